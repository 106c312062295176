import { describe, expect, test } from 'vitest';
import { coverOf, ownFireOf } from '../../../src/rules/tankDuel/ground';
import { moveLevel } from '../../../src/rules/tankDuel/levels';
import type { TankId } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';
import { card, cardsWhere, has, lay, pulled, sighted } from './duel';

const [m1, m2, m3] = [card('move', 1), card('move', 2), card('move', 3)];
const low = cardsWhere((each) => each.target < 5);
const high = cardsWhere((each) => each.target >= 5);
const terrainCard = (id: string) =>
  cardsWhere((each) => each.halves.length === 1 && each.halves[0]?.terrain === id)[0] ?? 0;

const smoky = pulled({ with: ['smoke'] }, 9);

describe('moving', () => {
  const moving = (cards: readonly number[], edit = sighted) =>
    lay({ hands: [[...cards], []], edit, deck: [smoky] })
      .phaseOf('de1')
      .give({ type: 'declare', cards: cards.map((each) => `${each}.move` as const) });

  test(`${cite('TD-10.1.2a', 'TD-10.1.2b', 'TD-10.1.2c', 'TD-Q29', 'TD-Q30')} 200 m a card, up to 400 m, or none`, () => {
    const one = moving([m1]);
    expect(one.why({ type: 'move', to: 400, card: m1 })).toBe('TD-10.1.2a');
    for (const to of [600, 800, 1000]) expect(one.why({ type: 'move', to, card: m1 })).toBeNull();
    const two = moving([m1, m2]);
    expect(two.why({ type: 'move', to: 200, card: m1 })).toBe('TD-10.1.2c');
    expect(two.why({ type: 'move', to: 400, card: m1 })).toBeNull();
    const still = moving([m1]).give({ type: 'move', to: 800, card: m1 });
    expect(still.tank('de1').box.move).toBe(m1);
  });

  test(`${cite('TD-10.1.4a', 'TD-10.2.1', 'TD-Q31')} one Move card stays, by choice; what lay there goes`, () => {
    const duel = moving([m1, m2], (state) => {
      sighted(state);
      const [tank] = state.tanks;
      if (tank) tank.box = { ...tank.box, terrain: { id: 'woods', card: 50 }, smoke: 51, hill: true, road: true };
    });
    expect(duel.why({ type: 'move', to: 600, card: m3 })).toBe('TD-Q31');
    duel.give({ type: 'move', to: 600, card: m2 }).upTo('action');
    expect(duel.tank('de1').box).toEqual({
      move: m2,
      terrain: null,
      smoke: null,
      smokeFills: false,
      hill: false,
      road: true,
    });
    expect(new Set(duel.state.discard.map(({ card: each }) => each))).toEqual(new Set([m1, 50, 51, smoky]));
  });

  test(`${cite('TD-5.7.4', 'TD-Q30', 'TD-10.5.5', 'TD-10.3.7a')} a move, even on the spot, costs Hull Down, terrain and smoke`, () => {
    const duel = moving([m1], (state) => {
      const [tank] = state.tanks;
      if (tank) tank.hullDown = true;
    }).give({ type: 'move', to: 800, card: m1 });
    expect(duel.tank('de1').hullDown).toBe(false);
  });

  test(`${cite('TD-10.2.3a', 'TD-Q36')} In Motion: −40 to own fire, 30 Cover`, () => {
    const duel = moving([m1]).give({ type: 'move', to: 800, card: m1 });
    expect([ownFireOf(duel.tank('de1').box), coverOf(duel.tank('de1').box)]).toEqual([-40, 30]);
  });

  test(`${cite('TD-10.1.3a', 'TD-10.1.3b', 'TD-10.1.3d', 'TD-10.4.3d', 'TD-10.4.3e', 'TD-Q32')} two Move cards shake one flanker off, spotted or not, of the player's choice`, () => {
    const duel = lay({ su: ['kv85', 'kv85'], hands: [[m1, m2], []] });
    duel.tank('su1').flanking = ['de1'];
    duel.tank('su2').flanking = ['de1'];
    duel.phaseOf('de1').give({ type: 'declare', cards: [`${m1}.move`, `${m2}.move`] });
    duel.give({ type: 'move', to: 800, card: m1 });
    expect(duel.state.phase).toBe('shake');
    expect(duel.saw('pulled')).toBe(false);
    duel.give({ type: 'shake', tank: 'su2' });
    expect([duel.tank('su1').flanking, duel.tank('su2').flanking]).toEqual([['de1'], []]);
  });

  test(`${cite('TD-10.1.3c', 'TD-10.4.3c', 'TD-X22', 'TD-Q32', 'TD-Q62')} one Move card needs a Target Number below the Move Level`, () => {
    const shake = (number: number) => {
      const duel = lay({ de: ['tiger'], hands: [[m1], []], deck: [number] });
      duel.tank('su1').flanking = ['de1'];
      duel
        .phaseOf('de1')
        .give({ type: 'declare', cards: [`${m1}.move`] })
        .give({ type: 'move', to: 800, card: m1 });
      return duel.tank('su1').flanking;
    };
    expect(shake(low[0] ?? 0)).toEqual([]);
    expect(shake(high[0] ?? 0)).toEqual(['de1']);
  });

  test(`${cite('TD-Q34', 'TD-Q62', 'TD-12.1.4d.4', 'TD-12.1.4d.8')} Bog and panic end with a completed move, and bind its cards until then`, () => {
    const duel = lay({ hands: [[card('move', 4), m2, card('flank', 3)], []], edit: sighted });
    duel.tank('de1').bog = 2;
    duel.tank('de1').movePanic = 4;
    duel.phaseOf('de1');
    expect(duel.why({ type: 'declare', cards: [`${card('move', 4)}.move`] })).toBe('TD-8.3.2b');
    expect(duel.why({ type: 'declare', cards: [`${m2}.move`, `${card('flank', 3)}.flank`] })).toBe('TD-8.3.2b');
    duel.give({ type: 'declare', cards: [`${m2}.move`] }).give({ type: 'move', to: 600, card: m2 });
    expect(duel.tank('de1')).toMatchObject({ bog: null, movePanic: null });
    expect(duel.saw('freed')).toBe(true);
  });

  test(`${cite('TD-12.5.2b', 'TD-12.1.4d.13', 'TD-Q40')} an Immobilized or smoke-filled tank does not move, order icons or not`, () => {
    const [two = 0] = cardsWhere(({ orders }) => orders === 2);
    const duel = lay({ hands: [[m1, two], []] });
    duel.tank('de1').immobilized = true;
    duel.phaseOf('de1');
    expect(duel.why({ type: 'declare', cards: [`${m1}.move`] })).toBe('TD-12.5.2b');
    expect(duel.why({ type: 'boost', level: 'move', by: 1, cards: [two] })).toBe('TD-Q57');
    const smoky = lay({ hands: [[m1, card('fire', 5)], []], edit: sighted, deck: [pulled({ with: ['smoke'] })] });
    smoky.tank('de1').box.smokeFills = true;
    smoky.phaseOf('de1');
    expect(smoky.why({ type: 'declare', cards: [`${m1}.move`] })).toBe('TD-12.1.4d.13');
    expect(smoky.why({ type: 'declare', cards: [`${card('fire', 5)}.fire`] })).toBe('TD-12.1.4d.13');
  });
});

