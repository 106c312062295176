import { describe, expect, it } from 'vitest';
import { tankDuelModule } from '../../../src/rules/tankDuel';
import { fireOptions, gunneryOf, shotChance, tacticsChance } from '../../../src/rules/tankDuel/chances';
import { distanceOf, vehicleOf } from '../../../src/rules/tankDuel/tanks';
import { cite } from '../../support/cite';
import { duelMatches, duelView } from '../../support/duelTable';

const fraction = (raw: unknown): number => {
  const [up, down] = raw as readonly [string, string];
  return Number(up) / Number(down);
};

describe('chances on what a seat has not seen', () => {
  it(`${cite('TD-4.0b')} the table of chances says what the question over rpc says`, () => {
    let compared = 0;
    for (const match of duelMatches('chances', 2, {}, 160)) {
      const seat = match.state.active[0];
      if (match.state.phase !== 'action' || seat === undefined || compared > 4) continue;
      const view = duelView(match, seat);
      const gunnery = gunneryOf(view);
      const tank = gunnery.state.tanks.find(({ id }) => id === view.current);
      const enemy = gunnery.state.tanks.find(({ nation, inPlay }) => nation !== tank?.nation && inPlay);
      const [option] = tank === undefined ? [] : fireOptions(gunnery, tank);
      if (tank === undefined || enemy === undefined || option === undefined) continue;
      const plain = [tank, enemy].every(
        ({ box, crew, hullDown }) =>
          box.move === null &&
          box.terrain === null &&
          !hullDown &&
          crew.every(({ wounded, seat: at }) => !wounded && at !== null),
      );
      if (!plain || view.ground.alternates.length > 0) continue;
      const unseen = new Set(gunnery.unseen.map(({ number }) => number));
      const seen = Array.from({ length: 100 }, (_, index) => index + 1).filter((number) => !unseen.has(number));
      const cards = option.cards.map(({ card, as }) => ({ number: card, as }));
      const asked = tankDuelModule.analyses?.shot?.({
        shooter: tank.vehicle,
        target: enemy.vehicle,
        range: distanceOf(tank, enemy),
        cards,
        seen: seen.filter((number) => !cards.some((card) => card.number === number)),
        seenDamage: [...view.damageDiscard],
        victim: { quality: enemy.quality },
        acquired: tank.acquired?.tank === enemy.id ? tank.acquired.bonus : 0,
      }) as { readonly hit: unknown; readonly outOfAction: unknown; readonly penetrate: { readonly any: unknown } };
      if (asked.hit === undefined) continue;
      const counted = shotChance(gunnery, tank, enemy, { cards: option.cards });
      expect(counted.hit).toBeCloseTo(fraction(asked.hit), 10);
      expect(counted.pierce).toBeCloseTo(fraction(asked.penetrate.any), 10);
      expect(counted.kill).toBeCloseTo(fraction(asked.outOfAction), 10);
      expect(vehicleOf(enemy).vp).toBeGreaterThan(0);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(0);
  });

  it(`${cite('TD-13.2a')} a hand of unseen cards holds a Tactics card as often as counting its hands says`, () => {
    const [match] = duelMatches('hands', 2, {}, 1);
    if (match === undefined) throw new Error('no game');
    const gunnery = gunneryOf(duelView(match, 0));
    const all = gunnery.unseen.length;
    const tactics = gunnery.unseen.filter(({ halves }) => halves.some(({ kind }) => kind === 'tactics')).length;
    const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
    expect(tacticsChance(gunnery, 0)).toBe(0);
    expect(tacticsChance(gunnery, 3)).toBeCloseTo(1 - choose(all - tactics, 3) / choose(all, 3), 10);
  });
});
