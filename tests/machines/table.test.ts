import { describe, expect, test } from 'vitest';
import { openTable, type TablePorts, type TableState } from '../../src/machines/table';
import type { TableNotice } from '../../src/machines/tableMachine';
import type { Command, GameEvent, Seat } from '../../src/rules/core/game';
import { won } from '../../src/rules/core/result';
import type { Match } from '../../src/session/match';
import { readingOf } from '../../src/session/reading';
import type { Player } from '../../src/session/seats';
import type { Command as ToyCommand } from '../support/toyGame';
import { openToy } from '../support/toyMachine';

const human = (name: string): Player => ({ name, controller: { kind: 'human' } });
const bot: Player = { name: 'Kolbe', controller: { kind: 'bot', level: 'easy' } };
/** The toy game's own commands, where only the general type is asked for. */
const toy = (command: ToyCommand): Command => command;

interface Showing {
  readonly events: readonly GameEvent[];
  readonly viewer: Seat | null;
  readonly from: number;
  finish(): void;
}

/** What a viewer gets to see: what happened since, or before the first command. */
function eventsOf(match: Match, viewer: Seat | null, from: number): readonly GameEvent[] {
  const { opening, steps } = readingOf(match, viewer);
  return match.log.length === 0 ? opening.events : steps.slice(from).flatMap(({ events }) => events);
}

/** An outside that shows and thinks only when the test says so. */
function outside(answers: (match: Match, seat: Seat) => Promise<Command> = () => new Promise(() => {})) {
  const shows: Showing[] = [];
  const aborted: string[] = [];
  const world: TablePorts = {
    show: (match, viewer, signal, from) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => void aborted.push('show'));
        shows.push({ events: eventsOf(match, viewer, from), viewer, from, finish: resolve });
      }),
    think: (match, seat, _, signal) => {
      signal.addEventListener('abort', () => void aborted.push('think'));
      return answers(match, seat);
    },
  };
  return { world, shows, aborted };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const names = (events: readonly GameEvent[]) => events.map((event) => event.type);

/** Ends every showing as soon as it begins. */
function quick(answers?: (match: Match, seat: Seat) => Promise<Command>) {
  const { world, shows, aborted } = outside(answers);
  const instant: TablePorts = { ...world, show: () => Promise.resolve() };
  return { world: instant, shows, aborted };
}

const firstLegal = (match: Match, seat: Seat) => {
  const command = match.legal(seat)[0];
  if (command === undefined) throw new Error('nothing to play');
  return Promise.resolve(command);
};

describe('the table waits in turn for a showing, a human and a bot', () => {
  test('it shows the opening to the viewer alone, then waits for the human', async () => {
    const { world, shows } = outside();
    const table = openTable({ match: openToy(), sitters: [human('Ada'), bot] }, world);
    expect(table.state().name).toBe('showing');
    expect(names(shows[0]?.events ?? [])).toEqual(['dealt']);
    expect(shows[0]?.viewer).toBe(0);
    shows[0]?.finish();
    await settle();
    // Both seats bet at once: the bot is asked first, its bet being secret either way.
    expect(table.state().name).toBe('thinking');
    table.close();
  });

  test('bot against bot plays to the end with a spectator watching', async () => {
    const { world } = quick(firstLegal);
    const table = openTable({ match: openToy('b'), sitters: [bot, bot] }, world);
    const ended = new Promise<TableState>((resolve) => {
      table.subscribe((state) => void (state.name === 'over' && resolve(state)));
    });
    const state = await ended;
    expect(state.viewer).toBeNull();
    expect(state.match.result).not.toBeNull();
    table.close();
  });

  test('a pause lets no further bot move through until it is lifted', async () => {
    const { world } = quick(firstLegal);
    const table = openTable({ match: openToy('b'), sitters: [bot, bot] }, world);
    table.send({ type: 'pause' });
    await settle();
    await settle();
    expect(table.state().name).toBe('resting');
    const length = table.state().match.log.length;
    table.send({ type: 'go' });
    await settle();
    await settle();
    expect(table.state().match.log.length).toBeGreaterThan(length);
    table.close();
  });
});

