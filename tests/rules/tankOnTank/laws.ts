import { expect } from 'vitest';
import words from '../../../src/i18n/tankOnTank/en/game';
import type { Frozen, Ref, Seat } from '../../../src/rules/core/game';
import { FACING_NAMES } from '../../../src/rules/core/hex';
import { clone, equalJson } from '../../../src/rules/core/play';
import { stops } from '../../../src/rules/core/tally';
import { boardFor } from '../../../src/rules/tankOnTank/board';
import { unitTypes } from '../../../src/rules/tankOnTank/data/units';
import { distanceAt, isHexName, placeOf } from '../../../src/rules/tankOnTank/hexes';
import { planOf } from '../../../src/rules/tankOnTank/plan';
import { sight } from '../../../src/rules/tankOnTank/sight';
import type { Activity, Command, Event, State, Unit } from '../../../src/rules/tankOnTank/types';
import { must } from '../../support/must';
import type { OwnLaws } from '../../support/watched';
import { checkSeen } from './seen';
import { checkScatter, follow, unitIn } from './told';

const roleOf = ({ kind }: Pick<Unit, 'kind'>) => unitTypes.find((type) => type.kind === kind)?.role;
const isSoft = ({ kind }: Unit) => unitTypes.find((type) => type.kind === kind)?.soft === true;
const own = (command: Command): readonly Ref[] => ('unit' in command ? [`unit:${command.unit}`] : []);
const there = (command: Command): readonly Ref[] => ('to' in command ? [`hex:${command.to}`] : []);
const both = (command: Command): readonly Ref[] =>
  'target' in command ? [`unit:${command.unit}`, `unit:${command.target}`] : [];
const none = (): readonly Ref[] => [];
type Proof = (command: Command, state: Frozen<State>) => readonly Ref[];

const mover: Proof = (_, { activity }) => (activity?.type === 'move' ? [`unit:${activity.mover?.unit}`] : []);
const lead: Proof = (_, { activity }) =>
  activity?.type === 'move' && activity.lead !== null ? [`unit:${activity.lead}`] : [];
const target: Proof = (_, { activity }) => (activity?.type === 'volley' ? [`unit:${activity.target}`] : []);
const hereAt: Proof = (command, { units }) =>
  'unit' in command ? [`hex:${units.find(({ id }) => id === command.unit)?.at}`] : [];
/** Eyes within four hexes and what stops their sight; where nobody is near, the hex. */
const whyUnseen: Proof = (command, state) => {
  if (command.type !== 'strike') return [];
  const isNear = (at: string | null) => at !== null && distanceAt(placeOf(at), placeOf(command.to)) <= 4;
  const eyes = state.units.find(({ seat, at }) => seat === command.seat && isNear(at))?.at ?? null;
  return eyes === null ? there(command) : stops(sight(state, eyes, command.to));
};
const byUnit = ['reserve', 'moved', 'firedSoft', 'headquarters', 'bonus', 'mayLeave', 'paid', 'due', 'count', 'reach'];
const byUnitToo = ['positions', 'personnel', 'armoured', 'fallen', 'truck', 'fired', 'joined', 'beside'];
const byHex = ['elsewhere', 'free', 'ground', 'gate', 'zone'];
const byNothing = [
  'missed',
  'aimed',
  'planes',
  'buying',
  'nation',
  'counters',
  'points',
  'decider',
  'entryEdge',
  'placed',
];

/** What proves each failed check; `edge` and `hit` are asked of several commands, sight is proved by what stops it. */
const proofs: ReadonlyMap<string, Proof> = new Map([
  ...[...byUnit, ...byUnitToo].map((id) => [id, own] as const),
  ...byHex.map((id) => [id, there] as const),
  ...[...byNothing, 'activity', 'enemy', 'bought'].map((id) => [id, none] as const),
  ['arc', both],
  ['range', both],
  ['underWay', mover],
  ['group', lead],
  ['oneTarget', target],
  ['placing', (_, { placing }) => [`unit:${placing}`]],
  ['edge', (command, state) => (command.type === 'exit' ? hereAt(command, state) : [])],
  ['hit', (command) => (command.type === 'advance' ? own(command) : [])],
  ['due', (command) => (command.type === 'enter' ? own(command) : [])],
  ['spotted', whyUnseen],
]);

