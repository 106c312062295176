import { afterEach, describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../src/rules/core/game';
import { beatsOf } from '../../../src/scenes/theatre/beats';
import { cuesOf } from '../../../src/scenes/theatre/cuesOf';
import { momentsOf } from '../../support/boardMoments';
import { screenPartsOf } from '../../support/registered';
import { kindsOfMoments, stagedMoment } from '../../support/stagedMoments';
import { type Played, steppedBoard } from '../../support/steppedBoard';

const STEP = 100;
let close: () => void = () => undefined;
afterEach(() => close());

/** The first event of a moment that fits, with some of its fields changed, and nothing after it. */
function changed({ events, ...views }: Played, type: string, fields: object): Played {
  const at = events.findIndex((event) => event.type === type);
  const event = events[at];
  if (event === undefined) throw new Error(`nothing of ${type}`);
  return { ...views, events: [...events.slice(0, at), { ...event, ...fields } as GameEvent] };
}

/** What is seen and heard until then, frame by frame. */
async function until(skin: Parameters<typeof steppedBoard>[0], moment: Played, time: number) {
  const board = steppedBoard(skin, 1920, 1022);
  close = board.close;
  board.begin(moment);
  const seen: string[] = [];
  while (board.time() < time && board.playing()) {
    await board.to(board.time() + STEP);
    seen.push(board.picture());
  }
  const heard = board.heard().filter(({ at }) => at < time);
  board.close();
  return { seen: seen.slice(0, Math.floor(time / STEP) - 1), heard };
}

/** Two ends of one moment look and sound alike until it is told, and not for ever. */
async function alike(skin: Parameters<typeof steppedBoard>[0], one: Played, other: Played, told: number) {
  const [before, after] = [await until(skin, one, told), await until(skin, other, told)];
  expect(before.heard.length).toBeGreaterThan(0);
  expect(before.heard).toEqual(after.heard);
  expect(before.seen).toEqual(after.seen);
  const later = told + 700;
  expect(await until(skin, one, later)).not.toEqual(await until(skin, other, later));
}

test('Tank Killers: a shot that kills and one that does not fly and sound alike until they strike', async () => {
  const [{ skin }, moments] = await Promise.all([screenPartsOf('tankKillers'), momentsOf('tankKillers')]);
  const moment = moments.get('destroyed');
  if (moment === undefined) throw new Error('no shot');
  const [kill, hold] = [true, false].map((destroyed) => changed(moment, 'compared', { destroyed }));
  if (kill === undefined || hold === undefined) throw new Error('no ends');
  // Only the loss that follows burns: of the comparison itself the end is what the plate does.
  await alike(skin, kill, hold, 300);
});

test('Tank Duel: the card that is pulled to hit lies face down and sounds the same, whatever it is', async () => {
  const [{ skin }, moments] = await Promise.all([screenPartsOf('tankDuel'), momentsOf('tankDuel')]);
  const moment = moments.get('missed');
  if (moment === undefined) throw new Error('no shot');
  const [hit, miss] = [
    changed(moment, 'pulled', { card: 3, success: true }),
    changed(moment, 'pulled', { card: 97, success: false }),
  ];
  // The aim is looked at for 260 milliseconds, then the card waits for 240.
  await alike(skin, hit, miss, 260 + 240);
});

test('American Tank Ace: dice in the air tell nothing', async () => {
  const [{ skin }, moments] = await Promise.all([screenPartsOf('tankAce'), momentsOf('tankAce')]);
  const moment = moments.get('shells');
  if (moment === undefined) throw new Error('no shot');
  const [low, high] = [
    changed(moment, 'rolled', { faces: [1, 1], total: 2, row: 0 }),
    changed(moment, 'rolled', { faces: [6, 6], total: 12, row: 8, result: '-' }),
  ];
  const thrown = (await until(skin, low, 1800)).heard.find(({ name }) => name === 'die')?.at ?? 0;
  expect(thrown).toBeGreaterThan(0);
  // In the air for 520 milliseconds.
  await alike(skin, low, high, thrown + 500);
});

describe('on the stage', () => {
  const ends = ['penetration', 'brewUp', 'ricochet', 'earth', 'bell', 'block', 'stamp', 'drum'];

  test.each(kindsOfMoments)('%s: no sound of an end comes before it is seen', (kind) => {
    for (const pace of ['full', 'short', 'kill'] as const) {
      const beats = beatsOf[pace];
      const cues = cuesOf(stagedMoment(kind), beats);
      const early = cues.filter(({ at }) => at < beats.column).map(({ name }) => name);
      for (const name of ends) expect(early).not.toContain(name);
      expect(cues.some(({ name }) => ends.includes(name))).toBe(true);
    }
  });
});
