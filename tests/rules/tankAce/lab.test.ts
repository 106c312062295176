import { describe, expect, test } from 'vitest';
import { asks, readShot } from '../../../src/rules/tankAce/ask';
import { diceChartOf } from '../../../src/rules/tankAce/charts';
import { enemyIds } from '../../../src/rules/tankAce/data/enemies';
import { tanks } from '../../../src/rules/tankAce/data/tanks';
import { exact, type Fraction, written } from '../../../src/rules/tankAce/fraction';
import {
  type AceBench,
  aceLockOf,
  aceSwapped,
  aceSwitched,
  canFire,
  firstAceBench,
  printAceLink,
  readAceLink,
  settled,
  switchesOf,
  weapons,
} from '../../../src/rules/tankAce/lab/bench';
import { acePlaceOf } from '../../../src/rules/tankAce/lab/fromView';
import { type AceReading, readAceBench, shotParams, threatParams } from '../../../src/rules/tankAce/lab/reading';
import { oddsWith } from '../../../src/rules/tankAce/odds';
import { shotAt, shotFacts } from '../../../src/rules/tankAce/shots';
import { reaches } from '../../../src/rules/tankAce/types';
import { cite } from '../../support/cite';
import { battle, newCareer, type Placed, type Scene } from './table';

const at = (text: string): AceBench => {
  const read = readAceLink(text);
  if (read === null) throw new Error(`no bench: ${text}`);
  return read;
};
const odds = oddsWith(exact);
const shareOf = ({ n, d }: Fraction) => Number(n) / Number(d);
const ask = (question: string, params: Parameters<typeof asks.shot & object>[0]) =>
  asks[question]?.(params) as { readonly [key: string]: unknown };

/** Every die thrown once: the chances counted from the printed tables of the bench, without the odds of the game. */
function thrown({ tables, bench }: AceReading): Map<string, number> {
  const found = new Map<string, number>();
  const note = (result: string, ways: number) => found.set(result, (found.get(result) ?? 0) + ways);
  const [first, ...rest] = tables;
  const parts = rest.filter(({ part }) => part !== null);
  const each = (by: number, result: string) => {
    const name = result === 'IMM**' ? 'IMM' : result;
    const leaves = bench.on.includes('stuck') && name !== 'DE';
    note(name, leaves ? (by * 5) / 6 : by);
    if (leaves) note('DE', by / 6);
  };
  for (const { result, ways } of first?.cells ?? []) {
    if (result === 'miss') note('miss', ways / 36);
    else
      for (const table of parts)
        for (const cell of table.cells) each((ways / 36) * (1 / parts.length) * (cell.ways / 36), cell.result);
  }
  return found;
}

