/**
 * The rules a second time, slowly and from the text alone: every sequence of steps is tried one by one on maps of
 * coordinates. Nothing is shared with the program, so that agreement means something.
 */
export interface SlowPiece {
  readonly side: 'white' | 'black';
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly facing: string;
}

export interface SlowPosition {
  readonly size: number;
  /** Obstacles and wrecks: 'x,y'. */
  readonly blocked: ReadonlySet<string>;
  readonly pieces: readonly SlowPiece[];
  readonly turn: 'white' | 'black';
  /** Nobody backs off the board (TC-Q2). */
  readonly forwardOnly: boolean;
}

export interface SlowTurn {
  readonly from: string;
  readonly to: string;
  readonly facing: string;
  readonly fireAt: string | null;
  readonly ends: boolean;
  readonly after: () => SlowPosition;
}

const compass = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const vector: { readonly [facing: string]: readonly [number, number] } = {
  N: [0, 1],
  NE: [1, 1],
  E: [1, 0],
  SE: [1, -1],
  S: [0, -1],
  SW: [-1, -1],
  W: [-1, 0],
  NW: [-1, 1],
};
const speed: { readonly [kind: string]: number } = { HT: 3, MT: 4, LT: 5, CLT: 5, TD: 4, HM: 3 };
const power: { readonly [kind: string]: number } = { HT: 3, MT: 2, LT: 1, CLT: 1, TD: 4, HM: 5 };
const plates: { readonly [kind: string]: readonly [number, number, number] } = {
  HT: [3, 2, 1],
  MT: [2, 1, 0],
  LT: [1, 0, 0],
  CLT: [1, 0, 0],
  TD: [2, 1, 0],
  HM: [1, 0, 0],
};

const name = (x: number, y: number) => `${'abcdefghijklmnopqrstuvwx'.charAt(x)}${y + 1}`;
const rotate = (facing: string, by: number) => compass[(compass.indexOf(facing) + by + 8) % 8] ?? '';
const ahead = (facing: string): readonly [number, number] => vector[facing] ?? [0, 0];

export function slowPosition(json: { readonly [key: string]: unknown }): SlowPosition {
  const list = (key: string): readonly string[] => JSON.parse(JSON.stringify(json[key] ?? []));
  const pieces: readonly { side: 'white' | 'black'; kind: string; at: string; facing: string }[] = JSON.parse(
    JSON.stringify(json.pieces),
  );
  const xy = (at: string) => ({ x: at.charCodeAt(0) - 97, y: Number(at.slice(1)) - 1 });
  const spot = (at: string) => `${xy(at).x},${xy(at).y}`;
  return {
    size: Number(json.size),
    blocked: new Set([...list('obstacles'), ...list('wrecks')].map(spot)),
    pieces: pieces.map(({ side, kind, at, facing }) => ({ side, kind, facing, ...xy(at) })),
    turn: json.turn === 'black' ? 'black' : 'white',
    forwardOnly: json.forwardOnly === true,
  };
}

export function slowTurns(position: SlowPosition): SlowTurn[] {
  return position.pieces.filter((piece) => piece.side === position.turn).flatMap((piece) => turnsOf(position, piece));
}

type End = { readonly x: number; readonly y: number; readonly facing: string; readonly off: boolean };

