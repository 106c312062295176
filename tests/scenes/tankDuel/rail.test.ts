import { expect, test } from 'vitest';
import { isWhole, ticketBoxes, tickets } from '../../../src/scenes/tankDuel/board/rail';
import type { Ticket } from '../../../src/scenes/tankDuel/board/ticketBodies';

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