describe('the gun bench of American Tank Ace', () => {
  test(`${cite('ATA-CH.B1', 'ATA-7.2B1', 'ATA-7.7.gunnery')} the example of the question: M4 at a Panther's flank, again, gunnery`, () => {
    const reading = readAceBench(at('ace/m4/panther?range=medium&on=again,gunnery,flank'));
    expect(reading.hit && written(reading.hit)).toEqual(['5', '6']);
    expect(reading.parts.map(({ penetration, armour, column }) => [penetration, armour, column])).toEqual([
      [6, 4, 'above'],
      [6, 4, 'above'],
    ]);
    expect(Object.fromEntries(reading.outcomes.map(({ result, chance }) => [result, written(chance)]))).toEqual({
      DE: ['65', '108'],
      IMM: ['25', '216'],
      B: ['5', '54'],
      '-': ['5', '216'],
      miss: ['1', '6'],
    });
  });

  test(`${cite('ATA-CH.B3')} outcomes are those of throwing every die on the tables shown`, () => {
    for (const tank of ['m4', 'm26'] as const)
      for (const unit of ['pz4', 'tiger2', 'hetzer', 'puma'] as const)
        for (const on of ['', 'flank,aim', 'hullDown,gunnery', 'weather,smoke2,stuck'])
          for (const range of reaches) {
            const reading = readAceBench(at(`ace/${tank}/${unit}?range=${range}&on=${on}`));
            const counted = thrown(reading);
            expect(counted.size).toBe(reading.outcomes.length);
            for (const { result, chance } of reading.outcomes)
              expect(counted.get(result)).toBeCloseTo(shareOf(chance), 12);
          }
  });

  test('every tank, unit, weapon and range says what the questions over rpc say', () => {
    // One of each gun and each coat of armour.
    for (const tank of ['m4', 'm4a3-76w', 'm4a3e2', 'm26'] as const)
      for (const unit of enemyIds)
        for (const range of reaches) {
          for (const weapon of weapons.filter((each) => canFire({ ...firstAceBench, tank }, each))) {
            const bench = settled({ ...firstAceBench, tank, unit, range, weapon });
            const reading = readAceBench(bench);
            const asked = ask('shot', shotParams(bench));
            if (asked.shot === false) expect(reading.refused).toEqual(asked.refused);
            else {
              const told = Object.fromEntries(reading.outcomes.map((each) => [each.result, written(each.chance)]));
              expect(told).toEqual(asked.outcomes);
              expect(reading.hit && written(reading.hit)).toEqual(asked.hit);
              expect(reading.parts).toEqual(asked.parts);
            }
          }
          const bench = settled({ ...firstAceBench, tank, unit, range, fires: 'unit' });
          const [danger] = ask('threat', threatParams(bench)).enemies as readonly {
            readonly destroyed: unknown;
            readonly hit: unknown;
          }[];
          const reading = readAceBench(bench);
          expect(written(reading.lost)).toEqual(danger?.destroyed);
          expect(reading.hit && written(reading.hit)).toEqual(danger?.hit);
        }
  });

  test('what comes of a shot adds up to one, whatever is on', () => {
    for (const fires of ['tank', 'unit'] as const)
      for (const unit of enemyIds)
        for (const id of switchesOf({ ...firstAceBench, fires })) {
          const bench = aceSwitched({ ...firstAceBench, fires, unit, range: 'close', on: [] }, id);
          const total = readAceBench(bench).outcomes.reduce((sum, { chance }) => sum + shareOf(chance), 0);
          expect(total).toBeCloseTo(1, 12);
        }
  });

  test(`${cite('ATA-7.3.1b', 'ATA-7.5c', 'ATA-7.3.5a', 'ATA-7.2M2')} each modifier adds what its chart says, and every curve follows`, () => {
    const added = (on: string) => {
      const sum = (text: string) =>
        readAceBench(at(text)).tables[0]?.terms.reduce((total, { value }) => total + value, 0) ?? 0;
      return sum(`ace/m4/pz4?range=long&on=${on}`) - sum('ace/m4/pz4?range=long');
    };
    const drm = (id: string) => diceChartOf('B1').modifiers.find((each) => each.id === id)?.value;
    expect(added('hullDown')).toBe(drm('hullDown'));
    expect(added('weather')).toBe(drm('weather'));
    expect(added('smoke2')).toBe(2 * (drm('smoke') ?? 0));
    expect(added('ownSmoke1')).toBe(drm('smoke'));
    expect(added('buttoned')).toBe(drm('commanderButtoned'));
    const { curve } = readAceBench(at('ace/m4/pz4?range=long&on=weather'));
    for (const { now, plain } of curve) expect(now && plain && shareOf(now) < shareOf(plain)).toBe(true);
    expect(curve.map(({ penetration }) => penetration)).toEqual([7, 6, 5]);
  });

  test(`${cite('ATA-7.3.4a', 'ATA-7.2A2', 'ATA-7.2I1', 'ATA-7.3.1e')} what the rules forbid is refused with its rule`, () => {
    const refused = (text: string) => readAceBench(at(text)).refused;
    expect(refused('ace/m4/pak40?range=long&with=HE&on=unseen')).toEqual(['ATA-7.3.4a']);
    expect(refused('ace/m4/pak40?range=long&with=HCBI&on=unseen')).toEqual([]);
    expect(refused('ace/m4/pz4?range=close&with=coax')).toEqual(['ATA-7.2A2']);
    expect(refused('ace/m4/inf?range=close&with=fifty&on=buttoned')).toEqual(['ATA-7.2I1']);
    expect(refused('ace/m4/inf?range=close&with=bow&on=ownHullDown')).toEqual(['ATA-7.3.1e']);
    expect(refused('ace/truck/m4?range=close')).not.toEqual([]);
  });

  test('an enemy on the flank strikes the side, unless the turret faces him', () => {
    const armour = (on: string) =>
      readAceBench(at(`ace/panther/m4?range=medium&on=${on}`)).parts.map((part) => part.armour);
    const { turret, hull, side } = tanks.m4;
    expect(armour('')).toEqual([turret, hull]);
    expect(armour('flank')).toEqual([side, side]);
    expect(armour('flank,turned')).toEqual([turret, side]);
    expect(armour('hullDown')).toEqual([turret]);
  });

  test('switches that cannot hold are locked and go off; two of a kind shut each other out', () => {
    expect(aceLockOf(at('ace/m4/inf?with=HE'), 'flank')).toBe('pierces');
    expect(aceLockOf(at('ace/m4/pz4'), 'dugIn')).toBe('infantry');
    expect(aceLockOf(at('ace/panther/m4?range=close'), 'late')).toBe('faust');
    expect(aceLockOf(at('ace/inf/m4?range=close'), 'late')).toBeNull();
    expect(at('ace/m4/inf?with=HE&on=flank,dugIn').on).toEqual(['dugIn']);
    expect(aceSwitched(at('ace/m4/pz4?on=smoke1'), 'smoke2').on).toEqual(['smoke2']);
    expect(at('ace/m4/pz4?with=APCR').weapon).toBe('AP');
    expect(at('ace/m26/pz4?with=APCR').weapon).toBe('APCR');
  });

  test('the other one fires back: smoke and weather stay, and what belongs to a shot comes back with it', () => {
    const mine = at('ace/m4/panther?on=gunnery,hullDown,weather,smoke1');
    const theirs = aceSwapped(mine, null);
    expect(theirs.on.toSorted()).toEqual(['ownSmoke1', 'weather']);
    expect(aceSwapped(theirs, mine)).toEqual(mine);
    // What was changed meanwhile is kept, and another pair begins anew.
    expect(aceSwapped(aceSwitched(theirs, 'weather'), mine).on.toSorted()).toEqual(['gunnery', 'hullDown', 'smoke1']);
    expect(aceSwapped({ ...theirs, unit: 'tiger1' }, mine).on.toSorted()).toEqual(['smoke1', 'weather']);
  });

  test('its address is readable and printed as it was read; what is none is none', () => {
    for (const text of [
      'ace/m4a3-76w/panther?range=medium&on=gunnery',
      'ace/panther/m4?range=long&on=flank,turned',
      'ace/m4/inf?range=close&with=HE&on=weather,dugIn',
    ])
      expect(new Set(printAceLink(at(text)).split(/[?&,]/))).toEqual(new Set(text.split(/[?&,]/)));
    expect(readAceLink('ace')).toEqual(firstAceBench);
    for (const text of ['ace/m4/m4', 'ace/pz4/panther', 'ace/m4/pz4?range=800', 'ace/m4/pz4?with=laser', 'duel/m4/pz4'])
      expect(readAceLink(text)).toBeNull();
  });
});

