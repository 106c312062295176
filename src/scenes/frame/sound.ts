import type { Settings } from './settings';

/** Parameters of the synthesiser in its own order, from volume to filter; gaps take its standard value. */
type Recipe = readonly (number | undefined)[];

const _ = undefined;

const effects = {
  engine: [0.5, 0.1, 62, 0.02, 0.05, 0.06, 2, 1.6, _, _, _, _, 0.02, 0.8, _, 0.1, _, 0.6, 0.02, 0.3],
  turret: [0.35, 0.05, 240, 0.01, 0.06, 0.03, 3, 0.6, _, _, 60, 0.02, 0.025, _, _, 0.2, _, 0.5],
  gunLight: [1.1, 0.1, 180, _, 0.02, 0.18, 4, 2.2, -4, _, _, _, _, 2.5, _, 0.1, _, 0.6, 0.02],
  gunMedium: [1.4, 0.1, 110, _, 0.04, 0.32, 4, 2.6, -2.4, _, _, _, _, 3, _, 0.2, 0.02, 0.6, 0.03],
  gunHeavy: [1.8, 0.1, 66, _, 0.07, 0.55, 4, 3, -1.4, _, _, _, _, 3.5, _, 0.3, 0.05, 0.6, 0.05],
  mortar: [1.1, 0.1, 90, _, 0.03, 0.25, 0, 2, -3, _, _, _, _, 1.2, _, _, 0.04, 0.5, 0.04],
  ricochet: [0.7, 0.2, 980, _, 0.02, 0.36, 1, 0.7, 9, -2, _, _, _, 0.2, 12, _, 0.03, 0.5, 0.02],
  hit: [1.2, 0.1, 150, _, 0.02, 0.2, 4, 1.4, -3, _, _, _, _, 2, _, 0.3, _, 0.6, 0.02],
  explosion: [2, 0.1, 48, 0.01, 0.14, 0.8, 4, 2.4, -0.5, _, _, _, 0.03, 3, _, 0.4, 0.06, 0.5, 0.1],
  card: [0.4, 0.1, 1400, 0.01, 0.02, 0.06, 4, 0.5, -20, _, _, _, _, 1, _, _, _, 0.4, 0.01, _, 1800],
  die: [0.6, 0.3, 520, _, _, 0.05, 1, 2.5, -6, _, _, _, 0.04, 1.5, _, _, _, 0.5, 0.01],
} satisfies { readonly [name: string]: Recipe };

const interfaceSounds = {
  paper: [0.25, 0.2, 2400, 0.02, 0.03, 0.09, 4, 0.4, _, _, _, _, _, 2, _, _, _, 0.3, 0.02, _, 2600],
  click: [0.35, 0.02, 320, _, 0.01, 0.03, 1, 2, _, _, _, _, _, 0.4, _, _, _, 0.5],
  error: [0.5, 0.02, 140, 0.01, 0.06, 0.1, 3, 1.2, _, _, -30, 0.06, _, _, _, 0.1, _, 0.7],
  fanfare: [0.8, _, 392, 0.02, 0.28, 0.4, 1, 1.6, _, _, 131, 0.14, 0.14, _, _, _, 0.1, 0.8, 0.05],
} satisfies { readonly [name: string]: Recipe };

export type SoundName = keyof typeof effects | keyof typeof interfaceSounds;

/** The recipes by name; a skin names its sounds freely, an unknown name is silent. */
export const recipes: ReadonlyMap<string, Recipe> = new Map<string, Recipe>([
  ...Object.entries(effects),
  ...Object.entries(interfaceSounds),
]);

export interface Sound {
  /** `pan` from -1 (left) to 1 (right). */
  play(name: string, pan?: number): void;
}

type Volumes = Pick<Settings, 'effects' | 'interface' | 'muted'>;

export function loudness(name: string, settings: Volumes): number {
  if (settings.muted) return 0;
  return Object.hasOwn(interfaceSounds, name) ? settings.interface : settings.effects;
}

/** Silent until the first input: browsers allow no sound before it, and the synthesiser is loaded only then. */
export function openSound(settings: () => Volumes, page: Window): Sound {
  let synthesiser: Promise<typeof import('zzfx')> | null = null;
  const built = new Map<string, number[]>();
  const firstInput = () => {
    for (const name of ['pointerdown', 'keydown'] as const) page.removeEventListener(name, firstInput, true);
    synthesiser ??= import('zzfx');
  };
  for (const name of ['pointerdown', 'keydown'] as const) page.addEventListener(name, firstInput, true);

  const sound = async (name: string, recipe: Recipe, volume: number, pan: number) => {
    if (synthesiser === null) return;
    const { ZZFX } = await synthesiser;
    const samples = built.get(name) ?? ZZFX.buildSamples(...recipe);
    built.set(name, samples);
    if (ZZFX.audioContext.state === 'suspended') await ZZFX.audioContext.resume();
    ZZFX.playSamples([samples], volume, 1, Math.max(-1, Math.min(1, pan)));
  };
  return {
    play(name, pan = 0) {
      const recipe = recipes.get(name);
      const volume = loudness(name, settings());
      if (recipe === undefined || volume === 0 || synthesiser === null) return;
      // A device without audio output must not stop the game.
      sound(name, recipe, volume, pan).catch(() => undefined);
    },
  };
}
