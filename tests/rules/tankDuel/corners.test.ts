import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import { tankDuel } from '../../../src/rules/tankDuel';
import { checkOptions, sidesOf } from '../../../src/rules/tankDuel/options';
import { newTank } from '../../../src/rules/tankDuel/setup';
import type { State } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';
import { close, driving, ground, robotOf } from './against';
import { card, cardsWhere, type Duel, lay, pulled, sighted } from './duel';

const [m1, f3] = [card('move', 1), card('fire', 3)];

describe('what nobody needs to be asked', () => {
  test(`${cite('TD-13.1c')} a reply without a card in the hand is known to all`, () => {
    const duel = lay({ hands: [[f3], []], edit: sighted })
      .phaseOf('de1')
      .give({ type: 'declare', cards: [`${f3}.fire`] });
    expect(tankDuel.onlyMove?.(duel.state, 0)).toBeNull();
    duel.give({ type: 'target', tank: 'su1' });
    expect(duel.state.phase).toBe('reply');
    expect(tankDuel.onlyMove?.(duel.state, 1)).toEqual({ type: 'letStand', seat: 1 });
    expect(tankDuel.onlyMove?.(duel.state, 0)).toBeNull();
    expect(tankDuel.onlyMove?.(duel.state, 7)).toBeNull();
    duel.state.hands[1] = [40];
    expect(tankDuel.onlyMove?.(duel.state, 1)).toBeNull();
    duel.state.hands[1] = [];
    duel.state.phase = 'action';
    expect(tankDuel.onlyMove?.(duel.state, 1)).toBeNull();
  });

  test(`${cite('TD-3.0a')} a phase is over when the rules say where to go on`, () => {
    const { state } = lay();
    expect(tankDuel.isPhaseOver(state)).toBe(false);
    expect(tankDuel.isPhaseOver({ ...state, exit: 'bid' })).toBe(true);
  });

  test(`${cite('TD-7.0a', 'TD-Q8')} without a card anywhere nobody bids`, () => {
    const duel = lay({ hands: [[], []] }).open('bid');
    expect(duel.all('noBid').map(({ tank }) => tank)).toEqual(['de1', 'su1']);
    expect(duel.state).toMatchObject({ phase: 'action', current: 'de1', active: [0] });
  });
});

describe('who is asked', () => {
  test(`${cite('TD-Q14')} players are asked in the order of their seats, whichever tanks they have`, () => {
    const duel = lay({
      seats: 4,
      de: ['pz3', 'pz3', 'pz3'],
      su: ['t34-76-m40', 't34-76-m40', 't34-76-m40'],
      hands: [[], [m1], [], []],
    });
    duel.tank('de1').spotted = ['su1'];
    duel
      .phaseOf('su1')
      .give({ type: 'declare', cards: [`${m1}.move`] })
      .give({ type: 'move', to: 600, card: m1 });
    expect(duel.state.offers.map(({ spotter }) => spotter)).toEqual(['de2', 'de3']);
    expect([duel.tank('de2').seat, duel.tank('de3').seat]).toEqual([2, 0]);
    expect(duel.state.active).toEqual([0, 2]);
  });

  test(`${cite('TD-12.1.4d.16', 'TD-Q70')} whose ammunition was hit gives up Fire cards, two at most`, () => {
    const hand = [card('fire', 4), card('fire', 5), card('fire', 6)];
    const duel = lay({ hands: [[f3], hand], edit: close, deck: [] });
    duel.phaseOf('de1');
    duel.state.agenda = [
      { do: 'unitOver' },
      { do: 'damage', damage: { tank: 'su1', card: 8, mines: null, parts: [], wounded: [], lose: 2 } },
    ];
    duel.open('ammunition');
    expect(duel.state.active).toEqual([1]);
    duel.give({ type: 'loseCard', card: hand[0] ?? 0 });
    expect(duel.state).toMatchObject({ phase: 'ammunition', active: [1] });
    duel.give({ type: 'loseCard', card: hand[2] ?? 0 });
    expect(duel.state.phase).toBe('action');
    expect(duel.hand(1)).toEqual([hand[1]]);
    expect(duel.all('lostCards').map(({ cards }) => cards)).toEqual([[hand[0]], [hand[2]]]);
  });

  test(`${cite('TD-15.0h')} a tank is named by a word, not by a list of one`, () => {
    expect(tankDuel.parse({ type: 'shake', seat: 0, tank: 'de1' })).not.toBeNull();
    for (const tank of [['de1'], 'de5', 'de0', 'xx1', 'de11', 'ade1', null])
      expect(tankDuel.parse({ type: 'shake', seat: 0, tank })).toBeNull();
  });
});

