import { expect } from 'vitest';
import words from '../../../src/i18n/tankChess/en/game';
import type { Frozen, Ref, Refusal } from '../../../src/rules/core/game';
import { clone, equalJson } from '../../../src/rules/core/play';
import { FACING_NAMES, isSquareId } from '../../../src/rules/core/square';
import type { Command, Drive, Event, Piece, RouteStep, State } from '../../../src/rules/tankChess/types';
import { must } from '../../support/must';
import type { OwnLaws } from '../../support/watched';
import { type SlowTurn, slowPosition, slowTurns } from './slowRules';

type Told<T extends Event['type']> = Extract<Event, { type: T }>;

const compass: readonly string[] = FACING_NAMES;
const colours = ['white', 'black'] as const;
const square = (at: string): Ref => `square:${at}`;
const spot = (at: string) => ({ x: at.charCodeAt(0) - 97, y: Number(at.slice(1)) });
const nameAt = (x: number, y: number) => `${String.fromCharCode(97 + x)}${y}`;
const sign = (number: number) => Math.sign(number);

/** What lies on a square, as somebody sees it who looks at the board. */
function standsOn({ obstacles, wrecks, pieces }: Frozen<State>, at: string): 'obstacle' | 'wreck' | 'piece' | null {
  if (obstacles.some((each) => each === at)) return 'obstacle';
  const piece = pieces.find((each) => each.at === at && each.status !== 'gone');
  if (piece?.status === 'wreck' || wrecks.some((each) => each === at)) return 'wreck';
  return piece === undefined ? null : 'piece';
}

/** Everything between two squares of a line that stops a shot, nearest first; the piece that drove there has left `from`. */
function between(state: Frozen<State>, { from, to, fireAt }: Drive): readonly Ref[] {
  const [start, goal] = [spot(to), spot(fireAt ?? to)];
  const step = { x: sign(goal.x - start.x), y: sign(goal.y - start.y) };
  const far = Math.max(Math.abs(goal.x - start.x), Math.abs(goal.y - start.y));
  const passed = Array.from({ length: Math.max(0, far - 1) }, (_, at) =>
    nameAt(start.x + step.x * (at + 1), start.y + step.y * (at + 1)),
  );
  return passed.filter((at) => at !== from && standsOn(state, at) !== null).map(square);
}

const inTheWay = { 'TC-MOVE9': 'obstacle', 'TC-MOVE10': 'piece', 'TC-KILL5': 'wreck' } as const;
const atGoal = ['target', 'alive', 'enemy', 'direction', 'range', 'armour'];

/** What has to prove a refusal; where a piece cannot get somewhere, `checkReach` looks at it. */
function evidence(state: Frozen<State>, command: Command, check: string): readonly Ref[] | null {
  if (command.type !== 'drive') return [];
  const { from, fireAt, to } = command;
  if (check === 'subject' || check === 'onBoard') return [square(from)];
  if (check === 'line') return between(state, command);
  if (check === 'time') return [];
  if (check === 'reach') return null;
  must(atGoal.includes(check) && to !== 'off', 'tankChess', `what is asked: ${check}`);
  const [x, y] = fireAt === null ? [99, 99] : [spot(fireAt).x, spot(fireAt).y];
  return x < state.size && y <= state.size ? [square(fireAt ?? '')] : [];
}

/** How far a shot would fly, and how far this gun reaches. */
function numbers(state: Frozen<State>, command: Command, check: string): { readonly [name: string]: unknown } {
  if (command.type !== 'drive' || check !== 'range') return {};
  const lobs = state.pieces.find(({ at, status }) => at === command.from && status === 'fit')?.kind === 'HM';
  const far = apart(command.to, command.fireAt ?? '');
  return { far, nearest: lobs ? 3 : 2, farthest: lobs ? 5 : Number.POSITIVE_INFINITY };
}

/** A state in the words of the slow rules. */
function slowly(state: Frozen<State>) {
  const { size, obstacles, pieces, mover } = state;
  const dead = pieces.filter((piece) => piece.status === 'wreck').map(({ at }) => at);
  return slowPosition({
    size,
    obstacles,
    wrecks: [...state.wrecks, ...dead],
    pieces: pieces
      .filter(({ status }) => status === 'fit')
      .map(({ seat, kind, at, facing }) => ({ side: colours[seat], kind, at, facing })),
    turn: colours[mover],
    forwardOnly: state.switches.forwardEscapeOnly,
  });
}

