import { idOfKind, isRefOf } from '../../../rules/core/ref';
import { atGuns, isAtGunId } from '../../../rules/tankDuel/data/guns';
import type { View } from '../../../rules/tankDuel/view';
import type { Selection } from '../../../session/selection';
import type { Style } from '../../board/gameScene';
import { priceOf } from './orders';
import { wordsOf } from './words';

interface Prompt {
  readonly act: string;
  readonly more: string;
}

/** What is still asked for an order or a card that has been chosen; null: nothing of its own. */
export function stepPrompt(view: View, { picked, next, command }: Selection, name: string, look: Style): Prompt | null {
  const { table, say, word } = wordsOf(look);
  const asked = table.prompts;
  const [first] = picked;
  const prompt = (act: string, more: string, fields: object = {}): Prompt => ({
    act: say(act, { tank: name }),
    more: say(more, { tank: name, ...fields }),
  });
  const wants = (kind: 'unit' | 'card' | 'button') => next.some((ref) => isRefOf(kind, ref));
  if (view.phase === 'attempt' && command !== null && wants('card')) return prompt(asked.second, asked.secondMore);
  if (first === undefined || command !== null) return null;
  if (view.phase === 'flank') return wants('button') ? prompt(asked.takeBack, asked.takeBackMore) : null;
  const face = idOfKind('face', first);
  if (face !== null) {
    if (face.endsWith('.command')) return prompt(asked.commandUse, asked.commandUseMore);
    return face.endsWith('.terrain') && wants('unit') ? prompt(asked.whichEnemy, '') : null;
  }
  const id = idOfKind('button', first);
  if (id === null) return null;
  const order = table.orders.names[id] ?? word(id);
  if (wants('unit')) return prompt(asked.whichEnemy, order);
  if (!wants('card')) return prompt(asked.raise, asked.raiseMore);
  if (id === 'repair') return prompt(asked.pay, asked.repairMore, { order });
  if (id === 'advance' || id === 'assault') return prompt(asked.layOff, asked.infantryCard, { order });
  const level = picked.map((ref) => idOfKind('button', ref)).findLast((each) => each?.startsWith('by-') === true);
  const gun = id.startsWith('gun-') ? id.slice('gun-'.length) : '';
  const count = isAtGunId(gun) ? atGuns[gun].orders : priceOf(view, level ?? id);
  return count === null
    ? prompt(asked.layOff, asked.layOffMore, { order })
    : prompt(asked.pay, asked.payMore, { order, count });
}
