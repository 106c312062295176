import { describe, expect, test } from 'vitest';
import { describeTankChess } from '../../../../src/i18n/tankChess/describe';
import en from '../../../../src/i18n/tankChess/en/game';
import ja from '../../../../src/i18n/tankChess/ja/game';
import { openDice, seedDice } from '../../../../src/rules/core/dice';
import { legal } from '../../../../src/rules/core/play';
import { tankChess } from '../../../../src/rules/tankChess';

const state = tankChess.deal({ setup: 'standard16', seats: 2, options: {} }, openDice(seedDice('a')));
const view = tankChess.view(state, 0);
const english = describeTankChess(en, 'en');
const japanese = describeTankChess(ja, 'ja');
const first = view.pieces[0];
if (first === undefined) throw new Error('the board is empty');

describe('things of Tank Chess for people who do not see them', () => {
  test('a piece is called by kind, square and facing', () => {
    const ref = `square:${first.at}` as const;
    expect(english.ref(view, ref, [])).toBe(`${en.words[first.kind]} ${first.at.toUpperCase()}, facing north`);
    expect(japanese.ref(view, ref, [])).toBe(`${first.at.toUpperCase()}の${ja.words[first.kind]}、北向き`);
    expect(english.ref(view, `unit:${first.id}`, [])).toBe(english.ref(view, ref, []));
  });

  test('the same square means something else at each stage', () => {
    const from = `square:${first.at}` as const;
    expect(english.ref(view, from, [from])).toBe(`stay on ${first.at.toUpperCase()} and turn`);
    expect(english.ref(view, 'square:h8', [from])).toBe('drive to H8');
    expect(english.ref(view, 'face:NE', [from, from])).toBe('face north-east');
    const foe = view.pieces.find((piece) => piece.seat === 1);
    expect(english.ref(view, `square:${foe?.at ?? 'a1'}`, [from, from, 'face:N'])).toContain('fire at');
  });

  test('no two choices of one stage sound alike', () => {
    const commands = legal(tankChess, { ...state, active: [0] }, 0);
    expect(commands.length).toBeGreaterThan(100);
    for (const words of [english, japanese]) {
      const sayings = new Set(commands.map((command) => words.command(view, command)));
      expect(sayings.size).toBe(commands.length);
    }
  });

  test('the position lists every piece with its place', () => {
    const rows = english.pieces(view);
    expect(rows).toHaveLength(view.pieces.length);
    expect(new Set(rows.map((row) => row.place)).size).toBe(rows.length);
    expect(rows.every((row) => row.state === 'fit' && row.facing !== '')).toBe(true);
  });
});
