import { halfOf, playedOf } from '../cards';
import { terrains } from '../data/terrain';
import { distanceOf, isMoving } from '../tanks';
import type { KnownTank, PlayedId } from '../types';
import type { View } from '../view';
import { covers, FARTHEST, type GunSwitch, gunSwitches, ownGround, ownGrounds, printGunLink } from './bench';

/** What somebody points at, or was refused: tanks, and halves of cards. */
interface Pointed {
  readonly tanks: readonly string[];
  readonly cards: readonly PlayedId[];
}

interface Pair {
  readonly tank: KnownTank;
  readonly enemy: KnownTank;
}

/** A shot at a table as the gun bench shows it; null where no two enemies are on the field. */
export function gunPlaceOf(view: View, pointed: Pointed): string | null {
  const pair = pairIn(view, pointed.tanks);
  if (pair === null) return null;
  const { tank, enemy } = pair;
  const held: ReadonlySet<GunSwitch> = new Set([
    ...cardsIn(view, pointed.cards),
    ...markersOf(view, pair),
    ...groundOf(pair),
  ]);
  return printGunLink({
    shooter: tank.vehicle,
    target: enemy.vehicle,
    range: Math.min(FARTHEST, distanceOf(tank, enemy)),
    on: gunSwitches.filter((id) => held.has(id)),
  });
}

/** The shot under way, else a tank of the viewer and who was pointed at, or whom it knows best. */
function pairIn({ tanks, shot, seat, current }: View, named: readonly string[]): Pair | null {
  const there = tanks.filter(({ inPlay }) => inPlay);
  const own = there.filter((each) => seat === null || each.seat === seat);
  const wanted = [shot?.firer, ...named, current];
  const tank = firstOf(wanted, shot?.by === 'tank' ? there : own) ?? own[0];
  if (tank === undefined) return null;
  const enemies = there.filter(({ nation }) => nation !== tank.nation);
  const enemy = firstOf([shot?.target, ...named, tank.acquired?.tank, ...tank.spotted], enemies) ?? enemies[0];
  return enemy === undefined ? null : { tank, enemy };
}

function firstOf(wanted: readonly (string | null | undefined)[], among: readonly KnownTank[]): KnownTank | undefined {
  return wanted.flatMap((id) => among.find((each) => each.id === id) ?? [])[0];
}

/** The cards of the shot under way, else those pointed at. */
function cardsIn(view: View, pointed: readonly PlayedId[]): readonly GunSwitch[] {
  const { shot } = view;
  const halves = pointed.map(playedOf);
  const fire = shot?.fire ?? halves.filter(({ as }) => as === 'fire').map(({ card }) => card);
  const best = Math.max(0, ...fire.map((card) => halfOf(view, card, 'fire')?.toHit ?? 0));
  const lead = shot?.leadership ?? halves.some(({ as }) => as === 'leadership');
  return [
    ...(best === 10 ? (['fire10'] as const) : best === 5 ? (['fire5'] as const) : []),
    ...(lead ? (['lead'] as const) : []),
    ...(shot?.tactics === true ? (['tactics'] as const) : []),
  ];
}

function markersOf({ ground, shot }: View, { tank, enemy }: Pair): readonly GunSwitch[] {
  const acquired = tank.acquired?.tank === enemy.id ? tank.acquired.bonus : 0;
  const holds: { readonly [id in GunSwitch]?: boolean } = {
    acq10: acquired === 10,
    acq20: acquired === 20,
    flank: tank.flanking.includes(enemy.id),
    buttoned: ground.hatches && tank.hatchesClosed,
    apcr: shot?.apcr ?? tank.loaded,
    hill: tank.box.hill,
    theirHill: enemy.box.hill,
    ownSmoke: tank.box.smoke !== null,
    smokeFilled: tank.box.smokeFills,
    ownHullDown: tank.hullDown,
    smoke: enemy.box.smoke !== null,
    hullDown: enemy.hullDown,
  };
  return gunSwitches.filter((id) => holds[id] === true);
}

/** What both stand in, as the switch that says as much: rubble of a city is rubble. */
function groundOf({ tank, enemy }: Pair): readonly GunSwitch[] {
  const [mine, theirs] = [tank.box.terrain?.id ?? 'field', enemy.box.terrain?.id ?? 'field'] as const;
  const own =
    ownGrounds.find((id) => ownGround[id] === mine) ??
    ownGrounds.find((id) => terrains[mine].ownFire !== 0 && terrains[ownGround[id]].ownFire === terrains[mine].ownFire);
  const cover =
    covers.find((id) => id === theirs) ?? covers.find((id) => terrains[id].cover === terrains[theirs].cover);
  const [from, at] = [isMoving(tank) ? 'ownMotion' : own, isMoving(enemy) ? 'motion' : cover];
  return gunSwitches.filter((id) => id === from || id === at);
}
