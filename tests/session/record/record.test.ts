import { describe, expect, test } from 'vitest';
import {
  checkRecord,
  FORMAT,
  printRecord,
  RECORD_BYTES,
  readRecord,
  recordOf,
} from '../../../src/session/record/record';
import { toySitters } from '../../support/toyMachine';
import { playToy } from '../../support/toyPlay';

const record = recordOf(playToy('a'), toySitters);
const edited = (change: object) => readRecord(JSON.stringify({ ...record, ...change }));

describe('the file form', () => {
  test('reads back as it was written', () => {
    expect(readRecord(printRecord(record))).toEqual(record);
    expect(record.commands.length).toBeGreaterThan(10);
    expect(Object.keys(record)).toEqual('format game version setup options seats seed dice commands result'.split(' '));
  });

  test('has one command a line', () => {
    const lines = printRecord(record).split('\n');
    for (const command of record.commands) {
      expect(lines.map((line) => line.trim().replace(/,$/, ''))).toContain(JSON.stringify(command));
    }
  });

  test('an unfinished game without commands reads back too', () => {
    const fresh = { ...record, commands: [], result: null };
    expect(readRecord(printRecord(fresh))).toEqual(fresh);
  });

  test('a byte order mark does no harm', () => {
    expect(readRecord(`\uFEFF${printRecord(record)}`)).toEqual(record);
  });

  test('a seed may be a number and becomes text', () => {
    expect(edited({ seed: 42 })).toEqual({ ...record, seed: '42' });
    expect(edited({ seed: 0.5 })).toMatchObject({ error: 'badField', where: 'seed' });
  });
});

describe('what is wrong, and where', () => {
  test.each([
    [{ format: undefined }, { error: 'missingField', where: 'format' }],
    [{ format: 'hull-down/9' }, { error: 'unknownFormat', where: 'format', expected: FORMAT, found: '"hull-down/9"' }],
    [{ game: '' }, { error: 'badField', where: 'game', expected: 'text' }],
    [{ version: '3' }, { error: 'badField', where: 'version', expected: 'wholeNumber', found: '"3"' }],
    [{ setup: 'x'.repeat(61) }, { error: 'badField', where: 'setup', expected: 'shortText' }],
    [{ options: 7 }, { error: 'badField', where: 'options', expected: 'object', found: '7' }],
    [{ seats: {} }, { error: 'badField', where: 'seats', expected: 'list' }],
    [{ seats: [] }, { error: 'badField', where: 'seats', expected: 'seats' }],
    [{ seats: [toySitters[0], { name: 'B' }] }, { error: 'missingField', where: 'seats[1].controller' }],
    [
      { seats: [{ name: 'B', controller: { kind: 'bot', level: 'god' } }] },
      { error: 'badField', where: 'seats[0].controller.level', expected: 'level', found: '"god"' },
    ],
    [
      { seats: [{ name: 'B', controller: { kind: 'dog' } }] },
      { error: 'badField', where: 'seats[0].controller.kind', expected: 'controller' },
    ],
    [{ seats: [{ name: 'B', controller: { kind: 'human' }, x: 1 }] }, { error: 'unknownField', where: 'seats[0].x' }],
    [{ seed: null }, { error: 'badField', where: 'seed', expected: 'seed' }],
    [{ commands: 'none' }, { error: 'badField', where: 'commands', expected: 'list' }],
    [{ commands: [null] }, { error: 'badField', where: 'commands[0]', expected: 'object' }],
    [{ commands: [{ type: 'pass' }] }, { error: 'missingField', where: 'commands[0].seat' }],
    [{ commands: [{ type: 'pass', seat: -1 }] }, { error: 'badField', where: 'commands[0].seat', expected: 'seat' }],
    [{ commands: [{ type: 3, seat: 0 }] }, { error: 'badField', where: 'commands[0].type', expected: 'text' }],
    [{ result: 'won' }, { error: 'badField', where: 'result', expected: 'result' }],
    [{ result: { rule: 'x', winners: ['me'] } }, { error: 'badField', where: 'result.winners[0]', expected: 'seat' }],
    [{ result: undefined }, { error: 'missingField', where: 'result' }],
    [{ note: 'hi' }, { error: 'unknownField', where: 'note' }],
    [{ toString: 'hi' }, { error: 'unknownField', where: 'toString' }],
    [{ 'a b': 'hi' }, { error: 'unknownField', where: '["a b"]' }],
  ])('%j', (change, error) => {
    expect(edited(change)).toMatchObject(error);
  });

  test.each([['null'], ['3'], ['"text"'], ['[]']])('%s is JSON but no record', (text) => {
    expect(readRecord(text)).toEqual({ error: 'notRecord', where: 'record' });
  });

  test('a text that is no JSON says at which line and column', () => {
    const broken = printRecord(record).replace('"setup"', 'setup');
    expect(readRecord(broken)).toEqual({ error: 'notJson', where: '5:3' });
  });

  test('a text cut short says where it ends', () => {
    const lines = printRecord(record).split('\n').slice(0, 7);
    expect(readRecord(lines.join('\n'))).toEqual({ error: 'notJson', where: `7:${(lines[6]?.length ?? 0) + 1}` });
  });

  test('what is no text at all has no line to point at', () => {
    for (const bytes of ['\u0000\u0000', '\uFFFD\uFFFD\u0001']) {
      expect(readRecord(bytes)).toEqual({ error: 'notRecord', where: 'record' });
    }
  });

  test('20,001 commands are too many, 20,000 are not', () => {
    const commands = Array.from({ length: 20_000 }, () => ({ type: 'pass', seat: 0 }));
    expect(edited({ commands })).toMatchObject({ commands: { length: 20_000 } });
    expect(edited({ commands: [...commands, commands[0]] })).toEqual({
      error: 'tooManyCommands',
      where: 'commands',
      expected: '20000',
      found: '20001',
    });
  });

  test('more than 2 MB are not even looked at, counted in bytes', () => {
    expect(readRecord(' '.repeat(RECORD_BYTES + 1))).toMatchObject({ error: 'tooLarge', where: 'record' });
    expect(readRecord('あ'.repeat(RECORD_BYTES / 3 + 1))).toMatchObject({ error: 'tooLarge', where: 'record' });
    const text = JSON.stringify(record);
    expect(readRecord(text + ' '.repeat(RECORD_BYTES - text.length))).toEqual(record);
  });

  test('nesting without end does not reach the stack', () => {
    const deep = '['.repeat(900_000) + ']'.repeat(900_000);
    const text = JSON.stringify({ ...record, options: 'HERE' }).replace('"HERE"', `{"toll":${deep}}`);
    expect(readRecord(text)).toMatchObject({ error: 'tooDeep', where: `options.toll${'[0]'.repeat(30)}` });
  });

  test('a prototype in disguise and an endless number are refused', () => {
    const text = JSON.stringify({ ...record, options: 'HERE' });
    expect(readRecord(text.replace('"HERE"', '{"toll":{"__proto__":{}}}'))).toMatchObject({
      error: 'unknownField',
      where: 'options.toll.__proto__',
    });
    expect(readRecord(text.replace('"HERE"', '{"toll":1e999}'))).toMatchObject({
      error: 'badField',
      where: 'options.toll',
      expected: 'number',
    });
  });

  test('JSON already parsed passes the same check', () => {
    expect(checkRecord(structuredClone(record))).toEqual(record);
    expect(checkRecord({ ...record, seats: 2 })).toMatchObject({ error: 'badField', where: 'seats' });
    expect(checkRecord(undefined)).toMatchObject({ error: 'notRecord' });
  });
});
