import type { TableParts } from '../../games/manifest';
import type { GameId } from '../../rules/gameId';
import type { HeldGame } from '../../session/heldGame';
import { isGlimpse, readShareable } from '../../session/record/glimpse';
import { linkOf, readLink, type Shared, type Sighted } from '../../session/record/link';
import type { GameRecord } from '../../session/record/record';
import { isRecordError, type RecordError } from '../../session/record/recordProblem';
import { button } from '../dom/controls';
import { el, freshId, icon } from '../dom/el';
import { fileButton } from '../dom/files';
import { openPanel, type Panel } from '../dom/livePanel';
import { latestOnly } from '../frame/latestOnly';
import type { MenuShell } from '../frame/menuShell';
import { explainRecordProblem } from '../frame/recordTrouble';
import type { Address } from '../frame/shell';

type OpenGame = (record: GameRecord) => Promise<{ readonly held: HeldGame } | RecordError>;

/** What was pasted: a whole address, its hash, or the text of a file. */
export function readPasted(text: string): Shared | Sighted | RecordError {
  const trimmed = text.trim();
  const hash = /#game=[^\s]*/.exec(trimmed)?.[0];
  if (hash !== undefined) return readLink(hash);
  const record = readShareable(trimmed);
  if (isRecordError(record)) return record;
  return isGlimpse(record) ? { glimpse: record } : { record, moment: null };
}

/** What a pasted text in the written form of a game turned out to be. */
export type ReadText = (
  shell: MenuShell,
  text: string,
) => Promise<{ readonly record: GameRecord } | { readonly board: string } | { readonly wrong: string }>;

/** What a text turned out to be: somewhere to go, or what is wrong with it. */
type Found = { readonly wrong: string } | { go(): Address | Promise<Address> };

/** A game from a file or a link; whatever is wrong with it is said in a sentence and changes nothing. */
export function openImportPanel(shell: MenuShell, openGame: OpenGame): Panel {
  let pasted = '';
  let wrong = '';
  let trouble: HTMLElement | null = null;
  /** Asked with every text, and when the panel goes: what was being opened for an earlier one is dropped. */
  const begin = latestOnly();
  let going = false;

  const say = (sentence: string) => {
    wrong = sentence;
    if (trouble !== null) trouble.textContent = sentence;
    if (sentence !== '') shell.sound.play('error');
  };
  const game = async ({ record, moment }: Shared, by: 'link' | 'file'): Promise<Found> => {
    const opened = await openGame(record);
    if (isRecordError(opened)) return { wrong: await explainRecordProblem(shell, opened, record.game) };
    const place = async (): Promise<Address> => {
      const { id, kept } = shell.saves.add(opened.held, { name: null, origin: { by } });
      await kept;
      return { screen: 'table', saveId: id, moment };
    };
    return { go: place };
  };
  const find = async (source: string, by: 'link' | 'file'): Promise<Found> => {
    const own = shell.games.all.find(({ table }) => table?.text?.isText(source) === true);
    if (own?.table?.text !== undefined) return findWritten(own.id, own.table.text, source.trim(), by);
    const read = readPasted(source);
    if (isRecordError(read)) return { wrong: await explainRecordProblem(shell, read, '') };
    return 'glimpse' in read ? { go: () => ({ screen: 'shared', link: linkOf(read.glimpse) }) } : game(read, by);
  };
  /** In the game's own written form, for whole games and for positions. */
  const findWritten = async (
    id: GameId,
    { read }: NonNullable<TableParts['text']>,
    source: string,
    by: 'link' | 'file',
  ): Promise<Found> => {
    const found = await (await read())(shell, source);
    if ('wrong' in found) return found;
    if ('record' in found) return game({ record: found.record, moment: null }, by);
    return { go: () => ({ screen: 'room', game: id, room: 'workshop', at: found.board }) };
  };
  const take = async (source: string, by: 'link' | 'file') => {
    if (going) return;
    const isLatest = begin();
    say('');
    try {
      const found = await find(source, by);
      if (!isLatest()) return;
      if ('wrong' in found) return say(found.wrong);
      going = true;
      const address = await found.go();
      if (isLatest()) shell.router.replace(address);
    } catch (error) {
      if (isLatest()) shell.crash(error, {});
    }
  };
  const build = () => {
    const text = shell.text();
    const words = text.import;
    trouble = el('p', { class: 'trouble', role: 'alert' }, wrong);
    const id = freshId('paste');
    const area = el('textarea', { id, class: 'text-area', spellcheck: 'false', autocomplete: 'off' });
    area.value = pasted;
    area.addEventListener('input', () => {
      pasted = area.value;
    });
    const openPasted = () => {
      if (area.value.trim() === '') say(words.nothing);
      else void take(area.value, 'link');
    };
    const unreadable = () => say(text.frame.fileUnreadable);
    const file = fileButton(words.chooseFile, (source) => void take(source, 'file'), unreadable);
    return {
      title: words.title,
      icon: icon('link', 28),
      closeWords: text.frame.close,
      class: 'import',
      content: [
        el('p', { class: 'about' }, words.about),
        trouble,
        el(
          'div',
          { class: 'import-form' },
          el('h3', {}, words.file),
          file,
          el('h3', {}, el('label', { for: id }, words.paste)),
          area,
        ),
      ],
      foot: [button({ words: words.open, kind: 'primary', run: () => openPasted() })],
      onClose: () => shell.router.leave(),
    };
  };
  const gone = () => void begin();
  return openPanel(shell, build, { gone });
}
