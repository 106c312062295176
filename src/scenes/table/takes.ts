import type { Command, GameEvent, Seat } from '../../rules/core/game';
import type { Match } from '../../session/match';
import { eventsFor } from '../../session/visible';

/** One command as one viewer may see it happen. */
export interface Take {
  /** How many commands had been given before it. */
  readonly from: number;
  before(): unknown;
  readonly events: readonly GameEvent[];
  readonly after: unknown;
  /** What was pointed at; null where the viewer may not know. */
  readonly command: Command | null;
}

/** What happened since the first `from` commands, one after the other, through the eyes of one viewer. */
export function takesOf(match: Match, from: number, viewer: Seat | null): readonly Take[] {
  return match.log.slice(from).map((entry, index) => {
    const length = from + index;
    const viewAt = (moment: number) => match.rewind(moment).view(viewer);
    const open = !match.game.secrets || entry.command.seat === viewer;
    return {
      from: length,
      before: () => viewAt(length),
      events: eventsFor(entry.events, viewer),
      get after() {
        return viewAt(length + 1);
      },
      command: open ? entry.command : null,
    };
  });
}
