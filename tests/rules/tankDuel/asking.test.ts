import { describe, expect, test } from 'vitest';
import { AnalysisError } from '../../../src/rules/core/module';
import { analyses } from '../../../src/rules/tankDuel/analyses';
import { cite } from '../../support/cite';

type Params = Record<string, unknown>;
const ask = (question: string, params: Params): unknown => {
  const answer = analyses[question];
  if (answer === undefined) throw new Error(`no question ${question}`);
  return answer(params);
};
const all = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const gun = { gun: 'pz4', range: 800 };
const shot = { shooter: 'panther', target: 'kv85', range: 800, cards: [{ number: 7, as: 'fire' }] };

describe('what is asked badly is told by its name', () => {
  const rows: readonly (readonly [string, Params, string])[] = [
    ['deck', { size: 1 }, 'size: no such parameter here'],
    ['deck', { options: 3 }, 'options: expected an object'],
    ['deck', { options: [] }, 'options: expected an object'],
    ['deck', { options: { snow: true } }, 'options.snow: no such parameter here'],
    ['deck', { options: { city: 1 } }, 'options.city: expected true or false'],
    ['deck', { options: { alternates: 13 } }, 'alternates: expected a list of numbers'],
    ['deck', { options: { alternates: [12] } }, 'alternates: expected whole numbers from 13 to 77'],
    ['deck', { options: { alternates: [78] } }, 'alternates: expected whole numbers from 13 to 77'],
    ['deck', { options: { alternates: [13.5] } }, 'alternates: expected whole numbers from 13 to 77'],
    ['deck', { options: { alternates: ['70'] } }, 'alternates: expected whole numbers from 13 to 77'],
    ['deck', { options: { alternates: [14] } }, 'options.alternates: there is no alternate 14'],
    ['deck', { options: { alternates: [69] } }, 'options.alternates: there is no alternate 69'],
    ['vehicle', { id: 'maus' }, 'id: no vehicle or gun "maus"'],
    ['vehicle', { id: 'pz4', turret: 1 }, 'turret: no such parameter here'],
    ['toHit', { gun: 'maus', range: 0 }, 'gun: no vehicle or gun "maus"'],
    ['toHit', { ...gun, cards: [] }, 'cards: no such parameter here'],
    ['toHit', { ...gun, range: undefined }, 'range: expected metres in steps of 200 from 0 to 2000'],
    ['toHit', { ...gun, range: -200 }, 'range: expected metres in steps of 200 from 0 to 2000'],
    ['toHit', { ...gun, range: 2200 }, 'range: expected metres in steps of 200 from 0 to 2000'],
    ['toHit', { ...gun, range: 300 }, 'range: expected metres in steps of 200 from 0 to 2000'],
    ['toHit', { ...gun, range: '800' }, 'range: expected metres in steps of 200 from 0 to 2000'],
    ['toHit', { ...gun, range: [200] }, 'range: expected two ranges'],
    ['toHit', { ...gun, range: [200, 200, 200] }, 'range: expected two ranges'],
    ['toHit', { ...gun, range: [1200, 0] }, 'range: expected metres in steps of 200 from -1000 to 1000'],
    ['toHit', { ...gun, range: [0, -1200] }, 'range: expected metres in steps of 200 from -1000 to 1000'],
    ['toHit', { ...gun, target: 'maus' }, 'target: no vehicle "maus"'],
    ['toHit', { ...gun, tactics: 10 }, 'tactics: expected a whole number from 0 to 9'],
    ['toHit', { ...gun, tactics: -1 }, 'tactics: expected a whole number from 0 to 9'],
    ['toHit', { ...gun, tactics: 0.5 }, 'tactics: expected a whole number from 0 to 9'],
    ['toHit', { ...gun, tactics: '1' }, 'tactics: expected a whole number from 0 to 9'],
    ['toHit', { ...gun, sight: 400 }, 'sight: expected 200 or 600'],
    ['toHit', { ...gun, acquired: 15 }, 'acquired: expected 0, 10 or 20'],
    ['toHit', { ...gun, fire: [] }, 'fire: expected one or two values'],
    ['toHit', { ...gun, fire: [0, 5, 10] }, 'fire: expected one or two values'],
    ['toHit', { ...gun, fire: [21] }, 'fire: expected whole numbers from 0 to 20'],
    ['toHit', { ...gun, fire: [-1] }, 'fire: expected whole numbers from 0 to 20'],
    ['toHit', { ...gun, fire: [5, 5] }, 'fire: a number stands there twice'],
    ['toHit', { ...gun, fire: 5 }, 'fire: expected a list of numbers'],
    ['toHit', { ...gun, leadership: 1 }, 'leadership: expected true or false'],
    ['toHit', { ...gun, buttoned: 'no' }, 'buttoned: expected true or false'],
    ['toHit', { ...gun, from: null, at: 'hill' }, 'at: expected an object'],
    ['toHit', { ...gun, at: { road: true } }, 'at.road: no such parameter here'],
    ['toHit', { ...gun, at: { hill: 1 } }, 'at.hill: expected true or false'],
    ['toHit', { ...gun, from: { smoke: 1 } }, 'from.smoke: expected true or false'],
    ['toHit', { ...gun, from: { inMotion: 1 } }, 'from.inMotion: expected true or false'],
    ['toHit', { ...gun, at: { hullDown: 0 } }, 'at.hullDown: expected true or false'],
    ['toHit', { ...gun, at: { terrain: 'lake' } }, 'at.terrain: no terrain "lake"'],
    ['toHit', { ...gun, at: { terrain: null } }, 'at.terrain: no terrain "null"'],
    ...['smoke', 'hill', 'hullDown'].map(
      (id) =>
        [
          'toHit',
          { ...gun, at: { inMotion: true, [id]: true } },
          'at.inMotion: a tank In Motion has nothing else',
        ] as const,
    ),
    ['toHit', { ...gun, at: { inMotion: true, terrain: 'mud' } }, 'at.inMotion: a tank In Motion has nothing else'],
    ...['fire', 'leadership', 'acquired', 'flanking', 'from', 'buttoned', 'onFire', 'gunner', 'smokeFilled'].map(
      (id) => ['toHit', { gun: 'pak40', range: 800, [id]: true }, `${id}: no such parameter here`] as const,
    ),
    ['shot', { ...shot, shooter: 'maus' }, 'shooter: no vehicle or gun "maus"'],
    ['shot', { ...shot, gun: 'pz4' }, 'gun: no such parameter here'],
    ['shot', { ...shot, fire: [5] }, 'fire: name the cards instead'],
    ['shot', { ...shot, leadership: true }, 'fire: name the cards instead'],
    ['shot', { ...shot, target: undefined }, 'target: expected a vehicle'],
    ['shot', { ...shot, cards: 7 }, 'cards: expected a list'],
    ['shot', { ...shot, cards: [7] }, 'cards.number: expected different Battle Numbers'],
    ['shot', { ...shot, cards: [null] }, 'cards.number: expected different Battle Numbers'],
    ['shot', { ...shot, cards: [{ number: 101, as: 'fire' }] }, 'cards.number: expected different Battle Numbers'],
    ['shot', { ...shot, cards: [...shot.cards, ...shot.cards] }, 'cards.number: expected different Battle Numbers'],
    ['shot', { ...shot, cards: [{ number: 7, as: 'move' }] }, 'cards.as: expected fire or leadership'],
    ['shot', { ...shot, cards: [{ number: 7, as: 'leadership' }] }, 'cards.as: card 7 has no such half'],
    ['shot', { ...shot, location: 'roof' }, 'location: expected turret, hull or track'],
    ['shot', { ...shot, fireLevel: 11 }, 'fireLevel: expected a whole number from 0 to 10'],
    ['shot', { ...shot, seen: all(1, 89).filter((each) => each !== 7) }, 'seen: at least 12 cards stay unseen'],
    ['shot', { ...shot, seen: [0] }, 'seen: expected whole numbers from 1 to 100'],
    ['shot', { ...shot, seenDamage: all(1, 21) }, 'seenDamage: at least one card stays unseen'],
    ['shot', { ...shot, seenDamage: [22] }, 'seenDamage: expected whole numbers from 1 to 21'],
    ['shot', { ...shot, victim: { crew: 1 } }, 'victim.crew: no such parameter here'],
    ['shot', { ...shot, victim: { quality: 'brave' } }, 'victim.quality: expected green, veteran or elite'],
    ['shot', { ...shot, victim: { killed: 'driver' } }, 'victim.killed: expected a list of seats'],
    ['shot', { ...shot, victim: { killed: ['cook'] } }, 'victim.killed: no seat "cook"'],
    ['shot', { ...shot, victim: { killed: ['driver', 'loader'] } }, 'victim.killed: expected one seat at most'],
    ['shot', { ...shot, victim: { wounded: ['cook'] } }, 'victim.wounded: no seat "cook"'],
    ['shot', { ...shot, victim: { apcr: 10 } }, 'apcr: expected a whole number from 0 to 9'],
    ...['onFire', 'broken', 'trackDamage', 'immobilized'].map(
      (id) => ['shot', { ...shot, victim: { [id]: 1 } }, `victim.${id}: expected true or false`] as const,
    ),
    ...['cards', 'fireLevel', 'location', 'apcr'].flatMap((id) =>
      ['pak40', 'flak36', 'm37'].map(
        (shooter) =>
          ['shot', { shooter, target: 'kv85', range: 800, [id]: 1 }, `${id}: no such parameter here`] as const,
      ),
    ),
    ['perilChance', { value: 3, cards: 1 }, 'cards: no such parameter here'],
    ['perilChance', { value: 10 }, 'value: expected a whole number from -1 to 9'],
    ['perilChance', { value: -2 }, 'value: expected a whole number from -1 to 9'],
    ['perilChance', { value: 3, seen: all(1, 100) }, 'seen: at least one card stays unseen'],
    ['perilChance', { value: 3, deck: 5 }, 'deck: expected an object'],
    ['shakeOffChance', { moveLevel: 3, cards: 1, deck: { snow: 1 } }, 'deck.snow: no such parameter here'],
    ['shot', { ...shot, deck: 5 }, 'deck: expected an object'],
    ['shot', { ...shot, shooter: 7 }, 'shooter: no vehicle or gun "7"'],
    ['shakeOffChance', { moveLevel: 3, cards: 1, tank: 1 }, 'tank: no such parameter here'],
    ['shakeOffChance', { moveLevel: 11, cards: 1 }, 'moveLevel: expected a whole number from 0 to 10'],
    ['shakeOffChance', { moveLevel: 3, cards: 3 }, 'cards: expected a whole number from 1 to 2'],
    ['shakeOffChance', { moveLevel: 3, cards: 0 }, 'cards: expected a whole number from 1 to 2'],
  ];

  test.each(rows.map(([question, params, message], place) => [place, question, message, params] as const))(
    '%s: %s answers “%s”',
    (_, question, message, params) => {
      let told: unknown = null;
      try {
        ask(question, params);
      } catch (error) {
        told = error;
      }
      expect(told).toBeInstanceOf(AnalysisError);
      expect(told instanceof Error ? told.message : '').toBe(message);
    },
  );

  test('whoever asks may name the game and the question too', () => {
    expect(ask('perilChance', { game: 'tankDuel', question: 'perilChance', value: 9 })).toEqual({ chance: ['1', '1'] });
  });
});

