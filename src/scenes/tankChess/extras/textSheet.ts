import { sayGameFault, sayPositionFault } from '../../../i18n/tankChess/extras';
import type { AnnotatedGame } from '../../../rules/tankChess/annotated';
import {
  isPositionFault,
  printCode,
  printSnapshot,
  readSnapshot,
  snapshotOf,
} from '../../../rules/tankChess/positionText';
import { printAnnotated } from '../../../rules/tankChess/printAnnotated';
import { isGameFault, readingAnnotated } from '../../../rules/tankChess/readAnnotated';
import { button } from '../../dom/controls';
import { el, freshId } from '../../dom/el';
import { saveFile } from '../../dom/files';
import { copyWords } from '../../extras/extraPage';
import { breathing } from '../../frame/breath';
import { latestOnly } from '../../frame/latestOnly';
import { follow } from './follow';
import type { TreeNode } from './gameTree';
import { isPosition } from './importText';
import type { Kit } from './kit';

/** What somebody has written into the sheet and not yet read in; it outlives the sheet. */
export interface PastedText {
  open: boolean;
  text: string | null;
  trouble: string;
}

/** The game and the position as text: to copy, to save, to paste another. Written out only when it is unfolded. */
export function textSheet(
  kit: Kit,
  game: () => AnnotatedGame,
  here: TreeNode,
  draft: PastedText,
  take: (game: AnnotatedGame) => void,
): HTMLElement {
  const words = kit.words();
  const folded = el(
    'details',
    { class: 'extra-sheet', open: draft.open },
    el('summary', { class: 'display' }, words.analysis.text),
  );
  const unfold = () => folded.append(...content(kit, game(), here, draft, take));
  if (draft.open) unfold();
  folded.addEventListener('toggle', () => {
    if (folded.open && !draft.open) unfold();
    draft.open = folded.open;
  });
  return folded;
}

function content(
  kit: Kit,
  game: AnnotatedGame,
  here: TreeNode,
  draft: PastedText,
  take: (game: AnnotatedGame) => void,
): HTMLElement[] {
  const words = kit.words();
  const id = freshId('text');
  const trouble = el('p', { class: 'trouble', role: 'alert' }, draft.trouble);
  const field = el('textarea', { id, class: 'text-area', spellcheck: 'false', autocomplete: 'off' });
  field.value = draft.text ?? printAnnotated(game, follow);
  field.addEventListener('input', () => {
    draft.text = field.value;
  });
  const reading = latestOnly();
  const read = async () => {
    const isLatest = reading();
    const found = await readPasted(kit, field.value);
    // Who has gone elsewhere in the room meanwhile is not pulled back.
    if (!isLatest() || !field.isConnected) return;
    if (typeof found !== 'string') return take(found);
    draft.trouble = found;
    trouble.textContent = draft.trouble;
    kit.shell.sound.play('error');
  };
  const snapshot = snapshotOf(here.state);
  return [
    el('p', { class: 'about' }, words.analysis.textAbout),
    el('label', { for: id, class: 'unseen' }, words.analysis.text),
    field,
    trouble,
    el(
      'div',
      { class: 'extra-acts' },
      button({ words: words.read, small: true, run: () => void read() }),
      button({ words: words.copy, small: true, run: () => void copyWords(kit, field.value) }),
      button({ words: words.save, small: true, icon: 'save', run: () => saveFile('tank-chess.txt', field.value) }),
    ),
    el('h3', {}, words.analysis.position),
    el('code', { class: 'extra-code' }, printSnapshot(snapshot)),
    el(
      'div',
      { class: 'extra-acts' },
      button({ words: words.copy, small: true, run: () => void copyWords(kit, printSnapshot(snapshot)) }),
      button({
        words: words.analysis.workshop,
        small: true,
        run: () => kit.shell.go({ screen: 'room', game: 'tankChess', room: 'workshop', at: printCode(snapshot) }),
      }),
    ),
  ];
}

/** A written game, or a position in one line as a game that begins there; a sentence where it is neither. */
async function readPasted(kit: Kit, text: string): Promise<AnnotatedGame | string> {
  const { locale } = kit.shell.text();
  const snapshot = isPosition(text) ? readSnapshot(text) : null;
  if (snapshot !== null && isPositionFault(snapshot)) return sayPositionFault(snapshot, kit.words(), locale);
  const written = snapshot === null ? text : `[Position "${printSnapshot(snapshot)}"]`;
  const found = await breathing(readingAnnotated(written, follow));
  return isGameFault(found) ? sayGameFault(found, kit.words(), kit.game().text, locale) : found;
}
