import { expect, test } from 'vitest';
import { tankChess as chessManifest } from '../../../src/games/tankChess';
import { tankChess } from '../../../src/rules/tankChess';
import { tankKillers } from '../../../src/rules/tankKillers';
import { tankOnTank } from '../../../src/rules/tankOnTank';
import { scenarios } from '../../../src/rules/tankOnTank/data/scenarios';
import { dealOf, welcome } from '../../../src/scenes/menu/setupChoice';

test('who comes for the first time is proposed a small game of Tank Chess against an easy bot, without a clock', () => {
  const choice = welcome(tankChess, chessManifest.table?.firstGame);
  expect(choice.setup).toBe('beginner10');
  expect(choice.seats.map(({ human, level }) => (human ? 'person' : level))).toEqual(['person', 'easy']);
  expect(choice.options.clockMinutes).toBe(0);
  expect(tankChess.checkOptions(dealOf(choice, 'a'))).toBeNull();
});

test('games without a wish of their own propose their first set-up, easy as well', () => {
  const [westFront, killers] = [welcome(tankOnTank, undefined), welcome(tankKillers, undefined)];
  expect(westFront.setup).toBe('S1');
  for (const { seats } of [westFront, killers]) expect(seats[1]).toMatchObject({ human: false, level: 'easy' });
});

test('options are shown only for battles in which they can matter', () => {
  const setupsOf = (id: string) => tankOnTank.options.find((spec) => spec.id === id)?.setups;
  expect(setupsOf('s6Link')).toEqual(['S6']);
  expect(setupsOf('points')).toEqual(['meeting', 'objectives']);
  expect(setupsOf('solitaire')).toBeUndefined();
  expect(setupsOf('snow')).not.toContain('S15');
  const guns = scenarios.filter(({ forces }) =>
    forces.some(({ units }) => units.some(({ kind }) => kind === 'usAtGun')),
  );
  const listed = setupsOf('usAtGun') ?? [];
  for (const { id } of scenarios) expect(listed.includes(id)).toBe(guns.some((each) => each.id === id));
  expect(listed).toContain('meeting');
});
