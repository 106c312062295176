import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Json } from '../../src/rules/core/game';

/** Something a caller asked for that does not exist; `where` names the argument. */
export class BadArgument extends Error {
  constructor(
    readonly where: string,
    readonly what: string,
  ) {
    super(`${where}: ${what}`);
  }
}

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * What stands on a tool's line. `--help` is answered with `help`, and what the tool does not know with one line; both end
 * the program before it has done anything.
 */
export function readArgs<const T extends Options>(help: string, options: T) {
  if (process.argv.slice(2).includes('--help')) {
    console.log(help);
    process.exit(0);
  }
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    // The sentences after the first tell how to write programs that take such words.
    const [what] = String(error instanceof Error ? error.message : error).split('. ');
    console.error(`${what}; --help says what there is`);
    process.exit(2);
  }
}

/** Runs a tool; what was asked for and does not exist is one line and a 2, not a stack. */
export async function runTool(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof BadArgument)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}

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
