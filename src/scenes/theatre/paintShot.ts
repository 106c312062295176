import { part } from './beats';
import { type Moment, paintFirer, paintFlight, paintMuzzle, paintReticle, paintTarget } from './paintScene';
import { paintChance, paintColumns, paintDeck, paintDice, paintLadder, paintTerms } from './paintSum';
import { paintEdge, paintPlane, paintPlates, paintWord } from './paintTitles';

/** One moment of a shot on a page whose units are those of its layout. Everything it shows depends on the time alone. */
export function paintShot(moment: Moment): void {
  const { ink, scene, beats, time } = moment;
  const { layout, shot, firers } = scene;
  const { width, bottom } = layout;
  const left = shot.flies === 'left';
  const place = (x: number, wide: number) => (left ? width - x - wide : x);
  ink.save();
  if (left) {
    ink.translate(width, 0);
    ink.scale(-1, 1);
  }
  ink.save();
  band(moment);
  ink.clip();
  ink.fillStyle = '#10161f';
  ink.fillRect(-20, layout.top[1] - 20, width + 40, bottom - layout.top[1] + 40);
  paintTarget(moment);
  for (const firer of firers) paintFirer(moment, firer);
  for (const [index, firer] of firers.entries()) paintFlight(moment, firer, index);
  for (const firer of firers) paintMuzzle(moment, firer);
  paintPlane(moment);
  paintReticle(moment);
  ink.restore();
  paintEdge(moment);
  paintDeck(moment);
  ink.restore();
  paintPlates(moment, place);
  paintTerms(moment);
  paintColumns(moment);
  paintLadder(moment);
  paintChance(moment);
  paintDice(moment);
  paintWord(moment, { x: place(layout.word.x, 0), y: layout.word.y });
  // A thin line that says this ends by itself.
  ink.fillStyle = '#FFD447';
  ink.fillRect(
    0,
    bottom - (layout.kind === 'phone' ? 3 : 6),
    width * part(time, 0, beats.end),
    layout.kind === 'phone' ? 3 : 6,
  );
}

/** The outline of the band. */
function band({ ink, scene }: Moment): void {
  const { top, width, bottom } = scene.layout;
  ink.beginPath();
  ink.moveTo(-20, top[0]);
  ink.lineTo(width + 20, top[1]);
  ink.lineTo(width + 20, bottom + 20);
  ink.lineTo(-20, bottom + 20);
  ink.closePath();
}
