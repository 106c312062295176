import { deflateRawSync } from 'node:zlib';
import { sha256 } from '@noble/hashes/sha2.js';
import { deflateSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { isLink, linkOf, readLink } from '../../../src/session/record/link';
import { RECORD_BYTES, recordOf } from '../../../src/session/record/record';
import { toySitters } from '../../support/toyMachine';
import { playToy } from '../../support/toyPlay';

const record = recordOf(playToy('a'), [{ name: '戦車長', controller: { kind: 'human' } }, ...toySitters.slice(1)]);
const link = linkOf(record);

/** A link by Node's own encoder, with the right digest before whatever bytes. */
function craft(body: Uint8Array): string {
  return `#game=${Buffer.concat([sha256(body).subarray(0, 4), body]).toString('base64url')}`;
}

describe('the link form', () => {
  test('reads back as it was written, with and without a moment', () => {
    expect(readLink(link)).toEqual({ record, moment: null });
    expect(readLink(linkOf(record, 5))).toEqual({ record, moment: 5 });
    expect(readLink(linkOf(record, 5).slice(1))).toEqual({ record, moment: 5 });
  });

  test('holds nothing that an address would have to escape', () => {
    expect(linkOf(record, 3)).toMatch(/^#game=\w+\.[A-Za-z0-9_-]+&at=3$/);
  });

  test('name their game, so that a page can fetch it before it reads them; older ones without a name are read too', () => {
    const name = `${record.game}.`;
    const damaged = { error: 'damagedLink', where: 'link' };
    expect(link.startsWith(`#game=${name}`)).toBe(true);
    expect(readLink(link.replace(name, ''))).toEqual(readLink(link));
    expect(readLink(link.replace(name, 'another.'))).toEqual(damaged);
    expect(readLink(link.replace(name, '.'))).toEqual(damaged);
  });

  test('is the deflated JSON behind four bytes of its digest', () => {
    expect(readLink(craft(deflateSync(Buffer.from(JSON.stringify(record)))))).toEqual({ record, moment: null });
  });

  test.each([1, 2, 3, 4, 5, 6])('survives every length of its last group (%i)', (length) => {
    const other = { ...record, seed: 'x'.repeat(length) };
    expect(readLink(linkOf(other))).toEqual({ record: other, moment: null });
  });

  test('is much smaller than the file', () => {
    expect(link.length).toBeLessThan(JSON.stringify(record).length / 2);
  });
});

describe('what is wrong with a link', () => {
  test('an address without a game', () => {
    expect(isLink('#rules')).toBe(false);
    expect(readLink('#rules')).toEqual({ error: 'noLink', where: 'link' });
    expect(readLink('')).toEqual({ error: 'noLink', where: 'link' });
  });

  test('cut off anywhere it is damaged', () => {
    for (let end = 6; end < link.length; end++) {
      expect(readLink(link.slice(0, end))).toEqual({ error: 'damagedLink', where: 'link' });
    }
  });

  test('a letter changed anywhere is noticed', () => {
    for (let at = 6; at < link.length - 1; at++) {
      const letter = link[at] === 'A' ? 'B' : 'A';
      expect(readLink(link.slice(0, at) + letter + link.slice(at + 1))).toEqual({
        error: 'damagedLink',
        where: 'link',
      });
    }
  });

  test('a foreign letter, or bytes that are not deflated, or not UTF-8', () => {
    const damaged = { error: 'damagedLink', where: 'link' };
    expect(readLink('#game=häh?')).toEqual(damaged);
    expect(readLink(craft(new Uint8Array(500).fill(255)))).toEqual(damaged);
    expect(readLink(craft(deflateSync(new Uint8Array(100).fill(200))))).toEqual(damaged);
    expect(readLink(craft(deflateSync(Buffer.from(JSON.stringify(record))).subarray(0, 80)))).toEqual(damaged);
  });

  test.each([['at=-1'], ['at=99999'], ['at='], ['at=1e2'], ['at=x'], ['by=2']])('a moment such as %s', (at) => {
    expect(readLink(`${link}&${at}`)).toMatchObject({ error: 'badField', where: 'at', expected: 'moment' });
  });

  test('more than a moment', () => {
    expect(readLink(`${link}&at=1&at=2`)).toMatchObject({ error: 'unknownField', where: 'link' });
  });

  test('a bomb is stopped while it goes off', () => {
    const bomb = craft(deflateRawSync(new Uint8Array(64 * 1024 * 1024)));
    expect(bomb.length).toBeLessThan(RECORD_BYTES / 4);
    const before = process.memoryUsage().arrayBuffers;
    expect(readLink(bomb)).toMatchObject({ error: 'tooLarge', where: 'link' });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * 1024 * 1024);
  });

  test('a link longer than any record', () => {
    expect(readLink(`#game=${'A'.repeat(RECORD_BYTES)}`)).toMatchObject({ error: 'tooLarge', where: 'link' });
  });

  test('what it holds is checked like a file', () => {
    const odd = Buffer.from(JSON.stringify({ ...record, seats: 3 }));
    expect(readLink(craft(deflateSync(odd)))).toMatchObject({ error: 'badField', where: 'seats' });
  });
});
