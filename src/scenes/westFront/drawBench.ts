import { hexNames } from '../../rules/tankOnTank/board';
import type { CustomBattle } from '../../rules/tankOnTank/data/customBattle';
import type { Stage } from '../skins/skin';
import { centre, corners, ring } from '../skins/tankOnTank/geometry';
import type { Kit } from './kit';

const zoneInks = [0x3f4624, 0x2f3b52] as const;

/** Zones, counters and objectives of a battle on the bench. */
export function drawBench(
  stage: Stage,
  kit: Kit,
  battle: CustomBattle,
  from: string | null,
  hovered: string | null,
): void {
  hexNames.forEach((hex, place) => {
    const owner = Number(battle.zones.charAt(place)) - 1;
    const ink = zoneInks[owner];
    if (ink === undefined) return;
    const pattern = owner === 0 ? 'dots' : 'hatch';
    stage.put('control', `zone-${hex}`, {
      kind: 'shape',
      points: corners(hex, 0.9),
      closed: true,
      fill: ink,
      fillAlpha: 0.35,
      pattern,
      stroke: ink,
      width: 2,
    });
  });
  for (const hex of battle.objectives) {
    const { x, y } = centre(hex);
    stage.put('mark', `goal-${hex}`, {
      kind: 'picture',
      texture: 'objective',
      x: x + 24,
      y: y - 20,
      width: 30,
      height: 30,
    });
  }
  const { words } = kit.game().text;
  for (const { seat, kind, hq, where } of battle.forces) {
    if (where === 'zone' || !('at' in where)) continue;
    const at = centre(where.at);
    stage.put('unit', `disc-${where.at}`, {
      kind: 'shape',
      points: ring(at, 0, seat === 0 ? 352 : 300, 29),
      closed: true,
      fill: seat === 0 ? 0x5b6236 : 0x5e676b,
      stroke: 0x1d2119,
      width: 2,
    });
    stage.put('tag', `name-${where.at}`, {
      kind: 'label',
      text: words[hq ? `${kind}Hq` : kind] ?? kind,
      x: at.x,
      y: at.y,
      size: 13,
      colour: 0xffffff,
      face: 'condensed',
      bold: true,
      align: 'centre',
      most: 54,
    });
  }
  const lit = [from, hovered].filter((hex) => hex !== null);
  for (const hex of lit)
    stage.put('line', `lit-${hex}`, {
      kind: 'shape',
      points: corners(hex, 0.97),
      closed: true,
      stroke: 0xf26b21,
      width: 4,
      halo: 2,
    });
}
