import type { Command, Frozen, GameState } from './game';
import type { Ref, RefKind, Seat } from './ref';

/**
 * One thing pointed at: a button, or a ref with a field of the command in it. A misspelt field alone in its ref does
 * not compile; one inside a longer text is found when the table is made.
 */
export type PathPart<F extends string> =
  | `button:${string}`
  | `area:${string}`
  | `${RefKind}:{${F | 'seat'}}`
  | `${RefKind}:{${F}}*`
  | `${RefKind}:${string}{${F}}${string}`;

/** A way of pointing: in a row of the table where no list of parts can say it. */
export interface OwnPath<S extends GameState, C extends Command> {
  print(command: C): readonly Ref[];
  /** The command meant by exactly these, allowed or not; null where they mean another or say too little. */
  read(state: Frozen<S>, seat: Seat, refs: readonly Ref[]): C | null;
  /** What may be pointed at next, where that is not simply the rest in order. */
  follow?(command: C, picked: readonly Ref[]): readonly Ref[] | null;
}

export interface Pointing<S extends GameState, C extends Command> extends OwnPath<S, C> {
  /** What may be pointed at next on the way to the command; null where these lead elsewhere. */
  follow(command: C, picked: readonly Ref[]): readonly Ref[] | null;
}

/** The guards of a command's fields, by name. */
export type Guards = { readonly [field: string]: (raw: unknown) => boolean };

/** `unit:{unit}` in its pieces: what stands before and after the field, which field, and whether it is a list. */
interface Part {
  readonly before: string;
  readonly field: string | null;
  readonly after: string;
  readonly list: boolean;
}

/** What is still to be pointed at, taking a fixed order for granted. */
export function rest(path: readonly Ref[], picked: readonly Ref[]): readonly Ref[] | null {
  if (picked.length > path.length || !picked.every((ref, index) => path[index] === ref)) return null;
  return path.slice(picked.length, picked.length + 1);
}

export function compilePath<S extends GameState, C extends Command>(
  type: C['type'],
  path: readonly string[],
  fields: Guards,
  anyOrder: boolean,
): Pointing<S, C> {
  const parts = path.map((text) => partOf(type, text, fields));
  const groupsOf = (command: C): readonly (readonly Ref[])[] =>
    parts.map(({ before, field, after, list }) => {
      if (field === null) return [before as Ref];
      const value: unknown = Reflect.get(command, field);
      const items: readonly unknown[] = list && Array.isArray(value) ? value : [value];
      return items.map((item) => `${before}${item}${after}` as Ref);
    });
  return {
    print: (command) => groupsOf(command).flat(),
    read(_, seat, refs) {
      const values = readParts(parts, fields, seat, refs);
      if (values === null) return null;
      return commandFrom<C>(type, seat, fields, anyOrder ? inOneOrder(values) : values);
    },
    follow(command, picked) {
      if (!anyOrder) return rest(groupsOf(command).flat(), picked);
      let from = 0;
      for (const group of groupsOf(command)) {
        const taken = picked.slice(from, from + group.length);
        if (!taken.every((ref, index) => group.includes(ref) && taken.indexOf(ref) === index)) return null;
        if (taken.length < group.length) return group.filter((ref) => !taken.includes(ref));
        from += group.length;
      }
      return from === picked.length ? [] : null;
    },
  };
}

function partOf(type: string, text: string, fields: Guards): Part {
  if (!/[{}*]/.test(text)) return { before: text, field: null, after: '', list: false };
  const [, before = '', field = '', after = '', star] = /^(.*?)\{(\w+)\}([^*{}]*)(\*?)$/.exec(text) ?? [];
  if (field !== 'seat' && fields[field] === undefined) throw new Error(`the path of ${type} names no field in ${text}`);
  return { before, field, after, list: star === '*' };
}

/** A set has one form, however it was pointed at: ascending. */
function inOneOrder(values: { readonly [field: string]: unknown }): { readonly [field: string]: unknown } {
  const compare = (a: unknown, b: unknown) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : `${a}` < `${b}` ? -1 : 1;
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, Array.isArray(value) ? value.toSorted(compare) : value]),
  );
}

/** The values the refs name, as texts, by field; null where the refs do not follow the parts. */
function readParts(
  parts: readonly Part[],
  fields: Guards,
  seat: Seat,
  refs: readonly Ref[],
): { readonly [field: string]: unknown } | null {
  const values: { [field: string]: unknown } = {};
  let at = 0;
  for (const part of parts) {
    const texts: string[] = [];
    do {
      const text = inside(part, refs[at]);
      if (text === null) break;
      texts.push(text);
      at += 1;
    } while (part.list);
    if (texts.length === 0 && !part.list) return null;
    if (part.field === 'seat' && texts[0] !== `${seat}`) return null;
    if (part.field === null || part.field === 'seat') continue;
    const value = valueIn(fields[part.field], part.list ? texts : (texts[0] ?? ''));
    if (value === undefined) return null;
    values[part.field] = value;
  }
  return at === refs.length ? values : null;
}

function inside({ before, field, after }: Part, ref: Ref | undefined): string | null {
  if (ref === undefined) return null;
  if (field === null) return ref === before ? '' : null;
  const fits = ref.length >= before.length + after.length && ref.startsWith(before) && ref.endsWith(after);
  return fits ? ref.slice(before.length, ref.length - after.length) : null;
}

/** Refs are text, fields may be numbers or yes and no: the first reading that the field's guard accepts. */
function valueIn(guard: ((raw: unknown) => boolean) | undefined, text: string | readonly string[]): unknown {
  const readings: readonly ((text: string) => unknown)[] = [(text) => text, number, yesOrNo];
  for (const reading of readings) {
    const value = typeof text === 'string' ? reading(text) : text.map(reading);
    if (guard?.(value) === true) return value;
  }
  return undefined;
}

const number = (text: string): number => (/^-?\d+$/.test(text) ? Number(text) : Number.NaN);

const yesOrNo = (text: string): boolean | null => (text === 'true' ? true : text === 'false' ? false : null);

/** A command from values by field; null where a guard does not accept one. */
export function commandFrom<C extends Command>(
  type: C['type'],
  seat: Seat,
  fields: Guards,
  values: { readonly [field: string]: unknown },
): C | null {
  const command: { [field: string]: unknown } = { type, seat };
  for (const [field, guard] of Object.entries(fields)) {
    const value = Object.hasOwn(values, field) ? values[field] : undefined;
    if (!guard(value)) return null;
    if (value !== undefined) command[field] = value;
  }
  // Every field has passed its own guard: that is what makes it a command of this type.
  return command as object as C;
}
