import { sequenceOf } from '../../../src/machines/order';
import { tankAceChart } from '../../../src/machines/tankAce';
import { type Dice, meets, openDice, seedDice } from '../../../src/rules/core/dice';
import type { Json, Seat } from '../../../src/rules/core/game';
import { equalJson, legal, write } from '../../../src/rules/core/play';
import { tankAce } from '../../../src/rules/tankAce';
import { beginLoad } from '../../../src/rules/tankAce/ammunition';
import { months } from '../../../src/rules/tankAce/data/calendar';
import type { EnemyId } from '../../../src/rules/tankAce/data/enemies';
import { addUnit } from '../../../src/rules/tankAce/deploy';
import { deal } from '../../../src/rules/tankAce/setup';
import type {
  Area,
  Career,
  Command,
  Enemy,
  Event,
  Fight,
  Mission,
  Phase,
  State,
  Tank,
} from '../../../src/rules/tankAce/types';

import { checkLuck, checkTold, checkTrue, type Judged } from './laws';
import { checkSane } from './sane';

const sequence = sequenceOf(tankAceChart);

/** Dice for tests: what of their script is left, and what was told of their luck. */
interface TestDice extends Dice {
  left(): number;
  judged(): readonly Judged[];
}

/** Dice that show what they are told to. */
export function scripted(faces: readonly number[]): TestDice {
  const left = [...faces];
  const judged: Judged[] = [];
  const next = (why: string): number => {
    const face = left.shift();
    if (face === undefined) throw new Error(`no face left for ${why}`);
    return face;
  };
  return {
    roll: (_, why) => next(why),
    test(sides, need, why, seat) {
      const shown = sides.map(() => next(why));
      const success = meets(shown, need);
      judged.push({ why, success });
      return { why, seat, sides, faces: shown, chance: null, success };
    },
    shuffle: (items) => [...items],
    state: () => seedDice('scripted'),
    rolls: () => [],
    left: () => left.length,
    judged: () => judged,
  };
}

/** Dice by which nothing happens: nobody targets, nobody hits, no event comes. */
function calmDice(): TestDice {
  const judged: Judged[] = [];
  const low = ['counterattack', 'wounds', 'C2', 'B6', 'B6-fire', 'B7'];
  let flip = 0;
  const face = (size: number, why: string) => {
    flip += 1;
    if (why === 'B9' || why === 'W1') return 3 + (flip % 2);
    return low.includes(why) ? 1 : size;
  };
  return {
    ...scripted([]),
    roll: (size, why) => face(size, why),
    test(sides, need, why, seat) {
      const shown = sides.map((size) => face(size, why));
      const success = meets(shown, need);
      judged.push({ why, success });
      return { why, seat, sides, faces: shown, chance: null, success };
    },
    judged: () => judged,
  };
}

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** A position to try rules on. */
export interface Table {
  readonly state: State;
  readonly events: readonly Event[];
  /** Gives a command of seat 0 (or the one it names); the faces are the dice in the order they fall, all of them. */
  play(command: Order, ...faces: number[]): Table;
  /** The same with dice by which nothing happens. */
  calm(command: Order): Table;
  /** Opens one phase and no more. */
  begin(phase: Phase, ...faces: number[]): Table;
  /** The rule that refuses, or null. */
  rule(command: Order): string | null;
  legal(seat?: Seat): readonly Command[];
  told<T extends Event['type']>(type: T): readonly EventOf<T>[];
  types(): readonly string[];
  /** Charts thrown on, with what came out. */
  rolls(): readonly string[];
  unit(at?: number): Enemy;
  readonly fight: Fight;
  readonly tank: Tank;
  readonly career: Career;
  /** Another table after changing the state by hand. */
  change(edit: (state: State) => void): Table;
}

type Without<C> = C extends Command ? Omit<C, 'seat'> & { seat?: Seat } : never;
export type Order = Without<Command>;
const given = (order: Order): Command => ({ seat: 0, ...order }) as Command;

/** The command, which is not refused and stands among those that are offered. */
function allowed(state: State, order: Order): Command {
  const command = given(order);
  const refusal = tankAce.refuse(state, command);
  if (refusal !== null) throw new Error(`${command.type} is refused by ${refusal.rule}`);
  const offered = legal(tankAce, state, command.seat);
  if (!offered.some((each) => equalJson(each, command))) throw new Error(`${JSON.stringify(command)} is not offered`);
  return command;
}

