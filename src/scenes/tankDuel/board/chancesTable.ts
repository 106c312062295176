import { halfOf } from '../../../rules/tankDuel/cards';
import {
  fireOptions,
  type Gunnery,
  gunneryOf,
  plainHit,
  type ShotChance,
  shotChance,
  tacticsChance,
  whyNoShot,
} from '../../../rules/tankDuel/chances';
import { coverOf } from '../../../rules/tankDuel/ground';
import type { Rule } from '../../../rules/tankDuel/rulebook';
import { distanceOf, isMoving, vehicleOf } from '../../../rules/tankDuel/tanks';
import type { Played } from '../../../rules/tankDuel/types';
import type { View } from '../../../rules/tankDuel/view';
import type { TankSeen } from './sight';

interface Cell extends ShotChance {
  readonly best: boolean;
  readonly now: boolean;
}

interface Row {
  readonly tank: TankSeen;
  readonly distance: number;
  /** Why it cannot be fired at now. */
  readonly rule: Rule | null;
  readonly cover: number;
  readonly moving: boolean;
  readonly size: number;
  readonly acquired: number;
  readonly flanked: boolean;
  readonly armour: readonly [number, number, number];
  readonly cells: readonly Cell[];
  /** If the target answers the shot of the chosen, else of the best column with Tactics. */
  readonly answered: { readonly kill: number; readonly holds: number; readonly cards: number } | null;
  /** How likely a plain Fire card hits, there and back; null: it could not be fired. */
  readonly there: number | null;
  readonly back: number | null;
  /** With a special round in the gun. */
  readonly special: number | null;
}

/** What every legal set of Fire cards would do to every enemy, counted on the cards this seat has not seen. */
export interface Chances {
  readonly unseen: number;
  readonly columns: readonly (readonly Played[])[];
  readonly rows: readonly Row[];
}

const same = (a: readonly Played[], b: readonly Played[]) =>
  a.length === b.length && a.every(({ card, as }) => b.some((other) => other.card === card && other.as === as));
const pattern = (cards: readonly Played[]) =>
  cards
    .map(({ as }) => as)
    .toSorted()
    .join(' ');

/** Remembers what was counted for a view: pointing about changes nothing in it. */
export function openChances() {
  let known: { readonly view: View; readonly gunnery: Gunnery; readonly cells: Map<string, ShotChance> } | null = null;
  return {
    gunnery(view: View): Gunnery {
      if (known?.view !== view) known = { view, gunnery: gunneryOf(view), cells: new Map() };
      return known.gunnery;
    },
    /** `declared`: the cards are on the table, and no others are asked about. */
    of(view: View, tank: TankSeen, laid: readonly Played[], declared = false): Chances {
      const gunnery = this.gunnery(view);
      const cells = known?.cells ?? new Map<string, ShotChance>();
      const count = (enemy: TankSeen, cards: readonly Played[], more: { tactics?: boolean; apcr?: boolean } = {}) => {
        const key = `${enemy.id} ${cards.map(({ card, as }) => `${card}${as}`).join()} ${more.tactics} ${more.apcr}`;
        const chance = cells.get(key) ?? shotChance(gunnery, tank, enemy, { cards, ...more });
        cells.set(key, chance);
        return chance;
      };
      return chancesOf(view, tank, laid, declared, gunnery, count);
    },
  };
}

type Count = (enemy: TankSeen, cards: readonly Played[], more?: { tactics?: boolean; apcr?: boolean }) => ShotChance;

function chancesOf(
  view: View,
  tank: TankSeen,
  laid: readonly Played[],
  declared: boolean,
  gunnery: Gunnery,
  count: Count,
): Chances {
  const firing =
    laid.length > 0 &&
    laid.every(({ as }) => as === 'fire' || as === 'leadership') &&
    laid.some(({ as }) => as === 'fire');
  const best = declared && firing ? [] : fireOptions(gunnery, tank).map(({ cards }) => cards);
  // What lies in the tray stands in the column of its pattern.
  const columns = firing
    ? [...best.filter((cards) => pattern(cards) !== pattern(laid)), laid].toSorted((a, b) => a.length - b.length)
    : best;
  const enemies = view.tanks.filter(({ inPlay, nation }) => inPlay && nation !== tank.nation);
  return {
    unseen: gunnery.unseen.length,
    columns,
    rows: enemies.map((enemy) => rowOf(view, tank, enemy, columns, firing ? laid : null, gunnery, count)),
  };
}

function rowOf(
  view: View,
  tank: TankSeen,
  enemy: TankSeen,
  columns: readonly (readonly Played[])[],
  laid: readonly Played[] | null,
  gunnery: Gunnery,
  count: Count,
): Row {
  const rule = whyNoShot(gunnery, tank, enemy.id);
  const reachable = rule === null || rule === 'TD-5.4.1a';
  const counted = reachable ? columns.map((cards) => count(enemy, cards)) : [];
  const most = Math.max(...counted.map(({ kill }) => kill));
  const cells = counted.map((chance, index) => ({
    ...chance,
    // What the table would print as 0 % is no advice.
    best: columns.length > 1 && chance.kill === most && most >= 0.005,
    now: laid !== null && same(columns[index] ?? [], laid),
  }));
  const meant = laid ?? columns[counted.findIndex(({ kill }) => kill === most)] ?? null;
  const holder = enemy.seat === null ? null : view.hands[enemy.seat];
  const flanked = tank.flanking.includes(enemy.id);
  const { armour, size } = vehicleOf(enemy);
  const plates = flanked ? armour.side : armour.front;
  const apcr = rule === null && meant !== null && tank.rounds > 0 && !tank.loaded;
  return {
    tank: enemy,
    distance: distanceOf(tank, enemy),
    rule,
    cover: coverOf(enemy.box),
    moving: isMoving(enemy),
    size,
    acquired: tank.acquired?.tank === enemy.id ? tank.acquired.bonus : 0,
    flanked,
    armour: [plates.turret, plates.hull, plates.track],
    cells,
    answered:
      holder == null || meant === null || rule !== null || holder.count === 0
        ? null
        : {
            kill: count(enemy, meant, { tactics: true }).kill,
            holds: holder.known.some((card) => halfOf(view, card, 'tactics') !== null)
              ? 1
              : tacticsChance(gunnery, holder.count - holder.known.length),
            cards: holder.count,
          },
    there: plainHit(gunnery, tank, enemy),
    back: plainHit(gunnery, enemy, tank),
    special: apcr ? count(enemy, meant, { apcr: true }).kill : null,
  };
}
