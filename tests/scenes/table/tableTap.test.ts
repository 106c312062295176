import { describe, expect, test } from 'vitest';
import type { Ref } from '../../../src/rules/core/game';
import { openTaps } from '../../../src/scenes/board/openTaps';
import { tapBoard } from '../../../src/scenes/board/tapBoard';
import { chessSkin, chessTable, picturePosition, settled } from '../../support/chessTable';

describe('a tap on the board', () => {
  test('prefers what may be pointed at among the things under it', async () => {
    const { controller } = await chessTable(picturePosition);
    tapBoard(controller, ['square:i9']);
    tapBoard(controller, ['square:j9']);
    tapBoard(controller, ['face:E', 'square:k9']);
    expect(controller.screen().picking.picked).toEqual(['square:i9', 'square:j9', 'face:E']);
  });

  test('on the ghost of a refusal plays it', async () => {
    const { controller } = await chessTable(picturePosition);
    tapBoard(controller, ['square:i9']);
    tapBoard(controller, ['square:k13']);
    const instead = controller.screen().whyNot?.refusal.instead;
    if (instead === undefined) throw new Error('nothing is offered instead');
    const goal = controller.screen().reading.game.path(instead)[1];
    tapBoard(controller, goal === undefined ? [] : [goal]);
    await settled();
    expect(controller.screen().reading.steps.at(-1)?.command).toEqual(instead);
  });

  test('elsewhere closes the refusal and means what it hits', async () => {
    const { controller } = await chessTable(picturePosition);
    tapBoard(controller, ['square:i9']);
    tapBoard(controller, ['square:k13']);
    tapBoard(controller, ['square:j4']);
    expect(controller.screen().whyNot).toBeNull();
    expect(controller.screen().picking.picked).toEqual(['square:j4']);
  });

  test('beside the board takes back the last pick', async () => {
    const { controller } = await chessTable(picturePosition);
    tapBoard(controller, ['square:i9']);
    tapBoard(controller, ['square:j9']);
    tapBoard(controller, []);
    expect(controller.screen().picking.picked).toEqual(['square:i9']);
  });
});

/** Taps where `under` says what lies there. */
async function tapping(under: () => readonly Ref[]) {
  const { controller } = await chessTable(picturePosition);
  const told = { hovered: null as Ref | null, whole: 0, done: 0, ghost: false };
  const taps = openTaps({
    controller,
    skin: chessSkin(),
    playing: () => false,
    under,
    onGhost: () => told.ghost,
    drawn: () => null,
    offered: () => [],
    hovered: () => told.hovered,
    hover(ref) {
      told.hovered = ref;
    },
    skip: () => undefined,
    whole() {
      told.whole += 1;
    },
    done() {
      told.done += 1;
    },
  });
  return { controller, taps, told };
}

const somewhere = { x: 0, y: 0 };

test('the words beside a ghost play it, whatever square they lie over', async () => {
  let under: Ref = 'square:i9';
  const { controller, taps, told } = await tapping(() => [under]);
  taps.tap(somewhere, false);
  under = 'square:k13';
  taps.tap(somewhere, false);
  const instead = controller.screen().whyNot?.refusal.instead;
  told.ghost = true;
  taps.tap(somewhere, true);
  await settled();
  expect(instead).toBeDefined();
  expect(controller.screen().reading.steps.at(-1)?.command).toEqual(instead);
});

describe('a finger', () => {
  test('on a piece of the enemy is refused without the overlay of reaches, and points with it', async () => {
    const { controller, taps, told } = await tapping(() => ['square:n9']);
    taps.tap(somewhere, true);
    expect(controller.screen().whyNot).not.toBeNull();
    controller.back();
    controller.toggleOverlay('reach');
    taps.tap(somewhere, true);
    expect(told.hovered).toBe('square:n9');
    expect(controller.screen().whyNot).toBeNull();
  });

  test('on an own piece picks it under the overlay too', async () => {
    const { controller, taps } = await tapping(() => ['square:i9']);
    controller.toggleOverlay('reach');
    taps.tap(somewhere, true);
    expect(controller.screen().picking.picked).toEqual(['square:i9']);
  });
});

describe('two quick clicks', () => {
  test('on a piece pick it and the square it stands on', async () => {
    const { controller, taps, told } = await tapping(() => ['square:i9']);
    taps.tap(somewhere, false);
    taps.doubleTap(somewhere, false);
    expect(controller.screen().picking.picked).toEqual(['square:i9', 'square:i9']);
    expect(told.whole).toBe(0);
  });

  test('where nothing can be picked show the whole board', async () => {
    const { taps, told } = await tapping(() => ['square:a16']);
    taps.doubleTap(somewhere, false);
    expect(told.whole).toBe(1);
  });

  test('leave no refusal behind that only the first of them asked for', async () => {
    const { controller, taps, told } = await tapping(() => ['square:a16']);
    taps.tap(somewhere, true);
    expect(controller.screen().whyNot).not.toBeNull();
    taps.doubleTap(somewhere, true);
    expect(controller.screen().whyNot).toBeNull();
    expect(told.whole).toBe(1);
  });
});

test('a tap that changes the table is drawn with it, one that changes nothing is drawn once more', async () => {
  let under: readonly Ref[] = ['square:i9'];
  const { controller, taps, told } = await tapping(() => under);
  taps.tap(somewhere, false);
  expect(controller.screen().picking.picked).toEqual(['square:i9']);
  expect(told.done).toBe(0);
  under = [];
  taps.tap(somewhere, false);
  expect(controller.screen().picking.picked).toEqual([]);
  expect(told.done).toBe(0);
  taps.tap(somewhere, false);
  expect(told.done).toBe(1);
});
