import { commands } from '../../../rules/tankOnTank/commands';
import { hexNames } from '../../../rules/tankOnTank/hexes';
import type { Command } from '../../../rules/tankOnTank/types';
import type { SeenUnit, View } from '../../../rules/tankOnTank/view';
import type { WhyNot } from '../../../session/controller';
import { GHOST_TAG, type Style, type Surface } from '../../board/gameScene';
import { counterItems } from './counters';
import { describe } from './describe';
import { along, centre, corners, hexOfRef, wayTo } from './geometry';
import { unitById } from './ground';
import { arrowItems, crowdOf, hexShape, putBrackets, putEach, putTag } from './marks';
import { putPlate } from './picking';
import { shotAfter } from './shotAfter';
import { putSightTag, putThread } from './threads';
import { wordsOf } from './words';

/** Unit and target of a refused shot. */
function shotOf(view: View, command: Command | null): { target: SeenUnit; unit: SeenUnit } | null {
  if (command?.type !== 'aim') return null;
  const [unit, target] = [unitById(view, command.unit), unitById(view, command.target)];
  if (unit === null || target === null || target.at === null || target.seat === unit.seat) return null;
  return { target, unit };
}

/** Everything dims but the evidence, the units meant and the ghost of what may be done instead. */
export function drawWhyNot(view: View, whyNot: WhyNot, stage: Surface, look: Style): void {
  const command = commands.parse(whyNot.command);
  const { refusal } = whyNot;
  const instead = refusal.instead === undefined ? null : commands.parse(refusal.instead);
  const shot = shotOf(view, command);
  const red = look.palette.blocked;
  const lit = new Set<string>((refusal.evidence ?? []).flatMap((ref) => hexOfRef(view, ref) ?? []));
  const unit = command !== null && 'unit' in command ? unitById(view, command.unit) : null;
  const wish = command !== null && 'to' in command ? command.to : null;
  const ghost = instead !== null && 'to' in instead ? instead.to : null;
  for (const hex of [unit?.at, wish, ghost, shot?.target.at]) if (hex !== null && hex !== undefined) lit.add(hex);
  for (const hex of hexNames) {
    if (lit.has(hex)) continue;
    const points = corners(hex, 1.005);
    stage.put('line', `dim:${hex}`, { kind: 'shape', points, closed: true, fill: 0x10140c, fillAlpha: 0.42 });
  }
  const crowd = crowdOf([...lit]);
  if (unit !== null && unit.at !== null) {
    putBrackets(stage, 'selected', unit.at, look.palette.act, 4);
    putPlate(view, stage, unit.id, look, false);
  }
  if (shot !== null && unit?.at != null && shot.target.at !== null) {
    const line = putThread(view, look, stage, 'thread', unit.at, shot.target.at);
    putSightTag(view, look, stage, 'sight', line, crowd);
    putPlate(view, stage, shot.target.id, look, true);
    const { x, y } = centre(shot.target.at);
    stage.put('mark', 'aimed', { kind: 'picture', texture: 'target', x, y, width: 104, height: 92 });
  } else {
    for (const ref of refusal.evidence ?? []) {
      const hex = hexOfRef(view, ref);
      if (hex === null || hex === unit?.at) continue;
      stage.put(
        'mark',
        `evidence:${hex}`,
        hexShape(hex, 0.9, { fill: red, fillAlpha: 0.14, pattern: 'cross', stroke: red, width: 3.5, halo: 3 }),
      );
    }
    if (wish !== null)
      stage.put('mark', 'wish', hexShape(wish, 0.86, { stroke: red, width: 3, dash: [4, 7], halo: 2 }));
  }
  if (instead === null) return;
  const after = shot === null ? null : shotAfter(view, instead, shot.target.id);
  if (after !== null && after.from !== unit?.at && shot?.target.at != null)
    putThread(after.view, look, stage, 'instead/thread', after.from, shot.target.at);
  drawGhost(view, instead, stage, look, crowd);
}

function drawGhost(view: View, instead: Command, stage: Surface, look: Style, crowd: ReturnType<typeof crowdOf>): void {
  const unit = 'unit' in instead ? unitById(view, instead.unit) : null;
  const to = 'to' in instead ? instead.to : unit?.at;
  if (unit === null || to === null || to === undefined) return;
  const facing = 'facing' in instead ? instead.facing : unit.facing;
  const { act } = look.palette;
  const goal = centre(to);
  stage.put(
    'plate',
    'instead/box',
    hexShape(to, 0.92, { fill: act, fillAlpha: 0.16, stroke: act, width: 3.5, dash: [12, 7], halo: 3 }),
  );
  if (unit.at !== null && unit.at !== to) {
    const start = centre(unit.at);
    const { way } = wayTo(start, goal);
    putEach(stage, 'plate', 'instead/way', arrowItems(along(start, way, 34), along(goal, way, -34), act, 4, [8, 5]));
  }
  for (const [part, item] of Object.entries(counterItems({ ...unit, facing }, goal, look, { alpha: 0.66 })))
    stage.put('plate', `instead/ghost/${part}`, item);
  const { table, say } = wordsOf(look);
  const lines = [
    { text: say(table.checks.allowed, { what: describe(view, instead, look) }), size: 18, bold: true },
    { text: table.checks.clickToPlay, size: 15 },
  ];
  putTag(stage, GHOST_TAG, goal, lines, act, crowd);
}
