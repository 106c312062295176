import { describe, expect, test } from 'vitest';
import { aboutCommand, describeTankAce } from '../../../src/i18n/tankAce/describe';
import en from '../../../src/i18n/tankAce/en/game';
import ja from '../../../src/i18n/tankAce/ja/game';
import { lessons } from '../../../src/rules/tankAce/data/lessons';
import { openLesson } from '../../../src/rules/tankAce/study/lessons';
import type { State } from '../../../src/rules/tankAce/types';
import type { Style } from '../../../src/scenes/board/gameScene';
import type { Box, Item } from '../../../src/scenes/paint/items';
import { palettes } from '../../../src/scenes/paint/palette';
import { roughWidth } from '../../../src/scenes/paint/textWidth';
import { tankAceSkin } from '../../../src/scenes/tankAce';
import { armourPlaces } from '../../../src/scenes/tankAce/battle/groundArt';
import { mindOf } from '../../../src/scenes/tankAce/battle/mind';
import { lookedAt, noWishes } from '../../../src/scenes/tankAce/battle/orders';
import { battlePlaces, boxOnScreen, ground, onScreen, windowOf } from '../../../src/scenes/tankAce/battle/places';
import { emptySelection } from '../../../src/session/selection';
import { battle } from '../../rules/tankAce/table';
import { recordingStage } from '../board/recordingStage';

const english: Style = { text: en, language: 'en', pieces: 'silhouettes', palette: palettes.standard };
const japanese: Style = { text: ja, language: 'ja', pieces: 'silhouettes', palette: palettes.standard };

const apart = (a: Box, b: Box) =>
  a.x + a.width <= b.x + 0.5 ||
  b.x + b.width <= a.x + 0.5 ||
  a.y + a.height <= b.y + 0.5 ||
  b.y + b.height <= a.y + 0.5;

test('in a room with prompt and buttons of its own, orders and board are of one height', () => {
  const { board, crew, orders, prompt, buttons } = battlePlaces(858, 632, true);
  expect([crew.y, orders.y + orders.height]).toEqual([board.y, board.y + board.height]);
  expect(orders.y).toBeCloseTo(crew.y + crew.height);
  expect(crew.x).toBeCloseTo(board.x + board.width);
  expect([prompt.width, buttons.width]).toEqual([0, 0]);
  expect(board.height).toBeGreaterThan(400);
});

describe('the names on the board', () => {
  /** What lies on the board of a battle, by its id. */
  const laid = (units: Parameters<typeof battle>[0], bare: boolean, width: number, height: number) => {
    const skin = tankAceSkin(() => english);
    skin.resize?.(width, height, bare);
    const { state } = battle(units, { tank: { orders: 2 } });
    const { stage, put } = recordingStage();
    skin.draw(state, stage, emptySelection);
    return { items: new Map([...put].map(([id, { item }]) => [id, item])), state };
  };
  const boxesOf = (items: ReadonlyMap<string, Item>, head: string): readonly Box[] =>
    [...items].flatMap(([id, item]) => (id.startsWith(head) && item.kind === 'group' ? [item as Box] : []));

  test.each([
    ['1920x1080', 1920, 1022, false],
    ['a lesson at 1280x720', 858, 632, true],
  ] as const)('keep off your armour and lead past your tank at %s', (_, width, height, bare) => {
    const places = battlePlaces(width, height, bare);
    const { items, state } = laid(
      [
        ['stug3', 'C', { targets: 0, area: 'C' }],
        ['inf', 'B', { targets: 0 }],
        ['inf', 'B', {}],
        ['panther', 'B', { targets: 0 }],
      ],
      bare,
      width,
      height,
    );
    expectClear(items, places, state);
  });

  test('lead past your tank in every class of Fort Knox', () => {
    const places = battlePlaces(858, 632, true);
    const skin = tankAceSkin(() => english);
    skin.resize?.(858, 632, true);
    for (const lesson of lessons) {
      const { state } = openLesson(lesson);
      const { stage, put } = recordingStage();
      skin.draw(state, stage, emptySelection);
      expectClear(new Map([...put].map(([id, { item }]) => [id, item])), places, state);
    }
  });

  function expectClear(items: ReadonlyMap<string, Item>, places: ReturnType<typeof battlePlaces>, state: State): void {
    const [fight] = state.fights;
    if (fight == null) throw new Error('no battle');
    const window = windowOf(places, fight.range, 1);
    const armour = armourPlaces(fight).map(([, box]) => boxOnScreen(window, box));
    const own = onScreen(window, ground.tank);
    const tags = boxesOf(items, 'tag:');
    expect(tags.length).toBeGreaterThan(0);
    for (const tag of tags) for (const box of armour) expect(apart(tag, box)).toBe(true);
    for (const [id, item] of items) {
      if (!id.startsWith('leader:') || item.kind !== 'shape' || id.endsWith('/pin')) continue;
      const [from, to] = item.points;
      if (from === undefined || to === undefined) throw new Error('no pin');
      for (let part = 0; part <= 1; part += 0.1) {
        const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
        expect(Math.hypot(x - own.x, y - own.y), id).toBeGreaterThan(50 * window.scale);
      }
    }
  }
});

