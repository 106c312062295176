import { cardOf } from '../../../rules/tankDuel/cards';
import type { SeatName } from '../../../rules/tankDuel/data/vehicles';
import { vehicleOf } from '../../../rules/tankDuel/tanks';
import type { View } from '../../../rules/tankDuel/view';
import type { Style } from '../../board/gameScene';
import type { Box, Group, Item, Point } from '../../paint/items';
import { INK, label, picture, plate } from '../../paint/marks';
import { roleOf } from './boardParts';
import { CUT, cuts } from './cuts';
import type { LossStory } from './lossStory';
import { box, lines, panel, ring, ruleTag } from './panel';
import type { DuelTable } from './places';
import type { TankSeen } from './sight';
import type { Pull } from './story';
import { BAND, type BoardPlan, headerOf, onCut, planOf, SKY } from './tankBoard';
import { type Words, wordsOf } from './words';

const RED = 0xb3281f;
const GREEN = 0x2f6d45;
const ORANGE = 0xf26b21;

/** Where a lost tank is told of: its own board and the middle, which has nothing else to tell. */
export function lossBox({ boards, middle, tall }: DuelTable, nation: TankSeen['nation']): Box | null {
  const board = boards[nation];
  if (board === null || middle === null) return null;
  const x = Math.min(board.x, middle.x);
  const right = Math.max(board.x + board.width, middle.x + middle.width);
  const bottom = tall ? Math.max(board.y + board.height, middle.y + middle.height) : board.y + board.height;
  return box(x, board.y, right - x, bottom - board.y);
}

/** One of the crew on his way out. */
interface Leaver {
  readonly person: SeatName;
  readonly wounded: boolean;
  readonly cards: readonly Pull[];
  readonly fate: 'out' | 'killed' | 'now' | 'waits';
  readonly vp: number;
}

function leaversOf(tank: TankSeen, story: LossStory): readonly Leaver[] {
  const wounded = (person: SeatName) => tank.crew.some((member) => member.person === person && member.wounded);
  const tried = story.men.map(({ person, cards, killed }): Leaver => {
    const fate = killed === null ? 'out' : 'killed';
    return { person, wounded: wounded(person), cards, fate, vp: killed ?? 0 };
  });
  const { seats } = vehicleOf(tank);
  const place = (seat: SeatName | null) => (seat === null ? -1 : seats.indexOf(seat));
  const inside = tank.crew
    .filter(({ person, seat }) => seat !== null && !story.men.some((man) => man.person === person))
    .toSorted((a, b) => place(a.seat) - place(b.seat));
  const rest = inside.map(({ person }, index): Leaver => {
    const before = story.cause === 'bailOut' ? (story.out ?? inside.length) : 0;
    const now = story.vp === null && index === before;
    const fate = index < before ? 'out' : now ? 'now' : 'waits';
    return { person, wounded: wounded(person), cards: now ? story.pulls : [], fate, vp: 0 };
  });
  return [...tried, ...rest];
}

interface LossPlan extends BoardPlan {
  readonly columns: readonly Box[];
  /** How high the row of cards over the men is. */
  readonly card: number;
  readonly ground: number;
}

/** The tank at the edge where it was hit, the men beyond it, whoever went first the farthest; held upright they run below. */
function lossPlan(width: number, height: number, nation: TankSeen['nation'], count: number): LossPlan {
  const upright = width < height * 1.4;
  const german = nation === 'de';
  const base = planOf({ width: upright ? width : width * 0.48, height: upright ? height * 0.56 : height });
  const cut = german && !upright ? { ...base.cut, x: base.cut.x + width * 0.52 } : base.cut;
  const top = upright ? height * 0.5 : base.header + 4;
  const [left, wide] = upright ? [6, width - 12] : [german ? 8 : width * 0.49, width * 0.51 - 12];
  const each = wide / Math.max(3, count);
  const columns = Array.from({ length: count }, (_, index) => {
    const x = german ? left + index * each : left + wide - (index + 1) * each;
    return box(x, top, each, height - top - 4);
  });
  const room = height - top - base.crew.height;
  return { ...base, cut, columns, card: Math.min(room * 0.4, each * 1.05), ground: height - base.crew.height - 4 };
}

