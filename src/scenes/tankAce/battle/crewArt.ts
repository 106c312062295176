import type { Frozen, Seat } from '../../../rules/core/game';
import { careerOf, fightOf, matOf } from '../../../rules/tankAce/base';
import { hasSkill } from '../../../rules/tankAce/crew';
import type { Post, Skill } from '../../../rules/tankAce/data/crewCharts';
import { RADIO_RANK } from '../../../rules/tankAce/prestige';
import type { Career, Tank, View } from '../../../rules/tankAce/types';
import type { Style, Surface } from '../../board/gameScene';
import type { Box, Item, Point } from '../../paint/items';
import { INK, label, PAPER, picture, plate } from '../../paint/marks';
import type { BattlePlaces, Form } from './places';
import { paperItems, pinned, putSheet } from './sheet';
import { wordsOf } from './words';

/** From the driver back, as they sit; on a phone by rank. */
const seated: { readonly [form in Form]: readonly Post[] } = {
  wide: ['driver', 'assistant', 'gunner', 'loader', 'commander'],
  compact: ['driver', 'assistant', 'gunner', 'loader', 'commander'],
  phone: ['commander', 'gunner', 'loader', 'driver', 'assistant'],
};

/** The key that chooses a man, and his face. */
export const numbers: { readonly [post in Post]: number } = {
  commander: 1,
  gunner: 2,
  loader: 3,
  driver: 4,
  assistant: 5,
};

const skillIcons: { readonly [skill in Skill]: string } = {
  gunnery: 'gunnery',
  aim: 'aim',
  sixthSense: 'sixth-sense',
  expert: 'expert',
  synergy: 'synergy',
  leadership: 'leadership',
  eyeForTerrain: 'eye-for-terrain',
  adrenalineRush: 'adrenaline',
  weaponMaintenance: 'maintenance',
};

/** Skills that help whenever they can. */
const always: readonly Skill[] = ['gunnery', 'aim', 'leadership', 'eyeForTerrain'];

export function portraitOf(view: View, seat: Seat, post: Post): string {
  const { hurt } = careerOf(view, seat).crew[post];
  if (hurt === 'KIA') return 'portrait-kia';
  return `portrait-${numbers[post]}-${hurt === null ? 'ok' : hurt.toLowerCase()}`;
}

const isHatch = (post: Post): post is 'commander' | 'driver' | 'assistant' => post !== 'gunner' && post !== 'loader';

const cardRow = {
  wide: { left: 15, top: 14, width: 152, height: 84, step: 160 },
  compact: { left: 9, top: 8, width: 110, height: 58, step: 114.5 },
  phone: { left: 8, top: 8, width: 70, height: 60, step: 76 },
} as const;

/** Where the card of each man lies, in units of the form's design, from the corner of the crew's zone. */
export function crewCards(form: Form): readonly { readonly post: Post; readonly box: Box }[] {
  const { left, top, width, height, step } = cardRow[form];
  return seated[form].map((post, index) => ({ post, box: { x: left + index * step, y: top, width, height } }));
}

/** The parts of a man's card, in units of the form's design. */
function cardPlan(box: Box, form: Form) {
  const wide = form === 'wide';
  const face = { x: box.x + 1, y: box.y + 1, width: form === 'phone' ? 40 : box.height * 0.69, height: box.height - 2 };
  const right = face.x + face.width + (wide ? 7 : 4);
  const icon = wide ? 25 : form === 'compact' ? 21 : 22;
  return { face, right, icon, low: box.y + box.height - icon - (wide ? 6 : 4), room: box.x + box.width - right - 4 };
}

function faceItem(texture: string, face: Box): Item {
  const whole = { x: (face.width - face.height) / 2, y: 0, width: face.height, height: face.height };
  return {
    kind: 'group',
    key: `face ${texture} ${face.width}`,
    items: [picture(texture, whole)],
    inner: { width: face.width, height: face.height },
    ...face,
    pivot: { x: 0, y: 0 },
  };
}

function cardWords(view: View, seat: Seat, post: Post, box: Box, form: Form, look: Style): readonly Item[] {
  if (form === 'phone') return [];
  const { right, room } = cardPlan(box, form);
  const { hurt } = careerOf(view, seat).crew[post];
  const wide = form === 'wide';
  const more = { align: 'left', bold: true, most: room } as const;
  const name = label(
    wordsOf(look).table.crew[post],
    right,
    box.y + (wide ? 16 : 14),
    wide ? 17 : 15,
    INK,
    'condensed',
    more,
  );
  if (hurt === null || !wide) return [name];
  return [name, label(wordsOf(look).word(hurt), right, box.y + 36, 14, look.palette.blocked, 'condensed', more)];
}

