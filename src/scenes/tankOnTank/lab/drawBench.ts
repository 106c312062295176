import { boardFor } from '../../../rules/tankOnTank/board';
import { rangeOf } from '../../../rules/tankOnTank/fire';
import { distanceAt, hexNames, placeOf } from '../../../rules/tankOnTank/hexes';
import {
  type BenchUnit,
  idsOf,
  seatOf,
  shooterOf,
  targetOf,
  terrainOn,
  unitsOf,
} from '../../../rules/tankOnTank/lab/bench';
import type { Place } from '../../../rules/tankOnTank/lab/line';
import type { Show } from '../../../rules/tankOnTank/lab/link';
import type { BenchReading } from '../../../rules/tankOnTank/lab/reading';
import { isInFront } from '../../../rules/tankOnTank/sight';
import { type View, view } from '../../../rules/tankOnTank/view';
import { emptySelection } from '../../../session/selection';
import type { Surface } from '../../board/gameScene';
import { collectingStage } from '../../board/paintView';
import { discItems } from '../../lab/discs';
import type { Box, Item, Point, TagLine } from '../../paint/items';
import { textScaleOn } from '../../paint/tags';
import { counterItems } from '../board/counters';
import { along, angleOf, between, centre, ring, sheetBox, towards } from '../board/geometry';
import { valuesOf } from '../board/ground';
import { AMBER, crowdOf, hexShape, INK, plateItems, putBrackets, putEach, putRim, putTag } from '../board/marks';
import { putThread } from '../board/threads';
import { drawBoard } from '../board/units';
import { sameIn, whatIn } from './hexWords';
import type { HexKit } from './kit';

const SAND = 0xc9a93b;
const RED = 0xc7372f;
const GREEN = 0x1b5a35;
const BROWN = 0x8a6100;

/** How the bench is looked at. */
export interface BenchLook {
  readonly show: ReadonlySet<Show>;
  /** The place that is lit; null: the whole line. */
  readonly step: number | null;
  /** The hex of the unit that is held. */
  readonly selected: string | null;
  readonly hovered: string | null;
  /** Hexes a question is about, those somebody has marked, and those that are the answer. */
  readonly asked?: ReadonlySet<string>;
  readonly marked?: ReadonlySet<string>;
  readonly answer?: ReadonlySet<string>;
  readonly larger: number;
  readonly seen: Box;
  readonly scale: number;
}

/** Everything that lies on the ground of the bench. */
export function benchItems(kit: HexKit, reading: BenchReading, look: BenchLook): readonly Item[] {
  const stage: ReturnType<typeof collectingStage> & Surface = Object.assign(collectingStage(), {
    visibleBox: look.seen,
    // Larger labels are those of a board seen from further away.
    pixelsPerUnit: look.scale / look.larger,
  });
  stage.begin();
  const seen = benchView(reading);
  const { show } = look;
  if (show.has('arc')) drawArcs(reading, stage);
  if (show.has('threat')) drawThreat(kit, reading, seen, stage);
  drawBoard(seen, stage, kit.look(), new Set());
  drawLine(kit, reading, seen, look, stage);
  drawEnds(reading, seen, kit, stage);
  drawMarks(look, stage);
  stage.end();
  return stage.items();
}

/** The bench as a skin draws it: nobody fights for hexes here. */
export function benchView({ state }: BenchReading): View {
  const seen = view(state, null);
  return { ...seen, standing: { ...seen.standing, held: [] } };
}

/** Where a place of the line lies: on its hex, or on the side between two. */
export function placePoint(place: Place): Point {
  const [one = 'A1', two = one] = place.at;
  return between(centre(one), centre(two), 0.5);
}

/** The shooter's front in dots as far as its gun reaches; the target's flank hatched behind its border. */
function drawArcs({ bench, state, map }: BenchReading, stage: Surface): void {
  const shooter = shooterOf(bench);
  const own = state.units.find(({ at }) => at === shooter.at);
  const range = own === undefined ? 0 : rangeOf(state, own);
  const front = new Set<string>();
  for (const hex of hexNames) {
    const far = distanceAt(placeOf(shooter.at), placeOf(hex));
    if (far === 0 || far > range || !isInFront(shooter.at, shooter.facing, hex)) continue;
    front.add(hex);
    stage.put('arc', `arc:${hex}`, hexShape(hex, 0.99, { fill: SAND, pattern: 'dots', fillAlpha: 0.06, alpha: 0.85 }));
  }
  putRim(stage, 'arc', 'arc/rim', front, { stroke: SAND, width: 2 });
  const target = targetOf(bench);
  if (target === null || boardFor(map).terrain.length === 0) return;
  const at = centre(target.at);
  const angle = angleOf(target.facing);
  const half = ring(at, angle + 90, angle + 270, 125);
  stage.put('arc', 'flank', {
    kind: 'shape',
    points: half,
    closed: true,
    fill: RED,
    fillAlpha: 0.04,
    pattern: 'hatch',
    alpha: 0.34,
  });
  const aside = towards(angle + 90);
  const border = [along(at, aside, -125), along(at, aside, 125)];
  stage.put('arc', 'flank/border', {
    kind: 'shape',
    points: border,
    closed: false,
    stroke: RED,
    width: 3,
    halo: 3,
    dash: [11, 5],
  });
}

