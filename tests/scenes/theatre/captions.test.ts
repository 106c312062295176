import { describe, expect, test } from 'vitest';
import { view } from '../../../src/rules/tankOnTank/view';
import { captionOf, marginOf } from '../../../src/scenes/tankOnTank/board/stagedCaption';
import { wordsOf } from '../../../src/scenes/tankOnTank/board/words';
import { ge, given, us } from '../../rules/tankOnTank/given';
import { battleLook } from '../../support/battleTable';

const words = wordsOf(battleLook());
const { staged } = words.table;
const table = given([us('1', 'sherman', 'E5', 'N'), ge('1', 'panzer4', 'E3', 'S')]);
const plain = view(table.state, 0);
const unit = (id: string) => {
  const found = plain.units.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no unit ${id}`);
  return found;
};
const [own, enemy] = [unit('01'), unit('11')];
const kill = (seat: number) => ({ seat, kind: 'panzer4', hq: false, ace: false }) as const;
const even = { ways: 18, of: 36 };

/** The title over a kill by so much, after such losses. */
function titled(
  over: Partial<typeof plain>,
  {
    spare = 2,
    chance = even,
    target = enemy,
    firer = own,
  }: Partial<{ spare: number; chance: typeof even; target: typeof enemy; firer: typeof own }> = {},
) {
  const told = { hit: true, total: 9 + spare, defence: 9 };
  return captionOf(told, { ...plain, ...over }, target, [firer], chance, words)?.title;
}

test('how narrow it was is told in pips', () => {
  const told = [-2, -1, 0, 1, 2].map((spare) => marginOf({ total: 9 + spare, defence: 9 }, words));
  expect(told).toEqual(['2 short', '1 short', staged.spare, '1 more than needed', '2 more than needed']);
});

describe('a kill is told of by the greatest thing about it', () => {
  const twice = [kill(1), kill(1)];

  test('a headquarters before everything', () => {
    expect(titled({ kills: [...twice, kill(1)], turn: 99 }, { target: { ...enemy, hq: true } })).toBe(staged.hqLost);
  });

  test('an ace that fell or fired, then a headquarters that fired', () => {
    expect(titled({ kills: [{ ...kill(1), ace: true }] })).toBe(staged.aceLost);
    expect(titled({ kills: twice }, { firer: { ...own, ace: true } })).toBe(staged.aceKill);
    expect(titled({ kills: twice }, { firer: { ...own, hq: true } })).toBe(staged.hqKill);
  });

  test('the last turn, and in it what was not a pip over', () => {
    expect(titled({ kills: twice, turn: 99 })).toBe(staged.lastTurn);
    expect(titled({ kills: twice, turn: 99 }, { spare: 0 })).toBe(staged.photo);
    expect(titled({ kills: twice }, { spare: 0 })).not.toBe(staged.photo);
  });

  test('a long shot, then three losses of one side with none of the other between them', () => {
    expect(titled({ kills: twice }, { chance: { ways: 3, of: 36 } })).toBe(staged.longShot);
    expect(titled({ kills: [kill(0), ...twice, kill(1)] })).toBe('3 in a row');
    expect(titled({ kills: [kill(1), kill(1), kill(0), kill(1)] })).toBeUndefined();
  });

  test('the first of its kind, and nothing more', () => {
    expect(titled({ kills: [kill(1)] })).toBe(words.say(staged.first, { name: words.unit(enemy) }));
    expect(titled({ kills: twice })).toBeUndefined();
  });
});
