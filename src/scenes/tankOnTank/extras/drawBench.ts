import { type CustomBattle, rowsOf } from '../../../rules/tankOnTank/data/customBattle';
import type { Edge } from '../../../rules/tankOnTank/data/maps';
import type { Exit, Force } from '../../../rules/tankOnTank/data/scenario';
import { fixedHex, hexesOf } from '../../../rules/tankOnTank/workshop/edit';
import type { Surface } from '../../board/gameScene';
import { styleOf } from '../../board/styleOf';
import type { Point } from '../../paint/items';
import { counterItems, signItems } from '../board/counters';
import { along, centre, corners } from '../board/geometry';
import { arrowItems, putEach } from '../board/marks';
import type { Kit } from './kit';
import { type Hand, unitName } from './workshopTools';

const zoneInks = [0x3f4624, 0x2f3b52] as const;
const patterns = ['dots', 'hatch'] as const;

/** Zones, entries, counters and objectives of a battle on the bench, and the hexes being marked. */
export function drawBench(stage: Surface, kit: Kit, battle: CustomBattle, hand: Hand, hovered: string | null): void {
  drawPlaces(
    stage,
    battle.forces.filter((force) => fixedHex(force) === null),
  );
  drawGoals(stage, battle);
  drawExits(stage, battle.exits);
  drawUnits(stage, kit, battle);
  const marks = hand.tool === 'hexes' ? (hexesOf(battle, hand.target) ?? []) : [];
  for (const hex of marks)
    stage.put('line', `marked-${hex}`, {
      kind: 'shape',
      points: corners(hex, 0.86),
      closed: true,
      fill: 0xffd447,
      fillAlpha: 0.3,
      stroke: 0xffd447,
      width: 4,
      halo: 2,
    });
  const lit = [hand.from, hovered].filter((hex) => hex !== null);
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

/** Where both sides set up, and where they enter. */
export function drawPlaces(stage: Surface, forces: readonly Force[]): void {
  for (const seat of [0, 1] as const) {
    const own = forces.filter((force) => force.seat === seat);
    const zone = new Set(own.flatMap((force) => force.zone ?? []));
    const gates = new Set(own.flatMap((force) => rowsOf(force).flatMap(({ hexes }) => hexes)));
    const ink = zoneInks[seat];
    for (const hex of zone)
      stage.put('control', `zone-${seat}-${hex}`, {
        kind: 'shape',
        points: corners(hex, 0.9 - seat * 0.06),
        closed: true,
        fill: ink,
        fillAlpha: 0.22,
        pattern: patterns[seat],
        stroke: ink,
        width: 2,
      });
    for (const hex of gates)
      stage.put('control', `gate-${seat}-${hex}`, {
        kind: 'shape',
        points: corners(hex, 0.8 - seat * 0.08),
        closed: true,
        stroke: ink,
        width: 4,
        dash: [10, 8],
      });
  }
}

/** Hexes that win or earn. */
function drawGoals(stage: Surface, { ending, awards, coups }: CustomBattle): void {
  const held = ending.type === 'hold' ? ending.hexes : [];
  const paid = awards.flatMap((award) => (award.type === 'control' ? award.hexes : []));
  const asked = coups.flatMap((coup) => (coup.type === 'trophies' ? coup.hexes : []));
  for (const hex of new Set([...held, ...paid, ...asked])) {
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
}

const outwards: { readonly [edge in Edge]: Point } = {
  north: { x: 0, y: -1 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
  east: { x: 1, y: 0 },
};

/** Hexes by which a side may leave, and which way. */
export function drawExits(stage: Surface, exits: readonly Exit[]): void {
  for (const { edge, hexes } of exits)
    for (const hex of hexes) {
      const [from, way] = [centre(hex), outwards[edge]];
      putEach(stage, 'mark', `exit-${edge}-${hex}`, arrowItems(from, along(from, way, 38), 0x23261f, 3));
    }
}

function drawUnits(stage: Surface, kit: Kit, battle: CustomBattle): void {
  const look = styleOf(kit.shell.settings(), kit.game().text);
  for (const force of battle.forces) {
    const hex = fixedHex(force);
    const [draft] = force.units;
    if (hex === null || draft === undefined) continue;
    const { seat } = force;
    const at = centre(hex);
    const nothing = { fired: false, moved: false, at: hex };
    const signs = signItems({ ...nothing, seat, hq: draft.hq === true, ace: draft.ace === true }, at);
    const counter = counterItems({ seat, kind: draft.kind, facing: seat === 0 ? 'S' : 'N' }, at, look);
    for (const [part, item] of Object.entries({ ...counter, ...signs })) stage.put('unit', `unit-${hex}/${part}`, item);
    stage.put('tag', `name-${hex}`, {
      kind: 'label',
      text: unitName(kit, draft),
      x: at.x,
      y: at.y + 31,
      size: 13,
      colour: 0x23261f,
      face: 'condensed',
      bold: true,
      align: 'centre',
      most: 78,
      halo: 4,
    });
  }
}
