import { describe, expect, it } from 'vitest';
import { narrowed } from '../../../src/session/selection';
import { cite } from '../../support/cite';
import { duelMatches } from '../../support/duelTable';

type Declare = { readonly type: 'declare'; readonly seat: number; readonly cards: readonly string[] };
const isDeclare = (command: { readonly type: string }): command is Declare => command.type === 'declare';

/** Moments at which somebody may declare two cards. */
function* declaring() {
  for (const match of duelMatches('pointing', 2, { tanks: 2 }, 200)) {
    const seat = match.state.active[0];
    if (match.state.phase !== 'action' || seat === undefined) continue;
    const declares = match.legal(seat).filter(isDeclare);
    if (declares.some(({ cards }) => cards.length === 2)) yield { match, seat, declares };
  }
}

describe('laying cards down for a Tank Action', () => {
  it(`${cite('TD-8.3.3a')} two cards may be pointed at in either order and mean the same declaration`, () => {
    let tried = 0;
    for (const { match, seat, declares } of declaring()) {
      for (const { cards } of declares.filter((each) => each.cards.length === 2).slice(0, 4)) {
        const refs = cards.map((id) => `face:${id}` as const);
        const [there, back] = [refs, refs.toReversed()].map(
          (picked) => narrowed(match.game, match.legal(seat), picked)?.command,
        );
        expect(there).toMatchObject({ type: 'declare', cards });
        expect(back).toEqual(there);
        expect(match.game.commandAt(match.state, seat, refs.toReversed())).toEqual(there);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(10);
  });

  it(`${cite('TD-8.3c')} Fire and Move are refused together, and the nearest that is allowed keeps the first card`, () => {
    let tried = 0;
    for (const { match, seat, declares } of declaring()) {
      const fire = declares.find(({ cards }) => cards.length === 1 && cards[0]?.endsWith('.fire'))?.cards[0];
      const move = declares.find(({ cards }) => cards.length === 1 && cards[0]?.endsWith('.move'))?.cards[0];
      if (fire === undefined || move === undefined || fire.split('.')[0] === move.split('.')[0]) continue;
      const command = match.game.commandAt(match.state, seat, [`face:${fire}`, `face:${move}`]);
      if (command === null) throw new Error('it is a command, if a refused one');
      const refusal = match.game.refuse(match.state, command);
      expect(refusal?.rule).toBe('TD-8.3c');
      const { instead } = refusal ?? {};
      if (instead === undefined || !isDeclare(instead)) throw new Error('something may be declared instead');
      expect(instead.cards).toContain(fire);
      expect(match.game.refuse(match.state, instead)).toBeNull();
      tried += 1;
    }
    expect(tried).toBeGreaterThan(0);
  });
});
