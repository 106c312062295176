import { sayPositionFault } from '../../i18n/tankChessExtras';
import { jsonOf } from '../../rules/tankChess/openSnapshot';
import {
  isPositionFault,
  printCode,
  printSnapshot,
  readSnapshot,
  type Snapshot,
} from '../../rules/tankChess/positionText';
import { checkBoard, type Finding } from '../../rules/tankChess/workshop/check';
import { openMatch } from '../../session/match';
import { recordOf } from '../../session/record';
import { standingOf } from '../../session/saves';
import { freshSeed } from '../../session/seal';
import { button } from '../panels/controls';
import { el, freshId } from '../panels/dom';
import { readChoice, sittersOf } from '../panels/setupChoice';
import { copyWords, sheet } from '../room/room';
import { shown } from '../skins/tankChess/geometry';
import type { Kit } from './kit';
import { BOARDS_KEY, readKept } from './workbench';

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
    list.length === 0 ? el('p', { class: 'chess-good' }, words.good) : el('ul', { class: 'chess-findings' }, ...list),
    el(
      'div',
      { class: 'chess-acts' },
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
      { class: 'chess-acts' },
      button({ words: words.read, small: true, run: read }),
      button({ words: words.copy, small: true, run: () => void copyWords(kit, field.value) }),
      button({ words: words.share, small: true, icon: 'share', run: () => void copyWords(kit, link()) }),
    ),
  );
}

/** Boards kept on this device. */
export function keptSheet(kit: Kit, board: Snapshot, open: (code: string) => void): HTMLElement {
  const words = kit.words().workshop;
  const { store } = kit.shell;
  const list = el('ul', { class: 'chess-kept' });
  const name = el('input', {
    type: 'text',
    class: 'text-field',
    maxlength: 40,
    placeholder: words.name,
    'aria-label': words.name,
  });
  const write = () => {
    const kept = readKept(store.recall(BOARDS_KEY));
    const rows = kept.map((each, index) =>
      el(
        'li',
        {},
        button({ words: each.name, small: true, run: () => open(each.code) }),
        button({
          words: `${words.delete}: ${each.name}`,
          icon: 'close',
          iconOnly: true,
          kind: 'bare',
          run() {
            store.remember(BOARDS_KEY, kept.toSpliced(index, 1));
            write();
          },
        }),
      ),
    );
    list.replaceChildren(...(rows.length === 0 ? [el('li', { class: 'about' }, words.noneKept)] : rows));
  };
  const keep = () => {
    const kept = readKept(store.recall(BOARDS_KEY));
    const given = name.value.trim();
    const called = given === '' ? kit.say(words.unnamed, { number: kept.length + 1 }) : given;
    store.remember(BOARDS_KEY, [{ name: called, code: printCode(board) }, ...kept]);
    name.value = '';
    write();
  };
  write();
  return sheet(
    words.kept,
    el('div', { class: 'chess-pair' }, name, button({ words: words.keep, small: true, icon: 'save', run: keep })),
    list,
  );
}

/** A game from this position, with the seats and options of the last set-up. */
export async function playFrom(kit: Kit, board: Snapshot): Promise<void> {
  const { shell } = kit;
  const { module, sequence } = kit.game();
  const { game } = module;
  const choice = readChoice(shell.store.recall('hull-down/setup/tankChess'), game);
  const options = { ...choice.options, position: jsonOf(board) };
  const seed = freshSeed(({ length }) => crypto.getRandomValues(new Uint8Array(length)));
  const deal = { setup: 'custom', seats: 2, options, seed };
  const fault = game.fault(deal);
  if (fault !== null) {
    shell.toast(kit.game().text.faults[fault.fault] ?? fault.fault);
    return;
  }
  const match = openMatch(game, sequence, deal);
  const text = shell.text();
  const sitters = sittersOf(choice, text.setup, (template, number) => kit.say(template, { number }));
  const saveId = await shell.saves.put(recordOf(match, sitters), null, standingOf(match));
  shell.go({ screen: 'table', saveId, moment: null });
}
