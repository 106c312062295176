import { describe, expect, test } from 'vitest';
import { tankDuel } from '../../../src/rules/tankDuel';
import { vehicles } from '../../../src/rules/tankDuel/data/vehicles';
import { winnerOf } from '../../../src/rules/tankDuel/ending';
import { handLimit } from '../../../src/rules/tankDuel/handLimit';
import type { State } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';
import { card, cardsWhere, type Duel, lay, pulled, sighted } from './duel';

const orders = (count: number) => cardsWhere((each) => each.orders === count)[0] ?? 0;
const [soldier = 0] = cardsWhere(({ icons }) => icons.includes('infantry'));

describe('who wins', () => {
  const end = (de: Partial<State['tanks'][number]>, su: Partial<State['tanks'][number]>, seats = 2) => {
    const duel = lay({ seats });
    Object.assign(duel.tank('de1'), de);
    Object.assign(duel.tank('su1'), su);
    duel.state.ended = true;
    return { winner: winnerOf(duel.state), result: tankDuel.result(duel.state) };
  };

  test(`${cite('TD-14.0c', 'TD-14.0d', 'TD-14.0e')} more VP, else more kills, else the Soviets`, () => {
    expect(end({ vp: 5 }, { vp: 4 }).winner).toEqual({ nation: 'de', rule: 'TD-14.0c' });
    expect(end({ vp: 4 }, { vp: 5 }).winner).toEqual({ nation: 'su', rule: 'TD-14.0c' });
    expect(end({ vp: 4, kills: 2 }, { vp: 4, kills: 1 }).winner).toEqual({ nation: 'de', rule: 'TD-14.0d' });
    expect(end({ vp: 4, kills: 1 }, { vp: 4, kills: 2 }).winner).toEqual({ nation: 'su', rule: 'TD-14.0d' });
    expect(end({ vp: 4, kills: 2 }, { vp: 4, kills: 2 }).winner).toEqual({ nation: 'su', rule: 'TD-14.0e' });
  });

  test(`${cite('TD-14.0b', 'TD-14.0c')} the result names the seats of the side, or that robots have beaten them`, () => {
    expect(end({ vp: 5 }, { vp: 4 }).result).toMatchObject({ rule: 'TD-14.0c', winners: [0], scores: [5, 4] });
    expect(end({ vp: 4 }, { vp: 5 }).result).toMatchObject({ rule: 'TD-14.0c', winners: [1], scores: [4, 5] });
    const alone = end({ vp: 4 }, { vp: 5 }, 1).result;
    expect(alone).toMatchObject({ rule: 'TD-14.0c', winners: [], scores: [4] });
    expect(end({ vp: 5 }, { vp: 4 }, 1).result).toMatchObject({ winners: [0] });
  });
});

