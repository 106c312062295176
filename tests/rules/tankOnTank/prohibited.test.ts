import { describe, expect, test } from 'vitest';
import { boardFor } from '../../../src/rules/tankOnTank/board';
import { paintedId } from '../../../src/rules/tankOnTank/data/paintedMap';
import { hexNames } from '../../../src/rules/tankOnTank/hexes';
import { cite } from '../../support/cite';
import { enter, ge, given, move, tankOnTank, us } from './given';

// No printed sheet has prohibited ground (TOT-Q25), and none can be painted: this open map is only this file's.
const map = paintedId(hexNames.map((name) => (name === 'I6' ? 'w' : 'c')).join(''), hexNames.map(() => '0').join(''));
const shut = ['E8', 'E1'];

function table(kind: 'wolverine' | 'priest' = 'wolverine') {
  // Boards of painted maps are kept for a while only, so it is marked each time.
  Object.assign(boardFor(map), { prohibited: hexNames.map((name) => shut.includes(name)) });
  return given([us('1', kind, 'E9'), us('2', 'sherman', null), ge('1', 'tiger', 'A11')], { setup: 'S1', map });
}

describe('prohibited ground', () => {
  test(`${cite('TOT-7.0j', 'TOT-Q25')} is driven into by nobody, and the refusal says which hex it is`, () => {
    expect(table().refuse(move(0, '01', 'E8'))).toEqual({ rule: 'TOT-7.0j', evidence: ['hex:E8'] });
    expect(table().refuse(move(0, '01', 'F8'))).toBeNull();
    expect(table().refuse(move(0, '01', 'E7'))).toBeNull();
    const asked = tankOnTank.check?.(table().state, move(0, '01', 'E8')) ?? [];
    expect(asked.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'activity holds',
      'moved holds',
      'elsewhere holds',
      'free holds',
      'ground fails',
      'reach fails',
    ]);
  });

  test(`${cite('TOT-7.0j', 'TOT-7.0l')} nor by the minimum move, nor from outside the map`, () => {
    expect(table('priest').rule(move(0, '01', 'E8'))).toBe('TOT-7.0j');
    expect(table().refuse(enter(0, '02', 'E1'))).toEqual({ rule: 'TOT-7.0j', evidence: ['hex:E1'] });
    expect(table().refuse(enter(0, '02', 'F1'))).toBeNull();
  });
});
