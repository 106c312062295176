import { describe, expect, test } from 'vitest';
import { legal } from '../../../src/rules/core/play';
import { tankDuel } from '../../../src/rules/tankDuel';
import type { Command, PlayedId, State } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';
import { ground } from './against';
import { card, cardsWhere, type Duel, lay, pulled, sighted } from './duel';

const [m1, m2, m4, m5] = [card('move', 1), card('move', 2), card('move', 4), card('move', 5)];
const [f4, f5] = [card('fire', 4), card('fire', 5)];
const lead = card('leadership');
const k = card('flank', 3);
const woods = ground('woods');
const [two = 0, otherTwo = 0] = cardsWhere(
  (each) => each.orders === 2 && each.halves.every(({ kind }) => kind === 'tactics' || kind === 'command'),
);
const [one = 0] = cardsWhere((each) => each.orders === 1 && each.halves.every(({ kind }) => kind === 'tactics'));
const three = { de: ['pz4', 'pz4', 'pz4'], su: ['kv85', 'kv85', 'kv85'] } as const;
const move = (...cards: readonly number[]) => ({
  type: 'declare' as const,
  cards: cards.map((each): PlayedId => `${each}.move`),
});

describe('moving', () => {
  const column = (edit: (duel: Duel) => void, settings = { deepMud: true }) => {
    const duel = lay({ ...three, settings, hands: [[m1, m2], []] });
    duel.tank('de2').box.road = true;
    for (const id of ['de1', 'de2', 'de3'] as const) duel.tank(id).range = 800;
    edit(duel);
    return duel.phaseOf('de1').give(move(m1, m2)).why({ type: 'move', to: 400, card: m1 });
  };

  test(`${cite('TD-Q73')} the column follows the lead tank of its own side that is in play`, () => {
    expect(column(() => {})).toBeNull();
    const behind = (duel: Duel) => Object.assign(duel.tank('de2'), { range: 600 });
    expect(column(behind)).toBe('TD-Q73');
    // An enemy, or a lost tank, leads nobody; and without mud there is no column.
    expect(column((duel) => Object.assign(duel.tank('su1'), { range: 600 }))).toBeNull();
    expect(column((duel) => Object.assign(duel.tank('de3'), { range: 600, inPlay: false }))).toBeNull();
    expect(column(behind, { deepMud: false })).toBeNull();
  });

  test(`${cite('TD-Q31', 'TD-Q75')} one of the cards of the set is kept, any of them where the ground does not ask`, () => {
    const kept = (settings: object, cards: readonly number[], keep: number, last?: PlayedId) => {
      const duel = lay({
        settings: { ...settings },
        hands: [[m4, m5, k, woods], []],
        edit: sighted,
        deck: [pulled({ target: 1 })],
      });
      for (const tank of duel.state.tanks) tank.range = 200;
      const { cards: moves } = move(...cards);
      duel.phaseOf('de1').give({ type: 'declare', cards: last === undefined ? moves : [...moves, last] });
      return duel.why({ type: 'move', to: 200, card: keep });
    };
    expect(kept({}, [m4, m5], m5)).toBeNull();
    expect(kept({}, [m4], m5)).toBe('TD-Q31');
    expect(kept({}, [m4, m5], m5, `${woods}.terrain`)).toBeNull();
    expect(kept({ snow: true }, [m4, m5], m5)).toBeNull();
    expect(kept({ snow: true }, [m4, m5], m5, `${k}.flank`)).toBeNull();
    expect(kept({ snow: true }, [m4, m5], m5, `${woods}.terrain`)).toBe('TD-Q75');
    expect(kept({ snow: true }, [m4, m5], m4, `${woods}.terrain`)).toBeNull();
  });

  test(`${cite('TD-5.2.4a', 'TD-10.1.2a')} only ranges on the field are offered`, () => {
    const duel = lay({ hands: [[m1, m2], []] });
    duel.tank('de1').range = 1000;
    duel.phaseOf('de1').give(move(m1, m2));
    const offered = tankDuel.candidates(duel.state, 0).flatMap((each) => (each.type === 'move' ? [each.to] : []));
    expect([...new Set(offered)].toSorted((a, b) => a - b)).toEqual([600, 800, 1000]);
  });

  test(`${cite('TD-Q32', 'TD-Q62', 'TD-8.3.2c')} order icons count in the flank test`, () => {
    const shaken = (boosted: boolean) => {
      const duel = lay({ hands: [[m1, two, otherTwo], []], deck: [pulled({ target: 7 })] });
      duel.tank('su1').spotted = ['de1'];
      duel.tank('su1').flanking = ['de1'];
      duel.phaseOf('de1');
      if (boosted) duel.give({ type: 'boost', level: 'move', by: 1, cards: [two] });
      // Pz IV: Move Level 7.
      return duel.give(move(m1)).give({ type: 'move', to: 800, card: m1 }).saw('shookOff');
    };
    expect(shaken(false)).toBe(false);
    expect(shaken(true)).toBe(true);
  });
});