describe('terrain', () => {
  test(`${cite('TD-10.3a', 'TD-10.3b', 'TD-10.3.1a', 'TD-10.3.2a', 'TD-10.1.4b', 'TD-10.2.2b', 'TD-10.3.4', 'TD-4.2.4e', 'TD-10.3.6a', 'TD-X20', 'TD-Q55')} own terrain takes the place of the Move card; conceal, then bog, each with its own pull`, () => {
    const woods = terrainCard('woods');
    const place = (hide: number, sink: number) => {
      const duel = lay({ hands: [[woods], []], deck: [hide, sink], edit: sighted });
      duel.tank('de1').box.move = m1;
      return duel.phaseOf('de1').give({ type: 'declare', cards: [`${woods}.terrain`] });
    };
    const hidden = place(40, 11);
    expect(hidden.all('pulled').map(({ why }) => why)).toEqual(['conceal', 'bog']);
    expect(hidden.tank('de1').box).toMatchObject({ move: null, terrain: { id: 'woods', card: woods } });
    expect(hidden.tank('su1').spotted).toEqual([]);
    expect(hidden.tank('de1').bog).toBeNull();
    const seen = place(41, 10);
    expect(seen.tank('su1').spotted).toEqual(['de1']);
    expect(seen.tank('de1').bog).toBe(4);
  });

  test(`${cite('TD-10.3.8a', 'TD-X19', 'TD-10.3.8b')} Bog halves the level in force, rounded up`, () => {
    const mud = terrainCard('mud');
    const duel = lay({ de: ['tiger'], hands: [[mud], []], deck: [50] });
    duel.tank('de1').box.move = m1;
    duel.phaseOf('de1').give({ type: 'declare', cards: [`${mud}.terrain`] });
    expect(duel.tank('de1').bog).toBe(3);
    expect(moveLevel(duel.state, duel.tank('de1'))).toBe(3);
  });

  test(`${cite('TD-Q33', 'TD-10.3a')} no terrain on a tank that stands still, own or enemy`, () => {
    const woods = terrainCard('woods');
    const duel = lay({ hands: [[woods], []] }).phaseOf('de1');
    expect(duel.why({ type: 'declare', cards: [`${woods}.terrain`] })).toBe('TD-Q33');
    expect(duel.why({ type: 'placeTerrain', card: woods, tank: 'su1' })).toBe('TD-Q33');
  });

  test(`${cite('TD-10.2.4', 'TD-10.3.1a', 'TD-8.4b', 'TD-10.3b')} on an enemy In Motion it is a Field Action`, () => {
    const mud = terrainCard('mud');
    const duel = lay({ hands: [[mud, 30], []], deck: [50] });
    duel.tank('su1').box.move = m1;
    duel.phaseOf('de1').give({ type: 'placeTerrain', card: mud, tank: 'su1' }).give({ type: 'letStand' });
    expect(duel.tank('su1').box).toMatchObject({ move: null, terrain: { id: 'mud', card: mud } });
    expect(duel.tank('su1').bog).toBe(4);
    expect(duel.state.step?.taken).toBe(false);
  });

  test(`${cite('TD-10.3.2b', 'TD-10.3c')} a Field card stops the tank and is discarded`, () => {
    const field = terrainCard('field');
    const duel = lay({ hands: [[field], []] });
    duel.tank('de1').box.move = m1;
    duel.phaseOf('de1').give({ type: 'declare', cards: [`${field}.terrain`] });
    expect(duel.tank('de1').box).toMatchObject({ move: null, terrain: null });
    expect(duel.state.discard).toContainEqual({ card: field, seen: null });
  });

  test(`${cite('TD-10.3.3', 'TD-10.3.5b', 'TD-10.5.4a', 'TD-11.1.3c.vi')} Cover is never checked: it simply counts, and smoke adds 30`, () => {
    const duel = lay();
    duel.tank('de1').box.terrain = { id: 'woods', card: null };
    expect(coverOf(duel.tank('de1').box)).toBe(30);
    duel.tank('de1').box.smoke = 5;
    expect(coverOf(duel.tank('de1').box)).toBe(60);
    duel.tank('de1').box.terrain = null;
    expect(coverOf(duel.tank('de1').box)).toBe(30);
  });
});

