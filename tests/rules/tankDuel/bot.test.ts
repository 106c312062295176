import { describe, expect, test } from 'vitest';
import { sequenceOf } from '../../../src/machines/order';
import { tankDuelChart } from '../../../src/machines/tankDuel';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import type { Json } from '../../../src/rules/core/game';
import { type BotQuestion, type Level, levels } from '../../../src/rules/core/module';
import { tankDuel } from '../../../src/rules/tankDuel';
import { outlook } from '../../../src/rules/tankDuel/bot/outlook';
import { think as thinkAhead } from '../../../src/rules/tankDuel/bot/think';
import type { State } from '../../../src/rules/tankDuel/types';
import { card, cardsWhere, lay, pulled, sighted } from './duel';

const order = sequenceOf(tankDuelChart);
const think = (question: BotQuestion) => thinkAhead(question, order);

function ask(state: State, rest: Partial<BotQuestion> = {}): BotQuestion {
  const [seat] = state.active;
  if (seat === undefined) throw new Error(`nobody acts in ${state.phase}`);
  return { view: tankDuel.view(state, seat), seat, seed: 'bot', level: 'hard', positions: 120, ...rest };
}

/** The same table with everything the acting seat cannot see dealt anew. */
function reshuffled(state: State, turn: number): State {
  const [seat = 0] = state.active;
  return tankDuel.imagine(tankDuel.view(state, seat), openDice(seedDice(`other ${turn}`)));
}

const hands = [
  cardsWhere(({ target }) => target === 3).slice(0, 6),
  cardsWhere(({ target }) => target === 7).slice(0, 6),
];

describe('the bot does not peek', () => {
  const positions: readonly [string, State][] = [
    ['bidding', lay({ hands }).open('bid').state],
    ['acting', lay({ hands, edit: sighted }).phaseOf('de1').state],
    [
      'answering a shot',
      lay({ hands: [[card('fire', 3)], [card('tactics'), card('move', 2)]], edit: sighted })
        .phaseOf('de1')
        .give({ type: 'declare', cards: [`${card('fire', 3)}.fire`] })
        .give({ type: 'target', tank: 'su1' }).state,
    ],
  ];

  for (const [when, state] of positions) {
    test(`${when}: other hidden cards, the same answer`, () => {
      for (const level of levels) {
        const answer = think(ask(state, { level }));
        for (const turn of [1, 2, 3]) {
          const other = reshuffled(state, turn);
          expect(other).not.toEqual(state);
          expect(think(ask(other, { level }))).toEqual(answer);
        }
      }
    });
  }
});

test('a tank whose side would lose if the game ended now is drawn to the enemy, one that would win is not', () => {
  // Equal VP are a Soviet win, so the German has to come until he leads.
  const nearer = (led: boolean, late: boolean) => {
    const { state } = lay({ hands, edit: sighted }).phaseOf('de1');
    const tank = state.tanks.find(({ id }) => id === 'de1');
    if (tank === undefined) throw new Error('no German tank');
    tank.vp = led ? 1 : 0;
    if (late) Object.assign(state, { deckNumber: state.decks, deck: [] });
    return outlook(state, { ...tank, range: tank.range - 200 }) - outlook(state, tank);
  };
  expect(nearer(false, false)).toBeGreaterThan(nearer(true, false) + 0.2);
  expect(nearer(false, true)).toBeGreaterThan(nearer(false, false) + 0.1);
  expect(nearer(true, true)).toBe(nearer(true, false));
});