/** Where a man of a lost tank climbs out, and where he comes to stand, on the table; the first whose fate is open, or the last told of. */
export function wayOut(tank: TankSeen, story: LossStory, at: Box, person: SeatName | null) {
  const leavers = leaversOf(tank, story);
  const plan = lossPlan(at.width, at.height, tank.nation, leavers.length);
  const index = leavers.findIndex((each) => (person === null ? each.fate === 'now' : each.person === person));
  const [column, leaver] = [plan.columns[index], leavers[index]];
  if (column === undefined || leaver === undefined) return null;
  const hatch = onCut(plan, cuts[tank.vehicle].hatch);
  const x = at.x + column.x + column.width / 2;
  return {
    person: leaver.person,
    hatch: { x: at.x + hatch.x, y: at.y + hatch.y },
    stands: { x, y: at.y + plan.ground - column.width * 0.5 },
    card: { x, y: at.y + column.y + 4 + plan.card / 2, height: plan.card },
  };
}

/** A lost tank, and its crew as it gets out of it one by one. */
export function lossPanel(view: View, tank: TankSeen, story: LossStory, at: Box, look: Style): Group {
  const words = wordsOf(look);
  const { width, height } = at;
  const leavers = leaversOf(tank, story);
  const plan = lossPlan(width, height, tank.nation, leavers.length);
  const now = leavers.find(({ fate }) => fate === 'now');
  return panel(at, [
    plate(box(1, 1, width - 2, height - 2), 0xe9e0c6, { stroke: INK, width: 2, round: 9 }),
    plate(box(3, height * 0.72, width - 6, height * 0.28 - 4), 0x9b9a5a, { fillAlpha: 0.26, round: 6 }),
    ...headerOf(view, tank, plan, width, words, toldOf(view, story, words)),
    ...wreck(tank, plan, story, now ?? null),
    ...leavers.flatMap((leaver, index) => columnOf(view, tank, leaver, plan.columns[index], plan, story, words)),
    ...footOf(tank, story, plan, width, words, look),
  ]);
}

/** What stands in the band: how it was lost, what that is worth and to whom. */
function toldOf(view: View, { cause, vp, scorer, cards }: LossStory, { table, say, tank }: Words) {
  const { loss } = table;
  const won = vp === null ? null : { vp, who: scorer === null ? '' : tank(view, scorer) };
  return {
    says: loss[cause],
    states: [
      ...(won === null
        ? []
        : [{ text: say(won.who === '' ? loss.tankVpNone : loss.tankVp, won), icon: 'light-trophy', fill: RED }]),
      ...(cards > 0 ? [{ text: say(loss.half, { cards }), icon: 'light-cards' }] : []),
    ],
  };
}

