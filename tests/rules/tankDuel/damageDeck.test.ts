import { describe, expect, test } from 'vitest';
import { baseCards, type Icon } from '../../../src/rules/tankDuel/data/battleCards';
import { damageCards } from '../../../src/rules/tankDuel/data/damageCards';
import {
  type Condition,
  conditions,
  type DamageCard,
  type Effect,
  specials,
} from '../../../src/rules/tankDuel/data/damageText';
import {
  apcrRounds,
  locations,
  type SeatName,
  type Vehicle,
  vehicleIds,
  vehicles,
} from '../../../src/rules/tankDuel/data/vehicles';
import { cite } from '../../support/cite';

const severities = ['critical', 'light', 'heavy'] as const;
const texts = damageCards.flatMap(({ text }) =>
  severities.flatMap((severity) => locations.map((at) => text[severity][at])),
);

describe('the Damage Deck', () => {
  test(`${cite('TD-2.0b', 'TD-Q47', 'TD-4.3b')} 21 cards with sections for critical, turret, hull and track and a morale row`, () => {
    expect(damageCards.map(({ id }) => id)).toEqual(Array.from({ length: 21 }, (_, i) => i + 1));
    for (const { text, red } of damageCards) {
      for (const at of locations) expect(text.critical[at].length).toBeGreaterThan(0);
      for (const condition of red) expect(conditions).toContain(condition);
    }
  });

  test(`${cite('TD-4.3c')} one card orders the reshuffle`, () => {
    expect(damageCards.filter(({ reshuffle }) => reshuffle)).toHaveLength(1);
  });

  test('critical numbers: every digit twice, one three times', () => {
    const counts = Array.from(
      { length: 10 },
      (_, digit) => damageCards.filter(({ critical }) => critical === digit).length,
    );
    expect(counts.toSorted()).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 2, 3]);
  });

  test(`${cite('TD-12.1.4')} all fourteen special results appear`, () => {
    const seen = new Set(texts.flat().flatMap((effect) => (effect.do === 'special' ? [effect.special] : [])));
    expect([...seen].toSorted()).toEqual([...specials].toSorted());
  });

  test('the assistant driver is always named with a second seat', () => {
    for (const effect of texts.flat()) {
      if (!('seat' in effect)) continue;
      expect(effect.else).not.toBe(effect.seat);
      if (effect.seat === 'assistant') expect(effect.else).toBeDefined();
    }
  });

  test('track texts damage tracks; six heavy ones immobilise, no light one', () => {
    const immobilises = (effects: readonly Effect[]) => effects.some((effect) => effect.do === 'immobilized');
    for (const { text } of damageCards) {
      expect(text.light.track.some((effect) => effect.do === 'trackDamage')).toBe(true);
      expect(immobilises(text.light.track)).toBe(false);
    }
    expect(damageCards.filter(({ text }) => immobilises(text.heavy.track))).toHaveLength(6);
  });

  test(`${cite('TD-4.3.2a')} red marks: 7 for green crews, 4 for veterans, 2 for elite`, () => {
    const reds = (condition: Condition) => damageCards.filter(({ red }) => red.includes(condition)).length;
    expect([reds('green'), reds('veteran'), reds('elite')]).toEqual([7, 4, 2]);
  });
});