describe('what adds to the number to hit', () => {
  const sum = (params: Params) =>
    ask('toHit', params) as { total: number; hitsOn: number; distance: number; terms: object[] };

  test.each<[string, Params, string, number]>([
    ['TD-11.1.3c.i', { fire: [5, 10] }, 'the better of two Fire cards', 10],
    ['TD-11.1.3c.ii', { leadership: true }, 'Leadership', 20],
    ['TD-11.1.3c.iii', { acquired: 10 }, 'an Acquired counter', 10],
    ['TD-11.1.3c.iii', { acquired: 20 }, 'an Acquired counter turned', 20],
    ['TD-11.1.3c.iv', { flanking: true }, 'a flank', 10],
    ['TD-11.1.3c.v', { from: { inMotion: true } }, 'own motion', -40],
    ['TD-11.1.3c.v', { from: { terrain: 'woods' } }, 'own woods', -5],
    ['TD-11.1.3c.vi', { at: { inMotion: true } }, 'a target in motion', -30],
    ['TD-11.1.3c.vi', { at: { terrain: 'woods' } }, 'a target in woods', -30],
    ['TD-11.1.3c.vi', { at: { smoke: true } }, 'a target in smoke', -30],
    ['TD-11.1.3c.vi', { at: { hill: true } }, 'a target on a Hill', -5],
    ['TD-11.1.3c.vii', { target: 'kv85' }, 'a large target', 5],
    ['TD-11.1.3c.viii', { tactics: 1 }, 'Tactics that stand', -20],
    ['TD-11.1.3c.viii', { tactics: 3 }, 'Tactics against Tactics against Tactics', -20],
    ['TD-11.1.3c.ix', { buttoned: true }, 'closed hatches', -10],
  ])(`${cite('TD-11.1.3c')} %s`, (rule, more, _, value) => {
    expect(sum({ ...gun, ...more })).toEqual({
      shot: true,
      distance: 800,
      terms: [
        { rule: 'TD-11.1.3b', value: 86 },
        { rule, value },
      ],
      total: 86 + value,
      hitsOn: Math.min(95, 86 + value),
    });
  });

  test(`${cite('TD-11.1.3c.viii', 'TD-5.2.3', 'TD-5.7.1')} two Tactics cards, Hull Down and a Hill of one's own add nothing; ranges are added up`, () => {
    const plain = { shot: true, distance: 800, terms: [{ rule: 'TD-11.1.3b', value: 86 }], total: 86, hitsOn: 86 };
    for (const more of [{ tactics: 2 }, { at: { hullDown: true } }, { from: { hill: true } }, { range: [1000, -200] }])
      expect(sum({ ...gun, ...more })).toEqual(plain);
    expect(sum({ ...gun, range: [-1000, 200] })).toEqual(plain);
    expect(sum({ ...gun, range: [-1000, -1000] }).distance).toBe(2000);
  });

  test(`${cite('TD-11.1.3d', 'TD-Q79')} a tank may come down to nothing, a gun hits with the 1`, () => {
    const bad = { range: 2000, at: { inMotion: true }, tactics: 1 };
    expect(sum({ ...bad, gun: 'pz4' })).toMatchObject({ total: 14 - 50, hitsOn: 0 });
    expect(sum({ ...bad, gun: 'pak40' })).toMatchObject({ total: 14 - 50, hitsOn: 1 });
    expect(sum({ gun: 'pz4', range: 0, leadership: true })).toMatchObject({ total: 115, hitsOn: 95 });
  });

  test.each<[string, Params]>([
    ['TD-8.3.1c', { onFire: true }],
    ['TD-5.6.2i', { gunner: false }],
    ['TD-5.6.2m', { gun: 't34-76-m43', gunner: false }],
    ['TD-12.1.4d.13', { smokeFilled: true }],
    ['TD-10.5.3', { from: { smoke: true } }],
    ['TD-5.8.2a', { gun: 'stug3', from: { inMotion: true } }],
    ['TD-5.4.1a', { spotted: false }],
    ['TD-5.8.2b', { gun: 'stug3', at: { inMotion: true } }],
    ['TD-5.8.2c', { gun: 'stug3', flankedByTarget: true }],
    ['TD-Q68', { gun: 'pz3', range: 1800 }],
    ['TD-Q75', { sight: 600 }],
    ['TD-Q75', { sight: 200, range: 400 }],
  ])(`${cite('TD-11.1.2', 'TD-5.8.2')} refused by %s alone`, (rule, more) => {
    expect(ask('toHit', { ...gun, ...more })).toEqual({ shot: false, refused: [rule] });
  });

  test.each<[Params]>([
    [{ sight: 600, range: 600 }],
    [{ sight: 200, range: 200 }],
    [{ flankedByTarget: true }],
    [{ at: { inMotion: true }, from: { inMotion: true } }],
    [{ gun: 'stug3' }],
  ])(`${cite('TD-11.1.2', 'TD-5.8.2', 'TD-Q75')} %j is no reason to refuse`, (more) => {
    expect(ask('toHit', { ...gun, ...more })).toMatchObject({ shot: true });
  });
});