describe('the hard bot sees the obvious', () => {
  test('it fires at a Panther in the flank rather than to drive past it', () => {
    const { state } = lay({
      de: ['panther'],
      su: ['is2'],
      hands: [[], [card('fire', 4), card('move', 2), card('move', 3)]],
      edit(at) {
        sighted(at);
        for (const tank of at.tanks) {
          tank.range = 200;
          if (tank.nation === 'su') tank.flanking = ['de1'];
        }
      },
    }).phaseOf('su1');
    expect(think(ask(state)).command).toMatchObject({ type: 'declare', cards: [`${card('fire', 4)}.fire`] });
  });

  test('it plays Tactics against a shot that would hurt', () => {
    const shot = card('fire', 3);
    const { state } = lay({
      de: ['tiger'],
      su: ['t34-85'],
      hands: [[shot], [card('tactics'), card('move', 2)]],
      edit(at) {
        sighted(at);
        for (const tank of at.tanks) tank.range = 400;
      },
    })
      .phaseOf('de1')
      .give({ type: 'declare', cards: [`${shot}.fire`] })
      .give({ type: 'target', tank: 'su1' });
    expect(think(ask(state)).command).toMatchObject({ type: 'tactics' });
  });

  test('it puts a fire out while it can pay', () => {
    const paying = cardsWhere(({ orders, halves }) => orders === 2 && halves.every(({ kind }) => kind === 'terrain'));
    const { state } = lay({
      hands: [[...paying, pulled({ with: ['fire'] })].slice(0, 3), []],
      edit(at) {
        for (const tank of at.tanks) if (tank.nation === 'de') tank.fire = { mines: null };
      },
    }).phaseOf('de1');
    expect(state.phase).toBe('fireCheck');
    expect(think(ask(state)).command).toMatchObject({ type: 'extinguish' });
  });

  test('it discards what its tanks cannot use', () => {
    const { state } = lay({ de: ['stug3'], su: ['is2'], hands: [[], [card('move', 8), card('fire', 3)]] })
      .phaseOf('su1')
      .open('discard');
    expect(think(ask(state)).command).toMatchObject({ type: 'discard', card: card('move', 8) });
  });
});

test('it says what it looked at and why', () => {
  const { state } = lay({ hands, edit: sighted }).phaseOf('de1');
  const question = ask(state, { positions: 300 });
  const answer = think(question);
  expect(answer.view).toEqual(question.view);
  expect(answer.best.map(({ command }) => command)).toContainEqual(answer.command);
  // It stops early where every other plan is behind.
  expect(answer.positions).toBeGreaterThan(100);
});

/** One game between two levels, nobody thinking long; answers the VP of each side. */
function play(sides: readonly [Level, Level], setup: string, options: { readonly [id: string]: Json }, seed: string) {
  const deal = { setup, seats: 2, options };
  expect(tankDuel.checkOptions(deal)).toBeNull();
  let step = order.start({ ...deal, seed }, seedDice(seed));
  for (let moves = 0; !step.over; moves++) {
    expect(moves).toBeLessThan(3000);
    const { state } = step.position;
    const seat = state.active[0] ?? 0;
    const level = sides[seat] ?? 'easy';
    const answer = think({
      view: tankDuel.view(state as State, seat),
      seat,
      seed: `${seed} ${moves}`,
      level,
      positions: 0,
    });
    const command = tankDuel.parse(answer.command);
    if (command === null) throw new Error('the bot answers with no command');
    expect(tankDuel.refuse(state as State, command)).toBeNull();
    step = order.next(step, command, seedDice(`${seed} dice ${moves}`));
  }
  return tankDuel.result(step.position.state as State);
}

const everything = {
  alternates: 'all',
  mines: true,
  atGuns: true,
  infantry: true,
  hills: true,
} as const;

test('it plays every scenario with every option to its end', { timeout: 300_000 }, () => {
  for (const [index, setup] of tankDuel.setups.entries()) {
    const ground = index % 3 === 0 ? { deepMud: true } : index % 3 === 1 ? { snow: true } : { city: true };
    const options = [{ ...everything, ...ground }, everything].find(
      (each) => tankDuel.checkOptions({ setup, seats: 2, options: each }) === null,
    );
    if (options === undefined) throw new Error(`no options for ${setup}`);
    expect(play(['normal', 'normal'], setup, options, setup)).not.toBeNull();
  }
});

test('judgement pays: without any search the hard level beats the easy one, sides in turn', {
  timeout: 300_000,
}, () => {
  const games = 12;
  let won = 0;
  for (let game = 0; game < games; game++) {
    const seat = game % 2;
    const sides: [Level, Level] = seat === 0 ? ['hard', 'easy'] : ['easy', 'hard'];
    const result = play(sides, 'highGround', {}, `pair ${Math.floor(game / 2)}`);
    if (result?.winners.includes(seat) === true) won += 1;
  }
  expect(won / games).toBeGreaterThan(0.6);
});
