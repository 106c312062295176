import { afterEach, expect, test, vi } from 'vitest';
import { extras } from '../../../src/i18n/tankChess/en/extras';
import game from '../../../src/i18n/tankChess/en/game';
import { rootOf, type TreeNode } from '../../../src/scenes/tankChess/extras/gameTree';
import type { Kit } from '../../../src/scenes/tankChess/extras/kit';
import { movesSheet } from '../../../src/scenes/tankChess/extras/movesSheet';
import { start } from '../../rules/tankChess/given';
import { PlainElement, plainPage } from '../../support/plainPage';

afterEach(() => vi.unstubAllGlobals());

const state = start('standard16');

/** A line of so many turns; what they are is of no account here. */
function lineOf(turns: number): readonly TreeNode[] {
  const line = [rootOf(state)];
  for (let turn = 1; turn <= turns; turn++) {
    const parent = line.at(-1);
    if (parent === undefined) throw new Error('no start');
    const next = { ...rootOf(state), parent, record: `turn ${turn}` };
    parent.children.push(next);
    line.push(next);
  }
  return line;
}

/** What stands in the list of turns, and where its words lead. */
function listed(line: readonly TreeNode[], at: number) {
  plainPage();
  const [root] = line;
  const here = line[at];
  if (root === undefined || here === undefined) throw new Error('not in this line');
  const gone: number[] = [];
  const hands = {
    go: (moment: TreeNode) => void gone.push(line.indexOf(moment)),
    returnToGame: () => undefined,
    remove: () => undefined,
    annotate: () => undefined,
  };
  const kit = { words: () => extras, game: () => ({ text: game }) };
  const sheet: unknown = movesSheet(kit as unknown as Kit, root, here, hands);
  if (!(sheet instanceof PlainElement)) throw new Error('no sheet');
  const words = sheet.all().filter((each) => each.getAttribute('class') === 'extra-move');
  return { texts: words.map((each) => each.textContent), press: (index: number) => words.at(index)?.click(), gone };
}

test('a short game is on the page whole', () => {
  const { texts } = listed(lineOf(5), 2);
  expect(texts).toEqual(['Start', 'turn 1', 'turn 2', 'turn 3', 'turn 4', 'turn 5']);
});

test('of a game of 8,000 turns a part round the present moment is on the page, and words lead on', () => {
  const { texts, press, gone } = listed(lineOf(8000), 4000);
  expect(texts).toHaveLength(802);
  expect(texts.slice(0, 2)).toEqual(['…', 'turn 3801']);
  expect(texts.slice(-2)).toEqual(['turn 4600', '…']);
  expect(texts).toContain('turn 4000');
  press(0);
  press(-1);
  expect(gone).toEqual([3800, 4600]);
});
