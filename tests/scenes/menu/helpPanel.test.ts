import { expect, test } from 'vitest';
import { overlayKeys } from '../../../src/scenes/menu/helpPanel';
import { tankKillersSkin } from '../../../src/scenes/tankKillers';
import { battleSkin } from '../../support/battleTable';
import { chessSkin } from '../../support/chessTable';
import { killersLook } from '../../support/killersTable';

test('the list of keys names every overlay of every game by the key it listens to', () => {
  const keysOf = ({ overlays }: { readonly overlays: readonly { readonly key: string }[] }) =>
    overlays.map(({ key }) => key);
  expect(overlayKeys).toEqual({
    tankChess: keysOf(chessSkin()),
    tankOnTank: keysOf(battleSkin()),
    tankKillers: keysOf(tankKillersSkin(() => killersLook())),
  });
});
