import type { Style } from '../../board/gameScene';
import type { Box, Item } from '../../paint/items';
import { INK, label, picture, plate } from '../../paint/marks';
import type { Chances } from './chancesTable';
import { box, lines, widthOf } from './panel';
import { numberOf } from './sight';
import type { Words } from './words';

const GREEN = 0x2f6d45;
const GOOD = 0x3e8e5a;

export interface Grid {
  readonly head: number;
  readonly rowHead: number;
  readonly row: number;
  readonly foot: number;
  readonly cell: number;
  readonly gap: number;
  /** How many columns there is room for. */
  readonly most: number;
}

/** Lower than this a row has one line. */
export const LOW = 46;

type Cell = Chances['rows'][number]['cells'][number];

/** What one combination would do to one enemy. */
export function cellOf(
  cell: Chances['rows'][number]['cells'][number],
  blocked: boolean,
  { head, rowHead: left, row: high, cell: wide, gap }: Grid,
  index: number,
  column: number,
  words: Words,
  tall: boolean,
): readonly Item[] {
  const { table, percent, word } = words;
  const at = box(left + gap + column * (wide + gap), head + gap + index * (high + gap), wide, high);
  const tone = cell.now
    ? { fill: 0xfbe6d6, edge: 0xf26b21, ink: 0xb8460b }
    : cell.best && !blocked
      ? { fill: 0xe3eed9, edge: GOOD, ink: GREEN }
      : { fill: 0xfbf6e8, edge: INK, ink: INK };
  const size = Math.max(20, Math.min(38, high * 0.42, wide * 0.24));
  const small = Math.max(12.5, Math.min(17, high * 0.19));
  const tag = cell.now
    ? table.chances.inTray
    : cell.best
      ? cell.named === null
        ? table.chances.best
        : `${table.chances.best}: ${word(cell.named)}`
      : cell.named === null
        ? ''
        : word(cell.named);
  const right = at.x + at.width - 8;
  if (high < LOW) return lowCell(cell, at, tone, tag, blocked, words);
  return [
    plate(at, tone.fill, {
      stroke: tone.edge,
      width: cell.now ? 4 : cell.best && !blocked ? 3 : 1.5,
      round: 7,
      ...(blocked ? { dash: [6, 4] as const, alpha: 0.8 } : {}),
    }),
    label(percent(cell.kill), at.x + 9, at.y + high * (wide < 120 ? 0.32 : 0.38), size, tone.ink, 'stencil', {
      align: 'left',
      most: wide * 0.6,
    }),
    ...(wide < 120
      ? [
          label(
            `${Math.round(cell.hit * 100)} ${table.chances.hit}`,
            at.x + 9,
            at.y + high * 0.74,
            small,
            INK,
            'condensed',
            { align: 'left', bold: true, most: wide - 14 },
          ),
        ]
      : [
          label(table.chances.kill, at.x + 10, at.y + high * 0.82, small * 0.9, INK, 'condensed', {
            align: 'left',
            bold: true,
            alpha: 0.8,
          }),
          label(
            `${Math.round(cell.hit * 100)} ${table.chances.hit}`,
            right,
            at.y + high * 0.22,
            small,
            INK,
            'condensed',
            { align: 'right', bold: true, most: wide * 0.5 },
          ),
          ...(tall || high < 52
            ? []
            : [
                label(
                  `${Math.round(cell.pierce * 100)} ${table.chances.pierce}`,
                  right,
                  at.y + high * 0.48,
                  small,
                  INK,
                  'condensed',
                  { align: 'right', most: wide * 0.5 },
                ),
              ]),
          label(tag, right, at.y + high * 0.8, small * 0.92, tone.ink, 'condensed', {
            align: 'right',
            bold: true,
            most: wide * 0.66,
          }),
        ]),
  ];
}

