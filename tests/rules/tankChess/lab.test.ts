import { describe, expect, test } from 'vitest';
import * as edit from '../../../src/rules/tankChess/lab/bench';
import { squareAnswer, squareLessons } from '../../../src/rules/tankChess/lab/lessons';
import { firstSquareLink, printSquareLink, readSquareLink } from '../../../src/rules/tankChess/lab/link';
import { killTable, readSquareBench, roseOf } from '../../../src/rules/tankChess/lab/reading';
import { cite } from '../../support/cite';

describe('the square bench', () => {
  const reading = readSquareBench(edit.firstSquareBench, null);

  test(`${cite('TC-FIRE2', 'TC-FIRE3', 'TC-KILL1')} as drawn: a bounce ahead, a kill to the left, a wall to the right`, () => {
    const told = reading.lines.map(({ shots, stop }) => [shots[0]?.at ?? null, shots[0]?.kills ?? null, stop]);
    expect(told).toEqual([
      ['j8', false, 'j8'],
      ['h10', true, 'h10'],
      [null, null, 'h6'],
    ]);
    expect(reading.lines[0]?.shots[0]).toMatchObject({ face: 'side', gun: 2, armour: 2 });
    expect(reading.lines[1]?.shots[0]).toMatchObject({ face: 'front', gun: 2, armour: 1 });
  });

  test(`${cite('TC-HM5', 'TC-HM6')} the mortar reaches M10 over the wall`, () => {
    const [mortar] = reading.mortars;
    expect(mortar?.piece.at).toBe('m5');
    expect(mortar?.lines[0]?.shots.map(({ at, kills, distance }) => [at, kills, distance])).toEqual([['m10', true, 5]]);
    const fall = mortar?.lines[0]?.squares.filter(({ inRange }) => inRange).map(({ at }) => at);
    expect(fall).toEqual(['m8', 'm9', 'm10']);
  });

  test(`${cite('TC-HM3', 'TC-HM6')} its ring has every square 3, 4 or 5 away in a straight line; only those ahead need no turn`, () => {
    const [ring] = reading.rings;
    expect(ring?.piece.at).toBe('m5');
    // Worked out by hand from M5: east there are three squares to the edge, south four, and so on.
    const told = (ring?.squares ?? []).map(({ at, distance, ahead }) => `${at}${distance}${ahead ? '!' : ''}`);
    expect(told.toSorted()).toEqual(
      ['m83!', 'm94!', 'm105!', 'p83', 'p53', 'p23', 'm23', 'm14', 'j23', 'i14', 'j53', 'i54', 'h55', 'j83']
        .concat(['i94', 'h105'])
        .toSorted(),
    );
    const own = readSquareBench(edit.chosen(edit.firstSquareBench, 'm5'), null);
    expect(own.rings.map(({ squares }) => squares)).toEqual(reading.rings.map(({ squares }) => squares));
  });

  test(`${cite('TC-ARMOR2', 'TC-ARMOR3', 'TC-ARMOR4')} the rose of a heavy tank facing north: front, six sides, rear`, () => {
    const rose = roseOf('MT', { kind: 'HT', facing: 'N' });
    expect(rose.map(({ from, armour }) => [from, armour])).toEqual([
      ['N', 3],
      ['NE', 2],
      ['E', 2],
      ['SE', 2],
      ['S', 1],
      ['SW', 2],
      ['W', 2],
      ['NW', 2],
    ]);
    expect(rose.filter(({ kills }) => kills).map(({ from }) => from)).toEqual(['S']);
    const turnedEast = roseOf('MT', { kind: 'HT', facing: 'E' });
    expect(turnedEast.find(({ face }) => face === 'front')?.from).toBe('E');
  });

  test(`${cite('TC-EX9', 'TC-KILL1')} the kill table: only more than the armour destroys`, () => {
    const rows = killTable();
    expect(rows.map(({ gun }) => gun)).toEqual([3, 2, 1, 4, 5]);
    for (const { gun, cells } of rows) for (const { armour, kills } of cells) expect(kills).toBe(gun > armour);
    const armour = rows[0]?.cells.map((cell) => cell.armour);
    expect(armour).toEqual([3, 2, 1, 2, 1, 0, 1, 0, 0, 2, 1, 0, 1, 0, 0]);
  });

  test('pieces and walls are moved, turned and taken away', () => {
    const bench = edit.firstSquareBench;
    expect(edit.moved(bench, 'f8', 'h6')).toBe(bench);
    expect(edit.moved(bench, 'f8', 'j8')).toBe(bench);
    expect(edit.moved(bench, 'f8', 'e8').own[0]?.at).toBe('e8');
    expect(edit.turned(bench, 'f8', 7).own[0]?.facing).toBe('NE');
    const open = edit.walled(bench, 'h6');
    expect(edit.obstaclesOf(open)).not.toContain('h6');
    expect(edit.walled(open, 'h6').walls).toEqual([]);
    expect(edit.walled(bench, 'f8')).toBe(bench);
    const [first] = bench.own;
    const alone = { ...bench, own: first === undefined ? [] : [first] };
    expect(edit.withoutPiece(alone, 'f8')).toBe(alone);
    expect(edit.withPiece(bench, 1, 'TD', 'a1').others.at(-1)).toMatchObject({ kind: 'TD', at: 'a1', facing: 'S' });
    expect(edit.chosen(bench, 'm10').others[0]?.at).toBe('m10');
    expect(edit.onBoard(bench, '10').others.map(({ at }) => at)).toEqual(['j8', 'h10']);
  });

  test('its address is readable and printed as it was read', () => {
    const drawn = '16/MT-F8-E,HM-M5-N/HT-J8-N,LT-H10-SW,MT-M10-S?show=lines,reach&gun=HT&wall=H6,A9';
    const read = readSquareLink(drawn);
    expect(read && printSquareLink(read)).toBe(drawn);
    expect(readSquareLink(printSquareLink(firstSquareLink))).toEqual(firstSquareLink);
    expect(readSquareLink('')).toBe(firstSquareLink);
  });

  test.each([
    '17/MT-F8-E',
    '16',
    '16/XX-F8-E',
    '16/MT-Q8-E',
    '16/MT-F8-X',
    '16/MT-H6-E',
    '16/MT-F8-E/HT-F8-N',
    '16/MT-F8-E?wall=Z9',
    '16/MT-F8-E/HT-J8-N/x',
  ])('%s is no bench', (text) => {
    expect(readSquareLink(text)).toBeNull();
  });
});

describe('lessons of the square bench', () => {
  const questions = squareLessons.flatMap(({ id, questions: asked }) =>
    asked.map((each, index) => ({ name: `${id} ${index + 1}`, ...each })),
  );

  test.each(questions)('$name has squares to point at and squares to leave alone', (asked) => {
    const answer = squareAnswer(asked);
    expect(answer.length).toBeGreaterThan(0);
    expect(answer.length).toBeLessThan(asked.among.length);
  });

  test(`${cite('TC-ARMOR3', 'TC-ARMOR4', 'TC-HM6')} answers by hand`, () => {
    const named = (id: string, number: number) => {
      const found = squareLessons.find((lesson) => lesson.id === id)?.questions[number];
      if (found === undefined) throw new Error(`no question ${id} ${number}`);
      return squareAnswer(found);
    };
    expect(named('square-struck', 0)).toEqual(['k8', 'e8', 'k11', 'e5']);
    expect(named('square-struck', 1)).toEqual(['e11']);
    expect(named('square-mortar', 0)).toEqual(['m8', 'm9', 'm10']);
    expect(named('square-duel', 0)).toEqual(['h10', 'm10']);
  });
});
