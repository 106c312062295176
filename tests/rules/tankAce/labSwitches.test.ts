import { describe, expect, test } from 'vitest';
import { enemyIds } from '../../../src/rules/tankAce/data/enemies';
import {
  type AceBench,
  type AceSwitch,
  aceLockOf,
  aceSwapped,
  aceSwitched,
  aceSwitches,
  firstAceBench,
  printAceLink,
  readAceLink,
  settled,
  switchesOf,
} from '../../../src/rules/tankAce/lab/bench';
import { acePlaceOf } from '../../../src/rules/tankAce/lab/fromView';
import { shotParams, threatParams } from '../../../src/rules/tankAce/lab/reading';
import { cite } from '../../support/cite';
import { battle } from './table';

const bench = (more: Partial<AceBench> = {}): AceBench => ({ ...firstAceBench, on: [], ...more });
const locks = (ids: readonly AceSwitch[], more: Partial<AceBench>) => ids.map((id) => aceLockOf(bench(more), id));
const kinds = (classes: readonly string[]) =>
  enemyIds.filter((unit) => aceLockOf(bench({ unit }), 'dugIn') === null || classes.includes(unit));

describe('which switches there are, and why one cannot be on', () => {
  test(`your fire: gun by gun ${cite('ATA-7.2B1', 'ATA-7.7.gunnery', 'ATA-7.2M2', 'ATA-7.2H1')}`, () => {
    const ids = ['again', 'gunnery', 'aim', 'buttoned', 'bowButtoned', 'ownHullDown', 'weather'] as const;
    const at = (weapon: AceBench['weapon']) => locks(ids, { weapon });
    expect(at('AP')).toEqual([null, null, null, null, 'bowGun', 'bowGun', null]);
    expect(at('APCR')).toEqual([null, null, null, null, 'bowGun', 'bowGun', null]);
    expect(at('HE')).toEqual([null, null, 'pierces', null, 'bowGun', 'bowGun', null]);
    expect(at('coax')).toEqual(['mainGun', null, 'pierces', 'mainGun', 'bowGun', 'bowGun', null]);
    expect(at('bow')).toEqual(['mainGun', 'gunner', 'pierces', 'mainGun', null, null, null]);
    expect(at('fifty')).toEqual(['mainGun', 'gunner', 'pierces', null, 'bowGun', 'bowGun', null]);
  });

  test(`your fire: target by target ${cite('ATA-7.3.3b', 'ATA-7.3.4a', 'ATA-7.4.5c')}`, () => {
    const ids = ['aim', 'hullDown', 'dugIn', 'flank', 'stuck', 'unseen'] as const;
    const at = (unit: AceBench['unit']) => locks(ids, { unit });
    expect(at('panther')).toEqual([null, null, 'infantry', null, null, 'atGun']);
    expect(at('halftrack')).toEqual([null, null, 'infantry', null, null, 'atGun']);
    expect(at('truck')).toEqual(['pierces', 'armoured', 'infantry', 'pierces', null, 'atGun']);
    expect(at('inf')).toEqual(['pierces', 'armoured', null, 'pierces', 'vehicle', 'atGun']);
    expect(at('pak40')).toEqual(['pierces', 'armoured', 'infantry', 'pierces', 'vehicle', null]);
    expect(kinds([])).toEqual(['inf']);
  });

  test(`the enemy's fire ${cite('ATA-7.3.7a', 'ATA-7.4g', 'ATA-CH.B4')}`, () => {
    const ids = ['buttoned', 'dispersed', 'reduced', 'ml3', 'ml5', 'late', 'hullDown', 'flank', 'turned'] as const;
    const at = (unit: AceBench['unit'], more: Partial<AceBench> = {}) => locks(ids, { fires: 'unit', unit, ...more });
    const none = ['faust', 'faust', 'faust', 'faust'] as const;
    expect(at('panther')).toEqual([null, 'men', ...none, null, null, 'onFlank']);
    expect(at('stug3', { on: ['flank'] })).toEqual([null, 'men', ...none, null, null, null]);
    expect(at('halftrack')).toEqual(['armoured', 'men', ...none, null, 'pierces', 'pierces']);
    expect(at('pak40')).toEqual(['armoured', null, ...none, null, null, 'onFlank']);
    expect(at('inf')).toEqual(['armoured', null, ...none, null, 'pierces', 'pierces']);
    expect(at('inf', { range: 'close' })).toEqual([
      'armoured',
      null,
      null,
      null,
      null,
      null,
      null,
      'pierces',
      'pierces',
    ]);
    expect(at('panther', { range: 'close' })).toEqual([null, 'men', ...none, null, null, 'onFlank']);
  });

  test('each side has switches of its own, in one order; those of the other have no lock', () => {
    const [tank, unit] = [switchesOf(bench()), switchesOf(bench({ fires: 'unit' }))];
    expect(tank).toEqual(aceSwitches.filter((id) => tank.includes(id)));
    expect(tank).toContain('gunnery');
    expect(tank).not.toContain('ml3');
    expect(unit).toContain('ml3');
    expect(unit).not.toContain('gunnery');
    expect([aceLockOf(bench(), 'ml3'), aceLockOf(bench({ fires: 'unit' }), 'gunnery')]).toEqual([null, null]);
  });
});

