import type { Arena } from './arena';
import { armours, FREE, MORTAR, PIECE } from './tables';

/**
 * From where enemies can be hit, in words of whole ranks: by the armour met, the direction of the shot and the rank, one
 * bit per file. One look outward from every enemy serves all pieces of a side.
 */
export const sightWords = 5 * 9;
/** In place of an armour: where mortars hit. */
export const LOBBED = 4;
/** In place of a direction: all directions together. */
export const ANY_WAY = 8;

/** The word of rank 0. */
export function sightWord(armour: number, direction: number, size: number): number {
  return (armour * 9 + direction) * size;
}

export function markSights(arena: Arena): void {
  const { sights, on, pose, kind, alive, tables } = arena;
  const { next, size } = tables.grid;
  sights.fill(0);
  const [low, high] = arena.turn === 0 ? [arena.firstBlack, arena.count] : [0, arena.firstBlack];
  const lobs = hasMortar(arena);
  for (let enemy = low; enemy < high; enemy++) {
    if (alive[enemy] === 0) continue;
    const facing = pose[enemy] ?? 0;
    const at = facing & ~7;
    const row = (kind[enemy] ?? 0) << 3;
    for (let back = 0; back < 8; back++) {
      const direction = back ^ 4;
      if (lobs) markLobs(arena, at | back, direction);
      const beside = next[at | back] ?? -1;
      if (beside < 0 || on[beside] !== FREE) continue;
      const armour = armours[row | ((direction - facing) & 7)] ?? 0;
      const words = sightWord(armour, direction, size);
      const summary = sightWord(armour, ANY_WAY, size);
      let square = next[(beside << 3) | back] ?? -1;
      while (square >= 0) {
        const rank = tables.ranks[square] ?? 0;
        const bit = tables.bits[square] ?? 0;
        sights[words + rank] = (sights[words + rank] ?? 0) | bit;
        sights[summary + rank] = (sights[summary + rank] ?? 0) | bit;
        if (on[square] !== FREE) break;
        square = next[(square << 3) | back] ?? -1;
      }
    }
  }
}

function hasMortar({ kind, alive, turn, firstBlack, count }: Arena): boolean {
  const [low, high] = turn === 0 ? [0, firstBlack] : [firstBlack, count];
  for (let piece = low; piece < high; piece++) if (kind[piece] === MORTAR && alive[piece] === 1) return true;
  return false;
}

function markLobs({ sights, tables }: Arena, outward: number, direction: number): void {
  const words = sightWord(LOBBED, direction, tables.grid.size);
  for (let i = outward * 3; i < outward * 3 + 3; i++) {
    const square = tables.lobbed[i] ?? -1;
    if (square < 0) return;
    const word = words + (tables.ranks[square] ?? 0);
    sights[word] = (sights[word] ?? 0) | (tables.bits[square] ?? 0);
  }
}

/** The first piece a shot meets from a square, the mover's own square counting as empty; -1 for none. */
export function firstAlong(arena: Arena, square: number, direction: number, origin: number): number {
  const { next } = arena.tables.grid;
  let at = next[(square << 3) | direction] ?? -1;
  while (at >= 0) {
    const there = arena.on[at] ?? 0;
    if (there !== FREE && at !== origin) return there - PIECE;
    at = next[(at << 3) | direction] ?? -1;
  }
  return -1;
}

/**
 * Lines that end at the piece about to move go on behind it, for its own shots. Changed words are noted in `extended`
 * as pairs of place and old word; answers how many entries there are.
 */
export function extendSights(arena: Arena, origin: number, gun: number): number {
  const { sights, extended, on, tables } = arena;
  const { next, size } = tables.grid;
  let count = 0;
  for (let direction = 0; direction < 8; direction++) {
    const back = direction ^ 4;
    let square = next[(origin << 3) | back] ?? -1;
    if (square < 0 || on[square] !== FREE) continue;
    const armour = armourAlong(arena, origin, direction, gun);
    if (armour >= gun) continue;
    while (square >= 0 && on[square] === FREE) {
      const rank = tables.ranks[square] ?? 0;
      const bit = tables.bits[square] ?? 0;
      for (const way of [direction, ANY_WAY]) {
        const word = sightWord(armour, way, size) + rank;
        extended[count++] = word;
        extended[count++] = sights[word] ?? 0;
        sights[word] = (sights[word] ?? 0) | bit;
      }
      square = next[(square << 3) | back] ?? -1;
    }
  }
  return count;
}

/** The armour a shot from here would meet in a direction, next door included; `gun` where it would destroy nothing. */
function armourAlong(arena: Arena, origin: number, direction: number, gun: number): number {
  const { sights, on, tables } = arena;
  const { next, size } = tables.grid;
  const beside = next[(origin << 3) | direction] ?? -1;
  if (beside < 0) return gun;
  const there = on[beside] ?? 0;
  if (there >= PIECE) {
    const enemy = there - PIECE;
    if (arena.side[enemy] === arena.turn) return gun;
    return armours[((arena.kind[enemy] ?? 0) << 3) | ((direction - (arena.pose[enemy] ?? 0)) & 7)] ?? 0;
  }
  if (there !== FREE) return gun;
  const rank = tables.ranks[origin] ?? 0;
  const bit = tables.bits[origin] ?? 0;
  for (let armour = 0; armour < gun && armour < LOBBED; armour++) {
    if (((sights[sightWord(armour, direction, size) + rank] ?? 0) & bit) !== 0) return armour;
  }
  return gun;
}

export function withdrawSights({ sights, extended }: Arena, count: number): void {
  for (let i = count - 2; i >= 0; i -= 2) sights[extended[i] ?? 0] = extended[i + 1] ?? 0;
}
