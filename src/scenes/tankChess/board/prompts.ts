import { listsIn } from '../../../i18n/formats';
import type { View } from '../../../rules/tankChess/types';
import type { Selection } from '../../../session/selection';
import type { Style } from '../../board/gameScene';
import { alarmsOf } from './alarms';
import { shown } from './geometry';
import { kindWord, wordsOf } from './words';

interface Prompt {
  readonly act: string;
  readonly more: string;
}

/** What there is to say before a piece is chosen, beside that one is to be chosen. */
export function promptOf(view: View, { picked }: Selection, look: Style): Prompt | null {
  return picked.length > 0 ? null : (alarmed(view, look) ?? declined(view, look));
}

/** An offer that came to nothing would leave no trace on the board. */
function declined(view: View, look: Style): Prompt | null {
  const usual = look.text.phases[view.phase]?.prompts[0];
  if (view.offer !== 'refused' || usual === undefined) return null;
  const { table, say } = wordsOf(look);
  return { act: say(table.alarm, { seat: '{seat}', call: table.declined, act: usual.act }), more: usual.more };
}

/** Whoever is in check or about to lose the enemy commander is told so. */
function alarmed(view: View, look: Style): Prompt | null {
  const alarms = alarmsOf(view);
  if (alarms.length === 0) return null;
  const { table, say } = wordsOf(look);
  const shots = alarms.filter(({ target }) => target !== null);
  const name = (id: string, at: string) => {
    const kind = view.pieces.find((piece) => piece.id === id)?.kind;
    return kind === undefined ? '' : `${kindWord(kind, look)} ${shown(at)}`;
  };
  const list = listsIn(look.language);
  const by = list.format(shots.map(({ unit, from }) => name(unit, from)));
  const call = shots.length > 0 ? table.check : table.escape;
  const act = look.text.phases[view.phase]?.prompts[0]?.act ?? '';
  return {
    act: say(table.alarm, { seat: '{seat}', call, act }),
    more: [
      ...(shots.length > 0 ? [say(table.inCheck, { by })] : []),
      ...(shots.length < alarms.length ? [table.underEscape] : []),
    ].join(' '),
  };
}
