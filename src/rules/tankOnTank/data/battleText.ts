import { hexNames } from '../hexes';
import { type BattleFault, faultsOf } from './battleFaults';
import {
  printAward,
  printCoup,
  printDeployment,
  printEnding,
  printExit,
  printForce,
  readAward,
  readCoup,
  readDeployment,
  readEnding,
  readExit,
  readForce,
} from './battleParts';
import type { CustomBattle } from './customBattle';
import { strayRoad, terrainOfLetter } from './paintedMap';

// The text is also the end of an address: only letters, digits, points, lines and dashes. Points part its fields,
// lines the members of a list, dashes what a member is made of.
const VERSION = '2';
const FIELDS = 12;

type Conditions = Pick<CustomBattle, 'strikes' | 'night' | 'veiled' | 'elite' | 'withoutChit' | 'deepSnow'>;

function printConditions({ strikes, night, veiled, elite, withoutChit, deepSnow }: Conditions): string {
  const parts = [night ? 'n' : '', veiled === null ? '' : `v${veiled}`, elite === null ? '' : `e${elite}`];
  return [...strikes, ...parts, withoutChit === null ? '' : `x${withoutChit}`, deepSnow ? 'w' : ''].join('');
}

function readConditions(text: string): Conditions | null {
  const [whole, american, german, night, veiled, elite, chit, snow] =
    /^([0-3])([0-3])(n?)(?:v([01]))?(?:e([01]))?(?:x(4))?(w?)$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const seat = (side: string | undefined) => (side === undefined ? null : Number(side));
  return {
    strikes: [Number(american), Number(german)],
    night: night === 'n',
    veiled: seat(veiled),
    elite: seat(elite),
    withoutChit: chit === undefined ? null : Number(chit),
    deepSnow: snow === 'w',
  };
}

const printFirst = (first: CustomBattle['first']) => (typeof first === 'number' ? first : `d${first.americanUpTo}`);

function readFirst(text: string): CustomBattle['first'] | null {
  const [, seat, upTo] = /^(?:([01])|d([1-5]))$/.exec(text) ?? [];
  if (upTo !== undefined) return { americanUpTo: Number(upTo) };
  return seat === undefined ? null : Number(seat);
}

export function printBattle(battle: CustomBattle): string {
  return [
    VERSION,
    battle.terrain,
    battle.roads,
    battle.turns,
    printFirst(battle.first),
    printConditions(battle),
    battle.forces.map(printForce).join('_'),
    battle.deployment.map(printDeployment).join('_'),
    battle.exits.map(printExit).join('_'),
    battle.awards.map(printAward).join('_'),
    battle.coups.map(printCoup).join('_'),
    printEnding(battle.ending),
  ].join('.');
}

export function isBattle(read: CustomBattle | readonly BattleFault[]): read is CustomBattle {
  return 'terrain' in read;
}

/** A battle from outside: itself, or everything that is wrong with it. */
export function readBattle(text: string): CustomBattle | readonly BattleFault[] {
  const sketch = readSketch(text);
  if (!isBattle(sketch)) return sketch;
  const wrong = faultsOf(sketch);
  return wrong.length > 0 ? wrong : sketch;
}

/** A battle that may still be under work: what is well written is read, playable or not. */
export function readSketch(text: string): CustomBattle | readonly BattleFault[] {
  const fields = text.split('.');
  const [version, terrain = '', roads = '', turns = '', start = '', sky = '', ...lists] = fields;
  if (version !== VERSION || fields.length !== FIELDS) return [{ fault: 'scenarioForm', where: text.slice(0, 12) }];
  const faults: BattleFault[] = [...groundFaults(terrain, roads)];
  const all = <T>(list: string | undefined, fault: BattleFault['fault'], read: (part: string) => T | null): T[] =>
    (list === undefined || list === '' ? [] : list.split('_')).flatMap((part) => {
      const found = read(part);
      if (found === null) faults.push({ fault, where: part.slice(0, 40) });
      return found === null ? [] : [found];
    });
  const [forces, deployment, exits, awards, coups, end = ''] = lists;
  const [first] = all(start, 'scenarioForm', readFirst);
  const [conditions] = all(sky, 'scenarioForm', readConditions);
  const [ending] = all(end, 'scenarioForm', readEnding);
  const listed = {
    forces: all(forces, 'scenarioForce', readForce),
    deployment: all(deployment, 'scenarioForm', readDeployment),
    exits: all(exits, 'scenarioForm', readExit),
    awards: all(awards, 'scenarioForm', readAward),
    coups: all(coups, 'scenarioForm', readCoup),
  };
  if (!/^\d{1,2}$/.test(turns)) faults.push({ fault: 'scenarioTurns', where: turns });
  if (faults.length > 0) return faults;
  if (first === undefined || conditions === undefined || ending === undefined)
    return [{ fault: 'scenarioForm', where: [start, sky, end].join('.') }];
  return { terrain, roads, turns: Number(turns), first, ...conditions, ...listed, ending };
}

function groundFaults(terrain: string, roads: string): readonly BattleFault[] {
  const spoiled = (field: string, good: (letter: string) => boolean, fault: BattleFault['fault']): BattleFault[] => {
    const at = hexNames.findIndex((_, place) => !good(field.charAt(place)));
    if (at < 0 && field.length === hexNames.length) return [];
    return [{ fault, where: hexNames[at] ?? String(field.length) }];
  };
  const faults = [
    ...spoiled(terrain, (letter) => terrainOfLetter(letter) !== null, 'scenarioTerrain'),
    ...spoiled(roads, (digit) => /^[0-7]$/.test(digit), 'scenarioRoads'),
  ];
  const stray = faults.length > 0 ? null : strayRoad(roads);
  return stray === null ? faults : [{ fault: 'scenarioRoads', where: stray }];
}
