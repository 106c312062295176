import { expect, test } from 'vitest';
import { palettes } from '../../../src/scenes/paint/palette';
import { openPen } from '../../../src/scenes/paint/pen';
import { paintLastLines } from '../../../src/scenes/table/hud/paintLastLines';
import { recordingInk } from '../../support/recordingInk';

const long = { icon: 'card', title: 'M24 Chaffee and M10 go to the reserve', more: 'M8 Rocket Salvo attacks next' };
const short = { icon: 'card', title: 'The player passes', more: '' };

function painted(width: number) {
  const { ink, strokes } = recordingInk();
  const drawing = { width: 1, height: 1, paint: () => undefined };
  const art = new Map([['card-light', drawing]]);
  const pen = openPen(ink, { art, pieces: art, palette: palettes.standard, locale: 'en', textSize: 1 });
  const given = {
    pen,
    box: { x: 0, y: 0, width, height: 60 },
    layout: { mode: 'wide', scale: 0.67 },
    model: { log: [short, long] },
    words: { log: 'Log' },
    touch: { page: 0, over: null, pressed: null, focused: null },
  };
  paintLastLines(given as unknown as Parameters<typeof paintLastLines>[0]);
  return strokes.filter(({ text }) => text !== null);
}

test('a line of the log too long for its place is cut and stays as large as the others', () => {
  const sizes = painted(200).map(({ what }) => /([\d.]+)px/.exec(what)?.[1]);
  expect(new Set(sizes)).toEqual(new Set(['13.5']));
  expect(painted(200).at(-1)?.text).toBe('…');
});

test('one that fits stands there whole', () => {
  const texts = painted(600).map(({ text }) => text);
  expect(texts).toEqual(['The player passes', `${long.title} · ${long.more}`]);
});
