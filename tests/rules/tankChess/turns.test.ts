import { describe, expect, test } from 'vitest';
import { tankChessModule } from '../../../src/rules/tankChess';
import { cite } from '../../support/cite';
import { drives, given, start, tankChess } from './given';
import { randomPosition } from './randomPosition';
import { slowPosition, slowTurns } from './slowRules';

interface Told {
  readonly from: string;
  readonly to: string;
  readonly facing: string;
  readonly fireAt: string | null;
}

const line = ({ from, to, facing, fireAt }: Told) => `${from} ${to} ${facing} ${fireAt}`;
const seeds = Array.from({ length: 60 }, (_, index) => `turns ${index}`);

function asked(position: unknown): string[] {
  const answer: { turns: Told[] } = JSON.parse(JSON.stringify(tankChessModule.analyses?.turns?.({ position })));
  return answer.turns.map(line).sort();
}

describe(`${cite('TC-MOVE3', 'TC-MOVE8', 'TC-FIRE3', 'TC-KILL1', 'TC-Q3', 'TC-Q14')} the turns equal a slow second reading of the rules`, () => {
  test.each(seeds)('%s', (seed) => {
    const position = randomPosition(seed);
    const slow = slowTurns(slowPosition(position)).map(line).sort();
    expect(asked(position)).toEqual(slow);
    expect(new Set(slow).size).toBe(slow.length);
  });
});

describe('the legal list equals the turns that are told', () => {
  test.each(seeds.slice(0, 12))('%s', (seed) => {
    const position = randomPosition(seed);
    const told = asked(position);
    expect(drives(start('custom', { position })).map(line).sort()).toEqual(told);
  });
});

test(`${cite('TC-Q5')} the candidates are generous: bounces are among them and refused`, () => {
  const state = given({ white: 'LT a1 N, CLT h1 N', black: 'HT a9 S, CLT p16 S' });
  const refused = tankChess.candidates(state, 0).flatMap((command) => tankChess.refuse(state, command)?.rule ?? []);
  expect(new Set(refused)).toEqual(new Set(['TC-KILL1']));
});
