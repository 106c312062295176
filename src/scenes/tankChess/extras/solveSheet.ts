import { writeDrive } from '../../../rules/tankChess/notation';
import { button } from '../../dom/controls';
import { el } from '../../dom/el';
import { sheet } from '../../extras/extraPage';
import { isDecisive } from './judgement';
import type { Kit } from './kit';
import type { Judged } from './report';
import { lossText } from './reportSheet';

/** A mistake to be made good. */
export interface Solving {
  readonly judged: Judged;
  verdict: 'open' | 'judging' | 'good' | 'bad' | 'shown';
  loss: number;
}

interface SolveActs {
  again(judged: Judged): void;
  giveUp(task: Solving): void;
  leave(judged: Judged): void;
}

export function solveSheet(kit: Kit, task: Solving, acts: SolveActs): HTMLElement {
  const words = kit.words().analysis;
  const { verdict, judged, loss } = task;
  const told: { readonly [verdict in Solving['verdict']]: string } = {
    open: '',
    judging: words.solveJudging,
    good: words.solveGood,
    bad: isDecisive(loss) ? words.solveLost : kit.say(words.solveBad, { loss: lossText(loss) }),
    shown: kit.say(words.better, { turn: bestTurn(judged) }),
  };
  const isOver = verdict === 'good' || verdict === 'shown';
  const again = {
    words: kit.words().lessons.again,
    small: true,
    kind: 'primary',
    run: () => acts.again(judged),
  } as const;
  return sheet(
    words.mistakes,
    el('p', { class: 'extra-task' }, kit.say(words.solveTask, { turn: judged.moment.record ?? '' })),
    el(
      'p',
      { class: `extra-verdict ${verdict === 'good' ? 'done' : verdict === 'bad' ? 'wrong' : ''}`, role: 'status' },
      told[verdict],
    ),
    el(
      'div',
      { class: 'extra-acts' },
      verdict === 'bad' ? button(again) : null,
      isOver ? null : button({ words: words.giveUp, small: true, run: () => acts.giveUp(task) }),
      button({ words: words.returnToGame, small: true, run: () => acts.leave(judged) }),
    ),
  );
}

function bestTurn({ best, moment }: Judged): string {
  const [turn] = best.turns;
  return turn === undefined || moment.parent === null ? '' : writeDrive(moment.parent.state, turn);
}
