import type { Seat } from '../../../rules/core/game';
import { rackSize, stowedRounds } from '../../../rules/tankAce/ammunition';
import { fightOf, matOf } from '../../../rules/tankAce/base';
import { type MachineGun, type Round, rounds, type View } from '../../../rules/tankAce/types';
import type { Style, Surface } from '../../board/gameScene';
import type { Box, Item } from '../../paint/items';
import { INK, label, PAPER, picture, plate } from '../../paint/marks';
import type { BattlePlaces, Form } from './places';
import { paperItems, putSheet } from './sheet';
import { wordsOf } from './words';

const guns: readonly MachineGun[] = ['fifty', 'coax', 'bow'];

/** The rounds of the rack, box by box; null is an empty one. */
export function rackOf(view: View, seat: Seat): readonly (Round | null)[] {
  const { tank } = fightOf(view, seat);
  const filled = rounds.flatMap((round) => Array.from({ length: tank.rack[round] }, () => round));
  return Array.from({ length: Math.max(matOf(view, seat).rack, filled.length) }, (_, index) => filled[index] ?? null);
}

interface RackPlace {
  readonly frame: Box;
  box(index: number, of: number): Box;
}

/** Where the rack lies, in units of the form's design, from the corner of the ammunition's zone. */
export function rackPlace(form: Form): RackPlace {
  const frame = form === 'wide' ? { x: 134, y: 34, width: 330, height: 82 } : { x: 100, y: 10, width: 250, height: 54 };
  return {
    frame,
    box: (index, of) => {
      const step = (frame.width - 10) / of;
      return { x: frame.x + 5 + index * step, y: frame.y + 3, width: step, height: frame.height - 6 };
    },
  };
}

/** A cartridge stands upright, as tall as there is room. */
export function roundItem(round: Round | null, { x, y, width, height }: Box): Item {
  const wide = height / 3;
  return picture(`round-${round === null ? 'empty' : round.toLowerCase()}`, {
    x: x + (width - wide) / 2,
    y,
    width: wide,
    height,
  });
}

/** Breech, ready rack round by round, stowage and the belts of the machine guns. */
export function drawAmmo(
  places: BattlePlaces,
  view: View,
  seat: Seat,
  next: string | null,
  stage: Surface,
  look: Style,
): void {
  const { ammo: zone, unit, form } = places;
  if (form === 'phone') return;
  const { table, say, word } = wordsOf(look);
  const { tank } = fightOf(view, seat);
  const wide = form === 'wide';
  const [width, height] = [zone.width / unit, zone.height / unit];
  const breech = wide ? { x: 16, y: 12, width: 104, height: 104 } : { x: 8, y: 8, width: 82, height: 58 };
  const rack = rackOf(view, seat);
  const place = rackPlace(form);
  const count = rackSize(tank);
  const kinds = rounds.filter((round) => tank.rack[round] > 0).map((round) => `${word(round)} ${tank.rack[round]}`);
  const title = say(table.rack, { count, of: matOf(view, seat).rack });
  const items: Item[] = [
    ...paperItems(width, height),
    plate(breech, INK, { round: 8 }),
    roundItem(tank.loaded, { x: breech.x + 6, y: breech.y + 6, width: wide ? 32 : 20, height: breech.height - 12 }),
    label(
      table.breech,
      breech.x + (wide ? 44 : 30),
      breech.y + (wide ? 22 : 16),
      wide ? 14 : 12.5,
      PAPER,
      'condensed',
      { bold: true, align: 'left', most: breech.width - (wide ? 48 : 33) },
    ),
    label(
      word(tank.loaded),
      breech.x + (wide ? 44 : 30),
      breech.y + breech.height * 0.66,
      wide ? 28 : 22,
      look.palette.tracer,
      'stencil',
      { align: 'left', most: breech.width - (wide ? 48 : 33) },
    ),
    plate(place.frame, 0xb7ac88, { stroke: INK, width: 2, round: 6 }),
    ...rack.map((round, index) => roundItem(round, inset(place.box(index, rack.length)))),
  ];
  const marked = next === null ? -1 : rack.findIndex((round) => round !== null && round === next);
  if (marked >= 0)
    items.push(
      plate(place.box(marked, rack.length), look.palette.act, {
        fillAlpha: 0.001,
        stroke: look.palette.act,
        width: 3.5,
        round: 5,
      }),
    );
  if (wide) {
    items.push(
      label(title, place.frame.x, 20, 17, INK, 'stencil', { align: 'left', most: 170 }),
      label(kinds.join(' · '), place.frame.x + place.frame.width, 20, 14, INK, 'condensed', {
        align: 'right',
        most: 156,
      }),
      label(table.stowage, 480, 20, 17, INK, 'stencil', { align: 'left', most: 138 }),
      ...stowageItems(view, seat, look),
    );
  } else
    items.push(
      label(title, 358, 22, 14, INK, 'condensed', { bold: true, align: 'left', most: 92 }),
      label(kinds.slice(0, 2).join(', '), 358, 40, 13, INK, 'condensed', { align: 'left', most: 92 }),
      label(kinds.slice(2).join(', '), 358, 56, 13, INK, 'condensed', { align: 'left', most: 92 }),
    );
  guns.forEach((gun, index) => {
    items.push(...gunItems(view, seat, gun, wide ? 655 + index * 62 : 474 + index * 44, wide, look));
  });
  putSheet(stage, 'plate', 'ammo', zone, unit, items);
}

