import type { Ref, Refusal, Seat } from '../../../rules/core/game';
import { idOfKind } from '../../../rules/core/ref';
import { tankAce } from '../../../rules/tankAce';
import { fightOf, findUnit } from '../../../rules/tankAce/base';
import { layerOf } from '../../../rules/tankAce/crew';
import type { Post } from '../../../rules/tankAce/data/crewCharts';
import { coverChance, shotOf, stuckChance, takesOut } from '../../../rules/tankAce/outlook';
import { facingTo } from '../../../rules/tankAce/targets';
import type { Command, View } from '../../../rules/tankAce/types';

/** The orders of each man, the first at twelve o'clock; a smoke round takes the place of the shot. */
const wheelOf = {
  commander: ['fifty', 'call', 'unbutton', 'buttonUp'],
  gunner: ['fire', 'coax', 'traverse', 'again'],
  loader: ['refill', 'switchRound', 'screen'],
  driver: ['advance', 'hullDown', 'flank', 'angle', 'reverse'],
  assistant: ['bow'],
} as const satisfies { readonly [post in Post]: readonly Command['type'][] };

type OrderType = (typeof wheelOf)[Post][number] | 'smoke';

/** The letter the rules give an order; its drawing is called after it. */
export const letters: { readonly [order in OrderType]: string } = {
  fire: 'A',
  smoke: 'A',
  coax: 'A',
  again: 'B',
  refill: 'C',
  advance: 'D',
  hullDown: 'E',
  angle: 'F',
  reverse: 'G',
  bow: 'H',
  fifty: 'I',
  flank: 'J',
  screen: 'K',
  call: 'L',
  buttonUp: 'M',
  unbutton: 'N',
  switchRound: 'O',
  traverse: 'P',
};

/** What the player has in mind, field by field; all of it may be left open. */
export interface Wishes {
  readonly man: Post | null;
  readonly order: string | null;
  readonly fields: { readonly [field: string]: string };
}

export const noWishes: Wishes = { man: null, order: null, fields: {} };

/** One order of the wheel as it would be given now. */
export interface Segment {
  readonly type: Command['type'];
  readonly command: Command | null;
  readonly refusal: Refusal | null;
}

function ordersFor(view: View, seat: Seat, man: Post): readonly OrderType[] {
  const smoke = fightOf(view, seat).tank.loaded === 'HCBI';
  return wheelOf[man].map((order) => (order === 'fire' && smoke ? 'smoke' : order));
}

export function manFor(order: string): Post | null {
  const found = Object.entries(wheelOf).find(([, orders]) => orders.some((each) => each === order));
  if (order === 'smoke') return 'gunner';
  return found === undefined ? null : isPost(found[0]) ? found[0] : null;
}

const isPost = (text: string): text is Post => Object.hasOwn(wheelOf, text);

/** The unit meant: the one wished for, else the one most dangerous to the tank. */
export function targetOf(view: View, seat: Seat, { fields }: Wishes): string | null {
  const wished = fields.unit;
  if (wished !== undefined && findUnit(view, wished) !== null) return wished;
  const own = view.fights[seat]?.units ?? [];
  // Whoever has cleared his own board may help on the other.
  const units = own.length > 0 ? own : view.fights.flatMap((fight) => fight?.units ?? []);
  const standing = units.filter(({ rides }) => rides === null);
  return (standing.find(({ targets }) => targets === seat) ?? standing[0] ?? units[0])?.id ?? null;
}

/** What is meant where nothing was said: stay as the tank stands, load what is loaded, look at the target. */
function usual(view: View, seat: Seat, target: string | null): { readonly [field: string]: string } {
  const tank = view.fights[seat]?.tank;
  if (tank === undefined) return {};
  const area = target === null ? 'B' : (findUnit(view, target)?.unit.area ?? 'B');
  return {
    load: tank.loaded === 'HCBI' ? 'AP' : tank.loaded,
    hull: tank.hull,
    step: 'keep',
    area,
    turret: facingTo(area),
    kind: 'mortar',
  };
}

const fieldValue = (command: Command, field: string): string | null => {
  const value: unknown = Reflect.get(command, field);
  return value === undefined ? null : String(value);
};

/** What a command says besides who gives it. */
export function fieldsOf(command: Command): readonly string[] {
  return Object.keys(command).filter((key) => key !== 'type' && key !== 'seat');
}

/** Every command that may be tried now, by type. */
export function triedNow(view: View, seat: Seat): readonly Command[] {
  return view.active.includes(seat) ? tankAce.candidates(view, seat) : [];
}

/** The command of a type that comes nearest to what is wished: its target is meant, all else may give way to what is allowed. */
function meantBy(
  view: View,
  seat: Seat,
  tried: readonly Command[],
  wishes: Wishes,
): { readonly command: Command; readonly refusal: Refusal | null } | null {
  const target = targetOf(view, seat, wishes);
  const plain = usual(view, seat, target);
  let best: { readonly command: Command; readonly refusal: Refusal | null } | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const command of tried) {
    const refusal = tankAce.refuse(view, command);
    let score = refusal === null ? 100 : 0;
    for (const field of fieldsOf(command)) {
      const value = fieldValue(command, field);
      if (field === 'unit') score += value === target ? 1000 : 0;
      else if (wishes.fields[field] === value) score += 40;
      else if (plain[field] === value) score += 8;
    }
    if (score > most) {
      most = score;
      best = { command, refusal };
    }
  }
  return best;
}

