import type { Seat } from '../../rules/core/game';
import type { Skin } from '../board/gameScene';
import type { Sound } from '../frame/sound';
import type { TableScreen } from './tableController';

interface TableSound {
  follow(screen: TableScreen): void;
  close(): void;
}

/** What is heard of a table besides what happens on it: the place it stands in, and that one is called to act after others have. */
export function openTableSound(sound: Pick<Sound, 'play' | 'ambience'>, skin: Pick<Skin, 'ambience'>): TableSound {
  let place: ReturnType<NonNullable<Skin['ambience']>> | null = null;
  let called: Seat | null = null;
  return {
    follow({ view, seat, reading, moment }) {
      const next = skin.ambience?.(view) ?? null;
      if (next !== place) sound.ambience(next);
      place = next;
      const last = reading.steps.at(-1);
      // Whoever goes on after his own command knows that it is his turn.
      if (moment === null && seat !== null && called === null && last !== undefined && last.seat !== seat)
        sound.play('yourTurn');
      if (moment === null) called = seat;
    },
    close: () => sound.ambience(null),
  };
}
