import { apcrRounds, vehicles } from '../../../rules/tankDuel/data/vehicles';
import type { Event, TankId } from '../../../rules/tankDuel/types';
import type { View } from '../../../rules/tankDuel/view';
import type { TankSeen } from './sight';

/** The tank of an event as the picture shows it from now on. */
function changed(tank: TankSeen, event: Event): TankSeen {
  const { box } = tank;
  switch (event.type) {
    case 'bidRevealed':
    case 'robotBid':
      return { ...tank, bid: event.card, hasBid: true };
    case 'bidPlaced':
      return { ...tank, hasBid: true };
    case 'moved':
      return {
        ...tank,
        range: event.to,
        hullDown: false,
        box: { ...box, move: box.move ?? 0, terrain: null, smoke: null, hill: false },
      };
    case 'stopped':
      return { ...tank, box: { ...box, move: null } };
    case 'terrainPlaced':
      return { ...tank, box: { ...box, move: null, terrain: { id: event.terrain, card: event.card } } };
    case 'smokeLaid':
      return { ...tank, box: { ...box, smoke: event.card } };
    case 'smokeGone':
      return { ...tank, box: { ...box, smoke: null, smokeFills: false } };
    case 'bogged':
      return { ...tank, bog: event.level };
    case 'freed':
      return { ...tank, bog: null };
    case 'hullDown':
      return { ...tank, hullDown: true };
    case 'tookHill':
      return { ...tank, box: { ...box, hill: true } };
    case 'tookRoad':
      return { ...tank, box: { ...box, road: true } };
    case 'spotted':
      return { ...tank, spotted: [...tank.spotted.filter((id) => id !== event.enemy), event.enemy] };
    case 'acquired':
      return { ...tank, acquired: { tank: event.enemy, bonus: event.bonus === 20 ? 20 : 10 }, spotted: [event.enemy] };
    case 'acquisitionLost':
      return { ...tank, acquired: null };
    case 'flanked':
      return { ...tank, flanking: [...tank.flanking.filter((id) => id !== event.enemy), event.enemy] };
    case 'loaded':
      return { ...tank, loaded: true, rounds: tank.rounds - 1 };
    case 'unloaded':
      return { ...tank, loaded: false, rounds: tank.rounds + 1 };
    case 'hatches':
      return { ...tank, hatchesClosed: event.closed };
    case 'scored':
      return { ...tank, vp: tank.vp + event.vp };
    default:
      return harmed(tank, event);
  }
}

/** What damage leaves behind. */
function harmed(tank: TankSeen, event: Event): TankSeen {
  switch (event.type) {
    case 'wounded':
      return {
        ...tank,
        crew: tank.crew.map((member) => (member.person === event.person ? { ...member, wounded: true } : member)),
      };
    case 'killed':
      return {
        ...tank,
        crew: tank.crew.map((member) => (member.person === event.person ? { ...member, seat: null } : member)),
      };
    case 'transferred':
      return {
        ...tank,
        crew: tank.crew.map((member) => (member.person === event.person ? { ...member, seat: event.to } : member)),
      };
    case 'caughtFire':
      return { ...tank, fire: { mines: null } };
    case 'fireOut':
      return { ...tank, fire: null };
    case 'broke':
      return { ...tank, broken: { mines: null } };
    case 'rallied':
      return { ...tank, broken: null };
    case 'trackDamaged':
      return { ...tank, trackDamage: true };
    case 'immobilized':
      return { ...tank, immobilized: true };
    case 'eliminated':
    case 'left':
      return { ...tank, inPlay: false, spotted: [], acquired: null, flanking: [] };
    case 'reinforced':
      return reinforced(tank);
    default:
      return tank;
  }
}

/** A fresh vehicle and crew at the start. */
function reinforced(tank: TankSeen): TankSeen {
  const { move, fire, seats } = vehicles[tank.vehicle];
  return {
    ...tank,
    inPlay: true,
    moveLevel: move,
    fireLevel: fire,
    trackDamage: false,
    immobilized: false,
    transmission: false,
    fire: null,
    broken: null,
    crew: seats.map((seat) => ({ person: seat, seat, wounded: false })),
    rounds: Math.min(tank.rounds, apcrRounds(vehicles[tank.vehicle])),
  };
}

/** Things every other tank loses with what happened to one. */
function others(tank: TankSeen, event: Event): TankSeen {
  if (event.type === 'concealed' || event.type === 'eliminated' || event.type === 'left') {
    const { tank: gone } = event;
    const without = (ids: readonly TankId[]) => ids.filter((id) => id !== gone);
    return {
      ...tank,
      spotted: without(tank.spotted),
      flanking: without(tank.flanking),
      acquired: tank.acquired?.tank === gone ? null : tank.acquired,
    };
  }
  if (event.type === 'shookOff' || event.type === 'unflanked') {
    return event.enemy === tank.id ? { ...tank, flanking: tank.flanking.filter((id) => id !== event.tank) } : tank;
  }
  return tank;
}

/** Points go to whoever earned them. */
function scored(tank: TankSeen, event: Event): TankSeen {
  const earns = (event.type === 'killed' || event.type === 'eliminated') && event.scorer === tank.id;
  return earns ? { ...tank, vp: tank.vp + event.vp } : tank;
}

/** The picture after an event, between the view before a command and the one after it. */
export function advance(view: View, event: Event): View {
  const tanks =
    'tank' in event
      ? view.tanks.map((tank) => scored(others(tank.id === event.tank ? changed(tank, event) : tank, event), event))
      : view.tanks;
  const next = { ...view, tanks };
  switch (event.type) {
    case 'roundOpened':
      return {
        ...next,
        phase: 'bid',
        turn: event.turn,
        revealed: false,
        current: null,
        shot: null,
        reply: null,
        tanks: next.tanks.map((tank) => ({ ...tank, bid: null, hasBid: false })),
      };
    case 'bidRevealed':
    case 'robotRevealed':
      return { ...next, phase: 'reveal', revealed: true };
    case 'phaseOpened':
      return {
        ...next,
        phase: 'upkeep',
        current: event.tank,
        order: view.order.filter((id) => id !== event.tank),
        shot: null,
        reply: null,
        active: [],
      };
    case 'aimed':
    case 'gunAimed':
    case 'infantryAimed': {
      const by = event.type === 'aimed' ? 'tank' : event.type === 'gunAimed' ? 'gun' : 'infantry';
      const shot = {
        by,
        firer: event.tank,
        gun: null,
        target: event.enemy,
        fire: [],
        leadership: false,
        apcr: false,
        tactics: false,
        location: null,
        penetration: null,
        aside: null,
      } as const;
      return { ...next, phase: 'location', shot: view.shot ?? shot, reply: null };
    }
    // A card is turned over, and a tank lost, where two boards lie face to face.
    case 'pulled':
    case 'damagePulled':
    case 'outOfControl':
    case 'exploded':
    case 'bailedOut':
      return { ...next, phase: next.phase === 'bid' || next.phase === 'reveal' ? next.phase : 'location' };
    case 'shuffled':
      return { ...next, deckNumber: event.deck, decks: event.decks, deckSize: event.count + 1 };
    default:
      return next;
  }
}
