import { sha256 } from '@noble/hashes/sha2.js';
import { deflateSync, Inflate, strToU8 } from 'fflate';
import { type Glimpse, isGlimpse, readShareable } from './glimpse';
import { type GameRecord, RECORD_BYTES } from './record';
import { isRecordError, type RecordError, shown } from './recordProblem';

/** A record and, where the sender pointed at one, the moment: how many commands have been given by then. */
export interface Shared {
  readonly record: GameRecord;
  readonly moment: number | null;
}

/** What somebody may look at of a game that is still being played. */
export interface Sighted {
  readonly glimpse: Glimpse;
}

/** Of the digest before the compressed bytes: a link that a mail programme cut or folded is known at once. */
const MARK = 4;
/** Deflate grows at most about a thousandfold, so that a piece this small cannot fill the memory. */
const PIECE = 512;

/** The hash of an address: `#game=tankChess.…` or `#game=tankChess.…&at=12`. The name lets the page fetch that game at once. */
export function linkOf(record: GameRecord | Glimpse, moment?: number): string {
  const body = deflateSync(strToU8(JSON.stringify(record)), { level: 9 });
  const bytes = new Uint8Array(MARK + body.length);
  bytes.set(sha256(body).subarray(0, MARK));
  bytes.set(body, MARK);
  return `#game=${record.game}.${toBase64Url(bytes)}${moment === undefined ? '' : `&at=${moment}`}`;
}

export function isLink(hash: string): boolean {
  return /^#?game=/.test(hash);
}

export function readLink(hash: string): Shared | Sighted | RecordError {
  if (!isLink(hash)) return { error: 'noLink', where: 'link' };
  if (hash.length > RECORD_BYTES) {
    return { error: 'tooLarge', where: 'link', expected: String(RECORD_BYTES), found: String(hash.length) };
  }
  const [game = '', at, ...rest] = hash.replace(/^#?game=/, '').split('&');
  if (rest.length > 0) return { error: 'unknownField', where: 'link', found: shown(rest[0]) };
  // Older links do not name their game.
  const [, name, code = ''] = /^(?:(\w+)\.)?(.*)$/s.exec(game) ?? [];
  const source = unpack(code);
  if (typeof source !== 'string') return source;
  const record = readShareable(source);
  if (isRecordError(record)) return record;
  if (name !== undefined && name !== record.game) return { error: 'damagedLink', where: 'link' };
  // A glimpse is one moment and has no other.
  if (isGlimpse(record)) return { glimpse: record };
  if (at === undefined) return { record, moment: null };
  const moment = /^at=\d{1,6}$/.test(at) ? Number(at.slice(3)) : Number.NaN;
  if (moment <= record.commands.length) return { record, moment };
  return { error: 'badField', where: 'at', expected: 'moment', found: shown(at) };
}

function unpack(code: string): string | RecordError {
  const damaged: RecordError = { error: 'damagedLink', where: 'link' };
  const bytes = fromBase64Url(code);
  if (bytes === null || bytes.length <= MARK) return damaged;
  const body = bytes.subarray(MARK);
  const mark = sha256(body);
  if (bytes.subarray(0, MARK).some((byte, index) => byte !== mark[index])) return damaged;
  try {
    const plain = inflateWithin(body, RECORD_BYTES);
    if (plain === null) return { error: 'tooLarge', where: 'link', expected: String(RECORD_BYTES) };
    return new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch {
    return damaged;
  }
}

/** Stops while inflating as soon as there is too much: null. Throws on what is not deflated data. */
function inflateWithin(body: Uint8Array, most: number): Uint8Array | null {
  const parts: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((part) => {
    parts.push(part);
    length += part.length;
  });
  for (let start = 0; start < body.length; start += PIECE) {
    inflate.push(body.subarray(start, start + PIECE), start + PIECE >= body.length);
    if (length > most) return null;
  }
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const values = new Map([...digits].map((digit, value) => [digit.charCodeAt(0), value]));

function toBase64Url(bytes: Uint8Array): string {
  const out: string[] = [];
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(i, i + 3);
    const bits = (a << 16) | (b << 8) | c;
    const quad = [18, 12, 6, 0].map((shift) => digits[(bits >> shift) & 63]).join('');
    out.push(quad.slice(0, Math.min(4, bytes.length - i + 1)));
  }
  return out.join('');
}

function fromBase64Url(code: string): Uint8Array | null {
  if (code.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((code.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (let i = 0; i < code.length; i++) {
    const value = values.get(code.charCodeAt(i));
    if (value === undefined) return null;
    bits = ((bits << 6) | value) & 0xffffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes[at++] = (bits >> held) & 255;
    }
  }
  return bytes;
}
