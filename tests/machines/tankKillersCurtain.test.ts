import { describe, expect, test } from 'vitest';
import { sequenceOf } from '../../src/machines/order';
import type { Table } from '../../src/machines/table';
import { tankKillersChart } from '../../src/machines/tankKillers';
import type { Command, Seat } from '../../src/rules/core/game';
import { tankKillers } from '../../src/rules/tankKillers';
import { openMatch } from '../../src/session/match';
import type { Player } from '../../src/session/seats';
import { matchAt, seatTable } from '../support/tables';

const sequence = sequenceOf(tankKillersChart);
const person = (name: string): Player => ({ name, controller: { kind: 'human' } });
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

interface Curtain {
  /** Who sat there before, and who is called. */
  readonly left: Seat | null;
  readonly called: Seat;
  readonly choices: readonly Command[];
}

interface Evening {
  readonly decisions: number;
  readonly curtains: readonly Curtain[];
  readonly table: Table;
  /** Times the one at the screen went on at once, the other having been passed over. */
  readonly spared: number;
}

/** A whole game of two people at one screen, each choosing another of what is allowed. */
async function evening(seed: string, autoPass: boolean): Promise<Evening> {
  const deal = { setup: 'germanAmerican', seats: 2, options: { autoPass }, seed };
  const table = seatTable(
    { match: openMatch(tankKillers, sequence, deal), sitters: [person('Ada'), person('Bo')] },
    { show: () => Promise.resolve(), think: () => Promise.reject(new Error('nobody thinks')) },
  );
  const curtains: Curtain[] = [];
  let [decisions, spared] = [0, 0];
  await settle();
  for (let step = 0; step < 1200 && table.now().name !== 'over'; step++) {
    const { name, viewer } = table.now();
    const match = matchAt(table);
    const [seat = 0] = match.state.active;
    const choices = match.legal(seat);
    if (name === 'handover') {
      curtains.push({ left: viewer, called: seat, choices });
      table.send({ type: 'ready' });
      await settle();
    }
    const command = choices[(step * 7) % choices.length];
    if (command === undefined) throw new Error('nothing is allowed');
    decisions += 1;
    table.send({ type: 'play', command });
    await settle();
    const after = matchAt(table);
    const passedOver = after.log.at(-1)?.events.some((e) => e.type === 'autoPassed' && 'seat' in e && e.seat !== seat);
    if (passedOver && after.state.active[0] === seat && table.now().name === 'choosing') spared += 1;
  }
  return { decisions, curtains, table, spared };
}

describe('two people at one screen', () => {
  test.each(['a', 'b'])('the curtain falls only for somebody else, and only for a choice: game %s', async (seed) => {
    const { curtains, table, spared, decisions } = await evening(seed, true);
    const [first, ...later] = curtains;
    expect(matchAt(table).result).not.toBeNull();
    expect(first?.left).toBeNull();
    for (const { left, called, choices } of later) {
      expect(called).not.toBe(left);
      expect(choices.length).toBeGreaterThan(1);
    }
    // Whoever is passed over is not called: the one at the screen goes on.
    expect(spared).toBeGreaterThan(10);
    expect(curtains.length).toBeLessThan(decisions * 0.6);
    table.close();
  });

  test('with the tell hidden nobody can conclude from a curtain that there is something to play', async () => {
    const { curtains, table } = await evening('b', false);
    const passes = curtains.filter(({ choices: [only, ...more] }) => only?.type !== 'target' && more.length === 0);
    expect(passes.length).toBeGreaterThan(10);
    table.close();
  });
});

test('a forced target is set while the defender keeps the screen, and stands in the record as the attacker’s own', async () => {
  const { table, decisions } = await evening('c', true);
  const { log } = matchAt(table);
  expect(log.length).toBeGreaterThan(decisions);
  const { rewind } = matchAt(table);
  for (const [length, { command }] of log.entries()) expect(rewind(length).legal(command.seat)).toContainEqual(command);
  table.close();
});
