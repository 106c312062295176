import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import { damageTrack, failsMorale, openDamage, runDamage } from '../../../src/rules/tankDuel/damage';
import type { Effect } from '../../../src/rules/tankDuel/data/damageText';
import { fireLevel, moveLevel } from '../../../src/rules/tankDuel/levels';
import type { Event, Tank } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';
import { card, type Duel, lay, pulled, sighted } from './duel';

const [safeFire, fireIcon] = [
  pulled({ without: ['fire', 'explosion'] }),
  pulled({ with: ['fire'], without: ['explosion'] }),
];
const blast = pulled({ with: ['explosion'], without: ['fire'] });

/** Applies these parts of a damage text to su1, pierced by de1; the Damage card is 8, which breaks nobody. */
function damaged(
  parts: readonly Effect[],
  deck: readonly number[] = [],
  edit: (tank: Tank) => void = () => {},
  su = 'kv85',
): Duel {
  const duel = lay({ su: [su], deck, hands: [[], [card('fire', 5), card('fire', 4), card('fire', 6), 30]] });
  const tank = duel.tank('su1');
  tank.pierced = { by: 'de1', medal: true };
  edit(tank);
  const scribe = { dice: openDice(seedDice('damage')), emit: (event: Event) => void duel.events.push(event) };
  runDamage(duel.state, scribe, { tank: 'su1', card: 8, mines: null, parts, wounded: [], lose: 0 });
  return duel;
}
const wound = (
  seat: 'commander' | 'gunner' | 'loader' | 'driver' | 'assistant',
  other?: 'driver' | 'loader',
): Effect => ({
  do: 'wound',
  seat,
  ...(other ? { else: other } : {}),
});
const kia = (
  seat: 'commander' | 'gunner' | 'loader' | 'driver' | 'assistant',
  other?: 'driver' | 'loader',
): Effect => ({
  do: 'kia',
  seat,
  ...(other ? { else: other } : {}),
});
const special = (id: Extract<Effect, { do: 'special' }>['special']): Effect => ({ do: 'special', special: id });
const member = (duel: Duel, person: string) => duel.tank('su1').crew.find((each) => each.person === person);