describe('what is answered about cards and boards', () => {
  test(`${cite('TD-4.2.5b')} the deck of the city, and alternates before it`, () => {
    const cards = (options: Params) =>
      (ask('deck', { options }) as { cards: { number: number; deck: string; source: string }[] }).cards;
    expect(cards({}).every(({ deck, number }, place) => deck === 'base' && number === place + 1)).toBe(true);
    expect(cards({ city: true }).filter(({ deck }) => deck === 'city')).toHaveLength(18);
    expect(
      cards({ alternates: [13, 70, 77] })
        .filter(({ deck }) => deck === 'alternate')
        .map(({ number }) => number),
    ).toEqual([13, 70, 77]);
    expect(Object.keys(cards({})[0] ?? {})).not.toContain('severity');
    expect(Object.keys(cards({})[0] ?? {})).not.toContain('sourceOf');
  });

  test('terrain and damage are told with every number', () => {
    const { terrain, damage } = ask('deck', {}) as {
      terrain: Params[];
      damage: { text: Record<string, Params>; morale: Params; id: number }[];
    };
    expect(Object.keys(terrain[0] ?? {})).toEqual(['id', 'cover', 'conceal', 'hullDown', 'bog', 'ownFire', 'source']);
    expect(damage.map(({ id }) => id)).toEqual(all(1, 21));
    for (const { text, morale } of damage) {
      expect(Object.keys(text)).toEqual(['turret', 'hull', 'track']);
      for (const place of Object.values(text)) expect(Object.keys(place)).toEqual(['critical', 'light', 'heavy']);
      expect(Object.values(morale).every((each) => typeof each === 'boolean')).toBe(true);
    }
    expect(new Set(damage.map(({ morale }) => JSON.stringify(morale))).size).toBeGreaterThan(1);
  });

  test('a board tells its gun by range, its seats with their VP, and nothing of where it comes from inside', () => {
    const board = ask('vehicle', { id: 'pz3' }) as Params & {
      gun: { table: unknown[] };
      apcr: unknown[];
      seats: { seat: string; vp: number }[];
    };
    expect(board).toMatchObject({ id: 'pz3', kind: 'vehicle', nation: 'de', armour: { front: {}, side: {} } });
    expect(board.gun.table.slice(7)).toEqual([
      [1400, 27, 5],
      [1600, 15, 4],
      [1800, null, null],
      [2000, null, null],
    ]);
    expect(board.apcr.map((each) => (Array.isArray(each) ? each[0] : null))).toEqual(
      board.apcr.map((_, place) => place * 200),
    );
    expect(board.seats[0]).toEqual({ seat: 'commander', vp: 2 });
    expect(board).not.toHaveProperty('boards');
    expect(board).not.toHaveProperty('sourceOf');
    expect(ask('vehicle', { id: 'm37' })).toMatchObject({
      kind: 'gun',
      nation: 'su',
      orders: 2,
      gun: { heavy: false },
    });
  });

  test(`${cite('TD-10.1.3c', 'TD-Q71')} chances are counted over what is left of the deck that is asked about`, () => {
    expect(ask('perilChance', { value: 0, seen: all(1, 90) })).toEqual({ chance: ['1', '10'] });
    expect(ask('perilChance', { value: 9 })).toEqual({ chance: ['1', '1'] });
    expect(ask('shakeOffChance', { moveLevel: 1, cards: 1, seen: all(1, 90) })).toEqual({
      chance: ['1', '10'],
      rule: 'TD-10.1.3c',
    });
    expect(ask('shakeOffChance', { moveLevel: 0, cards: 1 })).toEqual({ chance: ['0', '1'], rule: 'TD-10.1.3c' });
  });
});

