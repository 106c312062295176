import { expect, test } from 'vitest';
import { tankChess } from '../../src/rules/tankChess';
import { tankOnTank } from '../../src/rules/tankOnTank';
import { view } from '../../src/rules/tankOnTank/view';
import { nearestLike } from '../../src/session/nearestLike';
import { readingOf } from '../../src/session/reading';
import { battleMatch, battleSkin, battleState } from '../support/battleTable';
import { chessMatch, picturePosition } from '../support/chessTable';

test('a unit that cannot enter there is shown the nearest hex where it can', () => {
  const match = battleMatch('S1');
  const seat = match.state.active[0] ?? 0;
  const board = view(battleState(match), seat);
  const unit = board.units.find((one) => one.seat === seat)?.id ?? '';
  const enter = (to: string) => ({ type: 'enter', seat, unit, to });
  const near = (to: string) => nearestLike(readingOf(match, seat), enter(to));
  for (const to of ['A2', 'D5']) expect(match.refuse(enter(to))).not.toBeNull();
  expect([near('A2'), near('D5')]).toEqual([enter('A1'), enter('D1')]);
  expect(nearestLike(readingOf(match, seat), { type: 'done', seat })).toBeNull();
});

test('a tank that cannot get there is shown how near it gets, and what is allowed', () => {
  const match = chessMatch(picturePosition);
  const [first] = match.legal(0).filter(({ type }) => type === 'drive');
  if (first === undefined) throw new Error('nothing to drive');
  const from = Reflect.get(first, 'from');
  const away = { type: 'drive', seat: 0, from, to: 'p16', facing: 'N', fireAt: null };
  expect(match.refuse(away)).not.toBeNull();
  const found = nearestLike(readingOf(match, 0), away);
  if (found === null) throw new Error('nothing like it');
  expect(match.refuse(found)).toBeNull();
  expect(Reflect.get(found, 'from')).toBe(from);
  const far = (command: object) =>
    tankChess.squaredDistance?.('square:p16', `square:${Reflect.get(command, 'to')}`) ?? null;
  const others = match.legal(0).filter((command) => Reflect.get(command, 'from') === from);
  expect(far(found)).toBe(Math.min(...others.flatMap((command) => far(command) ?? [])));
});

test('places lie as far apart as they are drawn, and what is no place lies nowhere', () => {
  const board = view(battleState(battleMatch('S1')), 0);
  const skin = battleSkin();
  const drawn = (hex: string) => {
    const [a, b] = [skin.place(board, 'hex:E6'), skin.place(board, `hex:${hex}`)];
    if (a === null || b === null) throw new Error(`no place for ${hex}`);
    return (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
  };
  const step = drawn('E7');
  for (const hex of ['E6', 'E7', 'F6', 'G5', 'A1', 'H9'])
    expect(tankOnTank.squaredDistance?.('hex:E6', `hex:${hex}`), hex).toBeCloseTo(drawn(hex) / step);
  expect(tankOnTank.squaredDistance?.('hex:E6', 'hex:Z99')).toBeNull();
  expect(tankOnTank.squaredDistance?.('unit:E6', 'hex:E6')).toBeNull();
  expect(tankChess.squaredDistance?.('square:a1', 'square:d5')).toBe(25);
  expect(tankChess.squaredDistance?.('area:off', 'square:a1')).toBeNull();
});
