import type { Style } from '../../board/gameScene';
import type { Box, Item } from '../../paint/items';
import { INK, label, PAPER, paragraphLines, plate } from '../../paint/marks';
import { roughWidth } from '../../paint/textWidth';
import type { Form } from './places';
import type { Chip, Option, Ticket } from './ticket';
import { wordsOf } from './words';

/** Where the ticket lies, in units of the form's design, from the corner of the orders' zone. */
const ticketPlaces: { readonly [form in Form]: Box } = {
  wide: { x: 312, y: 12, width: 494, height: 276 },
  compact: { x: 232, y: 8, width: 344, height: 222 },
  phone: { x: 236, y: 6, width: 148, height: 220 },
};

const types = {
  wide: { kicker: 15, title: 28, more: 16, number: 62, chip: 58, row: 30, option: 15 },
  compact: { kicker: 13.5, title: 20, more: 14, number: 40, chip: 46, row: 26, option: 13.5 },
  phone: { kicker: 12, title: 18, more: 13, number: 36, chip: 0, row: 27, option: 13 },
} as const;

/** A rule's number on its chip; answers with its items and how wide it is. */
function ruleItems(
  rule: string,
  x: number,
  y: number,
  size: number,
): { readonly items: readonly Item[]; readonly width: number } {
  const width = roughWidth(rule, size, 0.52) + 12;
  return {
    items: [
      plate({ x, y: y - size * 0.75, width, height: size * 1.5 }, INK, { fillAlpha: 0.1, round: 3 }),
      plate({ x, y: y + size * 0.66, width, height: 2 }, INK, { fillAlpha: 0.45, round: 0 }),
      label(rule, x + width / 2, y, size, INK, 'condensed', { bold: true, most: width - 6 }),
    ],
    width,
  };
}

function chipItems(chips: readonly Chip[], box: Box): readonly Item[] {
  const sign = box.height * 0.36;
  const wishes = chips.map(({ says, value }) =>
    Math.max(
      box.height * 0.92,
      roughWidth(says, box.height * 0.25, 0.5) + 10,
      roughWidth(value, box.height * 0.42, 0.62) + 8,
    ),
  );
  const signs = chips.filter(({ sign: each }) => each !== '').length * sign;
  const shrink = Math.min(1, (box.width - signs) / wishes.reduce((sum, wish) => sum + wish, 0));
  const items: Item[] = [];
  let { x } = box;
  chips.forEach((chip, index) => {
    if (chip.sign !== '') {
      items.push(
        label(chip.sign, x + sign / 2, box.y + box.height / 2, box.height * 0.38, INK, 'text', { bold: true }),
      );
      x += sign;
    }
    const width = (wishes[index] ?? 0) * shrink;
    const dark = chip.tone === 'dark';
    items.push(
      plate({ x, y: box.y, width, height: box.height }, dark ? INK : 0xfbf6e8, { stroke: INK, width: 2, round: 7 }),
      label(chip.value, x + width / 2, box.y + box.height * 0.36, box.height * 0.42, dark ? PAPER : INK, 'stencil', {
        most: width - 6,
      }),
      label(chip.says, x + width / 2, box.y + box.height * 0.77, box.height * 0.25, dark ? PAPER : INK, 'condensed', {
        bold: true,
        most: width - 5,
      }),
    );
    x += width;
  });
  return items;
}

interface OptionChip {
  readonly option: Option;
  readonly value: Option['values'][number];
  readonly box: Box;
}

/** Where the choices of an order lie: a row for each field, broken where it is too long. */
export function optionChips(
  ticket: Pick<Ticket, 'options'>,
  form: Form,
  from: number,
): {
  readonly chips: readonly OptionChip[];
  readonly titles: readonly { readonly words: string; readonly x: number; readonly y: number }[];
  readonly bottom: number;
} {
  const place = ticketPlaces[form];
  const { option: size, row } = types[form];
  const titleWidth = form === 'phone' ? 0 : size * 5.6;
  const chips: OptionChip[] = [];
  const titles: { words: string; x: number; y: number }[] = [];
  let y = from;
  for (const option of ticket.options) {
    titles.push({ words: option.title, x: place.x, y: y + row / 2 - 2 });
    if (form === 'phone') y += row * 0.62;
    let x = place.x + titleWidth;
    for (const value of option.values) {
      const width = Math.max(size * 2.2, roughWidth(value.words, size, 0.5) + size * 1.1);
      if (x + width > place.x + place.width && x > place.x + titleWidth) {
        x = place.x + titleWidth;
        y += row;
      }
      chips.push({ option, value, box: { x, y, width, height: row - 4 } });
      x += width + 5;
    }
    y += row;
  }
  return { chips, titles, bottom: y };
}

