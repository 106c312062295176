import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/rules/core/game';
import { AnalysisError } from '../../../src/rules/core/module';
import { tankAceModule } from '../../../src/rules/tankAce';
import { foesIn, readShot } from '../../../src/rules/tankAce/ask';
import { cite } from '../../support/cite';

const ask = (question: string, params: { [key: string]: unknown }): Json => {
  const found = tankAceModule.analyses?.[question];
  if (found === undefined) throw new Error(`no question ${question}`);
  return found(params);
};

describe('questions', () => {
  test('chart: one chart, whole', () => {
    expect(ask('chart', { id: 'F2' })).toEqual({
      id: 'F2',
      dice: '1d6',
      columns: [''],
      rows: [
        { from: 1, to: 2, cells: ['A'] },
        { from: 3, to: 4, cells: ['B'] },
        { from: 5, to: 6, cells: ['C'] },
      ],
      modifiers: [],
      exceptions: [],
      fixed: [
        { row: 1, column: '' },
        { row: 2, column: '' },
      ],
      source: 'reconstructed',
    });
    expect(() => ask('chart', { id: 'Z9' })).toThrow(AnalysisError);
  });

  test('roll: what dice say, with terms, row and result', () => {
    expect(ask('roll', { chart: 'B1', column: 'long', dice: [1, 3], modifiers: { weather: true } })).toEqual({
      sum: 4,
      terms: [{ id: 'weather', rule: 'ATA-7.5c', value: 1 }],
      total: 5,
      row: 3,
      result: 'hit',
    });
    expect(() => ask('roll', { chart: 'B1', column: 'far', dice: [1, 3] })).toThrow('column');
    expect(() => ask('roll', { chart: 'B1', column: 'long', dice: [7, 3] })).toThrow('dice[0]');
    expect(() => ask('roll', { chart: 'B1', column: 'long', dice: [1, 3], modifiers: { lake: true } })).toThrow(
      'modifiers.lake',
    );
  });

  test('shot: exact chances of all that can come of it', () => {
    expect(
      ask('shot', {
        tank: 'm4',
        order: 'B',
        range: 'medium',
        target: { unit: 'panther', area: 'C', flank: true },
        you: { gunnery: true },
      }),
    ).toEqual({
      shot: true,
      rolls: [
        {
          chart: 'B1',
          column: 'medium',
          terms: [
            { id: 'again', rule: 'ATA-7.2B1', value: -1 },
            { id: 'gunnery', rule: 'ATA-7.7.gunnery', value: -1 },
          ],
          total: -2,
        },
      ],
      parts: [
        { part: 'turret', penetration: 6, armour: 4, column: 'above' },
        { part: 'hull', penetration: 6, armour: 4, column: 'above' },
      ],
      hit: ['5', '6'],
      outcomes: { miss: ['1', '6'], '-': ['5', '216'], B: ['5', '54'], IMM: ['25', '216'], DE: ['65', '108'] },
    });
    expect(
      ask('shot', { tank: 'm4', order: 'A', range: 'long', round: 'HCBI', target: { unit: 'inf' } }),
    ).toMatchObject({ outcomes: { smoke: ['1', '1'] } });
  });

  test(`shot: what the rules forbid is an answer ${cite('ATA-7.3.4a', 'ATA-7.2A2', 'ATA-7.2H1', 'ATA-7.3.1e', 'ATA-7.2I1')}`, () => {
    const refused = (params: object) => ask('shot', { tank: 'm4', range: 'medium', ...params });
    expect(refused({ order: 'A', target: { unit: 'pak40' }, combatRound: 1 })).toEqual({
      shot: false,
      refused: ['ATA-7.3.4a'],
    });
    expect(refused({ order: 'A', gun: 'coax', target: { unit: 'halftrack' } })).toEqual({
      shot: false,
      refused: ['ATA-7.2A2'],
    });
    expect(refused({ order: 'H', target: { unit: 'inf', area: 'A' }, you: { hullDown: true } })).toEqual({
      shot: false,
      refused: ['ATA-7.2H1', 'ATA-7.3.1e'],
    });
    expect(refused({ order: 'I', target: { unit: 'inf' }, you: { buttoned: ['commander'] } })).toEqual({
      shot: false,
      refused: ['ATA-7.2I1'],
    });
    expect(() => refused({ order: 'A', round: 'APCR', target: { unit: 'inf' } })).toThrow('round');
    expect(() => refused({ order: 'A', target: { unit: 'maus' } })).toThrow('target.unit');
  });

  test('threat: each enemy, and all of them together', () => {
    expect(
      ask('threat', {
        tank: 'm4',
        range: 'long',
        weather: 'rain',
        enemies: [
          { unit: 'pak40', area: 'B', targeting: true },
          { unit: 'inf', area: 'C' },
        ],
      }),
    ).toMatchObject({
      enemies: [
        {
          fires: ['1', '1'],
          chart: 'B1',
          terms: [{ id: 'weather', rule: 'ATA-7.5c', value: 1 }],
          hit: ['5', '18'],
          destroyed: ['205', '1296'],
          immobilised: ['55', '1296'],
        },
        { fires: ['1', '6'], chart: 'B2', hit: null, destroyed: ['0', '1'], immobilised: ['0', '1'] },
      ],
      destroyed: ['205', '1296'],
      crippled: ['65', '324'],
    });
    expect(ask('threat', { tank: 'm4', range: 'close', enemies: [{ unit: 'truck', area: 'B' }] })).toMatchObject({
      enemies: [{ fires: ['0', '1'], chart: null }],
    });
    expect(
      ask('threat', { tank: 'm4', range: 'close', increased: true, enemies: [{ unit: 'inf', area: 'B', ml: 5 }] }),
    ).toMatchObject({ enemies: [{ fires: ['1', '3'], chart: 'B4', destroyed: ['1', '18'] }] });
    expect(() => ask('threat', { tank: 'm4', range: 'close', enemies: [{ unit: 'inf', area: 'F' }] })).toThrow(
      'enemies[0].area',
    );
  });
});

