import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import { runDamage } from '../../../src/rules/tankDuel/damage';
import type { Effect } from '../../../src/rules/tankDuel/data/damageText';
import { vehicles } from '../../../src/rules/tankDuel/data/vehicles';
import { fireLevel, moveLevel } from '../../../src/rules/tankDuel/levels';
import type { Event, Tank } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';
import { damaged, kia, member, special, wound } from './damaged';
import { card, type Duel, lay, pulled } from './duel';

const calm = (place: number) => pulled({ without: ['fire', 'explosion'] }, place);
const [flame, otherFlame] = [0, 1].map((place) => pulled({ with: ['fire'], without: ['explosion'] }, place)) as [
  number,
  number,
];
const blast = pulled({ with: ['explosion'], without: ['fire'] });
const recorded = (duel: Duel) => duel.all('special').map((event) => event.recorded);
const level = (edit: Partial<Tank>) => (tank: Tank) => void Object.assign(tank, edit);

describe('what is recorded', () => {
  test(`${cite('TD-12.1.4d.1', 'TD-Q40')} a result equal to the level is recorded, a higher one is not`, () => {
    const said = (id: Parameters<typeof special>[0], edit: Partial<Tank>) =>
      recorded(damaged([special(id)], [], level(edit)));
    expect(said('driverPanics', { moveLevel: 4 })).toEqual([true]);
    expect(said('driverPanics', { moveLevel: 3 })).toEqual([false]);
    expect(said('crewStunned', { moveLevel: 3 })).toEqual([true]);
    expect(said('crewStunned', { moveLevel: 2 })).toEqual([false]);
    expect(said('loaderPanics', { fireLevel: 4 })).toEqual([true]);
    expect(said('loaderPanics', { fireLevel: 3 })).toEqual([false]);
    expect(said('crewShaken', { fireLevel: 3 })).toEqual([true]);
    expect(said('crewShaken', { fireLevel: 2 })).toEqual([false]);
    expect(said('gunSight', { fireLevel: 3 })).toEqual([true]);
    expect(said('gunSight', { fireLevel: 2 })).toEqual([false]);
    expect(said('gunHit', { fireLevel: 1 })).toEqual([true]);
    expect(said('gunHit', { fireLevel: 0 })).toEqual([false]);
    expect(said('fuelHit', { moveLevel: 1 })).toEqual([true]);
    expect(said('fuelHit', { moveLevel: 0 })).toEqual([false]);
    const low = damaged([special('driverPanics')], [], level({ moveLevel: 3 })).tank('su1');
    expect([low.movePanic, low.moveLevel]).toEqual([null, 3]);
    const none = damaged([special('fuelHit')], [], level({ moveLevel: 0 })).tank('su1');
    expect(none.moveLevel).toBe(0);
  });

  test(`${cite('TD-12.1.4d.2', 'TD-Q40')} seats count in the comparison and come after the result`, () => {
    const noCommander = (tank: Tank) => {
      for (const each of tank.crew) if (each.person === 'commander') each.seat = null;
    };
    // KV-85: 5 and 5; without a commander 4 and 4.
    const panics = damaged([special('driverPanics')], [], noCommander);
    expect(recorded(panics)).toEqual([true]);
    expect(moveLevel(panics.state, panics.tank('su1'))).toBe(3);
    const fuel = damaged([special('fuelHit')], [], (tank) => {
      noCommander(tank);
      tank.moveLevel = 1;
    });
    expect(recorded(fuel)).toEqual([false]);
  });

  test(`${cite('TD-12.1.4d.3', 'TD-12.1.4d.7')} of two panics the lower one stays`, () => {
    expect(damaged([special('crewShaken'), special('loaderPanics')]).tank('su1').firePanic).toBe(3);
    expect(damaged([special('loaderPanics'), special('crewShaken')]).tank('su1').firePanic).toBe(3);
    expect(damaged([special('driverPanics'), special('crewStunned')]).tank('su1').movePanic).toBe(3);
    expect(damaged([special('crewStunned'), special('driverPanics')]).tank('su1').movePanic).toBe(3);
  });

  test(`${cite('TD-12.1.4d.5', 'TD-12.1.4d.11', 'TD-12.1.4d.12', 'TD-12.1.4d.13', 'TD-12.1.4d.14', 'TD-12.1.4d.16')} results without a level always are`, () => {
    const deck = [calm(0), calm(1), calm(2)];
    for (const id of [
      'fatalHit',
      'engineDestroyed',
      'transmission',
      'smokeFills',
      'specialAmmoHit',
      'ammoHit',
    ] as const)
      expect(recorded(damaged([special(id)], deck))).toEqual([true]);
    const gears = damaged([special('transmission')]).tank('su1');
    expect([gears.transmission, gears.immobilized]).toEqual([true, false]);
  });

  test(`${cite('TD-10.3.8c')} a Bog counter goes when the permanent level is no higher`, () => {
    const bogged = (parts: readonly Effect[], bog: number) => damaged(parts, [], level({ bog })).tank('su1').bog;
    // KV-85: 5, with track damage 3, after a fuel hit 2.
    expect(bogged([{ do: 'trackDamage' }], 3)).toBeNull();
    expect(bogged([{ do: 'trackDamage' }], 2)).toBe(2);
    expect(bogged([special('fuelHit')], 2)).toBeNull();
    expect(bogged([special('fuelHit')], 1)).toBe(1);
    expect(bogged([{ do: 'immobilized' }], 1)).toBeNull();
    expect(bogged([special('transmission')], 1)).toBeNull();
  });

  test(`${cite('TD-5.8.3', 'TD-12.5.3', 'TD-12.5.1c')} only a tank destroyer loses Fire Level with its track; the second time it is Immobilized`, () => {
    const track: Effect = { do: 'trackDamage' };
    const tank = damaged([track]).tank('su1');
    expect([tank.moveLevel, tank.fireLevel, tank.immobilized]).toEqual([3, 5, false]);
    const destroyer = damaged([track], [], () => {}, 'su100').tank('su1');
    const { move, fireDamaged, fireImmobilized } = vehicles.su100;
    expect([destroyer.moveLevel, destroyer.fireLevel]).toEqual([Math.ceil(move / 2), fireDamaged]);
    const twice = damaged([track, track], [], () => {}, 'su100').tank('su1');
    expect([twice.immobilized, fireLevel(twice)]).toEqual([true, Math.min(fireDamaged, fireImmobilized)]);
  });
});