describe('what forbids a shot with these cards', () => {
  const fire = (...numbers: readonly number[]) => numbers.map((number) => ({ number, as: 'fire' }));
  const led = (...numbers: readonly number[]) => numbers.map((number) => ({ number, as: 'leadership' }));

  // A Pz IV has Fire Level 8; 7 needs 1, 34 needs 4, 58 needs 8; 61, 84 and 85 are Leadership.
  test.each<[string[], Params]>([
    [['TD-11.1.1a'], { cards: [] }],
    [['TD-11.1.1a'], { cards: led(61) }],
    [['TD-11.1.1a'], { cards: fire(7, 34, 2) }],
    [['TD-11.1.1b'], { cards: [...fire(7), ...led(61, 84)] }],
    [['TD-8.3.2b'], { cards: fire(34), fireLevel: 3 }],
    [['TD-8.3.2b'], { cards: fire(7, 34), fireLevel: 3 }],
    [['TD-8.3.2b'], { cards: fire(58), shooter: 'panther' }],
    [['TD-11.1.3e.1'], { cards: fire(7), location: 'hull' }],
    [['TD-11.1.3e.1'], { cards: fire(7, 34), location: 'track' }],
    [['TD-5.5.1a'], { cards: fire(7), shooter: 'panther', apcr: true }],
    [['TD-5.4.1a', 'TD-11.1.1a'], { cards: [], spotted: false }],
  ])(`${cite('TD-8.3.2b', 'TD-11.1.1a', 'TD-11.1.1b', 'TD-11.1.3e.1', 'TD-5.5.1a')} %j`, (refused, more) => {
    expect(ask('shot', { shooter: 'pz4', target: 'kv85', range: 800, ...more })).toEqual({ shot: false, refused });
  });

  const few = all(1, 100).filter((number) => ![3, 8, 14, 22, 29, 35, 41, 48, 56, 63, 70, 77].includes(number));

  test.each<[Params]>([
    [{ cards: fire(34), fireLevel: 4 }],
    [{ cards: fire(58) }],
    [{ cards: fire(7, 34), location: 'turret' }],
    [{ cards: [...fire(7, 34), ...led(61)] }],
    [{ cards: fire(7), apcr: true }],
    [{ cards: fire(7), deck: { city: true } }],
  ])(`${cite('TD-8.3.2b', 'TD-11.1.1a')} nothing: %j`, (more) => {
    const seen = few.filter(
      (number) => !((more.cards ?? []) as { number: number }[]).some((each) => each.number === number),
    );
    expect(ask('shot', { shooter: 'pz4', target: 'kv85', range: 800, seen, ...more })).toMatchObject({
      shot: true,
      unseen: 12,
    });
  });
});

test('cards tell whether they are heavy, boards all they have', () => {
  const { cards } = ask('deck', {}) as { cards: { number: number; heavy: boolean }[] };
  expect(
    cards
      .filter(({ heavy }) => heavy)
      .map(({ number }) => number)
      .slice(0, 3),
  ).toEqual([3, 5, 9]);
  expect(ask('vehicle', { id: 'pz4' })).toMatchObject({
    armour: { front: { turret: 10, hull: 12, track: 3 }, side: { turret: 6, hull: 5, track: 3 } },
    equipment: ['apcr', 'smoke'],
    locations: { length: 10 },
  });
  expect(ask('perilChance', { value: 3, deck: { city: true } })).toEqual({ chance: ['2', '5'] });
  expect(ask('shakeOffChance', { moveLevel: 3, cards: 1, deck: { city: true } })).toMatchObject({
    chance: ['3', '10'],
  });
});
