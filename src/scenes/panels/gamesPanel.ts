import { say } from '../../i18n/index';
import { printRecord } from '../../session/record';
import type { SaveFault, SaveMeta } from '../../session/saves';
import { screenUrl } from '../assets';
import { moveLine, progressBar } from '../menu/saveCard';
import { saveName, saveWords } from '../menu/saveWords';
import type { MenuShell } from '../menuShell';
import { studied } from '../rooms';
import { button, textField } from './controls';
import { el, icon } from './dom';
import { fileName, saveFile } from './files';
import { openPanel, type Panel } from './livePanel';

/** What can be done with a game on the shelf. */
interface Acts {
  remove(save: SaveMeta): Promise<void>;
  rename(save: SaveMeta, name: string): Promise<void>;
  download(save: SaveMeta): Promise<void>;
  /** Shows a field in place of the name. */
  startRename(save: SaveMeta): void;
}

/** Every game on this device: to go on with, to watch, to keep as a file, to throw away and take back. */
export function openGamesPanel(shell: MenuShell): Panel {
  let renaming: string | null = null;
  let rebuild = () => {};
  const acts: Acts = {
    ...shelfActs(shell),
    async rename(save, name) {
      renaming = null;
      await renameGame(shell, save, name);
    },
    startRename(save) {
      renaming = save.id;
      rebuild();
      document.querySelector<HTMLElement>(`[data-keep="name-${CSS.escape(save.id)}"]`)?.focus();
    },
  };
  const panel = openPanel(shell, () => {
    const text = shell.text();
    const words = text.games;
    const all = shell.saves.list();
    const list = (title: string, saves: readonly SaveMeta[], nothing: string) => [
      el('h3', {}, title),
      saves.length === 0
        ? el('p', { class: 'nothing' }, nothing)
        : el('ul', { class: 'game-list' }, ...saves.map((save) => gameEntry(shell, save, acts, renaming === save.id))),
    ];
    const going = all.filter((save) => !save.finished);
    const over = all.filter((save) => save.finished);
    return {
      title: words.title,
      icon: icon('trophy', 28),
      closeWords: text.frame.close,
      class: 'games',
      content: [
        ...unreadable(shell),
        ...list(words.inProgress, going, words.noneInProgress),
        ...list(words.finished, over, words.noneFinished),
      ],
      foot: [button({ words: words.import, icon: 'link', small: true, run: () => shell.go({ screen: 'import' }) })],
      onClose: () => shell.router.leave(),
    };
  });
  rebuild = panel.rebuild;
  const stop = shell.saves.subscribe(rebuild);
  return {
    close() {
      stop();
      panel.close();
    },
  };
}

/** What the store holds and nobody can read is counted, and can be thrown away and taken back. */
function unreadable(shell: MenuShell): HTMLElement[] {
  const { games, locale } = shell.text();
  const ids = shell.saves.damaged();
  if (ids.length === 0) return [];
  const { store, refresh } = shell.saves;
  const remove = async () => {
    const answers = await Promise.all(ids.map((id) => store.remove(id)));
    await refresh();
    const restore = async () => {
      await Promise.all(answers.flatMap((answer) => (answer.ok ? [store.restore(answer.removed)] : [])));
      await refresh();
    };
    shell.toast(games.unreadableDeleted, { words: games.undo, run: () => void restore() });
  };
  return [
    el(
      'p',
      { class: 'trouble' },
      say(games.unreadable, { count: ids.length }, locale),
      ' ',
      button({ words: games.delete, small: true, run: () => void remove() }),
    ),
  ];
}

function complain(shell: MenuShell, fault: SaveFault): void {
  shell.toast(shell.errors().saves[fault]);
}

async function renameGame(shell: MenuShell, save: SaveMeta, name: string): Promise<void> {
  const answer = await shell.saves.store.rename(save.id, name.trim() === '' ? null : name.trim());
  if (!answer.ok) complain(shell, answer.error);
  await shell.saves.refresh();
}

function shelfActs(shell: MenuShell): Pick<Acts, 'remove' | 'download'> {
  return {
    async remove(save) {
      const { games, locale } = shell.text();
      const answer = await shell.saves.store.remove(save.id);
      if (!answer.ok) return complain(shell, answer.error);
      await shell.saves.refresh();
      shell.toast(say(games.deleted, { name: saveName(save, shell.text()) }, locale), {
        words: games.undo,
        async run() {
          const restored = await shell.saves.store.restore(answer.removed);
          if (!restored.ok) complain(shell, restored.error);
          await shell.saves.refresh();
        },
      });
    },
    async download(save) {
      const answer = await shell.saves.load(save.id);
      if ('fault' in answer) return complain(shell, answer.fault);
      saveFile(fileName(saveName(save, shell.text())), printRecord(answer.record));
    },
  };
}

function gameEntry(shell: MenuShell, save: SaveMeta, acts: Acts, renaming: boolean): HTMLElement {
  const text = shell.text();
  const { name, facts, when, move, progress, machine } = saveWords(save, text, Date.now());
  const picture = save.thumbnail ?? (machine === null ? null : screenUrl(machine));
  return el(
    'li',
    { class: 'game' },
    picture === null
      ? el('span', { class: 'game-picture' })
      : el('img', { class: 'game-picture', src: picture, alt: '' }),
    el(
      'div',
      { class: 'game-words' },
      renaming ? nameField(shell, save, acts) : el('b', {}, name),
      el('span', {}, facts),
      moveLine('', move, when),
      progressBar(progress),
    ),
    gameActs(shell, save, acts, name),
  );
}

function gameActs(shell: MenuShell, save: SaveMeta, acts: Acts, name: string): HTMLElement {
  const words = shell.text().games;
  const small = (label: string, image: string, keep: string, run: () => void) => {
    const made = button({ words: `${label}: ${name}`, icon: image, iconOnly: true, kind: 'bare', run });
    made.title = label;
    made.dataset.keep = `${keep}-${save.id}`;
    return made;
  };
  const study = () => shell.go({ screen: 'room', game: save.game, room: 'analysis', at: save.id });
  const show = (moment: number | null) => shell.go({ screen: 'table', saveId: save.id, moment });
  return el(
    'div',
    { class: 'game-acts' },
    button({
      words: save.finished ? words.watch : words.resume,
      icon: 'play',
      kind: save.finished ? 'plain' : 'olive',
      small: true,
      run: () => show(save.finished ? 0 : null),
    }),
    save.finished ? null : small(words.watch, 'step-back', 'watch', () => show(0)),
    studied.has(save.game) ? small(words.analyse, 'eye', 'analyse', () => study()) : null,
    small(words.rename, 'log', 'rename', () => acts.startRename(save)),
    small(words.export, 'save', 'export', () => void acts.download(save)),
    small(words.delete, 'close', 'delete', () => void acts.remove(save)),
  );
}

function nameField(shell: MenuShell, save: SaveMeta, acts: Acts): HTMLElement {
  const words = shell.text().games;
  let name = saveName(save, shell.text());
  const field = textField(name, (value) => {
    name = value;
  });
  field.setAttribute('aria-label', words.newName);
  field.dataset.keep = `name-${save.id}`;
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') void acts.rename(save, name);
  });
  return el(
    'div',
    { class: 'seed-line' },
    field,
    button({ words: words.keepName, small: true, run: () => void acts.rename(save, name) }),
  );
}