/** The same in one line. */
function lowCell(
  cell: Cell,
  at: Box,
  tone: { readonly fill: number; readonly edge: number; readonly ink: number },
  tag: string,
  blocked: boolean,
  { table, percent }: Words,
): readonly Item[] {
  const { width: wide, height: high } = at;
  const small = Math.max(12.5, Math.min(17, high * 0.19));
  const right = at.x + wide - 8;
  const large = Math.min(26, high * 0.78);
  return [
    plate(at, tone.fill, {
      stroke: tone.edge,
      width: cell.now ? 3.4 : cell.best && !blocked ? 2.6 : 1.4,
      round: 5,
      ...(blocked ? { dash: [6, 4] as const, alpha: 0.8 } : {}),
    }),
    label(percent(cell.kill), at.x + 8, at.y + high / 2, large, tone.ink, 'stencil', {
      align: 'left',
      most: wide * 0.4,
    }),
    label(`${Math.round(cell.hit * 100)} ${table.chances.hit}`, right, at.y + high / 2, small, INK, 'condensed', {
      align: 'right',
      bold: true,
      most: wide * 0.3,
    }),
    ...(wide < 120
      ? []
      : [
          label(tag, at.x + wide * 0.48, at.y + high / 2, small, tone.ink, 'condensed', {
            bold: true,
            most: wide * 0.3,
          }),
        ]),
  ];
}

/** The enemies by name, where no Fire card asks about them: what one would do there and back. */
export function targetsOnly(
  chances: Chances,
  width: number,
  height: number,
  words: Words,
  look: Style,
  size: number,
  /** `hidden`: without the chances, which are what is asked for; `tall`: in the little room of a phone. */
  { hidden = false, tall = false }: { readonly hidden?: boolean; readonly tall?: boolean },
): readonly Item[] {
  const { percent, table } = words;
  const top = tall ? size * 2.5 : size * 4.6;
  const small = Math.max(13, size * 0.8);
  const each = Math.min(64, (height - top - 8) / Math.max(1, chances.rows.length));
  const told = (chance: number | null) => (chance === null ? '–' : percent(chance));
  const columns = [tall ? 0.6 : 0.62, 0.85];
  const heads = [table.chances.plainThere, table.chances.plainBack].flatMap((text, index) => {
    const said = { x: width * (columns[index] ?? 0), y: size * (tall ? 0.2 : 2), width: width * 0.24, most: 2 };
    return lines(text, look.language, said, small, INK, { bold: true, align: 'centre' });
  });
  return [
    ...(hidden ? [] : heads),
    ...chances.rows.flatMap((row, index): readonly Item[] => {
      const y = top + (index + 0.5) * each;
      const large = Math.max(15, Math.min(30, each * 0.5));
      const ink = row.back !== null && row.back >= 0.5 ? 0xb3281f : INK;
      return [
        ...nameOf(row, y, each, width, words, size, { tall, hidden, small }),
        ...(hidden
          ? []
          : [
              label(told(row.there), width * (columns[0] ?? 0), y, large, INK, 'stencil'),
              label(told(row.back), width * (columns[1] ?? 0), y, large, ink, 'stencil'),
            ]),
      ];
    }),
  ];
}

/** Plate and name of an enemy, and what is known of it. */
function nameOf(
  row: Chances['rows'][number],
  y: number,
  each: number,
  width: number,
  { vehicle, say, table, word }: Words,
  size: number,
  { tall, hidden, small }: { readonly tall: boolean; readonly hidden: boolean; readonly small: number },
): readonly Item[] {
  const metres = say(table.metres, { metres: String(row.distance) });
  const facts = [
    metres,
    row.acquired > 0 ? say(table.chances.acquired, { value: row.acquired }) : '',
    row.cover > 0 ? `${row.moving ? table.chances.moving : table.chances.cover} −${row.cover}` : '',
    row.tank.hullDown ? word('hullDown') : '',
    `${row.flanked ? table.chances.side : table.chances.front} ${row.armour.join(' / ')}`,
  ].filter((fact) => fact !== '');
  const low = tall || each < 40;
  const plate = Math.min(30, each * 0.8);
  const name = Math.max(13, Math.min(size, each * 0.5));
  const most = tall ? width * 0.42 - 110 : width * (low ? 0.3 : 0.2);
  const beside = 62 + Math.min(most, widthOf(vehicle(row.tank.vehicle), name, 'stencil'));
  const told = tall
    ? label(metres, width * 0.46, y, small, INK, 'condensed', { align: 'right', most: 60 })
    : label(facts.join(' · '), low ? beside : 52, low ? y : y + each * 0.2, small, INK, 'condensed', {
        align: 'left',
        most: low ? width * (hidden ? 0.98 : 0.5) - beside : width * 0.44,
      });
  return [
    picture(`counter-id-${row.tank.nation}-${numberOf(row.tank)}`, box(14, y - plate / 2, plate, plate)),
    label(vehicle(row.tank.vehicle), 52, low ? y : y - each * 0.2, name, INK, 'stencil', { align: 'left', most }),
    told,
  ];
}