/** Where the other side could fire in its next turn, as the table's overlay shows it. */
function drawThreat(kit: HexKit, { bench }: BenchReading, seen: View, stage: Surface): void {
  const threat = kit.skin.overlays.find(({ id }) => id === 'threat');
  threat?.draw(seen, seatOf(shooterOf(bench).kind), null, stage, emptySelection);
}

function drawLine(kit: HexKit, reading: BenchReading, seen: View, look: BenchLook, stage: Surface): void {
  const { fire, bench } = reading;
  const [shooter, target] = [shooterOf(bench), targetOf(bench)];
  if (fire === null || target === null) return;
  const { show, step } = look;
  const { places } = fire.line;
  if (show.has('num')) for (const place of places) outline(reading, place, stage);
  if (show.has('sight')) {
    const refused = refusedNeighbour(reading);
    if (refused !== null) putThread(seen, kit.look(), stage, 'refused', refused.at, target.at, { thin: true });
    putThread(seen, kit.look(), stage, 'thread', shooter.at, target.at);
  }
  // Under the discs: a number is worth more than a word.
  if (show.has('arc')) putArcNames(kit, target, fire.flank, stage);
  if (show.has('num')) for (const place of places) putDisc(reading, place, step === place.n, look, stage);
  if (show.has('num') && show.has('sight')) drawTags(kit, reading, look, stage);
  const lit = places.find(({ n }) => n === step);
  if (lit !== undefined) putWalker(kit, target, placePoint(lit), stage);
}

/** A place through the middle has a solid outline, the pair of a side a dashed one; what would block is tinted. */
function outline(reading: BenchReading, place: Place, stage: Surface): void {
  const side = place.rule === 'TOT-8.2e';
  for (const hex of place.at) {
    const rough = terrainOn(reading.map, hex) !== 'clear';
    const stops = place.state === 'stop';
    stage.put(
      'reach',
      `place:${hex}`,
      hexShape(hex, 0.94, {
        fill: stops ? RED : rough ? AMBER : 0xfff8e4,
        fillAlpha: place.state === 'beyond' ? 0 : rough || stops ? 0.26 : 0.18,
        stroke: place.state === 'beyond' ? 0x8b8672 : stops ? RED : side ? BROWN : GREEN,
        width: 2,
        ...(side ? { dash: [6, 4.5] as const } : {}),
      }),
    );
  }
}

/** Where the number of a place lies: over a unit that stands there. */
function discSpot({ bench }: BenchReading, place: Place): Point {
  const at = placePoint(place);
  const [hex = ''] = place.at;
  const stands = place.at.length === 1 && unitsOf(bench).some((unit) => unit.at === hex);
  return stands ? { x: at.x, y: at.y - 31 } : at;
}

function putDisc(reading: BenchReading, place: Place, lit: boolean, look: BenchLook, stage: Surface): void {
  const at = placePoint(place);
  const spot = discSpot(reading, place);
  const radius = 13.5 * Math.min(1.5, look.larger * textScaleOn(stage));
  if (spot.y !== at.y)
    stage.put('plate', `disc:${place.n}/stalk`, {
      kind: 'shape',
      points: [spot, { x: at.x, y: at.y - 4 }],
      closed: false,
      stroke: INK,
      width: 2,
      halo: 2.5,
    });
  putEach(stage, 'plate', `disc:${place.n}`, discItems(spot, place.n, place.state, radius, lit));
}

/** One hex from the shooter, of its side, and stopped: the difference a hex makes. */
function refusedNeighbour({ bench, fire }: BenchReading): BenchUnit | null {
  const shooter = shooterOf(bench);
  const found = fire?.shots.find(
    ({ unit, line }) => unit !== shooter && !line.clear && distanceAt(placeOf(unit.at), placeOf(shooter.at)) === 1,
  );
  return found?.unit ?? null;
}

