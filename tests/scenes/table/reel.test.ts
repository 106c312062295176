import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadPlay } from '../../../src/games/loadPlay';
import { type PlayableId, playableIds } from '../../../src/games/play';
import { reelOf } from '../../../src/scenes/table/drawers/reel';
import { readingOf } from '../../../src/session/reading';
import { openRecord } from '../../../src/session/record/openRecord';
import { readRecord } from '../../../src/session/record/record';
import { isRecordError } from '../../../src/session/record/recordProblem';
import { chessSkin } from '../../support/chessTable';

const folder = new URL('../../golden/', import.meta.url);

/** The games that are kept, as whoever sits first has seen them. */
async function kept(id: PlayableId) {
  const { module, sequence } = await loadPlay(id);
  const files = readdirSync(folder).filter((file) => file.startsWith(`${id}-${module.game.version}`));
  return files.map((file) => {
    const record = readRecord(readFileSync(new URL(file, folder), 'utf8'));
    if (isRecordError(record)) throw new Error(record.error);
    const match = openRecord(record, module, sequence);
    if (isRecordError(match)) throw new Error(match.error);
    return readingOf(match, 0);
  });
}

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
