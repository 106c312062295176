import { describe, expect, test } from 'vitest';
import table from '../../../../src/i18n/app/en/table';
import { fill, type GameText, placeholders } from '../../../../src/i18n/text';
import { type EventSign, refsOf, signOf } from '../../../../src/scenes/table/drawers/eventLook';
import { openLogIndex } from '../../../../src/scenes/table/drawers/logIndex';
import {
  type LogEyes,
  type LogLine,
  logAsText,
  logLines,
  passes,
  usesOf,
} from '../../../../src/scenes/table/drawers/logModel';
import { marksOf, nextMark, signsOf, ticksOf, toldOf } from '../../../../src/scenes/table/drawers/replayModel';
import type { Match } from '../../../../src/session/match';
import { readingOf } from '../../../../src/session/reading';
import { openBids } from '../../../support/bids/machine';
import type { Command } from '../../../support/toyGame';
import { openToy, toySitters } from '../../../support/toyMachine';

const text: GameText = {
  title: 'Toy',
  tagline: '',
  seats: ['Red', 'Blue'],
  setupKind: '',
  setups: {},
  options: {},
  faults: {},
  phases: {},
  events: {
    dealt: 'card {card}',
    roundOpened: 'round {turn}',
    betMade: '{seat} bets on {on}',
    stepped: '{seat} steps to {to}',
    shot: '{seat} shoots',
    shown: '{seat} shows {card}',
    passed: '{seat} passes',
  },
  rules: {},
  words: {},
  rolls: {},
};
const looks = {
  shot: { group: 'shots', icon: 'crosshair', rule: 'TOY-4' },
  stepped: { group: 'moves', icon: 'move', rule: 'TOY-2' },
} as const;
const { concessions } = table;
const reader = (viewer: number | null): LogEyes => ({
  viewer,
  sitters: toySitters,
  text,
  concessions,
  looks,
  locale: 'en',
});

test('squares are written as players write them, words stay words', () => {
  const say = (to: string) =>
    fill('to {to^}, {steps| step| steps}', { to, steps: 2 }, { words: { off: 'out' }, seats: [] }, 'en');
  expect(say('k9')).toBe('to K9, 2 steps');
  expect(say('off')).toBe('to out, 2 steps');
  expect(placeholders('{to^} {steps| step| steps} {at}')).toEqual(['to', 'steps', 'at']);
});

const begun = play(openToy(), { type: 'bet', seat: 0, on: 3 }, { type: 'bet', seat: 1, on: 4 });
const played = play(begun, { type: 'step', seat: 0, to: 1 }, { type: 'shoot', seat: 0 }, { type: 'pass', seat: 1 });

function play(match: Match, ...commands: readonly Command[]): Match {
  return commands.reduce((at, command) => at.play(command), match);
}

describe('the log', () => {
  test('tells each seat its own secrets and nobody else’s', () => {
    const titles = (viewer: number | null) =>
      logLines(readingOf(begun, viewer), reader(viewer)).map((line) => line.title);
    expect(titles(0)[1]).toBe('Red bets on 3');
    expect(titles(0)[2]).not.toContain('Blue bets');
    expect(titles(1)[1]).toBe('');
    expect(titles(1)[2]).toBe('Blue bets on 4');
    expect(titles(null).join()).not.toContain('bets');
    expect(titles(0)[0]).toContain('Card');
    expect(logLines(readingOf(begun, null), reader(null)).map((line) => line.moment)).toEqual([1, 2]);
  });

  test('a line leads to the moment right after its command', () => {
    const lines = logLines(readingOf(played, 0), reader(0));
    expect(lines.map((line) => line.moment)).toEqual([0, 1, 2, 3, 4, 5]);
    const step = lines[3];
    expect(step?.title).toBe('Red steps to 1');
    expect(step?.rule).toBe('TOY-2');
    expect(played.rewind(step?.moment ?? 0).log.at(-1)?.command.type).toBe('step');
  });

  test('a shot shows its chance before the throw', () => {
    const shot = logLines(readingOf(played, 0), reader(0))[4];
    // Four squares apart after the step: 6 or more on one die.
    expect(shot?.chance).toEqual({ ways: 1, of: 6 });
  });

  test('only filters that show something are offered, and they show it', () => {
    const lines = logLines(readingOf(played, 0), reader(0));
    const filters = openLogIndex()(lines).filters();
    expect(filters).toContain('shots');
    expect(filters).toContain('bot');
    expect(filters).not.toContain('control');
    for (const filter of filters) expect(lines.some((line) => passes(line, filter))).toBe(true);
    expect(lines.filter((line) => passes(line, 'bot')).every((line) => line.seat === 1)).toBe(true);
  });

  test('a command that nothing came of yet has no line, one that is kept secret has', () => {
    const [bet, ...later] = played.log;
    if (bet === undefined) throw new Error('nothing was played');
    const aimed = { ...played, log: [{ ...bet, events: [] }, ...later] };
    const moments = (match: Match) => logLines(readingOf(match, 1), reader(1)).map(({ moment }) => moment);
    expect(moments(played)).toContain(1);
    expect(moments(aimed)).not.toContain(1);
    expect(moments(aimed)).toContain(2);
  });

  test('as text keeps secrets hidden', () => {
    const written = logAsText(logLines(readingOf(played, 1), reader(1)), () => 'hidden');
    expect(written.split('\n')).toHaveLength(6);
    expect(written).toContain('hidden');
    expect(written).not.toContain('Red bets');
    expect(written).toContain('Red steps to 1 [TOY-2]');
  });

  test('counts how often a rule was used', () => {
    expect(usesOf('TOY-4', readingOf(played, 0).steps, reader(0))).toBe(1);
    expect(usesOf('TOY-9', readingOf(played, 0).steps, reader(0))).toBe(0);
  });
});