function cardItems(
  view: View,
  seat: Seat,
  post: Post,
  box: Box,
  form: Form,
  chosen: boolean,
  look: Style,
): readonly Item[] {
  const { palette } = look;
  const { hurt, skills } = careerOf(view, seat).crew[post];
  const { face, right, icon, low } = cardPlan(box, form);
  const phone = form === 'phone';
  const open = isHatch(post) && fightOf(view, seat).tank.open.includes(post);
  const square = (x: number, y: number): Box => ({ x, y, width: icon, height: icon });
  const known = skills
    .slice(0, form === 'wide' ? 2 : 1)
    .flatMap((skill, index) =>
      skillItems(view, seat, post, skill, square(phone ? right - 2 : right + (index + 1) * (icon + 3), low)),
    );
  const wound = { x: face.x + face.width - 22, y: face.y + face.height - 26, width: 24, height: 24 };
  const key = { x: box.x + 3, y: box.y + 3, width: 20, height: 20 };
  const number = [
    plate(key, chosen ? palette.act : INK, { round: 10 }),
    label(String(numbers[post]), key.x + 10, key.y + 10, 14, PAPER, 'condensed', { bold: true }),
  ];
  const edge = { stroke: chosen ? palette.act : 0x8f8663, width: chosen ? 4 : 2, round: 7 };
  return [
    plate(box, chosen ? 0xfbe0cc : 0xfbf6e8, edge),
    faceItem(portraitOf(view, seat, post), face),
    ...cardWords(view, seat, post, box, form, look),
    picture(open ? 'icon-hatch-open' : 'icon-hatch-closed', square(right - 2, phone ? box.y + 6 : low)),
    ...known,
    ...(hurt === null ? [] : [picture(`wound-${hurt.toLowerCase()}`, wound)]),
    ...(phone ? [] : number),
  ];
}

/** Always on: olive; ready: outlined; used or lost to a wound: grey. */
function skillItems(view: View, seat: Seat, post: Post, skill: Skill, box: Box): readonly Item[] {
  const works = hasSkill(view, seat, post, skill);
  const on = works && always.includes(skill);
  const look = on ? { fill: 0x5b6236 } : works ? { fill: 0xfbf6e8, stroke: 0x5b6236, width: 2 } : { fill: 0xb9b49d };
  const name = `icon-skill-${skillIcons[skill]}${on ? '-light' : ''}`;
  const inner = { x: box.x + 2.5, y: box.y + 2.5, width: box.width - 5, height: box.height - 5 };
  return [plate(box, look.fill, { ...look, round: 5 }), picture(name, inner, works ? 1 : 0.5)];
}

/** The cut-away is drawn in units of its own, 680 by 346, from 30, -46. */
const CUT = { x: 30, y: -46, width: 680, height: 346 };

/** Where each head is: an open hatch lifts the man. */
function headOf(tank: Frozen<Pick<Tank, 'open'>>, post: Post): Point {
  const open = isHatch(post) && tank.open.includes(post);
  switch (post) {
    case 'assistant':
      return open ? { x: 250, y: 94 } : { x: 250, y: 146 };
    case 'driver':
      return open ? { x: 196, y: 92 } : { x: 204, y: 146 };
    case 'gunner':
      return { x: 328, y: 54 };
    case 'loader':
      return { x: 392, y: 74 };
    case 'commander':
      return open ? { x: 446, y: 8 } : { x: 446, y: 62 };
  }
}

function seatItem(career: Frozen<Career>, tank: Frozen<Tank>, post: Post): Item {
  const { hurt } = career.crew[post];
  const head = headOf(tank, post);
  if (hurt === 'KIA') return pinned('seat-empty', head, { x: 24, y: 24 }, 48, 48);
  return pinned(hurt === 'SW' ? 'seat-slumped' : `seat-${post}`, head, { x: 60, y: 26 }, 100, 194);
}

function cutawayItems(view: View, seat: Seat, chosen: Post, look: Style): readonly Item[] {
  const career = careerOf(view, seat);
  const { tank } = fightOf(view, seat);
  const whole = (name: string) => picture(name, CUT);
  const man = (post: Post) => seatItem(career, tank, post);
  const hatch = (post: Post | 'loader', x: number, y: number): Item =>
    isHatch(post) && tank.open.includes(post)
      ? pinned('hatch-open', { x, y }, { x: 36, y: 52 }, 78, 62)
      : pinned('hatch-shut', { x, y }, { x: 36, y: 22 }, 72, 32);
  const circle = (at: Point, radius: number, fill: number, more: object = {}): Item =>
    plate({ x: at.x - radius, y: at.y - radius, width: radius * 2, height: radius * 2 }, fill, {
      round: radius,
      ...more,
    });
  const ring = headOf(tank, chosen);
  const rim = { stroke: INK, width: 8, fillAlpha: 0.001 };
  const posts: readonly Post[] = ['assistant', 'gunner', 'commander', 'driver', 'loader'];
  const loaderHatch = matOf(view, seat).loaderHatch ? [hatch('loader', 388, 26)] : [];
  return [
    whole('cutaway-sherman'),
    man('assistant'),
    man('gunner'),
    man('commander'),
    whole('cutaway-gun'),
    man('driver'),
    man('loader'),
    whole('cutaway-tracks'),
    pinned('aa-gun', { x: 412, y: -6 }, { x: 92, y: 30 }, 124, 62),
    hatch('commander', 446, 24),
    ...loaderHatch,
    hatch('driver', 200, 106),
    ...(tank.open.includes('assistant') ? [hatch('assistant', 250, 106)] : []),
    pinned('bow-gun', { x: 118, y: 150 }, { x: 40, y: 14 }, 56, 28),
    circle(ring, 29, PAPER, rim),
    circle(ring, 29, PAPER, { ...rim, stroke: look.palette.act, width: 5 }),
    ...posts.flatMap((post): readonly Item[] => {
      const head = headOf(tank, post);
      const at = { x: head.x + 20, y: head.y - 21 };
      return [
        circle(at, 12.5, post === chosen ? look.palette.act : INK, { stroke: 0xfbf6e8, width: 2.4 }),
        label(String(numbers[post]), at.x, at.y, 17, 0xfbf6e8, 'condensed', { bold: true }),
      ];
    }),
  ];
}