describe('the Damage check', () => {
  test(`${cite('TD-12.0', 'TD-12.1.1', 'TD-12.1.3a', 'TD-12.1.3b.1', 'TD-12.1.3b.2', 'TD-4.3.1a', 'TD-4.3.1b', 'TD-Q39')} critical by Target Number, else by location and severity; exactly one section`, () => {
    const open = (target: number | null, severity: 'light' | 'heavy') => {
      const duel = lay({ damage: [1] });
      const scribe = { dice: openDice(seedDice('x')), emit: (event: Event) => void duel.events.push(event) };
      return openDamage(duel.state, scribe, {
        tank: duel.tank('su1'),
        location: 'turret',
        severity,
        target,
        mines: null,
      }).parts;
    };
    expect(open(0, 'light')).toEqual([special('fatalHit')]);
    expect(open(1, 'light')).toEqual([wound('commander'), { do: 'explosionCheck', times: 1 }]);
    expect(open(1, 'heavy')).toEqual([kia('commander'), special('crewShaken')]);
    expect(open(null, 'light')).toEqual([wound('commander'), { do: 'explosionCheck', times: 1 }]);
    // Card 12 tells its critical results apart by location.
    const duel = lay({ damage: [12] });
    const scribe = { dice: openDice(seedDice('x')), emit: () => {} };
    const track = openDamage(duel.state, scribe, {
      tank: duel.tank('su1'),
      location: 'track',
      severity: 'light',
      target: 0,
      mines: null,
    });
    expect(track.parts[0]).toEqual({ do: 'immobilized' });
  });

  test(`${cite('TD-5.5.3', 'TD-12.1.3b.2', 'TD-Q15')} a gun of 85 mm always does heavy damage`, () => {
    const light = pulled({ pen: 2, heavy: false, without: ['fire'] });
    const hit = (su: string) => {
      const duel = lay({
        su: [su],
        hands: [[], [card('fire', 1)]],
        deck: [1, 4, light],
        damage: [11],
        edit: (state) => {
          sighted(state);
          for (const tank of state.tanks) tank.range = 200;
        },
      });
      duel
        .phaseOf('su1')
        .give({ type: 'declare', cards: [`${card('fire', 1)}.fire`] })
        .give({ type: 'target', tank: 'de1' });
      return duel.give({ type: 'letStand' }).all('damaged')[0]?.severity;
    };
    expect([hit('kv85'), hit('t34-76-m43')]).toEqual(['heavy', 'light']);
  });

  test(`${cite('TD-5.6.1a', 'TD-5.6.2a', 'TD-5.6.2c', 'TD-12.1.4a.2', 'TD-12.1.4b.1')} a wound; a second one by a later check kills`, () => {
    const duel = damaged([wound('loader')]);
    expect(member(duel, 'loader')).toMatchObject({ wounded: true, seat: 'loader' });
    const again = damaged([wound('loader')], [], (tank) => {
      for (const each of tank.crew) if (each.person === 'loader') each.wounded = true;
    });
    expect(member(again, 'loader')?.seat).toBeNull();
    const twice = damaged([wound('loader'), wound('loader')]);
    expect(member(twice, 'loader')?.seat).toBe('loader');
    expect(member(damaged([kia('loader')]), 'loader')?.seat).toBeNull();
  });

  test(`${cite('TD-12.1.4a.1', 'TD-X11')} whoever sits there now is hit`, () => {
    const duel = damaged(
      [wound('driver')],
      [],
      (tank) => {
        for (const each of tank.crew) {
          if (each.person === 'driver') each.seat = null;
          if (each.person === 'assistant') each.seat = 'driver';
        }
      },
      't34-85',
    );
    expect(member(duel, 'assistant')?.wounded).toBe(true);
  });

  test(`${cite('TD-12.1.4a.3', 'TD-12.1.4a.4', 'TD-Q59')} an empty seat passes it to the bracket, else nobody; a vehicle without the seat counts as empty`, () => {
    expect(member(damaged([wound('assistant', 'driver')]), 'driver')?.wounded).toBe(true);
    expect(damaged([wound('assistant')]).saw('wounded')).toBe(false);
  });

  test(`${cite('TD-Q59')} a commander/gunner is hit once in a check, with the graver result`, () => {
    const twice = damaged([wound('commander'), wound('gunner')], [], () => {}, 't34-76-m43');
    expect(member(twice, 'commander-gunner')).toMatchObject({ wounded: true, seat: 'commander-gunner' });
    const graver = damaged([wound('commander'), kia('gunner')], [], () => {}, 't34-76-m43');
    expect(member(graver, 'commander-gunner')?.seat).toBeNull();
    const passes = damaged([kia('commander'), kia('gunner', 'loader')], [], () => {}, 't34-76-m43');
    expect(passes.all('killed').map(({ person }) => person)).toEqual(['commander-gunner', 'loader']);
  });

  test(`${cite('TD-12.1.4b.2', 'TD-14.1a', 'TD-14.1b', 'TD-5.6.2d', 'TD-5.6.2e', 'TD-1.1b', 'TD-5.6.1b', 'TD-Q59')} the VP of the dead go to the tank that penetrated; a commander's change with the crew`, () => {
    expect(damaged([kia('loader')]).tank('de1').vp).toBe(1);
    const commander = (quality: string) => {
      const duel = lay({ su: [`kv85:${quality}`] });
      duel.tank('su1').pierced = { by: 'de1', medal: true };
      const scribe = { dice: openDice(seedDice('x')), emit: () => {} };
      runDamage(duel.state, scribe, {
        tank: 'su1',
        card: 8,
        mines: null,
        parts: [kia('commander')],
        wounded: [],
        lose: 0,
      });
      return duel.tank('de1').vp;
    };
    expect(['green', 'veteran', 'elite'].map(commander)).toEqual([1, 2, 3]);
  });

  test(`${cite('TD-5.6.2q', 'TD-Q18', 'TD-Q60', 'TD-12.1.5')} two dead: the rest bails out after the last part, without a Morale check`, () => {
    const duel = damaged([kia('loader'), kia('driver'), { do: 'trackDamage' }]);
    const order = duel.events.map(({ type }) => type);
    expect(order.indexOf('trackDamaged')).toBeLessThan(order.indexOf('bailedOut'));
    expect(duel.tank('su1').inPlay).toBe(false);
    expect(order).not.toContain('held');
    expect(order).not.toContain('broke');
  });

  test(`${cite('TD-14.2c')} VP for the dead come on top of the tank's`, () => {
    expect(damaged([kia('loader'), kia('driver')]).tank('de1')).toMatchObject({ vp: 6 + 2, kills: 1 });
  });

  test(`${cite('TD-12.1.4', 'TD-12.1.4c.1', 'TD-12.3.1a', 'TD-12.3.1c')} a fire check lights the tank by the icon, FIRE without a check`, () => {
    expect(damaged([{ do: 'fireCheck', times: 1 }], [fireIcon]).tank('su1').fire).not.toBeNull();
    expect(damaged([{ do: 'fireCheck', times: 1 }], [safeFire]).tank('su1').fire).toBeNull();
    const sure = damaged([{ do: 'fire' }]);
    expect(sure.tank('su1').fire).not.toBeNull();
    expect(sure.saw('pulled')).toBe(false);
    const on = damaged([{ do: 'fireCheck', times: 1 }], [safeFire], (tank) => {
      tank.fire = { mines: null };
    });
    expect(on.tank('su1').fire).not.toBeNull();
  });

  test(`${cite('TD-12.3.1b', 'TD-Q41', 'TD-12.1.4c.2')} on a burning tank FIRE or its icon is out of control`, () => {
    const burning = (tank: Tank) => {
      tank.fire = { mines: null };
    };
    expect(damaged([{ do: 'fireCheck', times: 1 }], [fireIcon], burning).saw('outOfControl')).toBe(true);
    expect(damaged([{ do: 'fire' }, { do: 'trackDamage' }], [], burning).saw('trackDamaged')).toBe(false);
  });

  test(`${cite('TD-12.1.4c.3', 'TD-X13')} ×3 means up to three checks, stopping when the tank is lost`, () => {
    const [a, b] = [pulled({ with: ['fire'] }, 0), pulled({ with: ['fire'] }, 1)];
    const duel = damaged([{ do: 'fireCheck', times: 3 }], [a, b]);
    expect(duel.all('pulled').filter(({ why }) => why === 'fire')).toHaveLength(2);
    const calm = damaged(
      [{ do: 'fireCheck', times: 3 }],
      [0, 1, 2].map((place) => pulled({ without: ['fire'] }, place)),
    );
    expect(calm.all('pulled')).toHaveLength(3);
  });

  test(`${cite('TD-12.2.1', 'TD-12.2.2', 'TD-12.6', 'TD-12.6.2a', 'TD-12.6.2b')} an explosion: everybody tries to get out`, () => {
    const duel = damaged(
      [{ do: 'explosionCheck', times: 1 }],
      [
        blast,
        ...[0, 1, 2].map((place) => pulled({ without: ['explosion'] }, place)),
        pulled({ with: ['explosion'] }, 1),
      ],
    );
    expect(duel.saw('exploded')).toBe(true);
    expect(duel.all('escaped')).toHaveLength(3);
    expect(duel.all('killed')).toHaveLength(1);
    expect(duel.tank('su1').inPlay).toBe(false);
    expect(damaged([{ do: 'explosionCheck', times: 1 }], [safeFire]).saw('exploded')).toBe(false);
  });

  test(`${cite('TD-12.1.4d.5')} a fatal hit leaves no survivors`, () => {
    const duel = damaged([special('fatalHit')]);
    expect(duel.all('killed')).toHaveLength(4);
    expect(duel.saw('pulled')).toBe(false);
    expect(duel.tank('de1').vp).toBe(6 + 5);
  });
});

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
    expect(fireLevel(damaged([{ do: 'trackDamage' }], [], () => {}, 'su100').tank('su1'))).toBe(3);
    expect(fireLevel(damaged([{ do: 'immobilized' }], [], () => {}, 'su100').tank('su1'))).toBe(2);
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
