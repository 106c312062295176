import { describe, expect, test } from 'vitest';
import { playableIds } from '../../src/games/play';
import { openDice, seedDice } from '../../src/rules/core/dice';
import { readLink } from '../../src/session/record/link';
import { damaged, damagedText } from '../../tools/lib/stress/damage';
import { tryLinks } from '../../tools/lib/stress/links';
import { growthIn } from '../../tools/lib/stress/memory';
import { tryPlay } from '../../tools/lib/stress/play';
import { tryRecords } from '../../tools/lib/stress/records';
import { isClean, openReport, printReport, tryOne } from '../../tools/lib/stress/report';
import { tryRpc } from '../../tools/lib/stress/rpc';
import { newTables } from '../../tools/lib/stress/visit';

describe('every door without a screen holds a handful of bad inputs of every game', () => {
  test.each([
    ['rpc', tryRpc, 60],
    ['records', tryRecords, 120],
    ['links', tryLinks, 60],
  ])('%s', async (door, tries, count) => {
    const report = await tries(count, 'small');
    expect(report).toMatchObject({ door, tried: count, faults: [] });
    expect(isClean(report)).toBe(true);
    expect(Object.keys(report.refused).length, 'several kinds of errors').toBeGreaterThan(3);
  });

  test('play', async () => {
    const report = await tryPlay(1, 'small');
    expect(report).toMatchObject({ tried: 6, faults: [] });
    expect(isClean(report)).toBe(true);
  });
});

test('at the tables whose pages are killed a person plays with a bot, whose commands are waited for', async () => {
  const tables = await newTables('bot');
  expect(tables.map(([id]) => id)).toEqual([...playableIds]);
  const sitting = tables.map(([, link]) => {
    const read = readLink(link);
    return 'record' in read ? read.record.seats.map(({ controller }) => controller.kind) : read;
  });
  expect(sitting).toEqual(tables.map(() => ['human', 'bot']));
});

test('the same seed damages alike, another otherwise', () => {
  const good = { game: 'tankChess', commands: [{ type: 'drive', seat: 0, from: 'a1' }], seats: [1, 2, 3] };
  const made = (seed: string) => {
    const dice = openDice(seedDice(seed));
    return JSON.stringify([damaged(good, { other: 1 }, dice), damagedText('abcdefgh', dice)]);
  };
  const seeds = Array.from({ length: 40 }, (_, seed) => String(seed));
  expect(seeds.map(made)).toEqual(seeds.map(made));
  expect(new Set(seeds.map(made)).size).toBeGreaterThan(30);
});

test('a throw is a crash and has its input in the report; growth and loss are not clean either', async () => {
  const report = openReport('planted');
  await tryOne(report, 'input 7', () => {
    throw new Error('fell over');
  });
  await tryOne(report, 'input 8', () => 'badField');
  expect(report.report()).toMatchObject({ tried: 2, crashes: 1, refused: { badField: 1 } });
  expect(printReport(report.report())).toContain('crashes: input 7: fell over');
  expect(isClean(report.report())).toBe(false);
  const grown = openReport('grown');
  grown.grown(2, 'a room');
  expect(isClean(grown.report())).toBe(false);
  const lost = openReport('lost');
  lost.fault('lost', 'one');
  expect(isClean(lost.report())).toBe(false);
});

describe('what visits leave behind', () => {
  const counted = (listeners: readonly number[], buttons: readonly number[]) =>
    listeners.map((count, visit) => ({ listeners: count, buttons: buttons[visit] ?? 0 }));
  const steady = [0, 0, 0, 0, 0, 0, 0, 0];

  test('counts that go up and down, or rise once, are no growth', () => {
    expect(growthIn(counted([117, 116, 117, 117, 117, 117, 117, 117], [1, 1, 0, 0, 1, 1, 0, 1]))).toBe(0);
    expect(growthIn(counted([80, 117, 115, 117, 117, 117, 117, 117], steady))).toBe(0);
  });

  test('one listener or one button more with every visit is, even where counts go up and down', () => {
    expect(growthIn(counted([110, 113, 112, 113, 114, 115, 116, 119], steady))).toBeGreaterThan(0);
    expect(growthIn(counted([...steady].fill(117), [0, 1, 2, 3, 4, 5, 6, 7]))).toBeCloseTo(4 / 5);
  });
});
