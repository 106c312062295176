import { phrasesIn, statesOf } from '../../../i18n/tankAce/describe';
import type { Seat } from '../../../rules/core/game';
import { careerOf, counterOf, findUnit, missionOf } from '../../../rules/tankAce/base';
import { shotOf } from '../../../rules/tankAce/outlook';
import type { Command, Event, Gun, View } from '../../../rules/tankAce/types';
import type { Style } from '../../board/gameScene';
import type { Box, Group, Item } from '../../paint/items';
import { INK, label, PAPER, picture, plate } from '../../paint/marks';
import { roughWidth } from '../../paint/textWidth';
import { isSnowy } from '../battle/groundArt';
import type { BattlePlaces } from '../battle/places';
import { wordsOf } from '../battle/words';
import { careerWords } from '../career/words';
import { sideViews } from '../sideViews';
import { followsBox } from './followsArt';
import type { Rolled } from './page';

/** A shot as the gunner sees it. */
export interface Sight {
  /** The board before the shot, and the shot itself: what its rolls lead to is asked of the rules. */
  readonly shot: { readonly view: View; readonly command: Command };
  readonly target: string;
  readonly snow: boolean;
  readonly weather: 'sight-rain' | 'sight-snow' | null;
  /** A bank of earth hides all but the top. */
  readonly covered: boolean;
  readonly firer: readonly [string, string];
  readonly foe: readonly [string, string];
  /** Penetration, then turret, hull and side; which of them is struck. */
  readonly values: readonly (number | null)[];
  readonly struck: number;
}

/** What is seen when a gun of ours fires; null where the target is not on the board any more. */
export function sightOf(
  view: View,
  seat: Seat,
  { unit: id, gun, round }: Extract<Event, { type: 'fired' }>,
  look: Style,
): Sight | null {
  const unit = findUnit(view, id)?.unit;
  if (unit === undefined) return null;
  const { table, word, say } = wordsOf(look);
  const { weather } = missionOf(view);
  const { crew, unit: marker } = careerOf(view, seat);
  const post = gun === 'fifty' ? 'commander' : gun === 'bow' ? 'assistant' : 'gunner';
  const { pen, turret, hull, side } = counterOf(unit);
  const flank = shotOf(view, orderOf('main', seat, id))?.facts.target.flank === true;
  const { states } = phrasesIn(look.language);
  return {
    shot: { view, command: orderOf(gun, seat, id) },
    target: sideViews[unit.kind],
    snow: isSnowy(view),
    weather: weather === 'rain' ? 'sight-rain' : weather === 'snow' ? 'sight-snow' : null,
    covered: unit.hullDown || unit.dugIn,
    firer: [
      say(table.sight.fires, { name: careerWords(look).surname(marker, crew[post].no, seat) }),
      `${gun === 'main' ? word(round) : table.guns[gun]} · ${say(table.sight.area, { area: unit.area })}`,
    ],
    foe: [
      word(unit.kind),
      [...(flank ? [table.flankShot] : []), ...statesOf(unit).map((each) => states[each])].slice(0, 2).join(' · '),
    ],
    values: pen === null && hull === null ? [] : [pen, turret, hull, side],
    struck: flank ? 3 : unit.hullDown ? 1 : 2,
  };
}

/** The order a gun of ours fires by. */
function orderOf(gun: Gun, seat: Seat, unit: string): Command {
  return gun === 'main' ? { type: 'fire', seat, unit, load: 'AP' } : { type: gun, seat, unit };
}

/** What a roll of the shot has done, as it is seen and stamped. */
interface Outcome {
  readonly look: 'flash' | 'kill' | 'spark' | 'dust' | 'none';
  readonly stamp: string | null;
}

const shotCharts: ReadonlySet<string> = new Set(['B1', 'B2', 'B3', 'B3-location']);

/** Whether a roll belongs to the shot that is looked at. */
export const isOfShot = ({ chart }: Pick<Rolled, 'chart'>): boolean => shotCharts.has(chart);

function outcomeOf({ chart, result }: Rolled, look: Style): Outcome {
  const { table, word } = wordsOf(look);
  if (chart === 'B1') {
    return result === 'hit' ? { look: 'flash', stamp: null } : { look: 'none', stamp: table.sight.miss };
  }
  if (chart === 'B3-location') return { look: 'flash', stamp: null };
  if (result === 'DE' || result === '2') return { look: 'kill', stamp: 'destroyed' };
  if (result === '-' || result === 'miss') return { look: 'spark', stamp: table.sight.nothing };
  return { look: chart === 'B3' ? 'spark' : 'dust', stamp: word(result) };
}

const WIDE = 960;
const TALL = 640;
const whole = { x: 0, y: 0, width: WIDE, height: TALL };

/** The stage over the board: as wide as that, or its middle where it is narrow. */
function stageBox({ board, form }: Pick<BattlePlaces, 'board' | 'form'>): Box {
  return form === 'phone' ? board : { ...board, height: Math.min(board.height, (board.width * TALL) / WIDE) };
}

export function sightGroup(places: BattlePlaces, sight: Sight, roll: Rolled | null, look: Style): Group {
  // Dark to the lower edge of the board: rolls and what follows lie on it.
  const { board } = places;
  const scale = stageBox(places).height / TALL;
  const inner = { width: board.width / scale, height: board.height / scale };
  const shift = (inner.width - WIDE) / 2;
  // What follows lies along the lower edge of the board, the stamp above it.
  const floor = (followsBox(places).y - board.y) / scale;
  const items = sightItems(sight, roll === null ? null : outcomeOf(roll, look), places.form === 'phone', floor, look);
  const ground = plate({ x: 0, y: 0, ...inner }, 0x11150f, { round: 0 });
  const placed: Group = {
    kind: 'group',
    key: JSON.stringify(items),
    items,
    inner: { width: WIDE, height: TALL },
    x: shift,
    y: 0,
    width: WIDE,
    height: TALL,
    pivot: { x: 0, y: 0 },
  };
  return {
    kind: 'group',
    key: `sight ${inner.width} ${placed.key}`,
    items: [ground, placed],
    inner,
    ...board,
    pivot: { x: 0, y: 0 },
  };
}