describe('flanking', () => {
  const flank = (edit: (duel: Duel) => void, takeBack: 'su1' | 'su2' | 'su3' | null = null, settings = {}) => {
    const duel = lay({ ...three, settings, hands: [[k], []], edit: sighted, deck: [pulled({ target: 1 })] });
    for (const tank of duel.state.tanks) tank.range = 200;
    duel.tank('de1').box.move = m4;
    edit(duel);
    duel.phaseOf('de1').give({ type: 'declare', cards: [`${k}.flank`] });
    return duel.why({ type: 'flank', tank: 'su1', takeBack });
  };

  test(`${cite('TD-10.4a', 'TD-10.4.2a', 'TD-10.4.2b', 'TD-Q57', 'TD-Q75')} a spotted enemy in sight that is not flanked yet, with a counter to place`, () => {
    expect(flank(() => {})).toBeNull();
    expect(flank((duel) => Object.assign(duel.tank('de1'), { spotted: ['su2'] }))).toBe('TD-10.4a');
    expect(flank((duel) => Object.assign(duel.tank('de1'), { flanking: ['su1'] }))).toBe('TD-Q57');
    expect(flank((duel) => Object.assign(duel.tank('su1'), { range: 800 }), null, { snow: true })).toBe('TD-Q75');
    expect(flank(() => {}, 'su2')).toBe('TD-10.4.2b');
    const full = (duel: Duel) => Object.assign(duel.tank('de1'), { flanking: ['su2', 'su3'] });
    expect(flank(full)).toBe('TD-10.4.2b');
    expect(flank(full, 'su1')).toBe('TD-10.4.2b');
    expect(flank(full, 'su3')).toBeNull();
  });

  test(`${cite('TD-10.4.3e', 'TD-10.4.3a')} only the counter of a spotted enemy is removed`, () => {
    const duel = lay({ ...three, hands: [[k], []], edit: sighted });
    duel.tank('de1').spotted = ['su1'];
    for (const id of ['su1', 'su2'] as const) duel.tank(id).flanking = ['de1'];
    duel.phaseOf('de1').give({ type: 'declare', cards: [`${k}.flank`] });
    expect(tankDuel.refuse(duel.state, { type: 'unflank', seat: 0, tank: 'su2' })).toMatchObject({
      rule: 'TD-10.4.3e',
      evidence: ['unit:su2'],
    });
    expect(duel.why({ type: 'flank', tank: 'su1', takeBack: null })).toBe('TD-10.4.2a');
    duel.give({ type: 'unflank', tank: 'su1' });
    expect(duel.tank('su1').flanking).toEqual([]);
  });

  test(`${cite('TD-Q32', 'TD-10.1.3c')} of two flankers the player chooses one that flanks`, () => {
    const duel = lay({ ...three, hands: [[m1, m2], []] });
    for (const id of ['su1', 'su2'] as const) Object.assign(duel.tank(id), { spotted: ['de1'], flanking: ['de1'] });
    duel.phaseOf('de1').give(move(m1, m2)).give({ type: 'move', to: 800, card: m1 });
    expect(duel.state.phase).toBe('shake');
    expect(tankDuel.refuse(duel.state, { type: 'shake', seat: 0, tank: 'su3' })).toMatchObject({
      rule: 'TD-10.1.3c',
      evidence: ['unit:su3'],
    });
    duel.give({ type: 'shake', tank: 'su2' });
    expect([duel.tank('su1').flanking, duel.tank('su2').flanking]).toEqual([['de1'], []]);
  });
});

