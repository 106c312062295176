import { easeOut, part } from './beats';
import { anchors, type TheatreArt } from './theatreArt';

export type Ink = CanvasRenderingContext2D;

/**
 * What the stage is made of. Each piece paints itself at a point of any canvas, so many milliseconds after it began, and
 * has its own life: before and after it nothing is painted. Numbers only: a frame leaves nothing behind to be cleared away.
 */
export function lay(
  ink: Ink,
  art: TheatreArt,
  name: string,
  x: number,
  y: number,
  scale: number,
  alpha = 1,
  turn = 0,
  stretch = 1,
): void {
  if (alpha <= 0) return;
  // What lies small is cut small: a browser reads the whole of a picture to draw any of it.
  const large = Math.abs(scale * stretch);
  const sprite = art.sprite(name, large > 0.5 ? 1 : large > 0.25 ? 0.5 : 0.25);
  if (sprite === null) return;
  const anchor = anchors[name];
  ink.save();
  ink.globalAlpha = Math.min(1, alpha);
  ink.translate(x, y);
  if (turn !== 0) ink.rotate((turn * Math.PI) / 180);
  ink.scale(scale * stretch, Math.abs(scale));
  const left = anchor === undefined ? sprite.width / 2 : anchor[0];
  const above = anchor === undefined ? sprite.height / 2 : anchor[1];
  ink.drawImage(sprite.image, -left, -above, sprite.width, sprite.height);
  ink.restore();
}

const FLASH_MS = 190;

/** The flash at a muzzle, in three pictures. */
export function muzzleFlash(ink: Ink, art: TheatreArt, x: number, y: number, scale: number, since: number, turn = 0) {
  if (since < 0 || since > FLASH_MS) return;
  const name = since < 20 ? 'muzzle-1' : since < 80 ? 'muzzle-2' : 'muzzle-3';
  lay(ink, art, name, x, y, scale, since < 110 ? 1 : 1 - part(since, 110, FLASH_MS), turn);
}

/** What hangs before a muzzle after the shot. */
export function muzzleSmoke(ink: Ink, art: TheatreArt, x: number, y: number, scale: number, since: number) {
  if (since < 90) return;
  const drifted = part(since, 90, 1500);
  const alpha = 0.75 * part(since, 90, 200) * (1 - drifted);
  lay(
    ink,
    art,
    'smoke-3',
    x + (40 + 60 * drifted) * scale,
    y - 90 * drifted * scale,
    (0.5 + 0.4 * drifted) * scale,
    alpha,
  );
}

/** How far a gun is thrown back and comes forward again, from 1 to 0. */
export function recoil(since: number): number {
  return since < 0 ? 0 : 1 - easeOut(part(since, 40, 280));
}

/** Dust or snow thrown up by a shot or by tracks; a negative scale throws it the other way. */
export function kick(ink: Ink, art: TheatreArt, snow: boolean, x: number, y: number, scale: number, since: number) {
  if (since < 0 || since > 260) return;
  lay(ink, art, snow ? 'snow-kick' : 'dust-kick', x, y, scale, 1 - part(since, 120, 260));
}

/** The sight that closes on what is aimed at. */
export function reticle(ink: Ink, art: TheatreArt, x: number, y: number, scale: number, closing: number) {
  lay(ink, art, 'reticle', x, y, (1.7 - 0.88 * closing) * scale, closing, 40 * (1 - closing));
}

/** A shell with its trail from where it was fired to where it is. */
export function tracer(
  ink: Ink,
  art: TheatreArt,
  fromX: number,
  fromY: number,
  x: number,
  y: number,
  scale: number,
  turn = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI,
) {
  const length = Math.hypot(x - fromX, y - fromY);
  lay(ink, art, 'tracer', x, y, scale, 1, turn, Math.min(length / (790 * scale), 2.4));
}

/** Earth or snow thrown up beside the target. */
export function plume(ink: Ink, art: TheatreArt, snow: boolean, x: number, y: number, scale: number, since: number) {
  if (since < 0) return;
  const up = 0.35 + 0.75 * easeOut(part(since, 0, 260));
  lay(ink, art, snow ? 'plume-snow' : 'plume-dirt', x, y, up * scale, 1 - part(since, 420, 800));
}