function turnsOf(position: SlowPosition, piece: SlowPiece): SlowTurn[] {
  const others = position.pieces.filter((other) => other !== piece);
  const standing = new Map(others.map((other) => [`${other.x},${other.y}`, other]));
  const inside = (x: number, y: number) => x >= 0 && y >= 0 && x < position.size && y < position.size;
  const free = (x: number, y: number) =>
    inside(x, y) && !position.blocked.has(`${x},${y}`) && !standing.has(`${x},${y}`);
  const beyond = piece.side === 'white' ? position.size : -1;
  const isOut = (x: number, y: number) => piece.kind === 'CLT' && y === beyond && x >= 0 && x < position.size;

  const ends = new Map<string, End>();
  const note = (end: End) => ends.set(end.off ? `off ${end.facing}` : `${end.x},${end.y} ${end.facing}`, end);
  const been = new Map<string, number>();
  const stepOn = (x: number, y: number, facing: string, left: number): void => {
    // Coming here again with no more steps left leads nowhere new.
    const here = `${x},${y} ${facing}`;
    if ((been.get(here) ?? -1) >= left) return;
    been.set(here, left);
    if (x !== piece.x || y !== piece.y || facing !== piece.facing) note({ x, y, facing, off: false });
    if (left === 0) return;
    const [dx, dy] = ahead(facing);
    if (free(x + dx, y + dy)) stepOn(x + dx, y + dy, facing, left - 1);
    if (isOut(x + dx, y + dy)) note({ x, y, facing, off: true });
    stepOn(x, y, rotate(facing, -1), left - 1);
    stepOn(x, y, rotate(facing, 1), left - 1);
  };
  stepOn(piece.x, piece.y, piece.facing, speed[piece.kind] ?? 0);
  const [dx, dy] = ahead(piece.facing);
  const back = { x: piece.x - dx, y: piece.y - dy, facing: piece.facing };
  if (free(back.x, back.y)) note({ ...back, off: false });
  if (isOut(back.x, back.y) && !position.forwardOnly) note({ ...back, off: true });

  const from = name(piece.x, piece.y);
  const next = position.turn === 'white' ? 'black' : 'white';
  return [...ends.values()].flatMap((end): SlowTurn[] => {
    const { x, y, facing } = end;
    if (end.off) {
      const after = (): SlowPosition => ({ ...position, pieces: others, turn: next });
      return [{ from, to: 'off', facing, fireAt: null, ends: true, after }];
    }
    const moved = { ...piece, x, y, facing };
    const hold = (): SlowPosition => ({ ...position, pieces: [...others, moved], turn: next });
    const turns: SlowTurn[] = [{ from, to: name(x, y), facing, fireAt: null, ends: false, after: hold }];
    for (const target of others) {
      if (target.side === piece.side || !destroys(moved, target, free)) continue;
      const after = (): SlowPosition => ({
        ...position,
        pieces: [...others.filter((other) => other !== target), moved],
        blocked: new Set([...position.blocked, `${target.x},${target.y}`]),
        turn: next,
      });
      turns.push({
        from,
        to: name(x, y),
        facing,
        fireAt: name(target.x, target.y),
        ends: target.kind === 'CLT',
        after,
      });
    }
    return turns;
  });
}

function destroys(firer: SlowPiece, target: SlowPiece, free: (x: number, y: number) => boolean): boolean {
  const dx = target.x - firer.x;
  const dy = target.y - firer.y;
  if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) return false;
  const far = Math.max(Math.abs(dx), Math.abs(dy));
  const shot = compass.find((facing) => ahead(facing)[0] * far === dx && ahead(facing)[1] * far === dy) ?? '';
  const fixed = firer.kind === 'TD' || firer.kind === 'HM';
  const open = fixed ? [firer.facing] : [-1, 0, 1].map((by) => rotate(firer.facing, by));
  if (!open.includes(shot)) return false;
  if (firer.kind === 'HM') {
    if (far < 3 || far > 5) return false;
  } else {
    if (far < 2) return false;
    for (let i = 1; i < far; i++) if (!free(firer.x + ahead(shot)[0] * i, firer.y + ahead(shot)[1] * i)) return false;
  }
  const [front, side, rear] = plates[target.kind] ?? [0, 0, 0];
  const armour = shot === rotate(target.facing, 4) ? front : shot === target.facing ? rear : side;
  return (power[firer.kind] ?? 0) > armour;
}

/** Turns to a depth; a turn that ends the game is a leaf and counts once at whatever depth it comes. */
export function slowPerft(position: SlowPosition, depth: number): number {
  const turns = slowTurns(position);
  if (depth === 1) return turns.length;
  return turns.reduce((sum, turn) => sum + (turn.ends ? 1 : slowPerft(turn.after(), depth - 1)), 0);
}
