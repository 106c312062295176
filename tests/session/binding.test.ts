import { describe, expect, test } from 'vitest';
import { sequenceOf } from '../../src/machines/order';
import { tankAceChart } from '../../src/machines/tankAce';
import { tankAce } from '../../src/rules/tankAce';
import { HeldGame } from '../../src/session/heldGame';
import { openMatch } from '../../src/session/match';
import { openGlimpse } from '../../src/session/record/glimpse';
import { linkOf, readLink } from '../../src/session/record/link';
import { progressOf } from '../../src/session/store/saves';
import { cite } from '../support/cite';

const sitters = [{ name: '', controller: { kind: 'human' } }] as const;
const deal = (options: { readonly [id: string]: boolean }) =>
  openMatch(tankAce as never, sequenceOf(tankAceChart), { setup: 'mission', seats: 1, options, seed: 'bound' })
    .play({ type: 'join', seat: 0, unit: 'armored3' } as never)
    .play({ type: 'ready', seat: 0 } as never);

describe('a game in which what is done stays done', () => {
  test(`takes nothing back and is not fought again from an earlier moment ${cite('ATA-3.7a')}`, () => {
    const match = deal({ ironman: true });
    expect(match.undoTo(0)).toBeNull();
    expect(() => match.fork(0, 'again')).toThrow();
    expect(deal({}).fork(0, 'again').log.length).toBe(0);
  });

  test('leaves its table as one moment while it is played, and whole once it is over', () => {
    const match = deal({ ironman: true });
    const running = new HeldGame(match, sitters).leaving();
    expect(running.bound).toBe(true);
    expect(running.shown).toMatchObject({ moment: 2 });
    expect(JSON.stringify(running.shown)).not.toContain('"seed"');
    const over = new HeldGame(match.play({ type: 'resign', seat: 0 }), sitters).leaving();
    expect(over).toMatchObject({ bound: false, shown: null });
    expect(new HeldGame(deal({}), sitters).leaving()).toMatchObject({ bound: false, shown: null });
  });
});

describe('what is shared of a long service', () => {
  test('one moment opens again as what it was, and holds no command', () => {
    const match = deal({});
    const glimpse = new HeldGame(match, sitters).glimpse(1);
    const read = readLink(linkOf(glimpse));
    if (!('glimpse' in read)) throw new Error('no glimpse');
    expect(read.glimpse).not.toHaveProperty('commands');
    expect(openGlimpse(read.glimpse, tankAce as never)).toEqual(match.rewind(1).view(null));
  });

  test('a part ends where it was cut', () => {
    const held = new HeldGame(deal({}), sitters);
    expect(held.until(1).commands).toEqual(held.record().commands.slice(0, 1));
  });
});

test('a save remembers who leads the service, the month and whether a battle is fought', () => {
  const match = deal({ ironman: true });
  expect(progressOf(match).service).toEqual({
    leaders: ['armored3.0'],
    date: '1944-06',
    fighting: true,
    wins: 0,
    binding: true,
  });
  expect(progressOf(match.rewind(0)).service).toMatchObject({ leaders: ['armored1.0'], fighting: false });
});
