import { FACINGS, neighbour } from '../../../rules/core/hex';
import { arc180 } from '../../../rules/core/hexArc';
import type { Kind } from '../../../rules/tankOnTank/data/units';
import { facingOf, idOf } from '../../../rules/tankOnTank/hexes';
import type { SeenUnit, View } from '../../../rules/tankOnTank/view';
import type { Actor, Ground, Rose, Shot } from '../../theatre/shot';
import { models } from './counters';
import { angleOf, between, centre, hexUnder, wayTo } from './geometry';
import { isOnRoad, nationOf, terrainOf } from './ground';
import type { Words } from './words';

/** The side view of each kind. */
const views: { readonly [kind in Kind]: string } = {
  sherman: 'sherman',
  wolverine: 'wolverine',
  pershing: 'pershing',
  priest: 'priest',
  m8: 'm8',
  usInfantry: 'infantry-us',
  usMech: 'halftrack-us',
  usAtGun: 'at-gun-us',
  howitzer: 'howitzer-us',
  truck: 'truck-us',
  panzer4: 'pz4',
  panther: 'panther',
  tiger: 'tiger',
  kingTiger: 'king-tiger',
  wespe: 'wespe',
  puma: 'puma',
  geInfantry: 'infantry-de',
  geMech: 'halftrack-de',
  geAtGun: 'at-gun-de',
};

/** What stands on the stage for a unit nobody has seen yet. */
const VEILED = 'veiled';

function groundOn(view: View, hex: string): Ground {
  const ground = terrainOf(view, hex);
  if (ground !== 'clear') return ground;
  return isOnRoad(view, hex) ? 'road' : 'open';
}

/** What lies beyond an actor, seen along the line. */
function beyond(view: View, from: string, at: string): Ground {
  const hex = hexUnder(between(centre(from), centre(at), 1.5));
  return hex === null ? 'open' : groundOn(view, hex);
}

function markOf({ seat, hq, ace }: SeenUnit): Pick<Actor, 'mark'> {
  if (ace === true) return { mark: 'ace' };
  return hq === true ? { mark: `hq-${nationOf(seat)}` } : {};
}

/** `unseen`: it was face down for this viewer when it was fired at; afterwards the view may know it, but not because of what is shown here. */
export function actorOf(view: View, unit: SeenUnit, at: string, from: string, words: Words, unseen = false): Actor {
  const place = { side: nationOf(unit.seat), at, ground: groundOn(view, at), behind: beyond(view, from, at) };
  if (unit.kind === null || unseen) return { ...place, art: VEILED, name: words.word('faceDown') };
  return { ...place, ...markOf(unit), art: views[unit.kind], name: words.unit(unit) };
}

/** As on the map; in one column who moves first stands left. */
export function fliesTo(from: string, side: Actor['side'], at: string): Shot['flies'] {
  const across = centre(at).x - centre(from).x;
  if (Math.abs(across) < 1) return side === 'us' ? 'right' : 'left';
  return across > 0 ? 'right' : 'left';
}

export const skyOf = (view: View, night: boolean): Pick<Shot, 'season' | 'sky' | 'fall'> => ({
  season: view.snow ? 'snow' : 'summer',
  sky: night ? 'night' : view.snow ? 'snow' : 'day',
  fall: view.snow ? 'snow' : null,
});

/** The target from above: which of the six ways round it are its front is the rules' own word. */
export function roseOf(
  target: SeenUnit,
  at: string,
  lines: readonly string[],
  flank: boolean,
  words: string,
  unseen: boolean,
): Rose {
  const id = idOf(at);
  const facing = facingOf(target.facing);
  const isFront = FACINGS.map((way) => arc180(id, facing, neighbour(id, way)) !== 'outside');
  const model = target.kind === null || unseen ? null : models[target.kind];
  return {
    facing: angleOf(target.facing),
    pictures:
      model === null
        ? [`fog-${nationOf(target.seat)}`]
        : [model.hull, ...(model.turret === undefined ? [] : [model.turret])],
    sectors: isFront.map((front) => (front !== flank ? 'struck' : front ? 'front' : 'other')),
    first: -30,
    lines: lines.map((hex, index) => ({ bearing: wayTo(centre(at), centre(hex)).angle, lead: index === 0 })),
    words,
  };
}
