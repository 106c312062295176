import { expect, test } from 'vitest';
import type { Event, View } from '../../../src/rules/tankKillers/types';
import { openShowSpeed } from '../../../src/scenes/table/showSpeed';
import { tankKillersSkin } from '../../../src/scenes/tankKillers';
import { readingOf } from '../../../src/session/reading';
import { clockedStage } from '../../support/clockedStage';
import { killersLook, killersMatches, killersView } from '../../support/killersTable';

const PERSON = 1;
const skin = tankKillersSkin(() => killersLook());

/** How long each turn of the bot on the other seat is shown at 2x, with all that the person answers in it. */
async function turnsShown(seeds: readonly string[], hurries: boolean): Promise<readonly number[]> {
  const speed = openShowSpeed(
    () => ({ speed: 2, botSpeed: 1 }),
    () => now(),
  );
  const { stage, lengthOf, now } = clockedStage(() => speed.now());
  const turns = new Map<string, number>();
  let game = 0;
  let last: View | null = null;
  for (const match of killersMatches(seeds, 260)) {
    if (match.log.length === 0) game += 1;
    const command = match.log.at(-1)?.command;
    const before = last;
    last = killersView(match, PERSON);
    if (command === undefined || before === null || before.player === PERSON) continue;
    const steps = readingOf(match, PERSON).steps;
    const view = last;
    const turnOf = before.turn;
    const isHurried = hurries && skin.turnOf?.(before) !== PERSON;
    speed.shows({ turn: turnOf, bot: command.seat !== PERSON, hurried: isHurried });
    const long = await lengthOf(async () => {
      for (const event of (steps.at(-1)?.events ?? []) as readonly Event[]) {
        const show = skin.animations[event.type] as ((...all: unknown[]) => Promise<void>) | null;
        await show?.(event, stage, view);
      }
    });
    speed.shows(null);
    skin.draw(view, stage);
    const turn = `${game} ${turnOf}`;
    turns.set(turn, (turns.get(turn) ?? 0) + long);
  }
  return [...turns.values()];
}

/** A turn may take so long, and so much of it goes by between its commands: the bot's answer, and the frame that shows it. */
const TURN = 3000;
const BETWEEN = 500;

test('a turn of a bot takes at most three seconds at 2x, however many attacks it has', async () => {
  const turns = await turnsShown(['pace', 'haste', 'chase', 'rush'], true);
  expect(turns.length).toBeGreaterThan(50);
  expect(Math.max(...turns)).toBeLessThanOrEqual(TURN - BETWEEN);
});

test('and would take longer, were it not hurried', async () => {
  expect(Math.max(...(await turnsShown(['pace'], false)))).toBeGreaterThan(TURN);
});
