import { describe, expect, test } from 'vitest';
import en from '../../../src/i18n/tankAce/en/game';
import ja from '../../../src/i18n/tankAce/ja/game';
import type { Command } from '../../../src/rules/core/game';
import { tankAce } from '../../../src/rules/tankAce';
import type { View } from '../../../src/rules/tankAce/types';
import type { Spot, Style } from '../../../src/scenes/board/gameScene';
import type { Box, Group, Item } from '../../../src/scenes/paint/items';
import { palettes } from '../../../src/scenes/paint/palette';
import { careerScreen } from '../../../src/scenes/tankAce/career';
import { careerPictures } from '../../../src/scenes/tankAce/career/pictures';
import type { Match } from '../../../src/session/match';
import { emptySelection, narrowed } from '../../../src/session/selection';
import { aideCareer } from '../../rules/tankAce/played';
import { newCareer } from '../../rules/tankAce/table';
import { cite } from '../../support/cite';

const styles: readonly Style[] = [
  { text: en, language: 'en', pieces: 'silhouettes', palette: palettes.standard },
  { text: ja, language: 'ja', pieces: 'silhouettes', palette: palettes.deuteranopia },
];
const sizes = [
  ['1920x1080', 1920, 1022],
  ['1280x720', 1280, 674],
  ['1024x768', 1024, 722],
  ['a phone', 390, 734],
] as const;
const phases = ['enlist', 'school', 'skills', 'assign', 'after'];
const between = ['enlist', 'join', 'train', 'buySkill', 'changeTank', 'barter', 'recall'];

/** Moments of a career at which its desk is shown. */
function moments(): readonly Match[] {
  const end = aideCareer('s14');
  const all = Array.from({ length: end.log.length + 1 }, (_, length) => length);
  const shown = all.filter((length) => phases.includes(end.rewind(length).state.phase));
  return [...shown.filter((_, index) => index < 6 || index % 11 === 0).map((length) => end.rewind(length)), end];
}
const played = moments();

test('the career looked at has all there is to choose between missions', () => {
  const types = new Set(played.flatMap((match) => match.legal(0).map(({ type }) => type)));
  expect([...types]).toEqual(expect.arrayContaining(['enlist', 'join', 'train', 'buySkill', 'changeTank', 'barter']));
});

function screenAt(width: number, height: number, style: Style) {
  const screen = careerScreen(() => style);
  screen.resize(width, height);
  return screen;
}

function drawn(screen: ReturnType<typeof careerScreen>, view: View): readonly Group[] {
  const groups: Group[] = [];
  const stage = { put: (_: string, __: string, item: Item) => void (item.kind === 'group' && groups.push(item)) };
  screen.draw(view, 0, emptySelection, stage as never);
  return groups;
}

const viewOf = (match: Match) => match.view(0) as unknown as View;
const spotsOf = (screen: ReturnType<typeof careerScreen>, view: View) =>
  screen.spots({ view, seat: 0, selection: emptySelection, overlays: new Set() }, 0);
/** All tabs, one after the other: a small screen shows what a large one shows at once. */
function allSpots(screen: ReturnType<typeof careerScreen>, view: View): readonly Spot[] {
  const spots = spotsOf(screen, view);
  const tabs = spots.flatMap(({ does }) => (does.do === 'look' ? [does.id] : []));
  const more = tabs.flatMap((tab) => {
    screen.look(tab, view, 0);
    return spotsOf(screen, view);
  });
  return [...new Map([...spots, ...more].map((spot) => [spot.id, spot])).values()];
}
const inside = (box: Box, width: number, height: number) =>
  box.x >= -0.5 && box.y >= -0.5 && box.x + box.width <= width + 0.5 && box.y + box.height <= height + 0.5;