/** What the sentences about reach, arc and range count. */
function numbers(state: Frozen<State>, command: Command, check: string): { readonly [name: string]: unknown } {
  if (command.type !== 'move' && command.type !== 'aim') return {};
  const unit = state.units.find(({ id }) => id === command.unit);
  const type = unitTypes.find(({ kind }) => kind === unit?.kind);
  if (unit?.at == null || type === undefined) return {};
  const far = (hex: string) => distanceAt(placeOf(unit.at ?? ''), placeOf(hex));
  if (command.type === 'move') {
    const mp = unit.kind === 'pershing' ? state.switches.pershingMp : type.mp;
    return check === 'reach' ? { hex: command.to, far: far(command.to), mp } : {};
  }
  const hex = state.units.find(({ id }) => id === command.target)?.at ?? '';
  if (check === 'arc') return { facing: unit.facing, hex };
  const uphill = type.role !== 'infantry' && boardFor(state.map).data.hill.includes(unit.at);
  return check === 'range' ? { far: far(hex), range: type.range + (uphill ? 1 : 0) } : {};
}

const places = ['map', 'reserve', 'dead', 'exited', 'replaced'];
const isSeat = (seat: number) => seat === 0 || seat === 1;
const isHexOrNone = (hex: string | null) => hex === null || isHexName(hex);
const allDiffer = (things: readonly unknown[]) => new Set(things).size === things.length;

function isSaneUnit(unit: Unit): boolean {
  const fits = (unit.at !== null) === (unit.where === 'map') && places.includes(unit.where);
  return fits && FACING_NAMES.includes(unit.facing) && (!unit.dug || (isSoft(unit) && unit.at !== null));
}

/** Every unit stands where it says, alone in its hex, and what is under way is about units there are. */
function checkSane(state: State): void {
  const { units, activity, active, placing, control, captures, objectives, kills, strikes, trophies } = state;
  const so = (holds: boolean, what: string) => must(holds, 'tankOnTank', what);
  const taken = units.flatMap(({ at }) => at ?? []);
  so(allDiffer(taken), `two in one hex: ${taken}`);
  so(allDiffer(units.map(({ id }) => id)), 'two of one name');
  for (const unit of units) so(isSaneUnit(unit), `no unit of this game: ${JSON.stringify(unit)}`);
  const hexes = [...taken, ...Object.keys(control), ...trophies, ...objectives, ...captures.map(({ at }) => at)];
  so(hexes.every(isHexOrNone), `not all hexes: ${hexes}`);
  const seats = [...active, ...Object.values(control), ...kills.map(({ seat }) => seat), state.phasing];
  so(seats.every(isSeat) && allDiffer(active), `nobody sits there: ${seats}`);
  so(
    strikes.every((left) => left >= 0),
    `planes left: ${strikes}`,
  );
  so(state.outcome === null || activity === null, 'something goes on after the end');
  const open = state.phase === 'action' && !state.ended && activity === null && state.outcome === null;
  so(!open || state.chit === null || state.spent < state.chit, `goes on with ${state.spent} of ${state.chit} points`);
  so(placing === null || unitIn(state, placing).where === 'map', `${placing} is being placed`);
  so(
    activity === null || ['move', 'volley', 'ace', 'advance'].includes(activity.type),
    `${activity?.type} is under way`,
  );
  const members = activity?.type === 'move' ? activity.members.map((id) => unitIn(state, id)) : [];
  so(
    members.every(({ seat }) => seat === state.phasing),
    'strangers move along',
  );
}

/** The points an order costs, counted from what was open before it. */
function costOf(before: State, command: Command, events: readonly Event[]): number {
  switch (command.type) {
    case 'move':
    case 'face':
    case 'lead':
    case 'exit':
    case 'enter':
      return before.phase === 'deployment' || before.activity !== null ? 0 : 1;
    case 'promote':
      return 1;
    case 'fire':
      return volleyCost(before);
    case 'strike':
      return events.some((event) => event.type === 'strikeCalled') ? 2 : Number.NaN;
    default:
      return 0;
  }
}

