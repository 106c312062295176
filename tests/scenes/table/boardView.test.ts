import { expect, test } from 'vitest';
import { openBoardView } from '../../../src/scenes/table/boardView';
import { readingOf } from '../../../src/session/reading';
import { playToy } from '../../support/toyPlay';

/** A board that notes what is done on it, over a toy game of which one step is to be shown. */
function board() {
  const done: string[] = [];
  const whose: (number | null)[] = [];
  const match = playToy('shown');
  const reading = readingOf(match, 0);
  const screen = { view: reading.view, reading, viewer: 0, seat: 0, moment: null, whyNot: null, overlays: new Set() };
  const stage = {
    begin: () => undefined,
    end: () => undefined,
    backdrop: () => undefined,
    hurry: () => undefined,
  };
  const animation = () => Promise.resolve(void done.push('shown'));
  const parts = {
    skin: {
      overlays: [],
      animations: new Proxy({}, { get: () => animation }),
      bounds: () => null,
      backdrop: () => [],
      draw: () => void done.push('drawn'),
      drawLast: () => undefined,
      drawPicking: () => undefined,
      drawPointed: () => undefined,
      manners: {},
    },
    stage,
    controller: {
      screen: () => ({ ...screen, table: { viewer: 0 }, selection: { picked: [], next: [] }, pointed: null }),
    },
    pointing: () => ({ hovered: () => null, studied: () => null }),
    counsel: () => null,
    shows: (step: { readonly seat: number } | null) => void whose.push(step?.seat ?? null),
    follow: () => undefined,
  };
  const view = openBoardView(parts as unknown as Parameters<typeof openBoardView>[0]);
  view.draw();
  done.length = 0;
  return { view, reading, done, whose, last: reading.steps.length - 1 };
}

test('what is to be shown waits until it is kept, and the board stays as it was', async () => {
  const { view, reading, done, last } = board();
  let isKept = () => {};
  const kept = new Promise<void>((resolve) => {
    isKept = resolve;
  });
  const shown = view.present(reading, last, new AbortController().signal, kept);
  view.draw();
  await Promise.resolve();
  expect(done).toEqual([]);
  expect(view.isPlaying()).toBe(true);
  isKept();
  await shown;
  expect(done).toContain('shown');
  expect(view.isPlaying()).toBe(false);
});

test('what is not waited for any more lets the board be drawn at once', async () => {
  const { view, reading, done, last } = board();
  const stop = new AbortController();
  const shown = view.present(reading, last, stop.signal, new Promise<void>(() => undefined));
  expect(view.isPlaying()).toBe(true);
  stop.abort();
  expect(view.isPlaying()).toBe(false);
  view.draw();
  await shown;
  expect(done).toEqual(['drawn']);
});

test('before a step is shown it is said whose it is, so that bots may be shown faster, and at the end that it is over', async () => {
  const { view, reading, whose, last } = board();
  await view.present(reading, last - 1, new AbortController().signal);
  expect(whose).toEqual([reading.steps.at(last - 1)?.seat, reading.steps.at(last)?.seat, null]);
});