/** The wheel of one man. */
export function segmentsOf(view: View, seat: Seat, man: Post, wishes: Wishes): readonly Segment[] {
  const tried = triedNow(view, seat);
  return ordersFor(view, seat, man).map((type) => {
    const meant = meantBy(
      view,
      seat,
      tried.filter((command) => command.type === type),
      wishes,
    );
    return { type, command: meant?.command ?? null, refusal: meant?.refusal ?? null };
  });
}

/** Every kind of command there is now, where no wheel is turned: each as it would be given. */
export function choicesOf(view: View, seat: Seat, wishes: Wishes): readonly Segment[] {
  const tried = triedNow(view, seat);
  const types = [...new Set(tried.map(({ type }) => type))];
  return types.flatMap((type) => {
    const alike = tried.filter((command) => command.type === type);
    const meant = meantBy(view, seat, alike, wishes);
    return meant === null ? [] : [{ type, ...meant }];
  });
}

export function isOrder(type: string): type is OrderType {
  return Object.hasOwn(letters, type);
}

/** What has been pointed at so far goes before what was only looked at. */
export function wishesWith(wishes: Wishes, picked: readonly Ref[]): Wishes {
  const order = idOfKind('button', picked[0]);
  const unit = picked.map((ref) => idOfKind('unit', ref)).find((id) => id !== null);
  if (order === null) return unit === undefined ? wishes : { ...wishes, fields: { ...wishes.fields, unit } };
  return {
    man: manFor(order) ?? wishes.man,
    order,
    fields: unit === undefined ? wishes.fields : { ...wishes.fields, unit },
  };
}

/** Something was looked at: `man:gunner`, `order:fire`, `order:fire&unit=u1`, `set:hull=A`, `target:u3`, `target:next`. */
export function lookedAt(wishes: Wishes, id: string, view: View | null, seat: Seat): Wishes {
  const [kind = '', value = ''] = [id.slice(0, id.indexOf(':')), id.slice(id.indexOf(':') + 1)];
  switch (kind) {
    case 'man':
      return isPost(value) ? { ...wishes, man: value, order: null } : wishes;
    case 'order': {
      const [order = '', ...given] = value.split('&');
      const fields = Object.fromEntries(given.map((each) => each.split('=')));
      return { man: manFor(order) ?? wishes.man, order, fields: { ...wishes.fields, ...fields } };
    }
    case 'set': {
      const [field = '', set = ''] = value.split('=');
      return { ...wishes, fields: { ...wishes.fields, [field]: set } };
    }
    case 'target': {
      const unit = value === 'next' && view !== null ? nextTarget(view, seat, wishes) : value;
      return unit === null ? wishes : { ...wishes, fields: { ...wishes.fields, unit } };
    }
    default:
      return wishes;
  }
}

function nextTarget(view: View, seat: Seat, wishes: Wishes): string | null {
  const units = (view.fights[seat]?.units ?? []).filter(({ rides }) => rides === null);
  const now = units.findIndex(({ id }) => id === targetOf(view, seat, wishes));
  return units[(now + 1) % Math.max(1, units.length)]?.id ?? null;
}

/** The man whose wheel is shown: who was chosen, else who lays the gun. */
export function manOf(view: View, seat: Seat, { man }: Wishes): Post {
  return man ?? layerOf(view, seat) ?? 'commander';
}

/** The order in mind: the one chosen, where this man has it, else his first that is allowed; a shot goes before all. */
export function chosenOf(segments: readonly Segment[], { order }: Wishes): Segment | null {
  const same = (type: string) => type === order || (type === 'smoke' && order === 'fire');
  const free = segments.filter(({ command, refusal }) => command !== null && refusal === null);
  const shot = free.find(({ type }) => type === 'fire') ?? free.find(({ type }) => type === 'again');
  return segments.find(({ type }) => same(type)) ?? shot ?? free[0] ?? segments[0] ?? null;
}

/** What one can hope for: a chance from 0 to 1, and what of; null: it is sure. */
export interface Hope {
  readonly chance: number;
  readonly of: 'destroyed' | 'hullDown' | 'smokeUp';
  /** A lesser result, where there is one. */
  readonly also: {
    readonly chance: number;
    readonly of: 'loss' | 'dispersed' | 'stopped' | 'buttoned' | 'stuck';
  } | null;
}

export function hopeOf(view: View, command: Command): Hope | null {
  const shot = shotOf(view, command);
  if (shot !== null) return shotHope(view, shot.unit, shot.outcomes);
  const stuck = stuckChance(view, command);
  const also = stuck > 0 ? { chance: stuck, of: 'stuck' as const } : null;
  if (command.type === 'hullDown') return { chance: coverChance(view, command.seat), of: 'hullDown', also };
  return also === null ? null : { chance: 1, of: 'smokeUp', also };
}

function shotHope(view: View, id: string, outcomes: { readonly [result: string]: number }): Hope {
  const unit = findUnit(view, id)?.unit;
  const sum = (holds: (result: string) => boolean) =>
    Object.entries(outcomes).reduce((so, [result, chance]) => so + (holds(result) ? chance : 0), 0);
  const out = (result: string) => unit !== undefined && takesOut(unit, result);
  const lesser = [
    ['loss', (result: string) => result.startsWith('1')],
    ['dispersed', (result: string) => result === 'S'],
    ['stopped', (result: string) => result.includes('IMM')],
    ['buttoned', (result: string) => result === 'B'],
  ] as const;
  const [also = null] = lesser
    .map(([of, holds]) => ({ of, chance: sum((result) => holds(result) && !out(result)) }))
    .filter(({ chance }) => chance > 0)
    .sort((a, b) => b.chance - a.chance);
  return { chance: sum(out), of: 'destroyed', also };
}
