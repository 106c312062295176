import { isSquareId, squaresOf } from '../../../rules/core/square';
import { routeOf } from '../../../rules/tankChess/overlay';
import type { Drive, View } from '../../../rules/tankChess/types';
import type { WhyNot } from '../../../session/controller';
import { GHOST_TAG, type Style, type Surface } from '../../board/gameScene';
import type { Box } from '../../paint/items';
import { centre, corners, squareBox, squareOfRef } from './geometry';
import { arrow, arrowAlong, boxOf, outline, putEach } from './marks';
import { pieceItems } from './pieces';
import { describe } from './preview';
import { crowdOf, FURTHER, placeTag } from './tags';
import { wayOf } from './ways';
import { wordsOf } from './words';

export function isDrive(command: { readonly type: string }): command is Drive {
  return command.type === 'drive';
}

/** Everything dims but the evidence, the piece meant and the ghost of what may be done instead. */
export function drawWhyNot(view: View, { command, refusal }: WhyNot, stage: Surface, look: Style): void {
  const evidence = (refusal.evidence ?? []).flatMap((ref) => {
    const box = boxOf(view, ref, command.seat);
    return box === null ? [] : [{ ref, box }];
  });
  const instead = refusal.instead !== undefined && isDrive(refusal.instead) ? refusal.instead : null;
  const lit = new Set<string>(evidence.map(({ ref }) => squareOfRef(view, ref) ?? ''));
  if (isDrive(command)) for (const at of [command.from, command.to, command.fireAt]) lit.add(at ?? '');
  if (instead !== null) for (const at of [instead.from, instead.to, instead.fireAt]) lit.add(at ?? '');
  drawDim(view, stage, lit);
  const red = look.palette.blocked;
  for (const { ref, box } of evidence) {
    const shape = outline(box, red, { fill: red, fillAlpha: 0.12, pattern: 'cross', width: 5, halo: 4 });
    stage.put('mark', `evidence:${ref}`, shape);
  }
  if (isDrive(command) && command.to !== 'off' && command.to !== command.from) {
    const goal = squareBox(view.size, command.to);
    stage.put('mark', 'wish', outline(goal, red, { dash: [4, 8], width: 4 }));
  }
  const proof = [...lit].flatMap((at) => (isSquareId(at) ? [squareBox(view.size, at)] : []));
  if (instead !== null) drawGhost(view, instead, proof, stage, look);
}

function drawDim(view: View, stage: Surface, lit: ReadonlySet<string>): void {
  const board = { files: view.size, ranks: view.size };
  for (const square of squaresOf(board)) {
    if (lit.has(square)) continue;
    const points = corners(squareBox(view.size, square));
    stage.put('line', `dim:${square}`, { kind: 'shape', points, closed: true, fill: 0x10140c, fillAlpha: 0.42 });
  }
}

function drawGhost(view: View, drive: Drive, proof: readonly Box[], stage: Surface, look: Style): void {
  const piece = view.pieces.find(({ at, status }) => at === drive.from && status === 'fit');
  if (piece === undefined) return;
  const { act } = look.palette;
  const start = centre(view.size, drive.from);
  const box = drive.to === 'off' ? boxOf(view, 'area:off', drive.seat) : squareBox(view.size, drive.to);
  if (box === null) return;
  const goal = drive.to === 'off' ? { x: start.x, y: box.y + box.height / 2 } : centre(view.size, drive.to);
  if (drive.to !== drive.from) {
    const driven = wayOf(view.size, drive.from, routeOf(view, drive));
    putEach(stage, 'plate', 'instead', arrowAlong(driven.length > 1 ? driven : [start, goal], act, 6, [10, 7]));
  }
  stage.put('plate', 'instead/box', outline(box, act, { dash: [10, 7], fill: act, fillAlpha: 0.18, width: 5 }));
  if (drive.to !== 'off') {
    const items = pieceItems({ ...piece, facing: drive.facing }, goal, look, { alpha: 0.72 });
    for (const [part, item] of Object.entries(items)) stage.put('plate', `instead/ghost/${part}`, item);
  }
  if (drive.fireAt !== null) {
    putEach(stage, 'plate', 'instead/shot', arrow(goal, centre(view.size, drive.fireAt), act, 7));
  }
  const words = wordsOf(look);
  const lines = [
    { text: words.say(words.table.allowed, { what: describe(drive, look) }), size: 19, bold: true },
    { text: words.table.clickToPlay, size: 16 },
  ];
  stage.put('tag', GHOST_TAG, placeTag(stage, view, goal, lines, act, crowdOf(view, proof), FURTHER));
}