/** How often one hit costs a tank with a fresh Veteran crew, at once or later: counted by hand, beside the rules. */
describe('calibration', () => {
  const share = (icon: Icon) => baseCards.filter(({ icons }) => icons.includes(icon)).length / 100;
  const [pFire, pOut, pBlast] = [share('fire'), share('extinguish'), share('explosion')];

  interface Hurt {
    readonly burning: boolean;
    readonly dead: readonly SeatName[];
    readonly damaged: boolean;
  }

  function isRed(card: DamageCard, { dead, damaged }: Hurt, burning: boolean): boolean {
    const rows: Condition[] = ['veteran'];
    if (dead.some((seat) => seat.startsWith('commander'))) rows.push('commanderKia');
    if (dead.length > 0) rows.push('crewKia');
    if (burning) rows.push('onFire');
    if (damaged) rows.push('damaged');
    return rows.some((row) => card.red.includes(row));
  }

  function later(card: DamageCard, hurt: Hurt): number {
    if (hurt.dead.length >= 2) return 1;
    const fails = (burning: boolean) => damageCards.filter((each) => isRed(each, hurt, burning)).length / 21;
    const burnsOut = pFire / (pFire + pOut);
    if (!isRed(card, hurt, hurt.burning)) return hurt.burning ? burnsOut : 0;
    if (!hurt.burning) return fails(false);
    const goesOn = 1 - pFire - pOut;
    return pFire + pOut * fails(false) + goesOn * (fails(true) + (1 - fails(true)) * burnsOut);
  }

  const simple: Partial<Record<string, readonly string[]>> = {
    engineDestroyed: ['hurt', 'blast', 'fireCheck'],
    transmission: ['hurt'],
    smokeFills: ['fireCheck', 'fireCheck'],
    fatalHit: ['lost'],
    gunHit: ['hurt'],
    gunSight: ['hurt'],
    turretMechanism: ['hurt'],
  };

  function steps(vehicle: Vehicle, effect: Effect): readonly (string | Effect)[] {
    switch (effect.do) {
      case 'special':
        if (effect.special === 'specialAmmoHit') return [apcrRounds(vehicle) > 0 ? 'lost' : 'burns'];
        return simple[effect.special] ?? [];
      case 'fireCheck':
        return Array.from({ length: effect.times }, () => 'fireCheck');
      case 'explosionCheck':
        return Array.from({ length: effect.times }, () => 'blast');
      case 'fire':
        return ['burns'];
      case 'explosion':
        return ['lost'];
      case 'trackDamage':
      case 'immobilized':
        return ['hurt'];
      default:
        return [effect];
    }
  }

  function lost(vehicle: Vehicle, effects: readonly Effect[], card: DamageCard, alsoLater: boolean): number {
    const list = effects.flatMap((effect) => steps(vehicle, effect));
    const walk = (at: number, hurt: Hurt): number => {
      const step = list[at];
      if (step === undefined) return alsoLater ? later(card, hurt) : Number(hurt.dead.length >= 2);
      const on = (change: Partial<Hurt> = {}) => walk(at + 1, { ...hurt, ...change });
      if (step === 'lost') return 1;
      if (step === 'burns') return hurt.burning ? 1 : on({ burning: true });
      if (step === 'hurt') return on({ damaged: true });
      if (step === 'fireCheck') return pFire * (hurt.burning ? 1 : on({ burning: true })) + (1 - pFire) * on();
      if (step === 'blast') return pBlast + (1 - pBlast) * on();
      if (typeof step === 'string' || !('seat' in step) || step.do === 'wound') return on();
      const both = vehicle.seats.includes('commander-gunner');
      const named = [step.seat, step.else].map((seat) =>
        both && (seat === 'commander' || seat === 'gunner') ? 'commander-gunner' : seat,
      );
      const who = named.find((seat) => seat !== undefined && vehicle.seats.includes(seat) && !hurt.dead.includes(seat));
      return on(who === undefined ? {} : { dead: [...hurt.dead, who] });
    };
    return walk(0, { burning: false, dead: [], damaged: false });
  }

  function rate(severity: 'critical' | 'light' | 'heavy', alsoLater: boolean): number {
    let sum = 0;
    for (const id of vehicleIds) {
      for (const at of vehicles[id].locations) {
        for (const card of damageCards) sum += lost(vehicles[id], card.text[severity][at], card, alsoLater);
      }
    }
    return sum / (12 * 10 * 21);
  }

  test('a light hit costs the tank in 20 to 30 %, a heavy one in 35 to 45 %, a critical one at once in over 80 %', () => {
    expect(rate('light', true)).toBeGreaterThanOrEqual(0.2);
    expect(rate('light', true)).toBeLessThanOrEqual(0.3);
    expect(rate('heavy', true)).toBeGreaterThanOrEqual(0.35);
    expect(rate('heavy', true)).toBeLessThanOrEqual(0.45);
    expect(rate('critical', false)).toBeGreaterThan(0.8);
  });
});