describe('objectives', () => {
  const scored = (setup: string, edit: (duel: Duel) => void, id: 'de1' | 'su1' = 'de1') => {
    const duel = lay({ setup, hands: [[30], [31]] });
    edit(duel);
    return duel
      .phaseOf(id, [id === 'de1' ? 'su1' : 'de1'])
      .all('scored')
      .reduce((sum, { vp }) => sum + vp, 0);
  };
  const at =
    (range: number, id: 'de1' | 'su1' = 'de1') =>
    (duel: Duel) =>
      void Object.assign(duel.tank(id), { range });

  test(`${cite('TD-Q88', 'TD-8.1b', 'TD-14.3')} each at its own range, ground or side`, () => {
    expect([scored('centre', at(400)), scored('centre', at(-400)), scored('centre', at(600))]).toEqual([1, 1, 0]);
    expect([scored('minefield', at(200)), scored('minefield', at(-600)), scored('minefield', at(400))]).toEqual([
      1, 1, 0,
    ]);
    expect([scored('bridgehead', at(0, 'su1'), 'su1'), scored('bridgehead', at(200, 'su1'), 'su1')]).toEqual([2, 0]);
    expect(scored('bridgehead', at(0))).toBe(0);
    const ground = (terrain: 'rubble' | 'woods' | null, range: number) => (duel: Duel) => {
      at(range)(duel);
      duel.tank('de1').box.terrain = terrain === null ? null : { id: terrain, card: null };
    };
    expect([scored('city', ground('rubble', 400)), scored('city', ground('rubble', 600))]).toEqual([1, 0]);
    expect([scored('city', ground('woods', 400)), scored('city', ground(null, 400))]).toEqual([0, 0]);
    expect(scored('rasputitsa', (duel) => void Object.assign(duel.tank('de1').box, { road: true }))).toBe(1);
    expect(scored('highGround', (duel) => void Object.assign(duel.tank('de1').box, { hill: true }))).toBe(2);
    expect(scored('highGround', () => {})).toBe(0);
  });

  test(`${cite('TD-Q89')} a tank leaves only at −1000, and only where its side has that objective`, () => {
    const leaves = (setup: string, range: number, id: 'de1' | 'su1') => {
      const duel = lay({
        setup,
        hands: [
          [30, 40],
          [31, 41],
        ],
      });
      duel.tank(id).range = range;
      duel
        .phaseOf(id, [id === 'de1' ? 'su1' : 'de1'])
        .give({ type: 'crew', order: 'pass', card: id === 'de1' ? 30 : 31 });
      return duel.give({ type: 'endAction' }).give({ type: 'endPhase' });
    };
    expect(leaves('breakthrough', -1000, 'de1').all('left')).toMatchObject([{ tank: 'de1', vp: 6 }]);
    expect(leaves('breakthrough', -800, 'de1').saw('left')).toBe(false);
    expect(leaves('breakthrough', 1000, 'de1').saw('left')).toBe(false);
    expect(leaves('ironRoad', -1000, 'de1').saw('left')).toBe(false);
    const gone = leaves('ironRoad', -1000, 'su1');
    expect(gone.all('left')).toMatchObject([{ tank: 'su1', vp: 8 }]);
    expect([gone.state.left, gone.tank('su1').kills, gone.tank('de1').vp]).toEqual([{ de: 0, su: 1 }, 0, 0]);
    expect(gone.hand(1)).toEqual([41]);
  });

  test(`${cite('TD-Q88', 'TD-14.0b', 'TD-14.3')} those of the end go to the team by what is in play then`, () => {
    const ended = (setup: string, edit: (duel: Duel) => void) => {
      const duel = lay({ setup });
      edit(duel);
      duel.state.deckNumber = duel.state.decks;
      duel.state.deck = [50, 0];
      duel.tank('de1').fire = { mines: null };
      duel.phaseOf('de1').give({ type: 'fightFire' });
      expect(duel.state.ended).toBe(true);
      expect(duel.all('gameEnded')).toMatchObject([{ de: tankVp(duel, 'de'), su: tankVp(duel, 'su') }]);
      return duel.all('teamScored').map(({ nation, vp }) => [nation, vp]);
    };
    const tankVp = (duel: Duel, nation: 'de' | 'su') =>
      duel.state.tanks.reduce((sum, tank) => sum + (tank.nation === nation ? tank.vp : 0), duel.state.teamVp[nation]);
    const hill =
      (...ids: ('de2' | 'su1' | 'su2')[]) =>
      (duel: Duel) => {
        for (const id of ids) duel.tank(id).box.hill = true;
      };
    expect(ended('highGround', () => {})).toEqual([]);
    expect(ended('highGround', hill('su1'))).toEqual([['su', 10]]);
    expect(ended('highGround', hill('de2'))).toEqual([['de', 10]]);
    expect(ended('highGround', hill('de2', 'su1'))).toEqual([]);
    expect(ended('bridgehead', () => {})).toEqual([['de', 5]]);
    expect(ended('bridgehead', (duel) => void Object.assign(duel.tank('su1'), { range: 0 }))).toEqual([]);
    expect(ended('bridgehead', (duel) => void Object.assign(duel.tank('su1'), { range: 0, inPlay: false }))).toEqual([
      ['de', 5],
    ]);
    expect(ended('ironRoad', () => {})).toEqual([['de', 6]]);
    expect(ended('ironRoad', (duel) => void Object.assign(duel.state.left, { su: 1 }))).toEqual([]);
    expect(ended('ironRoad', (duel) => void Object.assign(duel.state.left, { de: 1 }))).toEqual([['de', 6]]);
  });
});

describe('the hand limit shows its working', () => {
  test(`${cite('TD-4.2.7a', 'TD-4.2.7c', 'TD-4.2.7d', 'TD-4.2.7e', 'TD-4.2.7f', 'TD-4.2.7g', 'TD-X28')} term by term, without what counts nothing`, () => {
    const terms = (edit: (duel: Duel) => void) => {
      const duel = lay();
      edit(duel);
      return handLimit(duel.state, 0).terms.map(({ rule, value }) => [rule, value]);
    };
    const base = [
      ['TD-4.2.7a', 4],
      ['TD-4.2.7a', 2],
    ];
    expect(terms(() => {})).toEqual(base);
    expect(terms((duel) => Object.assign(duel.tank('de1'), { range: 400 }))).toEqual([...base, ['TD-4.2.7c', 1]]);
    expect(terms((duel) => Object.assign(duel.tank('de1'), { quality: 'elite' }))).toEqual([...base, ['TD-4.2.7d', 1]]);
    expect(terms((duel) => Object.assign(duel.tank('de1'), { quality: 'green' }))).toEqual([
      ...base,
      ['TD-4.2.7e', -1],
    ]);
    expect(terms((duel) => Object.assign(duel.tank('de1'), { broken: { mines: null } }))).toEqual([
      ...base,
      ['TD-4.2.7g', -1],
    ]);
    const dead = (duel: Duel) => {
      for (const each of duel.tank('de1').crew) if (each.person === 'commander') each.seat = null;
    };
    expect(terms(dead)).toEqual([...base, ['TD-4.2.7f', -1]]);
    const nobody = lay();
    nobody.tank('de1').seat = null;
    expect(handLimit(nobody.state, 0)).toEqual({ terms: [], total: 0 });
  });
});

