import { afterEach, expect, test, vi } from 'vitest';
import { goToNew } from '../../../src/scenes/frame/newTable';
import type { Address } from '../../../src/scenes/frame/shell';

afterEach(() => void vi.unstubAllGlobals());

/** Somebody who begins a game at this address. */
function beginAt(hash: string) {
  vi.stubGlobal('location', { hash });
  const gone: Address[] = [];
  let keep = () => {};
  const kept = new Promise<void>((resolve) => {
    keep = resolve;
  });
  const shell = { go: (address: Address) => void gone.push(address) };
  return { gone, keep: () => keep(), arrived: goToNew(shell, { id: 'new', kept }) };
}

test('the address is that of the new table once its game is kept, and not before', async () => {
  const { gone, keep, arrived } = beginAt('#/lab/hex/one');
  // What a room writes of itself into its address is no leaving.
  location.hash = '#/lab/hex/two';
  await Promise.resolve();
  expect(gone).toEqual([]);
  keep();
  await arrived;
  expect(gone).toEqual([{ screen: 'table', saveId: 'new', moment: null }]);
});

test('who has gone elsewhere before it was kept stays there', async () => {
  const { gone, keep, arrived } = beginAt('#/setup/tankChess');
  location.hash = '#/settings';
  keep();
  await arrived;
  expect(gone).toEqual([]);
});
