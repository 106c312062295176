import type { Json } from '../../src/rules/core/game';
import { BadArgument } from './loadGame';

export function wholeNumber(where: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < least || value > most) {
    throw new BadArgument(where, `not a whole number from ${least} to ${most}`);
  }
  return value;
}

export function asObject(where: string, text: string): { readonly [key: string]: Json } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadArgument(where, 'not JSON');
  }
  if (!isJsonObject(value)) throw new BadArgument(where, 'not a JSON object');
  return value;
}

/** Only for what JSON.parse has made: there a plain object holds nothing but JSON. */
export function isJsonObject(value: unknown): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
