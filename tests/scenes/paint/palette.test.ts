import { describe, expect, test } from 'vitest';
import { cssColour, type Palette, palettes } from '../../../src/scenes/paint/palette';

/** How light a colour is, as WCAG counts it. */
function light(colour: number): number {
  const [r = 0, g = 0, b = 0] = [16, 8, 0].map((shift) => {
    const part = ((colour >> shift) & 255) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: number, other: number): number {
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** How a colour looks without one kind of cone (Viénot, Brettel and Mollon's matrices, on linear light). */
const seen = {
  standard: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.112, 0.888, 0, 0.112, 0.888, 0, 0.004, -0.004, 1],
  deuteranopia: [0.292, 0.708, 0, 0.292, 0.708, 0, -0.022, 0.022, 1],
  tritanopia: [1.011, 0.135, -0.146, 0, 0.874, 0.126, 0, 0.691, 0.309],
} as const;

function distance(one: number, other: number, eye: readonly number[]): number {
  const through = (colour: number) => {
    const rgb = [16, 8, 0].map((shift) => (((colour >> shift) & 255) / 255) ** 2.2);
    return [0, 1, 2].map((row) => {
      const sum = rgb.reduce((total, part, at) => total + part * (eye[row * 3 + at] ?? 0), 0);
      return Math.max(0, sum) ** (1 / 2.2);
    });
  };
  const [a, b] = [through(one), through(other)];
  return Math.hypot(...a.map((part, at) => part - (b[at] ?? 0)));
}

describe.each(Object.entries(palettes))('the %s palette', (name, palette: Palette) => {
  test('words can be read on their ground', () => {
    expect(contrast(palette.ink, palette.paper)).toBeGreaterThan(7);
    expect(contrast(palette.paper, palette.night)).toBeGreaterThan(7);
    expect(contrast(palette.actInk, palette.paper)).toBeGreaterThan(4.5);
    expect(contrast(palette.tracer, palette.night)).toBeGreaterThan(7);
  });

  test('what means something else looks different to the eyes it is made for', () => {
    const eye = Object.entries(seen).find(([each]) => each === name)?.[1] ?? seen.standard;
    const meanings = { act: palette.act, tracer: palette.tracer, blocked: palette.blocked, clear: palette.clear };
    const pairs = Object.entries(meanings).flatMap(([one, a], at) =>
      Object.entries(meanings)
        .slice(at + 1)
        .map(([other, b]) => ({ pair: `${one} and ${other}`, apart: distance(a, b, eye) })),
    );
    for (const { pair, apart } of pairs) expect(apart, pair).toBeGreaterThan(0.2);
  });
});

test('colours are written as the style sheets want them', () => {
  expect(cssColour(0x00072b)).toBe('#00072b');
});
