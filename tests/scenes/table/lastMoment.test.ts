import { describe, expect, test } from 'vitest';
import { tableTexts } from '../../../src/i18n/table';
import type { GameEvent } from '../../../src/rules/core/game';
import type { Event } from '../../../src/rules/tankOnTank/types';
import { layoutHud, SHEETS } from '../../../src/scenes/table/hud/layout';
import { cardZones } from '../../../src/scenes/table/hud/paintMoment';
import { openLastMoment } from '../../../src/scenes/table/lastMoment';
import type { TableScreen } from '../../../src/scenes/table/tableController';
import type { Seen } from '../../../src/session/shownStep';
import { battleSkin } from '../../support/battleTable';
import { keptGames } from '../../support/keptGames';
import { screenPartsOf } from '../../support/registered';

function found<T>(value: T | null | undefined): T {
  if (value == null) throw new Error('nothing there');
  return value;
}

const whole = found((await keptGames('tankOnTank', 0))[0]);
const screenAt = (moment: number) => ({ reading: whole.at(moment), moment, viewer: 0 }) as unknown as TableScreen;
const nowhere = { get: () => undefined };
const open = () => {
  const asked: string[] = [];
  const stage = { portrait: () => null, again: async ({ word }: { word: string }) => void asked.push(word) };
  return {
    asked,
    last: openLastMoment(
      battleSkin(),
      stage,
      nowhere,
      () => undefined,
      () => asked.push('on the board'),
    ),
  };
};

describe('the card of the last close-up', () => {
  test('holds the sum that was seen, with its rule, wherever the record stands', () => {
    const { last, asked } = open();
    let seen = 0;
    for (let moment = 1; moment <= whole.steps.length; moment++) {
      const events = found(whole.steps.at(moment - 1)).events as readonly Event[];
      const fired = events.findLast((event) => event.type === 'volleyFired');
      const card = last.card(screenAt(moment), tableTexts.en, 'en');
      if (fired?.type !== 'volleyFired') {
        if (!events.some(({ type }) => type === 'strikeRolled')) expect(card).toBeNull();
        continue;
      }
      if (card === null) continue;
      seen += 1;
      expect(card.terms.map(({ value }) => value)).toContain(String(fired.total));
      expect(card.terms.at(-1)?.value).toBe(String(fired.defence));
      expect(card.terms.at(-1)?.sign).toBe(fired.hit ? '≥' : '<');
      expect(card.rule).toBe(fired.again ? 'TOT-8.5a' : 'TOT-8.4c');
      last.again();
      expect(asked.at(-1)).toBe(card.word);
    }
    expect(seen).toBeGreaterThan(3);
  });

  test('goes once something else has been done, and nothing is left to watch', () => {
    const { last, asked } = open();
    const shot = whole.steps.slice(0).findIndex(({ events }) => events.some(({ type }) => type === 'volleyFired'));
    expect(last.card(screenAt(shot + 1), tableTexts.ja, 'ja')?.again).toBe(tableTexts.ja.again);
    expect(last.card(screenAt(shot), tableTexts.ja, 'ja')).toBeNull();
    last.again();
    expect(asked).toEqual([]);
  });

  test('leaves room for what the game says under it, and none where there is too little', () => {
    const none = { left: 0, right: 0, top: 0, bottom: 0 };
    for (const [width, height] of [
      [1920, 1080],
      [1280, 720],
      [1024, 768],
      [390, 844],
    ] as const) {
      const layout = layoutHud({ width, height, inset: none, sheet: SHEETS.middle, seats: 2 });
      const zones = found(cardZones(layout));
      expect(zones.card.y).toBe(layout.panel.y);
      expect(zones.panel.y).toBeGreaterThanOrEqual(zones.card.y + zones.card.height);
      expect(zones.panel.y + zones.panel.height).toBeCloseTo(layout.panel.y + layout.panel.height);
      expect(zones.panel.height).toBeGreaterThanOrEqual(60);
    }
    const low = layoutHud({ width: 390, height: 844, inset: none, sheet: SHEETS.low, seats: 2 });
    expect(cardZones(low)).toBeNull();
  });
});

const SAMPLES = 4;

describe('a decisive moment on a board that keeps its own sum', () => {
  const boards = ['tankKillers', 'tankDuel', 'tankAce'] as const;

  test.each(boards)(
    '%s: can be watched again wherever the record stands, with what made it worth telling',
    async (id) => {
      const { skin } = await screenPartsOf(id);
      const watched: number[] = [];
      const stage = { portrait: () => null, again: async () => void watched.push(-1) };
      const last = openLastMoment(
        skin,
        stage,
        nowhere,
        () => undefined,
        (step) => watched.push(step),
      );
      const reading = found((await keptGames(id, null))[0]);
      const decides = ({ events }: { readonly events: readonly GameEvent[] }) =>
        events.some(({ type }) => types.includes(type));
      const some = (steps: readonly Seen[]) => steps.filter((_, at) => at % Math.ceil(steps.length / SAMPLES) === 0);
      const [loud, quiet] = [reading.steps.filter(decides), reading.steps.filter((step) => !decides(step))];
      expect(Math.min(loud.length, quiet.length)).toBeGreaterThan(SAMPLES);
      for (const step of [...some(loud), ...some(quiet)]) {
        const { index, events } = step;
        const seen = reading.at(index + 1);
        const screen = { reading: seen, moment: index + 1, viewer: null } as unknown as TableScreen;
        const chip = last.chip(screen, tableTexts.en, 'en');
        watched.length = 0;
        last.again();
        expect(last.card(screen, tableTexts.en, 'en'), 'the board has the sum').toBeNull();
        // What brings a loss or ends a shot can be watched; a step that nothing was shot in cannot.
        expect(chip !== null, `${index} ${events.map(({ type }) => type).join(' ')}`).toBe(decides(step));
        expect(watched).toEqual(decides(step) ? [index] : []);
        const { steps } = reading.at(index);
        const captions = events.flatMap(
          (event, at) => skin.decisive?.(event, seen.view, { events: events.slice(0, at), steps })?.caption ?? [],
        );
        expect(chip?.caption ?? '').toBe(captions.at(-1)?.title ?? '');
      }
    },
  );

  /** What decides something, by the names of the rules. */
  const types = [
    ...['unitLost', 'compared'],
    ...['missed', 'savedByGround', 'bounced', 'damaged', 'eliminated', 'gameEnded'],
    ...['fired', 'bombarded', 'enemyFired', 'unitDestroyed', 'tankDestroyed'],
  ];
});
