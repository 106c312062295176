import type { Seat } from '../../../rules/core/game';
import { chitsFor, endChance, ladderFor, pointInUse } from '../../../rules/tankOnTank/actionPoints';
import type { Scenario } from '../../../rules/tankOnTank/data/scenario';
import { opponent, planOf } from '../../../rules/tankOnTank/plan';
import type { View } from '../../../rules/tankOnTank/view';
import type { Blocks, Columns, Row } from '../../blocks/block';
import type { Style } from '../../board/gameScene';
import type { Item } from '../../paint/items';
import { nationOf, stateOf } from './ground';
import { wordsOf } from './words';

export function columnOf(view: View, look: Style): readonly Blocks[] {
  return [trackOf(view, look), goalsOf(view, look)];
}

const picture = (texture: string): readonly Item[] => [{ kind: 'picture', texture, x: 0, y: 0, width: 60, height: 60 }];

/** Points spent, how likely the next ends the phase, and who holds the chit. */
function trackOf(view: View, look: Style): Blocks {
  const { table, say, percent } = wordsOf(look);
  const state = stateOf(view);
  const seat = view.phasing;
  const { solitaire } = view.switches;
  const chits = [...chitsFor(state, seat)].sort();
  const last = solitaire ? (ladderFor(state, seat).at(-1)?.after ?? 4) : Math.max(...chits);
  const known = view.chit;
  const over = view.outcome !== null;
  // Nobody spends anything before the battle or after it.
  const idle = over || view.half === 0;
  const using = pointInUse(view);
  const now = using ?? view.spent + 1;
  const cells = Array.from({ length: last }, (_, index): Columns['cells'][number] => {
    const number = index + 1;
    const chance = endChance(state, seat, number);
    const next = number === now;
    const odds =
      chance.ways === 0
        ? table.ap.never
        : chance.ways === chance.of
          ? table.ap.last
          : say(next ? table.ap.next : table.ap.later, { percent: percent(chance) });
    if (number === using) return { label: String(number), state: 'next', says: `${table.ap.using} ${odds}` };
    if (number < now) return { label: String(number), state: 'spent', says: table.ap.spent };
    if (over) return { label: String(number), state: 'maybe', says: '' };
    if (number === last) return { label: String(number), state: 'last', says: table.ap.last };
    return { label: String(number), state: next && !idle ? 'next' : 'maybe', says: odds };
  });
  const holder = opponent(seat);
  const note = solitaire
    ? table.ap.solitaire
    : view.viewer === holder
      ? table.ap.youHold
      : say(table.ap.held, { seat: holder });
  return [
    {
      kind: 'heading',
      kicker: '',
      title: table.ap.title,
      note: idle ? '' : note,
      picture: solitaire || idle ? [] : picture(known === null ? 'ap-back' : `ap-${known}`),
    },
    { kind: 'columns', cells },
    {
      kind: 'notice',
      says: solitaire ? table.ap.footSolitaire : say(table.ap.foot, { chits: chits.join(' ') }),
      rule: solitaire ? 'TOT-5.0k' : 'TOT-5.0d',
      tone: 'plain',
    },
  ];
}

function noteOf(plan: Scenario, look: Style): string {
  const { table, say } = wordsOf(look);
  const { goals } = table;
  const { ending, turns } = plan;
  switch (ending.type) {
    case 'hold':
      return say(goals.hold, { need: ending.need, turn: turns });
    case 'points':
      return say(goals.points, { turn: turns });
    case 'target':
      return say(goals.target, { points: ending.points });
    case 'roads':
      return goals.roads;
    case 'half':
      return goals.half;
    case 'capture':
      return goals.capture;
    case 'default':
      return goals.none;
  }
}

/** Objectives with their holders, points and what else decides. */
function goalsOf(view: View, look: Style): Blocks {
  const { table, say } = wordsOf(look);
  const plan = planOf(stateOf(view));
  const { standing } = view;
  const named = (seat: Seat | null) => (seat === null ? table.goals.nobody : (look.text.seats[seat] ?? ''));
  const few = standing.held.length <= 5;
  const goals = few
    ? standing.held.map(({ hex, seat }) => ({
        picture: picture(seat === null ? 'objective' : `control-${nationOf(seat)}`),
        label: hex,
        says: named(seat),
      }))
    : [];
  const left = plan.turns - view.turn;
  const holds = (seat: Seat) => standing.held.filter((one) => one.seat === seat).length;
  const paid = plan.awards.length > 0;
  const exits = plan.coups.flatMap((coup) => (coup.type === 'exits' ? [coup] : []));
  const trophies = plan.coups.flatMap((coup) => (coup.type === 'trophies' ? [coup] : []));
  const gone = (seat: Seat) => view.units.filter((unit) => unit.seat === seat && unit.where === 'exited').length;
  const rows: readonly Row[] = [
    ...(paid
      ? [0, 1].map((seat) => ({
          title: `${named(seat)} · ${table.goals.score}`,
          value: String(standing.points[seat]?.total ?? 0),
        }))
      : []),
    ...(few
      ? []
      : [0, 1].map((seat) => ({ title: named(seat), value: say(table.goals.held, { count: holds(seat) }) }))),
    ...exits.map(({ seat, count }) => ({
      title: `${named(seat)} · ${say(table.goals.exits, { count: gone(seat), need: count })}`,
    })),
    ...trophies.map(({ seat, hexes }) => ({
      title: `${named(seat)} · ${say(table.goals.trophies, { count: standing.trophies.length, of: hexes.length })}`,
    })),
    ...(standing.road === null ? [] : [{ title: standing.road ? table.goals.roadOpen : table.goals.roadCut }]),
  ];
  const lead = standing.held.length > 0 && few ? `${holds(0)} : ${holds(1)} · ` : '';
  return [
    { kind: 'heading', kicker: '', title: table.goals.title, note: noteOf(plan, look) },
    { kind: 'columns', cells: goals },
    { kind: 'rows', rows },
    {
      kind: 'notice',
      says: `${lead}${left <= 0 ? table.goals.lastTurn : say(table.goals.left, { left })}`,
      rule: plan.ending.rule,
      tone: 'plain',
    },
  ];
}