/** What is worth a tag: the lit place alone, or whatever decides the line, and the neighbour that fails. */
function drawTags(kit: HexKit, reading: BenchReading, look: BenchLook, stage: Surface): void {
  const { fire, bench } = reading;
  const words = kit.words().tags;
  if (fire === null) return;
  const crowd = crowdOf([...unitsOf(bench).map(({ at }) => at), ...fire.line.places.flatMap(({ at }) => at)]);
  crowd.tags.push(toolsBox(look));
  const told = fire.line.places.filter((place) =>
    look.step === null ? tagOf(kit, reading, place) !== null : place.n === look.step,
  );
  for (const place of told.slice(0, 3)) {
    const tag = tagOf(kit, reading, place) ?? plainTag(kit, place);
    putTag(stage, `tag:${place.n}`, discSpot(reading, place), tag.lines, tag.edge, crowd);
  }
  const refused = look.step === null ? refusedNeighbour(reading) : null;
  const shot = fire.shots.find(({ unit }) => unit === refused);
  const stop = shot?.line.places.find(({ state }) => state === 'stop');
  if (refused === null || stop === undefined) return;
  const what = sameIn(reading, stop.at);
  const fields = { from: refused.at, what, hex: stop.at.join('|') };
  const lines: TagLine[] = [
    {
      text: kit.say(what === null ? words.failsBetween : words.fails, fields),
      size: 13,
      bold: true,
      colour: 0x8f241e,
    },
    { text: stop.rule ?? '', size: 12, bold: true, colour: RED },
  ];
  putTag(stage, 'tag:refused', centre(refused.at), lines, RED, crowd);
}

/** Points of the screen the buttons on the map take, in its right upper corner. */
const TOOLS = { width: 240, height: 64, small: 120 } as const;

function toolsBox({ seen, scale }: BenchLook): Box {
  const wide = (seen.width * scale > 600 ? TOOLS.width : TOOLS.small) / scale;
  return { x: seen.x + seen.width - wide, y: seen.y, width: wide, height: TOOLS.height / scale };
}

interface PlaceTag {
  readonly lines: readonly TagLine[];
  readonly edge: number;
}

/** Null where the place has nothing to tell: open ground, or a side with both hexes open. */
function tagOf(kit: HexKit, reading: BenchReading, place: Place): PlaceTag | null {
  const words = kit.words().tags;
  const [one = ''] = place.at;
  const bad = place.at.find((hex) => whatIn(reading, hex) !== null);
  const tag = (title: string, more: string, edge: number, colour: number): PlaceTag => ({
    edge,
    lines: [
      { text: title, size: 13, bold: true },
      { text: more, size: 12 },
      { text: place.rule ?? '', size: 12, bold: true, colour },
    ],
  });
  if (place.state === 'beyond') return null;
  const what = bad === undefined ? '' : (whatIn(reading, bad) ?? '');
  if (place.state === 'stop') {
    const [same, others] = [sameIn(reading, place.at), place.at.filter((hex) => whatIn(reading, hex) !== null)];
    const told = same === null ? others.map((hex) => [hex, whatIn(reading, hex)]) : [[place.at.join('|'), same]];
    return tag(words.stop, told.map(([one, what]) => kit.say(words.ground, { one, what })).join(' · '), RED, RED);
  }
  if (place.state === 'side' && bad !== undefined && place.at.length > 1) {
    const open = place.at.find((hex) => hex !== bad);
    return tag(words.oneSide, kit.say(words.sides, { open, bad, what }), AMBER, BROWN);
  }
  if (place.rule === 'TOT-8.2d') return tag(words.overUnit, kit.say(words.openGround, { one }), 0x3e8e5a, GREEN);
  return null;
}

function plainTag(kit: HexKit, place: Place): PlaceTag {
  const { line } = kit.words();
  const text =
    place.at.length > 1
      ? kit.say(line.between, { one: place.at[0], two: place.at[1] })
      : kit.say(line.crosses, { one: place.at[0] });
  const side = place.state === 'side';
  return {
    edge: place.state === 'beyond' ? 0x8b8672 : side ? AMBER : 0x3e8e5a,
    lines: [
      { text, size: 13, bold: true },
      { text: place.rule ?? line.afterStop, size: 12, bold: true, colour: side ? BROWN : GREEN },
    ],
  };
}

/** The target on its way along the line. */
function putWalker(kit: HexKit, target: BenchUnit, at: Point, stage: Surface): void {
  const items = counterItems({ ...target, seat: seatOf(target.kind) }, { x: at.x, y: at.y + 22 }, kit.look(), {
    alpha: 0.6,
    scale: 0.62,
  });
  putEach(stage, 'line', 'walker', Object.values(items));
}

