import { describe, expect, test } from 'vitest';
import enUi from '../../src/i18n/app/en/frame';
import enTable from '../../src/i18n/app/en/table';
import jaUi from '../../src/i18n/app/ja/frame';
import jaTable from '../../src/i18n/app/ja/table';
import { nestingOf } from '../../src/machines/nesting';
import { sequenceOf } from '../../src/machines/order';
import { drawn, lost, won } from '../../src/rules/core/result';
import { palettes } from '../../src/scenes/paint/palette';
import { type HudSource, hudModel, promptOf } from '../../src/scenes/table/hud/model';
import { resultWords } from '../../src/scenes/table/hud/resultWords';
import { controlTable } from '../../src/scenes/table/tableController';
import { type Match, openMatch } from '../../src/session/match';
import { seal } from '../../src/session/record/seal';
import type { Player } from '../../src/session/seats';
import { bidGame } from '../support/bids/game';
import { bidChart, bidChartOf, openBids } from '../support/bids/machine';
import { bidSkin } from '../support/bids/skin';
import { bidTexts } from '../support/bids/text';
import type { Command } from '../support/bids/types';
import { cite } from '../support/cite';
import { seatTable } from '../support/tables';

const human = (name: string): Player => ({ name, controller: { kind: 'human' } });
const people = (seats: number) => ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Fay', 'Gus', 'Hal'].slice(0, seats).map(human);
const bid = (seat: number): Command => ({ type: 'bid', seat, cards: [] });
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

async function modelOf(
  match: Match,
  sitters: readonly Player[] = people(match.deal.seats),
  over: Partial<HudSource> = {},
) {
  const table = seatTable(
    { match, sitters },
    { show: () => Promise.resolve(), think: () => new Promise(() => undefined) },
  );
  const controller = controlTable(table, () => false);
  await settle();
  table.send({ type: 'ready' });
  await settle();
  const text = bidTexts.en;
  const skin = bidSkin(() => ({ text, language: 'en', pieces: 'silhouettes', palette: palettes.standard }));
  const told = { screen: controller.screen(), ...{ text, ui: enUi, words: enTable, locale: 'en', sitters, skin } };
  const model = hudModel({
    ...told,
    order: nestingOf(bidChart),
    ...{
      hovered: null,
      muted: false,
      speed: 1,
      resigning: false,
      clocks: null,
      pace: null,
      studied: false,
      benched: false,
      recorded: false,
      advice: null,
    },
    ...{ linesApart: false, narrow: false, seal: seal('a'), notes: () => [] },
    ...over,
  });
  const heard = promptOf({ ...told, aloud: true });
  controller.close();
  table.close();
  return { ...model, heard };
}

/** A game in which nobody ever bids a card. */
function toTheEnd(start: Match): Match {
  let match = start;
  while (match.result === null) match = match.play(bid(match.state.active[0] ?? 0));
  return match;
}

