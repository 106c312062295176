import { expect, test } from 'vitest';
import type { Ref } from '../../src/rules/core/game';
import { view } from '../../src/rules/tankOnTank/view';
import { nearestLike } from '../../src/scenes/table/nearestLike';
import { battleMatch, battleSkin, battleState } from '../support/battleTable';

test('a unit that cannot enter there is shown the nearest hex where it can', () => {
  const match = battleMatch('S1');
  const seat = match.state.active[0] ?? 0;
  const skin = battleSkin();
  const board = view(battleState(match), seat);
  const place = (ref: Ref) => skin.place(board, ref);
  const unit = board.units.find((one) => one.seat === seat)?.id ?? '';
  const enter = (to: string) => ({ type: 'enter', seat, unit, to });
  const near = (to: string) => nearestLike(match, enter(to), place);
  for (const to of ['A2', 'D5']) expect(match.refuse(enter(to))).not.toBeNull();
  expect([near('A2'), near('D5')]).toEqual([enter('A1'), enter('D1')]);
  expect(nearestLike(match, { type: 'done', seat }, place)).toBeNull();
});
