import { FACING_NAMES } from '../../core/square';
import { facingNumber } from '../board';
import { kinds } from '../types';
import type { Arena } from './arena';

const placed = /^([01])([A-Z]+?)([a-x]\d+)([A-Z]+)$/;

/** The hashes of positions the game has kept as text, low half to high half. Wrecks are the same in all of them. */
export function knownHashes(arena: Arena, seen: readonly string[]): ReadonlyMap<number, number> {
  return new Map(seen.map((key) => hashOf(arena, key)));
}

function hashOf({ tables, poses }: Arena, key: string): [number, number] {
  const colon = key.indexOf(':');
  let [low, high] = key.startsWith('1') ? [tables.sideLow, tables.sideHigh] : [0, 0];
  for (const piece of key.slice(colon + 1).split(',')) {
    const [, seat, kind, at, facing] = placed.exec(piece) ?? [];
    const square = tables.grid.index.get(at ?? '');
    const name = FACING_NAMES.find((known) => known === facing);
    const type = kinds.find((known) => known === kind);
    if (square === undefined || name === undefined || type === undefined) continue;
    const row = kinds.indexOf(type) * 2 + Number(seat);
    const index = row * poses + square * 8 + facingNumber(name);
    low ^= tables.pieceLow[index] ?? 0;
    high ^= tables.pieceHigh[index] ?? 0;
  }
  return [low, high];
}
