import { describe, expect, test } from 'vitest';
import { BENCH } from '../../../src/scenes/menu/benchArt';
import {
  benchAsMachine,
  headOf,
  layCabinet,
  layCard,
  MACHINE,
  neighbour,
} from '../../../src/scenes/menu/cabinetLayout';

const wide = [
  [1920, 1080],
  [1280, 720],
  [1024, 768],
  [2560, 1080],
  [720, 1280],
  [844, 390],
] as const;

describe.each(wide)('the row at %i x %i', (width, height) => {
  test.each([0, 1, 2, 3, 4, 5])(
    'with stand %i in the light everything is on the screen and nothing overlaps',
    (focus) => {
      const { machines, bench, below } = layCabinet(width, height, focus, 5);
      let end = 0;
      for (const { x, foot, scale } of machines) {
        expect(x).toBeGreaterThanOrEqual(end);
        end = x + MACHINE.width * scale;
        expect(foot - MACHINE.height * scale).toBeGreaterThanOrEqual(0);
        expect(foot).toBeLessThanOrEqual(height - below);
      }
      expect(bench.x).toBeGreaterThanOrEqual(end);
      expect(bench.x + BENCH.width * bench.scale).toBeLessThanOrEqual(width);
      expect(bench.foot).toBeLessThanOrEqual(height - below);
    },
  );

  test('the one in the light is the largest and all are centred', () => {
    const { machines, bench, largest } = layCabinet(width, height, 1, 5);
    expect(machines[1]?.scale).toBe(largest);
    expect(machines.filter(({ scale }) => scale === largest)).toHaveLength(1);
    const right = width - (bench.x + BENCH.width * bench.scale);
    expect(machines[0]?.x).toBeCloseTo(right);
  });
});

test('at 1920 x 1080 the machines stand as the design has them, a little smaller for the bench beside them', () => {
  const { machines, skirting } = layCabinet(1920, 1080, 1, 5);
  expect(machines[0]?.foot).toBeCloseTo(845, 0);
  expect(machines[1]?.foot).toBeCloseTo(868, 0);
  expect(machines[1]?.scale).toBeCloseTo(1.154, 3);
  expect(skirting).toBeCloseTo(795, 0);
});

describe.each([
  [390, 844],
  [360, 640],
  [430, 932],
])('the phone at %i x %i', (width, height) => {
  test.each([0, 2, 4])('shows machine %i whole with its neighbours peeping in', (focus) => {
    const { machines, below } = layCabinet(width, height, focus, 5);
    machines.forEach(({ x, foot, scale }, index) => {
      const seen = Math.min(width, x + MACHINE.width * scale) - Math.max(0, x);
      if (index === focus) expect(seen).toBeCloseTo(MACHINE.width * scale);
      else if (Math.abs(index - focus) === 1) expect(seen).toBeCloseTo(44);
      else expect(seen).toBeLessThanOrEqual(0);
      expect(foot).toBeLessThanOrEqual(height - below);
    });
  });
});

test('on a phone the bench comes after the last machine: it peeps in, and stands whole in the light', () => {
  const beside = layCabinet(390, 844, 4, 5).bench;
  expect(390 - beside.x).toBeCloseTo(44);
  const { bench, machines } = layCabinet(390, 844, 5, 5);
  expect(bench.x).toBeCloseTo(390 - (bench.x + BENCH.width * bench.scale));
  expect(bench.x).toBeGreaterThan(44);
  expect((machines[4]?.x ?? 0) + MACHINE.width * (machines[4]?.scale ?? 0)).toBeCloseTo(44);
  expect(headOf(benchAsMachine(bench))).toBeCloseTo(bench.foot - BENCH.height * bench.scale);
});

test('the row ends at its ends', () => {
  expect(neighbour(0, -1, 5)).toBe(0);
  expect(neighbour(0, 1, 5)).toBe(1);
  expect(neighbour(4, 1, 5)).toBe(4);
});

/** Where logo and bar leave off at these sizes. */
describe.each([
  [1920, 1080, 520, 1210],
  [1280, 720, 311, 648],
] as const)('the card of the machine in the light at %i x %i', (width, height, from, to) => {
  test.each([0, 1, 2, 3, 4])('with machine %i it can be read and covers no head', (focus) => {
    const { machines } = layCabinet(width, height, focus, 5);
    const standing = machines[focus];
    if (standing === undefined) throw new Error(`no machine ${focus}`);
    const card = layCard(standing, from, to);
    expect(card.width).toBeGreaterThanOrEqual(300);
    expect(card.left).toBeGreaterThanOrEqual(from);
    expect(card.left + card.width).toBeLessThanOrEqual(to);
    const bottom = card.manner === 'flat' ? 66 : 112;
    for (const { x, foot, scale } of machines) {
      const beside = x >= card.left + card.width || x + MACHINE.width * scale <= card.left;
      expect(beside || foot - MACHINE.height * scale >= bottom).toBe(true);
    }
  });
});

test.each([0, 1, 2, 3, 4])("on a phone's side machine %i in the light stays under the bar", (focus) => {
  const bar = 58;
  for (const standing of layCabinet(844, 390, focus, 5).machines) expect(headOf(standing)).toBeGreaterThanOrEqual(bar);
});
