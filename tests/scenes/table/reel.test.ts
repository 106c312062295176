import { expect, test } from 'vitest';
import { type PlayableId, playableIds } from '../../../src/games/play';
import { reelOf } from '../../../src/scenes/table/drawers/reel';
import { chessSkin } from '../../support/chessTable';
import { keptGames } from '../../support/keptGames';

const kept = (id: PlayableId) => keptGames(id, 0);

const skins: { readonly [id: string]: Parameters<typeof reelOf>[1] } = { tankChess: chessSkin() };

test.each(playableIds)('%s has its best moments, each with the chance the rules gave it', async (id) => {
  const reels = (await kept(id)).map((seen) => ({ seen, reel: reelOf({ seen }, skins[id] ?? {}) }));
  // Few attacks of Tank Killers come to dice.
  expect(Math.max(...reels.map(({ reel }) => reel.length))).toBeGreaterThan(1);
  for (const { seen, reel } of reels)
    for (const { moment, chance } of reel) {
      expect(seen.steps.at(moment - 1)).toBeDefined();
      if (id === 'tankChess') expect(chance).toBeNull();
      else expect(chance).toBeLessThan(0.5);
    }
});

test('of a game without luck they are its heaviest losses, and the end comes first', async () => {
  for (const seen of await kept('tankChess')) {
    const [first] = reelOf({ seen }, chessSkin());
    const told = seen.steps.at((first?.moment ?? 0) - 1)?.events ?? [];
    expect(told.some(({ type }) => type === 'destroyed' || type === 'escaped')).toBe(true);
    const ends = seen.steps.slice(0).some(({ events }) => events.some(({ type }) => type === 'escaped'));
    if (ends) expect(told.some(({ type }) => type === 'escaped')).toBe(true);
  }
});