/** One anti-tank gun alone at a hard target fires for nothing (TOT-9.5a). */
function volleyCost(state: State): number {
  if (state.activity?.type !== 'volley') return Number.NaN;
  const [first, ...more] = state.activity.firers.map((id) => unitIn(state, id));
  const free = first !== undefined && more.length === 0 && roleOf(first) === 'atGun';
  return free && !isSoft(unitIn(state, state.activity.target)) ? 0 : 1;
}

type Step = Pick<Extract<Event, { type: 'unitMoved' }>, 'cost' | 'path'>;

/** What is under way after an order: the same activity, worked out from the order and what was told. */
function activityAfter(before: State, after: State, command: Command, events: readonly Event[]): unknown {
  const { activity } = before;
  const led = events.flatMap((event) => (event.type === 'groupLed' ? event.members : []));
  const moving = (id: string, hq: boolean) =>
    activity?.type === 'move'
      ? activity
      : { type: 'move' as const, lead: hq ? id : null, members: [id, ...led], mover: null };
  switch (command.type) {
    case 'move':
    case 'enter': {
      const { unit: id } = command;
      const open = moving(id, command.type === 'move' && unitIn(before, id).hq);
      const [step]: Step[] = events.flatMap((event) => (event.type === 'unitMoved' ? [event] : []));
      const now = after.activity?.type === 'move' ? after.activity.mover : null;
      const was = activity?.type === 'move' && activity.mover !== null ? activity.mover : { steps: 0, spent: 0 };
      const gone = step ?? { cost: now?.spent ?? 0, path: [''] };
      return {
        ...open,
        mover: { ...now, unit: id, steps: was.steps + gone.path.length, spent: was.spent + gone.cost },
      };
    }
    case 'lead':
      return moving(command.unit, true);
    case 'face':
    case 'exit': {
      if (before.phase === 'deployment') return null;
      const open = moving(command.unit, unitIn(before, command.unit).hq);
      const members = open.members.filter((id) => id !== command.unit);
      return members.length === 0 ? null : { ...open, members, mover: null };
    }
    case 'aim':
      return {
        type: 'volley',
        target: command.target,
        firers: [...(activity?.type === 'volley' ? activity.firers : []), command.unit],
      };
    case 'fire':
    case 'reroll':
      return attackAfter(before, after, events);
    default:
      return null;
  }
}

/** After the dice: an ace may roll again, infantry beside a destroyed unit may follow, or it is over. */
function attackAfter(before: State, after: State, events: readonly Event[]): Activity | null {
  const { activity } = before;
  if (activity?.type !== 'volley' && activity?.type !== 'ace') throw new Error('nobody fires');
  const { target: at, firers } = activity;
  const cost = activity.type === 'ace' ? activity.cost : volleyCost(before);
  const rolled = events.find((event) => event.type === 'volleyFired');
  if (rolled === undefined) throw new Error('no dice fall');
  const men = firers.map((id) => unitIn(before, id));
  if (!rolled.hit) {
    const again = activity.type === 'volley' && men.some(({ ace }) => ace);
    return again ? { type: 'ace', target: at, firers, cost, faces: [...rolled.faces] } : null;
  }
  const hex = unitIn(before, at).at ?? '';
  const beside = men.filter(
    (unit) => roleOf(unit) === 'infantry' && distanceAt(placeOf(unit.at ?? ''), placeOf(hex)) === 1,
  );
  if (beside.length === 0 || after.outcome !== null) return null;
  return { type: 'advance', at: hex, infantry: beside.map(({ id }) => id), cost };
}

/** Things that follow from the plan of a battle and not from what is told. */
function adopt(world: State, after: State, command: Command | null): void {
  const { deploymentStep, outcome, phase } = after;
  Object.assign(world, { deploymentStep, outcome });
  if (command === null || phase === 'deployment') world.active = after.active;
  if (command === null && phase === 'deployment') world.first = after.first;
  if (command?.type === 'buy') world.units = after.units;
  const [last] = after.units.slice(-1);
  if (command?.type === 'buy') expect(last).toMatchObject({ seat: command.seat, kind: command.kind, hq: command.hq });
  if (command?.type === 'buy') expect(after.units.length).toBe(new Set(after.units.map(({ id }) => id)).size);
}

