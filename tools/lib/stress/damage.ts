import type { Dice } from '../../../src/rules/core/dice';

type Place = readonly (string | number)[];

/** Texts and names somebody might hope to break something with. */
const hostile: readonly string[] = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "'; DROP TABLE saves;--",
  '../../../etc/passwd',
  '\u0000',
  '\uD800',
  '\u202Eesrever',
  '﷽'.repeat(30),
  '{0}{seat}{constructor}',
  '%s%n%x',
  'e\u0301'.repeat(200),
];

const strange: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  1e308,
  2 ** 53,
  -0,
  '',
  'x',
  '0',
  [],
  [[]],
  {},
  { type: 'pass', seat: 0 },
  { __proto__: null, length: 1e9 },
];

export const oneOf = <T>(dice: Dice, list: readonly T[]): T => {
  const found = list[dice.roll(list.length, 'one') - 1];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};

/** Any place in a value, drawn on the way down. */
function anyPlace(value: unknown, dice: Dice): Place {
  const place: (string | number)[] = [];
  let at = value;
  while (typeof at === 'object' && at !== null && dice.roll(6, 'down') > 1) {
    const keys = Array.isArray(at) ? [...at.keys()] : Object.keys(at);
    if (keys.length === 0) break;
    const key = oneOf<string | number>(dice, keys);
    place.push(key);
    at = Reflect.get(at, key);
  }
  return place;
}

function valueAt(value: unknown, place: Place): unknown {
  return place.reduce<unknown>((at, key) => Reflect.get(Object(at), key), value);
}

/** The same with another thing in one place. */
export function changed(value: unknown, [key, ...rest]: Place, by: (old: unknown) => unknown): unknown {
  if (key === undefined) return by(value);
  if (Array.isArray(value)) return value.map((each, index) => (index === key ? changed(each, rest, by) : each));
  return Object.fromEntries(
    Object.entries(Object(value)).map(([name, each]) => [name, name === key ? changed(each, rest, by) : each]),
  );
}

function nested(value: unknown, depth: number): unknown {
  let made = value;
  for (let level = 0; level < depth; level++) made = level % 2 === 0 ? [made] : { in: made };
  return made;
}

function without(value: unknown, dice: Dice): unknown {
  if (Array.isArray(value)) return value.filter((_, index) => index !== dice.roll(value.length, 'out') - 1);
  if (typeof value !== 'object' || value === null) return undefined;
  const keys = Object.keys(value);
  const gone = keys.length === 0 ? '' : oneOf(dice, keys);
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== gone));
}

function doubled(value: unknown, dice: Dice): unknown {
  if (Array.isArray(value)) {
    const at = dice.roll(value.length + 1, 'twice') - 1;
    return dice.roll(20, 'often') === 1
      ? Array(20_001).fill(value[0] ?? 0)
      : [...value.slice(0, at), ...value.slice(Math.max(0, at - 1))];
  }
  if (typeof value === 'string') return value + value;
  return typeof value === 'object' && value !== null ? { ...value, [oneOf(dice, hostile)]: value } : value;
}

/** Good JSON made bad in one place; `other` is good as well, of another game or another moment. */
export function damaged(value: unknown, other: unknown, dice: Dice): unknown {
  const place = anyPlace(value, dice);
  const way = dice.roll(9, 'way');
  return changed(value, place, (old) => {
    if (way === 1) return without(old, dice);
    if (way === 2) return doubled(old, dice);
    if (way === 3) return nested(old, oneOf(dice, [1, 3, 70, 1000]));
    if (way === 4) return oneOf(dice, hostile);
    if (way === 5) return 'x'.repeat(oneOf(dice, [61, 1000, 100_000]));
    // What stands in the same place of another, or anywhere in it.
    if (way === 6) return valueAt(other, place);
    if (way === 7) return valueAt(other, anyPlace(other, dice));
    if (way === 8 && typeof old === 'number') return old + oneOf(dice, [-1, 1, 0.5, 1e9]);
    return oneOf(dice, strange);
  });
}

/** Text made bad: cut, letters changed, a piece twice, something hostile in the middle. */
export function damagedText(text: string, dice: Dice): string {
  const at = dice.roll(text.length + 1, 'at') - 1;
  switch (dice.roll(6, 'text')) {
    case 1:
      return text.slice(0, at);
    case 2:
      return text.slice(0, at) + String.fromCharCode(dice.roll(300, 'letter')) + text.slice(at + 1);
    case 3:
      return text.slice(0, at) + text.slice(Math.max(0, at - 30));
    case 4:
      return text.slice(0, at) + oneOf(dice, hostile) + text.slice(at);
    case 5:
      return text.slice(at) + text.slice(0, at);
    default:
      return text.slice(0, at) + oneOf(dice, ['(', '[', '{', '"', '\\', '\n']).repeat(5000) + text.slice(at);
  }
}
