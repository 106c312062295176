import type { Match } from '../../session/match';
import { type GameRecord, readRecord } from '../../session/record';
import { isRecordError, type RecordError } from '../../session/recordError';
import { readLink, type Shared } from '../../session/recordLink';
import { standingOf } from '../../session/saves';
import type { MenuShell } from '../menuShell';
import { recordTrouble } from '../recordTrouble';
import { button } from './controls';
import { el, freshId, icon } from './dom';
import { fileButton } from './files';
import { openPanel, type Panel } from './livePanel';

type OpenGame = (record: GameRecord) => Promise<{ readonly match: Match } | RecordError>;

/** What was pasted: a whole address, its hash, or the text of a file. */
export function readPasted(text: string): Shared | RecordError {
  const trimmed = text.trim();
  const hash = /#game=[^\s]*/.exec(trimmed)?.[0];
  if (hash !== undefined) return readLink(hash);
  const record = readRecord(trimmed);
  return isRecordError(record) ? record : { record, moment: null };
}

/** Headers in brackets, numbered turns, or a position that begins with the size of its board. */
export function isChessText(text: string): boolean {
  return /^\s*(\[\s*\w+\s+"|\d+\s*\.|\{[^"]*\}\s*\d+\s*\.|\d{1,2}\s+[\w#*]+\/)/.test(text);
}

/** A game from a file or a link; whatever is wrong with it is said in a sentence and changes nothing. */
export function openImportPanel(shell: MenuShell, openGame: OpenGame): Panel {
  let pasted = '';
  const panel = openPanel(shell, () => {
    const text = shell.text();
    const words = text.import;
    const trouble = el('p', { class: 'trouble', role: 'alert' });
    const say = (sentence: string) => {
      trouble.textContent = sentence;
      if (sentence !== '') shell.sound.play('error');
    };
    const wrong = async (error: RecordError, game = '') => say(await recordTrouble(shell, error, game));
    const take = async (source: string, by: 'link' | 'file') => {
      say('');
      if (isChessText(source)) return takeChess(source.trim(), by);
      const read = readPasted(source);
      if (isRecordError(read)) return wrong(read);
      const opened = await openGame(read.record);
      if (isRecordError(opened)) return wrong(opened, read.record.game);
      const saveId = await shell.saves.put(read.record, { by }, standingOf(opened.match));
      shell.router.replace({ screen: 'table', saveId, moment: read.moment });
    };
    /** Tank Chess has a written form of its own, for whole games and for positions. */
    const takeChess = async (source: string, by: 'link' | 'file') => {
      const { importText } = await import('../chess/importText');
      const read = await importText(shell, source);
      if ('wrong' in read) return say(read.wrong);
      if ('board' in read)
        return shell.router.replace({ screen: 'room', game: 'tankChess', room: 'workshop', at: read.board });
      const opened = await openGame(read.record);
      if (isRecordError(opened)) return wrong(opened, read.record.game);
      const saveId = await shell.saves.put(read.record, { by }, standingOf(opened.match));
      shell.router.replace({ screen: 'table', saveId, moment: null });
    };
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
    const file = fileButton(words.chooseFile, (source) => void take(source, 'file'));
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
          el('label', { for: id, class: 'row-words' }, words.paste),
          area,
        ),
      ],
      foot: [button({ words: words.open, kind: 'primary', run: () => openPasted() })],
      onClose: () => shell.router.leave(),
    };
  });
  return panel;
}
