import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/rules/core/game';
import { AnalysisError } from '../../../src/rules/core/module';
import { tankAceModule } from '../../../src/rules/tankAce';
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
        { fires: ['1', '1'], chart: 'B1', hit: ['5', '18'], destroyed: ['205', '1296'], immobilised: ['55', '1296'] },
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
