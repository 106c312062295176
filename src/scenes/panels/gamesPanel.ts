import { say } from '../../i18n/index';
import { printRecord } from '../../session/record';
import type { SaveMeta } from '../../session/saves';
import { screenUrl } from '../assets';
import { saveName, saveWords } from '../menu/saveWords';
import type { MenuShell } from '../menuShell';
import { button, textField } from './controls';
import { el, icon } from './dom';
import { fileName, saveFile } from './files';
import { openPanel, type Panel } from './livePanel';

/** Every game on this device: to go on with, to watch, to keep as a file, to throw away and take back. */
export function openGamesPanel(shell: MenuShell): Panel {
  let renaming: string | null = null;
  const panel = openPanel(shell, () => {
    const text = shell.text();
    const words = text.games;
    const all = shell.saves.list();
    const list = (title: string, saves: readonly SaveMeta[], nothing: string) => [
      el('h3', {}, title),
      saves.length === 0
        ? el('p', { class: 'nothing' }, nothing)
        : el('ul', { class: 'game-list' }, ...saves.map((save) => entry(save))),
    ];
    return {
      title: words.title,
      icon: icon('trophy', 28),
      closeWords: text.frame.close,
      class: 'games',
      content: [
        ...list(
          words.inProgress,
          all.filter((save) => !save.finished),
          words.noneInProgress,
        ),
        ...list(
          words.finished,
          all.filter((save) => save.finished),
          words.noneFinished,
        ),
      ],
      foot: [button({ words: words.import, icon: 'link', small: true, run: () => shell.go({ screen: 'import' }) })],
      onClose: () => shell.router.leave(),
    };
  });
  const stop = shell.saves.subscribe(() => panel.rebuild());
  const fail = (fault: keyof ReturnType<MenuShell['errors']>['saves']) => shell.toast(shell.errors().saves[fault]);

  const remove = async (save: SaveMeta) => {
    const { games, locale } = shell.text();
    const answer = await shell.saves.store.remove(save.id);
    if (!answer.ok) return fail(answer.error);
    await shell.saves.refresh();
    shell.toast(say(games.deleted, { name: saveName(save, shell.text()) }, locale), {
      words: games.undo,
      run: () => void shell.saves.store.restore(answer.removed).then(() => shell.saves.refresh()),
    });
  };
  const rename = async (save: SaveMeta, name: string) => {
    renaming = null;
    const answer = await shell.saves.store.rename(save.id, name.trim() === '' ? null : name.trim());
    if (!answer.ok) fail(answer.error);
    await shell.saves.refresh();
  };
  const download = async (save: SaveMeta) => {
    const answer = await shell.saves.load(save.id);
    if ('fault' in answer) return fail(answer.fault);
    saveFile(fileName(saveName(save, shell.text())), printRecord(answer.record));
  };

  const nameField = (save: SaveMeta): HTMLElement => {
    const words = shell.text().games;
    let name = saveName(save, shell.text());
    const field = textField(name, (value) => {
      name = value;
    });
    field.setAttribute('aria-label', words.newName);
    field.dataset.keep = `name-${save.id}`;
    field.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') void rename(save, name);
    });
    return el(
      'div',
      { class: 'seed-line' },
      field,
      button({ words: words.keepName, small: true, run: () => void rename(save, name) }),
    );
  };

  const entry = (save: SaveMeta): HTMLElement => {
    const text = shell.text();
    const words = text.games;
    const { name, facts, when, machine } = saveWords(save, text, Date.now());
    const picture = save.thumbnail ?? (machine === null ? null : screenUrl(machine));
    const act = (label: string, image: string, keep: string, run: () => void) => {
      const made = button({ words: `${label}: ${name}`, icon: image, iconOnly: true, kind: 'bare', run });
      made.title = label;
      made.dataset.keep = `${keep}-${save.id}`;
      return made;
    };
    const go = save.finished ? { words: words.watch, moment: 0 } : { words: words.resume, moment: null };
    return el(
      'li',
      { class: 'game' },
      picture === null
        ? el('span', { class: 'game-picture' })
        : el('img', { class: 'game-picture', src: picture, alt: '' }),
      el(
        'div',
        { class: 'game-words' },
        renaming === save.id ? nameField(save) : el('b', {}, name),
        el('span', {}, facts),
        el('span', {}, when),
      ),
      el(
        'div',
        { class: 'game-acts' },
        button({
          words: go.words,
          icon: 'play',
          kind: save.finished ? 'plain' : 'olive',
          small: true,
          run: () => shell.go({ screen: 'table', saveId: save.id, moment: go.moment }),
        }),
        save.finished
          ? null
          : act(words.watch, 'step-back', 'watch', () => shell.go({ screen: 'table', saveId: save.id, moment: 0 })),
        act(words.rename, 'log', 'rename', () => {
          renaming = save.id;
          panel.rebuild();
          document.querySelector<HTMLElement>(`[data-keep="name-${CSS.escape(save.id)}"]`)?.focus();
        }),
        act(words.export, 'save', 'export', () => void download(save)),
        act(words.delete, 'close', 'delete', () => void remove(save)),
      ),
    );
  };
  return {
    close() {
      stop();
      panel.close();
    },
  };
}