describe('what is asked in words', () => {
  const optionsIn = (state: State, style: Style, order: string) =>
    mindOf(state, 0, lookedAt(noWishes, `order:${order}`, state, 0), [], style).ticket?.options ?? [];

  test.each([
    ['a hatch', 'deploy', 'hatch', ['open', 'closed'], ['開ける', '閉める']],
    ['the place to wait in', 'deploy', 'hide', ['hull down', 'in the open'], ['車体遮蔽', '開けた場所']],
    ['Sixth Sense', 'sense', 'sense', ['use it', 'let it come'], ['使う', '使わない']],
  ] as const)('%s is never true or false', (_, phase, order, ...told) => {
    const { state } = battle([['inf', 'B', {}]], { mission: { kind: 'defense' } }).change((draft) => {
      draft.phase = phase;
      draft.pending = phase === 'sense' ? { kind: 'hatches', seat: 0, posts: ['commander'] } : null;
    });
    for (const [index, style] of [english, japanese].entries()) {
      const values = optionsIn(state, style, order).flatMap(({ values: all }) => all.map(({ words }) => words));
      expect(values).toEqual(expect.arrayContaining([...(told[index] ?? [])]));
      expect(values.filter((each) => /true|false/.test(each))).toEqual([]);
    }
  });

  test('an air strike is told otherwise than the artillery before the battle', () => {
    const command = { type: 'bombard', seat: 0, unit: 'u1' } as const;
    const { state } = battle([['panther', 'B', {}]], {});
    for (const style of [english, japanese]) {
      const { command: say } = describeTankAce(style.text, style.language);
      const told = (['prelude', 'strike'] as const).map((phase) => [
        say({ ...state, phase }, command),
        aboutCommand({ ...state, phase }, command, style.language),
      ]);
      expect(told[0]?.[0]).not.toBe(told[1]?.[0]);
      expect(told[0]?.[1]).not.toBe(told[1]?.[1]);
    }
  });

  test('the order of one of two commanders fits into a line beside the orders to give', () => {
    const { prompt } = battlePlaces(1280, 674);
    const skin = (style: Style) => tankAceSkin(() => style);
    const { state } = battle([['panther', 'B', {}]], { seats: 2, tank: { orders: 2 } });
    for (const style of [english, japanese]) {
      const asked = skin(style).prompt?.(state, 0, emptySelection);
      // Letters of the prompt in a compact room, and what stands beside them.
      expect(roughWidth(asked?.act ?? '', 15, 0.48), asked?.act).toBeLessThan(prompt.width - 44);
    }
  });
});
