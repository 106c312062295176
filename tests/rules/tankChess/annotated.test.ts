import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sequenceOf } from '../../../src/machines/order';
import { tankChessChart } from '../../../src/machines/tankChess';
import type { Frozen } from '../../../src/rules/core/game';
import { legal } from '../../../src/rules/core/play';
import { tankChess } from '../../../src/rules/tankChess';
import { type AnnotatedGame, type AnnotatedLine, marks } from '../../../src/rules/tankChess/annotated';
import { followWith } from '../../../src/rules/tankChess/follow';
import { printAnnotated } from '../../../src/rules/tankChess/printAnnotated';
import { isGameFault, readAnnotated, readingAnnotated } from '../../../src/rules/tankChess/readAnnotated';
import type { State } from '../../../src/rules/tankChess/types';
import { follow } from '../../../src/scenes/tankChess/extras/follow';
import { cite } from '../../support/cite';
import { start } from './given';
import { randomPosition } from './randomPosition';

const text = `[Game "Tank Chess"]
[Setup "standard16"]
[White "Mika"]
[Black "Kolbe \\"the wall\\""]

{An opening.} 1. LT C3>C5/N LT N14>N12/S 2. MT H3>H4/N! {Firm.} ( 2. HT C1>C2/N ( {Or else} 2. HT C1>C3/N )
HT D16>D15/S ) ( 2. CLT H1>H2/N ) 2... MT I14>I13/S offer decline 3. LT C5>C5/NE?! *
`;

function readGood(source: string): AnnotatedGame {
  const game = readAnnotated(source, follow);
  if (isGameFault(game)) throw new Error(`${game.fault} at ${game.line}:${game.column} ${game.found} ${game.rule}`);
  return game;
}

describe(cite('TC-NOTE4', 'TC-Q17'), () => {
  test('headers, turns, marks, comments and nested variations are read into a tree', () => {
    const game = readGood(text);
    expect(game.headers).toEqual([
      ['White', 'Mika'],
      ['Black', 'Kolbe "the wall"'],
    ]);
    expect(game.line.intro).toBe('An opening.');
    expect(game.line.turns.map((turn) => turn.command.type)).toEqual([
      'drive',
      'drive',
      'drive',
      'drive',
      'offerDraw',
      'declineDraw',
      'drive',
    ]);
    const third = game.line.turns[2];
    expect(third).toMatchObject({ mark: '!', comment: 'Firm.' });
    expect(third?.variations.map((line) => line.turns.length)).toEqual([2, 1]);
    expect(third?.variations[0]?.turns[0]?.variations[0]).toMatchObject({ intro: 'Or else' });
    expect(game.line.turns[6]).toMatchObject({ mark: '?!' });
  });

  test('printing numbers the pairs and gives back the same tree', () => {
    const game = readGood(text);
    const printed = printAnnotated(game, follow);
    expect(printed).toContain('1. LT C3>C5/N LT N14>N12/S 2. MT H3>H4/N! {Firm.}');
    expect(printed).toContain('2... MT I14>I13/S');
    expect(readGood(printed)).toEqual(game);
  });

  test('own positions and options travel in the headers', () => {
    const position = randomPosition('game');
    const game: AnnotatedGame = {
      setup: 'custom',
      options: { position: { ...position, number: 1, quiet: 0 }, threefold: false },
      headers: [],
      line: { intro: '', turns: [] },
      outcome: '1/2-1/2',
      conceded: null,
    };
    const again = readGood(printAnnotated(game, follow));
    expect(printAnnotated(again, follow)).toBe(printAnnotated(game, follow));
    expect(again.options.threefold).toBe(false);
    expect(again.outcome).toBe('1/2-1/2');
  });

  test('who gave up or ran out of time is told', () => {
    const game = { ...readGood(text), outcome: '0-1', conceded: 'resigned' } as const;
    expect(readGood(printAnnotated(game, follow))).toEqual(game);
  });

  test('parse, print, parse: random games with comments, marks and variations survive', () => {
    const comment = fc
      .string({ unit: fc.constantFrom(...'ab {}()\\"[]1.*!\n戦'), maxLength: 12 })
      .map((said) => said.trim());
    const node = fc.record({
      choice: fc.nat(),
      mark: fc.constantFrom('' as const, ...marks),
      comment,
      aside: fc.array(fc.nat(), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(node, { maxLength: 8 }), fc.nat({ max: 50 }), comment, (nodes, seed, intro) => {
        const options = { position: { ...randomPosition(`tree ${seed}`), number: 1, quiet: 0 } };
        const grown = grow(start('custom', options), nodes);
        const game: AnnotatedGame = {
          setup: 'custom',
          options,
          headers: [['Event', `"${intro}"\\`]],
          line: { intro, turns: grown },
          outcome: '*',
          conceded: null,
        };
        const printed = printAnnotated(game, follow);
        const read = readGood(printed);
        expect(read.line).toEqual(game.line);
        expect(read.headers).toEqual(game.headers);
        expect(printAnnotated(read, follow)).toBe(printed);
      }),
      { numRuns: 25 },
    );
  });

  test('any text is either a game or told what is wrong with it', () => {
    const piece = fc.constantFrom(
      '1.',
      '(',
      ')',
      '{',
      '}',
      '*',
      'HT C1>C2/N',
      'LT N14>N13/S',
      'offer',
      '[A "b"]',
      ' ',
      'x',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (parts) => {
        const read = readAnnotated(parts.join(' '), follow);
        if (isGameFault(read)) expect(read.line * read.column).toBeGreaterThan(0);
        else expect(readAnnotated(printAnnotated(read, follow), follow)).toEqual(read);
      }),
    );
  });
});

