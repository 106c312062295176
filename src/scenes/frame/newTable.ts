import type { NewSave } from '../../session/store/saveQueue';
import { parseAddress } from './router';
import type { Shell } from './shell';

const screenNow = () => parseAddress(location.hash)?.screen;

/**
 * Goes to the table of a game just put beside the others, once it is kept: a page that dies before stands where it stood,
 * and not at the address of a game that nobody has.
 */
export async function goToNew(
  shell: Pick<Shell, 'go'>,
  { id, kept }: NewSave,
  go: Shell['go'] = shell.go,
): Promise<void> {
  const from = screenNow();
  await kept;
  // Who has left meanwhile finds it among the saved games.
  if (screenNow() === from) go({ screen: 'table', saveId: id, moment: null });
}
