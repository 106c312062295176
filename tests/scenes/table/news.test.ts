import { expect, test } from 'vitest';
import en from '../../../src/i18n/app/en/table';
import text from '../../../src/i18n/tankChess/en/game';
import type { GameEvent } from '../../../src/rules/core/game';
import { layoutHud, SHEETS, withBand } from '../../../src/scenes/table/hud/layout';
import { latestOf, newsOf } from '../../../src/scenes/table/hud/news';
import { lately, type Seen } from '../../../src/session/shownStep';
import { twoPeople } from '../../support/chessTable';

const reader = { viewer: 0, sitters: twoPeople, text, concessions: en.concessions, looks: null, locale: 'en' };
const step = (index: number, seat: number, ...events: readonly object[]): Seen => ({
  ...{ index, seat, turn: 1, command: null, rolls: [], hides: false, final: false },
  events: events.map((event): GameEvent => ({ type: '', ...event })),
});
const drove = (seat: number) => ({ type: 'drove', seat, kind: 'MT', from: 'a1', to: 'a2', facing: 'N', steps: 1 });
const fired = { type: 'fired', kind: 'MT', from: 'g10', targetKind: 'HT', at: 'h3', gun: 2, face: 'rear', armour: 1 };
const plain = (steps: readonly Seen[]) => newsOf(steps, reader, () => null);

test('told is what others did since the viewer chose last; where nobody did anything, his own command', () => {
  const steps = [step(0, 1), step(1, 0), step(2, 1), step(3, 1)];
  expect(lately(steps, 0)).toEqual(steps.slice(2));
  expect(lately(steps, 1)).toEqual(steps.slice(3));
  expect(lately(steps.slice(0, 2), 0)).toEqual([steps[1]]);
  expect(lately(steps, null)).toEqual([steps[3]]);
  expect(lately([], 0)).toEqual([]);
});

test('a shot is told with what made it work, and before any move', () => {
  const says = plain([step(0, 1, drove(1), fired), step(1, 1, drove(1))]);
  expect(says).toContain('gun II beats rear armour I');
  expect(says.match(/Black: medium tank/g)).toHaveLength(1);
});

test('of quiet commands the last is told, and of many shots the last three', () => {
  expect(plain([step(0, 1, drove(1)), step(1, 1, { ...drove(1), to: 'a9' })])).toContain('A9');
  expect(plain(Array.from({ length: 5 }, (_, index) => step(index, 1, fired))).split(' — ')).toHaveLength(3);
});

test('a game may tell of a command itself, or find it not worth a line', () => {
  const steps = [step(0, 1, drove(1)), step(1, 1, drove(1))];
  expect(newsOf(steps, reader, () => '')).toBe('');
  expect(newsOf(steps, reader, () => 'so it was')).toBe('so it was — so it was');
});

test('of more news than fit the latest are told, whole ones as long as there is one', () => {
  const news = 'a shot · a hit — a move — fire · smoke · the end';
  const within = (letters: number) => latestOf(news, (words) => words.length <= letters);
  expect(within(60)).toBe(news);
  expect(within(40)).toBe('a move — fire · smoke · the end');
  expect(within(25)).toBe('fire · smoke · the end');
  expect(within(16)).toBe('smoke · the end');
  expect(within(2)).toBe('the end');
});

test.each([
  [1280, 720],
  [390, 844],
  [844, 390],
])('at %i by %i the band lies between the bar and everything else', (width, height) => {
  const none = { left: 0, right: 0, top: 0, bottom: 0 };
  const layout = withBand(
    layoutHud({ width, height: height - 30, inset: none, sheet: SHEETS.middle, seats: 2 }),
    30,
    false,
  );
  const { bar, band, board, prompt, buttons, tabs } = layout;
  expect(band).toEqual({ x: 0, y: bar.height, width, height: 30 });
  for (const zone of [board, prompt, buttons]) expect(zone.y).toBeGreaterThanOrEqual(bar.height + 30);
  for (const zone of [buttons, tabs ?? buttons]) expect(zone.y + zone.height).toBeLessThanOrEqual(height + 0.5);
});