function sightItems(
  sight: Sight,
  outcome: Outcome | null,
  narrow: boolean,
  floor: number,
  look: Style,
): readonly Item[] {
  const season = sight.snow ? 'snow' : 'summer';
  const ranges = [
    ['4', 352],
    ['8', 420],
    ['12', 488],
  ] as const;
  return [
    picture(`sight-land-${season}`, whole),
    picture(sight.target, { x: 238, y: sight.covered ? 186 : 206, width: 500, height: 250 }),
    picture(`sight-${sight.covered ? 'bank' : 'near'}-${season}`, whole),
    ...effectItems(outcome),
    ...(sight.weather === null ? [] : [picture(sight.weather, whole)]),
    picture('sight-lens', whole),
    ...ranges.map(([text, y]) => label(text, 520, y, 20, 0x10130e, 'condensed', { bold: true, align: 'left' })),
    ...(narrow ? [] : plateItems(sight)),
    ...(outcome?.stamp == null ? [] : stampItems(outcome.stamp, narrow, floor, look)),
  ];
}

/** What the round does where it strikes. */
function effectItems(outcome: Outcome | null): readonly Item[] {
  const tracer: readonly Item[] = [
    { kind: 'shape', points: [at(470, 570), at(436, 330)], closed: false, stroke: 0xffd447, width: 4, dash: [34, 16] },
  ];
  switch (outcome?.look) {
    case 'kill':
      return [
        picture('sight-flash', { x: 260, y: 110, width: 360, height: 360 }),
        picture('smoke-3', { x: 340, y: 40, width: 220, height: 220 }, 0.95),
        picture('fire-2', { x: 440, y: 190, width: 110, height: 110 }),
        picture('explosion-4', { x: 350, y: 216, width: 156, height: 156 }),
        ...tracer,
      ];
    case 'flash':
      return [picture('explosion-2', { x: 376, y: 236, width: 110, height: 110 }), ...tracer];
    case 'spark':
      return [picture('spark', { x: 380, y: 240, width: 104, height: 104 }), ...tracer];
    case 'dust':
      return [picture('explosion-2', { x: 380, y: 300, width: 130, height: 130 }, 0.85), ...tracer];
    default:
      return [];
  }
}

const at = (x: number, y: number) => ({ x, y });

/** Who fires and at whom, in the corners beside the glass. */
function plateItems({ firer, foe, values, struck }: Sight): readonly Item[] {
  const box = (x: number): Box => ({ x, y: 22, width: 206, height: 112 });
  const [left, right] = [box(20), box(734)];
  const words = ([title, more]: readonly [string, string], { x, y, width }: Box): readonly Item[] => [
    label(title, x + 14, y + 26, 23, PAPER, 'stencil', { align: 'left', most: width - 24 }),
    label(more, x + 14, y + 54, 17, PAPER, 'condensed', { align: 'left', most: width - 24 }),
  ];
  return [
    plate({ ...left, height: 76 }, 0x424926, { stroke: 0xffd447, width: 2, round: 7 }),
    ...words(firer, left),
    plate({ ...right, height: values.length === 0 ? 76 : 112 }, 0x3d4549, { stroke: PAPER, width: 2, round: 7 }),
    ...words(foe, right),
    ...values.flatMap((value, index): readonly Item[] => {
      const cell = { x: right.x + 14 + index * 46, y: right.y + 70, width: 42, height: 32 };
      const on = index === struck;
      return [
        plate(cell, on ? 0xf26b21 : index === 0 ? PAPER : INK, { stroke: 0x10130e, width: 2, round: 4 }),
        label(
          value === null ? '–' : String(value),
          cell.x + 21,
          cell.y + 16,
          21,
          index === 0 ? 0xb3281f : PAPER,
          'stencil',
        ),
      ];
    }),
  ];
}

/** A slip of paper with the stamp of what came of it. */
function stampItems(words: string, narrow: boolean, floor: number, look: Style): readonly Item[] {
  const drawn = words === 'destroyed' && look.language === 'en';
  const says = words === 'destroyed' ? wordsOf(look).table.hopes.destroyed : words;
  const size = 44;
  const width = drawn ? 290 : Math.min(420, roughWidth(says, size, 0.66) + 70);
  const inner = { width, height: 98 };
  const paper = plate({ x: 0, y: 0, ...inner }, 0xf0e8d2, { round: 5 });
  const ink = words === 'destroyed' ? 0xb3281f : INK;
  const rim = { x: 14, y: 12, width: width - 28, height: 74 };
  const mark: readonly Item[] = drawn
    ? [picture('stamp-destroyed', { x: 14, y: 8, width: 262, height: 78 })]
    : [
        plate(rim, 0xf0e8d2, { fillAlpha: 0.01, stroke: ink, width: 5, round: 6 }),
        label(says, width / 2, 49, size, ink, 'stencil', { most: width - 50 }),
      ];
  // A phone has the cards of the rolls along the lower edge.
  const place = narrow ? at(480 - width / 2, 336) : at(900 - width, Math.min(508, floor - inner.height - 8));
  return [
    {
      kind: 'group',
      key: `stamp ${says} ${look.language}`,
      items: [paper, ...mark],
      inner,
      ...place,
      ...inner,
      angle: -6,
      pivot: { x: 0, y: 0 },
    },
  ];
}
