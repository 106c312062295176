import { describe, expect, test } from 'vitest';
import type { TablePorts, TableState } from '../../src/machines/table';
import type { TableNotice } from '../../src/machines/tableMachine';
import { openDice, seedDice } from '../../src/rules/core/dice';
import type { Command, Game, GameEvent, Seat } from '../../src/rules/core/game';
import type { BotQuestion } from '../../src/rules/core/module';
import { legal } from '../../src/rules/core/play';
import { won } from '../../src/rules/core/result';
import type { Reading } from '../../src/session/reading';
import type { Player } from '../../src/session/seats';
import { answerOf, matchAt, seatTable } from '../support/tables';
import { type Command as ToyCommand, toyGame } from '../support/toyGame';
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
function eventsOf({ opening, steps }: Reading, from: number): readonly GameEvent[] {
  return steps.length === 0 ? opening.events : steps.slice(from).flatMap(({ events }) => events);
}

/** An outside that shows and thinks only when the test says so. */
function outside(answers: (question: BotQuestion) => Promise<Command> = () => new Promise(() => {})) {
  const shows: Showing[] = [];
  const aborted: string[] = [];
  const world: TablePorts = {
    show: (reading, from, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => void aborted.push('show'));
        shows.push({ events: eventsOf(reading, from), viewer: reading.seat, from, finish: resolve });
      }),
    think: async (question, signal) => {
      signal.addEventListener('abort', () => void aborted.push('think'));
      return answerOf(await answers(question));
    },
  };
  return { world, shows, aborted };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const names = (events: readonly GameEvent[]) => events.map((event) => event.type);

/** Ends every showing as soon as it begins. */
function quick(answers?: (question: BotQuestion) => Promise<Command>) {
  const { world, shows, aborted } = outside(answers);
  const instant: TablePorts = { ...world, show: () => Promise.resolve() };
  return { world: instant, shows, aborted };
}

const toyRules: Game = toyGame;
/** What a view lets a bot do is the same in every world that looks like it. */
const firstLegal = ({ view, seat }: BotQuestion) => {
  const command = legal(toyRules, toyRules.imagine(view, openDice(seedDice('world'))), seat)[0];
  if (command === undefined) throw new Error('nothing to play');
  return Promise.resolve(command);
};

describe('the table waits in turn for a showing, a human and a bot', () => {
  test('it shows the opening to the viewer alone, then waits for the human', async () => {
    const { world, shows } = outside();
    const table = seatTable({ match: openToy(), sitters: [human('Ada'), bot] }, world);
    expect(table.now().name).toBe('showing');
    expect(names(shows[0]?.events ?? [])).toEqual(['dealt']);
    expect(shows[0]?.viewer).toBe(0);
    shows[0]?.finish();
    await settle();
    // Both seats bet at once: the bot is asked first, its bet being secret either way.
    expect(table.now().name).toBe('thinking');
    table.close();
  });

  test('bot against bot plays to the end with a spectator watching', async () => {
    const { world } = quick(firstLegal);
    const table = seatTable({ match: openToy('b'), sitters: [bot, bot] }, world);
    const ended = new Promise<TableState>((resolve) => {
      table.subscribe((state) => void (state.name === 'over' && resolve(state)));
    });
    const state = await ended;
    expect(state.viewer).toBeNull();
    expect(matchAt(table).result).not.toBeNull();
    table.close();
  });

  test('a pause lets no further bot move through until it is lifted', async () => {
    const { world } = quick(firstLegal);
    const table = seatTable({ match: openToy('b'), sitters: [bot, bot] }, world);
    table.send({ type: 'pause' });
    await settle();
    await settle();
    expect(table.now().name).toBe('resting');
    const length = matchAt(table).log.length;
    table.send({ type: 'go' });
    await settle();
    await settle();
    expect(matchAt(table).log.length).toBeGreaterThan(length);
    table.close();
  });
});

