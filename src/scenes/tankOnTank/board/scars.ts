import type { GameEvent } from '../../../rules/core/game';
import { isHexName } from '../../../rules/tankOnTank/hexes';
import type { Event } from '../../../rules/tankOnTank/types';
import { typeOf } from '../../../rules/tankOnTank/unitValues';
import type { View } from '../../../rules/tankOnTank/view';
import type { Surface } from '../../board/gameScene';
import { putTracks, treadOn } from '../../board/groundMarks';
import { scarsKeeper } from '../../board/scars';
import type { Item, Point } from '../../paint/items';
import { models } from './counters';
import { centre } from './geometry';
import { unitById, unitOn } from './ground';

/** What an event leaves on the map, in its own order; a phase makes what lies there older. */
type Scar =
  | { readonly type: 'drive'; readonly unit: string; readonly way: readonly string[] }
  | { readonly type: 'wreck'; readonly unit: string; readonly at: string }
  | { readonly type: 'phase' };

function scarsOf(told: GameEvent): readonly Scar[] {
  const event = told as Event;
  switch (event.type) {
    case 'unitMoved':
      return [{ type: 'drive', unit: event.unit, way: [event.from, ...event.path].filter(isHexName) }];
    case 'unitDestroyed':
      return isHexName(event.at) ? [{ type: 'wreck', unit: event.unit, at: event.at }] : [];
    case 'phaseOpened':
      return [{ type: 'phase' }];
    default:
      return [];
  }
}

/** So many drives are remembered by the ground. */
const DRIVES = 24;
/** Phases a wreck burns; afterwards it only smokes. */
const BURNS = 2;
export const GAUGE = 9;

/** Whether it has tracks or wheels; of a face-down unit nobody knows, and nothing here may tell. */
export function leavesTracks(view: View, unit: string): boolean {
  const kind = unitById(view, unit)?.kind ?? null;
  return kind === null || !typeOf(view.switches, kind).soft;
}

/** Draws the scars of a battle under its units. */
export function scarsOnMap(): (
  view: View,
  steps: Parameters<ReturnType<typeof scarsKeeper<Scar>>>[0],
  stage: Surface,
) => void {
  const scarsIn = scarsKeeper(scarsOf);
  return (view, steps, stage) => {
    const scars = scarsIn(steps);
    const drives = scars.filter((scar) => scar.type === 'drive').slice(-DRIVES);
    drives.forEach(({ unit, way }, index) => {
      if (way.length < 2 || !leavesTracks(view, unit)) return;
      // The older, the fainter.
      const alpha = 0.08 + (0.17 * (index + 1)) / drives.length;
      putTracks(stage, `tracks:${index}`, way.map(centre), treadOn(view.snow, GAUGE, alpha));
    });
    let age = 0;
    const seen = new Set<string>();
    for (const scar of scars.toReversed()) {
      if (scar.type === 'phase') age += 1;
      if (scar.type !== 'wreck' || seen.has(scar.at)) continue;
      seen.add(scar.at);
      putWreck(view, scar, age, stage);
    }
  };
}

/** Where somebody stands on it by now it lies aside. */
function putWreck(view: View, { unit, at }: { unit: string; at: string }, age: number, stage: Surface): void {
  const taken = unitOn(view, at) !== null;
  const { x, y } = centre(at);
  const spot: Point = taken ? { x: x + 24, y: y + 22 } : { x, y };
  const size = taken ? 40 : 62;
  const kind = unitById(view, unit)?.kind ?? null;
  const put = (part: string, texture: string, dx: number, dy: number, side: number, alpha: number) => {
    const item: Item = {
      kind: 'picture',
      texture,
      x: spot.x + dx * size,
      y: spot.y + dy * size,
      width: side * size,
      height: side * size,
      alpha,
    };
    stage.put('mark', `wreck:${at}/${part}`, item);
  };
  put('hull', kind === null ? 'wreck-small' : models[kind].wreck, 0, 0, 1, 0.9);
  if (age < BURNS) put('fire', 'fire-2', 0, -0.18, 0.5, 0.95);
  put('smoke', 'smoke-3', 0.16, -0.5, age < BURNS ? 0.8 : 0.55, age < BURNS ? 0.75 : 0.4);
}
