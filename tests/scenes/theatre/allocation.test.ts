import { Session } from 'node:inspector';
import { expect, test } from 'vitest';
import { beatsOf } from '../../../src/scenes/theatre/beats';
import { boardShot, paintEffect } from '../../../src/scenes/theatre/boardEffects';
import { layoutTheatre } from '../../../src/scenes/theatre/layout';
import { paintShot } from '../../../src/scenes/theatre/paintShot';
import { setScene } from '../../../src/scenes/theatre/scene';
import type { TheatreArt } from '../../../src/scenes/theatre/theatreArt';
import { recordingArt } from '../../support/recordingInk';
import { kindsOfMoments, stagedMoment } from '../../support/stagedMoments';

interface Sampled {
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly selfSize: number;
  readonly children: readonly Sampled[];
}

/** Bytes that functions of the stage itself ask for while something runs, by function. */
function askedFor(run: () => void): ReadonlyMap<string, number> {
  const session = new Session();
  session.connect();
  const found = new Map<string, number>();
  const walk = ({ callFrame, selfSize, children }: Sampled) => {
    if (callFrame.url.includes('/src/scenes/theatre/') && selfSize > 0)
      found.set(callFrame.functionName, (found.get(callFrame.functionName) ?? 0) + selfSize);
    for (const child of children) walk(child);
  };
  session.post('HeapProfiler.startSampling', {
    samplingInterval: 64,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  } as object);
  run();
  session.post('HeapProfiler.stopSampling', (_, answer) => {
    walk((answer as unknown as { profile: { head: Sampled } }).profile.head);
  });
  session.disconnect();
  return found;
}

const nothing = () => undefined;
const still = { width: 40, height: 20 };
/** An ink that does nothing, and stills that are painted once. */
const ink = {
  ...{ save: nothing, restore: nothing, translate: nothing, rotate: nothing, scale: nothing, clip: nothing },
  ...{ beginPath: nothing, moveTo: nothing, lineTo: nothing, closePath: nothing, rect: nothing, arc: nothing },
  ...{ fill: nothing, stroke: nothing, fillRect: nothing, drawImage: nothing },
} as unknown as CanvasRenderingContext2D;
const sprite = { image: still as HTMLCanvasElement, width: 240, height: 240 };
const bake = new Proxy({}, { get: () => () => ({ addColorStop: nothing, width: 10 }), set: () => true });
const art: TheatreArt = {
  ...recordingArt,
  sprite: () => sprite,
  still: () => nothing,
  blank: () => ({ canvas: sprite.image, ink: bake as CanvasRenderingContext2D }),
};

const FRAMES = 4000;

/**
 * Some forty fractions a frame: the engine boxes a number that goes from one function to another. A point or a list of
 * options for each picture that is laid would be several times that.
 */
const BOXED = 640;

test.each(kindsOfMoments)('a frame of %s asks for no memory but boxes of numbers', (kind) => {
  const shot = stagedMoment(kind);
  const beats = beatsOf.full;
  const scene = setScene(shot, layoutTheatre(1920, shot.firers.length, false), art, beats, 1);
  const moment = { ink, art, scene, beats, time: 0 };
  const frames = (count: number) => {
    for (let frame = 0; frame < count; frame++) {
      moment.time = (frame * 16.7) % beats.gone;
      paintShot(moment);
    }
  };
  // The engine needs a while to see which numbers are whole.
  frames(FRAMES);
  const asked = askedFor(() => frames(FRAMES));
  const bytes = [...asked.values()].reduce((sum, each) => sum + each, 0) / FRAMES;
  expect(bytes, JSON.stringify(Object.fromEntries(asked))).toBeLessThan(BOXED);
});

test('neither do the pieces over a board', () => {
  const { effects } = boardShot({
    from: { x: 0, y: 0 },
    to: { x: 200, y: 100 },
    size: 60,
    sound: 'gunHeavy',
    outcome: 'destroyed',
  });
  const frames = (count: number) => {
    for (let frame = 0; frame < count; frame++)
      for (let index = 0; index < effects.length; index++) {
        const effect = effects[index];
        if (effect !== undefined) paintEffect(ink, art, effect, 10.5, 20.5, 210.5, 120.5, 1.5, (frame * 16.7) % 1200);
      }
  };
  frames(FRAMES);
  const asked = askedFor(() => frames(FRAMES));
  const bytes = [...asked.values()].reduce((sum, each) => sum + each, 0) / FRAMES;
  expect(bytes, JSON.stringify(Object.fromEntries(asked))).toBeLessThan(BOXED);
});
