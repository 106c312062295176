import { describe, expect, test } from 'vitest';
import type { Surface } from '../../../src/scenes/board/gameScene';
import { collectingStage } from '../../../src/scenes/board/paintView';
import { openShow } from '../../../src/scenes/board/show';
import { chessSkin, settled } from '../../support/chessTable';

function slowStage() {
  const waiting: (() => void)[] = [];
  const moves: string[] = [];
  const hold = () => new Promise<void>((resolve) => waiting.push(resolve));
  return {
    stage: {
      ...collectingStage(),
      lively: true,
      move: (id: string) => {
        moves.push(id);
        return hold();
      },
      flash: hold,
      wait: hold,
      lean: hold,
      hurry: () => {
        for (const finish of waiting.splice(0)) finish();
      },
    },
    moves,
    step: async () => {
      for (const finish of waiting.splice(0)) finish();
      await settled();
    },
    waiting,
  };
}

const skin = chessSkin();
const drove = {
  type: 'drove',
  seat: 0,
  unit: 'w1',
  kind: 'MT',
  from: 'i9',
  to: 'k9',
  facing: 'E',
  steps: 2,
  route: [
    { move: 'ahead', at: 'j9', facing: 'E' },
    { move: 'ahead', at: 'k9', facing: 'E' },
  ],
  reverse: false,
  record: '',
};

describe('the player of animations', () => {
  test('plays step by step and is done with the last', async () => {
    const { stage, step, moves } = slowStage();
    const player = openShow(skin, stage, () => undefined);
    const shown = player.play([drove], { size: 16 }, new AbortController().signal);
    expect(player.playing).toBe(true);
    const first = moves.length;
    expect(first).toBeGreaterThan(0);
    await step();
    expect(moves.length).toBe(2 * first);
    await step();
    await shown;
    expect(player.playing).toBe(false);
  });

  test('ends at once when nobody waits any more, and moves nothing after that', async () => {
    const { stage, moves, waiting } = slowStage();
    const player = openShow(skin, stage, () => undefined);
    const stop = new AbortController();
    const shown = player.play([drove, drove], { size: 16 }, stop.signal);
    const before = moves.length;
    stop.abort();
    expect(player.playing).toBe(false);
    await shown;
    expect(moves.length).toBe(before);
    expect(waiting).toHaveLength(0);
  });

  test('does not begin for a signal that is over', async () => {
    const { stage, moves } = slowStage();
    const player = openShow(skin, stage, () => undefined);
    await player.play([drove], { size: 16 }, AbortSignal.abort());
    expect(moves).toEqual([]);
  });
});

test('an animation knows how much of the board is in sight, as it is at that moment', async () => {
  const box = { x: 1, y: 2, width: 30, height: 40 };
  let inSight = box;
  const seen: unknown[] = [];
  const stage = {
    ...collectingStage(),
    hurry: () => undefined,
    get visibleBox() {
      return inSight;
    },
    pixelsPerUnit: 0.7,
  };
  const looking = {
    ...skin,
    animations: {
      ...skin.animations,
      drove: async (_: unknown, on: Surface) => void seen.push(on.visibleBox, on.pixelsPerUnit),
    },
  };
  const player = openShow(looking, stage, () => undefined);
  inSight = { ...box, x: 9 };
  await player.play([drove], null, new AbortController().signal);
  expect(seen).toEqual([{ ...box, x: 9 }, 0.7]);
});

test('what was skipped clears nothing any more: the picture that was drawn instead stays', async () => {
  const { stage, waiting } = slowStage();
  const begun: string[] = [];
  const counting = { ...stage, begin: () => void begun.push('begin'), end: () => void begun.push('end') };
  const laidAnew = {
    ...skin,
    animations: {
      ...skin.animations,
      drove: async (_: unknown, on: Surface) => {
        await on.wait(100);
        on.begin();
        on.end();
      },
    },
  };
  const shown = (signal: AbortSignal) => openShow(laidAnew, counting, () => undefined).play([drove], null, signal);
  const stop = new AbortController();
  const skipped = shown(stop.signal);
  stop.abort();
  await skipped;
  expect(begun).toEqual([]);
  const whole = shown(new AbortController().signal);
  for (const finish of waiting.splice(0)) finish();
  await whole;
  expect(begun).toEqual(['begin', 'end']);
});
