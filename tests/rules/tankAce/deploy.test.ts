import { describe, expect, test } from 'vitest';
import { readForce } from '../../../src/rules/tankAce/data/missionCharts';
import { forceIn } from '../../../src/rules/tankAce/deploy';
import { cite } from '../../support/cite';
import { battle, type Scene } from './table';

/** A board set up anew: A4 two dice, types, areas, morale and so on. */
const setUp = (scene: Scene, ...faces: number[]) => battle([], scene).begin('deploy', ...faces);
const kinds = (table: ReturnType<typeof battle>) => table.fight.units.map(({ kind, area }) => `${kind} ${area}`);

describe('setting up the board', () => {
  test(`force, one type for each class, an area for each unit, one morale ${cite('ATA-6.2a', 'ATA-6.2b', 'ATA-6.2d', 'ATA-6.2e', 'ATA-6.2-C1', 'ATA-Q9', 'ATA-Q70')}`, () => {
    const table = setUp({ mission: { kind: 'attack' } }, 1, 1, 7, 1, 4, 6, 5);
    expect(table.rolls()).toEqual(['A4 2T 1INF', 'A4-T panther', 'F2 A', 'F2 B', 'F2 C', 'A6 5']);
    expect(kinds(table)).toEqual(['panther A', 'panther B', 'inf C']);
    expect([table.state.mission?.ml, table.state.phase]).toEqual([5, 'deploy']);
  });

  test(`trucks and half-tracks bring infantry that shares their area roll ${cite('ATA-6.2c', 'ATA-Q9')}`, () => {
    const table = setUp({ mission: { kind: 'contact' } }, 2, 3, 1, 5, 1, 3, 3);
    expect(table.rolls()).toEqual(['A4 1R 1W', 'A4-R car20', 'F2 C', 'F2 A', 'A6 4', 'digIn dugIn']);
    expect(table.fight.units.map(({ kind, area, rides }) => [kind, area, rides])).toEqual([
      ['car20', 'C', null],
      ['truck', 'A', null],
      ['inf', 'A', 'u2'],
    ]);
  });

  test(`range: Long, woods Medium, bocage and town Close ${cite('ATA-6.2f', 'ATA-6.2g', 'ATA-6.2h')}`, () => {
    const range = (terrain: 'open' | 'hills' | 'woods' | 'bocage' | 'town') =>
      setUp({ mission: { terrain } }, 4, 4, 6, 3, 6, 3).fight.range;
    expect((['open', 'hills', 'woods', 'bocage', 'town'] as const).map(range)).toEqual([
      'long',
      'long',
      'medium',
      'close',
      'close',
    ]);
  });

  test(`Attack: infantry dug in without a roll; Assault: vehicles hull down too; AT guns never dug in ${cite('ATA-7.1.2a', 'ATA-7.1.3a', 'ATA-Q46', 'ATA-SUM1', 'ATA-SUM2')}`, () => {
    const attack = setUp({ mission: { kind: 'attack' } }, 4, 4, 6, 3, 6, 3);
    expect(attack.fight.units.map(({ kind, dugIn, hullDown }) => [kind, dugIn, hullDown])).toEqual([
      ['pak40', false, false],
      ['inf', true, false],
    ]);
    const assault = setUp({ mission: { kind: 'assault' } }, 3, 4, 1, 1, 1, 1, 3);
    expect(assault.fight.units.map(({ kind, dugIn, hullDown }) => [kind, dugIn, hullDown])).toEqual([
      ['stug3', false, true],
      ['inf', true, false],
      ['inf', true, false],
    ]);
  });

  test(`movement to contact: one die, on 1-2 nobody is dug in ${cite('ATA-7.1.1b', 'ATA-SUM3')}`, () => {
    const dug = (die: number) =>
      setUp({ mission: { kind: 'contact' } }, 4, 4, 6, 3, 6, 3, die).fight.units.at(-1)?.dugIn;
    expect([dug(2), dug(3)]).toEqual([false, true]);
  });

  test(`Defense: AT guns become as many SPGs, by the later errata; nobody is dug in ${cite('ATA-7.1.4a', 'ATA-Q39')}`, () => {
    const rolled = readForce('1T 2AT 1INF');
    expect(forceIn('defense', rolled, true)).toMatchObject({ T: 1, SPG: 2, AT: 0 });
    expect([forceIn('defense', rolled, false), forceIn('attack', rolled, true)]).toEqual([rolled, rolled]);
    const table = setUp({ mission: { kind: 'defense' } }, 4, 4, 1, 1, 1, 1, 3);
    expect(table.fight.units.map(({ kind, dugIn }) => [kind, dugIn])).toEqual([
      ['stug3', false],
      ['inf', false],
      ['inf', false],
    ]);
  });

  test(`option: infantry of fixed morale 4 without a roll ${cite('ATA-ERR3', 'ATA-ERR4', 'ATA-ERR5')}`, () => {
    const table = setUp({ mission: { kind: 'attack' }, options: { fixedMorale: true } }, 4, 4, 6, 3, 6);
    expect([table.state.mission?.ml, table.rolls().some((roll) => roll.startsWith('A6'))]).toEqual([4, false]);
  });

  test(`hatches are chosen; only a defender may start hull down; hull and turret point forward ${cite('ATA-6.2i', 'ATA-4.3.2a', 'ATA-4.3.2b', 'ATA-4.3.2d', 'ATA-7.1.4c', 'ATA-7.3.1c', 'ATA-Q20', 'ATA-EX8')}`, () => {
    const attack = setUp({ mission: { kind: 'attack' }, tank: { hull: 'A', turret: 'C' } }, 4, 4, 6, 3, 6, 3);
    expect([attack.tank.hull, attack.tank.turret, attack.rule({ type: 'hide', on: true })]).toEqual([
      'B',
      'B',
      'ATA-7.3.1c',
    ]);
    const open = attack
      .play({ type: 'hatch', post: 'driver', open: true })
      .play({ type: 'hatch', post: 'assistant', open: true });
    expect(open.tank.open).toEqual(['commander', 'driver', 'assistant']);
    expect(open.rule({ type: 'hatch', post: 'driver', open: true })).toBe('ATA-4.3.2b');
    const defence = setUp({ mission: { kind: 'defense' } }, 4, 4, 1, 1, 1, 1, 3);
    expect(defence.play({ type: 'hide', on: true }).tank.hullDown).toBe(true);
  });

  test(`1 prestige point buys artillery once, resolved before anything else, by any rank; not in a counterattack ${cite('ATA-7.6k', 'ATA-8.3.1g', 'ATA-SEQ0c', 'ATA-Q60', 'ATA-7.6h')}`, () => {
    const poor = setUp({ mission: { kind: 'attack' } }, 4, 4, 6, 3, 6, 3);
    expect(poor.rule({ type: 'buyArtillery' })).toBe('ATA-8.3.1g');
    const bought = setUp({ mission: { kind: 'attack' }, career: { points: 2, level: 2 } }, 4, 4, 6, 3, 6, 3).play({
      type: 'buyArtillery',
    });
    expect([bought.career.points, bought.career.level, bought.rule({ type: 'buyArtillery' })]).toEqual([
      1,
      2,
      'ATA-Q60',
    ]);
    const prelude = bought.play({ type: 'ready' });
    expect([prelude.state.phase, prelude.state.mission?.round]).toEqual(['prelude', 0]);
    // An AT gun may be struck before it has fired.
    const struck = prelude.play({ type: 'bombard', unit: 'u1' }, 1, 2, 1, 3, 4);
    expect([struck.rolls()[0], struck.told('fieldHeld').length]).toEqual(['B2 DE', 1]);
    expect(
      setUp({ mission: { kind: 'attack', counter: true }, career: { points: 2 } }, 4, 4, 1, 1, 1, 1, 3).rule({
        type: 'buyArtillery',
      }),
    ).toBe('ATA-7.6k');
  });

  test(`Assault begins with one artillery mission without radio, then the enemy fires first ${cite('ATA-7.1.3b', 'ATA-7.1.3d', 'ATA-7.6e', 'ATA-SEQ0b', 'ATA-SUM2')}`, () => {
    const prelude = setUp({ mission: { kind: 'assault' } }, 3, 4, 1, 1, 1, 1, 3).play({ type: 'ready' });
    expect(prelude.state.phase).toBe('prelude');
    const struck = prelude.play({ type: 'bombard', unit: 'u2' }, 3, 3, 6, 6);
    expect([struck.rolls().slice(0, 2), struck.state.phase]).toEqual([['B2 2', 'targeting -'], 'orders']);
    const attack = setUp({ mission: { kind: 'attack' } }, 4, 4, 6, 3, 6, 3).play({ type: 'ready' }, 6, 6);
    expect(attack.state.phase).toBe('orders');
  });

  test(`dispersal by the prelude lasts through round one ${cite('ATA-7.2.1d')}`, () => {
    const struck = setUp({ mission: { kind: 'assault' } }, 3, 4, 1, 1, 1, 1, 3)
      .play({ type: 'ready' })
      .play({ type: 'bombard', unit: 'u2' }, 6, 4, 6, 6, 6);
    expect(struck.unit(1)).toMatchObject({ dispersed: true });
  });

  test(`a prisoner lets you roll the force again, once ${cite('ATA-9.0c')}`, () => {
    const table = setUp({ mission: { kind: 'attack' }, career: { prisoner: true } }, 1, 1, 7, 1, 4, 6, 5).play(
      { type: 'rerollForce' },
      4,
      4,
      6,
      3,
      6,
    );
    expect([kinds(table), table.rule({ type: 'rerollForce' }), table.fight.tally.met]).toEqual([
      ['pak40 B', 'inf C'],
      'ATA-9.0c',
      ['pak40', 'inf'],
    ]);
  });

  test(`a force rolled again lies as deep as the first: the die for digging in is thrown once ${cite('ATA-9.0c', 'ATA-7.1.1b')}`, () => {
    const scene = { mission: { kind: 'contact' }, career: { prisoner: true } } as const;
    // 2T, then 1AT 1INF with morale; no second die of its own for the holes.
    const rerolled = (hole: number) =>
      setUp(scene, 1, 1, 7, 1, 4, hole).play({ type: 'rerollForce' }, 4, 4, 6, 3, 6, 3);
    expect([rerolled(3), rerolled(2)].map((table) => table.fight.units.map(({ dugIn }) => dugIn))).toEqual([
      [false, true],
      [false, false],
    ]);
  });

  test(`what a prisoner said is of use in the next mission only ${cite('ATA-9.0c')}`, () => {
    const scene = { mission: { kind: 'defense' }, career: { prisoner: true } } as const;
    const table = setUp(scene, 3, 4, 3, 3, 5, 3);
    expect([table.career.prisoner, table.calm({ type: 'ready' }).career.prisoner]).toEqual([true, false]);
    const counter = { mission: { kind: 'attack', counter: true }, career: { prisoner: true } } as const;
    const back = setUp(counter, 3, 4, 3, 3, 5, 3);
    expect([back.rule({ type: 'rerollForce' }), back.calm({ type: 'ready' }).career.prisoner]).toEqual([
      'ATA-9.0c',
      true,
    ]);
  });

  test(`AT guns are not seen in round one until they have fired at you, in any mission ${cite('ATA-7.3.4a', 'ATA-7.3.4b', 'ATA-Q42', 'ATA-Q60')}`, () => {
    const table = (round: number, firedAt: number[]) =>
      battle(
        [
          ['pak40', 'B', { firedAt }],
          ['inf', 'B'],
        ],
        { mission: { round }, career: { rank: 3 } },
      );
    expect(table(1, []).rule({ type: 'coax', unit: 'u1' })).toBe('ATA-7.3.4a');
    expect(table(1, []).rule({ type: 'call', unit: 'u1', kind: 'mortar' })).toBe('ATA-Q60');
    expect([table(1, [0]), table(2, [])].map((each) => each.rule({ type: 'coax', unit: 'u1' }))).toEqual([null, null]);
  });
});