const known = new WeakMap<object, ReadonlyMap<string, SlowTurn>>();
const said = ({ from, to, facing, fireAt }: Pick<SlowTurn, 'from' | 'to' | 'facing' | 'fireAt'>) =>
  `${from} ${to} ${facing} ${fireAt}`;

/** All turns of the side to move, by the slow rules. */
function turnsIn(state: Frozen<State>): ReadonlyMap<string, SlowTurn> {
  const turns = known.get(state) ?? new Map(slowTurns(slowly(state)).map((turn) => [said(turn), turn]));
  known.set(state, turns);
  return turns;
}

/** What is allowed is what a slow second reading of the rules finds; who stands in the way is named by what stands there. */
function checkAnswer(state: Frozen<State>, command: Command, refusal: Refusal | null): void {
  if (command.type !== 'drive' || state.phase !== 'turn' || !state.active.includes(command.seat)) return;
  const at = `tankChess, ${JSON.stringify(command)}`;
  must((refusal === null) === turnsIn(state).has(said(command)), at, () => `answered with ${JSON.stringify(refusal)}`);
  const proof = refusal?.evidence ?? [];
  must(refusal === null || proof.length > 0 || command.fireAt !== null, at, 'refused without proof');
  for (const ref of proof) must(isSquareId(ref.slice('square:'.length)), at, `proved by ${ref}`);
  if (refusal?.instead?.type === 'drive') checkInstead(state, command, refusal.instead as Drive);
  const there = command.to === 'off' || command.to === command.from ? null : standsOn(state, command.to);
  const own = state.pieces.some(
    ({ at: on, seat, status }) => on === command.from && seat === command.seat && status === 'fit',
  );
  if (there !== null && own)
    must(
      Object.entries(inTheWay).some(([rule, what]) => rule === refusal?.rule && what === there),
      at,
      `${refusal?.rule}`,
    );
  const blocks = Object.entries(inTheWay).find(([rule]) => rule === refusal?.rule)?.[1];
  if (blocks === undefined || proof[0] === square(command.fireAt ?? '')) return;
  must(standsOn(state, proof[0]?.slice(7) ?? '') === blocks, at, () => `${proof[0]} is no ${blocks}`);
}

const apart = (from: string, to: string) =>
  Math.max(Math.abs(spot(from).x - spot(to).x), Math.abs(spot(from).y - spot(to).y));
const turnsApart = (one: string, other: string) => {
  const turned = (compass.indexOf(one) - compass.indexOf(other) + 8) % 8;
  return Math.min(turned, 8 - turned);
};

/** What is offered instead comes as near to the wish as any turn of the same piece: found by looking at all of them. */
function checkInstead(state: Frozen<State>, wish: Drive, instead: Drive): void {
  const ways = [...turnsIn(state).values()].filter(({ from }) => from === wish.from);
  const there = ways.filter(({ to, facing }) => to === wish.to && facing === wish.facing);
  expect(instead.from).toBe(wish.from);
  if (there.length > 0) {
    expect(instead).toMatchObject({ to: wish.to, facing: wish.facing });
    expect(instead.fireAt === null).toBe(there.every(({ fireAt }) => fireAt === null));
    return;
  }
  const leaves = wish.to === 'off' && ways.some(({ to }) => to === 'off');
  if (leaves) expect(instead.to).toBe('off');
  const piece = state.pieces.find(({ at, status }) => at === wish.from && status === 'fit');
  const shoots = wish.to === piece?.at && wish.facing === piece.facing ? wish.fireAt : null;
  const hits = shoots !== null && ways.some(({ fireAt }) => fireAt === shoots);
  if (hits) expect(instead.fireAt).toBe(shoots);
  if (leaves || hits) return;
  const goal = shoots ?? wish.to;
  const rankLeft = (to: string) => (piece?.seat === 0 ? state.size - spot(to).y : spot(to).y - 1);
  const far = ({ to, facing }: Pick<SlowTurn, 'to' | 'facing'>) =>
    (goal === 'off' ? rankLeft(to) : apart(to, goal)) * 10 + turnsApart(facing, wish.facing);
  expect(instead.fireAt).toBeNull();
  expect(far(instead)).toBe(Math.min(...ways.filter(({ to }) => to !== 'off').map(far)));
}