/** What there is to know of the tank, two lines each. */
function factsOf(view: View, seat: Seat, look: Style): readonly (readonly [string, string])[] {
  const { table, say } = wordsOf(look);
  const { facts } = table;
  const { tank } = fightOf(view, seat);
  const mat = matOf(view, seat);
  const radio = careerOf(view, seat).rank >= RADIO_RANK;
  const state = tank.immobile ? facts.immobile : tank.hullDown ? facts.hullDown : facts.fit;
  const more = [
    tank.refilling ? facts.refilling : '',
    tank.smoke > 0 ? say(facts.smoke, { level: tank.smoke }) : '',
    tank.shock > 0 ? facts.shock : '',
    tank.sandbags ? facts.sandbags : '',
  ].filter((each) => each !== '');
  return [
    [tank.stuck ? facts.stuck : say(facts.turret, tank), ''],
    [say(facts.hull, tank), ''],
    [state, more.join(', ')],
    [mat.stowage === 'wet' ? facts.wet : facts.dry, mat.stowage === 'wet' ? facts.wetMore : facts.dryMore],
    [radio ? facts.radio : facts.noRadio, radio ? facts.radioMore : facts.noRadioMore],
  ];
}

/** The five men and the tank cut open. */
export function drawCrew(
  places: BattlePlaces,
  view: View,
  seat: Seat,
  chosen: Post,
  stage: Surface,
  look: Style,
): void {
  const { crew: zone, unit, form } = places;
  const width = zone.width / unit;
  const height = zone.height / unit;
  const cards = crewCards(form);
  const faces = cards.flatMap(({ post, box }) => cardItems(view, seat, post, box, form, post === chosen, look));
  if (form === 'phone') {
    putSheet(stage, 'plate', 'crew', zone, unit, [
      plate({ x: 0, y: 0, width, height: height + 20 }, 0xe9e0c8, { round: 12 }),
      ...faces,
    ]);
    return;
  }
  const wide = form === 'wide';
  const scale = wide ? 0.86 : 0.415;
  const at = wide ? { x: 124, y: 104 } : { x: width / 2 - (CUT.width * scale) / 2, y: 67 };
  const tank: Item = {
    kind: 'group',
    key: JSON.stringify(cutawayItems(view, seat, chosen, look)),
    items: cutawayItems(view, seat, chosen, look).map((item) => moved(item, -CUT.x, -CUT.y)),
    inner: { width: CUT.width, height: CUT.height },
    ...at,
    width: CUT.width * scale,
    height: CUT.height * scale,
    pivot: { x: 0, y: 0 },
  };
  const head = headOf(fightOf(view, seat).tank, chosen);
  const card = cards.find(({ post }) => post === chosen)?.box;
  const to = { x: at.x + (head.x - CUT.x) * scale, y: at.y + (head.y - CUT.y) * scale - 29 * scale };
  const thread = (stroke: number, thick: number): readonly Item[] =>
    card === undefined
      ? []
      : [
          {
            kind: 'shape',
            points: [{ x: card.x + card.width / 2, y: card.y + card.height }, to],
            closed: false,
            stroke,
            width: thick,
          },
        ];
  const facts = factsOf(view, seat, look);
  const size = wide ? 15 : 14;
  const noted = facts.flatMap(([title, more], index): readonly Item[] => {
    const left = index < (wide ? 2 : 3);
    const row = left ? index : index - (wide ? 2 : 3);
    const x = left ? (wide ? 20 : 12) : width - (wide ? 20 : 12);
    const y = (wide ? 122 : 84) + row * (wide ? 48 : 38);
    const most = wide ? 112 : 130;
    const align = left ? ('left' as const) : ('right' as const);
    return [
      label(title, x, y, size, INK, 'condensed', { bold: true, align, most }),
      label(more, x, y + size * 1.2, size, INK, 'condensed', { align, most }),
    ];
  });
  putSheet(stage, 'plate', 'crew', zone, unit, [
    ...paperItems(width, height),
    tank,
    ...thread(INK, 6),
    ...thread(look.palette.act, 3.6),
    ...faces,
    ...noted,
  ]);
}

/** The same item further to the right and down. */
function moved(item: Item, dx: number, dy: number): Item {
  if (item.kind === 'shape') return { ...item, points: item.points.map(({ x, y }) => ({ x: x + dx, y: y + dy })) };
  return { ...item, x: item.x + dx, y: item.y + dy };
}