describe('switches that are turned', () => {
  test('of two rivals the first stays where both are told, the last where one is turned on', () => {
    const both = settled(bench({ on: ['smoke1', 'smoke2', 'ownSmoke1', 'ownSmoke2', 'weather'] }));
    expect([...both.on].sort()).toEqual(['ownSmoke1', 'smoke1', 'weather']);
    expect(settled(bench({ on: ['smoke2', 'ownSmoke2'] })).on).toEqual(['ownSmoke2', 'smoke2']);
    const on = (from: readonly AceSwitch[], id: AceSwitch) => [...aceSwitched(bench({ on: from }), id).on].sort();
    expect(on(['smoke1', 'ownSmoke1', 'weather'], 'smoke2')).toEqual(['ownSmoke1', 'smoke2', 'weather']);
    expect(on(['smoke2', 'ownSmoke2'], 'smoke2')).toEqual(['ownSmoke2']);
    expect(on(['smoke1'], 'weather')).toEqual(['smoke1', 'weather']);
    expect(settled(bench({ tank: 'm4', weapon: 'APCR' })).weapon).toBe('AP');
  });

  test('who fires back keeps what was his, of the same pair only; weather and smoke stay', () => {
    const shot = bench({ on: ['gunnery', 'weather', 'smoke1', 'ownSmoke2'] });
    const back = aceSwapped(shot, null);
    expect([back.fires, [...back.on].sort()]).toEqual(['unit', ['ownSmoke1', 'smoke2', 'weather']]);
    expect(aceSwapped(back, null).fires).toBe('tank');
    const before = bench({ on: ['gunnery', 'aim', 'weather'] });
    const again = (change: Partial<AceBench>) => [...aceSwapped(back, { ...before, ...change }).on].sort();
    expect(again({})).toEqual(['aim', 'gunnery', 'ownSmoke2', 'smoke1', 'weather']);
    const plain = ['ownSmoke2', 'smoke1', 'weather'];
    expect([again({ tank: 'm4' }), again({ unit: 'pz4' }), again({ fires: 'unit' })]).toEqual([plain, plain, plain]);
  });

  test('an address says who fires, with what and what is on; the usual round is not told', () => {
    const print = (more: Partial<AceBench>) => printAceLink(bench(more));
    expect(print({})).toBe('ace/m4a3-76w/panther?range=medium');
    expect(print({ weapon: 'HE', on: ['weather', 'again'] })).toBe(
      'ace/m4a3-76w/panther?range=medium&with=HE&on=weather,again',
    );
    expect(print({ fires: 'unit', weapon: 'HE' })).toBe('ace/panther/m4a3-76w?range=medium');
    expect(readAceLink('ace/panther/m4a3-76w?range=medium')).toMatchObject({ fires: 'unit', unit: 'panther' });
    expect(readAceLink('ace/m4a3-76w/panther?range=medium')).toMatchObject({ fires: 'tank', weapon: 'AP', on: [] });
    const none = ['', 'ace/', 'ace/m4', 'ace/m4/m4', 'ace/panther/pz4', 'duel/m4/panther', 'ace/m4/panther/x'];
    expect(none.map((text) => readAceLink(`${text}?range=medium`))).toEqual(none.map(() => null));
    expect(readAceLink('ace/m4/panther?range=far')).toBeNull();
    expect(readAceLink('ace/m4/panther?range=long&with=stones')).toBeNull();
  });
});

