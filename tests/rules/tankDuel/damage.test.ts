import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import { openDamage, runDamage } from '../../../src/rules/tankDuel/damage';
import { vehicles } from '../../../src/rules/tankDuel/data/vehicles';
import type { Event, Tank } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';
import { damaged, kia, member, special, wound } from './damaged';
import { card, lay, pulled, sighted } from './duel';

const [safeFire, fireIcon] = [
  pulled({ without: ['fire', 'explosion'] }),
  pulled({ with: ['fire'], without: ['explosion'] }),
];
const blast = pulled({ with: ['explosion'], without: ['fire'] });

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
    expect(damaged([kia('loader'), kia('driver')]).tank('de1')).toMatchObject({ vp: vehicles.kv85.vp + 2, kills: 1 });
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
    expect(duel.tank('de1').vp).toBe(vehicles.kv85.vp + 5);
  });
});
