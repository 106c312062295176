import type { Sourced } from './source';
import type { TerrainId } from './terrain';

export type CardKind = 'move' | 'fire' | 'flank' | 'leadership' | 'command' | 'tactics' | 'smoke' | 'terrain';
export type Icon = 'binoculars' | 'smoke' | 'fire' | 'extinguish' | 'explosion' | 'infantry';
type Severity = 'light' | 'heavy';

/** One printed action of a card. */
export interface Half {
  readonly kind: CardKind;
  /** The Action Level of Move, Flank and Fire. */
  readonly level: number | null;
  /** What a Fire card adds to the to-hit number. */
  readonly toHit: number | null;
  readonly terrain: TerrainId | null;
}

export interface BattleCard extends Sourced {
  readonly number: number;
  readonly target: number;
  readonly deck: 'base' | 'alternate' | 'city';
  readonly halves: readonly Half[];
  readonly orders: 0 | 1 | 2;
  readonly icons: readonly Icon[];
  /** Added to the penetration; P goes through and B bounces off whatever the armour. */
  readonly pen: number | 'P' | 'B';
  readonly severity: Severity;
}

const plain = (kind: CardKind): Half => ({ kind, level: null, toHit: null, terrain: null });
const move = (level: number): Half => ({ ...plain('move'), level });
const flank = (level: number): Half => ({ ...plain('flank'), level });
const fire = (level: number): Half => ({ ...plain('fire'), level, toHit: level <= 3 ? 0 : level <= 6 ? 5 : 10 });
export const terrain = (id: TerrainId): Half => ({ ...plain('terrain'), terrain: id });
const leadership = plain('leadership');
const command = plain('command');
const tactics = plain('tactics');
const smoke = plain('smoke');

function card(
  number: number,
  halves: readonly Half[],
  orders: BattleCard['orders'],
  icons: readonly Icon[],
  pen: BattleCard['pen'],
  severity: Severity,
): BattleCard {
  // Only the numbers, and that 13 is a Move 1, are printed in the rulebook.
  const sourceOf: Sourced['sourceOf'] =
    number === 13 ? { number: 'rules', target: 'rules', halves: 'rules' } : { number: 'rules', target: 'rules' };
  return {
    number,
    target: number % 10,
    deck: 'base',
    halves,
    orders,
    icons,
    pen,
    severity,
    source: 'reconstructed',
    sourceOf,
  };
}

