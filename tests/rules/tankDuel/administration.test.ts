import { describe, expect, test } from 'vitest';
import { cite } from '../../support/cite';
import { cardsWhere, lay, pulled, type sighted } from './duel';

const [two = 0, otherTwo = 0] = cardsWhere(({ orders }) => orders === 2);
const [one = 0] = cardsWhere(({ orders }) => orders === 1);
const burning = (state: Parameters<typeof sighted>[0]) => {
  for (const tank of state.tanks) tank.fire = { mines: null };
};
const broken = (state: Parameters<typeof sighted>[0]) => {
  for (const tank of state.tanks) tank.broken = { mines: null };
};
/** Damage cards by whether a Veteran crew without trouble fails on them. */
const [calm, shaken] = [2, 17];

describe('the Administration Step', () => {
  test(`${cite('TD-3.1c', 'TD-3.1d', 'TD-8.1')} a to f in order, then Action, then Discard`, () => {
    const duel = lay({
      setup: 'centre',
      hands: [[30, 31], []],
      deck: [pulled({ without: ['smoke'] })],
      settings: { infantry: true },
    });
    duel.tank('de1').box.smoke = 5;
    duel.tank('de1').range = 0;
    duel.tank('de1').fire = { mines: null };
    duel.tank('de1').broken = { mines: null };
    duel.tank('de1').bid = 40;
    duel.phaseOf('de1');
    expect(duel.events.map(({ type }) => type)).toEqual(['phaseOpened', 'scored', 'pulled', 'smokeGone']);
    expect(duel.state.phase).toBe('fireCheck');
    duel.state.deck.push(pulled({ with: ['extinguish'] }));
    duel.give({ type: 'fightFire' });
    expect(duel.state.phase).toBe('moraleCheck');
    duel.state.damageDeck.push(calm);
    duel.give({ type: 'testMorale' });
    expect(duel.state.phase).toBe('hatches');
    duel.give({ type: 'hatch', closed: false });
    expect(duel.state.phase).toBe('action');
    duel.give({ type: 'crew', order: 'pass', card: 30 }).give({ type: 'endAction' });
    expect(duel.state.phase).toBe('discard');
  });

  test(`${cite('TD-8.1b', 'TD-14.3', 'TD-1.1a')} objectives score for the active tank`, () => {
    const duel = lay({ setup: 'centre' });
    duel.tank('de1').range = -400;
    duel.phaseOf('de1');
    expect(duel.tank('de1').vp).toBe(1);
    const far = lay({ setup: 'centre' });
    far.phaseOf('de1');
    expect(far.tank('de1').vp).toBe(0);
  });

  test(`${cite('TD-8.1c.1', 'TD-8.1c.2', 'TD-8.1c.3', 'TD-10.5.6', 'TD-10.5.4b', 'TD-Q35')} the smoke check covers card and smoke inside; without an icon both go`, () => {
    const check = (card_: number) => {
      const duel = lay({ deck: [card_] });
      duel.tank('de1').box.smoke = 5;
      duel.tank('de1').box.smokeFills = true;
      duel.tank('de1').box.terrain = { id: 'woods', card: null };
      return duel.phaseOf('de1').tank('de1').box;
    };
    expect(check(pulled({ with: ['smoke'] }))).toMatchObject({ smoke: 5, smokeFills: true });
    expect(check(pulled({ without: ['smoke'] }))).toMatchObject({
      smoke: null,
      smokeFills: false,
      terrain: { id: 'woods', card: null },
    });
    const none = lay();
    none.phaseOf('de1');
    expect(none.saw('pulled')).toBe(false);
  });

  test(`${cite('TD-8.1d.1', 'TD-8.1d.3', 'TD-8.1d.5', 'TD-8.1d.6', 'TD-8.1d.7', 'TD-12.3', 'TD-12.3.3', 'TD-Q12')} the fire check: extinguish puts it out, neither icon leaves it burning`, () => {
    const out = lay({ deck: [pulled({ with: ['extinguish'] })], edit: burning })
      .phaseOf('de1')
      .give({ type: 'fightFire' });
    expect(out.tank('de1').fire).toBeNull();
    const on = lay({ deck: [pulled({ without: ['fire', 'extinguish'] })], edit: burning }).phaseOf('de1');
    on.give({ type: 'fightFire' });
    expect(on.tank('de1').fire).not.toBeNull();
    expect(on.saw('burnsOn')).toBe(true);
  });

  test(`${cite('TD-8.1d.4', 'TD-12.6.2a', 'TD-12.6.2b', 'TD-12.6.2c', 'TD-5.6.2b', 'TD-12.3.1b', 'TD-Q61')} a fire icon: everybody tries to get out, the wounded with two cards`, () => {
    const flames = pulled({ with: ['fire'] });
    const [safe, safe2, safe3, safe4] = [0, 1, 2, 3].map((place) => pulled({ without: ['fire'] }, place));
    const deadly = pulled({ with: ['fire'] }, 1);
    const duel = lay({ deck: [flames, safe ?? 0, safe2 ?? 0, deadly, safe3 ?? 0, safe4 ?? 0, 2], edit: burning });
    const [, gunner] = duel.tank('de1').crew;
    if (gunner) gunner.wounded = true;
    duel.phaseOf('de1', ['su1']).give({ type: 'fightFire' });
    expect(duel.saw('outOfControl')).toBe(true);
    expect(duel.all('killed').map(({ person }) => person)).toContain('gunner');
    expect(duel.all('pulled').filter(({ why }) => why === 'escapeFire')).toHaveLength(6);
    expect(duel.tank('de1').inPlay).toBe(false);
    expect(duel.state.phase).not.toBe('moraleCheck');
  });

  test(`${cite('TD-8.1d.2', 'TD-4.2.3b', 'TD-X14')} four order icons put the fire out without a pull`, () => {
    const duel = lay({ hands: [[two, otherTwo, one], []], edit: burning }).phaseOf('de1');
    expect(duel.why({ type: 'extinguish', cards: [two, one] })).toBe('TD-8.1d.2');
    duel.give({ type: 'extinguish', cards: [two, otherTwo] });
    expect(duel.tank('de1').fire).toBeNull();
    expect(duel.saw('pulled')).toBe(false);
    expect(duel.state.phase).toBe('action');
    // Put out in the Administration Step, the fire leaves the Tank Action intact (TD-Q22).
    expect(duel.state.step?.burning).toBe(false);
  });

  test(`${cite('TD-8.1e.1', 'TD-8.1e.3', 'TD-8.1e.4', 'TD-8.1e.5', 'TD-12.4', 'TD-12.4.2', 'TD-12.4.3', 'TD-12.6.1b', 'TD-5.6.3', 'TD-4.3a')} a broken crew recovers or bails out`, () => {
    const held = lay({ edit: broken, damage: [calm] })
      .phaseOf('de1')
      .give({ type: 'testMorale' });
    expect(held.tank('de1').broken).toBeNull();
    const fled = lay({ edit: broken, damage: [shaken] })
      .phaseOf('de1', ['su1'])
      .give({ type: 'testMorale' });
    expect(fled.saw('bailedOut')).toBe(true);
    expect(fled.tank('de1').inPlay).toBe(false);
  });

  test(`${cite('TD-8.1e.2', 'TD-4.2.3c')} four order icons rally the crew`, () => {
    const duel = lay({ hands: [[two, otherTwo], []], edit: broken }).phaseOf('de1');
    duel.give({ type: 'rally', cards: [otherTwo, two] });
    expect(duel.tank('de1').broken).toBeNull();
    expect(duel.saw('damagePulled')).toBe(false);
  });

  test(`${cite('TD-4.4a', 'TD-4.4d')} the fire check comes before the morale check`, () => {
    const duel = lay({
      edit: (state) => {
        burning(state);
        broken(state);
      },
    }).phaseOf('de1');
    expect(duel.state.phase).toBe('fireCheck');
  });

  test(`${cite('TD-4.3.2b', 'TD-Q51')} the reshuffle card brings all 21 back after its check`, () => {
    const duel = lay({ edit: broken, damage: [21] });
    duel.state.damageDeck = [3, 4, 21];
    duel.phaseOf('de1').give({ type: 'testMorale' });
    expect(duel.saw('damageShuffled')).toBe(true);
    expect(duel.state.damageDeck).toHaveLength(21);
  });
});