describe('what a question means', () => {
  const bare = { tank: 'm4', order: 'A', range: 'medium', target: { unit: 'pz4' } };

  test('a bare shot is one on a clear day at a target that stands in the open', () => {
    expect(readShot(bare)).toEqual({
      facts: {
        firepower: 6,
        gun: 'main',
        round: 'AP',
        range: 'medium',
        dim: false,
        again: false,
        target: { kind: 'pz4', hullDown: false, dugIn: false, flank: false, immobile: false, smoke: 0 },
        commanderButtoned: false,
        bowButtoned: false,
        smoke: 0,
        gunnery: false,
        aim: false,
      },
      refused: [],
    });
  });

  test('every parameter is a fact of its own', () => {
    const target = { unit: 'inf', hullDown: true, dugIn: true, flank: true, immobilised: true, smoke: 2, area: 'E' };
    const you = { buttoned: ['commander', 'assistant'], hullDown: true, hull: 'C', smoke: 1, gunnery: true, aim: true };
    const { facts } = readShot({ tank: 'm26', order: 'B', round: 'APCR', range: 'long', weather: 'rain', target, you });
    expect(facts).toEqual({
      firepower: 8,
      gun: 'main',
      round: 'APCR',
      range: 'long',
      dim: true,
      again: true,
      target: { kind: 'inf', hullDown: true, dugIn: true, flank: true, immobile: true, smoke: 2 },
      commanderButtoned: true,
      bowButtoned: true,
      smoke: 1,
      gunnery: true,
      aim: true,
    });
    const dim = (['clear', 'rain', 'snow', 'mud'] as const).map((weather) => readShot({ ...bare, weather }).facts.dim);
    expect(dim).toEqual([false, true, true, false]);
    const guns = (['H', 'I'] as const).map((order) => readShot({ ...bare, order }).facts);
    expect(guns).toMatchObject([
      { gun: 'bow', round: null },
      { gun: 'fifty', round: null },
    ]);
    expect(readShot({ ...bare, gun: 'coax', target: { unit: 'inf' } }).facts).toMatchObject({
      gun: 'coax',
      round: null,
    });
  });

  test(`what is refused, and what is not ${cite('ATA-7.3.4a', 'ATA-7.2A2', 'ATA-7.2H1', 'ATA-7.3.1e', 'ATA-7.2I1', 'ATA-7.2A6')}`, () => {
    const refused = (params: object) => readShot({ ...bare, ...params }).refused;
    const gun = { unit: 'pak40' };
    expect(refused({ target: gun, combatRound: 2 })).toEqual([]);
    expect(refused({ target: gun })).toEqual([]);
    expect(refused({ target: { ...gun, firedAtYou: true }, combatRound: 1 })).toEqual([]);
    expect(refused({ target: gun, combatRound: 1, round: 'HCBI' })).toEqual([]);
    expect(refused({ combatRound: 1 })).toEqual([]);
    const coax = (['pz4', 'stug3', 'halftrack', 'inf', 'truck', 'car20', 'pak40'] as const).map(
      (unit) => refused({ gun: 'coax', target: { unit } }).length,
    );
    expect(coax).toEqual([1, 1, 1, 0, 0, 0, 0]);
    const bow = (hull: string) =>
      ['A', 'B', 'C', 'D', 'E'].filter(
        (area) => refused({ order: 'H', target: { unit: 'inf', area }, you: { hull } }).length === 0,
      );
    expect([bow('A'), bow('B'), bow('C')]).toEqual([['A', 'D'], ['B'], ['C', 'E']]);
    expect(refused({ you: { hullDown: true, buttoned: ['commander'] } })).toEqual([]);
    expect(refused({ order: 'I', you: { buttoned: ['driver'] } })).toEqual([]);
  });

  test('every fact of an enemy and of the tank it fires at', () => {
    const enemy = { unit: 'inf', area: 'D', buttoned: true, dispersed: true, reduced: true, smoke: 1, ml: 5 };
    const you = { hullDown: true, hull: 'A', turret: 'C', smoke: 2, flankTo: 'B' };
    const params = { tank: 'm4a3e2', range: 'close', weather: 'snow', late: true, enemies: [enemy], you };
    expect(foesIn(params)).toMatchObject([
      {
        kind: 'inf',
        area: 'D',
        buttoned: true,
        dispersed: true,
        reduced: true,
        smoke: 1,
        ml: 5,
        range: 'close',
        dim: true,
        late: true,
        you: { hullDown: true, hull: 'A', turret: 'C', smoke: 2, exposed: 'B', sandbags: false, mat: { turret: 8 } },
      },
    ]);
    expect(foesIn({ tank: 'm4', range: 'long', enemies: [{ unit: 'pz4', area: 'B' }] })).toMatchObject([
      {
        buttoned: false,
        dispersed: false,
        reduced: false,
        smoke: 0,
        ml: 4,
        dim: false,
        late: false,
        you: { hullDown: false, hull: 'B', turret: 'B', smoke: 0, exposed: null },
      },
    ]);
    const idle = ask('threat', { tank: 'm4', range: 'long', enemies: [{ unit: 'pz4', area: 'B', acts: false }] });
    expect(idle).toMatchObject({ enemies: [{ fires: ['0', '1'] }], destroyed: ['0', '1'], crippled: ['0', '1'] });
    expect(ask('threat', { tank: 'm4', range: 'long', enemies: [] })).toEqual({
      enemies: [],
      destroyed: ['0', '1'],
      crippled: ['0', '1'],
    });
  });

  test('what does not fit is told with its name', () => {
    const says = (question: string, params: { [key: string]: unknown }): string => {
      try {
        ask(question, params);
        return '';
      } catch (error) {
        return error instanceof AnalysisError ? error.message : 'no answer at all';
      }
    };
    const b1 = { chart: 'B1', column: 'long', dice: [1, 3] };
    const foe = { tank: 'm4', range: 'long' };
    const wrong: readonly (readonly [string, { [key: string]: unknown }, string])[] = [
      ['chart', { id: 'Z9' }, 'id: no chart "Z9"'],
      ['chart', {}, 'id: no chart nothing'],
      ['roll', { ...b1, chart: 'Z9' }, 'chart: no chart "Z9"'],
      ['roll', { chart: 'B8', dice: [] }, 'chart: no dice are thrown on B8'],
      ['roll', { chart: 'B1', dice: [1, 3] }, 'column: must be named'],
      ['roll', { ...b1, column: 'far' }, 'column: no column "far"'],
      ['roll', { ...b1, column: 3 }, 'column: no column 3'],
      ['roll', { ...b1, dice: 4 }, 'dice: must be 2 faces, not 4'],
      ['roll', { ...b1, dice: [1] }, 'dice: must be 2 faces, not [1]'],
      ['roll', { ...b1, dice: [1, 7] }, 'dice[1]: no face 7'],
      ['roll', { chart: 'A6', dice: [7] }, 'dice[0]: no face 7'],
      ['roll', { ...b1, modifiers: [1] }, 'modifiers: must be an object, not [1]'],
      ['roll', { ...b1, modifiers: null }, 'modifiers: must be an object, not null'],
      ['roll', { ...b1, modifiers: 3 }, 'modifiers: must be an object, not 3'],
      ['roll', { ...b1, modifiers: { lake: 1 } }, 'modifiers.lake: no modifier of B1'],
      ['roll', { ...b1, modifiers: { smoke: 'much' } }, 'modifiers.smoke: must be true or a whole number, not "much"'],
      ['roll', { ...b1, modifiers: { smoke: 10 } }, 'modifiers.smoke: must be true or a whole number, not 10'],
      ['shot', { ...bare, gun: 'coax', order: 'B' }, 'gun: the coaxial gun fires with order A'],
      ['shot', { ...bare, round: 'APCR' }, 'round: m4 carries no APCR'],
      ['shot', { ...bare, tank: 'maus' }, 'tank: no tank "maus"'],
      ['shot', { ...bare, target: 3 }, 'target: must be an object, not 3'],
      ['shot', { ...bare, target: [] }, 'target: must be an object, not []'],
      ['shot', { ...bare, target: { unit: 'pz4', colour: 1 } }, 'target.colour: no such parameter'],
      ['shot', { ...bare, target: { unit: 'pz4', smoke: 3 } }, 'target.smoke: no smoke 3'],
      ['shot', { ...bare, target: { unit: 'pz4', flank: 1 } }, 'target.flank: must be true or false, not 1'],
      ['shot', { ...bare, you: { buttoned: 'all' } }, 'you.buttoned: must be a list, not "all"'],
      ['shot', { ...bare, you: { buttoned: ['cook'] } }, 'you.buttoned: no "cook"'],
      ['shot', { ...bare, you: { hat: true } }, 'you.hat: no such parameter'],
      ['shot', { ...bare, combatRound: 0 }, 'combatRound: must be a whole number from 1 to 200'],
      ['shot', { ...bare, combatRound: 201 }, 'combatRound: must be a whole number from 1 to 200'],
      ['shot', { ...bare, combatRound: 1.5 }, 'combatRound: must be a whole number from 1 to 200'],
      ['threat', { ...foe, enemies: 3 }, 'enemies: must be a list, not 3'],
      ['threat', { ...foe, enemies: [3] }, 'enemies[0]: must be an object, not 3'],
      ['threat', { ...foe, enemies: [null] }, 'enemies[0]: must be an object, not null'],
      ['threat', { ...foe, enemies: [{ unit: 'inf', area: 'F' }] }, 'enemies[0].area: no area "F"'],
      ['threat', { ...foe, enemies: [{ unit: 'inf', area: 'B', hat: 1 }] }, 'enemies[0].hat: no such parameter'],
      ['threat', { tank: 'm4', enemies: [] }, 'range: no range nothing'],
    ];
    expect(wrong.map(([question, params]) => says(question, params))).toEqual(wrong.map(([, , message]) => message));
    const fine: readonly (readonly [string, { [key: string]: unknown }])[] = [
      ['roll', { ...b1, modifiers: { smoke: -9, weather: true } }],
      ['roll', { chart: 'A6', dice: [6] }],
      ['roll', { chart: 'A1', column: '1944-07', dice: [10] }],
      ['roll', { chart: 'W1', dice: [1, 1] }],
      ['shot', { ...bare, combatRound: 200, question: 'shot' }],
      ['shot', { ...bare, tank: 'm26', round: 'APCR' }],
      ['threat', { ...foe, enemies: Array.from({ length: 40 }, () => ({ unit: 'inf', area: 'B' })) }],
    ];
    for (const [question, params] of fine) expect(says(question, params), JSON.stringify(params)).toBe('');
    expect(says('threat', { ...foe, enemies: Array.from({ length: 41 }, () => ({ unit: 'inf', area: 'B' })) })).toMatch(
      /^enemies: must be a list/,
    );
    expect(ask('roll', { ...b1, modifiers: { smoke: 2 } })).toMatchObject({ total: 6 });
  });
});