/** The darkened hull; whoever is trying now looks out of its hatch. */
function wreck(tank: TankSeen, plan: LossPlan, { cause }: LossStory, now: Leaver | null): readonly Item[] {
  const { cut } = plan;
  const scale = cut.width / CUT.width;
  const anchors = cuts[tank.vehicle];
  const whole = box(cut.x, cut.y - SKY * scale, cut.width, CUT.height * scale);
  const hatch = onCut(plan, anchors.hatch);
  const spot = (name: string, { x, y }: Point, size: number, alpha = 1): Item =>
    picture(name, box(x - (size * scale) / 2, y - (size * scale) / 2, size * scale, size * scale), alpha);
  const figure = (person: SeatName, wounded: boolean) =>
    picture(
      `fig-${tank.nation}-${roleOf(person)}${wounded ? '-wounded' : ''}`,
      box(hatch.x - 50 * scale, hatch.y - 48 * scale, 100 * scale, 130 * scale),
    );
  const zones = (['track', 'hull', 'turret'] as const).map((location): Item => {
    const flat = anchors.zones[location];
    const points = flat.flatMap((x, index) => (index % 2 === 0 ? [onCut(plan, [x, flat[index + 1] ?? 0])] : []));
    return { kind: 'shape', points, closed: true, fill: 0x17130d, fillAlpha: 0.5 };
  });
  const [turret, hull] = [onCut(plan, anchors.label.turret), onCut(plan, anchors.label.hull)];
  const deck = { x: cut.x + cut.width - (hull.x - cut.x), y: hull.y - 30 * scale };
  const middle = { x: (deck.x + turret.x) / 2, y: turret.y };
  const smoke =
    cause === 'bailOut'
      ? []
      : [
          spot('smoke-3', { x: middle.x, y: hatch.y - 50 * scale }, 130, 0.75),
          spot('smoke-2', { x: deck.x, y: hatch.y - 20 * scale }, 190, 0.8),
        ];
  const flames =
    cause === 'bailOut'
      ? []
      : [
          spot(cause === 'fire' ? 'fire-3' : 'explosion-2', { x: deck.x, y: deck.y }, 150),
          spot('fire-2', { x: middle.x, y: deck.y - 20 * scale }, 120),
          spot('fire-1', { x: (middle.x + deck.x) / 2, y: deck.y - 14 * scale }, 96),
          spot('fire-1', { x: hull.x, y: hull.y }, 72, 0.9),
        ];
  return [
    ...smoke,
    ...(now === null ? [] : [figure(now.person, now.wounded)]),
    picture(`cut-${tank.vehicle}`, whole),
    ...zones,
    ...flames,
    ...(now === null
      ? []
      : [
          ring(hatch.x, hatch.y - 24 * scale, 46 * scale, 46 * scale, INK, 7 * plan.k + 1),
          ring(hatch.x, hatch.y - 24 * scale, 46 * scale, 46 * scale, ORANGE, 4 * plan.k + 1),
        ]),
  ];
}

/** A man with his cards over him and what became of him under him. */
function columnOf(
  view: View,
  tank: TankSeen,
  { person, wounded, cards, fate, vp }: Leaver,
  at: Box | undefined,
  { card, ground, crew }: LossPlan,
  story: LossStory,
  { table, say, percent }: Words,
): readonly Item[] {
  if (at === undefined) return [];
  const x = at.x + at.width / 2;
  const icon = story.cause === 'explosion' ? 'explosion' : 'fire';
  const wide = Math.min(card * 0.78, (at.width - 6) / Math.max(1, cards.length));
  const shown = cards.flatMap((pull, index) =>
    iconCard(view, pull, icon, box(x + (index - cards.length / 2) * wide + 1, at.y + 4, wide - 2, card), table.loss),
  );
  const [chance] = cards;
  const low = at.y + card + 8;
  const high = Math.min(ground - low, at.width * 1.05);
  const figure = { out: `runner-${tank.nation}${wounded ? '-wounded' : ''}`, killed: 'grave', now: '', waits: '' }[
    fate
  ];
  const man: Item[] =
    figure === ''
      ? []
      : [
          {
            kind: 'picture',
            texture: figure,
            x,
            y: ground - high / 2,
            width: high * 0.84,
            height: high,
            ...(tank.nation === 'de' ? { mirrored: true as const } : {}),
          },
        ];
  const size = Math.max(12.5, Math.min(17, crew.height * 0.3));
  const told = {
    out: story.cause === 'bailOut' ? table.loss.leaves : table.loss.out,
    killed: say(table.consequences.killed, { person: '', vp }).trim(),
    now: table.loss.now,
    waits: table.loss.waits,
  }[fate];
  const colour = { out: GREEN, killed: RED, now: 0xb8460b, waits: INK }[fate];
  const most = at.width - 4;
  return [
    ...shown,
    ...(fate === 'now' && chance !== undefined
      ? [
          label(percent(chance.ways / Math.max(1, chance.of)), x, low + size * 1.4, size * 1.9, GREEN, 'stencil', {
            most,
          }),
          label(table.loss.out, x, low + size * 3, size, INK, 'condensed', { bold: true, most }),
        ]
      : man),
    label(table.seats[person], x, ground + size * 0.9, size, INK, 'condensed', { bold: true, most }),
    label(told, x, ground + size * 2.1, size, colour, 'condensed', { bold: true, most }),
  ];
}

