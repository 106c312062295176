import type { Seat } from '../../../rules/core/game';
import { careerOf, fightOf } from '../../../rules/tankAce/base';
import { hasSkill } from '../../../rules/tankAce/crew';
import type { Post, Skill } from '../../../rules/tankAce/data/crewCharts';
import type { View } from '../../../rules/tankAce/types';
import type { Style, Surface } from '../../board/gameScene';
import type { Box, Item } from '../../paint/items';
import { INK, label, PAPER, picture, plate } from '../../paint/marks';
import { careerWords } from '../career/words';
import { CUT, cutaway, factsOf, headOf, isHatch, numbers } from './cutaway';
import type { BattlePlaces, Form } from './places';
import { paperItems, putSheet } from './sheet';
import { wordsOf } from './words';

/** From the driver back, as they sit; on a phone by rank. */
const seated: { readonly [form in Form]: readonly Post[] } = {
  wide: ['driver', 'assistant', 'gunner', 'loader', 'commander'],
  compact: ['driver', 'assistant', 'gunner', 'loader', 'commander'],
  phone: ['commander', 'gunner', 'loader', 'driver', 'assistant'],
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
  const { crew, unit } = careerOf(view, seat);
  const { hurt, no } = crew[post];
  const wide = form === 'wide';
  const { table, word } = wordsOf(look);
  const more = { align: 'left', bold: true, most: room } as const;
  const role = hurt === null ? table.crew[post] : word(hurt);
  const tone = hurt === null ? INK : look.palette.blocked;
  return [
    label(
      careerWords(look).surname(unit, no, seat),
      right,
      box.y + (wide ? 16 : 12),
      wide ? 17 : 15,
      INK,
      'condensed',
      more,
    ),
    label(role, right, box.y + (wide ? 37 : 27), wide ? 14.5 : 12.5, tone, 'condensed', {
      ...more,
      bold: hurt !== null,
    }),
  ];
}

/** A man by name and post, for whoever listens. */
export function manName(view: View, seat: Seat, post: Post, look: Style): string {
  const { crew, unit } = careerOf(view, seat);
  const { table, say } = wordsOf(look);
  return say(table.manOf, { name: careerWords(look).surname(unit, crew[post].no, seat), post: table.crew[post] });
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
  const tank = cutaway(view, seat, chosen, at, scale, look);
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