describe('a tank that is not in the game', () => {
  test.each(['action', 'attempt', 'leadership', 'target', 'flank', 'shake'] as const)(
    `${cite('TD-15.0h')} is no enemy in play: every question of the %s phase has an answer`,
    (phase) => {
      const hand = [card('command'), card('terrain'), f3, 40];
      const settings = { infantry: true, hatches: false, atGuns: true };
      const duel = lay({ hands: [hand, []], edit: sighted, settings }).phaseOf('de1');
      duel.state.phase = phase;
      const more = { seat: 0, card: hand[0] ?? 0, cards: [], gun: 'pak40', takeBack: null } as const;
      const types = [
        'command',
        'placeTerrain',
        'assault',
        'fireGun',
        'attempt',
        'shake',
        'flank',
        'unflank',
        'lead',
        'target',
      ];
      for (const type of types)
        for (const tank of ['su4', 'de4']) {
          const command = { ...more, type, tank } as Parameters<typeof tankDuel.refuse>[1];
          const failed = tankDuel.check?.(duel.state, command).find(({ state }) => state === 'fails');
          expect(failed?.rule).toBe(tankDuel.refuse(duel.state, command)?.rule);
          expect(failed).toBeDefined();
        }
    },
  );
});

describe('how a table is laid', () => {
  const options = (more: object = {}, seats = 2, setup = 'meeting') => ({
    setup,
    seats,
    options: { ...more } as never,
  });

  test(`${cite('TD-4.2.4b', 'TD-Q86')} who draws first is drawn by lot, and so are forces by points`, () => {
    const first = (seats: number, seed: number) => {
      const dice = openDice(seedDice(`first ${seed}`));
      const state = tankDuel.deal(options({}, seats), dice);
      return [state.firstDrawer, dice.rolls().map(({ why }) => why)] as const;
    };
    const seeds = Array.from({ length: 30 }, (_, seed) => seed);
    expect([...new Set(seeds.map((seed) => first(3, seed)[0]))].toSorted()).toEqual([0, 1, 2]);
    expect(new Set(seeds.map((seed) => first(1, seed)[0]))).toEqual(new Set([0]));
    expect(first(2, 0)[1]).toEqual(['forces', 'firstDrawer']);
    expect(first(1, 0)[1]).toEqual(['forces']);
  });

  test(`${cite('TD-5.0')} whoever likes plays the Soviets`, () => {
    expect(sidesOf(options({ side: 'su' }, 3))).toEqual(['su', 'de', 'su']);
    expect(sidesOf(options({ side: 'de' }, 3))).toEqual(['de', 'su', 'de']);
    const state = tankDuel.deal(options({ side: 'su' }, 1), openDice(seedDice('side')));
    expect(state.tanks.map(({ nation, seat }) => [nation, seat])).toContainEqual(['su', 0]);
    expect(state.tanks.every(({ nation, robot }) => (nation === 'de') === (robot !== null))).toBe(true);
  });

  test(`${cite('TD-Q86')} as many tanks as the scenario has room for, and no more`, () => {
    const force = (count: number, vehicle: string) => Array.from({ length: count }, () => vehicle);
    const own = (count: number, setup = 'meeting') =>
      checkOptions(options({ de: force(count, 'pz3'), su: force(count, 't34-76-m40') }, 2, setup));
    expect([own(1), own(4)]).toEqual([null, null]);
    expect(own(5)).toEqual({ where: 'options.de', problem: 'forcesForm' });
  });

  test(`${cite('TD-5.7.1')} a new tank stands in the open`, () => {
    expect(newTank('de1', 'de', { vehicle: 'pz4', quality: 'elite' }, 600)).toMatchObject({
      hullDown: false,
      range: 600,
      quality: 'elite',
      seat: null,
      robot: null,
    });
  });
});

