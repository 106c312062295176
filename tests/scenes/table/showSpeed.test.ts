import { expect, test } from 'vitest';
import { hasteAfter, openShowSpeed } from '../../../src/scenes/table/showSpeed';

type Set = Parameters<typeof openShowSpeed>[0];

const turn = (number: number, hurried = true, bot = true) => ({ turn: number, hurried, bot });

function watching(settings: ReturnType<Set> = { speed: 1, botSpeed: 1 }) {
  let time = 0;
  const speed = openShowSpeed(
    () => settings,
    () => time,
  );
  const pass = (ms: number) => {
    time += ms;
  };
  return { speed, pass };
}

test('a record plays as fast as it is wound, a bot as fast as bots are set', () => {
  const { speed } = watching({ speed: 2, botSpeed: 4 });
  expect(speed.now()).toBe(2);
  speed.times = 4;
  expect(speed.now()).toBe(8);
  speed.times = 1;
  speed.shows(turn(1));
  expect(speed.now()).toBe(8);
  speed.shows(null);
  expect(speed.now()).toBe(2);
});

test('a long turn of a bot goes ever faster, and the next begins in peace', () => {
  const { speed, pass } = watching();
  speed.shows(turn(1));
  pass(1500);
  expect(speed.now()).toBe(1);
  pass(1000);
  const late = speed.now();
  expect(late).toBeCloseTo(hasteAfter(2500));
  expect(late).toBeGreaterThan(1);
  speed.shows(turn(2));
  expect(speed.now()).toBe(1);
});

test('whoever answers in a bot’s long turn waits for it no longer, though at a pace of his own', () => {
  const { speed, pass } = watching({ speed: 1, botSpeed: 2 });
  speed.shows(turn(1, true, false));
  expect(speed.now()).toBe(1);
  pass(3000);
  expect(speed.now()).toBeCloseTo(hasteAfter(3000));
  speed.shows(turn(1));
  expect(speed.now()).toBeCloseTo(2 * hasteAfter(3000));
});

test('what passes while a person thinks or acts is not the bot’s', () => {
  const { speed, pass } = watching();
  speed.shows(turn(1));
  pass(500);
  speed.shows(null);
  pass(60_000);
  expect(speed.now()).toBe(1);
  speed.shows(turn(1));
  pass(1000);
  expect(speed.now()).toBe(1);
});

test('where games take their time, bots do too', () => {
  const { speed, pass } = watching();
  speed.shows(turn(1, false));
  pass(60_000);
  expect(speed.now()).toBe(1);
});

test('a bot that answers in somebody’s turn is no reason to hurry it, and its own turn begins in peace', () => {
  const { speed, pass } = watching();
  speed.shows(turn(1, false));
  pass(9000);
  expect(speed.now()).toBe(1);
  speed.shows(turn(2));
  expect(speed.now()).toBe(1);
  pass(9000);
  expect(speed.now()).toBeGreaterThan(9);
  speed.shows(turn(2, false));
  expect(speed.now()).toBe(1);
});
