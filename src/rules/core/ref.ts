/** A place at the table, counted from 0. */
export type Seat = number;

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export const refKinds = ['unit', 'hex', 'square', 'area', 'card', 'face', 'button'] as const;
export type RefKind = (typeof refKinds)[number];

/** A thing a player can point at: `kind:id`. */
export type Ref<K extends RefKind = RefKind> = `${K}:${string}`;

export function refOf<K extends RefKind>(kind: K, id: string | number): Ref<K> {
  return `${kind}:${id}`;
}

/** What stands behind the colon. */
export function refId(ref: Ref): string {
  return ref.slice(ref.indexOf(':') + 1);
}

export function isRefOf<K extends RefKind>(kind: K, ref: Ref | null | undefined): ref is Ref<K> {
  return ref?.startsWith(kind) === true && ref[kind.length] === ':';
}

/** The id, where the ref is of this kind; null where it is of another or there is none. */
export function idOfKind(kind: RefKind, ref: Ref | null | undefined): string | null {
  return isRefOf(kind, ref) ? ref.slice(kind.length + 1) : null;
}

/** The ids of those that are of this kind. */
export function idsOfKind(kind: RefKind, refs: readonly Ref[]): readonly string[] {
  return refs.flatMap((ref) => idOfKind(kind, ref) ?? []);
}

/** Its two parts. */
export function partsOf(ref: Ref): readonly [kind: string, id: string] {
  const colon = ref.indexOf(':');
  return [ref.slice(0, colon), ref.slice(colon + 1)];
}

/** A ref in its two parts; null where the text is none. */
export function parseRef(text: string): { readonly kind: RefKind; readonly id: string } | null {
  const colon = text.indexOf(':');
  const kind = refKinds.find((known) => known === text.slice(0, colon));
  return kind === undefined ? null : { kind, id: text.slice(colon + 1) };
}
