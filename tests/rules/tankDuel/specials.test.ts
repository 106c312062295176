import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import { damageTrack, failsMorale, runDamage } from '../../../src/rules/tankDuel/damage';
import { fireLevel, moveLevel } from '../../../src/rules/tankDuel/levels';
import type { Event, Tank } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';
import { damaged, special } from './damaged';
import { card, type Duel, lay, pulled, sighted } from './duel';

const [safeFire, fireIcon] = [
  pulled({ without: ['fire', 'explosion'] }),
  pulled({ with: ['fire'], without: ['explosion'] }),
];

describe('special damage', () => {
  const levels = (duel: Duel) => [moveLevel(duel.state, duel.tank('su1')), fireLevel(duel.tank('su1'))];

  test(`${cite('TD-12.1.4d.3', 'TD-12.1.4d.4', 'TD-12.1.4d.7', 'TD-12.1.4d.8')} panic caps`, () => {
    expect(levels(damaged([special('loaderPanics')]))).toEqual([5, 4]);
    expect(levels(damaged([special('driverPanics')]))).toEqual([4, 5]);
    expect(levels(damaged([special('crewShaken')]))).toEqual([5, 3]);
    expect(levels(damaged([special('crewStunned')]))).toEqual([3, 5]);
  });

  test(`${cite('TD-12.1.4d.6', 'TD-12.1.4d.9', 'TD-12.1.4d.10', 'TD-12.1.4d.15', 'TD-12.1.4e')} permanent results`, () => {
    expect(levels(damaged([special('turretMechanism')]))).toEqual([5, 3]);
    expect(levels(damaged([special('gunHit')]))).toEqual([5, 2]);
    expect(levels(damaged([special('gunHit'), special('gunHit')]))).toEqual([5, 1]);
    const sight = damaged([special('gunSight')]);
    expect(levels(sight)).toEqual([5, 3]);
    expect(sight.tank('su1').sightBroken).toBe(true);
    expect(levels(damaged([special('fuelHit')]))).toEqual([2, 5]);
    expect(levels(damaged([special('fuelHit'), special('fuelHit')]))).toEqual([1, 5]);
  });

  test(`${cite('TD-12.1.4d.1', 'TD-12.1.4d.2', 'TD-Q40', 'TD-X25', 'TD-Q56')} what is already lower is not recorded, but the sight breaks`, () => {
    const low = (tank: Tank) => {
      tank.fireLevel = 2;
    };
    const panic = damaged([special('loaderPanics')], [], low);
    expect(panic.all('special')[0]).toMatchObject({ recorded: false });
    expect(panic.tank('su1').firePanic).toBeNull();
    const sight = damaged([special('gunSight')], [], low);
    expect(sight.tank('su1')).toMatchObject({ fireLevel: 2, sightBroken: true, gunDamaged: false });
    const seats = damaged([special('crewShaken')], [], (tank) => {
      tank.fireLevel = 4;
      for (const each of tank.crew) if (each.person === 'loader') each.seat = null;
    });
    expect(fireLevel(seats.tank('su1'))).toBe(2);
  });

  test(`${cite('TD-Q40', 'TD-5.8.4', 'TD-12.1.4d.6', 'TD-12.1.4d.9')} an Immobilized tank destroyer stands at IMB, and special damage goes on from there`, () => {
    const stuck = (id: 'turretMechanism' | 'gunHit', transmission = false) =>
      damaged(
        [special(id)],
        [],
        (tank) => {
          Object.assign(tank, transmission ? { transmission } : { immobilized: true });
        },
        'su100',
      ).tank('su1');
    // SU-100: 4, IMB 2: half of 2 is 1, and 2 − 3 is at least 1.
    expect(stuck('turretMechanism')).toMatchObject({ fireLevel: 1, gunDamaged: true });
    expect(stuck('gunHit')).toMatchObject({ fireLevel: 1, gunDamaged: true });
    expect(stuck('gunHit', true)).toMatchObject({ fireLevel: 1, gunDamaged: true });
  });

  test(`${cite('TD-12.1.4d.11')} engine destroyed: Immobilized, an explosion check and a fire check`, () => {
    const duel = damaged([special('engineDestroyed')], [safeFire, fireIcon]);
    expect(duel.tank('su1').immobilized).toBe(true);
    expect(duel.all('pulled').map(({ why }) => why)).toEqual(['explosion', 'fire']);
    expect(duel.tank('su1').fire).not.toBeNull();
  });

  test(`${cite('TD-12.1.4d.12', 'TD-Q42', 'TD-Q70')} a transmission is repaired with two Move cards, other causes are not`, () => {
    const [a, b] = [card('move', 7), card('move', 8)];
    const broken = (immobilized: boolean) => {
      const duel = lay({ hands: [[a, b, 30], []] });
      duel.tank('de1').transmission = true;
      duel.tank('de1').immobilized = immobilized;
      return duel.phaseOf('de1');
    };
    const duel = broken(false);
    expect(moveLevel(duel.state, duel.tank('de1'))).toBe(0);
    expect(duel.why({ type: 'repair', cards: [a, 30] })).toBe('TD-Q70');
    duel.give({ type: 'repair', cards: [a, b] });
    expect(moveLevel(duel.state, duel.tank('de1'))).toBe(7);
    expect(duel.state.step?.taken).toBe(true);
    const worse = broken(true).give({ type: 'repair', cards: [a, b] });
    expect(moveLevel(worse.state, worse.tank('de1'))).toBe(0);
    expect(
      lay({ hands: [[a, b], []] })
        .phaseOf('de1')
        .why({ type: 'repair', cards: [a, b] }),
    ).toBe('TD-Q42');
  });

  test(`${cite('TD-12.1.4d.13', 'TD-Q35')} smoke fills the tank: two fire checks, then the counter`, () => {
    const [a, b] = [pulled({ without: ['fire'] }, 0), pulled({ without: ['fire'] }, 1)];
    const duel = damaged([special('smokeFills')], [a, b]);
    expect(duel.all('pulled')).toHaveLength(2);
    expect(duel.tank('su1').box.smokeFills).toBe(true);
  });

  test(`${cite('TD-12.1.4d.14', 'TD-Q41')} special ammunition hit: fatal with a round aboard, else fire`, () => {
    const aboard = (rounds: number, loaded: boolean) =>
      damaged([special('specialAmmoHit')], [], (tank) => {
        tank.rounds = rounds;
        tank.loaded = loaded;
      });
    expect(aboard(1, false).tank('su1').inPlay).toBe(false);
    expect(aboard(0, true).tank('su1').inPlay).toBe(false);
    expect(aboard(0, false).tank('su1').fire).not.toBeNull();
  });

  test(`${cite('TD-12.1.4d.16', 'TD-Q42', 'TD-Q70', 'TD-Q53')} ammunition hit: special rounds gone, two Fire cards of the player's choice, shown`, () => {
    const fires = [card('fire', 5), card('fire', 4), card('fire', 6)];
    const duel = lay({
      su: ['t34-85'],
      hands: [[card('fire', 7)], [...fires, 30]],
      deck: [1, 10, pulled({ pen: 'P', heavy: true })],
      damage: [16],
      edit: sighted,
    });
    duel
      .phaseOf('de1')
      .give({ type: 'declare', cards: [`${card('fire', 7)}.fire`] })
      .give({ type: 'target', tank: 'su1' });
    duel.give({ type: 'letStand' });
    expect(duel.state.phase).toBe('ammunition');
    expect(duel.tank('su1').rounds).toBe(0);
    expect(duel.why({ type: 'loseCard', card: 30 })).toBe('TD-12.1.4d.16');
    duel.give({ type: 'loseCard', card: fires[1] ?? 0 }).give({ type: 'loseCard', card: fires[2] ?? 0 });
    expect(duel.hand(1)).toEqual([fires[0], 30]);
    expect(duel.state.discard.concat(duel.state.table.map((each) => ({ card: each, seen: null })))).toContainEqual({
      card: fires[1],
      seen: null,
    });
  });

  test(`${cite('TD-12.5', 'TD-12.5.1a', 'TD-12.5.1b', 'TD-12.5.1c', 'TD-12.5.2a', 'TD-X18')} track damage halves the printed level, a second one immobilises`, () => {
    const duel = lay({ su: ['t34-85'] });
    const tank = duel.tank('su1');
    damageTrack({ dice: openDice(seedDice('x')), emit: () => {} }, tank);
    expect(moveLevel(duel.state, tank)).toBe(4);
    for (const each of tank.crew) {
      if (each.person === 'driver') each.seat = null;
      if (each.person === 'assistant') each.seat = 'driver';
    }
    expect(moveLevel(duel.state, tank)).toBe(3);
    damageTrack({ dice: openDice(seedDice('x')), emit: () => {} }, tank);
    expect(tank.immobilized).toBe(true);
    expect(moveLevel(duel.state, tank)).toBe(0);
  });

  test(`${cite('TD-5.8.3', 'TD-12.5.3', 'TD-Q40')} a tank destroyer's Fire Level drops to DMG`, () => {
    expect(fireLevel(damaged([{ do: 'trackDamage' }], [], () => {}, 'su100').tank('su1'))).toBe(2);
    expect(fireLevel(damaged([{ do: 'immobilized' }], [], () => {}, 'su100').tank('su1'))).toBe(1);
  });

  test(`${cite('TD-X26', 'TD-Q40')} fuel hit and track damage, in either order`, () => {
    const [first] = levels(damaged([special('fuelHit'), { do: 'trackDamage' }], [], () => {}, 't34-85'));
    const [second] = levels(damaged([{ do: 'trackDamage' }, special('fuelHit')], [], () => {}, 't34-85'));
    expect([first, second]).toEqual([4, 1]);
  });

  test(`${cite('TD-10.3.8c')} a permanent level at or below the Bog counter removes it`, () => {
    expect(
      damaged([{ do: 'trackDamage' }], [], (tank) => {
        tank.bog = 3;
      }).tank('su1').bog,
    ).toBeNull();
    expect(
      damaged([{ do: 'trackDamage' }], [], (tank) => {
        tank.bog = 2;
      }).tank('su1').bog,
    ).toBe(2);
  });
});