/** The sentence that says what an order does, where no sum takes its place; so many units tall. */
function aboutHeight({ about, chips, refusal }: Ticket, form: Form): number {
  if (about === '' || chips.length > 0 || refusal !== null || form === 'phone') return 0;
  return types[form].more * 1.25 * ABOUT + 6;
}

const ABOUT = 2;

function aboutItems(ticket: Ticket, form: Form, look: Style): readonly Item[] {
  if (aboutHeight(ticket, form) === 0) return [];
  const place = ticketPlaces[form];
  const { more: size } = types[form];
  const top = place.y + (form === 'wide' ? 78 : 62);
  return paragraphLines(ticket.about, look.language, place.width - 6, size)
    .slice(0, ABOUT)
    .map((line, index) =>
      label(line, place.x, top + size * (0.6 + index * 1.25), size, INK, 'condensed', {
        align: 'left',
        most: place.width,
      }),
    );
}

/** How far down the title, the sum and its rules reach, where the choices begin. */
export function optionsFrom(ticket: Ticket, form: Form): number {
  const place = ticketPlaces[form];
  if (form === 'phone') return place.y + 118;
  const head = form === 'wide' ? 78 : 62;
  if (ticket.chips.length === 0) return place.y + head + 6 + aboutHeight(ticket, form);
  return place.y + head + types[form].chip + (form === 'wide' ? 34 : 28);
}

export function ticketItems(ticket: Ticket, form: Form, look: Style): readonly Item[] {
  const place = ticketPlaces[form];
  const type = types[form];
  const { table, percent } = wordsOf(look);
  const phone = form === 'phone';
  const { hope } = ticket;
  // Only orders have a letter, and only of them it is said how sure they are.
  const plain = ticket.kicker === '' ? '' : table.sure;
  const number = hope === null || hope.of === 'smokeUp' ? plain : percent(hope.chance);
  const bad = ticket.refusal !== null;
  const big = bad ? table.no : number;
  const right = place.x + place.width;
  const numberWide = phone ? 0 : roughWidth(big, type.number, 0.6) + 14;
  const colour = bad ? look.palette.blocked : look.palette.actInk;
  const items: Item[] = [];
  if (!phone)
    items.push(
      label(ticket.kicker.toUpperCase(), place.x, place.y + 10, type.kicker, INK, 'condensed', {
        bold: true,
        align: 'left',
        alpha: 0.8,
        most: place.width - numberWide,
      }),
    );
  const titleY = phone ? place.y + 12 : place.y + (form === 'wide' ? 38 : 32);
  items.push(
    label(ticket.title, place.x, titleY, type.title, INK, 'stencil', { align: 'left', most: place.width - numberWide }),
    label(ticket.more, place.x, titleY + type.title * (phone ? 1.05 : 0.98), type.more, INK, 'condensed', {
      align: 'left',
      most: place.width - (phone ? 0 : numberWide),
    }),
  );
  if (phone)
    items.push(label(big, place.x, place.y + 62, type.number, colour, 'stencil', { align: 'left', most: place.width }));
  else items.push(label(big, right, place.y + type.number * 0.42, type.number, colour, 'stencil', { align: 'right' }));
  const says = bad ? '' : hope === null || hope.of === 'smokeUp' ? '' : table.hopes[hope.of];
  if (phone)
    items.push(
      label(says, place.x, place.y + 90, 13, INK, 'condensed', { align: 'left', bold: true, most: place.width }),
    );
  else
    items.push(
      label(says, right, place.y + type.number * 0.98, type.kicker, INK, 'condensed', { align: 'right', bold: true }),
    );
  if (!phone && ticket.chips.length > 0) {
    const top = place.y + (form === 'wide' ? 78 : 62);
    items.push(...chipItems(ticket.chips, { x: place.x, y: top, width: place.width, height: type.chip }));
    let x = place.x;
    for (const rule of ticket.rules.slice(0, 3)) {
      const chip = ruleItems(rule, x, top + type.chip + 16, type.kicker - 1);
      items.push(...chip.items);
      x += chip.width + 6;
    }
    items.push(
      label(ticket.note, right, top + type.chip + 16, type.kicker, INK, 'condensed', {
        align: 'right',
        most: right - x - 6,
      }),
    );
  }
  items.push(...aboutItems(ticket, form, look), ...optionItems(ticket, form, look));
  if (ticket.refusal !== null) items.push(...refusalItems(ticket.refusal, form, look));
  return items;
}

