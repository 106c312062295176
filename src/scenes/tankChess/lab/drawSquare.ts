import { romanOf } from '../../../i18n/formats';
import type { SquareLabText } from '../../../i18n/tankChess/lab';
import type { SquareId } from '../../../rules/core/square';
import { facingName } from '../../../rules/tankChess/board';
import type { FireLine } from '../../../rules/tankChess/fire';
import { shooterOf, targetOf } from '../../../rules/tankChess/lab/bench';
import type { SquareShow } from '../../../rules/tankChess/lab/link';
import { barrierOf, type SquareReading, type Wedge } from '../../../rules/tankChess/lab/reading';
import { emptySelection } from '../../../session/selection';
import type { Surface } from '../../board/gameScene';
import { collectingStage } from '../../board/paintView';
import type { BenchKit } from '../../lab/benchKit';
import type { Item, Point, Shape } from '../../paint/items';
import { drawFireLines } from '../board/fireLines';
import { along, centre, corners, shown, squareBox, unitTowards } from '../board/geometry';
import { arrow, putEach } from '../board/marks';
import { pieceItems } from '../board/pieces';
import { crowdOf, placeTag } from '../board/tags';
import { drawRing } from './drawRing';

export type SquareKit = BenchKit<SquareLabText>;

const INK = 0x23261f;

interface SquareLook {
  readonly show: ReadonlySet<SquareShow>;
  readonly selected: SquareId | null;
  readonly hovered: SquareId | null;
  /** Squares a question is about, those somebody has marked, and those that are the answer. */
  readonly asked?: ReadonlySet<string>;
  readonly marked?: ReadonlySet<string>;
  readonly answer?: ReadonlySet<string>;
}

/** Everything on the board of the bench: pieces, lines of fire, where mortars reach, reach and threats. */
export function squareItems(kit: SquareKit, reading: SquareReading, look: SquareLook): readonly Item[] {
  const stage = collectingStage();
  stage.begin();
  const { state, bench } = reading;
  const { show } = look;
  const shooter = shooterOf(bench);
  const overlay = (id: string) => kit.skin.overlays.find((each) => each.id === id);
  if (show.has('reach')) overlay('reach')?.draw(state, 0, `square:${shooter.at}`, stage, emptySelection);
  if (show.has('threat')) overlay('threats')?.draw(state, 0, null, stage, emptySelection);
  kit.skin.draw(state, stage);
  if (show.has('lines')) {
    for (const line of reading.lines) drawLooked(reading, line, stage);
    fire(kit, reading, shooter, stage);
    for (const line of reading.lines) drawBarrier(kit, reading, line, stage);
  }
  if (show.has('ring')) {
    for (const ring of reading.rings) drawRing(state, ring, stage);
    for (const { piece } of reading.mortars) fire(kit, reading, piece, stage);
  }
  brackets(reading, shooter.at, kit.look().palette.act, stage);
  const target = targetOf(bench);
  if (target !== null && show.has('rose')) frame(reading, target.at, 'struck', 0xffd447, stage);
  if (look.hovered !== null) frame(reading, look.hovered, 'hovered', INK, stage, [5, 5]);
  if (look.selected !== null && look.selected !== shooter.at)
    frame(reading, look.selected, 'selected', 0xffd447, stage);
  for (const at of look.asked ?? []) frame(reading, at as SquareId, `asked:${at}`, 0x141b26, stage, [7, 5]);
  for (const at of look.answer ?? []) mark(reading, at as SquareId, `answer:${at}`, 0x3e8e5a, 'hatch', stage);
  for (const at of look.marked ?? []) mark(reading, at as SquareId, `marked:${at}`, 0xf26b21, 'dots', stage);
  stage.end();
  return stage.items();
}

function fire(kit: SquareKit, { state }: SquareReading, piece: { readonly at: SquareId }, stage: Surface): void {
  const own = state.pieces.find(({ at }) => at === piece.at);
  if (own === undefined) return;
  // Two pieces fire at once here: each has names of its own for its lines.
  const apart: Surface = { ...stage, put: (layer, id, item) => stage.put(layer, `${own.id}/${id}`, item) };
  drawFireLines(state, kit.look(), apart, own, own.at, own.facing, null);
}

/** Squares the line looks at; the first is passed over where the gun cannot hit so near. */
function drawLooked({ state }: SquareReading, { squares, stop }: FireLine, stage: Surface): void {
  for (const { at, inRange } of squares) {
    if (at === stop) continue;
    stage.put('reach', `looked:${at}`, {
      kind: 'shape',
      points: corners(squareBox(state.size, at), 3),
      closed: true,
      fill: 0xffd447,
      fillAlpha: inRange ? 0.26 : 0.1,
      stroke: 0x7d5c00,
      width: 2,
      round: 6,
      ...(inRange ? {} : { dash: [6, 5] as const }),
    });
  }
}