describe('Leadership', () => {
  const led = (terrain: 'mud' | 'brush' | 'gully') => {
    const duel = lay({ hands: [[lead], [30]], edit: sighted, deck: [1] });
    duel.tank('de1').box.terrain = { id: terrain, card: null };
    return duel.phaseOf('de1').give({ type: 'declare', cards: [`${lead}.leadership`] });
  };

  test(`${cite('TD-8.3.4c', 'TD-8.3.4d', 'TD-Q19', 'TD-Q57')} goes Hull Down or hides where the ground allows it`, () => {
    expect(led('mud').why({ type: 'leadSelf', use: 'hullDown' })).toBe('TD-Q19');
    expect(led('mud').why({ type: 'leadSelf', use: 'conceal' })).toBe('TD-Q57');
    expect(led('brush').why({ type: 'leadSelf', use: 'hullDown' })).toBe('TD-Q19');
    const hidden = led('brush').give({ type: 'leadSelf', use: 'conceal' });
    expect([hidden.tank('su1').spotted, hidden.tank('de1').hullDown]).toEqual([[], false]);
    const down = led('gully').give({ type: 'leadSelf', use: 'hullDown' });
    expect([down.tank('su1').spotted, down.tank('de1').hullDown]).toEqual([['de1'], true]);
    expect(down.state).toMatchObject({ phase: 'action', step: { taken: true } });
  });

  test(`${cite('TD-Q57', 'TD-8.3.4c', 'TD-8.4.1c')} ground for it or not, a tank that is Hull Down does not go Hull Down again`, () => {
    const order = card('command');
    const duel = lay({ hands: [[lead, order], [30]], edit: sighted });
    duel.tank('de1').hullDown = true;
    duel.phaseOf('de1');
    expect(duel.why({ type: 'commandSelf', card: order, use: 'hullDown' })).toBe('TD-Q57');
    duel.give({ type: 'declare', cards: [`${lead}.leadership`] });
    expect(duel.why({ type: 'leadSelf', use: 'hullDown' })).toBe('TD-Q57');
  });

  test(`${cite('TD-Q26', 'TD-11.1.1b', 'TD-11.1.3c.ii')} laid before the Fire card it is one set with it all the same`, () => {
    const duel = lay({ hands: [[lead, f4], []], edit: sighted, deck: [99] }).phaseOf('de1');
    duel
      .give({ type: 'declare', cards: [`${lead}.leadership`, `${f4}.fire`] })
      .give({ type: 'target', tank: 'su1' })
      .upTo('action');
    expect(duel.all('setBegan')).toMatchObject([{ as: 'fire', cards: [f4, lead] }]);
    expect(duel.all('aimed')[0]?.terms).toContainEqual({ rule: 'TD-11.1.3c.ii', value: 20 });
  });
});

describe('order icons for a level', () => {
  test(`${cite('TD-8.3.2c', 'TD-Q7')} bind to a card of that level`, () => {
    const boosted = (level: 'move' | 'fire') => {
      const duel = lay({ hands: [[m1, f4, k, two, otherTwo, woods], []], edit: sighted });
      duel.tank('de1').box.move = m5;
      return duel.phaseOf('de1').give({ type: 'boost', level, by: 1, cards: [two] });
    };
    expect(boosted('move').why({ type: 'declare', cards: [`${f4}.fire`] })).toBe('TD-8.3.2c');
    expect(boosted('move').why({ type: 'declare', cards: [`${k}.flank`] })).toBeNull();
    expect(boosted('move').why({ type: 'declare', cards: [`${m1}.move`, `${woods}.terrain`] })).toBeNull();
    expect(boosted('move').why({ type: 'declare', cards: [`${woods}.terrain`] })).toBe('TD-8.3.2c');
    expect(boosted('fire').why(move(m1))).toBe('TD-8.3.2c');
    expect(boosted('fire').why({ type: 'declare', cards: [`${f4}.fire`] })).toBeNull();
    expect(boosted('fire').why({ type: 'endAction' })).toBe('TD-8.3.2c');
  });
});

