import { type Puzzle, puzzles } from '../../../rules/tankChess/data/puzzles';
import { printCode, snapshotOf } from '../../../rules/tankChess/positionText';
import { answerOf, judge, openPuzzle, puzzleOfDay, stubbornReply } from '../../../rules/tankChess/study/puzzles';
import { winsInOne } from '../../../rules/tankChess/study/winning';
import type { Drive } from '../../../rules/tankChess/types';
import { button } from '../../dom/controls';
import { el } from '../../dom/el';
import { openRoom, sheet } from '../../extras/extraPage';
import type { Screen } from '../../frame/shell';
import type { Kit } from './kit';
import { dayOf, readScore, SCORE_KEY, scoreSolved, scoreWrong } from './puzzleScore';
import { openTurnBoard } from './turnBoard';

type PuzzleState = 'open' | 'answered' | 'wrong' | 'solved' | 'shown' | 'busy';

/** Positions with one solution, one after another, with a streak to keep. */
export function openPuzzleRoom(kit: Kit, at: string | null, leave: () => void): Screen {
  const { shell } = kit;
  const today = dayOf(new Date());
  let score = readScore(shell.store.recall(SCORE_KEY));
  let puzzle = chosen(at, today, score.solved);
  let state = openPuzzle(puzzle);
  let stage: PuzzleState = 'open';
  let clean = true;
  let visit = 0;

  const keep = (next: typeof score) => {
    score = next;
    shell.store.remember(SCORE_KEY, score);
  };
  const desk = openTurnBoard(kit, (drive) => void tried(drive));
  const room = openRoom(kit, { name: 'puzzles', board: desk.board, leave });
  const status = el('p', { class: 'chess-verdict', role: 'status' });

  const lay = () => {
    visit += 1;
    state = openPuzzle(puzzle);
    stage = 'open';
    desk.set(state, true);
    write();
  };
  const go = (next: Puzzle) => {
    puzzle = next;
    clean = true;
    const address = { screen: 'room', game: 'tankChess', room: 'puzzles', at: puzzle.id } as const;
    shell.router.replace(address);
    lay();
  };
  const tried = async (drive: Drive) => {
    const mine = visit;
    const verdict = judge(puzzle, state, drive, stage === 'open');
    stage = 'busy';
    write();
    const { state: after } = await desk.follow(drive);
    if (mine !== visit) return;
    state = after;
    if (verdict === 'goOn') return answer(mine);
    desk.set(state, false);
    stage = verdict === 'solved' ? 'solved' : 'wrong';
    if (verdict === 'solved') {
      const daily = puzzle === puzzleOfDay(today) ? today : null;
      keep(scoreSolved(score, puzzle.id, clean, daily));
      shell.sound.play('fanfare');
    } else {
      clean = false;
      keep(scoreWrong(score));
      shell.sound.play('error');
    }
    write();
  };
  const answer = async (mine: number) => {
    desk.set(state, false);
    const { state: after } = await desk.follow(stubbornReply(state));
    if (mine !== visit) return;
    state = after;
    stage = 'answered';
    desk.set(state, true);
    write();
  };
  /** Plays the whole solution. */
  const show = async () => {
    clean = false;
    keep(scoreWrong(score));
    lay();
    const mine = visit;
    stage = 'shown';
    write();
    let next: Drive | undefined = answerOf(puzzle);
    while (next !== undefined && mine === visit) {
      desk.set(state, false);
      state = (await desk.follow(next)).state;
      if (mine !== visit) return;
      if (state.ending !== null) break;
      next = state.mover === openPuzzle(puzzle).mover ? winsInOne(state, state.mover)[0] : stubbornReply(state);
    }
    desk.set(state, false);
  };

  const neighbour = (by: number): Puzzle => {
    const index = puzzles.indexOf(puzzle);
    return puzzles[(index + by + puzzles.length) % puzzles.length] ?? puzzle;
  };
  const write = () => {
    const words = kit.words().puzzles;
    const number = puzzles.indexOf(puzzle) + 1;
    const daily = puzzle === puzzleOfDay(today);
    const mover = openPuzzle(puzzle).mover;
    room.title(words.title, kit.say(words.number, { number, of: puzzles.length }));
    const verdicts: { readonly [each in PuzzleState]: string } = {
      open: '',
      busy: '',
      answered: words.goOn,
      wrong: words.wrong,
      solved: words.solved,
      shown: kit.say(words.solution, { turn: puzzle.answer }),
    };
    status.className = `chess-verdict ${stage === 'solved' || stage === 'answered' ? 'done' : stage}`;
    status.textContent = verdicts[stage];
    const over = stage === 'solved' || stage === 'wrong' || stage === 'shown';
    room.side.replaceChildren(
      el(
        'p',
        { class: 'chess-score' },
        el('b', {}, kit.say(words.streak, { count: score.streak })),
        el('span', {}, kit.say(words.best, { count: score.best })),
        el('span', {}, kit.say(words.solvedOf, { count: score.solved.length, of: puzzles.length })),
        score.days > 0 ? el('span', {}, kit.say(words.days, { count: score.days })) : null,
      ),
      sheet(
        daily ? words.today : kit.say(words.card, { turns: puzzle.turns }),
        el('p', { class: 'chess-task' }, kit.say(puzzle.turns === 1 ? words.task1 : words.task2, { seat: mover })),
        el('p', {}, words.only),
        status,
        el(
          'div',
          { class: 'chess-acts' },
          over ? button({ words: words.next, kind: 'primary', run: () => go(unsolved(neighbour)) }) : null,
          over || stage === 'answered' ? button({ words: words.again, small: true, run: lay }) : null,
          stage === 'solved' || stage === 'shown'
            ? null
            : button({ words: words.show, small: true, run: () => void show() }),
          button({ words: words.explore, small: true, icon: 'eye', run: explore }),
        ),
      ),
      desk.aside,
      el(
        'div',
        { class: 'chess-acts' },
        button({ words: words.previous, small: true, icon: 'step-back', run: () => go(neighbour(-1)) }),
        // Once it is over, the large button leads on.
        over ? null : button({ words: words.next, small: true, icon: 'step', run: () => go(neighbour(1)) }),
        daily ? null : button({ words: words.today, small: true, run: () => go(puzzleOfDay(today)) }),
      ),
    );
  };
  const unsolved = (step: (by: number) => Puzzle): Puzzle => {
    for (let by = 1; by < puzzles.length; by++) {
      const each = step(by);
      if (!score.solved.includes(each.id)) return each;
    }
    return step(1);
  };
  const explore = () => {
    const code = printCode({ ...snapshotOf(openPuzzle(puzzle)), number: 1 });
    shell.go({ screen: 'room', game: 'tankChess', room: 'analysis', at: `~${code}` });
  };

  lay();
  const stop = shell.onSettings(() => {
    desk.rewrite();
    write();
  });
  return {
    show(address) {
      if (address.screen !== 'room') return;
      const asked = chosen(address.at, today, score.solved);
      if (asked !== puzzle) go(asked);
    },
    close() {
      visit += 1;
      stop();
      desk.close();
      room.close();
    },
  };
}

function chosen(at: string | null, today: number, solved: readonly string[]): Puzzle {
  const asked = puzzles.find(({ id }) => id === at);
  if (asked !== undefined) return asked;
  if (at === 'today') return puzzleOfDay(today);
  return puzzles.find(({ id }) => !solved.includes(id)) ?? puzzleOfDay(today);
}
