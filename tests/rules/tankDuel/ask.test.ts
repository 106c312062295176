import { describe, expect, test } from 'vitest';
import { analyses } from '../../../src/rules/tankDuel/analyses';
import { cite } from '../../support/cite';

const ask = (question: string, params: Record<string, unknown>) => {
  const answer = analyses[question];
  if (answer === undefined) throw new Error(`no question ${question}`);
  return answer(params);
};

describe('questions', () => {
  test('deck: 100 cards with their halves, terrain and damage', () => {
    const answer = ask('deck', { options: { alternates: [13] } });
    expect(answer).toMatchObject({ cards: { length: 100 }, terrain: { length: 14 }, damage: { length: 21 } });
    const [, ...more] = (answer as { cards: { number: number }[] }).cards;
    expect(more[11]).toMatchObject({
      number: 13,
      target: 3,
      deck: 'alternate',
      orders: 0,
      heavy: false,
      halves: [{ kind: 'terrain', level: null, toHit: null, terrain: 'mines', text: 'mines' }],
    });
  });

  test('vehicle: a board or a gun', () => {
    expect(ask('vehicle', { id: 'pak40' })).toMatchObject({
      id: 'pak40',
      kind: 'gun',
      nation: 'de',
      orders: 3,
      gun: { heavy: false, source: 'exact' },
    });
    expect(ask('vehicle', { id: 'su100' })).toMatchObject({
      kind: 'vehicle',
      tankDestroyer: true,
      fire: 3,
      fireDamaged: 2,
      fireImmobilized: 1,
      seats: [{ seat: 'commander', vp: 2 }, { seat: 'gunner' }, { seat: 'loader' }, { seat: 'driver', vp: 1 }],
    });
    expect(() => ask('vehicle', { id: 'maus' })).toThrow('id: no vehicle');
  });

  test(`${cite('TD-11.1.3b', 'TD-11.1.3c.vi', 'TD-11.1.3c.viii')} toHit: the sum with its working`, () => {
    expect(ask('toHit', { gun: 'pak40', range: 800, at: { inMotion: true }, tactics: 1 })).toEqual({
      shot: true,
      distance: 800,
      terms: [
        { rule: 'TD-11.1.3b', value: 86 },
        { rule: 'TD-11.1.3c.vi', value: -30 },
        { rule: 'TD-11.1.3c.viii', value: -20 },
      ],
      total: 36,
      hitsOn: 36,
    });
    expect(
      ask('toHit', { gun: 'pz4', range: [400, 400], target: 'kv85', fire: [5], acquired: 20, flanking: true }),
    ).toMatchObject({
      total: 86 + 5 + 20 + 10 + 5,
      hitsOn: 95,
    });
  });

  test(`${cite('TD-5.8.2a', 'TD-Q68', 'TD-Q75')} toHit: every rule that forbids it, in order`, () => {
    expect(ask('toHit', { gun: 'stug3', range: 2000, from: { inMotion: true }, spotted: false, sight: 600 })).toEqual({
      shot: false,
      refused: ['TD-5.8.2a', 'TD-5.4.1a', 'TD-Q75'],
    });
    expect(ask('toHit', { gun: 'pz3', range: 2000, onFire: true, gunner: false })).toEqual({
      shot: false,
      refused: ['TD-8.3.1c', 'TD-5.6.2i', 'TD-Q68'],
    });
  });

  test('bad input is told by its name', () => {
    expect(() => ask('toHit', { gun: 'pz4', range: 800, at: { terrain: 'lake' } })).toThrow(
      'at.terrain: no terrain "lake"',
    );
    expect(() => ask('toHit', { gun: 'pak40', range: 800, leadership: true })).toThrow('leadership:');
    expect(() => ask('toHit', { gun: 'pz4', range: 100 })).toThrow('range:');
    expect(() => ask('toHit', { gun: 'pz4', range: 200, at: { inMotion: true, smoke: true } })).toThrow('at.inMotion:');
    expect(() => ask('shot', { shooter: 'pz4', target: 'kv85', range: 200, seen: [1, 1] })).toThrow('seen:');
  });

  test(`${cite('TD-4.0b')} shot: exact counts over the cards nobody has seen, without replacement`, () => {
    expect(ask('shot', { shooter: 'flak36', target: 't34-85', range: 1000, seen: [96, 97, 98, 99, 100] })).toEqual({
      shot: true,
      toHit: 78,
      unseen: 95,
      penetration: 12,
      armour: { turret: 10, hull: 10, track: 4 },
      hit: ['78', '95'],
      location: { turret: ['3011', '8930'], hull: ['1466', '4465'], track: ['1389', '8930'], none: ['0', '1'] },
      penetrate: {
        turret: ['253427', '830490'],
        hull: ['24686', '83049'],
        track: ['20381', '138415'],
        any: ['1057', '1410'],
      },
      outOfAction: ['134867794553', '730050539400'],
    });
  });

  test(`${cite('TD-11.1.3e.1', 'TD-8.3.2b', 'TD-5.5.1a')} shot: cards, levels and names are judged`, () => {
    const shot = (more: Record<string, unknown>) =>
      ask('shot', { shooter: 'panther', target: 'kv85', range: 800, ...more });
    expect(shot({})).toEqual({ shot: false, refused: ['TD-11.1.1a'] });
    expect(shot({ cards: [{ number: 7, as: 'fire' }], location: 'hull', apcr: true })).toEqual({
      shot: false,
      refused: ['TD-11.1.3e.1', 'TD-5.5.1a'],
    });
    expect(shot({ cards: [{ number: 7, as: 'fire' }], fireLevel: 0 })).toEqual({ shot: false, refused: ['TD-8.3.2b'] });
    expect(shot({ cards: [{ number: 7, as: 'fire' }] })).toMatchObject({ shot: true, unseen: 99 });
  });

  test('shot: a named location is struck whenever the shot hits', () => {
    const answer = ask('shot', {
      shooter: 'panther',
      target: 'kv85',
      range: 800,
      cards: [
        { number: 7, as: 'fire' },
        { number: 60, as: 'fire' },
      ],
      location: 'turret',
    }) as { hit: unknown; location: { turret: unknown } };
    expect(answer.location.turret).toEqual(answer.hit);
  });

  test(`${cite('TD-10.1.3b', 'TD-10.1.3c', 'TD-Q71')} perilChance and shakeOffChance`, () => {
    expect(ask('perilChance', { value: 3, seen: [10, 20, 31] })).toEqual({ chance: ['37', '97'] });
    expect(ask('perilChance', { value: -1 })).toEqual({ chance: ['0', '1'] });
    expect(ask('shakeOffChance', { moveLevel: 6, cards: 1 })).toEqual({ chance: ['3', '5'], rule: 'TD-10.1.3c' });
    expect(ask('shakeOffChance', { moveLevel: 0, cards: 2 })).toEqual({ chance: ['1', '1'], rule: 'TD-10.1.3b' });
  });
});