describe('guns and infantry in the order of a shot', () => {
  test(`${cite('TD-Q79', 'TD-5.5.1e')} a gun spends no round of the tank that calls it, and the other gun may still fire`, () => {
    const duel = lay({ settings: { atGuns: true }, hands: [[orders(2), orders(1)], []], edit: sighted, deck: [99] });
    for (const tank of duel.state.tanks) tank.range = 400;
    Object.assign(duel.tank('de1'), { loaded: true });
    duel
      .phaseOf('de1')
      .give({ type: 'fireGun', gun: 'pak40', tank: 'su1', cards: [orders(2), orders(1)] })
      .upTo('action');
    expect(duel.tank('de1').loaded).toBe(true);
    expect(duel.state.guns.map(({ nation, fired }) => [nation, fired])).toEqual([
      ['de', true],
      ['su', false],
    ]);
    expect(duel.state.shot).toBeNull();
  });

  test(`${cite('TD-Q80', 'TD-Q81')} the rifle goes on like any shot: location, side armour, and the cards are gone`, () => {
    const duel = lay({
      settings: { infantry: true },
      hands: [[], [soldier]],
      deck: [50, pulled({ target: 4, atLeast: 60 }), pulled({ pen: 3 })],
      damage: [8],
    });
    Object.assign(duel.state.infantry, { su: 400 });
    duel.tank('de1').range = 200;
    duel
      .phaseOf('su1', ['de1'])
      .give({ type: 'hatch', closed: false })
      .give({ type: 'assault', card: soldier, tank: 'de1' });
    expect(duel.state.reply).toMatchObject({ to: 'infantry' });
    duel.give({ type: 'letStand' }).give({ type: 'weapon', use: 'atr' });
    expect(duel.all('infantryHit')).toMatchObject([{ weapon: 'atr' }]);
    // Rifle 3 and 3 against the side of a Pz IV.
    expect(duel.all('pierced')).toMatchObject([
      { penetration: 6, armour: vehicles.pz4.armour.side.hull, location: 'hull' },
    ]);
    expect([duel.state.shot, duel.state.table]).toEqual([null, []]);
    expect(duel.saw('acquired')).toBe(false);
  });

  test(`${cite('TD-Q74')} a Road is taken with a Move card of just level 3`, () => {
    const duel = lay({ settings: { deepMud: true }, hands: [[30], []] });
    duel.tank('de1').box.move = card('move', 3);
    expect(duel.phaseOf('de1').why({ type: 'takeRoad', card: 30 })).toBeNull();
  });

  test(`${cite('TD-Q67', 'TD-3.2.3b')} a Game End card pulled in a Field Action ends the game with it`, () => {
    const command = card('command');
    const duel = lay({ hands: [[command, 30], []], edit: sighted });
    duel.state.deckNumber = duel.state.decks;
    duel.tank('de1').box.terrain = { id: 'brush', card: null };
    duel.phaseOf('de1');
    duel.state.deck = [50, 0];
    duel.give({ type: 'commandSelf', card: command, use: 'conceal' });
    expect(duel.state).toMatchObject({ ended: true, phase: 'over' });
  });

  test(`${cite('TD-Q90', 'TD-5.4.3f')} a player leaves while a look-out is being answered: the robot keeps the better target`, () => {
    const duel = lay({
      seats: 4,
      de: ['pz4', 'pz4'],
      su: ['kv85', 'kv85'],
      hands: [[30], [], [], []],
      deck: [pulled({ with: ['binoculars'] })],
    });
    Object.assign(duel.tank('de1'), { spotted: ['su2'], acquired: { tank: 'su2', bonus: 10 } });
    duel
      .phaseOf('de1', ['su1'])
      .give({ type: 'crew', order: 'spot', card: 30 })
      .give({ type: 'attempt', tank: 'su1', cards: [] });
    duel.leave(0);
    duel.give({ type: 'letStand' });
    expect(duel.tank('de1')).toMatchObject({ spotted: ['su2'], acquired: { tank: 'su2' } });
  });

  test(`${cite('TD-10.4.3c', 'TD-10.4b')} only the counter in front of this tank goes back`, () => {
    const duel = lay({ de: ['pz4', 'pz4'], su: ['kv85', 'kv85'], hands: [[card('move', 1), card('move', 2)], []] });
    Object.assign(duel.tank('su1'), { spotted: ['de1', 'de2'], flanking: ['de1', 'de2'] });
    duel.phaseOf('de1').give({ type: 'declare', cards: [`${card('move', 1)}.move`, `${card('move', 2)}.move`] });
    duel.give({ type: 'move', to: 800, card: card('move', 1) });
    expect(duel.tank('su1').flanking).toEqual(['de2']);
  });
});
