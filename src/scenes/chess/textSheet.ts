import { sayGameFault } from '../../i18n/tankChessExtras';
import type { AnnotatedGame } from '../../rules/tankChess/annotated';
import { printCode, printSnapshot, snapshotOf } from '../../rules/tankChess/positionText';
import { printAnnotated } from '../../rules/tankChess/printAnnotated';
import { isGameFault, readAnnotated } from '../../rules/tankChess/readAnnotated';
import { button } from '../panels/controls';
import { el, freshId } from '../panels/dom';
import { saveFile } from '../panels/files';
import type { Moment } from './gameTree';
import type { Kit } from './kit';
import { copyWords, sheet } from './room';

/** The game and the position as text: to copy, to save, to paste another. */
export function textSheet(
  kit: Kit,
  game: AnnotatedGame,
  here: Moment,
  take: (game: AnnotatedGame) => void,
): HTMLElement {
  const words = kit.words();
  const id = freshId('text');
  const trouble = el('p', { class: 'trouble', role: 'alert' });
  const field = el('textarea', {
    id,
    class: 'text-area',
    spellcheck: 'false',
    autocomplete: 'off',
    'data-keep': 'game',
  });
  field.value = printAnnotated(game);
  const read = () => {
    const found = readAnnotated(field.value);
    if (!isGameFault(found)) return take(found);
    trouble.textContent = sayGameFault(found, words, kit.game().text, kit.shell.text().locale);
    kit.shell.sound.play('error');
  };
  const snapshot = snapshotOf(here.state);
  return sheet(
    words.analysis.text,
    el('p', { class: 'about' }, words.analysis.textAbout),
    el('label', { for: id, class: 'unseen' }, words.analysis.text),
    field,
    trouble,
    el(
      'div',
      { class: 'chess-acts' },
      button({ words: words.read, small: true, run: read }),
      button({ words: words.copy, small: true, run: () => void copyWords(kit, field.value) }),
      button({ words: words.save, small: true, icon: 'save', run: () => saveFile('tank-chess.txt', field.value) }),
    ),
    el('h3', {}, words.analysis.position),
    el('code', { class: 'chess-code' }, printSnapshot(snapshot)),
    el(
      'div',
      { class: 'chess-acts' },
      button({ words: words.copy, small: true, run: () => void copyWords(kit, printSnapshot(snapshot)) }),
      button({
        words: words.analysis.workshop,
        small: true,
        run: () => kit.shell.go({ screen: 'room', game: 'tankChess', room: 'workshop', at: printCode(snapshot) }),
      }),
    ),
  );
}
