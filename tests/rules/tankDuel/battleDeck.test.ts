import { describe, expect, test } from 'vitest';
import { type BattleCard, baseCards, type CardKind, type Half } from '../../../src/rules/tankDuel/data/battleCards';
import { alternateCards, cityCards } from '../../../src/rules/tankDuel/data/otherCards';
import { flat, moving, smokeCard, terrainIds, terrains } from '../../../src/rules/tankDuel/data/terrain';
import { cite } from '../../support/cite';

const all: readonly BattleCard[] = [...baseCards, ...alternateCards, ...cityCards];
const halves: readonly { half: Half; card: BattleCard }[] = baseCards.flatMap((card) =>
  card.halves.map((half) => ({ half, card })),
);

function counted(items: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[item] = (counts[item] ?? 0) + 1;
  return counts;
}

const levelsOf = (kind: CardKind) =>
  counted(halves.flatMap(({ half }) => (half.kind === kind ? [half.level ?? 0] : [])));
const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
const numbersOf = (kind: CardKind) => halves.flatMap(({ half, card }) => (half.kind === kind ? [card.number] : []));

describe('the Battle Deck', () => {
  test(`${cite('TD-2.0a')} 100 base cards, 27 alternate and City cards; with Shuffle and Game End 129`, () => {
    expect(baseCards).toHaveLength(100);
    expect(alternateCards).toHaveLength(9);
    expect(cityCards).toHaveLength(18);
    expect(all.length + 2).toBe(129);
  });

  test(`${cite('TD-4.2.1a')} every number from 1 to 100 once`, () => {
    expect(baseCards.map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
  });

  test(`${cite('TD-15.0c', 'TD-Q11')} the Target Number is the last digit, ten cards for each`, () => {
    for (const { number, target } of all) expect(target).toBe(number % 10);
    expect(baseCards[99]?.target).toBe(0);
    expect(counted(baseCards.map(({ target }) => target))).toEqual(
      Object.fromEntries(Array.from({ length: 10 }, (_, digit) => [digit, 10])),
    );
  });

  test(`${cite('TD-4.2.1b')} one or two halves, never two of a kind, sharing the number`, () => {
    for (const card of all) {
      const kinds = card.halves.map(({ kind }) => kind);
      expect(kinds.length, `${card.number}`).toBeGreaterThan(0);
      expect(kinds.length, `${card.number}`).toBeLessThanOrEqual(2);
      expect(new Set(kinds).size, `${card.number}`).toBe(kinds.length);
    }
    expect(baseCards.filter((card) => card.halves.length === 2)).toHaveLength(33);
  });

  test(`${cite('TD-4.2.2', 'TD-Q61')} icons: how many there are, and none that contradict each other`, () => {
    expect(counted(baseCards.flatMap(({ icons }) => icons))).toEqual({
      binoculars: 45,
      smoke: 60,
      fire: 30,
      extinguish: 22,
      explosion: 22,
      infantry: 40,
    });
    for (const { icons, number } of all) {
      expect(new Set(icons).size, `${number}`).toBe(icons.length);
      if (icons.includes('extinguish')) expect(icons, `${number}`).not.toContain('fire');
      if (icons.includes('extinguish')) expect(icons, `${number}`).not.toContain('explosion');
    }
  });

  test(`${cite('TD-4.2.3a', 'TD-Q49')} order icons: 30 cards with one, 16 with two`, () => {
    expect(counted(baseCards.map(({ orders }) => orders))).toEqual({ 0: 54, 1: 30, 2: 16 });
  });

  test(`${cite('TD-8.3.2a')} kinds and levels; the to-hit value of Fire follows the level`, () => {
    expect(counted(halves.map(({ half }) => half.kind))).toEqual({
      move: 35,
      fire: 33,
      terrain: 26,
      flank: 12,
      tactics: 9,
      command: 8,
      leadership: 6,
      smoke: 4,
    });
    expect(levelsOf('move')).toEqual({ 1: 4, 2: 5, 3: 5, 4: 5, 5: 5, 6: 5, 7: 3, 8: 3 });
    expect(levelsOf('fire')).toEqual({ 1: 3, 2: 3, 3: 4, 4: 5, 5: 6, 6: 5, 7: 4, 8: 3 });
    expect(levelsOf('flank')).toEqual({ 3: 2, 4: 3, 5: 3, 6: 2, 7: 2 });
    for (const { half } of halves) {
      const level = half.level ?? 0;
      if (half.kind === 'fire') expect(half.toHit).toBe(level <= 3 ? 0 : level <= 6 ? 5 : 10);
      else expect(half.toHit).toBeNull();
    }
  });

  test('penetration modifiers, and which of them are heavy', () => {
    expect(counted(baseCards.map(({ pen }) => pen))).toEqual({
      P: 4,
      3: 6,
      2: 10,
      1: 18,
      0: 22,
      '-1': 18,
      '-2': 11,
      '-3': 6,
      B: 5,
    });
    const heavy = baseCards.filter(({ severity }) => severity === 'heavy');
    expect(heavy).toHaveLength(30);
    expect(heavy.filter(({ pen }) => typeof pen === 'number')).toHaveLength(28);
    for (let digit = 0; digit < 10; digit++) {
      const here = heavy.filter(({ target }) => target === digit).length;
      expect(here).toBeGreaterThanOrEqual(1);
      expect(here).toBeLessThanOrEqual(5);
    }
  });

  test('early numbers go with weak cards, late ones with strong ones', () => {
    const low = mean(
      halves.flatMap(({ half, card }) => (half.kind === 'move' && (half.level ?? 9) <= 3 ? [card.number] : [])),
    );
    expect(low).toBeGreaterThanOrEqual(15);
    expect(low).toBeLessThanOrEqual(35);
    const doubles = baseCards.flatMap(({ orders, number }) => (orders === 2 ? [number] : []));
    for (const numbers of [numbersOf('tactics'), numbersOf('leadership'), doubles]) {
      expect(mean(numbers)).toBeGreaterThanOrEqual(60);
      expect(mean(numbers)).toBeLessThanOrEqual(85);
    }
  });
});

describe('alternates and City cards', () => {
  test(`${cite('TD-4.2.5e')} the alternates are 13 and 70 to 77; 13 is Mines in place of Move 1`, () => {
    expect(alternateCards.map(({ number }) => number)).toEqual([13, 70, 71, 72, 73, 74, 75, 76, 77]);
    expect(baseCards[12]?.halves).toEqual([{ kind: 'move', level: 1, toHit: null, terrain: null }]);
    expect(alternateCards[0]?.halves.map(({ terrain }) => terrain)).toEqual(['mines']);
    expect(alternateCards.map(({ halves: [first] }) => first?.terrain)).toEqual([
      'mines',
      'steppe',
      'gully',
      'mud',
      'snowdrift',
      'woods',
      'mud',
      'brush',
      'snowdrift',
    ]);
  });

  test(`${cite('TD-Q84')} the 18 City cards replace the 18 single terrain cards and meet no alternate`, () => {
    const single = baseCards.filter(({ halves: [first, second] }) => first?.kind === 'terrain' && second === undefined);
    expect(cityCards.map(({ number }) => number)).toEqual(single.map(({ number }) => number));
    const alternates = alternateCards.map(({ number }) => number);
    for (const { number } of cityCards) expect(alternates).not.toContain(number);
    expect(counted(cityCards.flatMap(({ halves: [first] }) => first?.terrain ?? []))).toEqual({
      cityBuilding: 7,
      cityRubble: 5,
      street: 4,
      courtyard: 2,
    });
    expect(counted(single.flatMap(({ halves: [first] }) => first?.terrain ?? []))).toEqual({
      woods: 4,
      brush: 3,
      gully: 3,
      building: 2,
      rubble: 2,
      field: 2,
      mud: 2,
    });
  });

  test('a replacement keeps the check values and the second half', () => {
    for (const card of [...alternateCards, ...cityCards]) {
      const base = baseCards[card.number - 1];
      expect([card.orders, card.icons, card.pen, card.severity]).toEqual([
        base?.orders,
        base?.icons,
        base?.pen,
        base?.severity,
      ]);
      expect(card.halves.slice(1)).toEqual(base?.halves.slice(1));
    }
  });
});

describe('terrain', () => {
  test('cover, values and own-fire modifiers lie within what the cards can print', () => {
    for (const id of terrainIds) {
      const { cover, conceal, hullDown, bog } = terrains[id];
      expect(cover).toBeGreaterThanOrEqual(0);
      expect(cover).toBeLessThanOrEqual(50);
      for (const value of [conceal, hullDown, bog]) {
        if (value === null) continue;
        expect(value).toBeGreaterThan(0);
        expect(value).toBeLessThanOrEqual(100);
      }
    }
    const ownFire = terrainIds.map((id): number => terrains[id].ownFire);
    expect(Math.max(...ownFire)).toBeGreaterThan(0);
    expect(Math.min(...ownFire)).toBeLessThan(0);
  });

  test(`${cite('TD-Q36')} −40 and 30 Cover of Move cards and 30 of Smoke are fixed by the rules`, () => {
    expect(moving).toMatchObject({ cover: 30, ownFire: -40, source: 'rules' });
    expect(smokeCard).toMatchObject({ cover: 30, conceal: 40, source: 'rules' });
    expect(flat).toMatchObject({ cover: 0, hullDown: 15, conceal: null, bog: null, ownFire: 0 });
  });

  test(`${cite('TD-Q83')} a Mines pull: 10 heavy hull, 12 heavy track, 20 track damage, 58 nothing`, () => {
    const with_ = (explosion: boolean, burning: boolean) =>
      baseCards.filter(({ icons }) => icons.includes('explosion') === explosion && icons.includes('fire') === burning);
    expect(
      [with_(true, true), with_(true, false), with_(false, true), with_(false, false)].map((c) => c.length),
    ).toEqual([10, 12, 20, 58]);
  });
});

test('every card says where its values come from', () => {
  for (const { source, sourceOf } of all) {
    expect(source).toBe('reconstructed');
    expect(sourceOf).toMatchObject({ number: 'rules', target: 'rules' });
  }
});