const inward = { north: 'S', south: 'N', west: 'SE', east: 'NW' } as const;

/** Whoever comes in looks into the map until he takes another facing. */
function inwardAt(state: State, { unit: id, to }: Extract<Command, { type: 'enter' }>): Unit['facing'] {
  const rows = planOf(state).forces[unitIn(state, id).force]?.entry?.rows ?? [];
  const edge = rows === 'declared' ? state.entryEdge : rows.find(({ hexes }) => hexes.includes(to))?.edge;
  if (edge == null) throw new Error(`${id} comes in at ${to}, by no edge`);
  return inward[edge];
}

/** The hexes a unit comes into, one after the other. */
function entered(world: State, event: Event): readonly { readonly seat: Seat; readonly hex: string }[] {
  const into = (id: string, hexes: readonly string[]) => hexes.map((hex) => ({ seat: unitIn(world, id).seat, hex }));
  if (event.type === 'unitMoved') return into(event.unit, event.path);
  const comes = event.type === 'unitEntered' || event.type === 'unitPlaced' || event.type === 'infantryAdvanced';
  return comes ? into(event.unit, [event.at]) : [];
}

/** Some hexes are taken once and for all (TOT-S12g). */
function takeTrophy(world: State, seat: Seat, hex: string): void {
  const wanted = planOf(world).coups.some(
    (coup) => coup.type === 'trophies' && coup.seat === seat && coup.hexes.includes(hex),
  );
  if (wanted && !world.trophies.includes(hex)) world.trophies.push(hex);
}

function checkTold(before: State, after: State, events: readonly Event[], command: Command | null): void {
  const world = clone(before);
  world.phase = after.phase;
  if (command !== null) world.spent += costOf(before, command, events);
  if (command?.type === 'strike' && Number.isNaN(world.spent)) world.spent = after.spent;
  adopt(world, after, command);
  for (const event of events) follow(world, event);
  for (const { seat, hex } of events.flatMap((event) => entered(world, event))) takeTrophy(world, seat, hex);
  checkScatter(events);
  if (command !== null) {
    world.activity = activityAfter(before, after, command, events) as Activity | null;
    if (command.type === 'done' && before.activity === null && before.phase !== 'purchase') world.ended = true;
    if (command.type === 'advance') unitIn(world, command.unit).facing = command.facing;
    if (command.type === 'enter') unitIn(world, command.unit).facing = inwardAt(before, command);
    // Known from now on, and as hard to hit as the piece it came from was (TOT-Q49).
    for (const event of events)
      if (event.type === 'unitPromoted') unitIn(world, event.unit).veiled = unitIn(before, event.replaced).veiled;
    if (before.switches.solitaire && after.activity === null && after.spent >= 3) world.ended = after.ended;
  }
  if (!equalJson(after, world)) expect(after).toEqual(world);
  checkSeen(after);
}

/** One tries what is one's own and stands on the map, at enemies who stand there too. */
function checkTries({ units, phase }: Frozen<State>, tried: readonly Command[], seat: Seat): void {
  const stands = new Map(units.map((unit) => [unit.id, unit]));
  for (const command of tried) {
    const at = `tankOnTank, ${JSON.stringify(command)}`;
    must(command.seat === seat, at, 'is tried for somebody else');
    if (!('unit' in command)) continue;
    const unit = stands.get(command.unit);
    must(unit?.seat === seat, at, 'is tried with a unit of somebody else');
    if (phase !== 'deployment') must((unit?.where === 'reserve') === (command.type === 'enter'), at, `${unit?.where}`);
    if (command.type !== 'aim') continue;
    const foe = stands.get(command.target);
    must(foe !== undefined && foe.seat !== seat && foe.at !== null && unit?.at !== null, at, 'is tried at nobody');
    must(unit !== undefined && roleOf(unit) !== 'truck', at, 'is tried without a gun');
  }
}

export const tankOnTankLaws: OwnLaws<State, Command, Event> = {
  words,
  evidence: (state, command, check) => proofs.get(check)?.(command, state) ?? null,
  numbers,
  checkTries,
  checkSane,
  checkTold,
};
