import { afterEach, describe, expect, test } from 'vitest';
import { boardMoments, momentsOf } from '../../support/boardMoments';
import { screenPartsOf } from '../../support/registered';
import { steppedBoard } from '../../support/steppedBoard';

/** When each of them is looked at: at the flash, on the way, as it strikes, and as it is read. */
const beats = [60, 160, 280, 380, 560, 800, 1100, 1500, 2100, 3000, 4200, 6000] as const;
const pages = [
  [1920, 1022],
  [390, 700],
] as const;

let close: () => void = () => undefined;
afterEach(() => close());

/** Every beat of every kind of moment on the boards that are stages of their own, stepped by hand. */
describe.each(['tankKillers', 'tankDuel', 'tankAce'] as const)('pictures of %s', async (id) => {
  const [{ skin }, moments] = await Promise.all([screenPartsOf(id), momentsOf(id)]);

  test.each(Object.keys(boardMoments[id]))('%s', async (kind) => {
    const moment = moments.get(kind);
    if (moment === undefined) throw new Error('no such moment');
    const seen: string[] = [];
    for (const [width, height] of pages) {
      const board = steppedBoard(skin, width, height);
      close = board.close;
      board.begin(moment);
      const rows: string[] = [];
      for (const beat of beats) {
        await board.to(beat);
        if (!board.playing()) break;
        rows.push(`${String(beat).padStart(5)}  ${board.picture()}`);
      }
      // It is seen to move.
      expect(new Set(rows.map((row) => row.slice(5))).size, kind).toBeGreaterThan(1);
      const heard = board.heard().map(({ name, at }) => `${at} ${name}`);
      seen.push([`${width}`, ...rows, `heard  ${heard.join(', ')}`].join('\n'));
      board.close();
    }
    expect(`\n${seen.join('\n\n')}\n`).toMatchSnapshot();
  });
});
