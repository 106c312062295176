import { describe, expect, test } from 'vitest';
import { type BoardEffect, boardShot, lengthOf, paintEffect } from '../../../src/scenes/theatre/boardEffects';
import { recordingArt, recordingInk } from '../../support/recordingInk';

const from = { x: 100, y: 100 };
const to = { x: 300, y: 100 };
const shot = { from, to, size: 60, sound: 'gunHeavy' } as const;

/** The pictures an effect lays at a moment of its life. */
function laid(effect: BoardEffect, since: number): readonly string[] {
  const { ink, strokes } = recordingInk();
  paintEffect(ink, recordingArt, effect, from.x, from.y, to.x, to.y, 1, since);
  return strokes.map(({ what }) => what.split(' ')[1] ?? '');
}

describe('a shot over a board', () => {
  test.each([
    ['destroyed', 'brewUp', 'brewUp'],
    ['pierced', 'pierce', 'penetration'],
    ['bounced', 'bounce', 'ricochet'],
    ['missed', 'plume', 'earth'],
  ] as const)('that ends %s flashes, flies, and strikes with its own piece and sound', (outcome, piece, sound) => {
    const { effects, cues } = boardShot({ ...shot, outcome });
    expect(effects.map((effect) => effect.piece)).toEqual(['muzzle', 'shell', piece]);
    expect(cues.map(({ name }) => name)).toEqual(['gunHeavy', sound]);
    expect(effects.map(({ at }) => at)).toEqual(effects.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(effects[2]?.from).toEqual(to);
    expect(lengthOf({ effects, cues })).toBe((effects[2]?.at ?? 0) + (effects[2]?.ms ?? 0));
  });

  test('whose end comes later shows and sounds no end', () => {
    const { effects, cues } = boardShot({ ...shot, outcome: null });
    expect(effects.map(({ piece }) => piece)).toEqual(['muzzle', 'shell']);
    expect(cues).toHaveLength(1);
  });

  test('is lobbed, and throws up snow where it lies', () => {
    const { effects } = boardShot({ ...shot, outcome: 'missed', lobbed: true, snow: true });
    expect(effects.map(({ piece }) => piece)).toEqual(['muzzle', 'lob', 'snowPlume']);
  });
});

test('every piece is painted during its life and never outside it', () => {
  const pieces: readonly BoardEffect['piece'][] = [
    ...(['reticle', 'muzzle', 'shell', 'lob', 'plume', 'snowPlume', 'bounce', 'pierce', 'brewUp'] as const),
    ...(['smoke', 'dust', 'snowDust'] as const),
  ];
  for (const piece of pieces) {
    const effect: BoardEffect = { piece, at: 0, ms: 180, from, to, size: 60 };
    expect(laid(effect, 90).length, piece).toBeGreaterThan(0);
    expect(laid(effect, -1), piece).toEqual([]);
    expect(laid(effect, 181), piece).toEqual([]);
  }
});

test('a shell is where its time says, and turns along its way', () => {
  const effect: BoardEffect = { piece: 'shell', at: 0, ms: 200, from, to, size: 560 };
  const { ink, strokes } = recordingInk();
  paintEffect(ink, recordingArt, effect, from.x, from.y, to.x, to.y, 1, 100);
  const [tracer] = strokes;
  // Its nose lies halfway, and its tail behind it.
  expect((tracer?.box.x ?? 0) + (tracer?.box.width ?? 0)).toBeLessThan(201);
  expect(tracer?.box.x).toBeLessThan(102);
});