/** What ends a line and is no target: outlined, with the rule. */
function drawBarrier(kit: SquareKit, { state, bench }: SquareReading, line: FireLine, stage: Surface): void {
  const barrier = barrierOf(bench, line);
  if (barrier === null) return;
  const { at: stop, by, piece, rule } = barrier;
  const { direction } = line;
  const red = kit.look().palette.blocked;
  const way = unitTowards(facingName(direction));
  const [from, to] = [centre(state.size, shooterOf(bench).at), centre(state.size, stop)];
  putEach(stage, 'line', `stopped:${stop}`, arrow(along(from, way, 30), along(to, way, -24), red, 6, [9, 6]));
  stage.put('mark', `wall:${stop}`, {
    kind: 'shape',
    points: corners(squareBox(state.size, stop), 2),
    closed: true,
    fill: red,
    fillAlpha: 0.12,
    pattern: 'hatch',
    stroke: red,
    width: 4,
    dash: [9, 6],
    halo: 3,
  });
  const told = [kit.words().tags[by].toUpperCase(), ...(piece === null ? [] : [piece.kind]), shown(stop)].join(' ');
  const lines = [
    { text: told, size: 18, bold: true, colour: 0x8f241e },
    { text: rule, size: 16 },
  ];
  const crowd = crowdOf(state, []);
  stage.put('tag', `wall:${stop}/tag`, placeTag(stage, state, centre(state.size, stop), lines, red, crowd));
}

function frame(
  { state }: SquareReading,
  at: SquareId,
  id: string,
  stroke: number,
  stage: Surface,
  dash?: readonly [number, number],
): void {
  const points = corners(squareBox(state.size, at), 3);
  stage.put('mark', id, {
    kind: 'shape',
    points,
    closed: true,
    stroke,
    width: 4,
    halo: 2,
    round: 6,
    ...(dash === undefined ? {} : { dash }),
  });
}

function mark(
  { state }: SquareReading,
  at: SquareId,
  id: string,
  colour: number,
  pattern: 'hatch' | 'dots',
  stage: Surface,
): void {
  const points = corners(squareBox(state.size, at), 5);
  stage.put('mark', id, {
    kind: 'shape',
    points,
    closed: true,
    fill: colour,
    fillAlpha: 0.22,
    pattern,
    stroke: colour,
    width: 4,
    halo: 3,
    round: 6,
  });
}

function brackets({ state }: SquareReading, at: SquareId, colour: number, stage: Surface): void {
  const { x, y } = centre(state.size, at);
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].forEach(([sx = 1, sy = 1], index) => {
    const points = [
      { x: x + sx * 29, y: y + sy * 14 },
      { x: x + sx * 29, y: y + sy * 29 },
      { x: x + sx * 14, y: y + sy * 29 },
    ];
    stage.put('mark', `shooter/${index}`, { kind: 'shape', points, closed: false, stroke: colour, width: 5, halo: 3 });
  });
}

/** The armour of a piece from the eight directions a shot can come from; the one it comes from now is framed. */
export function roseItems(kit: SquareKit, reading: SquareReading, now: string | null): readonly Item[] {
  const target = targetOf(reading.bench);
  if (target === null) return [];
  const words = kit.words().rose;
  const wedges = reading.rose.flatMap((wedge, index) =>
    wedgeItems(wedge, index, wedge.kills ? words.kill : words.bounce),
  );
  const lit = reading.rose.findIndex(({ from }) => from === now);
  const rim: Item[] =
    lit < 0
      ? []
      : [{ kind: 'shape', points: wedgePoints(lit, 81, 161, 0.035), closed: true, stroke: 0xffd447, width: 6 }];
  const disc: Item = { kind: 'shape', points: ring(72), closed: true, fill: 0xc4bda2, stroke: INK, width: 3 };
  const piece = Object.values(
    pieceItems({ seat: 1, kind: target.kind, facing: target.facing }, { x: 0, y: 0 }, kit.look(), { scale: 1.9 }),
  );
  return [...wedges, ...rim, disc, ...piece];
}

const polar = (angle: number, radius: number): Point => ({ x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius });
const ring = (radius: number) => Array.from({ length: 40 }, (_, i) => polar((i / 40) * 2 * Math.PI, radius));

function wedgePoints(index: number, inner: number, outer: number, gap: number): readonly Point[] {
  const middle = (index * Math.PI) / 4;
  const half = Math.PI / 8 - gap;
  const arc = (radius: number) =>
    Array.from({ length: 9 }, (_, i) => polar(middle - half + (i / 8) * 2 * half, radius));
  return [...arc(outer), ...arc(inner).reverse()];
}

function wedgeItems({ armour, kills }: Wedge, index: number, word: string): readonly Item[] {
  const at = polar((index * Math.PI) / 4, 122);
  const label = { kind: 'label', x: at.x, colour: kills ? 0xfff6e6 : INK } as const;
  const wedge = (inset: number, gap: number, more: Partial<Shape>): Shape => ({
    kind: 'shape',
    points: wedgePoints(index, 78 + inset, 164 - inset, gap),
    closed: true,
    ...more,
  });
  const hatched = wedge(2, 0.035, { fill: 0x8b8672, fillAlpha: 0.02, pattern: 'hatch', alpha: 0.35 });
  return [
    wedge(0, 0.025, { fill: kills ? 0xc9520f : 0xded4b6, stroke: INK, width: 3 }),
    ...(kills ? [] : [hatched]),
    { ...label, y: at.y - 8, text: romanOf(armour), size: 34, face: 'stencil' },
    { ...label, y: at.y + 19, text: word, size: 16, face: 'condensed', bold: true },
  ];
}
