import { describe, expect, it } from 'vitest';
import type { Box } from '../../../src/scenes/paint/items';
import { tankDuelSkin } from '../../../src/scenes/tankDuel';
import { duelTable } from '../../../src/scenes/tankDuel/board/places';
import { overlap, tankSpots } from '../../../src/scenes/tankDuel/board/stripPlan';
import { narrowed } from '../../../src/session/selection';
import { duelAt, duelLook, duelView } from '../../support/duelTable';
import { recordingStage } from '../board/recordingStage';

const sizes = [
  [1920, 1022],
  [1280, 674],
] as const;

/** What cover and range put on the battlefield while somebody acts. */
function laid(tanks: number, width: number, height: number) {
  const match = duelAt('action', `overlay ${tanks}`, { tanks });
  const seat = match.state.active[0] ?? 0;
  const view = duelView(match, seat);
  const selection = narrowed(match.game, match.legal(seat), []);
  if (selection === null) throw new Error('nothing to point at');
  const skin = tankDuelSkin(() => duelLook());
  skin.resize?.(width, height);
  const { stage, put } = recordingStage();
  skin.draw(view, recordingStage().stage);
  skin.overlays.find(({ id }) => id === 'cover')?.draw(view, seat, null, stage, selection);
  const boxes = (form: RegExp) =>
    [...put].flatMap(([id, { item }]): Box[] => (form.test(id) && item.kind === 'group' ? [item] : []));
  const table = duelTable(width, height, { scene: 'choose', lanes: Math.max(2, tanks), robots: false });
  return { view, bands: boxes(/^band:.*says$/), covers: boxes(/^cover:/), spots: tankSpots(table, view, duelLook()) };
}

describe('cover and range', () => {
  for (const tanks of [1, 2, 4]) {
    for (const [width, height] of sizes) {
      it(`distances hide no tank and no word about cover: ${tanks} a side at ${width}x${height}`, () => {
        const { view, bands, covers, spots } = laid(tanks, width, height);
        expect(bands.length).toBeGreaterThan(2);
        expect(covers).toHaveLength(view.tanks.length);
        for (const band of bands)
          for (const other of [...covers, ...spots.map(({ hull }) => hull)]) expect(overlap(band, other)).toBe(0);
      });
    }
  }
});
