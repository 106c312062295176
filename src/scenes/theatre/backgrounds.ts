import type { Panel, TheatreLayout } from './layout';
import type { Actor, Shot } from './shot';
import { faceCut, type Standing, type Struck } from './sides';
import type { TheatreArt } from './theatreArt';

type Ink = CanvasRenderingContext2D;

/** What an actor's ground lies higher by. */
const HILL = 88;
const FLOOR = 458;

export const floorOf = ({ ground }: Actor): number => FLOOR - (ground === 'hill' ? HILL : 0);

function lay(ink: Ink, art: TheatreArt, name: string, x: number, y: number, width: number, height: number): void {
  const sprite = art.sprite(name);
  if (sprite !== null) ink.drawImage(sprite.image, x, y, width, height);
}

/** Sky, horizon, what stands behind the actor, and the ground under it, in units of the stage. */
function paintScenery(ink: Ink, art: TheatreArt, { ground, behind }: Actor, shot: Shot, stand: number): void {
  const { season, sky } = shot;
  for (const x of [-1920, 0, 1920]) lay(ink, art, `sky-${sky}`, x, 0, 1921, 420);
  if (ground === 'chess') {
    for (const x of [-1380, -420, 540, 1500]) lay(ink, art, 'back-chess', x, 70, 960, 300);
    for (const x of [-1920, 0, 1920]) lay(ink, art, 'ground-chess', x, 340, 1921, 340);
    return;
  }
  for (const x of [-1920, 0, 1920]) lay(ink, art, `far-${season}`, x, 214, 1921, 150);
  const back = behind === 'road' || behind === 'chess' ? 'open' : behind;
  for (const [name, x] of [
    ['open', stand - 1240],
    ['open', stand + 300],
    [back, stand - 470],
  ] as const) {
    lay(ink, art, `back-${name}-${season}`, x, 62, 960, 300);
  }
  for (const x of [-1920, 0, 1920]) lay(ink, art, `ground-open-${season}`, x, 340, 1921, 340);
  if (ground !== 'open') lay(ink, art, `patch-${ground}-${season}`, stand - 480, 340, 960, 340);
}

/** The scenery of one panel as pixels: painted once for a shot. `pixels`: to a unit of the page. */
export function bakePanel(
  art: TheatreArt,
  actor: Actor,
  shot: Shot,
  panel: Panel,
  layout: TheatreLayout,
  pixels: number,
): HTMLCanvasElement {
  const box = boundsOf(panel);
  const { canvas, ink } = art.blank(box.width * pixels, box.height * pixels);
  ink.scale(pixels, pixels);
  ink.translate(-box.x, -box.y);
  ink.translate(panel.at.x, panel.at.y);
  ink.scale(panel.scale, panel.scale);
  paintScenery(ink, art, actor, shot, panel.stand);
  if (shot.sky === 'night') {
    ink.globalCompositeOperation = 'multiply';
    ink.fillStyle = '#566aa0';
    ink.fillRect(-layout.width * 4, -2000, layout.width * 9, 4000);
  }
  return canvas;
}

export function boundsOf({ corners }: Panel) {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** A side view in another light. */
function tinted(art: TheatreArt, id: string, scale: number, colour: string): HTMLCanvasElement | null {
  const sprite = art.sprite(`${id}-side`, scale);
  if (sprite === null) return null;
  const { canvas, ink } = art.blank(sprite.image.width, sprite.image.height);
  ink.drawImage(sprite.image, 0, 0);
  ink.globalCompositeOperation = 'source-atop';
  ink.fillStyle = colour;
  ink.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

export const scorched = (art: TheatreArt, { id, scale }: Standing) => tinted(art, id, scale, 'rgba(26,14,6,.66)');

export const moonlit = (art: TheatreArt, { id, scale }: Standing) => tinted(art, id, scale, 'rgba(30,44,92,.36)');

/** The face that is struck: the drawing again in the colour of fire with a bright rim, cut to that face with a soft edge. */
export function litFace(
  art: TheatreArt,
  { id, scale }: Standing,
  face: Struck,
  held: boolean,
): HTMLCanvasElement | null {
  const flat = tinted(art, id, scale, held ? '#FFF8E4' : '#FFD447');
  const glow = tinted(art, id, scale, held ? '#E9E0C8' : '#F26B21');
  if (flat === null || glow === null) return null;
  const { canvas, ink } = art.blank(flat.width, flat.height);
  const grain = flat.width / 512;
  const rim = 3.4 * grain;
  for (let turn = 0; turn < 8; turn++) {
    ink.drawImage(flat, Math.cos((turn * Math.PI) / 4) * rim, Math.sin((turn * Math.PI) / 4) * rim);
  }
  ink.globalCompositeOperation = 'destination-out';
  ink.drawImage(flat, 0, 0);
  ink.globalCompositeOperation = 'source-over';
  ink.globalAlpha = held ? 0.34 : 0.46;
  ink.drawImage(glow, 0, 0);
  ink.globalAlpha = 1;
  ink.globalCompositeOperation = 'destination-in';
  const { from, to, top } = faceCut(id, face);
  const soft = ink.createLinearGradient(from * grain, 0, to * grain, 0);
  const edge = face === 'side' || face === 'top' ? 0.12 : 0.3;
  for (const [at, alpha] of [
    [0, 0],
    [edge, 1],
    [1 - edge, 1],
    [1, 0],
  ] as const) {
    soft.addColorStop(at, `rgba(0,0,0,${alpha})`);
  }
  const { canvas: mask, ink: maskInk } = art.blank(flat.width, flat.height);
  maskInk.fillStyle = soft;
  maskInk.fillRect(from * grain, top * grain, (to - from) * grain, (224 - top) * grain);
  ink.drawImage(mask, 0, 0);
  return canvas;
}