describe.each(sizes)('the desk between missions at %s', (name, width, height) => {
  test(`whatever can be pressed begins a legal command, and all that can be had can be pressed ${cite('ATA-6.8a', 'ATA-6.8b', 'ATA-6.8e', 'ATA-7.7b', 'ATA-4.6b')}`, () => {
    for (const style of styles) {
      const screen = screenAt(width, height, style);
      for (const match of played) {
        const legal = match.legal(0);
        const pressed = allSpots(screen, viewOf(match)).flatMap(({ does }) => (does.do === 'point' ? [does.refs] : []));
        for (const refs of pressed) expect(narrowed(match.game, legal, refs), `${name} ${refs}`).not.toBeNull();
        const lot = (command: Command) => Object.values(command).includes('any');
        const missing = legal
          .filter((command) => between.includes(command.type) && !lot(command))
          .filter((command) => !isOwn(command, viewOf(match)))
          .filter(
            (command) =>
              !pressed.some(
                (refs) =>
                  tankAce
                    .path(command as never)
                    .slice(0, refs.length)
                    .join() === refs.join(),
              ),
          );
        expect(missing).toEqual([]);
      }
    }
  });

  test('everything lies on the table, and the papers do not cover each other', () => {
    for (const style of styles) {
      const screen = screenAt(width, height, style);
      const { prompt, buttons, panel } = screen.places(width, height);
      for (const zone of [prompt, buttons, panel]) expect(inside(zone, width, height)).toBe(true);
      for (const match of played) {
        const groups = drawn(screen, viewOf(match));
        const zones: readonly Box[] = [...groups, prompt, buttons];
        zones.forEach((zone, index) => {
          expect(inside(zone, width, height)).toBe(true);
          for (const other of zones.slice(index + 1)) expect(overlap(zone, other)).toBeLessThan(1);
        });
        for (const { box } of allSpots(screen, viewOf(match))) expect(inside(box, width, height)).toBe(true);
      }
    }
  });

  test('every drawing exists, and no template is left open', () => {
    for (const style of styles) {
      const screen = screenAt(width, height, style);
      for (const match of played) {
        const view = viewOf(match);
        for (const { does } of allSpots(screen, view)) {
          if (does.do === 'look') screen.look(does.id, view, 0);
          for (const item of drawn(screen, view).flatMap(({ items }) => items)) {
            if (item.kind === 'picture') expect(pictures.has(item.texture), item.texture).toBe(true);
            if (item.kind === 'label') expect(item.text).not.toMatch(/[{}|]|undefined|NaN/);
          }
        }
      }
    }
  });
});

const pieces = import.meta.glob('/src/assets/tankAce/*.svg');
const pictures = new Set([
  ...Object.keys(careerPictures),
  ...Object.keys(pieces).map((path) => path.replace(/^.*\//, '').replace('.svg', '')),
]);

/** The tank one has and the unit one is in are shown as one's own. */
function isOwn(command: Command, { careers }: View): boolean {
  const [own] = careers;
  return Object.values(command).some((value) => value === own?.tank || value === own?.unit);
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const tall = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, tall);
}

test(`paying with least loss comes first, and a refused ware is not offered ${cite('ATA-8.4b', 'ATA-8.4c')}`, () => {
  const screen = screenAt(1920, 1022, styles[0] as Style);
  const picked = ['button:barter', 'card:sandbags', 'button:-'] as const;
  const next = ['card:pay-luger', 'card:pay-helmet+knife', 'card:pay-knightsCross'] as const;
  const view = viewOf(played.at(-2) as Match);
  expect(screen.proposals(view, 0, { picked, next, command: null }).map(({ words }) => words)).toEqual([
    'Pay German helmet and Hitler Youth knife',
    'Pay Luger (1 too much)',
    'Pay Knight’s Cross (2 too much)',
  ]);
});

test('on a phone all four skills of the commander stand in his row', () => {
  for (const style of styles) {
    const screen = screenAt(390, 734, style);
    const { state } = newCareer().change(({ careers: [career] }) => {
      if (career !== undefined) career.xp = 9;
    });
    const view: View = { ...state, phase: 'skills', active: [0], queue: [0] };
    screen.look('crew', view, 0);
    const spots = spotsOf(screen, view);
    const rows = ['commander', 'gunner', 'loader', 'driver', 'assistant'].map((post) =>
      spots.filter(({ id }) => id.startsWith(`skill-${post}-`)).map(({ box }) => box),
    );
    expect(rows.map((row) => row.length)).toEqual([4, 3, 2, 1, 1]);
    const ends = rows.map((row) => Math.max(...row.map(({ y, height }) => y + height)));
    const tops = rows.map((row) => Math.min(...row.map(({ y }) => y)));
    // Between the rows of two men lies the edge of both their cards.
    for (const [index, top] of tops.slice(1).entries()) expect(top - (ends[index] ?? 0)).toBeGreaterThan(8);
  }
});
