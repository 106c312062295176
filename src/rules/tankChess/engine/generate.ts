import { type Arena, FREE, OFF, PIECE, turnCode } from './arena';
import { armours, COMMAND, DESTROYER, guns, MORTAR, speeds } from './tables';

/**
 * Writes the turns of the side to move into `list` from `start` on and answers where they end; with `shotsOnly` just
 * those that destroy something or leave the board.
 */
export function generate(arena: Arena, list: Int32Array, start: number, shotsOnly: boolean): number {
  markTargets(arena);
  const [low, high] = arena.turn === 0 ? [0, arena.firstBlack] : [arena.firstBlack, arena.count];
  let end = start;
  for (let piece = low; piece < high; piece++) {
    if (arena.alive[piece] === 1) end = generatePiece(arena, piece, list, end, shotsOnly);
  }
  return end;
}

/**
 * Looks outward from every enemy instead of from every pose: `first` then tells for a square and a direction which
 * enemy a shot would meet first (number + 1) and the armour it would find there (above bit 8).
 */
function markTargets(arena: Arena): void {
  const { first, on, pose, kind, alive } = arena;
  const { next } = arena.tables.grid;
  first.fill(0);
  const [low, high] = arena.turn === 0 ? [arena.firstBlack, arena.count] : [0, arena.firstBlack];
  for (let enemy = low; enemy < high; enemy++) {
    if (alive[enemy] === 0) continue;
    const at = (pose[enemy] ?? 0) & ~7;
    for (let back = 0; back < 8; back++) {
      const beside = next[at | back] ?? -1;
      if (beside < 0 || on[beside] !== FREE) continue;
      const direction = back ^ 4;
      const mark = markOf(pose, kind, enemy, direction);
      let square = next[(beside << 3) | back] ?? -1;
      while (square >= 0) {
        first[(square << 3) | direction] = mark;
        if (on[square] !== FREE) break;
        square = next[(square << 3) | back] ?? -1;
      }
    }
  }
}

function markOf(pose: Int16Array, kind: Uint8Array, enemy: number, direction: number): number {
  const angle = (direction - (pose[enemy] ?? 0)) & 7;
  return (enemy + 1) | ((armours[((kind[enemy] ?? 0) << 3) | angle] ?? 0) << 8);
}

/** Lines that end at the piece about to move go on behind it, for its own shots; answers how many marks were set. */
function extendThrough(arena: Arena, origin: number): number {
  const { first, on, pose, kind, side, extended } = arena;
  const { next } = arena.tables.grid;
  let count = 0;
  for (let direction = 0; direction < 8; direction++) {
    let mark = first[(origin << 3) | direction] ?? 0;
    if (mark === 0) {
      const beside = next[(origin << 3) | direction] ?? -1;
      const enemy = beside < 0 ? -1 : (on[beside] ?? 0) - PIECE;
      if (enemy < 0 || side[enemy] === arena.turn) continue;
      mark = markOf(pose, kind, enemy, direction);
    }
    const back = direction ^ 4;
    let square = next[(origin << 3) | back] ?? -1;
    while (square >= 0 && on[square] === FREE) {
      const place = (square << 3) | direction;
      first[place] = mark;
      extended[count++] = place;
      square = next[(square << 3) | back] ?? -1;
    }
  }
  return count;
}

function generatePiece(arena: Arena, piece: number, list: Int32Array, start: number, shotsOnly: boolean): number {
  const { first, queue, extended } = arena;
  const kind = arena.kind[piece] ?? 0;
  const origin = (arena.pose[piece] ?? 0) >> 3;
  let end = kind === COMMAND ? generateExits(arena, piece, list, start) : start;
  const reached = addReverse(arena, piece, reach(arena, piece, speeds[kind] ?? 0));
  if (kind === MORTAR) {
    for (let i = 1; i < reached; i++) {
      const pose = queue[i] ?? 0;
      if (!shotsOnly) list[end++] = turnCode(piece, pose, 0);
      end = generateLobs(arena, piece, pose, list, end);
    }
    return end;
  }
  const marks = extendThrough(arena, origin);
  const gun = guns[kind] ?? 0;
  const turret = kind !== DESTROYER;
  for (let i = 1; i < reached; i++) {
    const pose = queue[i] ?? 0;
    if (!shotsOnly) list[end++] = turnCode(piece, pose, 0);
    const ahead = first[pose] ?? 0;
    if (ahead !== 0 && gun > ahead >> 8) list[end++] = turnCode(piece, pose, ahead & 255);
    if (!turret) continue;
    const base = pose & ~7;
    const left = first[base | ((pose + 7) & 7)] ?? 0;
    if (left !== 0 && gun > left >> 8) list[end++] = turnCode(piece, pose, left & 255);
    const right = first[base | ((pose + 1) & 7)] ?? 0;
    if (right !== 0 && gun > right >> 8) list[end++] = turnCode(piece, pose, right & 255);
  }
  for (let i = 0; i < marks; i++) first[extended[i] ?? 0] = 0;
  return end;
}

