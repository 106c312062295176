import type { GameEvent } from '../../src/rules/core/game';
import type { Reading } from '../../src/session/reading';
import { keptGames } from './keptGames';
import type { Played } from './steppedBoard';

/** From which event of a step a kind of moment goes, and to which. */
interface Kind {
  readonly from: (event: GameEvent) => boolean;
  readonly to: (event: GameEvent) => boolean;
  /** What comes in place of the first event, where no kept game need have it. */
  readonly as?: string;
}

const of =
  (type: string, more: { readonly [field: string]: unknown } = {}) =>
  (event: GameEvent): boolean =>
    event.type === type && Object.entries(more).every(([field, value]) => Reflect.get(event, field) === value);
const alone = (type: string, more = {}): Kind => ({ from: of(type, more), to: of(type, more) });

/** The decisive moments of boards that are stages of their own. */
export const boardMoments: {
  readonly [id in 'tankKillers' | 'tankDuel' | 'tankAce']: { readonly [kind: string]: Kind };
} = {
  tankKillers: {
    destroyed: { from: of('compared', { destroyed: true }), to: of('unitLost') },
    bounced: alone('compared', { destroyed: false }),
    dice: alone('rolledBoth'),
    card: alone('played'),
  },
  tankDuel: {
    missed: { from: of('aimed'), to: of('missed') },
    bounced: { from: of('hit'), to: of('bounced') },
    pierced: { from: of('hit'), to: of('damaged') },
    exploded: { from: of('exploded'), to: of('eliminated') },
    burnt: { from: of('exploded'), to: of('eliminated'), as: 'outOfControl' },
    left: { from: of('bailedOut'), to: of('eliminated') },
  },
  tankAce: {
    gun: { from: of('fired', { gun: 'main' }), to: of('rolled', { chart: 'B1' }) },
    machineGun: { from: of('fired', { gun: 'coax' }), to: of('rolled', { chart: 'B2' }) },
    kill: alone('unitDestroyed'),
    shells: { from: of('bombarded'), to: of('rolled') },
    struck: { from: of('enemyFired', { chart: 'B1' }), to: of('tankHit') },
    lost: alone('tankDestroyed'),
  },
};

/** The first moment of a kind in the games that are kept, as the rules told it. */
function momentIn(readings: readonly Reading[], { from, to, as }: Kind): Played | null {
  for (const reading of readings)
    for (const { index, events } of reading.steps) {
      const first = events.findIndex(from);
      const last = first < 0 ? -1 : events.findIndex((event, at) => at >= first && to(event));
      if (last < 0) continue;
      const views = { before: reading.at(index).view, after: reading.at(index + 1).view };
      const told = events.slice(first, last + 1);
      return {
        ...views,
        events: told.map((event, at) => (at === 0 && as !== undefined ? { ...event, type: as } : event)),
      };
    }
  return null;
}

export async function momentsOf(id: keyof typeof boardMoments): Promise<ReadonlyMap<string, Played>> {
  const readings = await keptGames(id, null);
  return new Map(
    Object.entries(boardMoments[id]).map(([name, kind]) => {
      const found = momentIn(readings, kind);
      if (found === null) throw new Error(`no moment of ${name} in the games of ${id}`);
      return [name, found];
    }),
  );
}
