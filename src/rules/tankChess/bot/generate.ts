import { type Arena, OFF, turnCode } from './arena';
import { ANY_WAY, extendSights, firstAlong, LOBBED, markSights, sightWord, withdrawSights } from './sights';
import { type Spread, spreadOf } from './spread';
import { DESTROYER, guns, MORTAR, PIECE } from './tables';

/**
 * Writes the turns of the side to move into `list` from `start` on and answers where they end; with `shotsOnly` just
 * those that destroy something or leave the board.
 */
export function generate(arena: Arena, list: Int32Array, start: number, shotsOnly: boolean): number {
  markSights(arena);
  const [low, high] = arena.turn === 0 ? [0, arena.firstBlack] : [arena.firstBlack, arena.count];
  let end = start;
  for (let piece = low; piece < high; piece++) {
    if (arena.alive[piece] === 0) continue;
    const spread = spreadOf(arena, piece);
    if (!spread) continue;
    end = addExits(spread, piece, list, end);
    if (!shotsOnly) end = addDrives(arena, spread, piece, list, end);
    const add = arena.kind[piece] === MORTAR ? addLobs : addShots;
    end = add(arena, spread, piece, list, end);
  }
  return end;
}

/** The ways a command tank can leave the board, one per facing of its last step. */
function addExits(spread: Spread, piece: number, list: Int32Array, start: number): number {
  let end = start;
  for (let exits = spread.exits; exits !== 0; exits &= exits - 1) {
    list[end++] = turnCode(piece, 31 - Math.clz32(exits & -exits), 0) | OFF;
  }
  return end;
}

function addDrives({ tables }: Arena, spread: Spread, piece: number, list: Int32Array, start: number): number {
  const { size } = tables.grid;
  const { now } = spread;
  let end = start;
  for (let rank = spread.low; rank <= spread.high; rank++) {
    const first = rank * size;
    for (let facing = 0; facing < 8; facing++) {
      const code = piece | (((first << 3) | facing) << 6);
      for (let files = now[((rank + 1) << 3) | facing] ?? 0; files !== 0; files &= files - 1) {
        list[end++] = code + ((31 - Math.clz32(files & -files)) << 9);
      }
    }
  }
  return end;
}

function addShots(arena: Arena, spread: Spread, piece: number, list: Int32Array, start: number): number {
  const { sights, tables } = arena;
  const { size } = tables.grid;
  const { now } = spread;
  const kind = arena.kind[piece] ?? 0;
  const gun = guns[kind] ?? 0;
  const side = kind === DESTROYER ? 0 : 1;
  const origin = (arena.pose[piece] ?? 0) >> 3;
  const marks = extendSights(arena, origin, gun);
  let end = start;
  for (let rank = spread.low; rank <= spread.high; rank++) {
    if ((seenFrom(sights, size, rank, ANY_WAY, gun) & anyFacing(now, rank)) === 0) continue;
    for (let direction = 0; direction < 8; direction++) {
      const seen = seenFrom(sights, size, rank, direction, gun);
      if (seen === 0) continue;
      for (let relative = -side; relative <= side; relative++) {
        const facing = (direction + relative) & 7;
        for (let files = (now[((rank + 1) << 3) | facing] ?? 0) & seen; files !== 0; files &= files - 1) {
          const square = rank * size + 31 - Math.clz32(files & -files);
          list[end++] = turnCode(piece, (square << 3) | facing, firstAlong(arena, square, direction, origin) + 1);
        }
      }
    }
  }
  withdrawSights(arena, marks);
  return end;
}

/** The files of a rank from which a gun of this power destroys something. */
function seenFrom(sights: Int32Array, size: number, rank: number, direction: number, gun: number): number {
  let seen = 0;
  for (let armour = 0; armour < gun; armour++) seen |= sights[sightWord(armour, direction, size) + rank] ?? 0;
  return seen;
}

/** The files of a rank that can be reached, whatever the facing. */
function anyFacing(now: Int32Array, rank: number): number {
  let files = 0;
  for (let at = (rank + 1) << 3, end = at + 8; at < end; at++) files |= now[at] ?? 0;
  return files;
}

/** A mortar hits at 3, 4 and 5 squares ahead, whatever lies between. */
function addLobs(arena: Arena, spread: Spread, piece: number, list: Int32Array, start: number): number {
  const { sights, tables } = arena;
  const { size } = tables.grid;
  let end = start;
  for (let rank = spread.low; rank <= spread.high; rank++) {
    for (let facing = 0; facing < 8; facing++) {
      const seen = sights[sightWord(LOBBED, facing, size) + rank] ?? 0;
      for (let files = (spread.now[((rank + 1) << 3) | facing] ?? 0) & seen; files !== 0; files &= files - 1) {
        const pose = ((rank * size + 31 - Math.clz32(files & -files)) << 3) | facing;
        for (let i = pose * 3; i < pose * 3 + 3; i++) {
          const target = (arena.on[tables.lobbed[i] ?? -1] ?? 0) - PIECE;
          if (target >= 0 && arena.side[target] !== arena.turn) list[end++] = turnCode(piece, pose, target + 1);
        }
      }
    }
  }
  return end;
}
