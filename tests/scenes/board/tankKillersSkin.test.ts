import { describe, expect, test } from 'vitest';
import { kinds } from '../../../src/rules/tankKillers/data/formations';
import { cardIds } from '../../../src/rules/tankKillers/data/tactics';
import { isBarred } from '../../../src/rules/tankKillers/restrictions';
import type { View } from '../../../src/rules/tankKillers/types';
import type { Surface } from '../../../src/scenes/board/gameScene';
import { collectingStage } from '../../../src/scenes/board/paintView';
import type { Item } from '../../../src/scenes/paint/items';
import { roughWidth } from '../../../src/scenes/paint/textWidth';
import { layoutWhole } from '../../../src/scenes/table/hud/layoutWhole';
import { tankKillersSkin } from '../../../src/scenes/tankKillers';
import { artOf } from '../../../src/scenes/tankKillers/board/cardArt';
import { cardTable, placesOf } from '../../../src/scenes/tankKillers/board/cardTable';
import { miniCard, tacticsCard, unitCard } from '../../../src/scenes/tankKillers/board/faces';
import { effects, handSpots, isMini } from '../../../src/scenes/tankKillers/board/places';
import { portraitOf } from '../../../src/scenes/tankKillers/board/portraits';
import { sumOf } from '../../../src/scenes/tankKillers/board/sum';
import { wordsOf } from '../../../src/scenes/tankKillers/board/words';
import { emptySelection, narrowed } from '../../../src/session/selection';
import { cite } from '../../support/cite';
import { killersAt, killersLook, killersMatches, killersView } from '../../support/killersTable';

const rooms = [
  { width: 1920, height: 1020 },
  { width: 1280, height: 674 },
  { width: 1024, height: 720 },
  { width: 390, height: 734 },
] as const;

function flat(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item) => (item.kind === 'group' ? [item, ...flat(item.items)] : [item]));
}

const textures = (items: readonly Item[]) =>
  flat(items).flatMap((item) => (item.kind === 'picture' ? [item.texture] : []));
const words = (items: readonly Item[]) => flat(items).flatMap((item) => (item.kind === 'label' ? [item.text] : []));

/** A stage that keeps what lies on it, by id, as the last put left it, and the order in which it was put. */
function tabletop() {
  const on = new Map<string, Item>();
  const order: (readonly [id: string, item: Item])[] = [];
  const put: Surface['put'] = (_, id, item) => {
    on.set(id, item);
    order.push([id, item]);
  };
  const stage: Surface = { ...collectingStage(), animated: true, put };
  return { stage, on, order };
}

/** Moments of two games, drawn again and again in different rooms. */
const moments = [...killersMatches(['one', 'two'], 90)];

const skinOf = (language: 'en' | 'ja' = 'en') => tankKillersSkin(() => killersLook(language));
const pose = { x: 0, y: 0, height: 300 };

describe('the cards', () => {
  test.each(['en', 'ja'] as const)(
    'every card and unit has a face of drawings there are, with its words (%s)',
    (language) => {
      const look = killersLook(language);
      const { pictures } = skinOf();
      const faces = [
        ...cardIds.map((card) => [look.text.words[card] ?? '', tacticsCard(card, pose, 'plain', look)] as const),
        ...cardIds.map((card) => [null, miniCard(card, pose, 'lit', look)] as const),
        ...kinds.map((kind) => [look.text.words[kind] ?? '', unitCard(kind, pose, 'dim', look)] as const),
      ];
      for (const [name, face] of faces) {
        if (name !== null) expect(words([face])).toContain(name);
        expect(textures([face]).filter((key) => pictures[key] === undefined)).toEqual([]);
      }
    },
  );

  test('no two tactics cards have the same drawing', () => {
    expect(new Set(cardIds.map((card) => JSON.stringify(artOf(card)))).size).toBe(92);
  });

  test('no two units have the same drawing, not even those that two armies share', () => {
    const { pictures } = skinOf();
    const drawings = kinds.map((kind) => {
      const [portrait] = portraitOf(kind, pose, 100, 'right');
      return pictures[portrait?.texture ?? ''];
    });
    expect(drawings).not.toContain(undefined);
    expect(new Set(drawings).size).toBe(kinds.length);
  });
});

