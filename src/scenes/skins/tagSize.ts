import { roughWidth } from '../table/roughWidth';
import type { TagLine } from './items';

/** Sizes a tag for its lines. */
export function tagSize(lines: readonly TagLine[]): { readonly width: number; readonly height: number } {
  const width = Math.max(...lines.map(({ text, size, bold }) => roughWidth(text, size, bold === true ? 0.53 : 0.49)));
  return { width: width + 30, height: lines.reduce((sum, { size }) => sum + size * 1.12, 0) + 9 };
}
