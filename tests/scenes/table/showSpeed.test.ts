import { expect, test } from 'vitest';
import { hasteAfter, openShowSpeed } from '../../../src/scenes/table/showSpeed';

type Set = Parameters<typeof openShowSpeed>[0];

function watching(hurries: boolean, settings: ReturnType<Set> = { speed: 1, botSpeed: 1 }) {
  let time = 0;
  const speed = openShowSpeed(
    () => settings,
    hurries,
    () => time,
  );
  const pass = (ms: number) => {
    time += ms;
  };
  return { speed, pass };
}

test('a record plays as fast as it is wound, a bot as fast as bots are set', () => {
  const { speed } = watching(true, { speed: 2, botSpeed: 4 });
  expect(speed.now()).toBe(2);
  speed.times = 4;
  expect(speed.now()).toBe(8);
  speed.times = 1;
  speed.shows(1);
  expect(speed.now()).toBe(8);
  speed.shows(null);
  expect(speed.now()).toBe(2);
});

test('a long turn of a bot goes ever faster, and the next begins in peace', () => {
  const { speed, pass } = watching(true);
  speed.shows(1);
  pass(1500);
  expect(speed.now()).toBe(1);
  pass(1000);
  const late = speed.now();
  expect(late).toBeCloseTo(hasteAfter(2500));
  expect(late).toBeGreaterThan(1);
  speed.shows(2);
  expect(speed.now()).toBe(1);
});

test('what passes while a person thinks or acts is not the bot’s', () => {
  const { speed, pass } = watching(true);
  speed.shows(1);
  pass(500);
  speed.shows(null);
  pass(60_000);
  expect(speed.now()).toBe(1);
  speed.shows(1);
  pass(1000);
  expect(speed.now()).toBe(1);
});

test('where games take their time, bots do too', () => {
  const { speed, pass } = watching(false);
  speed.shows(1);
  pass(60_000);
  expect(speed.now()).toBe(1);
});