describe('cards for a thumb', () => {
  test.each(['en', 'ja'] as const)('their names lie on the card and none is squeezed (%s)', (language) => {
    const look = killersLook(language);
    const wrong = cardIds.filter((card) => {
      const face = miniCard(card, pose, 'plain', look);
      const named = flat([face]).flatMap((item) => (item.kind === 'label' && item.face === 'condensed' ? [item] : []));
      const ends = named.every(({ y, size }) => y + size / 2 <= face.inner.height);
      return !ends || named.some(({ text, size }) => roughWidth(text, size, 0.5) > 116);
    });
    expect(wrong).toEqual([]);
  });
});

describe('the sum', () => {
  const attack = (target: 'A6.1' | 'A10.1'): View => ({
    ...killersView(killersAt('target', ['sum']), 0),
    phase: 'modifier',
    attack: {
      attacker: 'G2.1',
      target,
      cards: [
        { seat: 0, card: 'T8', negated: false },
        { seat: 1, card: 'T2', negated: false },
        { seat: 0, card: 'T13', negated: true },
      ],
      toPlay: 0,
      passes: 0,
      die: null,
    },
  });

  test(`${cite('TK-RES1', 'TK-MOD1')} 12 + 8 topside − 1 at 500 yards = 19 against 5, without the negated round`, () => {
    const sum = sumOf(attack('A6.1'), killersLook(), null);
    expect(sum?.terms.map(({ sign, value }) => `${sign}${value}`)).toEqual(['12', '+8', '−1']);
    expect([sum?.total, sum?.defence]).toEqual([19, 5]);
  });

  test(`${cite('TK-RES2')} against infantry the Inf value stands alone`, () => {
    expect(sumOf(attack('A10.1'), killersLook(), null)).toMatchObject({ total: 4, defence: 3 });
  });

  test('a card that is only pointed at is tried and marked', () => {
    const sum = sumOf(attack('A6.1'), killersLook(), 'T79');
    expect(sum?.total).toBe(21);
    expect(sum?.terms.at(-1)).toMatchObject({ value: '2', tone: 'hot' });
  });
});