describe('the replay bar', () => {
  test('marks throws against long odds and the end', () => {
    const success = played.log.at(3)?.rolls[0]?.success;
    const ended = played.play({ type: 'resign', seat: 0 });
    const marks = marksOf(readingOf(ended, 0).steps, reader(0));
    expect(marks).toContainEqual({ moment: 6, marker: 'end' });
    expect(marks.some((mark) => mark.marker === 'odds' && mark.moment === 4)).toBe(success);
  });

  test('the next mark comes round again', () => {
    const marks = [2, 5, 9].map((moment) => ({ moment, marker: 'kill' as const }));
    expect(nextMark(marks, 2, 'kill')?.moment).toBe(5);
    expect(nextMark(marks, 9, 'kill')?.moment).toBe(2);
    expect(nextMark(marks, 0, 'end')).toBeNull();
  });

  test('where signs would overlap the weightier stays, and only what is shown is explained', () => {
    const marks = [
      { moment: 2, marker: 'alarm' },
      { moment: 3, marker: 'kill' },
      { moment: 7, marker: 'alarm' },
      { moment: 10, marker: 'kill' },
      { moment: 10, marker: 'end' },
    ] as const;
    const shown = (width: number) => signsOf(marks, 10, width, 28).map(({ moment, marker }) => `${moment} ${marker}`);
    expect(shown(1000)).toEqual(['2 alarm', '3 kill', '7 alarm', '10 end']);
    expect(shown(200)).toEqual(['3 kill', '7 alarm', '10 end']);
    expect(shown(60)).toEqual(['3 kill', '10 end']);
  });

  test('ticks stand where turns begin and never exceed the room', () => {
    expect(ticksOf(readingOf(played, 0).steps, 20)).toEqual([
      { moment: 0, turn: 0 },
      { moment: 2, turn: 1 },
    ]);
    expect(ticksOf(readingOf(played, 0).steps, 1)).toHaveLength(1);
  });
});

test('an event lights what it names, on squares and on hexes of either notation', () => {
  const told = { type: 'unitMoved', seat: 0, unit: '03', from: 'E6', to: 'F7', at: '2,-1', square: 'h4' };
  expect(refsOf(told)).toEqual(['unit:03', 'hex:E6', 'hex:F7', 'hex:2,-1', 'square:h4']);
});

test('a chit that is turned up is no hit', () => {
  expect(signOf({ type: 'chitRevealed' }, null).icon).toBe('cards');
  expect(signOf({ type: 'unitHit' }, null).icon).toBe('crosshair');
  const resign = { type: 'resign', seat: 1 };
  const markerOf = (match: Match) => (match.log.at(-1)?.events ?? []).map((event) => signOf(event, null).marker)[0];
  expect(markerOf(openBids('open', 2).play(resign))).toBe('end');
  expect(markerOf(openBids('open', 3).play(resign))).toBe('alarm');
});

test('a move is told by who was lost, else by what came of it, or by what it was where very much came of it', () => {
  const detail = (words: string) => ({ words }) as LogLine['details'][number];
  const told = (...words: readonly string[]) =>
    toldOf({ title: 'AP at Panther', details: words.map(detail), kills: '' });
  expect([told(), told('hit', 'shocked')]).toEqual(['AP at Panther', 'shocked']);
  expect(told('hit', 'no effect', 'the enemy acts', 'event', 'round 3')).toBe('AP at Panther');
  expect(toldOf({ title: '', details: ['1', '2', '3', '4', '5'].map(detail), kills: '' })).toBe('5');
  const details = ['hit', 'Panther destroyed', 'the enemy acts', 'infantry loses a step'].map(detail);
  expect(toldOf({ title: 'AP at Panther', details, kills: 'Panther destroyed' })).toBe('Panther destroyed');
});

test('a line says who was lost in it, one after the other, and nobody where nobody was', () => {
  const lost = { group: 'losses', icon: 'explosion', marker: 'kill' } as const;
  const lines = (shot: EventSign) =>
    logLines(readingOf(played, 0), { ...reader(0), looks: { ...looks, shot } }).map(({ kills }) => kills);
  expect(lines(lost).filter((kills) => kills !== '')).toEqual(['Red shoots']);
  expect(lines(looks.shot).filter((kills) => kills !== '')).toEqual([]);
});