describe('plates', () => {
  test('tell of every seat whether it is to act, in which team it fights and whether it has left', async () => {
    const { plates, teams } = await modelOf(openBids('teams', 4).play(bid(1)).play({ type: 'resign', seat: 2 }));
    expect(plates.map(({ acting }) => acting)).toEqual([true, false, false, true]);
    expect(plates.map(({ gone }) => gone)).toEqual([false, false, true, false]);
    expect(plates.map(({ team }) => team)).toEqual(['Team 1', 'Team 2', 'Team 1', 'Team 2']);
    expect(teams).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  test.each([1, 3, 8])('a table of %i where nobody has a team', async (seats) => {
    const { plates } = await modelOf(openBids(seats === 1 ? 'lone' : 'open', seats));
    expect(plates).toHaveLength(seats);
    expect(plates.every(({ team, acting }) => team === null && acting)).toBe(true);
  });

  test('on a phone the clocks of more than two are on their plates, not in the bar', async () => {
    const clocks = ['1:00', '2:00', '3:00'];
    const three = await modelOf(openBids('open', 3), people(3), { clocks, narrow: true });
    expect(three.plates.map(({ clock }) => clock)).toEqual(clocks);
    expect(three.setup).not.toContain('1:00');
    const two = await modelOf(openBids('open', 2), people(2), { clocks: clocks.slice(0, 2), narrow: true });
    expect(two.setup).toBe('Amber 1:00 · Birch 2:00');
  });

  test('whoever has left has nothing to resign', async () => {
    const { buttons } = await modelOf(openBids('open', 3).play({ type: 'resign', seat: 1 }));
    expect(buttons.some(({ id }) => id === 'resign')).toBe(true);
    const gone = await modelOf(openBids('open', 3).play({ type: 'resign', seat: 0 }).play({ type: 'resign', seat: 1 }));
    expect(gone.buttons.some(({ id }) => id === 'resign')).toBe(false);
  });
});

test('all bots that are thinking are named', async () => {
  const bot = (name: string): Player => ({ name, controller: { kind: 'bot', level: 'easy' } });
  const sitters = [human('Ada'), bot('Bo'), bot('Cy')];
  const both = await modelOf(openBids('open', 3).play(bid(0)), sitters);
  expect(both.prompt.act).toBe('Bo and Cy are thinking.');
  const one = await modelOf(openBids('open', 3).play(bid(0)).play(bid(1)), sitters);
  expect(one.prompt.act).toBe('Cy is thinking.');
});

describe('results', () => {
  test('a lone defeat is told as one, with its degree and score, on paper and to the screen reader', async () => {
    const { panel, prompt, heard } = await modelOf(toTheEnd(openBids('lone', 1)));
    expect(panel).toMatchObject({
      kind: 'result',
      title: 'Defeat',
      degree: 'ruin',
      scores: [{ score: '0', won: false }],
    });
    expect(prompt.act).toBe('The game is over: lost.');
    expect(prompt.more).not.toContain('Amber 0');
    expect(heard.more).toContain('ruin — Amber 0');
  });

  test(`${cite('ATA-3.7a')} where what is done stays done nobody is invited to fight on from an earlier moment`, async () => {
    const bound = { ...bidGame, binding: () => true };
    const deal = { setup: 'lone', seats: 1, options: {}, seed: 'a' };
    const end = toTheEnd(openMatch(bound, sequenceOf(bidChartOf(bound)), deal));
    expect((await modelOf(end)).prompt.more).toBe(enTable.overBound);
    expect((await modelOf(toTheEnd(openBids('lone', 1)))).prompt.more).toBe(enTable.overMore);
  });

  test('who gave up is named where there is not just one other side', async () => {
    const { panel } = await modelOf(openBids('lone', 1).play({ type: 'resign', seat: 0 }));
    expect(panel).toMatchObject({ title: 'Defeat', says: 'Amber resigns' });
    const two = openBids('open', 3).play({ type: 'resign', seat: 0 }).play({ type: 'flag', seat: 2 });
    expect((await modelOf(two)).panel).toMatchObject({ title: 'Birch wins', says: 'Cedar runs out of time' });
  });

  test('a draw of many is a draw', async () => {
    const { panel } = await modelOf(toTheEnd(openBids('open', 5)));
    expect(panel).toMatchObject({ kind: 'result', title: 'Drawn', degree: '' });
  });

  const source = { text: bidTexts.en, ui: enUi, words: enTable, sitters: people(4), locale: 'en' };
  const open = { setup: 'open', seats: 4, options: {} };
  const teams = { setup: 'teams', seats: 4, options: {} };
  const lone = { setup: 'lone', seats: 1, options: {} };
  const title = (table: typeof open, result: ReturnType<typeof won>) =>
    resultWords(source, bidGame, table, result).title;

  test('winners are named in the plural, teams by their name, a lone winner not at all', () => {
    expect(title(open, won('BID-6', [2]))).toBe('Cedar wins');
    expect(title(open, won('BID-6', [0, 3]))).toBe('Amber and Dune win');
    expect(title(teams, won('BID-6', [1, 3]))).toBe('Team 2 wins');
    expect(title(teams, won('resigned', [3]))).toBe('Team 2 wins');
    expect(title(lone, won('BID-5', [0]))).toBe('Victory');
    expect(title({ ...teams, seats: 2 }, won('BID-6', [0, 1]))).toBe('Victory');
    expect(title(lone, lost('BID-5'))).toBe('Defeat');
    expect(title(open, drawn('BID-6'))).toBe('Drawn');
    const named = { ...source, text: { ...bidTexts.en, teams: ['Reds', 'Blues'] } };
    expect(resultWords(named, bidGame, teams, won('BID-6', [0, 2])).sentence).toBe('The game is over: Reds wins.');
    const ja = { ...source, text: bidTexts.ja, ui: jaUi, words: jaTable, locale: 'ja' };
    expect(resultWords(ja, bidGame, open, won('BID-6', [0, 3])).sentence).toBe('ゲーム終了：琥珀、砂丘の勝ち。');
  });

  test('scores are told by seat, and who won by them', () => {
    const { scores } = resultWords(source, bidGame, open, won('BID-6', [1], { scores: [1, 1200, 0, 3] }));
    expect(scores.map(({ side, score, won: best }) => [side, score, best])).toEqual([
      ['Amber', '1', false],
      ['Birch', '1,200', true],
      ['Cedar', '0', false],
      ['Dune', '3', false],
    ]);
  });
});
