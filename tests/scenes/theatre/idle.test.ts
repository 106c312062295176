import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beatsOf } from '../../../src/scenes/theatre/beats';
import { boardShot, lengthOf } from '../../../src/scenes/theatre/boardEffects';
import { openTheatre } from '../../../src/scenes/theatre/openTheatre';
import { recordingArt, recordingInk } from '../../support/recordingInk';
import { stagedMoment } from '../../support/stagedMoments';

/** A window whose clock and frames are moved by hand. */
function handPage() {
  let now = 0;
  let due: (() => void)[] = [];
  let shown = false;
  const { ink, strokes } = recordingInk();
  const canvas = {
    ...{ className: '', style: {}, width: 0, height: 0 },
    ...{ setAttribute: () => undefined, addEventListener: () => undefined, removeEventListener: () => undefined },
    getContext: () => ink,
    remove() {
      shown = false;
    },
  };
  vi.stubGlobal('document', {
    createElement: () => canvas,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  vi.stubGlobal('requestAnimationFrame', (step: () => void) => due.push(step));
  vi.stubGlobal('cancelAnimationFrame', () => {
    due = [];
  });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const heard: string[] = [];
  const made: string[] = [];
  const camera: string[] = [];
  const theatre = openTheatre({
    root: { getBoundingClientRect: () => ({ width: 1920, height: 1080 }) } as unknown as HTMLElement,
    open() {
      shown = true;
    },
    art: recordingArt,
    onScreen: (box) => box,
    camera: {
      aside: () => camera.push('aside') > 0,
      back: () => void camera.push('back'),
    },
    bar: 54,
    foot: () => 0,
    pixelRatio: () => 1,
    speed: () => 1,
    lively: () => true,
    sound: (name) => heard.push(name),
    prepare: (name) => made.push(name),
    hush: () => undefined,
  });
  return {
    theatre,
    heard,
    made,
    camera,
    isShown: () => shown,
    waits: () => due.length > 0,
    painted: () => strokes.length,
    /** One frame, so many milliseconds later. */
    frame(ms: number) {
      now += ms;
      const steps = due;
      due = [];
      for (const step of steps) step();
    },
  };
}

let page: ReturnType<typeof handPage>;
beforeEach(() => {
  page = handPage();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('where nothing moves nothing is drawn', () => {
  test('before anything is played there is no canvas and no frame is asked for', () => {
    expect([page.isShown(), page.waits(), page.painted()]).toEqual([false, false, 0]);
  });

  test('a close-up is painted frame by frame, and after its end never again', async () => {
    const played = page.theatre.play(stagedMoment('single'), 'short');
    const drawn = [page.painted()];
    for (let time = 0; time < beatsOf.short.gone; time += 100) {
      page.frame(100);
      drawn.push(page.painted());
    }
    await played;
    expect(new Set(drawn.slice(0, -1)).size).toBe(drawn.length - 1);
    expect([page.isShown(), page.waits()]).toEqual([false, false]);
    page.frame(5000);
    expect(page.painted()).toBe(drawn.at(-1));
    expect(page.camera.filter((word) => word === 'aside')).toHaveLength(1);
    expect(page.camera.at(-1)).toBe('back');
  });

  test('whoever skips it sees the board at once', async () => {
    const played = page.theatre.play(stagedMoment('single'), 'full');
    page.frame(300);
    page.theatre.skip();
    await played;
    expect([page.isShown(), page.waits()]).toEqual([false, false]);
    expect(page.camera.at(-1)).toBe('back');
  });

  test('pieces over the board leave nothing running either', async () => {
    const moment = boardShot({
      ...{ from: { x: 0, y: 0 }, to: { x: 90, y: 0 }, size: 40 },
      sound: 'gunHeavy',
      outcome: 'destroyed',
    });
    const played = page.theatre.over(moment);
    page.frame(60);
    expect(page.waits()).toBe(true);
    page.frame(lengthOf(moment));
    await played;
    expect([page.isShown(), page.waits()]).toEqual([false, false]);
  });

  test('a second close-up ends the first, which is heard no more', async () => {
    const first = page.theatre.play(stagedMoment('single'), 'full');
    page.frame(100);
    const second = page.theatre.play(stagedMoment('single'), 'short');
    await first;
    expect(page.heard).not.toContain('gunMedium');
    page.frame(beatsOf.short.fire + 1);
    expect(page.heard.filter((name) => name === 'gunMedium')).toHaveLength(1);
    page.theatre.close();
    await second;
  });
});

test('what a strike sounds like is made before it strikes, one sound a frame', async () => {
  const played = page.theatre.play(stagedMoment('combined'), 'full');
  for (let frames = 1; !page.heard.includes('gunMedium'); frames++) {
    expect(page.made.length).toBeLessThanOrEqual(frames);
    page.frame(16);
  }
  expect(page.heard).not.toContain('brewUp');
  expect(page.made).toEqual(expect.arrayContaining(['penetration', 'brewUp', 'stamp']));
  page.theatre.skip();
  await played;
});