describe('rounds and repairs', () => {
  test(`${cite('TD-Q57', 'TD-5.5.1a', 'TD-11.1.2a')} a round that is there is loaded, one that is loaded is taken out`, () => {
    const quick = (rounds: number, loaded: boolean, load: boolean) => {
      const duel = lay({ hands: [[f5, two, one], []], edit: sighted });
      Object.assign(duel.tank('de1'), { rounds, loaded });
      duel.phaseOf('de1').give({ type: 'declare', cards: [`${f5}.fire`] });
      return duel.why({ type: 'quickLoad', load, cards: [two, one] });
    };
    expect(quick(1, false, true)).toBeNull();
    expect(quick(0, false, true)).toBe('TD-Q57');
    expect(quick(1, true, true)).toBe('TD-Q57');
    expect(quick(1, true, false)).toBeNull();
    expect(quick(1, false, false)).toBe('TD-Q57');
    const crew = (rounds: number, loaded: boolean, order: 'load' | 'unload') => {
      const duel = lay({ hands: [[30], []] });
      Object.assign(duel.tank('de1'), { rounds, loaded });
      return duel.phaseOf('de1').why({ type: 'crew', order, card: 30 });
    };
    expect([crew(1, false, 'load'), crew(0, false, 'load'), crew(1, true, 'load')]).toEqual([null, 'TD-Q57', 'TD-Q57']);
    expect([crew(1, true, 'unload'), crew(1, false, 'unload')]).toEqual([null, 'TD-Q57']);
  });

  test(`${cite('TD-Q42', 'TD-Q70')} a repair takes two Move cards; every pair is offered once`, () => {
    const duel = lay({ hands: [[m1, m2, m4, f4], []] });
    duel.tank('de1').transmission = true;
    duel.phaseOf('de1');
    expect(duel.why({ type: 'repair', cards: [m1] })).toBe('TD-Q70');
    expect(duel.why({ type: 'repair', cards: [m1, f4] })).toBe('TD-Q70');
    expect(duel.why({ type: 'repair', cards: [m1, m5] })).toBe('TD-Q70');
    const offered = tankDuel.candidates(duel.state, 0).filter(({ type }) => type === 'repair');
    expect(offered).toHaveLength(3);
    duel.give({ type: 'repair', cards: [m4, m1] });
    expect(duel.hand(0)).toEqual([m2, f4]);
    expect(duel.all('lostCards')).toMatchObject([{ cards: [m1, m4] }]);
  });

  test(`${cite('TD-Q57', 'TD-8.3.5i.1', 'TD-10.5.3')} nobody looks out for whom it has spotted, nor out of smoke`, () => {
    const look = (edit: (state: State) => void) =>
      lay({ hands: [[30], []], edit })
        .phaseOf('de1')
        .why({ type: 'crew', order: 'spot', card: 30 });
    expect(look(() => {})).toBeNull();
    expect(look(sighted)).toBe('TD-Q57');
  });

  test(`${cite('TD-8.3.5iv.1', 'TD-8.3.5iv.2', 'TD-Q28')} who may take which seat`, () => {
    const seat = (
      vehicle: string,
      dead: readonly string[],
      order: Extract<Command, { type: 'crew' }>['order'],
      sits: Record<string, string> = {},
    ) => {
      const duel = lay({ hands: [[], [30]] });
      const tank = duel.tank('su1');
      Object.assign(tank, { vehicle });
      const seats = vehicle.startsWith('t34-76')
        ? ['commander-gunner', 'loader', 'driver', 'assistant']
        : ['commander', 'gunner', 'loader', 'driver'];
      if (vehicle === 't34-85') seats.push('assistant');
      tank.crew = seats.map((person) => ({
        person: person as (typeof tank.crew)[number]['person'],
        seat: (dead.includes(person) ? null : (sits[person] ?? person)) as (typeof tank.crew)[number]['seat'],
        wounded: false,
      }));
      return duel.phaseOf('su1').why({ type: 'crew', order, card: 30 });
    };
    expect(seat('t34-85', ['driver'], 'driveAssistant')).toBeNull();
    expect(seat('t34-85', ['driver'], 'driveLoader')).toBe('TD-8.3.5iv.1');
    expect(seat('t34-85', [], 'driveAssistant')).toBe('TD-8.3.5iv.1');
    expect(seat('t34-85', ['driver', 'assistant'], 'driveAssistant')).toBe('TD-8.3.5iv.1');
    expect(seat('kv85', ['driver'], 'driveAssistant')).toBe('TD-8.3.5iv.1');
    expect(seat('kv85', ['driver'], 'driveLoader')).toBeNull();
    expect(seat('kv85', ['driver'], 'driveGunner')).toBeNull();
    expect(seat('kv85', ['driver'], 'driveGunner', { loader: 'driver' })).toBe('TD-8.3.5iv.1');
    expect(seat('kv85', ['gunner'], 'gunCommander')).toBeNull();
    expect(seat('kv85', ['gunner'], 'gunLoader')).toBe('TD-8.3.5iv.2');
    expect(seat('kv85', [], 'gunCommander')).toBe('TD-8.3.5iv.2');
    expect(seat('kv85', ['driver'], 'gunCommander', { gunner: 'driver' })).toBe('TD-8.3.5iv.2');
    expect(seat('t34-76-m43', ['commander-gunner'], 'gunLoader')).toBeNull();
    expect(seat('t34-76-m43', ['commander-gunner'], 'gunCommander')).toBe('TD-8.3.5iv.2');
  });
});