/** A shell that rings on a plate and flies off. */
export function bounce(ink: Ink, art: TheatreArt, x: number, y: number, scale: number, since: number) {
  if (since < 0) return;
  lay(ink, art, 'scar', x, y, 0.9 * scale);
  lay(ink, art, 'strike', x, y, (0.7 + 0.3 * part(since, 0, 120)) * scale, 1 - part(since, 160, 380));
  lay(ink, art, 'bounce', x, y, 0.9 * scale, 1 - part(since, 240, 640));
}

/** A shell that goes in: the hole and its flash. */
export function pierce(ink: Ink, art: TheatreArt, x: number, y: number, scale: number, since: number) {
  if (since < 0) return;
  lay(ink, art, 'hole', x, y, 1.05 * scale);
  lay(ink, art, 'strike', x, y, 1.2 * scale, 1 - part(since, 60, 220));
}

/** Smoke and fire that rise behind a hull that brews up. */
export function fireball(ink: Ink, art: TheatreArt, x: number, y: number, scale: number, since: number) {
  if (since < 0) return;
  if (since > 140) {
    const grown = easeOut(part(since, 140, 700));
    lay(ink, art, 'smoke-column-1', x + 60 * scale, y + 10 * scale, (0.5 + 0.55 * grown) * scale, 0.95, 0, 1.3);
  }
  const grown = easeOut(part(since, 0, 300));
  const fading = 1 - 0.5 * part(since, 420, 900);
  lay(
    ink,
    art,
    since < 80 ? 'brew-1' : 'brew-2',
    x + 20 * scale,
    y - 40 * scale,
    (0.45 + 0.45 * grown) * scale,
    fading,
  );
}

/** Flames over a hull that burns. */
export function flames(ink: Ink, art: TheatreArt, x: number, y: number, scale: number, since: number) {
  const burning = part(since, 160, 420);
  lay(ink, art, 'brew-3', x, y + 6 * scale, (0.34 + 0.1 * Math.sin(since / 70)) * scale, burning);
}

/** A small fire where the shell went in. */
export function licks(ink: Ink, art: TheatreArt, x: number, y: number, scale: number, since: number) {
  lay(ink, art, 'fire-2', x, y - 20 * scale, (0.6 + 0.08 * Math.sin(since / 50)) * scale, part(since, 160, 420));
}

const flying = [
  ['debris-wheel', -300, -150, 240],
  ['debris-hatch', 300, -330, -200],
  ['debris-plate', -210, -260, -320],
  ['debris-track', 380, -180, 300],
  ['debris-plate', 180, -210, 420],
] as const;

/** What flies off a hull, each part on its own bow. */
export function debris(ink: Ink, art: TheatreArt, x: number, y: number, scale: number, since: number) {
  if (since < 0 || since > 900) return;
  const spread = (0.9 + 0.7 * part(since, 0, 300)) * scale;
  lay(ink, art, 'debris-spray', x, y + 20 * scale, spread, 1 - part(since, 300, 700));
  const gone = since / 700;
  for (let index = 0; index < flying.length; index++) {
    const one = flying[index];
    if (one === undefined) continue;
    const across = one[1] * gone * 1.6 * scale;
    const up = (one[2] * gone * 1.9 + 620 * gone * gone) * scale;
    lay(ink, art, one[0], x + across, y + up, 0.9 * scale, 1 - part(since, 650, 900), one[3] * gone);
  }
}

/** A hull that brews up, where nothing of it is painted between the fire behind and the flames before it. */
export function brewUp(ink: Ink, art: TheatreArt, x: number, y: number, scale: number, since: number) {
  fireball(ink, art, x, y, scale, since);
  if (since < 0) return;
  flames(ink, art, x, y, scale, since);
  debris(ink, art, x, y, scale, since);
}

/** A column of smoke that leans with the wind. */
export function smoke(ink: Ink, art: TheatreArt, x: number, y: number, scale: number, since: number, lasts: number) {
  if (since < 0) return;
  const lean = 6 * Math.sin(since / 640);
  const grown = 0.6 + 0.4 * easeOut(part(since, 0, 500));
  lay(
    ink,
    art,
    'smoke-column-1',
    x,
    y,
    grown * scale,
    0.9 * part(since, 0, 160) * (1 - part(since, lasts - 300, lasts)),
    lean,
  );
}
