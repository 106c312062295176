import { expect, test } from 'vitest';
import { bidderBoxes, drawBidders } from '../../../src/scenes/tankDuel/board/bidders';
import { duelTable } from '../../../src/scenes/tankDuel/board/places';
import { overlap } from '../../../src/scenes/tankDuel/board/stripPlan';
import { duelAt, duelLook, duelView } from '../../support/duelTable';
import { labelsOf } from '../../support/duelWords';
import { recordingStage } from '../board/recordingStage';

const match = duelAt('bid', 'bidders', { tanks: 4 });
const view = duelView(match, 0);

/** The seats on a phone, with as many bids as are told to lie. */
function seats(laid: boolean) {
  const table = duelTable(390, 734, { scene: 'bid', lanes: 4, robots: false });
  const { stage, put } = recordingStage();
  const seen = { ...view, tanks: view.tanks.map((tank) => ({ ...tank, hasBid: laid })) };
  drawBidders(table, seen, new Map(), stage, duelLook('ja'));
  return { put, boxes: bidderBoxes(table, seen) };
}

test('on a phone the stamp of a bid stays on its seat, and what is written there ends before it', () => {
  const { put, boxes } = seats(true);
  for (const [id, at] of boxes) {
    const stamp = put.get(`ready:${id}`)?.item;
    const seat = put.get(`bidder:${id}`)?.item;
    if (stamp?.kind !== 'group') throw new Error('no stamp');
    expect(stamp.x + stamp.width).toBeLessThanOrEqual(at.x + at.width);
    for (const { x, y, most = 0, size } of labelsOf(seat)) {
      const written = { x: at.x + x, y: at.y + y - size * 0.4, width: most, height: size * 0.8 };
      expect(overlap(stamp, written)).toBe(0);
    }
  }
});

test('and before the place where a bid will lie', () => {
  const { put, boxes } = seats(false);
  for (const [id, at] of boxes) {
    const place = put.get(`bid:${id}`)?.item;
    if (place?.kind !== 'group') throw new Error('no place for a bid');
    for (const { x, most = 0 } of labelsOf(put.get(`bidder:${id}`)?.item))
      expect(at.x + x + most).toBeLessThanOrEqual(place.x);
  }
});
