import { describe, expect, test } from 'vitest';
import type { Frozen } from '../../../src/rules/core/game';
import { type BotQuestion, levels } from '../../../src/rules/core/module';
import { legal } from '../../../src/rules/core/play';
import { think, thinkWith } from '../../../src/session/bots/bot';
import { type State, toyGame, type View } from '../../support/toyGame';
import { toyModule, toySequence } from '../../support/toyMachine';
import { playToy } from '../../support/toyPlay';

const fight: Frozen<State> = {
  ...{ phase: 'action', turn: 2, active: [0], rounds: 8, toll: 3 },
  ...{
    cards: [1, 2],
    deck: [3, 4, 5, 6],
    bets: [1, 1],
    at: [2, 3],
    hits: [0, 0],
    shown: [false, false],
    stepped: false,
  },
};
const ask = (state: Frozen<State>, more: Partial<BotQuestion> = {}): BotQuestion => ({
  ...{ view: toyGame.view(state, 0), seat: 0, seed: 's', level: 'hard' },
  ...more,
});

describe('the generic bot', () => {
  test('shoots when it is close, closes in when no shot can hit', () => {
    expect(think(toyGame, ask(fight)).command).toEqual({ type: 'shoot', seat: 0 });
    expect(think(toyGame, ask({ ...fight, at: [0, 5] })).command).toEqual({ type: 'step', seat: 0, to: 1 });
  });

  test('its score for a shot is what the odds say', () => {
    const { best } = think(toyGame, ask(fight, { positions: 8_000 }));
    // Three or more on a die: 20 points in four of six worlds, less the 3 that the distance costs.
    expect(best[0]?.score).toBeCloseTo((20 * 4) / 6 - 3, 0);
  });

  test('weighs what it cannot know by imagining many worlds', () => {
    // Of the five cards that the other may hold three are high: on the whole a gain of 10 × 3/5 − 10 × 2/5.
    const score = ({ cards, shown }: Frozen<State>) => (shown[0] ? ((cards[1] ?? 0) > 3 ? 10 : -10) : -50);
    const { command, best } = think({ ...toyGame, score }, ask(fight, { positions: 8_000 }));
    expect(command).toEqual({ type: 'show', seat: 0 });
    expect(best[0]?.score).toBeCloseTo(2, 0);
  });

  test('answers the same question the same way, and another seed may change its mind', () => {
    const question = ask(fight, { level: 'easy', positions: 10 });
    expect(think(toyGame, question)).toEqual(think(toyGame, question));
    const minds = Array.from({ length: 30 }, (_, n) => think(toyGame, { ...question, seed: String(n) }).command.type);
    expect(new Set(minds).size).toBeGreaterThan(1);
  });

  test.each([1, 2, 5, 6, 7, 60, 61])('looks at no more than %i positions', (positions) => {
    const answer = think(toyGame, ask(fight, { positions }));
    const count = legal(toyGame, fight, 0).length;
    expect(count).toBe(4);
    expect(answer.positions).toBe(positions < count ? positions : positions - (positions % count));
  });

  test('gives its three best with scores, the chosen one first, and the view it was shown', () => {
    const question = ask(fight);
    const { command, best, view } = think(toyGame, question);
    expect(best).toHaveLength(3);
    expect(best[0]?.command).toEqual(command);
    expect(best.map(({ score }) => score)).toEqual(best.map(({ score }) => score).toSorted((a, b) => b - a));
    expect(view).toEqual(question.view);
  });

  test('is shown nothing that its seat may not know', () => {
    const secret = { ...fight, cards: [1, 6], bets: [1, 4], deck: [2, 3, 4, 5] };
    expect(think(toyGame, ask(secret))).toEqual(think(toyGame, ask(fight)));
    const { view } = think(toyGame, ask(fight)) as unknown as { view: View };
    expect([view.cards, view.bets]).toEqual([
      [1, null],
      [1, null],
    ]);
  });

  test.each(levels)('on level %s always gives a legal command', (level) => {
    for (const seed of ['a', 'b']) {
      const match = playToy(seed);
      for (const [length] of match.log.entries()) {
        const at = match.rewind(length);
        for (const seat of at.state.active) {
          const { command } = think(toyGame, { view: at.view(seat), seat, seed, level, positions: 30 });
          expect(at.legal(seat)).toContainEqual(command);
        }
      }
    }
  });

  test('errs less the higher its level', () => {
    const shots = levels.map((level) => {
      const answers = Array.from({ length: 200 }, (_, n) => {
        return think(toyGame, ask(fight, { level, seed: String(n), positions: 80 }));
      });
      return answers.filter(({ command }) => command.type === 'shoot').length;
    });
    const [easy = 0, normal = 0, hard = 0] = shots;
    expect(hard).toBe(200);
    expect(normal).toBeLessThan(hard);
    expect(easy).toBeLessThan(normal);
    expect(easy).toBeGreaterThan(200 / legal(toyGame, fight, 0).length);
  });

  test('throws where its seat has nothing to choose', () => {
    expect(() => think(toyGame, ask({ ...fight, active: [1] }))).toThrow('nothing to choose');
  });
});

test("a game's own bot goes before the generic one", () => {
  const question = ask(fight);
  expect(thinkWith(toyModule, question, toySequence)).toEqual(think(toyGame, question));
  const pass = { command: { type: 'pass', seat: 0 }, best: [], positions: 0, view: question.view };
  expect(thinkWith({ ...toyModule, think: () => pass }, question, toySequence)).toBe(pass);
});