describe('commands from the screen', () => {
  const twoHumans = async (seed = 'a') => {
    const { world } = quick();
    const table = seatTable({ match: openToy(seed), sitters: [human('Ada'), human('Bo')] }, world);
    await settle();
    table.send({ type: 'ready' });
    await settle();
    return table;
  };
  const act = async (table: Awaited<ReturnType<typeof twoHumans>>, command: Command) => {
    table.send({ type: 'play', command });
    await settle();
    if (table.now().name === 'handover') table.send({ type: 'ready' });
    await settle();
  };

  test('an illegal one is refused with its rule and changes nothing', async () => {
    const table = await twoHumans();
    const notices: TableNotice[] = [];
    table.notice((notice) => void notices.push(notice));
    const before = matchAt(table);
    table.send({ type: 'play', command: toy({ type: 'shoot', seat: 0 }) });
    expect(matchAt(table)).toBe(before);
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
    const table = seatTable({ match: openToy(), sitters: [human('Ada'), bot] }, world);
    await settle();
    table.send({ type: 'play', command: toy({ type: 'bet', seat: 1, on: 2 }) });
    expect(matchAt(table).log).toHaveLength(0);
    table.close();
  });

  test('where secrets are held the curtain falls between two people, then the other sees what happened', async () => {
    const { world, shows } = outside();
    const table = seatTable({ match: openToy(), sitters: [human('Ada'), human('Bo')] }, world);
    expect(shows[0]?.viewer).toBeNull();
    shows[0]?.finish();
    await settle();
    expect(table.now().name).toBe('handover');
    table.send({ type: 'ready' });
    expect(table.now().viewer).toBe(0);
    shows[1]?.finish();
    await settle();
    table.send({ type: 'play', command: toy({ type: 'bet', seat: 0, on: 2 }) });
    expect(shows[2]).toMatchObject({ viewer: 0, from: 0 });
    shows[2]?.finish();
    await settle();
    expect(table.now().name).toBe('handover');
    expect(table.now().viewer).toBe(0);
    table.send({ type: 'ready' });
    expect(table.now().viewer).toBe(1);
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
    const table = seatTable({ match, sitters: [human('Ada'), human('Bo')] }, world);
    shows[0]?.finish();
    await settle();
    expect(table.now().name).toBe('handover');
    table.send({ type: 'ready' });
    expect(shows[1]).toMatchObject({ viewer: 1, from: 2 });
    expect(names(shows[1]?.events ?? [])).toContain('stepped');
    table.close();
  });

  test('a command given during an animation is taken at once and the animation is cut short', async () => {
    const { world, shows, aborted } = outside();
    const table = seatTable({ match: openToy(), sitters: [human('Ada'), human('Bo')] }, world);
    table.send({ type: 'play', command: toy({ type: 'bet', seat: 0, on: 2 }) });
    expect(matchAt(table).log).toHaveLength(1);
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
    expect(matchAt(table).log).toHaveLength(2);
    await act(table, toy({ type: 'shoot', seat: 0 }));
    const length = matchAt(table).log.length;
    table.send({ type: 'undo' });
    await settle();
    expect(matchAt(table).log).toHaveLength(length);
    table.close();
  });

  test('giving up is possible at any time and ends the game', async () => {
    const table = await twoHumans();
    table.send({ type: 'play', command: { type: 'resign', seat: 1 } });
    await settle();
    expect(table.now().name).toBe('over');
    expect(matchAt(table).result).toEqual(won('resigned', [0]));
    table.close();
  });
});

describe('trouble', () => {
  test('a bot that fails brings the crash screen with its error, not silence', async () => {
    const { world } = quick(() => Promise.reject(new Error('worker died')));
    const table = seatTable({ match: openToy(), sitters: [human('Ada'), bot] }, world);
    await settle();
    await settle();
    expect(table.now().name).toBe('crashed');
    expect(table.now().error).toEqual(new Error('worker died'));
    table.close();
  });

  test('a bot that answers with an illegal command is a bug and crashes the table, the match unharmed', async () => {
    const { world } = quick(() => Promise.resolve(toy({ type: 'pass', seat: 1 })));
    const table = seatTable({ match: openToy(), sitters: [human('Ada'), bot] }, world);
    await settle();
    await settle();
    expect(table.now().name).toBe('crashed');
    expect(matchAt(table).log).toHaveLength(0);
    table.close();
  });

  test('leaving the table while a bot thinks ends the thinking', async () => {
    const { world, aborted } = quick();
    const table = seatTable({ match: openToy(), sitters: [human('Ada'), bot] }, world);
    await settle();
    expect(table.now().name).toBe('thinking');
    table.close();
    expect(aborted).toEqual(['think']);
  });
});

