import { describe, expect, test } from 'vitest';
import type { State } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';
import { act, against, robotOf, settle } from './against';
import { card, cardsWhere, lay, pulled, sighted } from './duel';

const [m1, m2] = [card('move', 1), card('move', 2)];
const k = card('flank', 3);

describe('what a Field Action costs', () => {
  test(`${cite('TD-Q69', 'TD-Q78', 'TD-4.0b')} a Hill one card, face down`, () => {
    const duel = lay({ settings: { hills: true }, hands: [[30, 31], []] });
    duel.tank('de1').range = 400;
    duel.phaseOf('de1').give({ type: 'takeHill', card: 30 });
    expect(duel.hand(0)).toEqual([31]);
    expect(duel.state.discard).toContainEqual({ card: 30, seen: [0] });
    expect(duel.all('laidOffCards')).toMatchObject([{ cards: [30] }]);
  });

  test(`${cite('TD-Q69', 'TD-Q74', 'TD-4.0b')} a Road one card, and the Move card goes`, () => {
    const duel = lay({ settings: { deepMud: true }, hands: [[30, 31], []] });
    duel.tank('de1').box.move = m1;
    duel.phaseOf('de1').give({ type: 'takeRoad', card: 31 });
    expect(duel.hand(0)).toEqual([30]);
    expect(duel.state.discard).toEqual([
      { card: 31, seen: [0] },
      { card: m1, seen: null },
    ]);
  });

  test(`${cite('TD-Q90', 'TD-Q69')} a robot a card of its row, open to all`, () => {
    const duel = lay({ setup: 'highGround', seats: 1, settings: { personality: 'alert' } });
    robotOf(duel).range = 400;
    const [one = 0, other = 0] = cardsWhere((each) => each.halves.every(({ kind }) => kind === 'tactics'));
    settle(act(duel, [one, other]));
    expect(duel.all('discarded')[0]).toMatchObject({ tank: 'su1', count: 1 });
    expect(duel.state.discard).toContainEqual({ card: Math.min(one, other), seen: null });
    // The other card is laid off in the Discard Step.
    expect(duel.all('discarded')).toHaveLength(2);
  });

  test(`${cite('TD-8.3.5i.1', 'TD-4.2.3f')} a look-out without order icons shows none`, () => {
    const duel = lay({ hands: [[30, 40], []], deck: [99] })
      .phaseOf('de1')
      .give({ type: 'crew', order: 'spot', card: 30 })
      .give({ type: 'attempt', tank: 'su1', cards: [] });
    expect(duel.saw('paid')).toBe(false);
    expect(duel.state.reply).toMatchObject({ to: 'spot', tank: 'de1', target: 'su1' });
  });
});

describe('what is said of a move', () => {
  const flanked = (deck: readonly number[], more: readonly number[] = []) => {
    const duel = lay({ hands: [[m1, ...more], []], deck, su: ['kv85'] });
    duel.tank('su1').spotted = ['de1'];
    duel.tank('su1').flanking = ['de1'];
    return duel
      .phaseOf('de1')
      .give({ type: 'declare', cards: [`${m1}.move`] })
      .give({ type: 'move', to: 800, card: m1 });
  };

  test(`${cite('TD-10.1.3a', 'TD-10.1.3c')} still flanked, or shaken off`, () => {
    const still = flanked([pulled({ target: 9 })]);
    expect(still.saw('stillFlanked')).toBe(true);
    expect(still.all('pulled')[0]).toMatchObject({ why: 'shake', success: false });
    const free = flanked([pulled({ target: 0 })]);
    expect(free.saw('stillFlanked')).toBe(false);
    expect(free.all('shookOff')).toMatchObject([{ tank: 'de1', enemy: 'su1' }]);
  });

  test(`${cite('TD-10.3.8b', 'TD-Q34')} only a bogged tank is freed by it`, () => {
    expect(flanked([99]).saw('freed')).toBe(false);
    const duel = lay({ hands: [[m1], []] });
    duel.tank('de1').bog = 3;
    duel
      .phaseOf('de1')
      .give({ type: 'declare', cards: [`${m1}.move`] })
      .give({ type: 'move', to: 800, card: m1 });
    expect(duel.all('freed')).toMatchObject([{ tank: 'de1' }]);
  });

  test(`${cite('TD-Q90', 'TD-10.1.3b', 'TD-Q32')} a robot with two Move cards is not asked whom it shakes off`, () => {
    const duel = lay({ seats: 1, de: ['pz4', 'pz4'], su: ['kv85', 'kv85'], settings: { personality: 'alert' } });
    for (const id of ['de1', 'de2'] as const) Object.assign(duel.tank(id), { spotted: ['su1'], flanking: ['su1'] });
    act(duel, [m1]);
    expect(duel.all('shookOff')).toMatchObject([{ tank: 'su1', enemy: 'de1' }]);
    expect(duel.tank('de2').flanking).toEqual(['su1']);
    expect(duel.state.active).toEqual([0]);
  });

  test(`${cite('TD-13.1a', 'TD-10.4.2b', 'TD-Q45')} a cancelled Flank leaves the counter taken back where it is`, () => {
    const tactics = card('tactics');
    const duel = lay({
      de: ['pz4', 'pz4', 'pz4'],
      su: ['kv85', 'kv85', 'kv85'],
      hands: [[k], [tactics]],
      edit: sighted,
    });
    duel.tank('de1').box.move = m2;
    duel.tank('de1').flanking = ['su1', 'su2'];
    duel
      .phaseOf('de1')
      .give({ type: 'declare', cards: [`${k}.flank`] })
      .give({ type: 'flank', tank: 'su3', takeBack: 'su1' });
    expect(duel.state.reply).toMatchObject({ to: 'flank', target: 'su3' });
    duel.give({ type: 'tactics', card: tactics }).give({ type: 'letStand' });
    expect(duel.all('cancelled')).toMatchObject([{ what: 'flank', tank: 'de1', enemy: 'su3' }]);
    expect(duel.tank('de1').flanking).toEqual(['su2']);
  });
});