describe('fire and explosion', () => {
  test(`${cite('TD-12.1.4c.1', 'TD-12.2.2', 'TD-Q41')} in capitals they need no check`, () => {
    const fire = damaged([{ do: 'fire' }]);
    expect(fire.tank('su1').fire).toEqual({ mines: null });
    expect(fire.saw('pulled')).toBe(false);
    const out = damaged([{ do: 'fire' }], [calm(0), calm(1), calm(2), calm(3)], level({ fire: { mines: null } }));
    expect(out.saw('outOfControl')).toBe(true);
    expect(out.all('escaped')).toHaveLength(4);
    const gone = damaged([{ do: 'explosion' }, { do: 'fire' }], [calm(0), calm(1), calm(2), calm(3)]);
    expect(gone.saw('exploded')).toBe(true);
    expect(gone.tank('su1').inPlay).toBe(false);
    expect(gone.saw('caughtFire')).toBe(false);
  });

  test(`${cite('TD-12.2.1', 'TD-12.3.1a', 'TD-12.3.1c')} a check says what would have been good`, () => {
    const check = (kind: 'fireCheck' | 'explosionCheck', number: number) =>
      damaged([{ do: kind, times: 1 }], [number, calm(4), calm(5), calm(6), calm(7)]).all('pulled')[0];
    expect(check('fireCheck', flame)).toMatchObject({ why: 'fire', success: false });
    expect(check('fireCheck', blast)).toMatchObject({ why: 'fire', success: true });
    expect(check('explosionCheck', blast)).toMatchObject({ why: 'explosion', success: false });
    expect(check('explosionCheck', flame)).toMatchObject({ why: 'explosion', success: true });
  });

  test(`${cite('TD-12.1.4c.2', 'TD-Q60')} an engine that blows up is asked for no fire, a tank that burns out fills with no smoke`, () => {
    const engine = damaged([special('engineDestroyed')], [blast, calm(0), calm(1), calm(2), calm(3)]);
    expect(engine.all('pulled').map(({ why }) => why)).not.toContain('fire');
    const smoke = damaged([special('smokeFills')], [flame, otherFlame, calm(0), calm(1), calm(2), calm(3)]);
    expect(smoke.tank('su1')).toMatchObject({ inPlay: false });
    expect(smoke.tank('su1').box.smokeFills).toBe(false);
  });

  test(`${cite('TD-Q44', 'TD-12.3.1a')} a fire and a broken crew remember whose Mines they were`, () => {
    const duel = lay({ de: ['pz4', 'pz4'], su: ['kv85', 'kv85'], deck: [flame] });
    const scribe = { dice: openDice(seedDice('mines')), emit: (event: Event) => void duel.events.push(event) };
    const parts: readonly Effect[] = [{ do: 'fireCheck', times: 1 }];
    runDamage(duel.state, scribe, { tank: 'su1', card: 1, mines: 'de2', parts, wounded: [], lose: 0 });
    expect(duel.tank('su1')).toMatchObject({ fire: { mines: 'de2' }, broken: { mines: 'de2' } });
    expect(duel.all('broke')).toMatchObject([{ tank: 'su1' }]);
  });
});

