import { expect, test } from 'vitest';
import { INK } from '../../../src/scenes/paint/marks';
import { isWhole, ticketBoxes, tickets } from '../../../src/scenes/tankDuel/board/rail';
import { aimed, type ShotStory } from '../../../src/scenes/tankDuel/board/story';
import { hitBody, type Ticket } from '../../../src/scenes/tankDuel/board/ticketBodies';
import { wordsOf } from '../../../src/scenes/tankDuel/board/words';
import { duelAt, duelLook, duelView } from '../../support/duelTable';

const match = duelAt('action', 'rail', { tanks: 1 });
const view = duelView(match, match.state.active[0] ?? 0);

/** The ticket of a shot whose card has been turned, as far as it has been told. */
function ticket(hit: boolean | null, whole: boolean) {
  const [actor = 'de1', target = 'su1'] = view.tanks.map(({ id }) => id);
  const story: ShotStory = {
    ...aimed({ type: 'aimed', tank: actor, enemy: target, distance: 800, toHit: 53, terms: [] }),
    hitPull: { type: 'pulled', tank: actor, card: 3, why: 'hit', success: true, ways: 42, of: 79 },
    hit,
  };
  const look = duelLook();
  const items = hitBody({ x: 0, y: 0, width: 600, height: 60 }, view, story, whole, wordsOf(look), look);
  return items.filter((item) => item.kind === 'label');
}

test('a number that lies before the shot is told stands there without a verdict', () => {
  const [colourOf, waits] = [(hit: boolean | null) => ticket(hit, true).find(({ text }) => text === '3')?.colour, INK];
  expect(colourOf(null)).toBe(waits);
  expect(new Set([colourOf(null), colourOf(true), colourOf(false)]).size).toBe(3);
  expect(ticket(null, true).map(({ text }) => text)).not.toContain('53 or less');
  expect(ticket(true, true).map(({ text }) => text)).toContain('hit');
  // The same in short: it is not called too much before it is.
  expect(ticket(null, false).map(({ text }) => text)).toContain('3 ≤ 53');
});

/** Which tickets show their working. */
function whole(width: number, current: Ticket | null): readonly Ticket[] {
  const table = { rail: { x: 0, y: 0, width, height: 80 }, tall: false };
  const boxes = ticketBoxes(table, current);
  if (boxes === null) throw new Error('no rail');
  return tickets.filter((ticket) => isWhole(ticket, boxes[ticket], table, current));
}

test('a long rail shows the working of all four tickets', () => {
  for (const current of tickets) expect(whole(1872, current)).toEqual(tickets);
});

test('a short one shows that of the ticket being written, the others as verdicts', () => {
  for (const current of tickets) expect(whole(1246, current)).toEqual([current]);
  expect(whole(1246, null)).toEqual(['toHit']);
});