describe.each(rooms)('the table at $width by $height', ({ width, height }) => {
  const skin = skinOf();
  skin.resize?.(width, height);

  test('draws the moments of a game with drawings there are, for both seats and an audience', () => {
    const missing = new Set<string>();
    moments.forEach((match, index) => {
      const { stage, on } = tabletop();
      skin.draw(killersView(match, [0, 1, null][index % 3] ?? null), stage);
      for (const key of textures([...on.values()])) if (skin.pictures[key] === undefined) missing.add(key);
      for (const [id, item] of on) if (item.kind !== 'shape' && Number.isNaN(item.x + item.y)) missing.add(id);
    });
    expect([...missing]).toEqual([]);
  });

  test('everything that may be pointed at is on the table, under its own middle, and large enough', () => {
    const wrong: string[] = [];
    for (const match of moments) {
      const seat = match.state.active[0];
      if (seat === undefined || match.result !== null) continue;
      const selection = narrowed(match.game, match.legal(seat), []);
      const view = killersView(match, seat);
      for (const ref of selection?.next ?? []) {
        if (ref.startsWith('button:') || selection === null) continue;
        const box = skin.place(view, ref);
        if (box === null) throw new Error(`${ref} is nowhere`);
        const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        const [top] = skin.refsAt(view, middle, selection);
        if (top !== ref) wrong.push(`${ref} under ${top}`);
        if (!(middle.x >= 0 && middle.x < width && middle.y >= 0 && middle.y < height)) wrong.push(`${ref} outside`);
        if (width < 700 && Math.min(box.width, box.height) < 44) wrong.push(`${ref} is small`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('the counter has room for every kind of card, inside its panel', () => {
    const view = killersView(killersAt('lostAttack', ['one']), 0);
    const { stage, on } = tabletop();
    skin.overlays[0]?.draw(view, 0, null, stage, emptySelection);
    const table = cardTable(width, height);
    for (const [list, box] of [['odds', table.odds] as const, ['unseen', table.stock] as const]) {
      const lines = effects.map((effect) => on.get(`${list}/${effect}`));
      if (table.tall && list === 'unseen') continue;
      for (const line of lines) {
        if (line?.kind !== 'label') throw new Error(`a kind is missing under ${list}`);
        expect(line.y).toBeGreaterThan(box.y);
        expect(line.y + line.size / 2).toBeLessThanOrEqual(box.y + box.height);
      }
    }
  });

  test('what is held up says what a further click does, above its paper', () => {
    const match = killersAt('modifier', ['one', 'two']);
    const seat = match.state.active[0] ?? 0;
    const selection = narrowed(match.game, match.legal(seat), []);
    const view = killersView(match, seat);
    const { table } = wordsOf(killersLook());
    const tall = width < 700;
    for (const card of view.sides[seat]?.hand ?? []) {
      if (selection === null) throw new Error('nothing to pick');
      const ref = `card:${card}` as const;
      const { stage, order } = tabletop();
      skin.draw(view, stage, selection);
      skin.drawPicking(view, seat, selection, ref, stage);
      skin.drawPointed(view, [ref], stage);
      const [play, why, never] = tall
        ? [table.touchAgain, table.touchWhy, table.touchNever]
        : [table.clickToPlay, table.clickWhy, table.clickNever];
      const refused = isBarred(view.sides, seat, card) ? never : why;
      const ids = order.map(([id]) => id);
      const hint = order.findLast(([id]) => id === 'reading/hint')?.[1];
      expect(hint).toMatchObject({ text: selection.next.includes(ref) ? play : refused });
      expect(ids.lastIndexOf('reading/hint')).toBeGreaterThan(ids.lastIndexOf(tall ? 'reading/paper' : 'reading/tag'));
    }
  });

  test('every name of a hand of ten can be read: no card lies over another, or enough of each is seen', () => {
    const table = cardTable(width, height);
    for (let count = 1; count <= 12; count++) {
      const spots = handSpots(table, count);
      const wide = (spots[0]?.height ?? 0) * (isMini(table, count) ? 120 / 168 : 375 / 525);
      const share = isMini(table, count) ? 0.99 : 0.54;
      for (const [index, { x, y }] of spots.entries()) {
        const next = spots[index + 1];
        if (next !== undefined && (isMini(table, count) ? next.y === y : true))
          expect(next.x - x).toBeGreaterThanOrEqual(wide * share - 0.5);
      }
    }
  });

  test(`${cite('TK-TGT1')} every target shows the sum against it before it is chosen, and the strip too once it is pointed at`, () => {
    const match = killersAt('target', ['one', 'two', 'three', 'four', 'five']);
    const [seat = 0] = match.state.active;
    const view = killersView(match, seat);
    const unit = 'A1.1';
    const side = view.sides[1 - seat];
    if (side === undefined || view.attack === null) throw new Error('no attack');
    const field = [...view.sides];
    field[1 - seat] = { ...side, field: [unit] };
    const shown: View = { ...view, sides: field, attack: { ...view.attack, attacker: 'G1.1' } };
    const { stage, on } = tabletop();
    const selection = { picked: [], next: [`unit:${unit}`] as const, command: null };
    skin.draw(shown, stage, selection);
    skin.drawPicking(shown, seat, selection, `unit:${unit}`, stage);
    expect(on.get(`worth:${unit}/says`)).toMatchObject({ text: '9 ≥ 6' });
    expect(words([...on.values()]).join('\n')).toContain(wordsOf(killersLook()).table.enough);
  });

  test(`${cite('TK-EXCH2')} a side that waits for the Full Exchange is marked`, () => {
    const view = killersView(killersAt('target', ['one']), 0);
    const [first, second] = view.sides;
    const marked = (exhausted: boolean) => {
      const { stage, on } = tabletop();
      if (first === undefined || second === undefined) throw new Error('two sides');
      skin.draw({ ...view, sides: [{ ...first, exhausted }, second] }, stage);
      return on.has('side:0/exhausted');
    };
    expect([marked(true), marked(false)]).toEqual([true, false]);
  });

  test('only what may be played glows', () => {
    const wrong: string[] = [];
    for (const match of moments) {
      const seat = match.state.active[0];
      if (seat === undefined || match.result !== null) continue;
      const selection = narrowed(match.game, match.legal(seat), []);
      if (selection === null) continue;
      const { stage, on } = tabletop();
      const view = killersView(match, seat);
      skin.draw(view, stage, selection);
      skin.drawPicking(view, seat, selection, null, stage);
      for (const card of view.sides[seat]?.hand ?? []) {
        const item = on.get(`card:${card}`);
        const lit = item?.kind === 'group' && item.key.includes(' lit ');
        if (lit !== selection.next.includes(`card:${card}`)) wrong.push(`${match.state.phase} ${card}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('every event can be shown', async () => {
    const shown = new Set<string>();
    for (const match of moments) {
      const entry = match.log.at(-1);
      if (entry === undefined) continue;
      const { stage } = tabletop();
      const view = killersView(match, 0);
      const told: readonly { readonly type: string; readonly only?: readonly number[] }[] = entry.events;
      for (const event of told) {
        if (event.only?.includes(0) === false) continue;
        const animate = Object.entries(skin.animations).find(([type]) => type === event.type)?.[1];
        if (animate === undefined) throw new Error(`nobody shows ${event.type}`);
        shown.add(event.type);
        await (animate as ((event: object, stage: Surface, view: View) => Promise<void>) | null)?.(event, stage, view);
      }
      skin.draw(view, stage);
    }
    expect(shown.size).toBeGreaterThan(15);
  });

  test('whoever attacks next does not come under the name and the flames of the last one', async () => {
    const faded: string[] = [];
    const move: Surface['move'] = async (id, { alpha }) => {
      if (alpha === 0) faded.push(id);
    };
    const [first] = moments;
    if (first === undefined) throw new Error('no game');
    const view = killersView(first, 0);
    const next = { type: 'advanced', seat: 0, unit: 'G9.1', kind: 'G9', again: false } as const;
    await skin.animations.advanced?.(next, { ...tabletop().stage, move }, view);
    for (const seat of [0, 1]) expect(faded).toEqual(expect.arrayContaining([`name:${seat}`, `duel:${seat}/fire`]));
  });
});

describe('the words', () => {
  const replies = ['modifierReply', 'lostReply', 'finishReply', 'freeReply'] as const;
  const seeds = Array.from({ length: 30 }, (_, index) => `reply ${index}`);

  test(`${cite('TK-Q18')} a reply window names the card that may be negated and offers reply and consent`, () => {
    const match = killersAt(replies[0], seeds);
    const seat = match.state.active[0] ?? 0;
    const view = killersView(match, seat);
    const selection = narrowed(match.game, match.legal(seat), []);
    if (selection === null) throw new Error('nothing to pick');
    for (const language of ['en', 'ja'] as const) {
      const look = killersLook(language);
      const name = look.text.words[view.chain.at(-1)?.card ?? ''] ?? 'no card';
      expect(skinOf(language).prompt?.(view, seat, selection)?.act).toContain(name);
      const offers = skinOf(language).proposals(view, selection, null);
      expect(offers.at(-1)).toMatchObject({ refs: ['button:allow'], words: look.text.words.allow });
    }
  });

  test('the card pointed at is what Enter plays', () => {
    const match = killersAt('limit', seeds);
    const seat = match.state.active[0] ?? 0;
    const view = killersView(match, seat);
    const selection = narrowed(match.game, match.legal(seat), []);
    const [card] = view.sides[seat]?.hand ?? [];
    if (selection === null || card === undefined) throw new Error('nothing to discard');
    const [offer] = skinOf().proposals(view, selection, `card:${card}`);
    expect(offer).toMatchObject({ refs: [`card:${card}`], words: `Discard ${killersLook().text.words[card]}` });
  });

  test('the counter counts the other hand from what this seat has seen', () => {
    const match = killersAt('lostAttack', seeds);
    const seat = match.state.active[0] ?? 0;
    const view = killersView(match, seat);
    const { stage, on } = tabletop();
    const [counter] = skinOf().overlays;
    counter?.draw(view, seat, null, stage, emptySelection);
    const seen = view.discard.length + (view.sides[seat]?.hand?.length ?? 0);
    expect(words([...on.values()])).toContain(`${92 - seen} cards`);
    expect(counter?.byDefault).toBe(true);
  });
});

test('the counter keeps every kind of card while the replay bar lies under the table', () => {
  const skin = skinOf();
  const inset = { left: 0, right: 0, top: 0, bottom: 116 };
  const room = { width: 1280, height: 720, inset, sheet: 0, seats: 2, advised: false, textSize: 1 };
  const { board } = layoutWhole(room, (width, height) => placesOf(cardTable(width, height)));
  skin.resize?.(board.width, board.height);
  const { stage, on } = tabletop();
  const view = killersView(killersAt('lostAttack', ['one']), 0);
  skin.overlays[0]?.draw(view, 0, null, stage, emptySelection);
  expect(effects.filter((effect) => !on.has(`unseen/${effect}`))).toEqual([]);
});
