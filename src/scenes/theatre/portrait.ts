import type { Drawing } from '../paint/drawings';
import { beatsOf } from './beats';
import { layoutPortrait } from './layout';
import { paintShot } from './paintShot';
import { setScene } from './scene';
import type { Shot } from './shot';
import type { TheatreArt } from './theatreArt';

/** As fine as it is shown at most. */
const GRAIN = 1.2;

/** How a shot looked in the end: the target alone, struck or not, in the middle of a wide picture. */
export function paintPortrait(art: TheatreArt, shot: Shot): Drawing {
  const layout = layoutPortrait();
  const beats = beatsOf.full;
  const width = layout.width;
  const height = layout.deck.edge[1];
  const { canvas, ink } = art.blank(width * GRAIN, height * GRAIN);
  const quiet: Shot = { ...shot, firers: [], rose: null, caption: null, roll: null, ladder: null };
  const scene = setScene(quiet, layout, art, beats, GRAIN);
  ink.scale(GRAIN, GRAIN);
  // Whoever gets away is shown while he can still be seen.
  const time = shot.outcome === 'escaped' ? beats.word + 90 : beats.end;
  paintShot({ ink, art, scene, beats, time });
  return {
    width,
    height,
    paint: (page, x, y, wide, high) => page.drawImage(canvas, x, y, wide, high),
  };
}
