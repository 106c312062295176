import { describe, expect, test } from 'vitest';
import { cite } from '../../support/cite';
import { card, cardsWhere, has, lay, sighted } from './duel';

describe('crew transfers', () => {
  const dead = (vehicle: string, ...people: string[]) => {
    const duel = lay({ de: [vehicle], hands: [[30], []] });
    for (const member of duel.tank('de1').crew) if (people.includes(member.person)) member.seat = null;
    return duel.phaseOf('de1');
  };

  test(`${cite('TD-8.3.5iv.1', 'TD-5.6.2g', 'TD-Q28')} a dead driver is replaced by the assistant, without one by loader or gunner`, () => {
    const duel = dead('pz4', 'driver');
    expect(duel.why({ type: 'crew', order: 'driveLoader', card: 30 })).toBe('TD-8.3.5iv.1');
    duel.give({ type: 'crew', order: 'driveAssistant', card: 30 });
    expect(duel.tank('de1').crew.find(({ person }) => person === 'assistant')?.seat).toBe('driver');
    const stug = dead('stug3', 'driver');
    expect(stug.why({ type: 'crew', order: 'driveAssistant', card: 30 })).toBe('TD-8.3.5iv.1');
    expect(stug.why({ type: 'crew', order: 'driveLoader', card: 30 })).toBeNull();
    expect(stug.why({ type: 'crew', order: 'driveGunner', card: 30 })).toBeNull();
    expect(dead('pz4').why({ type: 'crew', order: 'driveAssistant', card: 30 })).toBe('TD-8.3.5iv.1');
  });

  test(`${cite('TD-8.3.5iv.2', 'TD-5.6.2i', 'TD-Q17', 'TD-Q57')} a dead gunner by the commander, whose counters then go; never a gunner who went to drive`, () => {
    const duel = dead('pz4', 'gunner');
    duel.tank('de1').spotted = ['su1'];
    duel.give({ type: 'crew', order: 'gunCommander', card: 30 });
    expect(duel.tank('de1').crew[0]?.seat).toBe('gunner');
    expect(duel.tank('de1').spotted).toEqual([]);
    const stug = dead('stug3', 'driver').give({ type: 'crew', order: 'driveGunner', card: 30 });
    stug.state.hands[0] = [31];
    stug.phaseOf('de1');
    expect(stug.why({ type: 'crew', order: 'gunCommander', card: 31 })).toBe('TD-8.3.5iv.2');
  });

  test(`${cite('TD-8.3.5iv.2', 'TD-5.6.2m')} a dead commander/gunner by the loader`, () => {
    const duel = lay({ su: ['t34-76-m43'], hands: [[], [30, card('fire', 1)]], edit: sighted });
    const [leader] = duel.tank('su1').crew;
    if (leader) leader.seat = null;
    duel.phaseOf('su1');
    expect(duel.why({ type: 'declare', cards: [`${card('fire', 1)}.fire`] })).toBe('TD-5.6.2m');
    duel.give({ type: 'crew', order: 'gunLoader', card: 30 });
    expect(duel.tank('su1').crew.find(({ person }) => person === 'loader')?.seat).toBe('commander-gunner');
  });

  test(`${cite('TD-5.6.2g', 'TD-5.6.2i', 'TD-Q28')} without a driver nobody moves or flanks, without a gunner nobody fires`, () => {
    const duel = lay({ hands: [[card('move', 1), card('flank', 3), card('fire', 5)], []], edit: sighted });
    for (const member of duel.tank('de1').crew) if (member.person === 'driver') member.seat = null;
    duel.tank('su1').flanking = ['de1'];
    duel.phaseOf('de1');
    expect(duel.why({ type: 'declare', cards: [`${card('move', 1)}.move`] })).toBe('TD-5.6.2g');
    expect(duel.why({ type: 'declare', cards: [`${card('flank', 3)}.flank`] })).toBe('TD-5.6.2g');
    for (const member of duel.tank('de1').crew) if (member.person === 'gunner') member.seat = null;
    expect(duel.why({ type: 'declare', cards: [`${card('fire', 5)}.fire`] })).toBe('TD-5.6.2i');
  });
});

describe('Field Actions and the Discard Step', () => {
  test(`${cite('TD-8.4a', 'TD-8.4b', 'TD-15.0i', 'TD-Q69', 'TD-X10')} any number, before and after the Tank Action, each for a card`, () => {
    const [l = 0] = cardsWhere(has('leadership'));
    const [mine = 0] = cardsWhere((each) => each.halves.length === 1 && has('terrain')(each));
    const fire = card('fire', 5);
    const duel = lay({ su: ['t34-85', 'kv85'], hands: [[card('command'), fire, l, mine], []], deck: [99] });
    duel.tank('su2').box.move = card('move', 1);
    duel.phaseOf('de1').give({ type: 'command', card: card('command'), tank: 'su1' });
    duel.give({ type: 'declare', cards: [`${fire}.fire`, `${l}.leadership`] }).give({ type: 'target', tank: 'su1' });
    duel.give({ type: 'letStand' });
    expect(duel.all('aimed')[0]?.terms).toContainEqual({ rule: 'TD-11.1.3c.ii', value: 20 });
    duel.upTo('action').give({ type: 'placeTerrain', card: mine, tank: 'su2' }).upTo('action');
    expect(duel.tank('su2').box.move).toBeNull();
    expect(duel.hand(0)).toEqual([]);
  });

  test(`${cite('TD-10.2.2a', 'TD-10.2.2d', 'TD-10.2.1')} discarding any card stops the tank; only one In Motion can stop`, () => {
    const duel = lay({ hands: [[30, 31], []] });
    duel.tank('de1').box.move = card('move', 1);
    duel.phaseOf('de1').give({ type: 'stop', card: 30 });
    expect(duel.tank('de1').box.move).toBeNull();
    expect(duel.state.discard).toContainEqual({ card: card('move', 1), seen: null });
    expect(duel.why({ type: 'stop', card: 31 })).toBe('TD-10.2.2a');
  });

  test(`${cite('TD-3.1f', 'TD-8.5a', 'TD-8.5b', 'TD-5.2.5b')} one card, two within 400 m`, () => {
    const step = (range: number) => {
      const duel = lay({ hands: [[30, 31, 32, 33], []] });
      duel.tank('de1').range = range;
      return duel.phaseOf('de1', ['su1']).give({ type: 'crew', order: 'pass', card: 30 }).give({ type: 'endAction' });
    };
    const far = step(800).give({ type: 'discard', card: 31 });
    expect(far.state.current).toBe('su1');
    const near = step(-400).give({ type: 'discard', card: 31 });
    expect(near.state.phase).toBe('discard');
    near.give({ type: 'discard', card: 32 });
    expect(near.state.current).toBe('su1');
    expect(step(800).give({ type: 'endPhase' }).hand(0)).toHaveLength(3);
  });
});
