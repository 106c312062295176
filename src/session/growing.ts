/** What can be asked of a list that nobody writes in; every array answers it. */
export interface Listed<T> extends Iterable<T> {
  readonly length: number;
  at(index: number): T | undefined;
  slice(from?: number, to?: number): readonly T[];
  entries(): Iterable<[number, T]>;
  map<U>(make: (item: T, index: number) => U): U[];
  flatMap<U>(make: (item: T, index: number) => U | readonly U[]): U[];
  filter(is: (item: T, index: number) => boolean): T[];
  some(is: (item: T, index: number) => boolean): boolean;
  every(is: (item: T, index: number) => boolean): boolean;
  findLast(is: (item: T, index: number) => boolean): T | undefined;
  findLastIndex(is: (item: T, index: number) => boolean): number;
}

/** So many items lie in a piece. */
const PIECE = 64;

/**
 * A list that grows by one in the same time at any length: what it grew from shares its items and sees as many of them as
 * it always has. They lie in pieces, so that two that grow from one part ways with a copy of the last piece alone.
 */
export class Growing<T> implements Listed<T> {
  readonly #pieces: T[][];

  private constructor(
    pieces: T[][],
    readonly length: number,
  ) {
    this.#pieces = pieces;
  }

  static of<T>(...items: readonly T[]): Growing<T> {
    return items.reduce((list, item) => list.grown(item), new Growing<T>([], 0));
  }

  grown(item: T): Growing<T> {
    const pieces = this.#isLongest() ? this.#pieces : this.#parted();
    const last = pieces.at(-1);
    if (last === undefined || last.length === PIECE) pieces.push([item]);
    else last.push(item);
    return new Growing(pieces, this.length + 1);
  }

  /** Nothing has grown from it yet. */
  #isLongest(): boolean {
    const last = this.#pieces.at(-1)?.length ?? 0;
    return this.length === Math.max(0, this.#pieces.length - 1) * PIECE + last;
  }

  /** Pieces to go on with: a full one is never written in again and stays shared. */
  #parted(): T[][] {
    const pieces = this.#pieces.slice(0, Math.ceil(this.length / PIECE));
    const rest = this.length % PIECE;
    if (rest > 0) pieces.push((pieces.pop() ?? []).slice(0, rest));
    return pieces;
  }

  #get(place: number): T {
    return this.#pieces[Math.floor(place / PIECE)]?.[place % PIECE] as T;
  }

  /** Its first items; nothing is copied. */
  first(length: number): Growing<T> {
    return length >= this.length ? this : new Growing(this.#pieces, Math.max(0, length));
  }

  at(index: number): T | undefined {
    const place = index < 0 ? this.length + index : index;
    return place < 0 || place >= this.length ? undefined : this.#get(place);
  }

  slice(from = 0, to = this.length): readonly T[] {
    const place = (index: number) => (index < 0 ? Math.max(0, this.length + index) : Math.min(index, this.length));
    const start = Math.floor(place(from) / PIECE);
    // Joined by `concat`, which is several times as fast as `flat`.
    const items: T[] = [];
    return items
      .concat(...this.#pieces.slice(start, Math.ceil(place(to) / PIECE)))
      .slice(place(from) - start * PIECE, Math.max(0, place(to) - start * PIECE));
  }

  *[Symbol.iterator](): Iterator<T> {
    for (let index = 0; index < this.length; index++) yield this.#get(index);
  }

  *entries(): Iterable<[number, T]> {
    for (let index = 0; index < this.length; index++) yield [index, this.#get(index)];
  }

  toJSON(): readonly T[] {
    return this.slice();
  }

  map<U>(make: (item: T, index: number) => U): U[] {
    return this.slice().map(make);
  }

  flatMap<U>(make: (item: T, index: number) => U | readonly U[]): U[] {
    return this.slice().flatMap(make);
  }

  filter(is: (item: T, index: number) => boolean): T[] {
    return this.slice().filter(is);
  }

  some(is: (item: T, index: number) => boolean): boolean {
    return this.findLastIndex(is) >= 0;
  }

  every(is: (item: T, index: number) => boolean): boolean {
    return this.findLastIndex((item, index) => !is(item, index)) < 0;
  }

  findLast(is: (item: T, index: number) => boolean): T | undefined {
    const index = this.findLastIndex(is);
    return index < 0 ? undefined : this.#get(index);
  }

  findLastIndex(is: (item: T, index: number) => boolean): number {
    for (let index = this.length - 1; index >= 0; index--) if (is(this.#get(index), index)) return index;
    return -1;
  }
}

/** How many items two lists have in common from the start, where one goes on from the other or branched off late. */
export function sharedLength<T>(a: Listed<T>, b: Listed<T>): number {
  let length = Math.min(a.length, b.length);
  while (length > 0 && a.at(length - 1) !== b.at(length - 1)) length -= 1;
  return length;
}