describe('flanks', () => {
  const k = card('flank', 3);

  test(`${cite('TD-10.4a', 'TD-10.4.2a', 'TD-10.4.1a', 'TD-10.4b', 'TD-10.4.1c')} In Motion against a spotted enemy`, () => {
    const duel = lay({ hands: [[k, m1], []], edit: sighted }).phaseOf('de1');
    expect(duel.why({ type: 'declare', cards: [`${k}.flank`] })).toBe('TD-10.4.1a');
    duel.give({ type: 'declare', cards: [`${m1}.move`, `${k}.flank`] }).give({ type: 'move', to: 600, card: m1 });
    duel.give({ type: 'flank', tank: 'su1', takeBack: null }).give({ type: 'letStand' });
    expect(duel.tank('de1').flanking).toEqual(['su1']);
    const [k7 = 0] = cardsWhere(has('flank', 7));
    const slow = lay({ hands: [[k7], []], edit: sighted });
    slow.tank('de1').box.move = m1;
    slow.tank('de1').moveLevel = 6;
    slow.phaseOf('de1');
    expect(slow.why({ type: 'declare', cards: [`${k7}.flank`] })).toBe('TD-8.3.2b');
  });

  test(`${cite('TD-10.4.2b', 'TD-Q57')} two at most: for a third one counter is taken back`, () => {
    const duel = lay({ su: ['kv85', 'kv85', 'kv85'], de: ['pz4', 'pz4', 'pz4'], hands: [[k], []], edit: sighted });
    duel.tank('de1').box.move = m1;
    duel.tank('de1').flanking = ['su1', 'su2'];
    duel.phaseOf('de1').give({ type: 'declare', cards: [`${k}.flank`] });
    expect(duel.why({ type: 'flank', tank: 'su3', takeBack: null })).toBe('TD-10.4.2b');
    expect(duel.why({ type: 'flank', tank: 'su1', takeBack: 'su2' })).toBe('TD-Q57');
    duel.give({ type: 'flank', tank: 'su3', takeBack: 'su1' }).give({ type: 'letStand' });
    expect(duel.tank('de1').flanking).toEqual(['su2', 'su3']);
  });

  test(`${cite('TD-10.4.2c', 'TD-Q64', 'TD-X27')} whoever loses the Spotted counter loses the flank: acquiring another enemy does it`, () => {
    const duel = lay({ su: ['kv85', 'kv85'], hands: [[card('fire', 5)], []], deck: [99], edit: sighted });
    duel.tank('de1').flanking = ['su2'];
    duel
      .phaseOf('de1')
      .give({ type: 'declare', cards: [`${card('fire', 5)}.fire`] })
      .give({ type: 'target', tank: 'su1' });
    duel.give({ type: 'letStand' }).give({ type: 'acquire', take: true });
    expect(duel.tank('de1')).toMatchObject({ spotted: ['su1'], flanking: [] });
  });

  test(`${cite('TD-10.4.2f')} two tanks may flank each other`, () => {
    const duel = lay({ hands: [[k], []], edit: sighted });
    duel.tank('de1').box.move = m1;
    duel.tank('su1').flanking = ['de1'];
    duel
      .phaseOf('de1')
      .give({ type: 'declare', cards: [`${k}.flank`] })
      .give({ type: 'flank', tank: 'su1', takeBack: null });
    duel.give({ type: 'letStand' });
    expect([duel.tank('de1').flanking, duel.tank('su1').flanking]).toEqual([['su1'], ['de1']]);
  });

  test(`${cite('TD-Q25', 'TD-Q57', 'TD-10.1.3b')} two Move cards shake the only flanker off: a Flank card after them has nothing to turn away`, () => {
    const cards = [`${m1}.move`, `${m2}.move`, `${k}.flank`] as const;
    // The flanker is flanked itself, so that only a defensive Flank is left.
    const mutual = (flankers: readonly TankId[], spotted: readonly TankId[]) => {
      const duel = lay({ su: ['kv85', 'kv85'], de: ['pz4', 'pz4'], hands: [[m1, m2, k], []] });
      for (const id of flankers) duel.tank(id).flanking = ['de1'];
      Object.assign(duel.tank('de1'), { spotted: [...spotted], flanking: [...spotted] });
      return duel.phaseOf('de1');
    };
    expect(mutual(['su1'], ['su1']).why({ type: 'declare', cards })).toBe('TD-Q57');
    // One Move card may fail to shake it off; of two flankers one is left, and the player chooses which.
    expect(mutual(['su1'], ['su1']).why({ type: 'declare', cards: [cards[0], cards[2]] })).toBeNull();
    const two = mutual(['su1', 'su2'], ['su1']);
    two.give({ type: 'declare', cards }).give({ type: 'move', to: 600, card: m1 }).give({ type: 'shake', tank: 'su2' });
    expect(two.upTo('flank').why({ type: 'unflank', tank: 'su1' })).toBeNull();
  });

  test(`${cite('TD-10.4.3a', 'TD-10.4.3e')} In Motion a Flank card removes a spotted flanker`, () => {
    const duel = lay({ su: ['kv85', 'kv85'], hands: [[k], []] });
    duel.tank('de1').box.move = m1;
    duel.tank('de1').spotted = ['su1'];
    duel.tank('su1').flanking = ['de1'];
    duel.tank('su2').flanking = ['de1'];
    duel.phaseOf('de1').give({ type: 'declare', cards: [`${k}.flank`] });
    expect(duel.why({ type: 'unflank', tank: 'su2' })).toBe('TD-10.4.3e');
    duel.give({ type: 'unflank', tank: 'su1' });
    expect([duel.tank('su1').flanking, duel.tank('su2').flanking]).toEqual([[], ['de1']]);
    expect(duel.tank('de1').box.move).toBe(m1);
  });

  test(`${cite('TD-10.4.3b', 'TD-Q63', 'TD-5.7.4')} standing, it is the whole action: Hull Down goes, ground and aim stay`, () => {
    const duel = lay({ hands: [[k, 30], []], edit: sighted });
    duel.tank('de1').box.terrain = { id: 'gully', card: null };
    duel.tank('de1').hullDown = true;
    duel.tank('de1').acquired = { tank: 'su1', bonus: 10 };
    duel.tank('su1').flanking = ['de1'];
    duel.phaseOf('de1').give({ type: 'declare', cards: [`${k}.flank`] });
    expect(duel.why({ type: 'flank', tank: 'su1', takeBack: null })).toBe('TD-10.4.2a');
    duel.give({ type: 'unflank', tank: 'su1' });
    expect(duel.tank('de1')).toMatchObject({ hullDown: false, acquired: { tank: 'su1', bonus: 10 } });
    expect(duel.tank('de1').box).toMatchObject({ move: null, terrain: { id: 'gully' } });
    const woods = terrainCard('woods');
    const more = lay({ hands: [[k, woods], []], edit: sighted });
    more.tank('su1').flanking = ['de1'];
    more.phaseOf('de1');
    expect(more.why({ type: 'declare', cards: [`${k}.flank`, `${woods}.terrain`] })).toBe('TD-10.4.3b');
  });
});