/** Fills `queue` with the poses a piece comes to within some steps ahead and turns, its present one at 0; answers how many. */
function reach(arena: Arena, piece: number, steps: number): number {
  const { on, seen, queue } = arena;
  const { next } = arena.tables.grid;
  const start = arena.pose[piece] ?? 0;
  const origin = start >> 3;
  const stamp = ++arena.stamp;
  seen[start] = stamp;
  queue[0] = start;
  let tail = 1;
  let head = 0;
  for (let left = steps; left > 0; left--) {
    for (const layer = tail; head < layer; head++) {
      const pose = queue[head] ?? 0;
      const square = next[pose] ?? -1;
      if (square >= 0 && (on[square] === FREE || square === origin)) {
        const ahead = (square << 3) | (pose & 7);
        if (seen[ahead] !== stamp) {
          seen[ahead] = stamp;
          queue[tail++] = ahead;
        }
      }
      const base = pose & ~7;
      const leftTurn = base | ((pose + 7) & 7);
      if (seen[leftTurn] !== stamp) {
        seen[leftTurn] = stamp;
        queue[tail++] = leftTurn;
      }
      const rightTurn = base | ((pose + 1) & 7);
      if (seen[rightTurn] !== stamp) {
        seen[rightTurn] = stamp;
        queue[tail++] = rightTurn;
      }
    }
  }
  return tail;
}

/** Adds the one square back to the poses just reached. */
function addReverse(arena: Arena, piece: number, reached: number): number {
  const start = arena.pose[piece] ?? 0;
  const behind = arena.tables.grid.next[start ^ 4] ?? -1;
  if (behind < 0 || arena.on[behind] !== FREE) return reached;
  const back = (behind << 3) | (start & 7);
  if (arena.seen[back] === arena.stamp) return reached;
  arena.queue[reached] = back;
  return reached + 1;
}

/** A mortar hits at 3, 4 and 5 squares ahead, whatever lies between. */
function generateLobs(arena: Arena, piece: number, pose: number, list: Int32Array, start: number): number {
  const { lobbed } = arena.tables;
  let end = start;
  for (let i = pose * 3; i < pose * 3 + 3; i++) {
    const square = lobbed[i] ?? -1;
    if (square < 0) break;
    const target = (arena.on[square] ?? 0) - PIECE;
    if (target >= 0 && arena.side[target] !== arena.turn) list[end++] = turnCode(piece, pose, target + 1);
  }
  return end;
}

/** The ways a command tank can leave the board, one per facing of its last step. */
function generateExits(arena: Arena, piece: number, list: Int32Array, start: number): number {
  const { grid } = arena.tables;
  const exits = grid.exits[arena.turn === 0 ? 0 : 1];
  const pose = arena.pose[piece] ?? 0;
  const rank = Math.floor((pose >> 3) / grid.size);
  const speed = speeds[COMMAND] ?? 0;
  const toGo = arena.turn === 0 ? grid.size - rank : rank + 1;
  let end = start;
  if (toGo <= speed) {
    // The last step leaves from a pose reached with at least one step to spare.
    const reached = reach(arena, piece, speed - 1);
    let facings = 0;
    for (let i = 0; i < reached; i++) {
      const last = arena.queue[i] ?? 0;
      const bit = 1 << (last & 7);
      if (exits[last] !== 1 || (facings & bit) !== 0) continue;
      facings |= bit;
      list[end++] = turnCode(piece, last & 7, 0) | OFF;
    }
  }
  if (exits[pose ^ 4] === 1 && !arena.forwardEscapeOnly) list[end++] = turnCode(piece, pose & 7, 0) | OFF;
  return end;
}
