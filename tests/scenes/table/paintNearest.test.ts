import { expect, test } from 'vitest';
import type { Choice } from '../../../src/scenes/blocks/block';
import { paintChoice } from '../../../src/scenes/blocks/paintChoice';
import { palettes } from '../../../src/scenes/paint/palette';
import { openPen } from '../../../src/scenes/paint/pen';
import { recordingInk } from '../../support/recordingInk';

const NOTE = 'It costs 1 AP. From there it hits with 72%. Dice +3 against 8. The action point for it comes with 50%.';

/** What is written on a card of such a height. */
function written(height: number): string {
  const { ink, strokes } = recordingInk();
  const none = new Map<string, never>();
  const pen = openPen(ink, { art: none, pieces: none, palette: palettes.standard, locale: 'en', textSize: 1 });
  const box = { x: 0, y: 0, width: 240, height };
  const touch = { page: 0, over: null, pressed: null, focused: null };
  const layout = { mode: 'wide', scale: 0.67 } as const;
  const choice: Choice = {
    kind: 'choice',
    title: 'Nearest',
    options: [{ says: 'Tiger E7 to E6', note: NOTE, state: 'best', does: 'instead' }],
  };
  paintChoice({ pen, box, layout, touch, words: { more: 'more' } }, choice, box, []);
  return strokes.flatMap(({ text }) => text ?? []).join(' ');
}

test('what is told of the nearest thing is told to its end where there is room', () => {
  expect(written(300)).toContain('comes with 50%.');
});

test('where there is little room its end goes first, then all of it, and the deed itself stays', () => {
  expect(written(125)).toContain('It costs 1 AP.');
  expect(written(125)).not.toContain('50%.');
  expect(written(60)).not.toContain('It costs');
  expect(written(60)).toContain('Tiger E7 to E6');
});
