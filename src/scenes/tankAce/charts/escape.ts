import type { Seat } from '../../../rules/core/game';
import { careerOf } from '../../../rules/tankAce/base';
import { type Post, posts } from '../../../rules/tankAce/data/crewCharts';
import type { View, Wound } from '../../../rules/tankAce/types';
import type { Style, Surface } from '../../board/gameScene';
import type { Box, Group, Item } from '../../paint/items';
import { INK, label, PAPER, picture, plate } from '../../paint/marks';
import { portraitOf } from '../battle/crewArt';
import { CUT, cutaway } from '../battle/cutaway';
import type { BattlePlaces, Form } from '../battle/places';
import { wordsOf } from '../battle/words';
import { careerWords } from '../career/words';
import type { Rolled } from './page';

/** A lost tank and its men, as far as is known. */
interface Escape {
  readonly view: View;
  readonly seat: Seat;
  readonly burning: boolean | null;
  /** The man whose dice are thrown or lie. */
  readonly now: Post;
  readonly climbed: ReadonlySet<Post>;
  /** Out, but what it has done to him is still to be rolled. */
  readonly open: Post | null;
}

interface EscapeStage {
  /** A tank is lost: what its crew does is shown until the picture is lowered. */
  raise(view: View, seat: Seat, stage: Surface): void;
  /** What a roll says of the fire or of a man, once its dice lie; a roll about something else ends it. */
  read(roll: Rolled, stage: Surface): void;
  hurt(seat: Seat, post: Post, wound: Wound, stage: Surface): void;
  lower(stage: Surface): void;
  /** A new step begins. */
  begin(): void;
}

/** By seat and post. */
type Wounds = ReadonlyMap<string, Wound>;

const woundOf = (wounds: Wounds, { seat }: Pick<Escape, 'seat'>, post: Post): Wound | null =>
  wounds.get(`${seat}:${post}`) ?? null;

const charts: ReadonlySet<string> = new Set(['B6-fire', 'B6', 'B7']);

/** The crew of a lost tank gets out, man by man: the tank is cut open, and every man's card says how he fares. */
export function openEscape(places: () => BattlePlaces, look: () => Style): EscapeStage {
  let leaving: Escape | null = null;
  /** Who was hurt in this step, in the tank or on his way out of it. */
  let wounds: Wounds = new Map();
  const id = 'theatre/escape';
  const draw = (stage: Surface) => {
    if (leaving !== null) stage.put('tag', id, escapeGroup(places(), leaving, wounds, look()));
  };
  const lower = (stage: Surface) => {
    if (leaving !== null)
      stage.put('tag', id, { ...escapeGroup(places(), leaving, wounds, look()), alpha: 0, key: 'lowered' });
    leaving = null;
  };
  return {
    raise(view, seat, stage) {
      leaving = { view, seat, burning: null, now: 'commander', climbed: new Set(), open: null };
      draw(stage);
    },
    read({ chart, result, who }, stage) {
      if (leaving === null) return;
      if (!charts.has(chart)) {
        lower(stage);
        return;
      }
      const post = posts.find((each) => each === who) ?? leaving.now;
      if (chart === 'B6-fire') leaving = { ...leaving, burning: result === 'fire' };
      else leaving = { ...leaving, now: post, open: null };
      if (chart === 'B6' && result !== 'KIA') {
        const open = result === 'B7' && woundOf(wounds, leaving, post) !== 'SW' ? post : null;
        leaving = { ...leaving, climbed: new Set([...leaving.climbed, post]), open };
      }
      draw(stage);
    },
    hurt(seat, post, wound, stage) {
      wounds = new Map([...wounds, [`${seat}:${post}`, wound]]);
      if (leaving?.seat === seat && wound === 'KIA')
        leaving = { ...leaving, climbed: new Set([...leaving.climbed].filter((each) => each !== post)) };
      draw(stage);
    },
    lower,
    begin() {
      leaving = null;
      wounds = new Map();
    },
  };
}

/** The same view with its men as they are seen: `hurt` says what each looks like. */
function withMen({ view, seat }: Escape, hurt: (post: Post, was: Wound | null) => Wound | null): View {
  const careers = view.careers.map((career, at) => {
    if (at !== seat) return career;
    const crew = { ...career.crew };
    for (const post of posts) crew[post] = { ...crew[post], hurt: hurt(post, crew[post].hurt) };
    return { ...career, crew };
  });
  return { ...view, careers };
}

const WIDE = 960;

interface Plan {
  readonly title: number;
  readonly cut: Box;
  readonly cards: Box;
  readonly type: number;
  readonly faces: boolean;
}

const large: Plan = {
  title: 42,
  cut: { x: 40, y: 96, width: 880, height: (880 * CUT.height) / CUT.width },
  cards: { x: 20, y: 566, width: 920, height: 150 },
  type: 22,
  faces: true,
};

