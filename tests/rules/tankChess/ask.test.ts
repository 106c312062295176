import { describe, expect, test } from 'vitest';
import { AnalysisError } from '../../../src/rules/core/module';
import { tankChessModule } from '../../../src/rules/tankChess';
import { cite } from '../../support/cite';
import { positionJson } from './given';

function ask(question: string, params: { readonly [key: string]: unknown }): { readonly [key: string]: unknown } {
  const asked = tankChessModule.analyses?.[question];
  if (!asked) throw new Error(`no question ${question}`);
  return JSON.parse(JSON.stringify(asked(params)));
}

const duel = { size: 8, white: 'HT a1 N', black: 'MT a6 W, CLT h8 S' };

test('turns: every legal turn, without a shot and with', () => {
  const { turns } = ask('turns', {
    position: positionJson({ size: 8, white: 'HT a1 N', black: 'LT a4 E', obstacles: 'b1 b2 b3 a3' }),
  });
  expect(turns).toEqual(
    expect.arrayContaining([
      { from: 'a1', to: 'a2', facing: 'N', fireAt: null },
      { from: 'a1', to: 'a1', facing: 'E', fireAt: null },
    ]),
  );
  // Seven other facings less the one a heavy tank cannot reach, and the square ahead with those within two more steps.
  expect(turns).toHaveLength(6 + 5);
});

test(`${cite('TC-Q5')} turns: only destroying shots`, () => {
  const shots = (black: string) => {
    const { turns } = ask('turns', { position: positionJson({ size: 8, white: 'MT a1 N', black }) });
    return Array.isArray(turns) ? turns.filter((turn) => turn.fireAt !== null).length : -1;
  };
  expect(shots('HT a6 S')).toBe(0);
  expect(shots('HT a6 N')).toBeGreaterThan(0);
});

test(`${cite('TC-Q2', 'TC-Q3')} turns: an escape is told with the facing of its last step`, () => {
  const position = positionJson({ size: 8, white: 'CLT d8 S', black: 'CLT a1 S' });
  const exits = (forwardEscapeOnly: boolean) => {
    const { turns } = ask('turns', { position, forwardEscapeOnly });
    return Array.isArray(turns) ? turns.filter((turn) => turn.to === 'off').map((turn) => turn.facing) : [];
  };
  expect(exits(false).sort()).toEqual(['N', 'NE', 'NW', 'S']);
  expect(exits(true).sort()).toEqual(['N', 'NE', 'NW']);
});

test('targets: gun, face and armour of each enemy in a line of fire', () => {
  const position = positionJson(duel);
  expect(ask('targets', { position, from: 'a1', to: 'a2', facing: 'N' })).toEqual({
    targets: [{ at: 'a6', face: 'side', gun: 3, armour: 1, kills: true }],
  });
});

test('targets: from where the piece stands, with other squares taken', () => {
  const position = positionJson({ ...duel, obstacles: 'h1 d4', wrecks: 'h2' });
  const stays = ask('targets', { position, from: 'a1', to: 'a1', facing: 'N' });
  expect(stays).toEqual({ targets: [{ at: 'a6', face: 'side', gun: 3, armour: 1, kills: true }] });
});

test(`${cite('TC-WIN1')} best: the turn that wins, what it is worth and the line, and nothing where nobody can turn`, () => {
  const position = positionJson({ size: 8, white: 'HT a1 E, CLT h1 N', black: 'CLT a6 E', obstacles: 'b6' });
  const found = ask('best', { position, positions: 300 });
  expect(found.turn).toMatchObject({ from: 'a1', fireAt: 'a6' });
  expect(found.line).toEqual([found.turn]);
  expect(Number(found.score)).toBeGreaterThan(10_000);
  const quiet = positionJson({ size: 8, white: 'CLT a1 N', black: 'CLT h8 S', obstacles: 'a2 b1 b2' });
  const { turn, line } = ask('best', { position: quiet, positions: 40 });
  expect(Array.isArray(line) && line[0]).toEqual(turn);
  expect(Object.keys(turn ?? {}).toSorted()).toEqual(['facing', 'fireAt', 'from', 'to']);
  const nobody = positionJson({ size: 8, white: '', black: 'CLT h8 S' });
  expect(ask('best', { position: nobody })).toEqual({ turn: null, score: 0, line: [] });
  const one = ask('best', { position: quiet, positions: 1 });
  expect(one.turn).not.toBeNull();
});

