import { sequenceOf } from '../../../machines/order';
import { tankDuelChart } from '../../../machines/tankDuel';
import type { Position } from '../../../rules/core/play';
import type { Fraction } from '../../../rules/tankDuel/analyses/fraction';
import { type Puzzle, puzzles } from '../../../rules/tankDuel/data/puzzles';
import { everyShot, type Line, rankedShots } from '../../../rules/tankDuel/study/everyShot';
import { bestOf, openPuzzle, tryPuzzle } from '../../../rules/tankDuel/study/puzzles';
import type { Command, State } from '../../../rules/tankDuel/types';
import { unseenIn, view } from '../../../rules/tankDuel/view';
import { button } from '../../dom/controls';
import { el } from '../../dom/el';
import { openRoom, sheet } from '../../extras/extraPage';
import { openProgress } from '../../extras/lessonProgress';
import type { Screen } from '../../frame/shell';
import { HIDE_CHANCES, SHOW_CHANCES } from '../board/turning';
import { describeTankDuel } from '../describe';
import { openDuelBoard } from './duelBoard';
import type { Kit } from './kit';

type Stage = 'open' | 'wrong' | 'away' | 'solved' | 'shown';

const order = sequenceOf(tankDuelChart);

const percent = ({ up, down }: Fraction) => `${((100 * Number(up)) / Number(down)).toFixed(1)} %`;

/** Positions in which one shot is better than all others, by exact count. Null: there is none of that name. */
export function openPuzzleRoom(kit: Kit, at: string | null, leave: () => void): Screen | null {
  const { shell } = kit;
  const indexOf = (id: string | null) => puzzles.findIndex((each) => each.id === id);
  if (at !== null && indexOf(at) < 0) return null;
  const progress = openProgress(shell.store, 'tankDuel.puzzles');
  const isSolved = ({ id }: Puzzle) => progress.markOf(id) === 'done';
  let number = Math.max(0, at === null ? puzzles.findIndex((each) => !isSolved(each)) : indexOf(at));
  let stage: Stage = 'open';
  let chance: Fraction | null = null;

  const puzzleNow = (): Puzzle => {
    const puzzle = puzzles[number];
    if (puzzle === undefined) throw new Error(`no puzzle ${number}`);
    return puzzle;
  };
  let position: Position<State> = openPuzzle(order, puzzleNow());
  const give = async (command: Command): Promise<void> => {
    const puzzle = puzzleNow();
    const step = tryPuzzle(order, puzzle, position, command);
    if (step.events.length > 0) await table.play(step.events, step.position.state);
    if (puzzle !== puzzleNow()) return;
    position = step.position;
    chance = step.chance;
    stage = step.verdict === 'wrong' && chance === null ? 'away' : step.verdict;
    if (stage === 'solved') {
      progress.note(puzzle.id, 'done');
      kit.skin.look?.(SHOW_CHANCES);
    }
    if (stage !== 'open') shell.sound.play(stage === 'solved' ? 'fanfare' : 'error');
    table.set(position.state, puzzle.seat, stage === 'open');
    write();
  };
  const table = openDuelBoard(kit, (command) => void give(command));
  const room = openRoom(kit, { name: 'puzzles', board: table.board, leave });
  const status = el('p', { class: 'extra-verdict', role: 'status' });

  const lay = () => {
    stage = 'open';
    chance = null;
    // The table of chances would be the answer.
    kit.skin.look?.(HIDE_CHANCES);
    position = openPuzzle(order, puzzleNow());
    table.set(position.state, puzzleNow().seat, true);
    write();
  };
  const go = (next: number) => {
    number = (next + puzzles.length) % puzzles.length;
    shell.router.replace({ screen: 'room', game: 'tankDuel', room: 'puzzles', at: puzzleNow().id });
    lay();
  };
  /** Plays the answer up to the choice of the target. */
  const show = () => {
    lay();
    const puzzle = puzzleNow();
    for (const command of puzzle.answer) {
      if (command.type !== 'target') position = order.next({ position }, command, position.dice).position;
    }
    chance = bestOf(order, puzzle);
    stage = 'shown';
    kit.skin.look?.(SHOW_CHANCES);
    table.set(position.state, puzzle.seat, false);
    write();
  };
  const write = () => {
    const words = kit.words().puzzles;
    const said = kit.say(words[stage], chance === null ? {} : { chance: percent(chance) });
    room.title(words.title, kit.say(words.number, { number: number + 1, of: puzzles.length }), said || words.task);
    status.className = `extra-verdict ${stage === 'solved' ? 'done' : stage}`;
    status.textContent = said;
    const solved = puzzles.filter(isSolved).length;
    room.side.replaceChildren(
      puzzleSheet(kit, puzzleNow(), { stage, solved, status, next: () => go(number + 1), lay, show }),
      table.aside,
      el(
        'div',
        { class: 'extra-acts' },
        button({ words: words.previous, small: true, icon: 'step-back', run: () => go(number - 1) }),
        stage === 'solved' ? null : button({ words: words.next, small: true, icon: 'step', run: () => go(number + 1) }),
      ),
    );
  };

  lay();
  const stop = shell.onSettings(() => {
    table.rewrite();
    write();
  });
  return {
    show(address) {
      const asked = address.screen === 'room' ? indexOf(address.at) : -1;
      if (asked >= 0 && asked !== number) go(asked);
    },
    close() {
      stop();
      table.close();
      room.close();
    },
  };
}

