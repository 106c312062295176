import { describe, expect, test } from 'vitest';
import { sequenceOf } from '../../../src/machines/order';
import { tankChessChart } from '../../../src/machines/tankChess';
import { atOnce } from '../../../src/rules/core/atOnce';
import { tankChess } from '../../../src/rules/tankChess';
import { printAnnotated } from '../../../src/rules/tankChess/printAnnotated';
import { isGameFault, readAnnotated } from '../../../src/rules/tankChess/readAnnotated';
import { follow } from '../../../src/scenes/tankChess/extras/follow';
import {
  backToMain,
  grow,
  isMain,
  lineFrom,
  pathTo,
  prune,
  treeOf,
  writtenLine,
} from '../../../src/scenes/tankChess/extras/gameTree';
import { annotatedOf, recordOfGame, studyOfGame, studyOfRecord } from '../../../src/scenes/tankChess/extras/study';
import { openRecord } from '../../../src/session/record/openRecord';
import { isRecordError } from '../../../src/session/record/recordProblem';
import { drive, start } from '../../rules/tankChess/given';

const text = `[White "Mika"]

{Begin.} 1. LT C3>C5/N LT N14>N12/S 2. MT H3>H4/N! {Firm.} ( {Or} 2. HT C1>C2/N HT D16>D15/S ) MT I14>I13/S 1-0
`;

function read(source: string) {
  const game = readAnnotated(source, follow);
  if (isGameFault(game)) throw new Error(`${game.fault} ${game.found}`);
  return game;
}

describe('a game under study', () => {
  const game = read(text);

  test('grows from a written game and is written back', () => {
    const root = treeOf(game);
    expect(lineFrom(root).map(({ record }) => record)).toEqual([
      'LT C3>C5/N',
      'LT N14>N12/S',
      'MT H3>H4/N',
      'MT I14>I13/S',
    ]);
    expect(writtenLine(root)).toEqual(game.line);
  });

  test('another turn is a variation, the same turn is the line itself', () => {
    const root = treeOf(game);
    const state = start('standard16');
    const other = grow(root, drive(state, 'f3 f5 N'));
    expect(root.children).toHaveLength(2);
    expect(grow(root, drive(state, 'c3 c5 N'))).toBe(root.children[0]);
    const deeper = grow(other, drive({ ...state, mover: 1 }, 'g14 g12 S'));
    expect(isMain(deeper)).toBe(false);
    expect(pathTo(deeper)).toEqual([other, deeper]);
    expect(backToMain(deeper)).toBe(root);
    expect(backToMain(root)).toBe(root);
    expect(prune(other)).toBe(root);
    expect(root.children).toHaveLength(1);
  });

  test('becomes a saved game that the rules accept, and a study again', () => {
    const resigned = { ...game, conceded: 'resigned' } as const;
    const record = recordOfGame(resigned, tankChess.version);
    expect(record.result).toEqual({ rule: 'resigned', winners: [0] });
    const match = openRecord(record, { game: tankChess }, sequenceOf(tankChessChart));
    if (isRecordError(match)) throw new Error(match.error);
    expect(match.log).toHaveLength(5);
    const study = atOnce(studyOfRecord(record, 2, { white: 'White', black: 'Black' }));
    expect(study?.start.record).toBe('LT N14>N12/S');
    expect(study?.conceded).toBe('resigned');
    expect(study?.people).toEqual([0, 1]);
    expect(study === null ? '' : printAnnotated(annotatedOf(study), follow)).toContain('[Black "Black"]');
  });

  test('a study keeps headers, comments and marks', () => {
    const study = studyOfGame(game, treeOf(game));
    expect(annotatedOf(study)).toEqual(game);
  });

  test('a record of another game or a broken set-up is no study', () => {
    const record = recordOfGame(game, 1);
    const names = { white: 'W', black: 'B' };
    expect(atOnce(studyOfRecord({ ...record, game: 'tankKillers' }, null, names))).toBeNull();
    expect(atOnce(studyOfRecord({ ...record, setup: 'nowhere' }, null, names))).toBeNull();
  });
});
