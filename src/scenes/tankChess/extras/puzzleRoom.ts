import { type Puzzle, puzzles } from '../../../rules/tankChess/data/puzzles';
import { printCode, snapshotOf } from '../../../rules/tankChess/positionText';
import { answerOf, judge, openPuzzle, puzzleOfDay, stubbornReply } from '../../../rules/tankChess/study/puzzles';
import { winsInOne } from '../../../rules/tankChess/study/winning';
import type { Drive } from '../../../rules/tankChess/types';
import { button } from '../../dom/controls';
import { el } from '../../dom/el';
import { openRoom, sheet } from '../../extras/extraPage';
import type { Screen } from '../../frame/shell';
import { follow } from './follow';
import type { Kit } from './kit';
import { dayOf, readScore, SCORE_KEY, scoreSolved, scoreWrong } from './puzzleScore';
import { openTurnBoard } from './turnBoard';

type Score = ReturnType<typeof readScore>;
type PuzzleState = 'open' | 'answered' | 'wrong' | 'solved' | 'shown' | 'busy';

/** Positions with one solution, one after another, with a streak to keep. */
export function openPuzzleRoom(kit: Kit, at: string | null, leave: () => void): Screen {
  const { shell } = kit;
  const today = dayOf(new Date());
  let score = readScore(shell.store.recall(SCORE_KEY));
  let puzzle = chosen(at, today, score.solved);
  let stage: PuzzleState = 'open';
  let clean = true;

  const keep = (next: Score) => {
    score = next;
    shell.store.remember(SCORE_KEY, score);
  };
  const trial = openTrial(kit, puzzle, (next) => {
    stage = next;
    if (stage === 'solved') {
      const daily = puzzle === puzzleOfDay(today) ? today : null;
      keep(scoreSolved(score, puzzle.id, clean, daily));
      shell.sound.play('fanfare');
    } else if (stage === 'wrong') {
      clean = false;
      keep(scoreWrong(score));
      shell.sound.play('error');
    }
    write();
  });
  const room = openRoom(kit, { name: 'puzzles', board: trial.board, leave });
  const status = el('p', { class: 'extra-verdict', role: 'status' });

  const go = (next: Puzzle) => {
    puzzle = next;
    clean = true;
    const address = { screen: 'room', game: 'tankChess', room: 'puzzles', at: puzzle.id } as const;
    shell.router.replace(address);
    trial.lay(puzzle);
  };
  const lay = () => trial.lay(puzzle);
  const show = async () => {
    clean = false;
    keep(scoreWrong(score));
    await trial.show();
  };
  const write = () => {
    const words = kit.words().puzzles;
    const number = puzzles.indexOf(puzzle) + 1;
    const daily = puzzle === puzzleOfDay(today);
    const mover = openPuzzle(puzzle).mover;
    room.title(words.title, kit.say(words.number, { number, of: puzzles.length }));
    status.className = `extra-verdict ${stage === 'solved' || stage === 'answered' ? 'done' : stage}`;
    status.textContent = verdictOf(kit, puzzle, stage);
    const over = stage === 'solved' || stage === 'wrong' || stage === 'shown';
    room.side.replaceChildren(
      scoreCard(kit, score),
      sheet(
        daily ? words.today : kit.say(words.card, { turns: puzzle.turns }),
        el('p', { class: 'extra-task' }, kit.say(puzzle.turns === 1 ? words.task1 : words.task2, { seat: mover })),
        el('p', {}, words.only),
        status,
        el(
          'div',
          { class: 'extra-acts' },
          over ? button({ words: words.next, kind: 'primary', run: () => go(nextUnsolved(puzzle, score)) }) : null,
          over || stage === 'answered' ? button({ words: words.again, small: true, run: lay }) : null,
          stage === 'solved' || stage === 'shown'
            ? null
            : button({ words: words.show, small: true, run: () => void show() }),
          button({ words: words.explore, small: true, icon: 'eye', run: () => explore(kit, puzzle) }),
        ),
      ),
      trial.aside,
      el(
        'div',
        { class: 'extra-acts' },
        button({ words: words.previous, small: true, icon: 'step-back', run: () => go(neighbourOf(puzzle, -1)) }),
        // Once it is over, the large button leads on.
        over ? null : button({ words: words.next, small: true, icon: 'step', run: () => go(neighbourOf(puzzle, 1)) }),
        daily ? null : button({ words: words.today, small: true, run: () => go(puzzleOfDay(today)) }),
      ),
    );
  };

  lay();
  const stop = shell.onSettings(() => {
    trial.rewrite();
    write();
  });
  return {
    show(address) {
      if (address.screen !== 'room') return;
      const asked = chosen(address.at, today, score.solved);
      if (asked !== puzzle) go(asked);
    },
    close() {
      stop();
      trial.close();
      room.close();
    },
  };
}