describe('Draw Phase and Discard Step', () => {
  test(`${cite('TD-Q9', 'TD-4.2.7h')} who has laid off everything is asked no more`, () => {
    const duel = lay({ hands: [[30], []] });
    Object.assign(duel.tank('de1'), { quality: 'green' });
    for (const each of duel.tank('de1').crew) if (each.person === 'commander') each.seat = null;
    duel.state.hands[0] = [30, 31, 32, 33, 34, 35, 36];
    duel.open('excess');
    expect(duel.state.active).toEqual([0]);
    for (const each of [30, 31, 32, 33, 34, 35]) duel.give({ type: 'discardExcess', card: each });
    expect(duel.state.phase).toBe('excess');
    duel.give({ type: 'discardExcess', card: 36 });
    expect(duel.state.phase).toBe('bid');
  });

  test(`${cite('TD-8.5a', 'TD-4.0b')} the last card ends the Discard Step too`, () => {
    const duel = lay({ hands: [[30, 40], []] });
    duel.tank('de1').range = 400;
    duel.phaseOf('de1', ['su1']).give({ type: 'crew', order: 'pass', card: 40 }).give({ type: 'endAction' });
    expect(duel.state.discards).toBe(2);
    duel.give({ type: 'discard', card: 30 });
    expect(duel.hand(0)).toEqual([]);
    expect(duel.state.current).toBe('su1');
    expect(duel.state.discard).toContainEqual({ card: 30, seen: [0] });
  });

  test(`${cite('TD-8.3.1d', 'TD-Q22')} nothing is put out that does not burn, nor what caught fire since`, () => {
    const why = (fire: boolean, burning: boolean) => {
      const duel = lay({ hands: [[two, one], []] }).phaseOf('de1');
      duel.tank('de1').fire = fire ? { mines: null } : null;
      Object.assign(duel.state.step ?? {}, { burning });
      return duel.why({ type: 'extinguish', cards: [two, one] });
    };
    expect([why(false, false), why(true, false), why(false, true), why(true, true)]).toEqual([
      'TD-8.3.1d',
      'TD-8.3.1d',
      'TD-8.3.1d',
      null,
    ]);
  });

  test(`${cite('TD-7.0a', 'TD-Q21')} a bid is for an own tank without one`, () => {
    const duel = lay({ de: ['pz4', 'pz4'], su: ['kv85', 'kv85'], hands: [[30, 31, 32], [40]] }).open('bid');
    const offered = tankDuel.candidates(duel.state, 0).flatMap((each) => (each.type === 'bid' ? [each.tank] : []));
    expect([...new Set(offered)]).toEqual(['de1', 'de2']);
    expect(tankDuel.refuse(duel.state, { type: 'bid', seat: 0, tank: 'su1', card: 30 })).toMatchObject({
      rule: 'TD-7.0a',
      evidence: ['unit:su1'],
    });
    duel.give({ type: 'bid', seat: 0, tank: 'de1', card: 30 });
    expect(duel.why({ type: 'bid', seat: 0, tank: 'de1', card: 31 })).toBe('TD-7.0a');
  });
});

describe('what may be declared instead', () => {
  test(`${cite('TD-8.3c', 'TD-8.3.2b')} is the legal list that keeps the earliest cards, and their number`, () => {
    const hand = [m1, m2, f4, f5, lead, k, woods, card('move', 8)];
    const duel = lay({ hands: [hand, []], edit: sighted }).phaseOf('de1');
    const kind = (number: number): PlayedId => {
      if (number === lead) return `${lead}.leadership`;
      if (number === k) return `${k}.flank`;
      if (number === woods) return `${woods}.terrain`;
      return number === f4 || number === f5 ? `${number}.fire` : `${number}.move`;
    };
    const lists = legal(tankDuel, duel.state, 0).flatMap((each) => (each.type === 'declare' ? [each.cards] : []));
    const asked = [
      [f4, m1],
      [m1, f4, f5],
      [card('move', 8), m1],
      [lead, m2],
      [m1, m2, card('move', 8)],
      [k, m1],
      [f4, f5, m1],
      [woods, m1],
    ];
    for (const cards of asked) {
      const wanted = cards.map(kind);
      const worth = (ids: readonly PlayedId[]) =>
        wanted.reduce((sum, id, place) => sum + (ids.includes(id) ? 2 ** (8 - place) : 0), 0) -
        Math.abs(ids.length - wanted.length);
      const best = Math.max(...lists.map(worth));
      const refusal = tankDuel.refuse(duel.state, { type: 'declare', seat: 0, cards: wanted });
      expect(refusal, wanted.join()).not.toBeNull();
      const instead = refusal?.instead as { readonly cards: readonly PlayedId[] } | undefined;
      expect(instead?.cards === undefined ? null : worth(instead.cards)).toBe(best);
      expect(refusal?.evidence).toEqual(cards.map((number) => `card:${number}`));
    }
  });
});
