import { describe, expect, test } from 'vitest';
import { controlTable } from '../../../src/scenes/table/tableController';
import type { Match } from '../../../src/session/match';
import { readingOf, shownSteps } from '../../../src/session/reading';
import { settled, twoPeople } from '../../support/chessTable';
import { seatTable } from '../../support/tables';
import type { Command as ToyCommand } from '../../support/toyGame';
import { openToy } from '../../support/toyMachine';

function played(...commands: readonly ToyCommand[]): Match {
  return commands.reduce<Match>((match, command) => match.play(command), openToy());
}

const stepsOf = (match: Match, from: number, viewer: number) => shownSteps(readingOf(match, viewer), from);

const secretBets: readonly ToyCommand[] = [
  { type: 'bet', seat: 0, on: 2 },
  { type: 'bet', seat: 1, on: 3 },
  { type: 'step', seat: 0, to: 1 },
];

describe('what the other did, shown to whoever sits down next', () => {
  test('every command begins and ends with what this viewer could see then', () => {
    const match = played(...secretBets);
    const steps = stepsOf(match, 1, 1);
    expect(steps.map(({ index }) => index)).toEqual([1, 2]);
    for (const step of steps) {
      expect(step.before()).toEqual(match.rewind(step.index).view(1));
      expect(step.after()).toEqual(match.rewind(step.index + 1).view(1));
    }
  });

  test("another's secret command is shown without what was pointed at and without its hidden events", () => {
    const [own, others] = stepsOf(played(...secretBets), 0, 1);
    expect(own?.command).toBeNull();
    expect(own?.events).toEqual([]);
    expect(others?.command).toEqual({ type: 'bet', seat: 1, on: 3 });
    expect(others?.events).not.toEqual([]);
  });

  test('the picture does not change with what is hidden from the viewer', () => {
    const other = played({ type: 'bet', seat: 0, on: 4 });
    const [one] = stepsOf(played({ type: 'bet', seat: 0, on: 2 }), 0, 1);
    const [two] = stepsOf(other, 0, 1);
    expect([one?.before(), one?.events, one?.after()]).toEqual([two?.before(), two?.events, two?.after()]);
  });

  test('while the curtain hangs the screen is nobody’s', async () => {
    const match = played({ type: 'bet', seat: 0, on: 2 });
    const world = { show: () => Promise.resolve(), think: () => Promise.reject(new Error('nobody is to think')) };
    const table = seatTable({ match, sitters: twoPeople }, world);
    const controller = controlTable(table, () => false);
    await settled();
    expect(controller.screen().table.name).toBe('handover');
    expect(controller.screen().viewer).toBeNull();
    expect(controller.screen().view).toEqual(match.view(null));
    controller.ready();
    await settled();
    expect(controller.screen().viewer).toBe(1);
    expect(controller.screen().view).toEqual(match.view(1));
    controller.close();
    table.close();
  });
});