describe('commands from the screen', () => {
  const twoHumans = async (seed = 'a') => {
    const { world } = quick();
    const table = openTable({ match: openToy(seed), sitters: [human('Ada'), human('Bo')] }, world);
    await settle();
    table.send({ type: 'ready' });
    await settle();
    return table;
  };
  const act = async (table: Awaited<ReturnType<typeof twoHumans>>, command: Command) => {
    table.send({ type: 'play', command });
    await settle();
    if (table.state().name === 'handover') table.send({ type: 'ready' });
    await settle();
  };

  test('an illegal one is refused with its rule and changes nothing', async () => {
    const table = await twoHumans();
    const notices: TableNotice[] = [];
    table.notice((notice) => void notices.push(notice));
    const before = table.state().match;
    table.send({ type: 'play', command: toy({ type: 'shoot', seat: 0 }) });
    expect(table.state().match).toBe(before);
    expect(notices).toEqual([{ type: 'refused', command: { type: 'shoot', seat: 0 }, refusal: { rule: 'TOY-1' } }]);
    table.close();
  });

  test('a legal one is told of once, with its log entry', async () => {
    const table = await twoHumans();
    const notices: TableNotice[] = [];
    table.notice((notice) => void notices.push(notice));
    await act(table, toy({ type: 'bet', seat: 0, on: 2 }));
    expect(notices.map((notice) => notice.type)).toEqual(['played']);
    table.close();
  });

  test('nobody can play a seat that a bot holds', async () => {
    const { world } = quick();
    const table = openTable({ match: openToy(), sitters: [human('Ada'), bot] }, world);
    await settle();
    table.send({ type: 'play', command: toy({ type: 'bet', seat: 1, on: 2 }) });
    expect(table.state().match.log).toHaveLength(0);
    table.close();
  });

  test('where secrets are held the curtain falls between two people, then the other sees what happened', async () => {
    const { world, shows } = outside();
    const table = openTable({ match: openToy(), sitters: [human('Ada'), human('Bo')] }, world);
    expect(shows[0]?.viewer).toBeNull();
    shows[0]?.finish();
    await settle();
    expect(table.state().name).toBe('handover');
    table.send({ type: 'ready' });
    expect(table.state().viewer).toBe(0);
    shows[1]?.finish();
    await settle();
    table.send({ type: 'play', command: toy({ type: 'bet', seat: 0, on: 2 }) });
    expect(shows[2]).toMatchObject({ viewer: 0, from: 0 });
    shows[2]?.finish();
    await settle();
    expect(table.state().name).toBe('handover');
    expect(table.state().viewer).toBe(0);
    table.send({ type: 'ready' });
    expect(table.state().viewer).toBe(1);
    // Ada's bet is hers alone: Bo is shown that nothing of it.
    expect(shows[3]).toMatchObject({ viewer: 1, from: 0, events: [] });
    table.close();
  });

  test('a game taken up again asks who has come, then shows what happened since that seat last acted', async () => {
    const { world, shows } = outside();
    const match = openToy()
      .play(toy({ type: 'bet', seat: 0, on: 2 }))
      .play(toy({ type: 'bet', seat: 1, on: 3 }))
      .play(toy({ type: 'step', seat: 0, to: 1 }))
      .play(toy({ type: 'pass', seat: 0 }));
    const table = openTable({ match, sitters: [human('Ada'), human('Bo')] }, world);
    shows[0]?.finish();
    await settle();
    expect(table.state().name).toBe('handover');
    table.send({ type: 'ready' });
    expect(shows[1]).toMatchObject({ viewer: 1, from: 2 });
    expect(names(shows[1]?.events ?? [])).toContain('stepped');
    table.close();
  });

  test('a command given during an animation is taken at once and the animation is cut short', async () => {
    const { world, shows, aborted } = outside();
    const table = openTable({ match: openToy(), sitters: [human('Ada'), human('Bo')] }, world);
    table.send({ type: 'play', command: toy({ type: 'bet', seat: 0, on: 2 }) });
    expect(table.state().match.log).toHaveLength(1);
    expect(aborted).toEqual(['show']);
    expect(shows[1]?.from).toBe(0);
    table.close();
  });

  test('undo takes a step back but stops at dice', async () => {
    const table = await twoHumans();
    await act(table, toy({ type: 'bet', seat: 0, on: 2 }));
    await act(table, toy({ type: 'bet', seat: 1, on: 3 }));
    await act(table, toy({ type: 'step', seat: 0, to: 1 }));
    table.send({ type: 'undo' });
    await settle();
    expect(table.state().match.log).toHaveLength(2);
    await act(table, toy({ type: 'shoot', seat: 0 }));
    const length = table.state().match.log.length;
    table.send({ type: 'undo' });
    await settle();
    expect(table.state().match.log).toHaveLength(length);
    table.close();
  });

  test('giving up is possible at any time and ends the game', async () => {
    const table = await twoHumans();
    table.send({ type: 'play', command: { type: 'resign', seat: 1 } });
    await settle();
    expect(table.state().name).toBe('over');
    expect(table.state().match.result).toEqual(won('resigned', [0]));
    table.close();
  });
});

describe('trouble', () => {
  test('a bot that fails brings the crash screen with its error, not silence', async () => {
    const { world } = quick(() => Promise.reject(new Error('worker died')));
    const table = openTable({ match: openToy(), sitters: [human('Ada'), bot] }, world);
    await settle();
    await settle();
    expect(table.state().name).toBe('crashed');
    expect(table.state().error).toEqual(new Error('worker died'));
    table.close();
  });

  test('a bot that answers with an illegal command is a bug and crashes the table, the match unharmed', async () => {
    const { world } = quick(() => Promise.resolve(toy({ type: 'pass', seat: 1 })));
    const table = openTable({ match: openToy(), sitters: [human('Ada'), bot] }, world);
    await settle();
    await settle();
    expect(table.state().name).toBe('crashed');
    expect(table.state().match.log).toHaveLength(0);
    table.close();
  });

  test('leaving the table while a bot thinks ends the thinking', async () => {
    const { world, aborted } = quick();
    const table = openTable({ match: openToy(), sitters: [human('Ada'), bot] }, world);
    await settle();
    expect(table.state().name).toBe('thinking');
    table.close();
    expect(aborted).toEqual(['think']);
  });
});

