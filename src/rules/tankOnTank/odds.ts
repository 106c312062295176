import type { Chance } from '../core/dice';

/** Which dice an attack rolls: two, or under the calibre variant three with the best or worst two used (TOT-OPT1). */
export type Throw = 'two' | 'bestOfThree' | 'worstOfThree';

/** What the faces come to: the two dice used, and whether a double decides by itself (TOT-OPT1d, TOT-OPT1f). */
export function readDice(
  faces: readonly number[],
  how: Throw,
): { readonly sum: number; readonly fate: boolean | null } {
  const sorted = [...faces].sort((a, b) => b - a);
  if (how === 'two') {
    const sum = faces.reduce((total, face) => total + face, 0);
    return { sum, fate: sum === 2 ? false : sum === 12 ? true : null };
  }
  const used = how === 'bestOfThree' ? sorted.slice(0, 2) : sorted.slice(-2);
  const sum = used.reduce((total, face) => total + face, 0);
  const ones = faces.filter((face) => face === 1).length;
  const sixes = faces.filter((face) => face === 6).length;
  if (how === 'bestOfThree' && ones >= 2) return { sum, fate: false };
  if (how === 'worstOfThree' && sixes >= 2) return { sum, fate: true };
  return { sum, fate: sum === 2 ? false : sum === 12 ? true : null };
}

export function isHit(faces: readonly number[], how: Throw, modifier: number, defence: number): boolean {
  const { sum, fate } = readDice(faces, how);
  return fate ?? sum + modifier >= defence;
}

/** What two dice must show: the unmodified 2 and 12 put a floor and a ceiling on it (TOT-8.4g, TOT-8.4h). */
export function neededOn(modifier: number, defence: number): number {
  return Math.min(12, Math.max(3, defence - modifier));
}

const known: Readonly<Record<Throw, Map<number, Chance>>> = {
  two: new Map(),
  bestOfThree: new Map(),
  worstOfThree: new Map(),
};

/** In how many of all throws an attack succeeds; the unmodified 2 and 12 included (TOT-8.4g, TOT-8.4h). */
export function hitChance(modifier: number, defence: number, how: Throw = 'two'): Chance {
  const need = defence - modifier;
  const found = known[how].get(need);
  if (found) return found;
  const dice = how === 'two' ? 2 : 3;
  let ways = 0;
  const of = 6 ** dice;
  for (let roll = 0; roll < of; roll++) {
    const faces = Array.from({ length: dice }, (_, die) => (Math.floor(roll / 6 ** die) % 6) + 1);
    if (isHit(faces, how, modifier, defence)) ways++;
  }
  const chance = { ways, of };
  known[how].set(need, chance);
  return chance;
}

/** With an ace among the firers a failed roll is made again (TOT-8.5a). */
export function withAce({ ways, of }: Chance): Chance {
  return { ways: of * of - (of - ways) * (of - ways), of: of * of };
}
