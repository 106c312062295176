import { describe, expect, test } from 'vitest';
import { gameOfRule } from '../../../src/scenes/frame/games';
import { readPasted } from '../../../src/scenes/menu/importPanel';
import { linkOf } from '../../../src/session/record/link';
import { printRecord, recordOf } from '../../../src/session/record/record';
import { allGames } from '../../support/allGames';
import { citableIds, indexedGames } from '../../support/rulebooks';
import { openToy, toySitters } from '../../support/toyMachine';

const record = recordOf(openToy('paste'), toySitters);

describe('what is pasted', () => {
  test('a whole address, its hash and the text of a file all give the game', () => {
    expect(readPasted(`https://example.org/play/${linkOf(record, 0)}`)).toEqual({ record, moment: 0 });
    expect(readPasted(`  ${linkOf(record)}\n`)).toEqual({ record, moment: null });
    expect(readPasted(printRecord(record))).toEqual({ record, moment: null });
  });

  test.each(['hello', '{', '#game=', '#game=AAAA', 'https://example.org/#/games'])(
    '%s is answered with a fault',
    (text) => {
      expect(readPasted(text)).toHaveProperty('error');
    },
  );
});

describe('whose rule it is', () => {
  test.each(indexedGames)('every rule of %s is known by its letters', (game) => {
    const ids = [...citableIds(game)];
    expect(ids.length).toBeGreaterThan(0);
    expect(
      ids.filter((id) => gameOfRule(allGames, id) !== game || gameOfRule(allGames, id.toLowerCase()) !== game),
    ).toEqual([]);
  });

  test.each(['', 'XX-1', 'constructor-1', 'TC', '__proto__-2'])('%s belongs to nobody or to a known game', (id) => {
    expect([null, 'tankChess']).toContain(gameOfRule(allGames, id));
  });
});
