import type { Ref } from '../../../rules/core/game';
import type { View } from '../../../rules/tankOnTank/view';
import { emptySelection } from '../../../session/selection';
import type { Style, Surface } from '../../board/gameScene';
import { textScaleOn } from '../../paint/tags';
import { type Shooter, type Shot, shotOf } from './firing';
import { along, angleOf, centre, hexBox, ring, towards, unitOfRef } from './geometry';
import { terrainOf } from './ground';
import { type Crowd, crowdOf, hexShape, putTag } from './marks';
import { putLob, putSightTag, putThread } from './threads';
import { wordsOf } from './words';

/** What stands on the board for a shot: a later callout must find its place beside it. */
const crowds = new WeakMap<View, Crowd>();

/** So little of the board is in sight on a phone. */
const NARROW = 560;

/** A shot on the board: a thread for every firer, who could join, and why the chosen one cannot. */
export function drawShot(view: View, shot: Shot, chosen: string | null, stage: Surface, look: Style): void {
  const { target } = shot;
  if (target.at === null) return;
  const { x, y } = centre(target.at);
  stage.put('mark', 'aimed', { kind: 'picture', texture: 'target', x, y, width: 104, height: 92 });
  const joined = shot.shooters.filter(({ unit }) => shot.joined.includes(unit.id));
  const others = shot.shooters.filter(({ unit }) => !shot.joined.includes(unit.id));
  const crowd = crowdFor(view, [target.at, ...joined.flatMap(({ unit }) => unit.at ?? [])]);
  crowds.set(view, crowd);
  const riders = joined.filter(({ line, sees }) => sees && line.steps.some(({ at }) => at.length > 1));
  for (const shooter of joined) drawJoined(view, shot, shooter, stage, look, crowd, shooter === riders[0]);
  drawTerms(view, shot, stage, look);
  for (const shooter of others) {
    if (shooter.refusal === null) drawAble(shooter, stage, look, crowd, shot.open);
    else if (shooter.unit.id === chosen) drawRefused(view, shot, shooter, stage, look, crowd);
  }
}

function crowdFor(view: View, hexes: readonly string[]): Crowd {
  const crowd = crowdOf([...hexes, ...hexes]);
  for (const { at } of view.units) if (at !== null && !hexes.includes(at)) crowd.boxes.push(hexBox(at));
  return crowd;
}

function drawJoined(
  view: View,
  shot: Shot,
  shooter: Shooter,
  stage: Surface,
  look: Style,
  crowd: Crowd,
  told: boolean,
): void {
  const { unit, far, range } = shooter;
  if (unit.at === null || shot.target.at === null) return;
  const { table, say } = wordsOf(look);
  stage.put('mark', `joined:${unit.id}`, hexShape(unit.at, 0.91, { stroke: look.palette.clear, width: 3.4, halo: 3 }));
  if (!shooter.sees) {
    putLob(stage, `lob:${unit.id}`, unit.at, shot.target.at);
    return;
  }
  const line = putThread(view, look, stage, `thread:${unit.id}`, unit.at, shot.target.at);
  if (told) putSightTag(view, look, stage, `sight:${unit.id}`, line, crowd);
  else if (shot.joined.length < 3 && far > 1 && !line.steps.some(({ at }) => at.length > 1)) {
    const lines = [
      { text: table.clear, size: 18, bold: true },
      { text: say(table.clearTag, { far, range }), size: 15 },
    ];
    putTag(stage, `sight:${unit.id}`, centre(unit.at), lines, look.palette.clear, crowd);
  }
}

function drawAble({ unit }: Shooter, stage: Surface, look: Style, crowd: Crowd, tagged: boolean): void {
  if (unit.at === null) return;
  const shape = hexShape(unit.at, 0.9, { stroke: look.palette.act, width: 3, halo: 3, dash: [9, 6] });
  stage.put('mark', `able:${unit.id}`, shape);
  if (!tagged) return;
  const { table } = wordsOf(look);
  // A phone has no room for the words on several tags: the dashes and the cards below say the rest.
  const narrow = (stage.visibleBox?.width ?? Infinity) < NARROW;
  putTag(
    stage,
    `able:${unit.id}/tag`,
    centre(unit.at),
    [{ text: narrow ? '+1' : table.couldJoin, size: 16, bold: true }],
    look.palette.act,
    crowd,
  );
}

/** During an attack, the line of whoever is pointed at and cannot join: where it stops, and why. */
export function drawUnable(view: View, refs: readonly Ref[], stage: Surface, look: Style): void {
  const { activity, phasing } = view;
  if (activity?.type !== 'volley') return;
  const ids = new Set(refs.map(unitOfRef));
  const shot = shotOf(view, phasing, emptySelection, null);
  if (shot === null || shot.target.at === null) return;
  const crowd = crowds.get(view) ?? crowdFor(view, [shot.target.at]);
  for (const shooter of shot.shooters) {
    if (ids.has(shooter.unit.id) && shooter.refusal !== null && !activity.firers.includes(shooter.unit.id))
      drawRefused(view, shot, shooter, stage, look, crowd);
  }
}

function drawRefused(view: View, shot: Shot, { unit }: Shooter, stage: Surface, look: Style, crowd: Crowd): void {
  if (unit.at === null || shot.target.at === null) return;
  const line = putThread(view, look, stage, `thread:${unit.id}`, unit.at, shot.target.at);
  if (!line.clear) putSightTag(view, look, stage, `sight:${unit.id}`, line, crowd);
}

/** The terms of the sum that come from the board, where they come from: cover on the target, the flank beside it. */
function drawTerms(view: View, shot: Shot, stage: Surface, look: Style): void {
  const { volley, target } = shot;
  if (volley === null || target.at === null) return;
  const { table, word } = wordsOf(look);
  const { x, y } = centre(target.at);
  const label = { kind: 'label', size: 15 * textScaleOn(stage), face: 'condensed', bold: true, halo: 5 } as const;
  const cover = volley.modifier.terms.find(({ rule, value }) => value < 0 && rule !== 'TOT-S6e');
  if (cover !== undefined) {
    const what = cover.rule === 'TOT-9.6b' ? table.order.cover : word(terrainOf(view, target.at));
    const text = `−${Math.abs(cover.value)} ${what}`;
    stage.put('plate', 'term:cover', { ...label, text, x, y: y - 48, colour: 0x5d110c });
  }
  if (!volley.modifier.terms.some(({ rule }) => rule === 'TOT-8.4d')) return;
  const behind = ring({ x, y }, angleOf(target.facing) + 90, angleOf(target.facing) + 270, 40);
  stage.put('mark', 'term:flank', {
    kind: 'shape',
    points: behind,
    closed: true,
    fill: look.palette.act,
    fillAlpha: 0.2,
    pattern: 'hatch',
    stroke: look.palette.act,
    width: 2,
  });
  const beside = along({ x, y }, towards(angleOf(target.facing) + 180), 50);
  // The values of the target stand under it: a flank on that side is named below them.
  const at = beside.y > y ? { x, y: y + 62 } : beside;
  stage.put('plate', 'term:flank/says', {
    ...label,
    text: `+1 ${table.order.flank}`,
    ...at,
    colour: look.palette.actInk,
  });
}