const inset = ({ x, y, width, height }: Box): Box => ({ x, y: y + 3, width, height: height - 6 });

function stowageItems(view: View, seat: Seat, look: Style): readonly Item[] {
  const { tank } = fightOf(view, seat);
  const { word } = wordsOf(look);
  return (['AP', 'HE', 'HCBI', 'WP'] as const).flatMap((round, index): readonly Item[] => {
    const left = stowedRounds(tank, round);
    const [x, y] = [480 + (index % 2) * 72, 36 + Math.floor(index / 2) * 42];
    return [
      picture(`rack-${round.toLowerCase()}`, { x, y, width: 28, height: 28 }),
      label(word(round), x + 33, y + 8, 14, INK, 'condensed', { bold: true, align: 'left', most: 38 }),
      label(Number.isFinite(left) ? String(left) : '∞', x + 33, y + 24, 17, INK, 'text', { align: 'left', bold: true }),
    ];
  });
}

function gunItems(
  view: View,
  seat: Seat,
  gun: MachineGun,
  middle: number,
  wide: boolean,
  look: Style,
): readonly Item[] {
  const { table } = wordsOf(look);
  const { points, jam } = fightOf(view, seat).tank.guns[gun];
  const belt = wide ? 36 : 28;
  const boxes = wide
    ? [Math.min(2, points), Math.max(0, Math.min(2, points - 2))]
    : [Math.min(2, Math.ceil(points / 2))];
  return [
    label(table.guns[gun], middle, wide ? 20 : 16, wide ? 17 : 14, INK, wide ? 'stencil' : 'condensed', {
      bold: true,
      most: wide ? 58 : 42,
    }),
    ...boxes.map((full, index) =>
      picture(`belt-${full}`, {
        x: middle - belt / 2,
        y: (wide ? 30 : 22) + index * (belt - 4),
        width: belt,
        height: belt,
      }),
    ),
    label(
      jam ? table.jam : `${points}/4`,
      middle,
      wide ? 112 : 60,
      wide ? 15 : 13,
      jam ? look.palette.blocked : INK,
      'condensed',
      { bold: true, most: wide ? 58 : 42 },
    ),
    ...(jam
      ? [picture('mark-jam', { x: middle - belt * 0.4, y: wide ? 38 : 22, width: belt * 0.8, height: belt * 0.8 })]
      : []),
  ];
}