function optionItems(ticket: Ticket, form: Form, look: Style): readonly Item[] {
  if (ticket.refusal !== null && form !== 'wide') return [];
  const { option: size } = types[form];
  const { chips, titles } = optionChips(ticket, form, optionsFrom(ticket, form));
  return [
    ...titles.map(({ words, x, y }) =>
      label(words, x, form === 'phone' ? y - 6 : y, size, INK, 'condensed', {
        bold: true,
        align: 'left',
        alpha: 0.8,
        most: size * 5.4,
      }),
    ),
    ...chips.flatMap(({ value, box }): readonly Item[] => [
      plate(box, value.on ? look.palette.act : value.can ? 0xfbf6e8 : 0xcfc6ac, {
        stroke: value.on ? 0x7d2f08 : value.can ? look.palette.act : 0x8b8672,
        width: 2,
        round: 6,
      }),
      label(
        value.words,
        box.x + box.width / 2,
        box.y + box.height / 2,
        size,
        value.on ? 0xfff6e6 : value.can ? INK : 0x55533f,
        'condensed',
        { bold: true, most: box.width - 6 },
      ),
    ]),
  ];
}

/** How tall the box of a refusal may get: on a phone up to the word above it. */
const refusalRoom: { readonly [form in Form]: number } = { wide: 76, compact: 72, phone: 138 };

/** A refusal is read to its end: its letters are as large as the room for all of its lines allows. */
export function refusalLines(says: string, form: Form, language: string) {
  const sizes = form === 'wide' ? [16, 14.5, 13.5, 12.5] : [14, 13, 12, 11, 10];
  // On a phone the rule has a row of its own under the sentence.
  const around = form === 'phone' ? 3.75 : 1.85;
  const fitted = sizes.map((size) => {
    const lines = paragraphLines(says, language, ticketPlaces[form].width - 26, size);
    return { size, lines, height: size * (around + lines.length * 1.22) };
  });
  return fitted.find(({ height }) => height <= refusalRoom[form]) ?? fitted[fitted.length - 1];
}

function refusalItems({ title, says, rule }: NonNullable<Ticket['refusal']>, form: Form, look: Style): readonly Item[] {
  const place = ticketPlaces[form];
  const phone = form === 'phone';
  const { size, lines, height: needs } = refusalLines(says, form, look.language) ?? { size: 14, lines: [], height: 0 };
  const height = phone ? needs : refusalRoom[form];
  const box = { x: place.x, y: place.y + place.height - height, width: place.width, height };
  const chip = ruleItems(rule, 0, 0, size - 2);
  const tag = ruleItems(rule, box.x + box.width - chip.width - 8, phone ? box.y + height - 14 : box.y + size, size - 2);
  return [
    plate(box, 0xf8e4dc, { stroke: look.palette.blocked, width: 2, round: 6 }),
    plate({ ...box, width: 8 }, look.palette.blocked, { round: 3 }),
    label(title, box.x + 16, box.y + size, size + 0.5, 0x8f241e, 'condensed', {
      bold: true,
      align: 'left',
      most: box.width - (phone ? 22 : chip.width + 34),
    }),
    ...lines.map((line, index) =>
      label(line, box.x + 16, box.y + size * 2.35 + index * size * 1.22, size, INK, 'condensed', {
        align: 'left',
        most: box.width - 24,
      }),
    ),
    ...tag.items,
  ];
}
