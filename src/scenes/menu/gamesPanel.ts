import { say } from '../../i18n/index';
import type { SaveFault, SaveMeta } from '../../session/store/saves';
import { button, textField } from '../dom/controls';
import { el, icon } from '../dom/el';
import { openPanel, type Panel } from '../dom/livePanel';
import { screenUrl } from '../frame/assets';
import { isStudied } from '../frame/games';
import type { MenuShell } from '../frame/menuShell';
import { exportSave } from './exportSave';
import { moveLine, progressBar, riskOf } from './saveCard';
import { saveName, saveWords } from './saveWords';

/** What can be done with a game on the shelf. */
interface Acts {
  remove(save: SaveMeta): Promise<void>;
  rename(save: SaveMeta): Promise<void>;
  /** The name being written, which outlives a list written anew. */
  readonly draft: { name: string };
  /** Shows a field in place of the name, and the name again. */
  startRename(save: SaveMeta): void;
  endRename(save: SaveMeta): void;
}

/** Every game on this device: to go on with, to watch, to keep as a file, to throw away and take back. */
export function openGamesPanel(shell: MenuShell): Panel {
  let renaming: string | null = null;
  /** Being thrown away: a second press would find nothing there. */
  const leaving = new Set<string>();
  let rebuild = () => {};
  const show = (control: string) => {
    rebuild();
    document.querySelector<HTMLElement>(`[data-keep="${CSS.escape(control)}"]`)?.focus();
  };
  const acts: Acts = {
    async remove(save) {
      if (leaving.has(save.id)) return;
      leaving.add(save.id);
      await removeGame(shell, save);
      leaving.delete(save.id);
    },
    draft: { name: '' },
    async rename(save) {
      renaming = null;
      await renameGame(shell, save, acts.draft.name);
      // Another name may be being written by now.
      if (renaming === null) show(`rename-${save.id}`);
    },
    startRename(save) {
      renaming = save.id;
      acts.draft.name = saveName(save, shell.text());
      show(`name-${save.id}`);
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
    },
    endRename(save) {
      renaming = null;
      show(`rename-${save.id}`);
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
        ...unreadable(shell, leaving),
        ...unstored(shell),
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
function unreadable(shell: MenuShell, leaving: Set<string>): HTMLElement[] {
  const { games, locale } = shell.text();
  const ids = shell.saves.damaged().filter((id) => !leaving.has(id));
  if (ids.length === 0) return [];
  const { store, refresh } = shell.saves;
  const remove = async () => {
    if (ids.some((id) => leaving.has(id))) return;
    for (const id of ids) leaving.add(id);
    const answers = await Promise.all(ids.map((id) => store.remove(id)));
    await refresh();
    for (const id of ids) leaving.delete(id);
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

/** The store does not take everything: why, and a way to ask it again. */
function unstored(shell: MenuShell): HTMLElement[] {
  const { refused, list, retry } = shell.saves;
  const [fault] = list().flatMap(({ id }) => refused(id) ?? []);
  if (fault === undefined) return [];
  const again = button({ words: shell.text().games.retry, small: true, run: () => void retry() });
  return [el('p', { class: 'trouble' }, shell.errors().saves[fault], ' ', again)];
}

function complain(shell: MenuShell, fault: SaveFault): void {
  shell.toast(shell.errors().saves[fault]);
}

async function renameGame(shell: MenuShell, save: SaveMeta, name: string): Promise<void> {
  // The name it has anyway would only keep it from following the language.
  if (name.trim() === saveName(save, shell.text())) return;
  const fault = await shell.saves.rename(save.id, name.trim() === '' ? null : name.trim());
  if (fault !== null) complain(shell, fault);
}

async function removeGame(shell: MenuShell, save: SaveMeta): Promise<void> {
  const answer = await shell.saves.remove(save.id);
  if ('fault' in answer) return complain(shell, answer.fault);
  const restore = async () => {
    const fault = await answer.restore();
    if (fault !== null) complain(shell, fault);
  };
  const { games, locale } = shell.text();
  const told = say(games.deleted, { name: saveName(save, shell.text()) }, locale);
  shell.toast(told, { words: games.undo, run: () => void restore() });
}

function gameEntry(shell: MenuShell, save: SaveMeta, acts: Acts, renaming: boolean): HTMLElement {
  const text = shell.text();
  const { name, title, stage, when, move, progress, machine } = saveWords(save, text, Date.now());
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
      el('span', {}, `${title} · ${stage}`),
      moveLine('', move, when, riskOf(shell, save.id)),
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
    isStudied(shell.games, save.game) ? small(words.analyse, 'eye', 'analyse', () => study()) : null,
    small(words.rename, 'rename', 'rename', () => acts.startRename(save)),
    small(words.export, 'save', 'export', () => void exportSave(shell, save.id)),
    small(words.delete, 'delete', 'delete', () => void acts.remove(save)),
  );
}

function nameField(shell: MenuShell, save: SaveMeta, acts: Acts): HTMLElement {
  const words = shell.text().games;
  const { draft } = acts;
  const field = textField(draft.name, (value) => {
    draft.name = value;
  });
  field.setAttribute('aria-label', words.newName);
  field.dataset.keep = `name-${save.id}`;
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') void acts.rename(save);
    else if (event.key === 'Escape') acts.endRename(save);
    else return;
    // The panel around it would close.
    event.stopPropagation();
  });
  return el(
    'div',
    { class: 'seed-line' },
    field,
    button({ words: words.keepName, small: true, run: () => void acts.rename(save) }),
  );
}
