import { describe, expect, test } from 'vitest';
import { fill } from '../../../src/i18n/text';
import type { Event } from '../../../src/rules/tankDuel/types';
import { newsOf } from '../../../src/scenes/tankDuel/board/news';
import { duelAt, duelLook, duelView } from '../../support/duelTable';

const view = duelView(duelAt('bid', 'news', { de: ['pz4', 'stug3'], su: ['t34-85', 't34-76-m40'] }), 0);
const tells = (events: readonly Event[], language: 'en' | 'ja' = 'en') => newsOf(events, view, duelLook(language));

const aim = { type: 'aimed', tank: 'de1', enemy: 'su1', distance: 800, toHit: 71, terms: [] } as const;
const turned = (card: number, why: 'hit' | 'location' | 'pierce'): Event => ({
  type: 'pulled',
  tank: 'de1',
  card,
  why,
  success: true,
  ways: 1,
  of: 2,
});
const struck: readonly Event[] = [
  aim,
  turned(43, 'hit'),
  { type: 'hit', tank: 'de1', enemy: 'su1' },
  turned(26, 'location'),
  { type: 'located', tank: 'su1', location: 'hull' },
  turned(62, 'pierce'),
];
const plate = { tank: 'su1', location: 'hull' } as const;
const through: readonly Event[] = [...struck, { type: 'pierced', ...plate, penetration: 11, armour: 10 }];

describe('the band says what a shot came to', () => {
  test('a miss with the numbers, a hit whose place is still asked for', () => {
    expect(tells([aim, turned(87, 'hit'), { type: 'missed', tank: 'de1', enemy: 'su1' }])).toBe(
      'Pz IV G fires at T-34/85 and misses: 87 against 71.',
    );
    expect(tells(struck.slice(0, 3))).toBe('Pz IV G hits T-34/85.');
  });

  test('a bounce is a bounce, and the plate or the card is why', () => {
    expect(tells([...struck, { type: 'bounced', ...plate, penetration: 9, armour: 10 }])).toBe(
      'Pz IV G hits T-34/85: bounced off the hull, 9 against 10.',
    );
    expect(tells([...struck, { type: 'bounced', ...plate, penetration: 12, armour: 10 }])).toBe(
      'Pz IV G hits T-34/85: bounced off the hull, the card shows B.',
    );
    expect(tells([...struck.slice(0, 4), { type: 'savedByGround', ...plate }])).toBe(
      'Pz IV G hits T-34/85, but the ground covers its hull.',
    );
  });

  test('what went through says what it did: men, fire, morale, the tank', () => {
    expect(
      tells([
        ...through,
        { type: 'killed', tank: 'su1', person: 'driver', vp: 1, scorer: 'de1' },
        { type: 'wounded', tank: 'su1', person: 'gunner' },
        { type: 'wounded', tank: 'su1', person: 'loader' },
        { type: 'caughtFire', tank: 'su1' },
        { type: 'broke', tank: 'su1' },
      ]),
    ).toBe(
      'Pz IV G hits T-34/85: through the hull, 11 against 10. Gunner and loader wounded. Driver killed, 1 VP. It is on fire. The crew’s morale breaks.',
    );
    expect(
      tells(
        [
          ...through,
          { type: 'bailedOut', tank: 'su1' },
          { type: 'eliminated', tank: 'su1', vp: 6, scorer: 'de1', medal: false },
        ],
        'ja',
      ),
    ).toBe('IV号戦車GがT-34/85に命中、車体を貫通（11対10）。乗員が退避。行動不能、6VP。');
  });

  test('a shot that was asked about goes on in the command that answers', () => {
    expect(
      tells([
        { type: 'located', ...plate },
        { type: 'bounced', ...plate, penetration: 9, armour: 10 },
      ]),
    ).toBe('The shot hits T-34/85: bounced off the hull, 9 against 10.');
  });
});

test('checks of fire and morale name their tank', () => {
  expect(tells([{ type: 'burnsOn', tank: 'de2' }])).toBe('StuG III G: It burns on.');
  expect(tells([{ type: 'rallied', tank: 'de2' }], 'ja')).toBe('III号突撃砲G：乗員が立ち直る。');
});

test('what is neither shot nor check is left to the words of the log', () => {
  expect(tells([{ type: 'moved', tank: 'de1', from: 800, to: 600 }])).toBeNull();
});

test('yes and no are words, in the log too', () => {
  const { text } = duelLook('ja');
  const said = fill(text.events.hatches ?? '', { type: 'hatches', tank: 'de2', closed: false }, text, 'ja');
  expect(said).toBe('ドイツII：ハッチ閉鎖：いいえ');
});