interface Sprout {
  readonly choice: number;
  readonly mark: AnnotatedLine['turns'][number]['mark'];
  readonly comment: string;
  readonly aside: readonly number[];
}

function grow(from: Frozen<State>, nodes: readonly Sprout[]): AnnotatedLine['turns'] {
  const turns: AnnotatedLine['turns'][number][] = [];
  let state = from;
  for (const { choice, mark, comment, aside } of nodes) {
    const list = legal(tankChess, state, state.active[0] ?? 0);
    const command = list[choice % Math.max(1, list.length)];
    if (command === undefined) break;
    const plain = aside.map((other) => ({ choice: other, mark: '' as const, comment: '', aside: [] }));
    const side = grow(state, plain);
    turns.push({ command, mark, comment, variations: side.length === 0 ? [] : [{ intro: '', turns: side }] });
    state = follow(state, command).state;
  }
  return turns;
}

describe('what is wrong is told with line and column', () => {
  test.each([
    ['1. HT C1>C9/N', 'refused', 1, 4],
    ['1. LT C3>C5/N\n1... LT A1>A2/S', 'noPieceThere', 2, 6],
    ['1. MT C3>C5/N', 'otherKind', 1, 4],
    ['hello', 'notATurn', 1, 1],
    ['1. LT C3>C5/N {never ends', 'unclosed', 1, 15],
    ['1. LT C3>C5/N ( 1. LT C3>C4/N', 'unclosed', 1, 15],
    ['1. LT C3>C5/N ( )', 'noTurnBefore', 1, 15],
    ['1. LT C3>C5/N )', 'strayClose', 1, 15],
    ['* 1. LT C3>C5/N', 'afterTheEnd', 1, 3],
    ['[White Mika]', 'headerForm', 1, 1],
    ['[Setup "round"]', 'unknownSetup', 1, 1],
    ['[Position "8 8/8/8/8/8/8/8/7Cn w"]', 'noStart', 1, 1],
    ['[Options "threefold=maybe"]', 'unknownOption', 1, 1],
    ['[Setup "custom"]\n[Position "8 9/8"]', 'badPosition', 2, 1],
    ['agree', 'refused', 1, 1],
    ['1. LT C3>C5/N '.padEnd(500_002, ' '), 'tooLong', 1, 1],
  ])('%j: %s', (source, fault, line, column) => {
    expect(readAnnotated(source, follow)).toMatchObject({ fault, line, column });
  });

  test('a position with two command tanks is told by its square', () => {
    const source = '[Setup "custom"]\n[Position "8 cs3cs3/8/8/8/8/8/8/7Cn w"]';
    expect(readAnnotated(source, follow)).toMatchObject({
      fault: 'badPosition',
      position: { fault: 'commanders', where: 'E8' },
    });
  });
});

describe('however long a text is, it holds nobody up', () => {
  const there = '1. LT C3>C4/N LT N14>N13/S 2. LT C4>C3/N LT N13>N14/S ';
  const options = '[Options "threefold=false quietTurns=0"] ';

  test('20,000 comments after one another are one, and 20,000 braces in one are its words', () => {
    const said = readGood(`1. LT C3>C5/N ${'{a} {} '.repeat(20_000)}`).line.turns[0]?.comment;
    expect(said).toBe(Array(20_000).fill('a').join(' '));
    expect(readGood(`1. LT C3>C5/N {${'\\}'.repeat(20_000)}}`).line.turns[0]?.comment).toBe('}'.repeat(20_000));
    expect(readGood(`[White "${'\\"'.repeat(20_000)}"]`).headers).toEqual([['White', '"'.repeat(20_000)]]);
    expect(readAnnotated('{'.repeat(20_000), follow)).toMatchObject({ fault: 'unclosed', line: 1, column: 1 });
    expect(readAnnotated(`1. LT C3>C5/N ${'('.repeat(20_000)}`, follow)).toMatchObject({ fault: 'notATurn' });
  });

  test('there is a breath after every turn, those of variations included', () => {
    const breaths = [...readingAnnotated(`${options}${there.repeat(50)} 101. LT C3>C4/N ( 101. LT C3>C5/N )`, follow)];
    expect(breaths).toHaveLength(4 * 50 + 2);
  });

  test('what was read is known: it is written down without a step played again', () => {
    const read = readGood(`${options}${there.repeat(3)}`);
    let steps = 0;
    const counted = followWith({
      ...sequenceOf(tankChessChart),
      next(...asked) {
        steps += 1;
        return sequenceOf(tankChessChart).next(...asked);
      },
    });
    const again = printAnnotated(read, counted);
    expect(steps).toBe(12);
    expect(printAnnotated(read, counted)).toBe(again);
    expect(steps).toBe(12);
  });

  test('what the rules stumble over is a fault of the text and has its place', () => {
    const stumbling: typeof follow = () => {
      throw new RangeError('Maximum call stack size exceeded');
    };
    expect(readAnnotated('1. LT C3>C5/N *', stumbling)).toMatchObject({ fault: 'unreadable', line: 1, column: 14 });
  });
});