describe('what is told of a pull', () => {
  test(`${cite('TD-Q83', 'TD-4.0b')} on Mines every icon of fire or explosion is bad luck`, () => {
    const mines = (number: number) => {
      const duel = lay({ settings: { mines: true }, hands: [[13], []], deck: [number], edit: sighted });
      driving(duel, 'su1');
      duel.phaseOf('de1').give({ type: 'placeTerrain', card: 13, tank: 'su1' }).upTo('action');
      return duel.all('pulled')[0];
    };
    const bad = cardsWhere(({ icons }) => icons.includes('fire') || icons.includes('explosion')).filter(
      (each) => each !== 13,
    );
    const [flame, blast] = [
      pulled({ with: ['fire'], without: ['explosion'] }),
      pulled({ with: ['explosion'], without: ['fire'] }),
    ];
    const calm = pulled({ without: ['fire', 'explosion'] });
    expect([mines(flame)?.success, mines(blast)?.success, mines(calm)?.success]).toEqual([false, false, true]);
    const told = mines(calm);
    expect((told?.of ?? 0) - (told?.ways ?? 0)).toBe(bad.length);
  });

  test(`${cite('TD-12.4.1a', 'TD-12.3.3')} who gets out of a fire, and out of an explosion`, () => {
    const escapes = (edit: (duel: Duel) => void) => {
      const duel = lay({ deck: Array.from({ length: 1 }, () => pulled({ with: ['fire'], without: ['explosion'] })) });
      edit(duel);
      return duel.all('pulled').map(({ why }) => why);
    };
    const burnt = escapes((duel) => {
      duel.tank('de1').fire = { mines: null };
      duel.phaseOf('de1', ['su1']).give({ type: 'fightFire' });
    });
    expect(new Set(burnt.slice(1))).toEqual(new Set(['escapeFire']));
    const blown = lay({ hands: [[], []], edit: close });
    blown.phaseOf('de1');
    blown.state.agenda = [
      { do: 'unitOver' },
      {
        do: 'damage',
        damage: { tank: 'su1', card: 8, mines: null, parts: [{ do: 'explosion' }], wounded: [], lose: 0 },
      },
    ];
    const scribe = {
      dice: openDice(seedDice('blown')),
      emit: (event: Duel['events'][number]) => void blown.events.push(event),
    };
    tankDuel.apply(blown.state, { type: 'acquire', seat: 0, take: false }, scribe);
    const whys = blown.all('pulled').map(({ why }) => why);
    expect(whys).toHaveLength(5);
    expect(new Set(whys)).toEqual(new Set(['escapeExplosion']));
  });
});