const plans: { readonly [form in Form]: Plan } = {
  wide: large,
  compact: large,
  phone: {
    title: 56,
    cut: { x: 200, y: 88, width: 560, height: (560 * CUT.height) / CUT.width },
    cards: { x: 12, y: 396, width: 936, height: 170 },
    type: 34,
    faces: false,
  },
};

function escapeGroup(places: BattlePlaces, leaving: Escape, wounds: Wounds, look: Style): Group {
  const { board, form } = places;
  const scale = board.width / WIDE;
  const inner = { width: WIDE, height: board.height / scale };
  const { table } = wordsOf(look);
  const { title, cut, type } = plans[form];
  const { burning, climbed, now, seat } = leaving;
  // An empty seat for whoever has left it; the dead stay where they are.
  const seated = withMen(leaving, (post, was) => {
    if (climbed.has(post)) return 'KIA';
    const wound = woundOf(wounds, leaving, post) ?? was;
    return wound === 'KIA' ? 'SW' : wound;
  });
  const state = burning === null ? '' : burning ? table.escape.fire : table.escape.calm;
  const items: readonly Item[] = [
    plate({ x: 0, y: 0, ...inner }, 0x11150f, { round: 0 }),
    label(table.escape.title, 30, 50, title, PAPER, 'stencil', { align: 'left', most: 620 }),
    label(state, WIDE - 30, 50, title * 0.8, burning === true ? 0xff7a6e : 0xffd447, 'stencil', {
      align: 'right',
      most: 280,
    }),
    plate(cut, 0xe9e0c8, { stroke: INK, width: 3, round: 10 }),
    cutaway(seated, seat, now, cut, cut.width / CUT.width, look),
    ...(burning === true ? flames(cut) : []),
    ...posts.flatMap((post, index) => manItems(leaving, wounds, post, index, type, form, look)),
  ];
  return { kind: 'group', key: JSON.stringify(items), items, inner, ...board, pivot: { x: 0, y: 0 } };
}

/** From the engine, and out of the turret. */
function flames({ x, y, width, height }: Box): readonly Item[] {
  const at = (part: number, down: number, size: number): Box => ({
    x: x + width * part,
    y: y + height * down,
    width: width * size,
    height: width * size,
  });
  return [
    picture('smoke-3', at(0.66, -0.1, 0.26), 0.9),
    picture('fire-2', at(0.74, 0.28, 0.15)),
    picture('fire-2', at(0.86, 0.4, 0.1)),
    picture('fire-2', at(0.5, 0.1, 0.08)),
  ];
}

/** How a man fares, in a word and its colour. */
function fateOf({ climbed, open }: Escape, wound: Wound | null, post: Post, look: Style): readonly [string, number] {
  const { table, word } = wordsOf(look);
  if (wound === 'KIA') return [word('KIA'), 0x55533f];
  if (!climbed.has(post)) return [table.escape.inside, INK];
  if (post === open) return [table.escape.hurt, 0xb3281f];
  return wound === null ? [word('out'), 0x2f6b33] : [word(wound), 0xb3281f];
}

function manItems(
  leaving: Escape,
  wounds: Wounds,
  post: Post,
  index: number,
  type: number,
  form: Form,
  look: Style,
): readonly Item[] {
  const { view, seat, now, climbed } = leaving;
  const { cards, faces } = plans[form];
  const step = cards.width / posts.length;
  const box = { x: cards.x + index * step + 4, y: cards.y, width: step - 8, height: cards.height };
  const man = careerOf(view, seat).crew[post];
  const wound = woundOf(wounds, leaving, post) ?? man.hurt;
  const [fate, colour] = fateOf(leaving, wound, post, look);
  const out = climbed.has(post) || wound === 'KIA';
  const edge = post === now ? look.palette.act : out ? colour : INK;
  const name = careerWords(look).surname(careerOf(view, seat).unit, man.no, seat);
  const left = faces ? box.x + 76 : box.x + 12;
  const room = box.x + box.width - left - 8;
  const role = wordsOf(look).table.crew[post];
  return [
    plate(box, post === now ? 0xfbe3cf : 0xfbf6e8, { stroke: edge, width: post === now ? 5 : 3, round: 8 }),
    ...(faces
      ? [
          picture(
            portraitOf(
              withMen(leaving, (each, was) => woundOf(wounds, leaving, each) ?? was),
              seat,
              post,
            ),
            {
              x: box.x + 8,
              y: box.y + 10,
              width: 62,
              height: 62,
            },
          ),
        ]
      : []),
    label(name, left, box.y + type * 1.4, type, INK, 'condensed', { bold: true, align: 'left', most: room }),
    ...(faces
      ? [label(role, left, box.y + type * 2.6, type * 0.76, INK, 'condensed', { align: 'left', most: room })]
      : []),
    label(fate, box.x + box.width / 2, box.y + box.height - type * 1.4, type, colour, 'condensed', {
      bold: true,
      most: box.width - 16,
    }),
  ];
}
