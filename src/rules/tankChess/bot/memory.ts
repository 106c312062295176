/** What search remembers of positions: a table of fixed size in which newer entries replace older ones. */
export interface Memory {
  clear(): void;
  /** The turn remembered for this hash, 0 for none. */
  turn(low: number, high: number): number;
  /** The packed score of this hash, or 0; see `scoreOf`, `depthOf`, `boundOf`. */
  info(low: number, high: number): number;
  store(low: number, high: number, turn: number, score: number, depth: number, bound: number): void;
}

export const EXACT = 1;
export const AT_LEAST = 2;
export const AT_MOST = 3;

export const scoreOf = (info: number): number => info >> 16;
export const depthOf = (info: number): number => (info >> 2) & 63;
export const boundOf = (info: number): number => info & 3;

export function createMemory(bits: number): Memory {
  const size = 1 << bits;
  const mask = size - 1;
  const keys = new Int32Array(size);
  const turns = new Int32Array(size);
  const infos = new Int32Array(size);
  return {
    clear: () => {
      keys.fill(0);
      turns.fill(0);
      infos.fill(0);
    },
    turn: (low, high) => (keys[low & mask] === high ? (turns[low & mask] ?? 0) : 0),
    info: (low, high) => (keys[low & mask] === high ? (infos[low & mask] ?? 0) : 0),
    store: (low, high, turn, score, depth, bound) => {
      const slot = low & mask;
      const same = keys[slot] === high;
      if (!same || turn !== 0) turns[slot] = turn;
      keys[slot] = high;
      infos[slot] = (score << 16) | (depth << 2) | bound;
    },
  };
}
