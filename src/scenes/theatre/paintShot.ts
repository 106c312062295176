import { easeOut, part } from './beats';
import { deckMoment } from './letter';
import { paintDice } from './paintDice';
import { type Moment, paintFirer, paintFlight, paintMuzzle, paintReticle, paintTarget } from './paintScene';
import type { SetScene } from './scene';
import { BRASS, HOT, NIGHT, TRACER } from './tints';

type Ink = CanvasRenderingContext2D;

/** One moment of a shot on a page whose units are those of its layout. Everything it shows depends on the time alone. */
export function paintShot(moment: Moment): void {
  const { ink, scene, beats, time } = moment;
  const { layout, shot, firers } = scene;
  const { width, bottom } = layout;
  ink.save();
  if (shot.flies === 'left') {
    ink.translate(width, 0);
    ink.scale(-1, 1);
  }
  ink.save();
  traceBand(ink, scene);
  ink.clip();
  ink.fillStyle = NIGHT;
  ink.fillRect(-20, layout.top[1] - 20, width + 40, bottom - layout.top[1] + 40);
  shake(moment);
  paintTarget(moment);
  for (let index = 0; index < firers.length; index++) {
    const firer = firers[index];
    if (firer !== undefined) paintFirer(moment, firer);
  }
  for (let index = 0; index < firers.length; index++) {
    const firer = firers[index];
    if (firer === undefined) continue;
    paintFlight(moment, firer, index);
    paintMuzzle(moment, firer);
  }
  paintReticle(moment);
  ink.restore();
  paintEdge(ink, scene);
  ink.restore();
  paintLetters(moment);
  // A thin line that says this ends by itself.
  const thin = layout.kind === 'phone' ? 3 : 6;
  ink.fillStyle = TRACER;
  ink.fillRect(0, bottom - thin, width * part(time, 0, beats.end), thin);
}

/** Everything that is read, each at its time. */
function paintLetters(moment: Moment): void {
  const { ink, scene, beats, time } = moment;
  const { layout, shot, letters, reach } = scene;
  letters.plates(ink, time >= beats.column ? beats.column : 0);
  const laidOn = part(time, beats.aim, beats.aim + 120);
  if (laidOn > 0 && time < beats.last[1]) {
    ink.globalAlpha = laidOn;
    letters.struck(ink, 0);
    ink.globalAlpha = 1;
  }
  if (shot.rose !== null && time < beats.word) letters.rose(ink, 0);
  letters.deck(ink, deckMoment(scene, beats, time));
  if (reach !== null) {
    ink.save();
    ink.beginPath();
    ink.rect(reach.x, reach.y, reach.width * easeOut(part(time, beats.fire, beats.column)), reach.height);
    ink.clip();
    letters.reach(ink, 0);
    ink.restore();
  }
  paintDice(moment);
  if (shot.caption !== null && time >= beats.caption) {
    const slid = easeOut(part(time, beats.caption, beats.caption + 120));
    ink.save();
    ink.translate((1 - slid) * layout.width * 0.45, 0);
    letters.caption(ink, 0);
    ink.restore();
  }
  if (time < beats.word) return;
  // Stamped on the page.
  const stamped = 1 + 0.6 * (1 - easeOut(part(time, beats.word, beats.word + 90)));
  ink.save();
  ink.translate(shot.flies === 'left' ? layout.width - layout.word.x : layout.word.x, layout.word.y);
  ink.scale(stamped, stamped);
  letters.word(ink, 0);
  ink.restore();
}

const SHAKE_MS = 120;

/** A brewed-up tank shakes the page for a moment. */
function shake({ ink, scene, beats, time }: Moment): void {
  const since = time - beats.last[1];
  if (scene.shot.outcome !== 'destroyed' || beats.terms[1] === 0 || since < 0 || since > SHAKE_MS) return;
  const far = 4 * (1 - since / SHAKE_MS);
  ink.translate(far * Math.sin(since / 7), far * Math.cos(since / 5));
}

/** The outline of the band. */
function traceBand(ink: Ink, { layout }: SetScene): void {
  const { top, width, bottom } = layout;
  ink.beginPath();
  ink.moveTo(-20, top[0]);
  ink.lineTo(width + 20, top[1]);
  ink.lineTo(width + 20, bottom + 20);
  ink.lineTo(-20, bottom + 20);
  ink.closePath();
}

/** Where the band begins: orange over brass. */
function paintEdge(ink: Ink, { layout }: SetScene): void {
  const thin = layout.kind === 'phone' ? 0.5 : 1;
  edgeLine(ink, layout, 0, NIGHT, 16 * thin);
  edgeLine(ink, layout, 0, BRASS, 5 * thin);
  edgeLine(ink, layout, -10 * thin, HOT, 4 * thin);
}

function edgeLine(ink: Ink, { top, width }: SetScene['layout'], lift: number, colour: string, wide: number): void {
  ink.strokeStyle = colour;
  ink.lineWidth = wide;
  ink.beginPath();
  ink.moveTo(-10, top[0] + lift);
  ink.lineTo(width + 10, top[1] + lift);
  ink.stroke();
}
