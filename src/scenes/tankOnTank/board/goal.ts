import type { Seat } from '../../../rules/core/game';
import type { Award, Coup, Ending } from '../../../rules/tankOnTank/data/scenario';
import { opponent, planOf } from '../../../rules/tankOnTank/plan';
import type { View } from '../../../rules/tankOnTank/view';
import type { Style } from '../../board/gameScene';
import { stateOf } from './ground';
import { wordsOf } from './words';

/** More hexes than this are counted, not named. */
const NAMED = 4;

/** How a side wins this battle, in one line; the sheet before the battle has it at length. */
export function goalOf(view: View, seat: Seat, look: Style): { readonly says: string; readonly rule: string } {
  const { table, say } = wordsOf(look);
  const eitherOf = (ways: readonly string[]) => ways.join(table.win.or);
  const { turns, ending, coups, awards } = planOf(stateOf(view));
  const ways = [
    ...endingWays(ending, seat, turns, awards, look),
    ...coups.flatMap((coup) => coupWays(coup, seat, look)),
  ];
  return { says: say(table.win.lead, { ways: eitherOf(ways) }), rule: ending.rule };
}

function places(hexes: readonly string[], look: Style): string {
  const { table, say, list } = wordsOf(look);
  return hexes.length > NAMED ? say(table.win.marked, { count: hexes.length }) : list(hexes);
}

function coupWays(coup: Coup, seat: Seat, look: Style): readonly string[] {
  const { table, say } = wordsOf(look);
  const { win } = table;
  switch (coup.type) {
    case 'annihilation':
      return coup.seats.includes(seat) ? [win.kill] : [];
    case 'exits':
      return coup.seat === seat ? [say(win.exits, { count: coup.count })] : [];
    case 'trophies':
      return coup.seat === seat ? [say(win.trophies, { hexes: places(coup.hexes, look) })] : [];
  }
}

function endingWays(
  ending: Ending,
  seat: Seat,
  turn: number,
  awards: readonly Award[],
  look: Style,
): readonly string[] {
  const { table, say } = wordsOf(look);
  const { win } = table;
  const other = opponent(seat);
  switch (ending.type) {
    case 'hold': {
      const fields = { need: ending.need, hexes: places(ending.hexes, look), turn, seat: other };
      if (ending.hexes.length > 0 && ending.seats.includes(seat)) return [say(win.hold, fields)];
      return ending.otherwise === seat ? [say(win.holdOff, fields)] : [];
    }
    case 'points': {
      const pays = paysOf(awards, seat, look);
      return [say(ending.seat === seat ? win.points : win.level, { turn, pays })];
    }
    case 'target':
      return [say(ending.seat === seat ? win.target : win.deny, { turn, points: ending.points, seat: other })];
    case 'roads':
      return [say(ending.seat === seat ? win.cut : win.open, { turn })];
    case 'default':
      return ending.seat === seat ? [say(win.last, { turn })] : [];
    case 'half':
      return [win.half];
    case 'capture':
      return [win.capture];
  }
}

/** What earns this side its points. */
function paysOf(awards: readonly Award[], seat: Seat, look: Style): string {
  const { table, say, list } = wordsOf(look);
  const { pays } = table.win;
  const own = awards.filter((award) => award.seat === seat);
  const words = own.map((award) =>
    award.type === 'control' ? say(pays.control, { hexes: places(award.hexes, look) }) : pays[award.type],
  );
  return words.length === 0 ? '' : say(table.win.paid, { pays: list([...new Set(words)]) });
}
