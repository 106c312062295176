import type { Dice } from '../core/dice';
import type { Seat, TableOptions } from '../core/game';
import { deckOf } from './cards';
import { damageCards } from './data/damageCards';
import { type Personality, personalities } from './data/robots';
import { isScenarioId } from './data/scenarios';
import { usualGunRange, usualGuns } from './data/special';
import { apcrRounds, type Vehicle, vehicles } from './data/vehicles';
import { type Choice, type Forces, fairPairs } from './forces';
import { driversOf, groundOf, knownForces, OWN_FORCES, scenarioOf, settingOf, sidesOf, tanksOn } from './options';
import { newDeck } from './piles';
import type { CrewMember, FieldGun, HoldingBox, Nation, State, Tank } from './types';

export function newCrew({ seats }: Vehicle): CrewMember[] {
  return seats.map((seat) => ({ person: seat, seat, wounded: false }));
}

function emptyBox(): HoldingBox {
  return { move: null, terrain: null, smoke: null, smokeFills: false, hill: false, road: false };
}

/** Forces as listed, as chosen, or drawn evenly among all legal pairs (TD-Q86). */
function forcesOf(options: TableOptions, dice: Dice): Forces {
  const known = knownForces(options);
  if (known !== null) return known;
  const pairs = fairPairs(tanksOn(options, 'de'));
  const pair = pairs[dice.roll(pairs.length, 'forces') - 1];
  if (pair === undefined) throw new Error('no legal forces');
  return pair;
}

/** Decks by the number of tanks in the game; the short form has two (TD-3.2.1, TD-Q2, TD-Q87). */
export function decksFor(tanks: number, short: boolean): number {
  if (short) return 2;
  return tanks <= 4 ? 3 : tanks <= 6 ? 4 : 5;
}

export function newTank(id: Tank['id'], nation: Nation, { vehicle, quality }: Choice, range: number): Tank {
  const board = vehicles[vehicle];
  return {
    id,
    nation,
    vehicle,
    quality,
    seat: null,
    robot: null,
    inPlay: true,
    range,
    bid: null,
    moveLevel: board.move,
    fireLevel: board.fire,
    trackDamage: false,
    immobilized: false,
    transmission: false,
    movePanic: null,
    firePanic: null,
    bog: null,
    sightBroken: false,
    gunDamaged: false,
    crew: newCrew(board),
    fire: null,
    broken: null,
    box: emptyBox(),
    hullDown: false,
    spotted: [],
    acquired: null,
    flanking: [],
    rounds: apcrRounds(board),
    loaded: false,
    hatchesClosed: false,
    heavyWeather: false,
    vp: 0,
    kills: 0,
    pierced: null,
  };
}

/** The tanks of one side: players in turn, robots last. */
function muster(options: TableOptions, nation: Nation, force: readonly Choice[], cards: Personality[]): Tank[] {
  const { start, startTerrain, startHullDown } = scenarioOf(options);
  const drivers = driversOf(options, nation, force.length);
  return force.map((choice, place) => {
    const tank = newTank(`${nation}${place + 1}`, nation, choice, start[nation]);
    const terrain = startTerrain?.[nation];
    if (terrain !== undefined) tank.box.terrain = { id: terrain, card: null };
    tank.hullDown = startHullDown?.includes(nation) === true;
    tank.seat = drivers[place] ?? null;
    if (tank.seat === null) tank.robot = newRobot(cards.pop() ?? 'alert');
    return tank;
  });
}

export function newRobot(personality: Personality): NonNullable<Tank['robot']> {
  const plan = { to: null, enemy: null };
  return { personality, state: 'operational', row: [], pulls: 0, done: [], hindered: [], plan };
}

/** Two cards of each personality, dealt at random unless one is chosen for all. */
function personalityDeck(options: TableOptions, dice: Dice): Personality[] {
  const chosen = personalities.find((each) => each === settingOf(options, 'personality'));
  if (chosen !== undefined) return Array.from({ length: 8 }, () => chosen);
  return dice.shuffle([...personalities, ...personalities]);
}

/** The guns the scenario names, else one a side where the option is on. */
function gunsOf(options: TableOptions): FieldGun[] {
  const { guns } = scenarioOf(options);
  if (guns !== undefined) return guns.map(({ gun, range }) => ({ gun, range, nation: 'de', fired: false }));
  if (settingOf(options, 'atGuns') !== true) return [];
  return OWN_FORCES.map((nation) => ({ gun: usualGuns[nation], nation, range: usualGunRange, fired: false }));
}

export function deal(options: TableOptions, dice: Dice): State {
  const { setup } = options;
  if (!isScenarioId(setup)) throw new Error(`no such scenario: ${setup}`);
  const forces = forcesOf(options, dice);
  const sides = sidesOf(options);
  const cards = personalityDeck(options, dice);
  const tanks = OWN_FORCES.flatMap((nation) => muster(options, nation, forces[nation], cards));
  const ground = { ...groundOf(options), scenario: setup, start: { ...scenarioOf(options).start } };
  const decks = decksFor(tanks.length, settingOf(options, 'short') === true);
  const firstDrawer: Seat = sides.length > 1 ? dice.roll(sides.length, 'firstDrawer') - 1 : 0;
  const numbers = deckOf(ground).map(({ number }) => number);
  return {
    phase: 'excess',
    turn: 1,
    active: [],
    ground,
    sides,
    hands: sides.map(() => []),
    known: [],
    ...newDeck(dice, numbers, false),
    discard: [],
    table: [],
    damageDeck: dice.shuffle(damageCards.map(({ id }) => id)),
    damageDiscard: [],
    reshuffle: false,
    deckNumber: 1,
    decks,
    shufflePending: false,
    gameEndPending: false,
    tanks,
    guns: gunsOf(options),
    infantry: { de: 0, su: 0 },
    order: [],
    revealed: false,
    current: null,
    firstDrawer,
    step: null,
    shot: null,
    reply: null,
    offers: [],
    agenda: [],
    discards: 0,
    left: { de: 0, su: 0 },
    teamVp: { de: 0, su: 0 },
    exit: null,
    ended: false,
  };
}