describe('a table with people elsewhere', () => {
  const bet = (seat: Seat, on: number) => toy({ type: 'bet', seat, on });
  const both = [human('Ada'), human('Bo')];

  test('a command that is kept here is answered at once', async () => {
    const { world } = quick();
    const table = openTable({ match: openToy(), sitters: [human('Ada'), bot] }, world);
    await settle();
    table.send({ type: 'play', command: bet(0, 2) });
    expect(table.state()).toMatchObject({ name: 'showing', sent: null });
    expect(table.state().match.log).toHaveLength(1);
    table.close();
  });

  test('one that is kept elsewhere is on its way until its answer comes, and the next is not heard before', async () => {
    const { world } = quick();
    const answers: ((refusal: { rule: string } | null) => void)[] = [];
    const far: TablePorts = { ...world, deliver: () => new Promise((resolve) => answers.push(resolve)) };
    const table = openTable({ match: openToy(), sitters: both, elsewhere: [1] }, far);
    await settle();
    table.send({ type: 'play', command: bet(0, 2) });
    table.send({ type: 'play', command: bet(0, 5) });
    expect(table.state()).toMatchObject({ name: 'sending', sent: bet(0, 2) });
    expect(table.state().match.log).toHaveLength(0);
    expect(answers).toHaveLength(1);
    answers[0]?.(null);
    await settle();
    expect(table.state()).toMatchObject({ name: 'waiting', sent: null });
    expect(table.state().match.log.map(({ command }) => command)).toEqual([bet(0, 2)]);
    table.close();
  });

  test('one that is declined there changes nothing and is told', async () => {
    const { world } = quick();
    const far: TablePorts = { ...world, deliver: () => Promise.resolve({ rule: 'TOY-1' }) };
    const table = openTable({ match: openToy(), sitters: both, elsewhere: [1] }, far);
    const told: TableNotice[] = [];
    table.notice((notice) => told.push(notice));
    await settle();
    table.send({ type: 'play', command: bet(0, 2) });
    await settle();
    expect(told).toEqual([{ type: 'refused', command: bet(0, 2), refusal: { rule: 'TOY-1' } }]);
    expect(table.state()).toMatchObject({ name: 'choosing', sent: null });
    expect(table.state().match.log).toHaveLength(0);
    table.close();
  });

  test('it needs no curtain, waits for whoever is away, and shows what arrives', async () => {
    const { world } = quick();
    const table = openTable({ match: openToy(), sitters: both, elsewhere: [1] }, world);
    await settle();
    expect(table.state()).toMatchObject({ name: 'choosing', viewer: 0 });
    table.send({ type: 'play', command: bet(0, 2) });
    await settle();
    expect(table.state().name).toBe('waiting');
    table.send({ type: 'arrived', command: bet(1, 3) });
    await settle();
    expect(table.state()).toMatchObject({ name: 'choosing', viewer: 0, arrived: [] });
    expect(table.state().match.log).toHaveLength(2);
    table.close();
  });

  test('what arrives while something is shown waits its turn; what may not be done, or not by whom, is dropped', async () => {
    const { world, shows } = outside();
    const table = openTable({ match: openToy(), sitters: both, elsewhere: [1] }, world);
    table.send({ type: 'arrived', command: bet(0, 4) });
    table.send({ type: 'arrived', command: toy({ type: 'pass', seat: 1 }) });
    for (const strange of [
      { type: 'nonsense', seat: 1 },
      { type: 'bet', seat: 1 },
      { type: 'bet', seat: 9, on: 3 },
    ])
      table.send({ type: 'arrived', command: strange });
    table.send({ type: 'arrived', command: bet(1, 3) });
    expect(table.state()).toMatchObject({ name: 'showing' });
    expect(table.state().match.log).toHaveLength(0);
    shows[0]?.finish();
    await settle();
    expect(table.state().match.log.map(({ command }) => command)).toEqual([bet(1, 3)]);
    shows[1]?.finish();
    await settle();
    expect(table.state()).toMatchObject({ name: 'choosing', arrived: [] });
    table.close();
  });

  test('nobody takes back what was done elsewhere', async () => {
    const { world } = quick();
    const table = openTable({ match: openToy().play(bet(0, 2)).play(bet(1, 3)), sitters: both, elsewhere: [0] }, world);
    await settle();
    expect(table.state().name).toBe('waiting');
    table.send({ type: 'arrived', command: toy({ type: 'step', seat: 0, to: 1 }) });
    await settle();
    expect(table.state().match.log).toHaveLength(3);
    expect(table.mayUndo()).toBe(false);
    table.close();
  });
});
