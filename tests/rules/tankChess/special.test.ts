import { describe, expect, test } from 'vitest';
import { pieceCharts } from '../../../src/rules/tankChess/data/pieces';
import { targets } from '../../../src/rules/tankChess/fire';
import { cite } from '../../support/cite';
import { drive, given, play, refusal, shotsFrom } from './given';

const alone = (piece: string) => given({ white: piece, black: 'CLT p16 S' });

test(`${cite('TC-TD1')} the tank destroyer has 4 steps`, () => {
  expect(refusal(alone('TD h1 N'), 'h1 h5 N')).toBeNull();
  expect(refusal(alone('TD h1 N'), 'h1 h6 N')).toMatchObject({ rule: 'TC-TD1' });
});

test(`${cite('TC-TD2')} and the armour of the medium tank`, () => {
  expect(pieceCharts.TD.armour).toEqual({ front: 2, side: 1, rear: 0 });
  expect(pieceCharts.TD.armour).toEqual(pieceCharts.MT.armour);
});

test(`${cite('TC-TD3', 'TC-Q15')} it fires straight ahead only, past nothing and not next door`, () => {
  const state = given({ white: 'TD h1 N', black: 'HT h8 S, HT n8 S, HT h14 S, HT i3 S' });
  expect(targets(state, 'h1', 'h2', 'N').map(({ at }) => at)).toEqual(['h8']);
  expect(refusal(state, 'h1 h2 N x n8')).toMatchObject({ rule: 'TC-TD3' });
  expect(refusal(state, 'h1 h2 N x h14')).toMatchObject({ rule: 'TC-FIRE3', evidence: ['square:h8'] });
  const near = given({ white: 'TD h1 N', black: 'HT h3 S' });
  expect(refusal(near, 'h1 h2 N x h3')).toMatchObject({ rule: 'TC-FIRE4' });
});

describe(cite('TC-TD4', 'TC-Q15'), () => {
  test.each(['HT', 'MT', 'LT', 'CLT', 'TD', 'HM'])('its gun IV destroys %s from any side', (kind) => {
    for (const facing of ['S', 'E', 'N']) {
      const state = given({ white: 'TD h1 N', black: `${kind} h8 ${facing}` });
      expect(targets(state, 'h1', 'h2', 'N')).toMatchObject([{ gun: 4, kills: true }]);
    }
  });
});

test(`${cite('TC-HM1')} the mortar has the armour of the light tank`, () => {
  expect(pieceCharts.HM.armour).toEqual({ front: 1, side: 0, rear: 0 });
});

test(`${cite('TC-HM2')} and the 3 steps of the heavy tank`, () => {
  expect(refusal(alone('HM h1 N'), 'h1 h4 N')).toBeNull();
  expect(refusal(alone('HM h1 N'), 'h1 h5 N')).toMatchObject({ rule: 'TC-HM2' });
});

test(`${cite('TC-HM3')} it fires straight ahead only`, () => {
  const state = given({ white: 'HM h1 N', black: 'LT k5 S' });
  expect(refusal(state, 'h1 h2 N x k5')).toMatchObject({ rule: 'TC-HM3', evidence: ['square:k5'] });
});

describe(cite('TC-HM4', 'TC-Q14', 'TC-Q15'), () => {
  test.each(['HT', 'MT', 'LT', 'CLT', 'TD', 'HM'])('its gun V destroys %s from any side', (kind) => {
    for (const facing of ['S', 'E', 'N']) {
      const state = given({ white: 'HM h1 N', black: `${kind} h6 ${facing}` });
      expect(targets(state, 'h1', 'h2', 'N')).toMatchObject([{ gun: 5, kills: true }]);
    }
  });
});

test(`${cite('TC-HM5', 'TC-NOTE3')} it fires over obstacles, pieces and wrecks: nobody is safe behind them`, () => {
  const state = given({ white: 'HM h1 N, LT h3 N', black: 'MT h5 S, CLT h7 S', obstacles: 'h4', wrecks: 'h6' });
  expect(shotsFrom(state, 'h1', 'h2', 'N')).toEqual(['h5', 'h7']);
});

describe(cite('TC-HM6', 'TC-Q14'), () => {
  test.each([
    [1, false],
    [2, false],
    [3, true],
    [4, true],
    [5, true],
    [6, false],
    [7, false],
  ])('at %i squares: %s', (far, hits) => {
    const straight = given({ white: 'HM h1 N', black: `LT h${2 + far} S` });
    expect(shotsFrom(straight, 'h1', 'h2', 'N')).toEqual(hits ? [`h${2 + far}`] : []);
    if (!hits) expect(refusal(straight, `h1 h2 N x h${2 + far}`)).toMatchObject({ rule: 'TC-HM6' });
    const file = String.fromCharCode(98 + far);
    const slanted = given({ white: 'HM a1 NE', black: `LT ${file}${2 + far} S` });
    expect(shotsFrom(slanted, 'a1', 'b2', 'NE')).toEqual(hits ? [`${file}${2 + far}`] : []);
  });

  test('wrecks and own pieces at those distances are no targets', () => {
    const state = given({ white: 'HM h1 N, LT h6 N', black: 'CLT p16 S', wrecks: 'h5' });
    expect(shotsFrom(state, 'h1', 'h2', 'N')).toEqual([]);
  });
});

test(`${cite('TC-HM7')} of several at range one is chosen and laid on its side`, () => {
  const state = given({ white: 'HM h1 N', black: 'MT h5 S, TD h6 S, LT h7 S, CLT p16 S' });
  expect(shotsFrom(state, 'h1', 'h2', 'N')).toEqual(['h5', 'h6', 'h7']);
  const { state: next } = play(state, drive(state, 'h1 h2 N x h6'));
  expect(next.pieces.filter(({ status }) => status === 'wreck').map(({ at }) => at)).toEqual(['h6']);
});
