import { expect, test } from 'vitest';
import { keepsSecrets } from '../../../../src/scenes/table/drawers/receiptDrawer';
import { readingOf } from '../../../../src/session/reading';
import { openToy } from '../../../support/toyMachine';

test('a bot’s thoughts stay its own until a game with secrets is over', () => {
  const match = openToy();
  const command = { type: 'pass', seat: 1 };
  const answer = { command, best: [], positions: 1, view: match.view(1) };
  expect(keepsSecrets(readingOf(match, 0), answer)).toBe(true);
  expect(keepsSecrets(readingOf(match, null), answer)).toBe(true);
  expect(keepsSecrets(readingOf(match, 1), answer)).toBe(false);
  expect(keepsSecrets(readingOf(match.play({ type: 'resign', seat: 0 }), 0), answer)).toBe(false);
});