/** The 100 numbers of the standard Battle Deck. */
export const baseCards: readonly BattleCard[] = [
  card(1, [move(6), fire(1)], 0, ['binoculars', 'explosion'], 0, 'light'),
  card(2, [move(3), fire(5)], 0, ['smoke', 'fire'], 1, 'light'),
  card(3, [command], 0, ['smoke', 'extinguish', 'infantry'], 1, 'heavy'),
  card(4, [flank(4), move(2)], 0, ['binoculars', 'smoke', 'infantry'], 2, 'light'),
  card(5, [smoke, move(3)], 0, ['binoculars', 'fire', 'infantry'], -1, 'heavy'),
  card(6, [move(1)], 0, ['binoculars', 'fire'], -3, 'light'),
  card(7, [fire(1)], 0, ['fire', 'infantry'], -1, 'light'),
  card(8, [terrain('mud')], 0, ['smoke', 'infantry'], 1, 'light'),
  card(9, [move(2), fire(6)], 0, ['smoke', 'infantry'], 0, 'heavy'),
  card(10, [flank(3), fire(5)], 0, ['fire', 'infantry'], 2, 'light'),
  card(11, [move(3)], 0, ['smoke', 'extinguish'], 0, 'light'),
  card(12, [terrain('field')], 0, ['binoculars', 'extinguish', 'infantry'], 0, 'light'),
  card(13, [move(1)], 0, ['binoculars', 'smoke'], 0, 'light'),
  card(14, [fire(3)], 0, ['binoculars', 'infantry'], 3, 'heavy'),
  card(15, [terrain('woods')], 0, ['binoculars', 'fire'], 2, 'light'),
  card(16, [move(2)], 0, ['binoculars', 'extinguish', 'infantry'], 0, 'light'),
  card(17, [fire(2)], 0, ['binoculars', 'fire', 'infantry'], 2, 'light'),
  card(18, [move(2)], 0, ['binoculars', 'extinguish'], 0, 'heavy'),
  card(19, [terrain('brush')], 0, ['binoculars', 'explosion'], 3, 'light'),
  card(20, [move(7), fire(2)], 0, ['smoke'], -2, 'heavy'),
  card(21, [move(1)], 0, ['infantry'], 0, 'heavy'),
  card(22, [move(4)], 0, ['smoke', 'infantry'], -1, 'light'),
  card(23, [terrain('gully')], 0, ['binoculars', 'smoke'], 0, 'light'),
  card(24, [move(3)], 1, ['smoke', 'extinguish'], 1, 'heavy'),
  card(25, [command], 1, ['binoculars', 'extinguish'], 0, 'light'),
  card(26, [fire(2)], 0, ['fire'], -1, 'light'),
  card(27, [flank(5)], 0, ['smoke', 'infantry'], 0, 'light'),
  card(28, [flank(6), move(6)], 0, ['smoke', 'fire'], 2, 'heavy'),
  card(29, [terrain('rubble')], 0, ['binoculars', 'smoke', 'infantry'], 1, 'light'),
  card(30, [flank(3)], 1, ['fire', 'explosion', 'infantry'], 0, 'light'),
  card(31, [move(4), fire(3)], 1, ['binoculars', 'fire'], -1, 'light'),
  card(32, [fire(3)], 1, ['binoculars', 'explosion'], -1, 'heavy'),
  card(33, [smoke, flank(7)], 1, ['smoke', 'fire', 'infantry'], -3, 'light'),
  card(34, [move(5), fire(4)], 0, ['binoculars', 'explosion'], 3, 'heavy'),
  card(35, [move(4)], 1, ['smoke', 'explosion'], 1, 'heavy'),
  card(36, [fire(4)], 0, ['binoculars', 'explosion', 'infantry'], -1, 'light'),
  card(37, [command, move(4)], 1, ['binoculars', 'extinguish'], -2, 'light'),
  card(38, [move(5)], 0, ['fire', 'explosion', 'infantry'], -1, 'heavy'),
  card(39, [move(5)], 0, ['smoke', 'extinguish'], 0, 'light'),
  card(40, [terrain('woods')], 0, ['binoculars', 'smoke'], 1, 'heavy'),
  card(41, [fire(5)], 0, ['smoke', 'extinguish'], -1, 'light'),
  card(42, [move(6)], 2, ['fire', 'explosion'], 0, 'light'),
  card(43, [move(6)], 0, ['binoculars'], 0, 'light'),
  card(44, [fire(4)], 1, ['smoke', 'extinguish'], -2, 'light'),
  card(45, [terrain('brush')], 0, ['smoke'], -1, 'light'),
  card(46, [terrain('rubble')], 1, ['smoke', 'explosion'], 0, 'light'),
  card(47, [terrain('woods')], 1, ['smoke', 'extinguish', 'infantry'], -1, 'light'),
  card(48, [terrain('brush')], 1, ['binoculars', 'smoke'], -3, 'light'),
  card(49, [move(3), fire(7)], 0, ['binoculars', 'smoke'], -3, 'light'),
  card(50, [move(5)], 1, ['binoculars', 'smoke'], 'B', 'light'),
  card(51, [terrain('building')], 0, ['binoculars', 'smoke'], 1, 'light'),
  card(52, [flank(4)], 0, ['binoculars', 'smoke'], 1, 'light'),
  card(53, [fire(6)], 2, ['binoculars', 'smoke', 'explosion'], -1, 'light'),
  card(54, [tactics], 0, ['binoculars', 'smoke'], 'B', 'light'),
  card(55, [flank(5), fire(3)], 1, ['smoke', 'fire', 'infantry'], 'B', 'light'),
  card(56, [move(8)], 2, ['binoculars', 'smoke', 'extinguish'], 0, 'heavy'),
  card(57, [fire(5)], 0, ['binoculars', 'smoke', 'explosion'], 2, 'heavy'),
  card(58, [fire(8)], 2, ['binoculars', 'smoke', 'extinguish'], 2, 'light'),
  card(59, [tactics], 1, ['smoke', 'infantry'], 3, 'heavy'),
  card(60, [fire(5)], 1, ['binoculars', 'fire'], 'P', 'light'),
  card(61, [leadership], 1, ['fire', 'explosion', 'infantry'], -1, 'light'),
  card(62, [terrain('gully')], 0, ['smoke', 'infantry'], 1, 'heavy'),
  card(63, [leadership, move(1)], 2, ['fire', 'explosion', 'infantry'], 0, 'heavy'),
  card(64, [command, fire(6)], 2, ['smoke', 'fire', 'infantry'], -2, 'light'),
  card(65, [tactics, fire(5)], 1, ['smoke', 'explosion', 'infantry'], 'P', 'light'),
  card(66, [command], 2, ['binoculars', 'smoke', 'infantry'], 1, 'light'),
  card(67, [terrain('gully')], 2, ['smoke'], 2, 'heavy'),
  card(68, [command], 1, ['binoculars'], 1, 'light'),
  card(69, [command, fire(7)], 1, ['binoculars', 'fire'], -1, 'heavy'),
  card(70, [terrain('brush'), move(2)], 0, ['smoke', 'extinguish'], 0, 'heavy'),
  card(71, [terrain('woods'), fire(4)], 0, ['smoke', 'infantry'], 2, 'heavy'),
  card(72, [terrain('field'), move(6)], 0, ['smoke', 'extinguish'], 1, 'light'),
  card(73, [terrain('gully'), fire(1)], 0, ['smoke', 'infantry'], 0, 'light'),
  card(74, [terrain('rubble'), move(7)], 0, ['fire', 'explosion'], 1, 'light'),
  card(75, [terrain('brush'), fire(6)], 0, ['smoke', 'extinguish', 'infantry'], -1, 'light'),
  card(76, [terrain('field'), flank(4)], 0, ['smoke', 'fire', 'explosion'], 2, 'heavy'),
  card(77, [terrain('mud'), tactics], 0, ['smoke', 'extinguish'], -1, 'light'),
  card(78, [fire(7)], 1, ['smoke', 'infantry'], -2, 'light'),
  card(79, [smoke, flank(6)], 1, ['smoke', 'extinguish'], -2, 'light'),
  card(80, [tactics], 1, ['binoculars', 'extinguish', 'infantry'], -2, 'light'),
  card(81, [terrain('mud')], 2, ['binoculars', 'smoke'], 'P', 'heavy'),
  card(82, [command], 2, ['binoculars', 'smoke'], -2, 'heavy'),
  card(83, [tactics], 1, ['fire'], 1, 'light'),
  card(84, [leadership], 2, ['smoke', 'infantry'], 0, 'light'),
  card(85, [leadership], 1, ['binoculars', 'extinguish'], -2, 'light'),
  card(86, [fire(6)], 0, ['smoke', 'infantry'], 'P', 'heavy'),
  card(87, [leadership, move(5)], 1, ['fire', 'explosion'], 'B', 'light'),
  card(88, [move(8), fire(4)], 0, ['smoke', 'explosion'], -1, 'light'),
  card(89, [terrain('building')], 1, ['binoculars', 'fire', 'infantry'], 1, 'light'),
  card(90, [move(4), fire(8)], 2, ['smoke', 'explosion'], 3, 'light'),
  card(91, [flank(7), tactics], 2, ['smoke', 'fire', 'infantry'], 'B', 'light'),
  card(92, [smoke, fire(8)], 1, ['fire', 'explosion', 'infantry'], -1, 'light'),
  card(93, [fire(7)], 0, ['binoculars', 'extinguish'], 1, 'heavy'),
  card(94, [terrain('woods')], 0, ['fire'], -2, 'light'),
  card(95, [move(7)], 1, ['binoculars', 'smoke'], 1, 'heavy'),
  card(96, [tactics], 2, ['smoke'], -3, 'light'),
  card(97, [flank(5), move(8)], 1, ['binoculars', 'smoke'], 3, 'heavy'),
  card(98, [tactics], 2, ['binoculars', 'fire', 'infantry'], 0, 'light'),
  card(99, [leadership], 2, ['fire', 'explosion'], -3, 'light'),
  card(100, [terrain('field')], 0, ['smoke', 'infantry'], -2, 'light'),
];
