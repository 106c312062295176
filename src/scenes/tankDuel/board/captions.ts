import { hasLostCommander } from '../../../rules/tankDuel/tanks';
import type { Event, Nation, TankId } from '../../../rules/tankDuel/types';
import type { View } from '../../../rules/tankDuel/view';
import { decisiveBy } from '../../board/decisive';
import { backwards, type Earlier, STREAK, streakOf } from '../../board/earlier';
import type { Style } from '../../board/gameScene';
import type { Caption } from '../../theatre/shot';
import { tankAt } from './sight';
import { wordsOf } from './words';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

const sideOf = (id: TankId): Nation => (id.startsWith('de') ? 'de' : 'su');
const loserOf = (event: Event): Nation | null => (event.type === 'eliminated' ? sideOf(event.tank) : null);

/** Any card may be the Game End card, or it has come: what is done now may be the last thing. */
function isLate({ deckNumber, decks, gameEndPending, hasMark, deckSize, markBelow }: View): boolean {
  return gameEndPending || (deckNumber === decks && hasMark && deckSize <= markBelow);
}

/** Whether the last shell that went into this tank had nothing to spare. */
function wasClose(tank: TankId, earlier: Earlier<Event>): boolean {
  for (const event of backwards(earlier))
    if (event.type === 'pierced' && event.tank === tank) return event.penetration === event.armour;
  return false;
}

function lossCaption({ tank, vp }: Of<'eliminated'>, view: View, earlier: Earlier<Event>, look: Style): Caption | null {
  const { table, say, word } = wordsOf(look);
  const { captions } = table;
  const nation = sideOf(tank);
  const told = say(captions.worth, { vp });
  if (!view.tanks.some((one) => one.nation === nation && one.inPlay))
    return { title: say(captions.lastTank, { nation: word(nation) }), lines: [told] };
  if (isLate(view)) {
    if (wasClose(tank, earlier)) return { title: captions.photo, lines: [told, captions.noSpare] };
    return { title: captions.lastTurn, lines: [told, view.gameEndPending ? captions.endCame : captions.endComes] };
  }
  const streak = streakOf(nation, earlier, loserOf);
  return streak >= STREAK ? { title: say(captions.streak, { count: streak }), lines: [told] } : null;
}

/** A tank that fights on without its commander. */
function commanderCaption({ tank: id, person }: Of<'killed'>, view: View, look: Style): Caption | null {
  const tank = tankAt(view, id);
  const commands = person === 'commander' || person === 'commander-gunner';
  if (!commands || tank === null || !tank.inPlay || !hasLostCommander(tank)) return null;
  const { table, vehicle } = wordsOf(look);
  return { title: table.captions.commander, lines: [vehicle(tank.vehicle), table.captions.sightLost] };
}

function endCaption({ de, su }: Of<'gameEnded'>, look: Style): Caption | null {
  const { table, say } = wordsOf(look);
  if (Math.abs(de - su) > 1) return null;
  return { title: table.captions.photo, lines: [say(table.captions.score, { de, su })] };
}

/** What makes an event worth telling, the greatest thing first; null where it is one of many. */
export function captionOf(event: Event, view: View, earlier: Earlier<Event>, look: Style): Caption | null {
  switch (event.type) {
    case 'eliminated':
      return lossCaption(event, view, earlier, look);
    case 'killed':
      return commanderCaption(event, view, look);
    case 'gameEnded':
      return endCaption(event, look);
    default:
      return null;
  }
}

/** What a shot may end with, and what may come of it. */
const ends: readonly Event['type'][] = ['missed', 'savedByGround', 'bounced', 'damaged', 'eliminated', 'gameEnded'];

export const decisive = decisiveBy(captionOf, ends);