describe('a table with people elsewhere', () => {
  const bet = (seat: Seat, on: number) => toy({ type: 'bet', seat, on });
  const both = [human('Ada'), human('Bo')];

  test('a command that is kept here is answered at once', async () => {
    const { world } = quick();
    const table = seatTable({ match: openToy(), sitters: [human('Ada'), bot] }, world);
    await settle();
    table.send({ type: 'play', command: bet(0, 2) });
    expect(table.now()).toMatchObject({ name: 'showing', sent: null });
    expect(matchAt(table).log).toHaveLength(1);
    table.close();
  });

  test('one that is kept elsewhere is on its way until its answer comes, and the next is not heard before', async () => {
    const { world } = quick();
    const answers: ((refusal: { rule: string } | null) => void)[] = [];
    const far: TablePorts = { ...world, deliver: () => new Promise((resolve) => answers.push(resolve)) };
    const table = seatTable({ match: openToy(), sitters: both, elsewhere: [1] }, far);
    await settle();
    table.send({ type: 'play', command: bet(0, 2) });
    table.send({ type: 'play', command: bet(0, 5) });
    expect(table.now()).toMatchObject({ name: 'sending', sent: bet(0, 2) });
    expect(matchAt(table).log).toHaveLength(0);
    expect(answers).toHaveLength(1);
    answers[0]?.(null);
    await settle();
    expect(table.now()).toMatchObject({ name: 'waiting', sent: null });
    expect(matchAt(table).log.map(({ command }) => command)).toEqual([bet(0, 2)]);
    table.close();
  });

  test('one that is declined there changes nothing and is told', async () => {
    const { world } = quick();
    const far: TablePorts = { ...world, deliver: () => Promise.resolve({ rule: 'TOY-1' }) };
    const table = seatTable({ match: openToy(), sitters: both, elsewhere: [1] }, far);
    const told: TableNotice[] = [];
    table.notice((notice) => told.push(notice));
    await settle();
    table.send({ type: 'play', command: bet(0, 2) });
    await settle();
    expect(told).toEqual([{ type: 'refused', command: bet(0, 2), refusal: { rule: 'TOY-1' } }]);
    expect(table.now()).toMatchObject({ name: 'choosing', sent: null });
    expect(matchAt(table).log).toHaveLength(0);
    table.close();
  });

  test('it needs no curtain, waits for whoever is away, and shows what arrives', async () => {
    const { world } = quick();
    const table = seatTable({ match: openToy(), sitters: both, elsewhere: [1] }, world);
    await settle();
    expect(table.now()).toMatchObject({ name: 'choosing', viewer: 0 });
    table.send({ type: 'play', command: bet(0, 2) });
    await settle();
    expect(table.now().name).toBe('waiting');
    table.send({ type: 'arrived', command: bet(1, 3) });
    await settle();
    expect(table.now()).toMatchObject({ name: 'choosing', viewer: 0, arrived: [] });
    expect(matchAt(table).log).toHaveLength(2);
    table.close();
  });

  test('what arrives while something is shown waits its turn; what may not be done, or not by whom, is dropped', async () => {
    const { world, shows } = outside();
    const table = seatTable({ match: openToy(), sitters: both, elsewhere: [1] }, world);
    table.send({ type: 'arrived', command: bet(0, 4) });
    table.send({ type: 'arrived', command: toy({ type: 'pass', seat: 1 }) });
    for (const strange of [
      { type: 'nonsense', seat: 1 },
      { type: 'bet', seat: 1 },
      { type: 'bet', seat: 9, on: 3 },
    ])
      table.send({ type: 'arrived', command: strange });
    table.send({ type: 'arrived', command: bet(1, 3) });
    expect(table.now()).toMatchObject({ name: 'showing' });
    expect(matchAt(table).log).toHaveLength(0);
    shows[0]?.finish();
    await settle();
    expect(matchAt(table).log.map(({ command }) => command)).toEqual([bet(1, 3)]);
    shows[1]?.finish();
    await settle();
    expect(table.now()).toMatchObject({ name: 'choosing', arrived: [] });
    table.close();
  });

  test('nobody takes back what was done elsewhere', async () => {
    const { world } = quick();
    const table = seatTable({ match: openToy().play(bet(0, 2)).play(bet(1, 3)), sitters: both, elsewhere: [0] }, world);
    await settle();
    expect(table.now().name).toBe('waiting');
    table.send({ type: 'arrived', command: toy({ type: 'step', seat: 0, to: 1 }) });
    await settle();
    expect(matchAt(table).log).toHaveLength(3);
    expect(table.mayUndo()).toBe(false);
    table.close();
  });
});