/** A pulled card of which only its icons count: the one that kills is ringed. */
function iconCard(
  view: View,
  { card, success }: Pull,
  icon: 'fire' | 'explosion',
  at: Box,
  says: Words['table']['loss'],
): readonly Item[] {
  const { x, y, width, height } = at;
  const { icons } = cardOf(view, card);
  const kills = icons.includes(icon);
  const bar = height * 0.3;
  const sign = Math.min(bar * 0.8, (width - 6) / Math.max(1, icons.length));
  const start = x + width / 2 - (sign * icons.length) / 2;
  const size = Math.max(12.5, height * 0.16);
  return [
    plate(at, 0xefe6cc, { stroke: kills ? RED : GREEN, width: 3, round: 7 }),
    label(String(card), x + width / 2, y + height * 0.2, height * 0.26, INK, 'stencil', { most: width - 6 }),
    plate(box(x + 2, y + height * 0.36, width - 4, bar), INK, { round: 0 }),
    ...icons.flatMap((name, index): readonly Item[] => {
      const left = start + index * sign;
      const centre = { x: left + sign / 2, y: y + height * 0.36 + bar / 2 };
      return [
        ...(name === icon ? [plate(box(left, centre.y - sign / 2, sign, sign), RED, { round: sign / 2 - 1 })] : []),
        picture(`light-${name}`, box(left + sign * 0.1, centre.y - sign * 0.4, sign * 0.8, sign * 0.8)),
      ];
    }),
    label(
      success === true ? says.clear[icon] : says.kills[icon],
      x + width / 2,
      y + height * 0.83,
      size,
      INK,
      'condensed',
      {
        bold: true,
        most: width - 6,
      },
    ),
  ];
}

/** Who had died before, and what the cards are about. */
function footOf(
  tank: TankSeen,
  story: LossStory,
  { crew, columns, cut, k }: LossPlan,
  width: number,
  { table, say }: Words,
  look: Style,
): readonly Item[] {
  const dead = tank.crew.filter(({ seat, person }) => seat === null && !story.men.some((man) => man.person === person));
  const size = Math.max(12.5, 15 * k);
  const rule = story.cause === 'bailOut' ? 'TD-12.6.1c' : 'TD-12.6.2b';
  const upright = columns[0] !== undefined && columns[0].y > cut.y + cut.height * 0.5;
  // Under the tank there is room for words only where the men run beside it.
  if (upright) return [];
  const fatal =
    story.cause === 'explosion' && story.men.length > 0 && story.men.every(({ cards }) => cards.length === 0);
  const says = fatal ? table.loss.fatal : table.loss.rule[story.cause];
  const left = tank.nation === 'de' ? width * 0.52 : 12 * k;
  const wide = width * 0.46;
  const gone = dead.map(({ person }) => table.seats[person]).join(table.cards.comma);
  const before = gone === '' ? says : say(table.loss.before, { crew: gone });
  const written = (text: string) =>
    lines(text, look.language, { x: left + 8, y: crew.y + 4, width: wide - 100 }, size, INK);
  const both = written(gone === '' ? says : `${says} ${before}`);
  // Where there is no room for both, the rule is told by its number, and who died by name.
  const room = Math.floor((crew.height - 4) / size);
  return [
    plate(box(left, crew.y, wide, crew.height), BAND[tank.nation], { fillAlpha: 0.12, round: 6 }),
    ...(both.length > Math.min(room, 3) ? written(before) : both),
    ...ruleTag(rule, left + wide - 6, crew.y + crew.height / 2, Math.max(12, size * 0.86)),
  ];
}