describe('a table on the gun bench', () => {
  const nothing = { seat: null, gun: 'main', again: false, unit: null } as const;
  const scenes: readonly (readonly [string, Placed, Scene])[] = [
    ['a Panther, hull down and stuck', ['panther', 'B', { hullDown: true, immobile: true }], { tank: { open: [] } }],
    ['a Panzer IV that has shown its flank', ['pz4', 'D', { moved: true }], { tank: { loaded: 'APCR', smoke: 2 } }],
    [
      'men dug in, in the rain',
      ['inf', 'A', { dugIn: true }],
      { mission: { weather: 'rain' }, tank: { loaded: 'HE' } },
    ],
    [
      'a gun behind smoke at long range',
      ['pak40', 'C'],
      { tank: { loaded: 'WP', smoke: 1 }, fight: { range: 'long', smoke: { A: 0, B: 0, C: 2, D: 0, E: 0 } } },
    ],
  ];

  test.each(scenes)(`${cite('ATA-CH.B1', 'ATA-CH.B2', 'ATA-CH.B3')} %s: the facts of the table`, (_, unit, scene) => {
    const { state } = battle([unit], { career: { tank: 'm4a3-76w' }, ...scene });
    const [placed] = state.fights[0]?.units ?? [];
    if (placed === undefined) throw new Error('a unit');
    for (const gun of ['main', 'coax', 'bow', 'fifty'] as const) {
      const round = gun === 'main' ? (state.fights[0]?.tank.loaded ?? null) : null;
      const facts = shotFacts(state, shotAt(state, { seat: 0, gun, unit: placed.id, round, again: false }));
      const bench = at(acePlaceOf(state, { ...nothing, gun, unit: placed.id }));
      const read = readShot(shotParams(bench)).facts;
      // What has no bearing on a shot is no switch of it.
      const told = read.gun === 'main' ? readAceBench(bench).refused : [];
      expect(told).toEqual([]);
      expect([gun, odds.shotOdds(read)]).toEqual([gun, odds.shotOdds(facts)]);
    }
  });

  test('whoever aims at you is fired at, else the first; a unit that is pointed at before all', () => {
    const { state } = battle([
      ['pz4', 'A'],
      ['panther', 'B', { targets: 0 }],
    ]);
    expect(at(acePlaceOf(state, nothing)).unit).toBe('panther');
    expect(at(acePlaceOf(state, { ...nothing, unit: state.fights[0]?.units[0]?.id ?? '' })).unit).toBe('pz4');
  });

  test(`${cite('ATA-7.3.4a')} a gun nobody has seen in round one is refused on the bench too`, () => {
    const { state } = battle([['pak40', 'B']], { mission: { round: 1 }, tank: { loaded: 'HE' } });
    expect(readAceBench(at(acePlaceOf(state, nothing))).refused).toEqual(['ATA-7.3.4a']);
  });

  test('outside a battle the tank stands on a shooting range', () => {
    const { state, career } = newCareer();
    expect(at(acePlaceOf(state, nothing))).toMatchObject({ tank: career.tank, fires: 'tank', on: [] });
  });
});