describe('morale', () => {
  const tank = (edit: (tank: Tank) => void, quality = 'veteran') => {
    const duel = lay({ su: [`kv85:${quality}`] });
    edit(duel.tank('su1'));
    return duel.tank('su1');
  };

  test(`${cite('TD-4.3.2a', 'TD-12.4.1a', 'TD-12.4.1b', 'TD-X12')} a red X at any condition that applies breaks`, () => {
    // Card 1 shows red for green and veteran crews, anybody killed and fire; card 11 not for veterans.
    expect(
      failsMorale(
        tank(() => {}, 'green'),
        1,
      ),
    ).toBe(true);
    expect(
      failsMorale(
        tank(() => {}, 'elite'),
        1,
      ),
    ).toBe(false);
    expect(
      failsMorale(
        tank((each) => {
          each.fire = { mines: null };
        }, 'elite'),
        1,
      ),
    ).toBe(true);
    expect(
      failsMorale(
        tank(() => {}),
        11,
      ),
    ).toBe(false);
    const dead = (person: string) => (each: Tank) => {
      for (const one of each.crew) if (one.person === person) one.seat = null;
    };
    expect(failsMorale(tank(dead('loader')), 11)).toBe(true);
    expect(failsMorale(tank(dead('commander')), 16)).toBe(true);
    expect(failsMorale(tank(dead('loader')), 16)).toBe(false);
    expect(
      failsMorale(
        tank((each) => {
          each.trackDamage = true;
        }),
        21,
      ),
    ).toBe(true);
    expect(
      failsMorale(
        tank((each) => {
          each.gunDamaged = true;
        }),
        21,
      ),
    ).toBe(true);
    expect(
      failsMorale(
        tank(() => {}),
        21,
      ),
    ).toBe(false);
  });

  test(`${cite('TD-11.1.3i.1', 'TD-12.1.2', 'TD-12.1.5', 'TD-12.4.2', 'TD-12.4.3')} after a Damage check with the same card: broken, then bailing out; who holds stays broken`, () => {
    const check = (damage: number, broken: boolean) => {
      const duel = lay();
      if (broken) duel.tank('su1').broken = { mines: null };
      const scribe = { dice: openDice(seedDice('x')), emit: (event: Event) => void duel.events.push(event) };
      runDamage(duel.state, scribe, { tank: 'su1', card: damage, mines: null, parts: [], wounded: [], lose: 0 });
      return duel;
    };
    expect(check(17, false).tank('su1').broken).toEqual({ mines: null });
    expect(check(17, true).saw('bailedOut')).toBe(true);
    const held = check(8, true);
    expect(held.tank('su1').broken).not.toBeNull();
    expect(held.tank('su1').inPlay).toBe(true);
  });
});
