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

/**
 * A list that grows by one in the same time at any length: what it grew from shares its items and sees as many of them as
 * it always has. Two that grow from one part ways with a copy.
 */
export class Growing<T> implements Listed<T> {
  readonly #items: T[];

  private constructor(
    items: T[],
    readonly length: number,
  ) {
    this.#items = items;
  }

  static of<T>(...items: readonly T[]): Growing<T> {
    return new Growing([...items], items.length);
  }

  grown(item: T): Growing<T> {
    const items = this.#items.length === this.length ? this.#items : this.#items.slice(0, this.length);
    items.push(item);
    return new Growing(items, this.length + 1);
  }

  /** Its first items; nothing is copied. */
  first(length: number): Growing<T> {
    return length >= this.length ? this : new Growing(this.#items, Math.max(0, length));
  }

  at(index: number): T | undefined {
    const place = index < 0 ? this.length + index : index;
    return place < 0 || place >= this.length ? undefined : this.#items[place];
  }

  slice(from = 0, to = this.length): readonly T[] {
    const place = (index: number) => (index < 0 ? Math.max(0, this.length + index) : Math.min(index, this.length));
    return this.#items.slice(place(from), place(to));
  }

  *[Symbol.iterator](): Iterator<T> {
    for (let index = 0; index < this.length; index++) yield this.#items[index] as T;
  }

  *entries(): Iterable<[number, T]> {
    for (let index = 0; index < this.length; index++) yield [index, this.#items[index] as T];
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
    return this.slice().some(is);
  }

  every(is: (item: T, index: number) => boolean): boolean {
    return this.slice().every(is);
  }

  findLast(is: (item: T, index: number) => boolean): T | undefined {
    const index = this.findLastIndex(is);
    return index < 0 ? undefined : this.#items[index];
  }

  findLastIndex(is: (item: T, index: number) => boolean): number {
    for (let index = this.length - 1; index >= 0; index--) if (is(this.#items[index] as T, index)) return index;
    return -1;
  }
}

/** How many items two lists have in common from the start, where one goes on from the other or branched off late. */
export function sharedLength<T>(a: Listed<T>, b: Listed<T>): number {
  let length = Math.min(a.length, b.length);
  while (length > 0 && a.at(length - 1) !== b.at(length - 1)) length -= 1;
  return length;
}
