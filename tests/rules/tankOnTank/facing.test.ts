import { describe, expect, test } from 'vitest';
import { FACING_NAMES, neighbours, parseHexId } from '../../../src/rules/core/hex';
import { modifiers } from '../../../src/rules/tankOnTank/fire';
import { hexNames, idOf, nameAt } from '../../../src/rules/tankOnTank/hexes';
import { isInFront } from '../../../src/rules/tankOnTank/sight';
import { cite } from '../../support/cite';
import { aim, done, face, ge, given, move, us } from './given';

const ahead = { N: [0, -1], NE: [1, -1], SE: [1, 0], S: [0, 1], SW: [-1, 1], NW: [-1, 0] } as const;

describe('facing', () => {
  test(`${cite('TOT-4.0a')} a unit faces one of six hexsides, and a placed unit takes a facing before anything else`, () => {
    const table = given([us('1', 'sherman', null)], { phase: 'deployment', deploymentStep: 1, active: [0] });
    const placed = table.play({ type: 'place', seat: 0, unit: '01', to: 'A5' });
    expect(placed.legal(0)).toEqual(FACING_NAMES.map((facing) => face(0, '01', facing)));
  });

  test(`${cite('TOT-4.0b', 'TOT-Q1', 'TOT-AID11')} front is where the cube product with the facing is not negative`, () => {
    const from = parseHexId(idOf('E6'));
    for (const facing of FACING_NAMES) {
      const [dq, dr] = ahead[facing];
      for (const name of hexNames) {
        const { q, r } = parseHexId(idOf(name));
        const [vq, vr] = [q - from.q, r - from.r];
        const product = vq * dq + vr * dr + (-vq - vr) * (-dq - dr);
        expect(isInFront('E6', facing, name), `${facing} ${name}`).toBe(product >= 0);
      }
    }
  });

  test(`${cite('TOT-EX18')} facing north: three neighbours ahead, three behind, the hex straight to the side in front`, () => {
    const [n, ne, se, s, sw, nw] = neighbours(idOf('E6')).map((id) => nameAt(id) ?? '');
    for (const hex of [n, ne, nw]) expect(isInFront('E6', 'N', hex ?? '')).toBe(true);
    for (const hex of [s, se, sw]) expect(isInFront('E6', 'N', hex ?? '')).toBe(false);
    expect(isInFront('E6', 'N', 'G6')).toBe(true);
    expect(isInFront('E6', 'N', 'C6')).toBe(true);
  });

  test(`${cite('TOT-4.0c')} only what is in front can be fired at`, () => {
    const table = given([us('1', 'wolverine', 'E9', 'N'), ge('1', 'tiger', 'E10'), ge('2', 'tiger', 'E8')]);
    expect(table.refuse(aim(0, '01', '11'))).toEqual({
      rule: 'TOT-4.0c',
      evidence: ['unit:01', 'unit:11'],
      instead: { type: 'face', seat: 0, unit: '01', facing: 'SE' },
    });
    expect(table.refuse(aim(0, '01', '12'))).toBeNull();
  });

  test(`${cite('TOT-4.0d')} fire from outside the front arc is from the flank; the boundary is not`, () => {
    const target = ge('1', 'tiger', 'E9', 'N');
    const flank = (at: string) => {
      const firer = us('1', 'wolverine', at);
      const { terms } = modifiers(given([firer, target]).state, [firer], target);
      return terms.some((term) => term.rule === 'TOT-8.4d');
    };
    expect(flank('E10')).toBe(true);
    expect(flank('D9')).toBe(true);
    expect(flank('E8')).toBe(false);
    expect(flank('G9')).toBe(false);
  });

  test(`${cite('TOT-4.0e', 'TOT-4.0f')} turning takes an activation to move, in place and to any facing`, () => {
    const table = given([us('1', 'sherman', 'E9', 'N'), us('2', 'sherman', 'A1')]);
    for (const facing of FACING_NAMES.filter((each) => each !== 'N')) {
      const turned = table.play(face(0, '01', facing));
      expect(turned.unit('01')).toMatchObject({ at: 'E9', facing, moved: true });
      expect(turned.state.spent).toBe(1);
      expect(turned.rule(face(0, '01', 'N'))).toBe('TOT-5.0h');
    }
    expect(table.rule(move(0, '01', 'E9'))).toBe('TOT-4.0f');
    expect(table.play(done(0)).unit('01').facing).toBe('N');
  });
});