describe('what the questions of the bench are put with', () => {
  test(`a shot of yours ${cite('ATA-CH.B1')}`, () => {
    const all = ['stuck', 'gunnery', 'aim', 'buttoned', 'weather', 'hullDown', 'flank', 'smoke2', 'ownSmoke1'] as const;
    expect(shotParams(bench({ on: all }))).toMatchObject({
      ...{ order: 'A', round: 'AP', range: 'medium', weather: 'rain', combatRound: 2 },
      target: { immobilised: true, hullDown: true, dugIn: false, flank: true, smoke: 2, firedAtYou: true },
      you: { buttoned: ['commander'], hullDown: false, smoke: 1, gunnery: true, aim: true },
    });
    expect(shotParams(bench())).toMatchObject({
      ...{ weather: 'clear' },
      target: { immobilised: false, hullDown: false, flank: false, smoke: 0 },
      you: { buttoned: [], smoke: 0, gunnery: false, aim: false },
    });
  });

  test(`a shot at you ${cite('ATA-CH.B3')}`, () => {
    const all = ['weather', 'late', 'buttoned', 'dispersed', 'reduced', 'ml3', 'hullDown', 'flank', 'turned'] as const;
    expect(threatParams(bench({ fires: 'unit', unit: 'inf', on: [...all, 'smoke1', 'ownSmoke2'] }))).toEqual({
      ...{ tank: 'm4a3-76w', range: 'medium', weather: 'rain', late: true },
      enemies: [
        {
          ...{ unit: 'inf', area: 'D', targeting: true, buttoned: true, dispersed: true, reduced: true, smoke: 1 },
          ml: 3,
        },
      ],
      you: { hullDown: true, turret: 'A', smoke: 2 },
    });
    expect(threatParams(bench({ fires: 'unit', on: ['ml5'] }))).toEqual({
      ...{ tank: 'm4a3-76w', range: 'medium', weather: 'clear', late: false },
      enemies: [
        {
          ...{ unit: 'panther', area: 'B', targeting: true, buttoned: false, dispersed: false, reduced: false },
          ...{ smoke: 0, ml: 5 },
        },
      ],
      you: { hullDown: false, turret: 'B', smoke: 0 },
    });
    expect(threatParams(bench({ fires: 'unit' })).enemies).toMatchObject([{ ml: 4 }]);
  });
});

describe('a shot at the table on the bench', () => {
  const table = battle(
    [
      ['halftrack', 'A'],
      ['inf', 'A', { rides: 'u1' }],
      ['pz4', 'B', { targets: 0 }],
      ['panther', 'C'],
    ],
    { tank: { loaded: 'HE', lastTarget: 'u4', smoke: 3 } },
  );
  const place = (more: object = {}) =>
    acePlaceOf(table.state, { seat: null, gun: 'main', again: false, unit: null, ...more });
  const unitIn = (text: string) => readAceLink(text)?.unit;

  test('the unit pointed at, then the last one fired at, then whoever aims; nobody who rides', () => {
    expect([unitIn(place()), unitIn(place({ unit: 'u4' })), unitIn(place({ again: true }))]).toEqual([
      ...['pz4', 'panther', 'panther'],
    ]);
    expect(unitIn(place({ unit: 'u9' }))).toBe('pz4');
    const alone = battle([['inf', 'A', { rides: 'u9' }]]);
    expect(acePlaceOf(alone.state, { seat: 0, gun: 'main', again: false, unit: null })).toBe(
      'ace/m4/panther?range=medium',
    );
    expect(unitIn(acePlaceOf(table.state, { seat: 0, gun: 'main', again: false, unit: null }))).toBe('pz4');
  });

  test('with the gun and the round that fire, and the smoke there is', () => {
    expect(readAceLink(place())).toMatchObject({ weapon: 'HE', fires: 'tank' });
    expect(readAceLink(place({ gun: 'coax' }))?.weapon).toBe('coax');
    expect(readAceLink(place())?.on).toContain('ownSmoke2');
    expect(readAceLink(place())?.on).not.toContain('ownSmoke1');
  });

  test(`smoke over the area of the target, at its level ${cite('ATA-7.3.5a', 'ATA-7.3.5b')}`, () => {
    const clear = { A: 0, B: 0, C: 0, D: 0, E: 0 };
    const on = (level: number) => {
      const { state } = battle([['pz4', 'B']], { fight: { smoke: { ...clear, B: level } } });
      return readAceLink(acePlaceOf(state, { seat: 0, gun: 'main', again: false, unit: null }))?.on;
    };
    expect([on(0), on(1), on(2)]).toEqual([[], ['smoke1'], ['smoke2']]);
  });

  test('who fights no battle stands on the shooting range, whatever he points at', () => {
    const two = battle([['pz4', 'B', { targets: 0 }]], { seats: 2 }).change((state) => {
      state.fights[1] = null;
    });
    for (const again of [false, true])
      expect(acePlaceOf(two.state, { seat: 1, gun: 'main', again, unit: 'u1' })).toBe('ace/m4/panther?range=medium');
  });

  test('in a game of two it is the fight of who is asked', () => {
    const two = battle([['pz4', 'B', { targets: 0 }]], { seats: 2 }).change((state) => {
      const [own] = state.fights;
      if (own === null || own === undefined) return;
      state.fights[1] = structuredClone({
        ...own,
        units: own.units.map((unit) => ({ ...unit, id: 'u7', kind: 'stug3' as const, targets: 1 })),
      });
      state.active = [1];
    });
    const at = (seat: number | null) => unitIn(acePlaceOf(two.state, { seat, gun: 'main', again: false, unit: null }));
    expect([at(0), at(1), at(null)]).toEqual(['pz4', 'stug3', 'stug3']);
  });
});