describe('smoke', () => {
  const [s = 0] = cardsWhere(has('smoke'));

  test(`${cite('TD-10.5', 'TD-10.5.2a', 'TD-10.5.2b', 'TD-10.5.2c', 'TD-Q55', 'TD-Q64')} smoke lies on the terrain, blinds the tank and may hide it`, () => {
    const lay_ = (number: number) => {
      const duel = lay({ hands: [[s], []], deck: [number], edit: sighted });
      duel.tank('de1').box.terrain = { id: 'woods', card: null };
      duel.tank('de1').flanking = ['su1'];
      return duel.phaseOf('de1').give({ type: 'declare', cards: [`${s}.smoke`] });
    };
    const hidden = lay_(40);
    expect(hidden.tank('de1')).toMatchObject({ spotted: [], acquired: null, flanking: [] });
    expect(hidden.tank('de1').box).toMatchObject({ smoke: s, terrain: { id: 'woods' } });
    expect(hidden.tank('su1').spotted).toEqual([]);
    expect(lay_(41).tank('su1').spotted).toEqual(['de1']);
  });

  test(`${cite('TD-10.5.1b', 'TD-5.5.2a', 'TD-5.5.2b', 'TD-Q54', 'TD-Q58')} only standing, with the equipment, and once; the card is good for other things`, () => {
    const moving = lay({ hands: [[s], []] });
    moving.tank('de1').box.move = m1;
    moving.phaseOf('de1');
    expect(moving.why({ type: 'declare', cards: [`${s}.smoke`] })).toBe('TD-10.5.1b');
    const bare = lay({ de: ['tiger-p'], hands: [[s], []] }).phaseOf('de1');
    expect(bare.why({ type: 'declare', cards: [`${s}.smoke`] })).toBe('TD-5.5.2a');
    expect(bare.why({ type: 'crew', order: 'pass', card: s })).toBeNull();
    const twice = lay({ hands: [[s], []], deck: [pulled({ with: ['smoke'] })] });
    twice.tank('de1').box.smoke = 5;
    twice.phaseOf('de1');
    expect(twice.why({ type: 'declare', cards: [`${s}.smoke`] })).toBe('TD-Q58');
  });

  test(`${cite('TD-10.5.3')} a tank in smoke neither spots nor fires`, () => {
    const duel = lay({
      hands: [[card('fire', 5), card('command'), 30], []],
      deck: [pulled({ with: ['smoke'] })],
      edit: sighted,
    });
    duel.tank('de1').box.smoke = 5;
    duel.phaseOf('de1');
    expect(duel.why({ type: 'declare', cards: [`${card('fire', 5)}.fire`] })).toBe('TD-10.5.3');
    duel.tank('de1').spotted = [];
    expect(duel.why({ type: 'command', card: card('command'), tank: 'su1' })).toBe('TD-10.5.3');
    expect(duel.why({ type: 'crew', order: 'spot', card: 30 })).toBe('TD-10.5.3');
  });
});