describe('the crew', () => {
  test(`${cite('TD-12.1.4a.2', 'TD-12.1.4a.3', 'TD-12.1.4a.4', 'TD-Q59')} seats in brackets, nobody there, twice the same`, () => {
    const loaderGone = (tank: Tank) => {
      for (const each of tank.crew) if (each.person === 'loader') each.seat = null;
    };
    expect(member(damaged([kia('loader', 'driver')], [], loaderGone), 'driver')?.seat).toBeNull();
    expect(damaged([kia('loader')], [], loaderGone).saw('killed')).toBe(false);
    const twice = damaged([wound('driver'), wound('driver')]);
    expect(member(twice, 'driver')).toMatchObject({ seat: 'driver', wounded: true });
    expect(twice.all('wounded')).toHaveLength(1);
    expect(member(damaged([wound('driver'), kia('driver')]), 'driver')?.seat).toBeNull();
    const before = damaged([wound('driver')], [], (tank) => {
      for (const each of tank.crew) each.wounded = true;
    });
    expect(member(before, 'driver')?.seat).toBeNull();
  });

  test(`${cite('TD-12.1.5', 'TD-5.6.2q', 'TD-Q18')} whoever holds is told; two dead leave without a Morale check`, () => {
    expect(damaged([wound('driver')]).saw('held')).toBe(true);
    const two = damaged([kia('driver'), kia('loader')]);
    expect(two.saw('held')).toBe(false);
    expect(two.saw('bailedOut')).toBe(true);
    const one = damaged([kia('driver')]);
    expect(one.saw('bailedOut')).toBe(false);
  });
});

describe('an ammunition hit', () => {
  const hit = (hand: readonly number[], more: { robot?: boolean; after?: readonly Effect[] } = {}) => {
    const duel = lay({ seats: more.robot ? 1 : 2, hands: more.robot ? [[]] : [[], [...hand]], deck: [calm(0)] });
    const tank = duel.tank('su1');
    Object.assign(tank, { rounds: 1, loaded: true });
    const parts: readonly Effect[] = [special('ammoHit'), ...(more.after ?? [])];
    duel.state.current = 'de1';
    duel.state.agenda = [{ do: 'damage', damage: { tank: 'su1', card: 8, mines: null, parts, wounded: [], lose: 0 } }];
    const scribe = { dice: openDice(seedDice('ammo')), emit: (event: Event) => void duel.events.push(event) };
    const rest = runDamage(duel.state, scribe, { tank: 'su1', card: 8, mines: null, parts, wounded: [], lose: 0 });
    return { duel, rest };
  };

  test(`${cite('TD-12.1.4d.16', 'TD-Q42', 'TD-Q70')} asks for two Fire cards, one half being enough, and for none where there is none`, () => {
    const { duel, rest } = hit([card('fire', 4), card('move', 1)]);
    expect(rest).toMatchObject({ lose: 2 });
    expect(duel.tank('su1')).toMatchObject({ rounds: 0, loaded: false });
    expect(hit([card('move', 1)]).rest).toBeNull();
    expect(hit([]).rest).toBeNull();
    expect(hit([], { robot: true }).rest).toBeNull();
    // What follows in the text is done once the cards are gone.
    const later = hit([card('move', 1)], { after: [{ do: 'trackDamage' }] });
    expect(later.duel.tank('su1').trackDamage).toBe(true);
    expect(hit([card('fire', 4)], { after: [{ do: 'trackDamage' }] }).duel.tank('su1').trackDamage).toBe(false);
  });
});
