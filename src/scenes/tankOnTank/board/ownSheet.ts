import { FACINGS } from '../../../rules/core/hex';
import type { MapData, Terrain } from '../../../rules/tankOnTank/data/maps';
import { hexNames, placeOf } from '../../../rules/tankOnTank/hexes';
import type { Point } from '../../paint/items';
import { withOwnNames } from '../../paint/svgSheets';
import { centre, R, SHEET, sheetSize } from './geometry';
import { besideHex, roadPaths, type Season, spotOf } from './ownRoads';

/** Drawings of ground by name; the middle of their hex is at 0, 0. */
interface Pieces {
  readonly [name: string]: string;
}

const compass = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
/** Joints of hills and woods are drawn for these; the other three belong to the neighbours. */
const spoken = FACINGS.slice(0, 3);
/** A map of one's own as one drawing, made of the pieces the printed sheets are made of. */
export function ownSheet(data: MapData, season: Season, pieces: Pieces): string {
  const uses = new Map<string, string>();
  const use = (name: string, { x, y }: Point, more = ''): string => {
    if (pieces[name] === undefined) throw new Error(`no piece of ground ${name}`);
    const id = uses.get(name) ?? `p${uses.size}`;
    uses.set(name, id);
    return `<use href="#${id}" transform="translate(${tidy(x)} ${tidy(y)})${more}"/>`;
  };
  const { ground = '' } = pieces;
  const [open, ...layers] = [
    decorations(data, use),
    ...hills(data, use),
    ...data.town.map((hex) => use(`town-ground-${pickOf(hex, 6)}`, spotOf(hex))),
    // Trees first: a road through woods is a clearing, and counts as a road.
    ...data.woods.map((hex) => use(`woods-${pickOf(hex, 6)}`, spotOf(hex))),
    ...joints(data.woods).map(({ hex, way }) => use(`woods-join-${way}`, spotOf(hex))),
    roadPaths(data, season),
    ...data.town.map((hex) => use(`town-${pickOf(hex, 6)}`, spotOf(hex))),
  ];
  const defs = [...uses].map(
    ([name, id], number) => `<g id="${id}">${inside(withOwnNames(pieces[name] ?? '', number))}</g>`,
  );
  const [width, height] = [sheetSize.width / SHEET, sheetSize.height / SHEET];
  const origin = centre('A1');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs>${defs.join('')}</defs>${inside(ground)}`,
    `<g transform="translate(${origin.x / SHEET} ${origin.y / SHEET})">`,
    // Fields lie across the sides of hexes, but not over the margin of the sheet.
    `<g clip-path="url(#mc)">${open}</g>${layers.join('')}</g></svg>`,
  ].join('');
}

const tidy = (value: number) => value.toFixed(1);
const inside = (svg: string) => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));

/** A number from 0 to 1 that is always the same for a hex: painting beside it moves no field. */
function chanceOf(hex: string, salt: number): number {
  let mixed = Math.imul(placeOf(hex) + 1, 0x9e3779b1) ^ Math.imul(salt, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

const pickOf = (hex: string, count: number, salt = 1) => Math.floor(chanceOf(hex, salt) * count);

type Use = (name: string, at: Point, more?: string) => string;

function terrainOf({ hill, town, woods }: MapData): ReadonlyMap<string, Terrain> {
  const kinds = { hill, town, woods };
  return new Map(
    (['hill', 'town', 'woods'] as const).flatMap((kind) => kinds[kind].map((hex) => [hex, kind] as const)),
  );
}

/** Fields, hedges and tufts on open ground; round towns it is tilled. */
function decorations(data: MapData, use: Use): string {
  const terrain = terrainOf(data);
  return hexNames
    .filter((hex) => !terrain.has(hex))
    .map((hex) => {
      const tilled = FACINGS.some((facing) => terrain.get(besideHex(hex, facing) ?? '') === 'town');
      const kind = chanceOf(hex, 2);
      const { x, y } = spotOf(hex);
      if (kind < (tilled ? 0.75 : 0.36)) {
        const at = { x: x + (chanceOf(hex, 3) - 0.5) * 52, y: y + (chanceOf(hex, 4) - 0.5) * 48 };
        return use(`field-${pickOf(hex, 6)}`, at);
      }
      if (kind < 0.5) return use(`hedge-${pickOf(hex, 4)}`, { x, y }, ` rotate(${90 * pickOf(hex, 3, 5)})`);
      return kind < 0.9 ? use(`tufts-${pickOf(hex, 4)}`, { x, y }) : '';
    })
    .join('');
}

interface Joint {
  readonly hex: string;
  readonly way: (typeof compass)[number];
}

/** Where two neighbours are of the same ground, each pair once. */
function joints(hexes: readonly string[]): readonly Joint[] {
  const own = new Set(hexes);
  return hexes.flatMap((hex) =>
    spoken.filter((facing) => own.has(besideHex(hex, facing) ?? '')).map((facing) => ({ hex, way: compass[facing] })),
  );
}

/** Slopes first, then the level tops over them, then the corners three hills share. */
function hills({ hill }: MapData, use: Use): readonly string[] {
  const own = new Set(hill);
  const are = (hex: string, ...facings: readonly number[]) =>
    facings.every((facing) => own.has(besideHex(hex, facing) ?? ''));
  const corner = (hex: string, x: number) => use('hill-patch', { ...spotOf(hex), x: spotOf(hex).x + x });
  const far = R / SHEET;
  return [
    ...hill.map((hex) => use(`hill-${pickOf(hex, 4)}`, spotOf(hex))),
    ...joints(hill).map(({ hex, way }) => use(`hill-join-slope-${way}`, spotOf(hex))),
    ...joints(hill).map(({ hex, way }) => use(`hill-join-top-${way}`, spotOf(hex))),
    ...hill.filter((hex) => are(hex, 1, 2)).map((hex) => corner(hex, far)),
    ...hill.filter((hex) => are(hex, 4, 5)).map((hex) => corner(hex, -far)),
  ];
}
