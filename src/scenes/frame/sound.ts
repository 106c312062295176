import type { Ambience } from '../sound/ambience';
import type { Heard, Mixer, Volumes } from '../sound/mixer';

export type { SoundName } from '../sound/cues';

export interface Sound {
  play(name: string, heard?: Heard): void;
  /** It is soon to be played. */
  prepare(name: string): void;
  /** For so many seconds all but the moment itself is far away; 0: no longer. */
  hush(seconds: number): void;
  /** What is heard at a table while nothing happens; null away from it. */
  ambience(place: Ambience | null): void;
  /** Volumes have changed. */
  refresh(): void;
}

type LoadMixer = () => Promise<{ openMixer(settings: () => Volumes): Mixer }>;

/** What is needed of a window. */
interface Page {
  addEventListener(name: string, run: () => void, capture: boolean): void;
  removeEventListener(name: string, run: () => void, capture: boolean): void;
}

const inputs = ['pointerdown', 'keydown'] as const;

/** Silent until the first input: browsers allow no sound before it, and the mixing desk is loaded only then. */
export function openSound(
  settings: () => Volumes,
  page: Page,
  load: LoadMixer = () => import('../sound/mixer'),
): Sound {
  let mixer: Mixer | null = null;
  let place: Ambience | null = null;
  const firstInput = () => {
    for (const name of inputs) page.removeEventListener(name, firstInput, true);
    // A device without audio output must not stop the game.
    load().then(
      ({ openMixer }) => {
        mixer = openMixer(settings);
        mixer.ambience(place);
      },
      () => undefined,
    );
  };
  for (const name of inputs) page.addEventListener(name, firstInput, true);
  return {
    play: (name, heard = {}) => mixer?.play(name, heard),
    prepare: (name) => mixer?.prepare(name),
    hush: (seconds) => mixer?.hush(seconds),
    ambience(next) {
      place = next;
      mixer?.ambience(next);
    },
    refresh: () => mixer?.refresh(),
  };
}
