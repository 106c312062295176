import type { CardId, View } from '../../../rules/tankKillers/types';
import type { Surface } from '../../board/gameScene';
import type { Box, Group, Item, Point } from '../../paint/items';
import type { CardTable } from './cardTable';
import { footOf } from './places';
import { weatherOf } from './sight';

const grounds: { readonly [card in CardId]?: string } = {
  T60: 'field-mist',
  T82: 'field-mud',
  T87: 'field-mud',
  T92: 'field-night',
  T84: 'field-mist',
};

/** The battlefield itself, as large as it must be to fill its frame. */
export function groundOf({ field }: CardTable, view: View): Group {
  const ground = weatherOf(view).reduce((found, card) => grounds[card] ?? found, 'field-day');
  const grown = Math.max(field.width / 1272, field.height / 392);
  const [width, height] = [1272 * grown, 392 * grown];
  return {
    kind: 'group',
    key: `${ground} ${field.width}x${field.height}`,
    items: [{ kind: 'picture', texture: ground, x: field.width / 2, y: field.height - height / 2, width, height }],
    inner: { width: field.width, height: field.height },
    ...field,
    pivot: { x: 0, y: 0 },
  };
}

/** Where a prop stands: before the attacker, between the two, at the target, or behind everything. */
type Stand = 'attacker' | 'middle' | 'target' | 'sky';

interface Prop {
  readonly texture: string;
  readonly stand: Stand;
  /** Width against the height of the field, and height against width. */
  readonly size: number;
  readonly shape: number;
  readonly up?: number;
  readonly aside?: number;
}

const one = (texture: string, stand: Stand, size: number, shape: number, more: Partial<Prop> = {}): readonly Prop[] => [
  { texture, stand, size, shape, ...more },
];

const props: { readonly [card in CardId]?: readonly Prop[] } = {
  T14: one('fire-1', 'target', 0.5, 1),
  T33: one('prop-trench', 'target', 1.05, 0.21),
  T44: one('prop-mines', 'attacker', 1.1, 0.23),
  T78: [...one('prop-wreck', 'middle', 0.62, 0.5), ...one('fire-2', 'middle', 0.3, 1, { up: 0.2 })],
  T79: one('prop-hill', 'attacker', 1.5, 0.32),
  T80: one('prop-net', 'target', 1.05, 0.38),
  T81: one('prop-block', 'middle', 0.62, 0.4),
  T82: one('prop-puddles', 'attacker', 1.2, 0.21),
  T83: one('prop-traps', 'middle', 0.95, 0.26),
  T84: [
    ...one('smoke-4', 'middle', 0.66, 1, { aside: -0.3 }),
    ...one('smoke-3', 'middle', 0.7, 1),
    ...one('smoke-4', 'middle', 0.66, 1, { aside: 0.3 }),
  ],
  T86: one('prop-puddles', 'middle', 1.1, 0.21),
  T87: one('prop-puddles', 'attacker', 1.2, 0.21),
  T88: one('prop-trees', 'middle', 0.98, 0.476),
  T89: one('prop-houses', 'middle', 0.94, 0.476),
  T90: one('prop-hedge', 'middle', 1.05, 0.326),
};

/** What the cards put on the battlefield. */
export function drawScenery(table: CardTable, view: View, stage: Surface): void {
  const { field } = table;
  const middle = field.x + field.width / 2;
  const feet: { readonly [stand in Stand]: Point } = {
    attacker: footOf(table, view.player, null).foot,
    target: footOf(table, 1 - view.player, null).foot,
    middle: { x: middle, y: field.y + field.height * 0.9 },
    sky: { x: middle, y: field.y + field.height * 0.3 },
  };
  for (const card of weatherOf(view)) {
    for (const [index, prop] of (props[card] ?? []).entries()) {
      stage.put('control', `prop:${card}:${index}`, propItem(prop, feet[prop.stand], field));
    }
  }
}

function propItem({ texture, size, shape, up = 0, aside = 0 }: Prop, foot: Point, field: Box): Item {
  const width = Math.min(field.height * size, field.width * 0.5);
  return {
    kind: 'picture',
    texture,
    x: foot.x + aside * field.height,
    y: foot.y - up * field.height,
    width,
    height: width * shape,
    pivot: { x: 0.5, y: 1 },
  };
}
