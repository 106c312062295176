import { describe, expect, test } from 'vitest';
import { won } from '../../../src/rules/core/result';
import { chessTable, picturePosition, settled } from '../../support/chessTable';
import { cite } from '../../support/cite';

describe('the table controller', () => {
  test('pointing at piece, square, facing and hold plays the command at once', async () => {
    const { controller } = await chessTable();
    for (const ref of ['square:f1', 'square:f2', 'face:N'] as const) controller.point(ref);
    expect(controller.screen().selection.picked).toEqual(['square:f1', 'square:f2', 'face:N']);
    expect(controller.screen().reading.steps).toHaveLength(0);
    controller.point('button:hold');
    await settled();
    expect(controller.screen().reading.steps.map(({ command }) => command)).toEqual([
      { type: 'drive', seat: 0, from: 'f1', to: 'f2', facing: 'N', fireAt: null },
    ]);
    expect(controller.screen().selection.picked).toEqual([]);
    expect(controller.screen().seat).toBe(1);
  });

  test('undo takes back the last move of two people at one screen, whoever made it', async () => {
    const { controller } = await chessTable();
    expect(controller.screen().mayUndo).toBe(false);
    for (const seat of [0, 1]) {
      const { reading } = controller.screen();
      expect(reading.seat).toBe(seat);
      const [command] = reading.legal();
      for (const ref of command === undefined ? [] : reading.game.path(command)) controller.point(ref);
      await settled();
    }
    expect(controller.screen().reading.steps).toHaveLength(2);
    for (const left of [1, 0]) {
      expect(controller.screen().mayUndo).toBe(true);
      controller.undo();
      await settled();
      expect(controller.screen().reading.steps).toHaveLength(left);
      expect(controller.screen().seat).toBe(left);
    }
  });

  test('what is still being shown has not been told', async () => {
    let done = () => {};
    const shown = () =>
      new Promise<void>((resolve) => {
        done = resolve;
      });
    const { controller } = await chessTable(null, false, shown);
    done();
    await settled();
    for (const ref of ['square:f1', 'square:f2', 'face:N', 'button:hold'] as const) controller.point(ref);
    await settled();
    expect(controller.screen().live.steps).toHaveLength(1);
    expect(controller.screen().seen.steps).toHaveLength(0);
    done();
    await settled();
    expect(controller.screen().seen).toBe(controller.screen().live);
  });

  test('where confirmation is asked for, the whole command waits for one more word', async () => {
    const { controller } = await chessTable(null, true);
    for (const ref of ['square:f1', 'square:f2', 'face:N', 'button:hold'] as const) controller.point(ref);
    expect(controller.screen().pending).toMatchObject({ from: 'f1', to: 'f2' });
    expect(controller.screen().reading.steps).toHaveLength(0);
    controller.back();
    expect(controller.screen().pending).toBeNull();
    expect(controller.screen().selection.picked).toEqual(['square:f1', 'square:f2', 'face:N']);
    controller.point('button:hold');
    controller.commit();
    await settled();
    expect(controller.screen().reading.steps).toHaveLength(1);
  });

  test('pointing at another own piece means that piece', async () => {
    const { controller } = await chessTable();
    controller.point('square:f1');
    controller.point('square:c1');
    expect(controller.screen().selection.picked).toEqual(['square:c1']);
  });

  test('the screen offers only what the legal list begins with', async () => {
    const { controller } = await chessTable();
    const { reading } = controller.screen();
    const starts = new Set(reading.legal().map((command) => reading.game.path(command)[0]));
    expect(new Set(controller.screen().selection.next)).toEqual(starts);
  });

  test(`${cite('TC-MOVE4')} a refused square tells its rule and the nearest allowed drive, which one word plays`, async () => {
    const { controller } = await chessTable(picturePosition);
    controller.point('square:i9');
    controller.point('square:k13');
    const { whyNot } = controller.screen();
    expect(whyNot?.refusal.rule).toBe('TC-MOVE4');
    const { instead } = whyNot?.refusal ?? {};
    expect(instead).toBeDefined();
    controller.playInstead();
    await settled();
    expect(controller.screen().reading.steps.at(-1)?.command).toEqual(instead);
    expect(controller.screen().whyNot).toBeNull();
  });

  test('stepping back closes the refusal first, then takes back pick after pick', async () => {
    const { controller } = await chessTable(picturePosition);
    controller.point('square:i9');
    controller.point('square:k13');
    expect(controller.back()).toBe(true);
    expect(controller.screen().whyNot).toBeNull();
    expect(controller.screen().selection.picked).toEqual(['square:i9']);
    expect(controller.back()).toBe(true);
    expect(controller.screen().selection.picked).toEqual([]);
    expect(controller.back()).toBe(false);
  });

  test('undo takes the last turn back and gives the move to who made it', async () => {
    const { controller } = await chessTable();
    for (const ref of ['square:f1', 'square:f2', 'face:N', 'button:hold'] as const) controller.point(ref);
    await settled();
    for (const ref of ['square:d16', 'square:d15', 'face:S', 'button:hold'] as const) controller.point(ref);
    await settled();
    expect(controller.screen().reading.steps).toHaveLength(2);
    controller.undo();
    await settled();
    expect(controller.screen().reading.steps.length).toBeLessThan(2);
  });

  test('an earlier moment is shown without anybody being able to act in it', async () => {
    const { controller } = await chessTable();
    for (const ref of ['square:f1', 'square:f2', 'face:N', 'button:hold'] as const) controller.point(ref);
    await settled();
    controller.showMoment(0);
    expect(controller.screen().reading.steps).toHaveLength(0);
    expect(controller.screen().live.steps).toHaveLength(1);
    expect(controller.screen().seat).toBeNull();
    controller.point('square:c1');
    expect(controller.screen().selection.picked).toEqual([]);
    expect(controller.back()).toBe(true);
    expect(controller.screen().moment).toBeNull();
  });

  test('the end of the record, and whatever would lie beyond it, is the live table', async () => {
    const { controller } = await chessTable();
    for (const ref of ['square:f1', 'square:f2', 'face:N', 'button:hold'] as const) controller.point(ref);
    await settled();
    for (const end of [1, 99]) {
      controller.showMoment(0);
      expect(controller.screen().moment).toBe(0);
      controller.showMoment(end);
      expect(controller.screen().moment).toBeNull();
    }
    controller.showMoment(-3);
    expect(controller.screen().moment).toBe(0);
  });

  test('overlays are laid over and taken off again, and listeners hear of it until they stop', async () => {
    const { controller } = await chessTable();
    const heard: boolean[] = [];
    const stop = controller.subscribe((screen) => heard.push(screen.overlays.has('threats')));
    controller.toggleOverlay('threats');
    controller.toggleOverlay('threats');
    stop();
    controller.toggleOverlay('threats');
    expect(heard).toEqual([true, false]);
  });

  test('resigning ends the game for the other side', async () => {
    const { controller } = await chessTable();
    controller.resign(0);
    await settled();
    expect(controller.screen().reading.result).toEqual(won('resigned', [1]));
    expect(controller.screen().seat).toBeNull();
  });

  test('a command, and taking it back, are drawn once each', async () => {
    const { controller } = await chessTable(null);
    const [command] = controller.screen().reading.legal();
    const path = command === undefined ? [] : controller.screen().reading.game.path(command);
    for (const ref of path.slice(0, -1)) controller.point(ref);
    let drawn = 0;
    controller.subscribe(() => {
      drawn += 1;
    });
    controller.point(path.at(-1) ?? 'button:none');
    expect(controller.screen().live.steps).toHaveLength(1);
    expect(drawn).toBe(1);
    await settled();
    drawn = 0;
    controller.undo();
    expect(controller.screen().live.steps).toHaveLength(0);
    expect(drawn).toBe(1);
  });
});
