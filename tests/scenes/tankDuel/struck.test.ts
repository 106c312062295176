import { expect, test } from 'vitest';
import { vehicleOf } from '../../../src/rules/tankDuel/tanks';
import { tankAt } from '../../../src/scenes/tankDuel/board/sight';
import { strikesSide } from '../../../src/scenes/tankDuel/board/story';
import { type Hit, tankBoard } from '../../../src/scenes/tankDuel/board/tankBoard';
import { cite } from '../../support/cite';
import { duelAt, duelLook, duelView } from '../../support/duelTable';

const view = duelView(duelAt('discard', 'shots', { tanks: 1 }), 0);
const target = tankAt(view, 'su1');
if (target === null) throw new Error('no tank');

/** Everything that is written on a board of this height when it has been struck. */
function written(height: number, struck: Hit): string {
  return JSON.stringify(
    tankBoard(view, target as NonNullable<typeof target>, { x: 0, y: 0, width: 420, height }, duelLook(), { struck }),
  );
}

test(`${cite('TD-11.1.3h.1')} a board shows the armour a shot is held against: of the side where it goes there`, () => {
  const { front, side } = vehicleOf(target).armour;
  expect(front.hull).not.toBe(side.hull);
  for (const height of [150, 420]) {
    const [head, flank] = [false, true].map((isSide) =>
      written(height, { location: 'hull', side: isSide, through: null }),
    );
    const count = (told: string | undefined, value: number) => (told ?? '').split(`"text":"${value}"`).length - 1;
    expect(count(head, front.hull)).toBeGreaterThan(count(flank, front.hull));
    expect(count(flank, side.hull)).toBeGreaterThan(count(head, side.hull));
  }
  expect(written(150, { location: 'hull', side: true, through: null })).toContain('side');
});

test(`${cite('TD-Q80')} infantry fires from beside, a tank from the side only where it flanks`, () => {
  const shot = { actor: 'de1', target: 'su1' } as const;
  expect(strikesSide(view, { ...shot, by: 'infantry' })).toBe(true);
  expect(strikesSide(view, { ...shot, by: 'tank' })).toBe(tankAt(view, 'de1')?.flanking.includes('su1') === true);
});
