import type { FacingName } from '../core/hex';
import { type Analyse, AnalysisError } from '../core/module';
import type { Kind } from './data/units';
import { isFacingName, isHexName } from './hexes';
import { isKind } from './unitValues';

/** What a question is asked with: read field by field, and refused with the field's name. */
export type Params = Parameters<Analyse>[0];

export function wrong(where: string, what: string): never {
  throw new AnalysisError(`${where}: ${what}`);
}

export const show = (value: unknown) => JSON.stringify(value) ?? 'nothing';

export function readHex(value: unknown, where: string): string {
  return typeof value === 'string' && isHexName(value) ? value : wrong(where, `no hex ${show(value)} on the map`);
}

export function readFacing(value: unknown, where: string): FacingName {
  return isFacingName(value) ? value : wrong(where, `must be N, NE, SE, S, SW or NW, not ${show(value)}`);
}

export function readKind(value: unknown, where: string): Kind {
  return isKind(value) ? value : wrong(where, `no unit ${show(value)}`);
}

export function readNumber(params: Params, key: string, least: number, most: number): number {
  const value = params[key];
  const fits = typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
  return fits ? value : wrong(key, `must be a whole number from ${least} to ${most}, not ${show(value)}`);
}

export function readFlag(params: Params, key: string): boolean {
  const value = params[key] ?? false;
  return typeof value === 'boolean' ? value : wrong(key, `must be true or false, not ${show(value)}`);
}

export function isFields(value: unknown): value is Params {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
