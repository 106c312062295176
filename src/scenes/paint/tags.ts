import type { TagLine } from './items';
import { roughWidth } from './textWidth';

/** Sizes a tag for its lines. */
export function tagSize(lines: readonly TagLine[]): { readonly width: number; readonly height: number } {
  const width = Math.max(...lines.map(({ text, size, bold }) => roughWidth(text, size, bold === true ? 0.53 : 0.49)));
  return { width: width + 30, height: lines.reduce((sum, { size }) => sum + size * 1.12, 0) + 9 };
}

/** Small print of a callout in points of the screen, and how much it may grow for that. */
const LEAST = 12.5;
const PRINT = 15;
const MOST = 2.2;

/** How much larger letters on the board are set where the whole board is small. */
export function textScaleOn(stage: { readonly pixelsPerUnit?: number | undefined }): number {
  return Math.max(1, Math.min(MOST, LEAST / (PRINT * (stage.pixelsPerUnit ?? 1))));
}
