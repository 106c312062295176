import { expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import { runDamage } from '../../../src/rules/tankDuel/damage';
import { damageCards } from '../../../src/rules/tankDuel/data/damageCards';
import type { Condition } from '../../../src/rules/tankDuel/data/damageText';
import type { Quality } from '../../../src/rules/tankDuel/data/vehicles';
import type { Event, State } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';
import { card, cardsWhere, lay, pulled, sighted } from './duel';

const [two = 0, otherTwo = 0] = cardsWhere(({ orders }) => orders === 2);
const [one = 0, otherOne = 0] = cardsWhere(({ orders }) => orders === 1);

test(`${cite('TD-X10', 'TD-8.4a', 'TD-8.4b')} spot by Command, fire with Leadership, lay mines on another enemy: all in one Action Step`, () => {
  const [lead, fire] = [card('leadership'), card('fire', 5)];
  const duel = lay({
    setup: 'minefield',
    de: ['pz4', 'pz4'],
    su: ['kv85', 'kv85'],
    hands: [[card('command'), fire, lead, 13], []],
    deck: [99, pulled({ without: ['fire', 'explosion'] })],
  });
  duel.tank('su2').box.move = card('move', 2);
  duel.phaseOf('de1').give({ type: 'command', card: card('command'), tank: 'su1' });
  duel.give({ type: 'declare', cards: [`${fire}.fire`, `${lead}.leadership`] }).give({ type: 'target', tank: 'su1' });
  duel.upTo('action');
  // Pak 40 at 1600 m: 34, the card 5, Leadership 20, a KV-85 is 5 larger.
  expect(duel.all('aimed')[0]).toMatchObject({ toHit: 34 + 5 + 20 + 5 });
  duel.give({ type: 'placeTerrain', card: 13, tank: 'su2' }).upTo('action');
  expect(duel.all('terrainPlaced')).toMatchObject([{ tank: 'su2', terrain: 'mines' }]);
  expect(duel.hand(0)).toEqual([]);
});

test(`${cite('TD-X12', 'TD-12.1.2', 'TD-12.4.1a')} hit and on fire: the Morale check reads the Green icon and the fire icon of the same card`, () => {
  const hit = (red: readonly Condition[], quality: Quality, icon: 'fire' | 'none') => {
    const conditions: readonly Condition[] = ['green', 'onFire', 'elite'];
    const found = damageCards.find((each) =>
      conditions.every((condition) => each.red.includes(condition) === red.includes(condition)),
    );
    if (found === undefined) throw new Error(`no card with ${red.join()}`);
    const pull = icon === 'fire' ? pulled({ with: ['fire'] }) : pulled({ without: ['fire'] });
    const duel = lay({ deck: [pull] });
    Object.assign(duel.tank('su1'), { quality });
    const scribe = { dice: openDice(seedDice('morale')), emit: (event: Event) => void duel.events.push(event) };
    const parts = [{ do: 'fireCheck', times: 1 }] as const;
    runDamage(duel.state, scribe, { tank: 'su1', card: found.id, mines: null, parts, wounded: [], lose: 0 });
    return duel.tank('su1').broken !== null;
  };
  expect(hit(['green'], 'green', 'none')).toBe(true);
  expect(hit(['green'], 'green', 'fire')).toBe(true);
  expect(hit(['green'], 'elite', 'fire')).toBe(false);
  expect(hit(['green', 'onFire'], 'green', 'fire')).toBe(true);
  expect(hit(['green', 'onFire'], 'elite', 'fire')).toBe(true);
  expect(hit(['green', 'onFire'], 'elite', 'none')).toBe(false);
});

test(`${cite('TD-X14', 'TD-4.2.3b', 'TD-4.2.3c', 'TD-4.2.3d', 'TD-4.2.3e', 'TD-4.2.3f', 'TD-4.2.3g')} the price list: one order icon less does not do`, () => {
  const burning = (state: State) => {
    for (const tank of state.tanks) tank.fire = { mines: null };
  };
  const hands = [[two, otherTwo, one, otherOne], []] as const;
  const fire = lay({ hands, edit: burning }).phaseOf('de1');
  expect(fire.why({ type: 'extinguish', cards: [two, one] })).toBe('TD-8.1d.2');
  expect(fire.why({ type: 'extinguish', cards: [two, otherTwo] })).toBeNull();

  const morale = lay({
    hands,
    edit: (state) => {
      for (const tank of state.tanks) tank.broken = { mines: null };
    },
  }).phaseOf('de1');
  expect(morale.why({ type: 'rally', cards: [two, one] })).toBe('TD-8.1e.2');
  expect(morale.why({ type: 'rally', cards: [two, one, otherOne] })).toBeNull();

  const later = lay({ hands, edit: burning, deck: [pulled({ without: ['fire', 'extinguish'] })] })
    .phaseOf('de1')
    .give({ type: 'fightFire' });
  expect(later.why({ type: 'extinguish', cards: [one, otherOne] })).toBe('TD-8.3.1d');
  expect(later.why({ type: 'extinguish', cards: [two, one] })).toBeNull();

  const fast = lay({ hands: [[two, otherTwo, one, otherOne, card('move', 1)], []] }).phaseOf('de1');
  expect(fast.why({ type: 'boost', level: 'move', by: 1, cards: [one] })).toBe('TD-8.3.2c');
  expect(fast.why({ type: 'boost', level: 'move', by: 1, cards: [one, otherOne] })).toBeNull();
  expect(fast.why({ type: 'boost', level: 'move', by: 2, cards: [two, one] })).toBe('TD-8.3.2c');
  expect(fast.why({ type: 'boost', level: 'move', by: 2, cards: [two, otherTwo] })).toBeNull();

  const look = lay({ hands: [[one, otherOne, 30], []] })
    .phaseOf('de1')
    .give({ type: 'crew', order: 'spot', card: 30 });
  expect(look.why({ type: 'attempt', tank: 'su1', cards: [one] })).toBe('TD-8.3.5i.2');
  expect(look.why({ type: 'attempt', tank: 'su1', cards: [one, otherOne] })).toBeNull();

  const shot = lay({ hands: [[two, one, otherOne, card('fire', 5)], []], edit: sighted })
    .phaseOf('de1')
    .give({ type: 'declare', cards: [`${card('fire', 5)}.fire`] });
  expect(shot.why({ type: 'quickLoad', load: true, cards: [one, otherOne] })).toBe('TD-11.1.2a');
  expect(shot.why({ type: 'quickLoad', load: true, cards: [two, one] })).toBeNull();
  // Nothing is thrown in that the sum does not need (TD-Q7).
  expect(shot.why({ type: 'quickLoad', load: true, cards: [two, one, otherOne] })).toBe('TD-Q7');
});