/** Pieces stand on squares of the board, one on each, and the side to move is a side. */
function checkSane(state: State): void {
  const { pieces, obstacles, wrecks, size, active, mover, seen, quiet } = state;
  const standing = pieces.filter(({ status }) => status !== 'gone').map(({ at }) => at);
  const taken = [...standing, ...obstacles, ...wrecks];
  must(new Set(taken).size === taken.length, 'tankChess', `two on one square: ${taken}`);
  for (const { x, y } of taken.map(spot)) must(x < size && y >= 1 && y <= size, 'tankChess', 'off the board');
  must([0, 1].includes(mover) && active.every((seat) => seat === 0 || seat === 1), 'tankChess', `${mover}, ${active}`);
  must(['none', 'open', 'refused'].includes(state.offer) && quiet >= 0, 'tankChess', `${state.offer} ${quiet}`);
  must(
    pieces.every(({ status }) => ['fit', 'wreck', 'gone'].includes(status)),
    'tankChess',
    'neither fit nor a wreck',
  );
  must(
    seen.every((key) => /^[01]:/.test(key)),
    'tankChess',
    'a position nobody can have seen',
  );
}

/** A route goes step by step from where the piece stood to where it ends. */
function checkRoute(piece: Piece, { route, steps, reverse, to, facing }: Told<'drove'>): void {
  expect(steps).toBe(route.length);
  expect(route.at(-1)).toMatchObject({ at: to, facing });
  let was: Pick<RouteStep, 'at' | 'facing'> = piece;
  for (const step of route) {
    const turned = (compass.indexOf(step.facing) - compass.indexOf(was.facing) + 8) % 8;
    expect({ turned, move: step.move }).toEqual(
      step.move === 'left' ? { turned: 7, move: 'left' } : { turned: step.move === 'right' ? 1 : 0, move: step.move },
    );
    expect(step.move === 'back').toBe(reverse);
    if (step.move === 'left' || step.move === 'right') expect(step.at).toBe(was.at);
    else if (step.at !== 'off') expect(step.at).toBe(stepFrom(was, step.move === 'back' ? 4 : 0));
    was = step;
  }
}

const steps = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
] as const;

function stepFrom({ at, facing }: Pick<RouteStep, 'at' | 'facing'>, turned: number): string {
  const [x, y] = steps[(compass.indexOf(facing) + turned) % 8] ?? [0, 0];
  return nameAt(spot(at).x + x, spot(at).y + y);
}

/** Who could destroy the command tank, or leave, if nothing changed: by the slow rules. */
function checkAnnounced(state: State, events: readonly Event[]): void {
  const turns = [...turnsIn(state).values()];
  const enemy = state.pieces.find(
    ({ kind, seat, status }) => kind === 'CLT' && seat !== state.mover && status === 'fit',
  );
  const able = (can: (turn: SlowTurn) => boolean) =>
    state.pieces.filter((piece) => piece.status === 'fit' && turns.some((turn) => turn.from === piece.at && can(turn)));
  const expected = [
    { type: 'announcedCheck', who: able(({ fireAt }) => fireAt !== null && fireAt === enemy?.at) },
    { type: 'announcedEscape', who: able(({ to }) => to === 'off') },
  ];
  expect(events).toEqual(
    expected
      .filter(({ who }) => who.length > 0)
      .map(({ type, who }) => ({
        type,
        seat: state.mover,
        units: who.map(({ id }) => id),
        kinds: who.map(({ kind }) => kind),
      })),
  );
}

/** A turn in writing, spelled once more. */
function checkRecord({ record, kind, from, to, facing, reverse }: Told<'drove'>, { fireAt }: Drive): void {
  const shot = fireAt === null ? '' : ` x${fireAt.toUpperCase()}`;
  const way = `${kind} ${from}>${to}`.toUpperCase();
  expect(record).toBe(`${way}/${facing}${reverse ? ' R' : ''}${shot}`);
}

