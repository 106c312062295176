import { sayPositionFault } from '../../../i18n/tankChess/extras';
import { jsonOf } from '../../../rules/tankChess/openSnapshot';
import {
  isPositionFault,
  printCode,
  printSnapshot,
  readSnapshot,
  type Snapshot,
} from '../../../rules/tankChess/positionText';
import { checkBoard, type Finding } from '../../../rules/tankChess/workshop/check';
import { dealGame } from '../../../session/heldGame';
import { freshSeed } from '../../../session/record/seal';
import { button } from '../../dom/controls';
import { el, freshId } from '../../dom/el';
import { copyWords, sheet } from '../../extras/extraPage';
import { goToNew } from '../../frame/newTable';
import { firstTime } from '../../frame/onlyOnce';
import { readChoice, sittersOf } from '../../menu/setupChoice';
import { shown } from '../board/geometry';
import type { Kit } from './kit';

const mostSquares = 8;

/** What a check finds, in sentences, and the door to a game from here. */
export function findingSheet(kit: Kit, board: Snapshot, play: () => void): HTMLElement {
  const words = kit.words().workshop;
  const found = checkBoard(board);
  const stopped = found.some(({ stops }) => stops);
  const list = found.map((each) => el('li', { class: each.stops ? 'stops' : 'note' }, findingWords(kit, each)));
  const code = printCode(board);
  return sheet(
    words.check,
    list.length === 0 ? el('p', { class: 'extra-good' }, words.good) : el('ul', { class: 'extra-findings' }, ...list),
    el(
      'div',
      { class: 'extra-acts' },
      button({ words: words.playFrom, kind: 'primary', icon: 'play', disabled: stopped, run: play }),
      button({
        words: words.analyse,
        small: true,
        icon: 'eye',
        run: () => kit.shell.go({ screen: 'room', game: 'tankChess', room: 'analysis', at: `~${code}` }),
      }),
    ),
  );
}

function findingWords(kit: Kit, { what, side, squares, percent }: Finding): string {
  const words = kit.words().workshop;
  const named = squares.slice(0, mostSquares).map(shown);
  const list = squares.length > mostSquares ? `${named.join(', ')} …` : named.join(', ');
  const colour = side === undefined ? '' : words[side];
  return kit.say(words.findings[what], { side: colour, squares: list, percent: percent ?? 0 });
}

/** The position as a line to copy, paste and share. */
export function positionSheet(kit: Kit, board: Snapshot, take: (read: Snapshot) => void): HTMLElement {
  const words = kit.words();
  const id = freshId('position');
  const trouble = el('p', { class: 'trouble', role: 'alert' });
  const field = el('textarea', {
    id,
    class: 'text-area short',
    spellcheck: 'false',
    autocomplete: 'off',
    'data-keep': 'position',
  });
  field.value = printSnapshot(board);
  const read = () => {
    const found = readSnapshot(field.value);
    if (!isPositionFault(found)) return take(found);
    trouble.textContent = sayPositionFault(found, words, kit.shell.text().locale);
    kit.shell.sound.play('error');
  };
  const link = () => kit.shell.linkTo({ screen: 'room', game: 'tankChess', room: 'workshop', at: printCode(board) });
  return sheet(
    words.workshop.position,
    el('label', { for: id, class: 'unseen' }, words.workshop.position),
    field,
    trouble,
    el(
      'div',
      { class: 'extra-acts' },
      button({ words: words.read, small: true, run: read }),
      button({ words: words.copy, small: true, run: () => void copyWords(kit, field.value) }),
      button({ words: words.share, small: true, icon: 'share', run: () => void copyWords(kit, link()) }),
    ),
  );
}

/** A game from this position, with the seats and options of the last set-up. */
export function playFrom(kit: Kit, board: Snapshot): void {
  const { shell } = kit;
  const { module, sequence } = kit.game();
  const { game } = module;
  const choice = readChoice(shell.store.recall('hull-down/setup/tankChess'), game);
  const options = { ...choice.options, position: jsonOf(board) };
  const seed = freshSeed(({ length }) => crypto.getRandomValues(new Uint8Array(length)));
  const deal = { setup: 'custom', seats: 2, options, seed };
  const fault = game.checkOptions(deal);
  if (fault !== null) {
    shell.toast(kit.game().text.faults[fault.problem] ?? fault.problem);
    return;
  }
  if (!firstTime(kit)) return;
  void goToNew(shell, shell.saves.add(dealGame(game, sequence, deal, sittersOf(choice)), { name: null }));
}