export function tableOf(state: State, events: readonly Event[] = []): Table {
  const step = (
    faces: readonly number[],
    edit: (draft: State, scribe: Parameters<typeof sequence.play>[2]) => void,
    dice = scripted(faces),
  ) => {
    const outcome = write<State, Event>({ state, dice: [] }, edit, dice);
    if (dice.left() > 0) throw new Error(`${dice.left()} faces were not thrown: ${JSON.stringify(faces)}`);
    checkTold(outcome.events);
    checkLuck(dice.judged(), outcome.events);
    checkTrue(state, outcome.position.state, outcome.events);
    checkSane(outcome.position.state);
    return tableOf(outcome.position.state, outcome.events);
  };
  const need = <T>(value: T | null | undefined, what: string): T => {
    if (value === null || value === undefined) throw new Error(`no ${what}`);
    return value;
  };
  return {
    state,
    events,
    play(order, ...faces) {
      const command = allowed(state, order);
      return step(faces, (draft, scribe) => sequence.play(draft, command, scribe));
    },
    calm(order) {
      const command = allowed(state, order);
      return step([], (draft, scribe) => sequence.play(draft, command, scribe), calmDice());
    },
    begin: (phase, ...faces) =>
      step(faces, (draft, scribe) => {
        draft.phase = phase;
        tankAce.begin(draft, scribe);
      }),
    rule: (order) => tankAce.refuse(state, given(order))?.rule ?? null,
    legal: (seat = 0) => legal(tankAce, state, seat),
    told: <T extends Event['type']>(type: T) => events.filter((event): event is EventOf<T> => event.type === type),
    types: () => events.map(({ type }) => type),
    rolls: () => events.flatMap((event) => (event.type === 'rolled' ? [`${event.chart} ${event.result}`] : [])),
    unit: (at = 0) => need(state.fights[0]?.units[at], `unit ${at}`),
    get fight() {
      return need(state.fights[0], 'battle');
    },
    get tank() {
      return need(state.fights[0], 'battle').tank;
    },
    get career() {
      return need(state.careers[0], 'career');
    },
    change(edit) {
      return tableOf(
        write<State, Event>({ state, dice: [] }, (draft) => edit(draft), scripted([])).position.state,
        events,
      );
    },
  };
}

export interface Scene {
  readonly mission?: Partial<Mission>;
  readonly month?: (typeof months)[number];
  readonly tank?: Partial<Tank>;
  readonly fight?: Partial<Omit<Fight, 'tank' | 'units' | 'tally'>>;
  readonly career?: Partial<Career>;
  readonly options?: { readonly [id: string]: Json };
  readonly seats?: number;
  readonly setup?: 'career' | 'mission';
}

/** A unit to place: its kind and area, and what else is true of it. */
export type Placed = readonly [kind: EnemyId, area: Area, extra?: Partial<Enemy>];

/** A career at the very beginning. */
export function newCareer(options: { readonly [id: string]: Json } = {}, seats = 1, setup = 'career'): Table {
  const state = deal({ setup, seats, options }, openDice(seedDice('x')));
  return tableOf(state);
}

/** In the second round of an attack in the open at medium range, with orders enough. */
export function battle(units: readonly Placed[], scene: Scene = {}): Table {
  const { seats = 1, setup = 'career' } = scene;
  const state = deal({ setup, seats, options: scene.options ?? {} }, openDice(seedDice('x')));
  state.month = months.indexOf(scene.month ?? '1944-07');
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  state.groups = [everybody];
  state.mission = {
    kind: 'attack',
    event: null,
    weather: 'clear',
    terrain: 'open',
    ml: 4,
    counter: false,
    round: 2,
    enemyFirst: true,
    dugIn: false,
    ...scene.mission,
  };
  Object.assign(state.careers[0] ?? {}, scene.career);
  beginLoad(state);
  for (const fight of state.fights) {
    if (fight === null) continue;
    fight.range = 'medium';
    fight.startRange = 'long';
    fight.tank.orders = 5;
    fight.tank.loaded = 'AP';
    fight.tally.battles = 1;
  }
  const fight = state.fights[0];
  if (fight === null || fight === undefined) throw new Error('no battle');
  Object.assign(fight, scene.fight);
  Object.assign(fight.tank, scene.tank);
  for (const [kind, area, extra = {}] of units) {
    addUnit(state, { dice: scripted([]), emit: () => {} }, 0, kind, area, extra);
  }
  fight.began = Math.max(2, fight.units.length);
  state.phase = 'orders';
  state.queue = everybody;
  state.active = [0];
  return tableOf(state);
}

/** Skills for the crew, as if bought. */
export function skilled(
  table: Table,
  post: keyof Career['crew'],
  ...skills: Career['crew']['gunner']['skills']
): Table {
  return table.change((state) => {
    state.careers[0]?.crew[post].skills.push(...skills);
    if (skills.includes('expert')) state.careers[0]?.expert.push('sherman');
  });
}

/** Wounds a man as if it had happened in the round before. */
export function wounded(table: Table, post: keyof Career['crew'], wound: 'LW' | 'SW' | 'KIA', served = true): Table {
  return table.change((state) => {
    const career = state.careers[0];
    const fight = state.fights[0];
    if (career === undefined || fight === null || fight === undefined) return;
    career.crew[post].hurt = wound;
    if (wound === 'LW') return;
    fight.tank.gaps.push({ post, round: (state.mission?.round ?? 1) - 1, served });
    if (post === 'commander') fight.tank.open = fight.tank.open.filter((hatch) => hatch !== 'commander');
  });
}
