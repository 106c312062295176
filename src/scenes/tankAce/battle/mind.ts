import { describeTankAce } from '../../../i18n/tankAce/describe';
import type { Ref, Seat } from '../../../rules/core/game';
import { isRefOf, refId } from '../../../rules/core/ref';
import { tankAce } from '../../../rules/tankAce';
import type { Post } from '../../../rules/tankAce/data/crewCharts';
import type { View } from '../../../rules/tankAce/types';
import type { Style } from '../../board/gameScene';
import { choicesOf, chosenOf, manOf, type Segment, segmentsOf, targetOf, type Wishes, wishesWith } from './orders';
import { type Ticket, ticketOf } from './ticket';
import { orderName } from './wheelArt';

/** What the commander has in mind: the man he speaks to, what that man could do, and the order he is about to give. */
export interface Mind {
  readonly man: Post;
  readonly target: string | null;
  /** The round that will be loaded after the shot, or that is to be loaded. */
  readonly load: string | null;
  /** Orders stand round a man; other decisions in a list. */
  readonly wheel: boolean;
  readonly segments: readonly Segment[];
  readonly names: readonly string[];
  readonly chosen: Segment | null;
  readonly ticket: Ticket | null;
}

export function mindOf(view: View, seat: Seat, wishes: Wishes, picked: readonly Ref[], look: Style): Mind {
  const meant = wishesWith(wishes, picked);
  const wheel = view.phase === 'orders' && view.active.includes(seat);
  const man = wheel ? manOf(view, seat, meant) : (meant.man ?? 'commander');
  const segments = wheel ? segmentsOf(view, seat, man, meant) : choicesOf(view, seat, meant);
  const chosen = chosenOf(segments, meant);
  const command = chosen?.command ?? null;
  const describe = describeTankAce(look.text, look.language);
  const names = segments.map((segment) =>
    wheel
      ? orderName(view, seat, segment, look)
      : (describe.ref(view, `button:${buttonOf(segment)}`, []) ?? segment.type),
  );
  const name = names[chosen === null ? 0 : segments.indexOf(chosen)] ?? '';
  const load = command === null ? null : 'load' in command ? command.load : 'round' in command ? command.round : null;
  return {
    man,
    target: wheel || view.phase === 'prelude' || view.phase === 'strike' ? targetOf(view, seat, meant) : null,
    load,
    wheel,
    segments,
    names,
    chosen,
    ticket: chosen === null ? null : ticketOf(view, chosen, name, look, (tried) => tankAce.refuse(view, tried)),
  };
}

/** The word a decision begins with: the first button on its path, or its type. */
function buttonOf({ command, type }: Segment): string {
  const [first] = command === null ? [] : tankAce.path(command);
  return isRefOf('button', first) ? refId(first) : type;
}