describe('Administration and the end of the game', () => {
  const last = (state: State) => {
    state.deckNumber = state.decks;
  };

  test(`${cite('TD-Q3', 'TD-Q75', 'TD-3.2.3c')} a Game End card pulled for the weather: no objective is scored any more`, () => {
    const duel = lay({ setup: 'centre', settings: { snow: true }, hands: [[30], []], edit: last });
    duel.tank('de1').range = 400;
    duel.tank('de1').bid = 44;
    duel.state.deck = [50, 51, 0];
    duel.phaseOf('de1', ['su1']);
    expect(duel.state).toMatchObject({ ended: true, phase: 'over' });
    expect(duel.saw('scored')).toBe(false);
    expect(duel.tank('de1').bid).toBe(44);
  });

  test(`${cite('TD-Q3', 'TD-4.2.6i')} one pulled for the fire check: no Morale check follows`, () => {
    const duel = lay({ edit: last });
    Object.assign(duel.tank('de1'), { fire: { mines: null }, broken: { mines: null } });
    duel.state.deck = [pulled({ without: ['fire', 'extinguish'] }), 0];
    duel.phaseOf('de1', ['su1']).give({ type: 'fightFire' });
    expect(duel.state).toMatchObject({ ended: true, phase: 'over', active: [] });
    expect(duel.saw('burnsOn')).toBe(true);
  });

  test(`${cite('TD-8.1c.2', 'TD-8.1d.6')} what the pulls meant is told: smoke that stays, a fire that burns on`, () => {
    const smoke = lay({ deck: [pulled({ with: ['smoke'] })] });
    smoke.tank('de1').box.smokeFills = true;
    smoke.phaseOf('de1');
    expect(smoke.all('smokeStays')).toMatchObject([{ tank: 'de1' }]);
    expect(smoke.all('pulled')).toMatchObject([{ why: 'smoke', success: false }]);
    const fire = (number: number) => {
      const duel = lay({ deck: [number] });
      duel.tank('de1').fire = { mines: null };
      return duel.phaseOf('de1').give({ type: 'fightFire' }).all('pulled')[0];
    };
    expect(fire(pulled({ with: ['fire'] }))).toMatchObject({ why: 'fire', success: false });
    expect(fire(pulled({ without: ['fire'] }))).toMatchObject({ why: 'fire', success: true });
  });

  test(`${cite('TD-Q44', 'TD-14.2d')} fire and broken crews remember Mines, whoever has penetrated the tank since`, () => {
    const mined = (edit: (state: State) => void, more = {}) => {
      const duel = lay({ de: ['pz4', 'pz4'], su: ['kv85', 'kv85'], ...more });
      duel.tank('su1').pierced = { by: 'de1', medal: true };
      edit(duel.state);
      return duel.phaseOf('su1', ['de1']);
    };
    const burnt = mined(
      (state) => {
        for (const tank of state.tanks) tank.fire = { mines: 'de2' };
      },
      { deck: [pulled({ with: ['fire'] })] },
    ).give({ type: 'fightFire' });
    expect(burnt.all('eliminated')[0]).toMatchObject({ scorer: 'de2', medal: false });
    const fled = mined(
      (state) => {
        for (const tank of state.tanks) tank.broken = { mines: 'de2' };
      },
      { damage: [1] },
    ).give({ type: 'testMorale' });
    expect(fled.all('eliminated')[0]).toMatchObject({ tank: 'su1', scorer: 'de2', medal: false });
    expect(fled.state.current).toBe('de1');
  });

  test(`${cite('TD-Q20', 'TD-6.0b')} whoever took the last Tank Phase draws first; robots do not count`, () => {
    const duel = lay({
      seats: 2,
      de: ['pz4', 'pz4'],
      su: ['kv85', 'kv85'],
      settings: { robotsSu: 1 },
      hands: [[30], [31]],
    });
    duel.state.firstDrawer = 0;
    duel.phaseOf('su1', ['su2']);
    expect(duel.state.firstDrawer).toBe(1);
    duel.state.firstDrawer = 0;
    duel.phaseOf('su2', ['de1']);
    expect(against('alert').state.firstDrawer).toBe(0);
    duel.state.firstDrawer = 1;
    duel.phaseOf('su2');
    expect(duel.state.firstDrawer).toBe(1);
  });
});