interface SheetParts {
  readonly stage: Stage;
  readonly solved: number;
  readonly status: HTMLElement;
  next(): void;
  lay(): void;
  show(): void;
}

/** What is asked, how it stands, and where it goes on. */
function puzzleSheet(kit: Kit, puzzle: Puzzle, { stage, solved, status, next, lay, show }: SheetParts): HTMLElement {
  const words = kit.words().puzzles;
  const left = unseenIn(view(openPuzzle(order, puzzle).state, puzzle.seat)).length;
  const known = stage === 'solved' || stage === 'shown';
  return sheet(
    words.names[puzzle.id],
    el('p', { class: 'extra-task' }, words.task),
    el('p', {}, kit.say(words.deck, { count: left })),
    status,
    known ? el('p', {}, words.why[puzzle.id]) : null,
    known ? proofOf(kit, puzzle) : null,
    el(
      'div',
      { class: 'extra-acts' },
      stage === 'solved' ? button({ words: words.next, kind: 'primary', run: next }) : null,
      stage === 'open' ? null : button({ words: words.again, small: true, run: lay }),
      known ? null : button({ words: words.show, small: true, run: show }),
    ),
    el('p', {}, kit.say(words.solvedOf, { count: solved, of: puzzles.length })),
  );
}

/** So many shots are set beside the best. */
const COMPARED = 5;

/** The proof: every shot there was, counted, the best first. */
function proofOf(kit: Kit, puzzle: Puzzle): HTMLElement {
  const words = kit.words().puzzles;
  const ranked = rankedShots(everyShot(order, openPuzzle(order, puzzle), puzzle.seat));
  const rows = ranked
    .slice(0, COMPARED + 1)
    .map((line) => el('tr', {}, el('td', {}, lineWords(kit, puzzle, line)), el('td', {}, percent(line.chance))));
  return el(
    'table',
    { class: 'extra-proof' },
    el('caption', {}, kit.say(words.proof, { count: ranked.length })),
    el('tbody', {}, ...rows),
  );
}

/** A way to a shot in words, step by step. */
function lineWords(kit: Kit, puzzle: Puzzle, { commands }: Line): string {
  const describe = describeTankDuel(kit.game().text, kit.shell.settings().language);
  let position = openPuzzle(order, puzzle);
  const steps = commands.map((command) => {
    const said = describe.command(view(position.state, puzzle.seat), command);
    if (command.type !== 'target') position = order.next({ position }, command, position.dice).position;
    return said;
  });
  return steps.join(kit.words().puzzles.followed);
}