/** A turn as somebody would carry it out who is only told what happens. */
function driven(world: State, command: Drive, events: readonly Event[]): void {
  const of = (id: string): Piece => {
    const piece = world.pieces.find((each) => each.id === id);
    if (piece === undefined) throw new Error(`something is told of ${id}`);
    return piece;
  };
  Object.assign(world, { driven: true, quiet: world.quiet + 1 });
  for (const event of events) {
    if (event.type === 'drove') {
      const piece = of(event.unit);
      expect(piece).toMatchObject({ seat: event.seat, kind: event.kind, at: event.from, status: 'fit' });
      expect(event).toMatchObject({ from: command.from, to: command.to, facing: command.facing });
      checkRoute(clone(piece), event);
      checkRecord(event, command);
      piece.facing = event.facing;
      if (event.to !== 'off') piece.at = event.to;
    } else if (event.type === 'fired') {
      expect(of(event.unit)).toMatchObject({ at: event.from, kind: event.kind, seat: event.seat });
      expect(of(event.target)).toMatchObject({ at: event.at, kind: event.targetKind, seat: 1 - event.seat });
      expect({ at: event.at, kills: event.gun > event.armour }).toEqual({ at: command.fireAt, kills: true });
    } else if (event.type === 'destroyed') {
      expect(of(event.unit)).toMatchObject({ seat: event.seat, kind: event.kind, at: event.at, status: 'fit' });
      of(event.unit).status = 'wreck';
      Object.assign(world, { quiet: 0, seen: [] });
    } else if (event.type === 'escaped') {
      expect(of(event.unit)).toMatchObject({ seat: event.seat, at: event.from, kind: 'CLT' });
      of(event.unit).status = 'gone';
      world.quiet -= 1;
    }
  }
  expect(events.some(({ type }) => type === 'fired')).toBe(command.fireAt !== null);
}

/** Who has won or why nobody has. */
function ended(world: State, events: readonly Event[]): void {
  for (const event of events) {
    if (event.type !== 'won' && event.type !== 'drawn') continue;
    expect(event.seat).toBe(world.mover);
    world.active = [];
    const end = { degree: null, scores: null, rule: event.rule };
    world.ending =
      event.type === 'won' ? { ...end, winners: [event.seat], drawn: false } : { ...end, winners: [], drawn: true };
    const fallen = world.pieces.find(
      ({ kind, seat, status }) => kind === 'CLT' && seat !== world.mover && status === 'wreck',
    );
    if (event.type === 'won') expect(event.rule).toBe(fallen === undefined ? 'TC-WIN2' : 'TC-WIN1');
    if (event.type === 'drawn') expect(event.rule).toBe(event.why === 'quiet' ? 'TC-NOTE1' : 'TC-Q9');
  }
}

/** A phase opens: after a turn the other side moves, and whoever is offered a draw answers. */
function opened(world: State, events: readonly Event[]): void {
  if (world.phase === 'announcement') checkAnnounced(clone(world), events);
  else expect(events).toEqual([]);
  if (world.phase === 'turn' && world.driven)
    Object.assign(world, { mover: 1 - world.mover, turn: world.turn + 1, driven: false, offer: 'none' });
  world.active = world.phase === 'turn' ? [world.mover] : world.phase === 'drawOffer' ? [1 - world.mover] : [];
}

const offers = { offerDraw: 'open', acceptDraw: 'none', declineDraw: 'refused' } as const;
const answers = { offerDraw: 'drawOffered', acceptDraw: 'drawAccepted', declineDraw: 'drawDeclined' } as const;

function checkTold(before: State, after: State, events: readonly Event[], command: Command | null): void {
  const world = clone(before);
  if (command === null) opened(world, events);
  else if (command.type === 'drive') driven(world, command, events);
  else {
    world.offer = offers[command.type];
    expect(events[0]).toEqual({ type: answers[command.type], seat: command.seat });
  }
  if (command !== null) ended(world, events);
  checkSeen(world, after, command);
  if (!equalJson(after, { ...world, seen: after.seen })) expect(after).toEqual({ ...world, seen: after.seen });
}

/** Where repetition matters, the position is kept after every turn that goes on, and a third time ends the game. */
function checkSeen(world: State, after: State, command: Command | null): void {
  const won = after.ending?.drawn === false;
  const kept = command?.type === 'drive' && after.switches.threefold && !won;
  expect(after.seen.slice(0, world.seen.length)).toEqual(world.seen);
  expect(after.seen.length).toBe(world.seen.length + (kept ? 1 : 0));
  if (!kept) return;
  const last = after.seen.at(-1);
  const often = after.seen.filter((key) => key === last).length;
  const quiet = after.switches.quietTurns > 0 && after.quiet >= after.switches.quietTurns;
  expect(after.ending !== null).toBe(often >= 3 || quiet);
}

export const tankChessLaws: OwnLaws<State, Command, Event> = {
  words,
  evidence,
  numbers,
  checkSane,
  checkTold,
  checkAnswer,
};