/** A puzzle on the board: tried, answered, solved, or its solution played; tells where it stands. */
function openTrial(kit: Kit, first: Puzzle, report: (stage: PuzzleState) => void) {
  let puzzle = first;
  let state = openPuzzle(puzzle);
  let stage: PuzzleState = 'open';
  /** Raised with every new beginning: what is still being shown for an earlier one is dropped. */
  let visit = 0;
  const board = openTurnBoard(kit, (drive) => void tried(drive));

  const turnTo = (next: PuzzleState) => {
    stage = next;
    report(next);
  };
  const lay = (next: Puzzle) => {
    visit += 1;
    puzzle = next;
    state = openPuzzle(puzzle);
    board.set(state, true);
    turnTo('open');
  };
  const tried = async (drive: Drive) => {
    const mine = visit;
    const verdict = judge(puzzle, state, drive, stage === 'open', follow);
    turnTo('busy');
    const { state: after } = await board.follow(drive);
    if (mine !== visit) return;
    state = after;
    if (verdict === 'goOn') return answer(mine);
    board.set(state, false);
    turnTo(verdict === 'solved' ? 'solved' : 'wrong');
  };
  const answer = async (mine: number) => {
    board.set(state, false);
    const { state: after } = await board.follow(stubbornReply(state, follow));
    if (mine !== visit) return;
    state = after;
    board.set(state, true);
    turnTo('answered');
  };
  return {
    ...board,
    lay,
    /** Plays the whole solution. */
    async show() {
      lay(puzzle);
      const mine = visit;
      turnTo('shown');
      const solver = state.mover;
      let next: Drive | undefined = answerOf(puzzle);
      while (next !== undefined && mine === visit) {
        board.set(state, false);
        state = (await board.follow(next)).state;
        if (mine !== visit) return;
        if (state.ending !== null) break;
        next = state.mover === solver ? winsInOne(state, state.mover)[0] : stubbornReply(state, follow);
      }
      board.set(state, false);
    },
    close() {
      visit += 1;
      board.close();
    },
  };
}

function chosen(at: string | null, today: number, solved: readonly string[]): Puzzle {
  const asked = puzzles.find(({ id }) => id === at);
  if (asked !== undefined) return asked;
  if (at === 'today') return puzzleOfDay(today);
  return puzzles.find(({ id }) => !solved.includes(id)) ?? puzzleOfDay(today);
}

function neighbourOf(puzzle: Puzzle, by: number): Puzzle {
  const index = puzzles.indexOf(puzzle);
  return puzzles[(index + by + puzzles.length) % puzzles.length] ?? puzzle;
}

function nextUnsolved(puzzle: Puzzle, { solved }: Score): Puzzle {
  for (let by = 1; by < puzzles.length; by++) {
    const each = neighbourOf(puzzle, by);
    if (!solved.includes(each.id)) return each;
  }
  return neighbourOf(puzzle, 1);
}

function explore({ shell }: Kit, puzzle: Puzzle): void {
  const code = printCode({ ...snapshotOf(openPuzzle(puzzle)), number: 1 });
  shell.go({ screen: 'room', game: 'tankChess', room: 'analysis', at: `~${code}` });
}

function verdictOf(kit: Kit, { answer }: Puzzle, stage: PuzzleState): string {
  const words = kit.words().puzzles;
  switch (stage) {
    case 'open':
    case 'busy':
      return '';
    case 'answered':
      return words.goOn;
    case 'wrong':
    case 'solved':
      return words[stage];
    case 'shown':
      return kit.say(words.solution, { turn: answer });
  }
}

function scoreCard(kit: Kit, score: Score): HTMLElement {
  const words = kit.words().puzzles;
  return el(
    'p',
    { class: 'extra-score' },
    el('b', {}, kit.say(words.streak, { count: score.streak })),
    el('span', {}, kit.say(words.best, { count: score.best })),
    el('span', {}, kit.say(words.solvedOf, { count: score.solved.length, of: puzzles.length })),
    score.days > 0 ? el('span', {}, kit.say(words.days, { count: score.days })) : null,
  );
}