describe('what a hit is worth', () => {
  /** Something pierces the hull of the enemy with a card that is light by itself. */
  const light = pulled({ pen: 'P', heavy: false });

  test(`${cite('TD-Q79', 'TD-12.1.3')} a heavy gun damages heavily, whoever calls it`, () => {
    const orders = cardsWhere((each) => each.orders === 2).slice(0, 2);
    const duel = lay({
      hands: [orders, []],
      deck: [1, 4, light],
      edit: sighted,
    });
    duel.state.guns = [{ gun: 'flak36', nation: 'de', range: 400, fired: false }];
    for (const tank of duel.state.tanks) tank.range = 200;
    duel.phaseOf('de1').give({ type: 'fireGun', gun: 'flak36', tank: 'su1', cards: orders }).upTo('action');
    expect(duel.all('damaged')[0]?.severity).toBe('heavy');
  });

  test(`${cite('TD-Q81', 'TD-12.1.3')} infantry is never heavy by itself, whatever gun its tank has`, () => {
    const [soldier = 0] = cardsWhere((each) => each.icons.includes('infantry'));
    const duel = lay({
      su: ['is2'],
      de: ['tiger'],
      settings: { infantry: true, hatches: false },
      hands: [[], [soldier]],
      deck: [1, 4, light],
      edit: sighted,
    });
    for (const tank of duel.state.tanks) tank.range = 0;
    duel.phaseOf('su1').give({ type: 'assault', card: soldier, tank: 'de1' });
    while (duel.state.phase === 'reply') duel.give({ type: 'letStand' });
    expect(duel.all('infantryHit')).toMatchObject([{ weapon: 'bazooka' }]);
    expect(duel.all('damaged')[0]?.severity).not.toBe('heavy');
  });
});

describe('who leaves', () => {
  test(`${cite('TD-Q89', 'TD-12.7.1b')} a tank lost at −1000 in its own phase does not leave as well`, () => {
    const lost = (deck: readonly number[], fire: boolean) => {
      const duel = lay({ setup: 'breakthrough', seats: 2, deck, hands: [[], []] });
      Object.assign(duel.tank('de1'), { range: -1000, fire: fire ? { mines: null } : null });
      duel.phaseOf('de1', ['su1']);
      return duel;
    };
    const burnt = lost([pulled({ with: ['fire'] })], true);
    burnt.give({ type: 'fightFire' });
    expect(burnt.saw('outOfControl')).toBe(true);
    expect(burnt.saw('left')).toBe(false);
    expect(burnt.state.left.de).toBe(0);
    const whole = lost([], false).give({ type: 'pass' }).give({ type: 'endAction' });
    expect(whole.all('left')).toMatchObject([{ tank: 'de1' }]);
  });

  test(`${cite('TD-8.2', 'TD-Q90')} the other tanks of a player who leaves have their Tank Action before them`, () => {
    const state: { duel?: Duel } = {};
    const duel = lay({ de: ['pz4', 'pz4'], su: ['kv85', 'kv85'], hands: [[40, 41], []] });
    state.duel = duel.phaseOf('de1', ['su1', 'de2']).give({ type: 'crew', order: 'pass', card: 40 });
    duel.leave(0);
    expect(duel.tank('de2').robot?.done).toEqual([]);
    expect(duel.all('robotStep').some(({ tank, step }) => tank === 'de1' && step === 'move')).toBe(false);
  });

  test(`${cite('TD-8.3.2c', 'TD-Q90', 'TD-10.1.3c')} orders a player has paid are lost with him`, () => {
    const [two = 0] = cardsWhere((each) => each.orders === 2 && each.halves.every(({ kind }) => kind === 'tactics'));
    const hard = pulled({ target: 7, atLeast: 10 });
    const edit = (state: State) => {
      for (const tank of state.tanks) if (tank.nation === 'su') tank.flanking = ['de1'];
    };
    const duel = lay({ hands: [[two, m1], []], deck: [hard], edit });
    // Move Level 7: a 7 does not shake the flanker off, 8 would.
    duel.phaseOf('de1').give({ type: 'boost', level: 'move', by: 1, cards: [two] });
    duel.leave(0);
    const shaken = duel.all('pulled').filter(({ why }) => why === 'shake');
    expect(shaken.slice(0, 1)).toMatchObject([{ card: hard, success: false }]);
    expect(ground('woods')).toBeGreaterThan(0);
    expect(robotOf(duel).flanking).toEqual(['de1']);
  });
});
