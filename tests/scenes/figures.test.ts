import { describe, expect, test } from 'vitest';
import english from '../../src/i18n/tankKillers/en/game';
import { legal } from '../../src/rules/core/play';
import type { FigureBook } from '../../src/scenes/board/figure';
import { styleOf } from '../../src/scenes/board/styleOf';
import { standardSettings } from '../../src/scenes/frame/settingsStore';
import { tankChessFigures } from '../../src/scenes/tankChess/figures';
import { tankDuelFigures } from '../../src/scenes/tankDuel/figures';
import { tankOnTankFigures } from '../../src/scenes/tankOnTank/figures';
import { narrowed } from '../../src/session/selection';
import { citableIds } from '../support/rulebooks';

const look = styleOf(standardSettings, english);

function boardFigure(book: FigureBook, rule: string) {
  const figure = book.figure(rule, look);
  if (figure === null || 'items' in figure) throw new Error(`${rule} has no board`);
  return figure;
}

/** Rules whose breach is told by the rule they are a case of. */
const cases = new Map([
  ['TC-KILL4', 'TC-FIRE3'],
  ['TC-KILL5', 'TC-FIRE3'],
  ['TOT-8.2b', 'TOT-8.0c'],
  ['TOT-8.2c', 'TOT-8.0c'],
]);

describe.each([
  ['tankChess', tankChessFigures],
  ['tankOnTank', tankOnTankFigures],
  ['tankDuel', tankDuelFigures],
] as const)('pictures of the rules of %s', (game, book) => {
  test('belong to rules of the index, each to one picture', () => {
    expect(book.rules.filter((rule) => !citableIds(game).has(rule))).toEqual([]);
    expect(new Set(book.rules).size).toBe(book.rules.length);
    expect(book.figure('XX-1', look)).toBeNull();
  });

  test.each(book.rules)('%s: what is pointed at is legal, or refused by a rule of the same picture', (rule) => {
    const { game: rules, state, seat, refs } = boardFigure(book, rule);
    if (narrowed(rules, legal(rules, state, seat), refs) !== null) {
      expect(state.active).toContain(seat);
      return;
    }
    const command = rules.commandAt(state, seat, refs);
    if (command === null) throw new Error(`${refs.join(' ')} means nothing`);
    const told = rules.refuse(state, command)?.rule ?? '';
    if (cases.has(rule)) expect(told).toBe(cases.get(rule));
    else expect(boardFigure(book, told)).toEqual(boardFigure(book, rule));
  });
});