test('perft: a turn that ends the game is a leaf and counts once', () => {
  const position = positionJson({ size: 8, white: 'CLT a8 N', black: 'HT h1 S' });
  const one = ask('perft', { position, depth: 1 }).nodes;
  const { turns } = ask('turns', { position });
  expect(Array.isArray(turns) && turns.length).toBe(one);
  const exits = Array.isArray(turns) ? turns.filter((turn) => turn.to === 'off').length : 0;
  expect(exits).toBe(2);
  const replies = Array.isArray(turns)
    ? turns
        .filter((turn) => turn.to !== 'off')
        .map((turn) => {
          const next = positionJson({
            size: 8,
            white: `CLT ${turn.to} ${turn.facing}`,
            black: 'HT h1 S',
            turn: 'black',
          });
          return Number(ask('perft', { position: next, depth: 1 }).nodes);
        })
    : [];
  expect(ask('perft', { position, depth: 2 }).nodes).toBe(exits + replies.reduce((sum, count) => sum + count, 0));
});

test('a side without a command tank, or without any piece, may be asked about', () => {
  const position = positionJson({ size: 8, white: 'HT a1 N', black: '' });
  expect(Number(ask('perft', { position, depth: 1 }).nodes)).toBeGreaterThan(0);
  expect(ask('perft', { position, depth: 2 }).nodes).toBe(0);
});

describe('bad input is answered with what is wrong and where', () => {
  const good = positionJson(duel);
  test.each([
    ['turns', {}, 'position'],
    ['turns', { position: { ...good, size: 30 } }, 'size: wrongSize'],
    ['turns', { position: { ...good, size: 8.5 } }, 'size: notANumber'],
    ['turns', { position: { ...good, turn: 'red' } }, 'turn: unknownSide'],
    ['turns', { position: { ...good, obstacles: ['z1'] } }, 'obstacles[0]: notASquare'],
    ['turns', { position: { ...good, obstacles: ['A1'] } }, 'obstacles[0]: notASquare'],
    ['turns', { position: { ...good, obstacles: ['i9'] } }, 'obstacles[0]: offTheBoard'],
    ['turns', { position: { ...good, obstacles: ['a1'] } }, 'pieces[0].at: squareTaken'],
    ['turns', { position: { ...good, wrecks: 'a1' } }, 'wrecks: notAList'],
    [
      'turns',
      { position: { ...good, pieces: [{ side: 'white', kind: 'XX', at: 'a1', facing: 'N' }] } },
      'pieces[0].kind',
    ],
    [
      'turns',
      { position: { ...good, pieces: [{ side: 'white', kind: 'HT', at: 'a1', facing: 'n' }] } },
      'pieces[0].facing',
    ],
    ['turns', { position: { ...good, pieces: [7] } }, 'pieces[0]: notAnObject'],
    ['turns', { position: { ...good, fog: 1 } }, 'position.fog: unknownField'],
    ['turns', { position: positionJson({ white: 'CLT a1 N, CLT b1 N' }) }, 'pieces[1]: twoCommanders'],
    ['turns', { position: good, forwardEscapeOnly: 'yes' }, 'forwardEscapeOnly'],
    ['perft', { position: good, depth: 0 }, 'depth'],
    ['perft', { position: good, depth: '2' }, 'depth'],
    ['perft', { position: good, depth: 99 }, 'depth'],
    ['perft', { position: good, depth: 1.5 }, 'depth: not a whole number from 1 to 8'],
    ['perft', { position: good, depth: 9 }, 'depth: not a whole number from 1 to 8'],
    ['best', { position: good, positions: 0 }, 'positions: not a whole number from 1 to 5000000'],
    ['best', { position: good, positions: 2.5 }, 'positions: not a whole number'],
    ['best', { position: good, positions: '9' }, 'positions: not a whole number'],
    ['best', { position: good, positions: 5_000_001 }, 'positions: not a whole number'],
    ['targets', { position: { ...good, obstacles: ['a3'] }, from: 'a1', to: 'a3', facing: 'N' }, 'to: a3 is taken'],
    ['targets', { position: { ...good, wrecks: ['a3'] }, from: 'a1', to: 'a3', facing: 'N' }, 'to: a3 is taken'],
    ['targets', { position: good, from: 'a1', to: 'a2', facing: 'up' }, 'facing: not one of N NE E SE S SW W NW'],
    ['targets', { position: good, from: 'a2', to: 'a3', facing: 'N' }, 'from: no piece on a2'],
    ['targets', { position: good, from: 'a1', to: 'a6', facing: 'N' }, 'to: a6 is taken'],
    ['targets', { position: good, from: 'a1', to: 'x9', facing: 'N' }, 'to: not a square'],
    ['targets', { position: good, from: 'a1', to: 'a2', facing: 'up' }, 'facing'],
  ])('%s %j', (question, params, message) => {
    expect(() => ask(question, params)).toThrow(AnalysisError);
    expect(() => ask(question, params)).toThrow(message);
  });
});
