import { expect, test } from 'vitest';
import { loadPlay } from '../../../src/games/loadPlay';
import { firstAceBench } from '../../../src/rules/tankAce/lab/bench';
import { practiceMonth, practiceOpening } from '../../../src/rules/tankAce/lab/practice';
import type { State, View } from '../../../src/rules/tankAce/types';
import { dealGame } from '../../../src/session/heldGame';
import { cite } from '../../support/cite';

const bench = firstAceBench;

test(`${cite('ATA-4.1.2a')} the mission is in a month that has tank and enemy: the one wished for, else the first`, () => {
  expect(practiceMonth(bench, '1944-06')).toBe('1944-09');
  expect(practiceMonth(bench, '1945-01')).toBe('1945-01');
  expect(practiceMonth({ ...bench, unit: 'tiger2' }, null)).toBe('1944-12');
  expect(practiceMonth({ ...bench, tank: 'm26', unit: 'inf' }, '1944-06')).toBe('1945-03');
});

test('a tank and an enemy that never served together have no mission', () => {
  expect(practiceMonth({ ...bench, tank: 'm26', unit: 'pz3' }, '1945-03')).toBeNull();
});

test(`${cite('ATA-4.1.2a')} the commander begins with the tank of the bench`, async () => {
  const { module, sequence } = await loadPlay('tankAce');
  const deal = { setup: 'mission', seats: 1, options: { start: practiceMonth(bench, null) }, seed: 'bench' };
  const opening = (state: unknown) => practiceOpening(bench, state as State);
  const seen = dealGame(module.game, sequence, deal, [], opening).view(0) as View;
  expect([seen.phase, seen.careers[0]?.tank]).toEqual(['enlist', bench.tank]);
});