function putArcNames(kit: HexKit, target: BenchUnit, flank: boolean, stage: Surface): void {
  const words = kit.words().tags;
  const at = centre(target.at);
  const angle = angleOf(target.facing);
  const label = { kind: 'label', face: 'condensed', bold: true, halo: 4, size: 14 * textScaleOn(stage) } as const;
  const way = towards(angle);
  // Beside the tank the word begins at its hex, however large it is set: nothing of it lies under the values.
  const front =
    Math.abs(way.x) < 0.3
      ? along(at, way, 78)
      : { ...along(at, way, 56), align: way.x > 0 ? ('left' as const) : ('right' as const) };
  stage.put('plate', 'its/front', { ...label, text: words.itsFront, ...front, colour: 0x1b3d28 });
  stage.put('plate', 'its/flank', {
    ...label,
    text: words.itsFlank,
    ...along(at, towards(angle + 180), 82),
    colour: 0x8f241e,
    alpha: flank ? 1 : 0.75,
  });
}

/** What is written above a hex of the first row stays so far below the edge of the sheet. */
const RIM = 6;

/** Brackets round the shooter, a ring round the target, and the values of both. */
function drawEnds({ bench, state }: BenchReading, seen: View, kit: HexKit, stage: Surface): void {
  const [shooter, target] = [shooterOf(bench), targetOf(bench)];
  putBrackets(stage, 'shooter', shooter.at, kit.look().palette.act, 4);
  const ids = idsOf(bench);
  const plate = (unit: BenchUnit, dy: number, hot: boolean) => {
    const own = seen.units.find(({ id }) => id === ids.find((each) => each.unit === unit)?.id);
    const printed = own === undefined ? null : valuesOf(seen, own);
    const piece = state.units.find(({ at }) => at === unit.at);
    if (own === undefined || printed === null || piece === undefined) return;
    const { x, y } = centre(unit.at);
    const values = { ...printed, range: rangeOf(state, piece) };
    const at = { x, y: Math.max(y + dy, sheetBox.y + RIM) };
    putEach(stage, 'plate', `plate:${own.id}`, plateItems(values, at, own.seat, kit.look(), hot));
  };
  plate(shooter, -58, false);
  if (target === null) return;
  const { x, y } = centre(target.at);
  stage.put('mark', 'target', { kind: 'picture', texture: 'target', x, y, width: 104, height: 92 });
  plate(target, 28, true);
}

/** Hexes that are held, pointed at, marked, or the answer: each with a shape of its own. */
function drawMarks({ selected, hovered, asked, marked, answer }: BenchLook, stage: Surface): void {
  for (const hex of asked ?? [])
    stage.put('mark', `asked:${hex}`, hexShape(hex, 0.9, { stroke: 0x141b26, width: 2.4, dash: [7, 5], halo: 2.5 }));
  if (hovered !== null)
    stage.put('mark', 'hovered', hexShape(hovered, 0.95, { stroke: INK, width: 1.6, dash: [4, 4], halo: 1.5 }));
  if (selected !== null)
    stage.put('mark', 'selected', hexShape(selected, 0.86, { stroke: 0xffd447, width: 3.4, halo: 2.5 }));
  for (const hex of answer ?? [])
    stage.put(
      'mark',
      `answer:${hex}`,
      hexShape(hex, 0.93, {
        fill: 0x3e8e5a,
        fillAlpha: 0.28,
        pattern: 'hatch',
        stroke: GREEN,
        width: 2.5,
        halo: 2,
        alpha: 0.85,
      }),
    );
  for (const hex of marked ?? []) {
    stage.put('mark', `marked:${hex}`, hexShape(hex, 0.8, { stroke: 0xf26b21, width: 4, halo: 3 }));
    const { x, y } = centre(hex);
    putEach(stage, 'plate', `marked:${hex}`, tick({ x, y: y - 26 }));
  }
}

const tick = ({ x, y }: Point): readonly Item[] => [
  { kind: 'shape', points: ring({ x, y }, 0, 352, 10), closed: true, fill: 0xf26b21, stroke: 0xfff8e4, width: 2 },
  {
    kind: 'shape',
    points: [
      { x: x - 5, y },
      { x: x - 1, y: y + 4 },
      { x: x + 6, y: y - 4 },
    ],
    closed: false,
    stroke: 0xfff6e6,
    width: 2.6,
  },
];
