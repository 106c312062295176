import { expect, test } from 'vitest';
import { keepsSecrets } from '../../../../src/scenes/table/drawers/receiptDrawer';
import { openToy } from '../../../support/toyMachine';

test('a bot’s thoughts stay its own until a game with secrets is over', () => {
  const match = openToy();
  const command = { type: 'pass', seat: 1 };
  const answer = { command, best: [], positions: 1, view: match.view(1) };
  expect(keepsSecrets(match, 0, answer)).toBe(true);
  expect(keepsSecrets(match, null, answer)).toBe(true);
  expect(keepsSecrets(match, 1, answer)).toBe(false);
  expect(keepsSecrets(match.play({ type: 'resign', seat: 0 }), 0, answer)).toBe(false);
});
