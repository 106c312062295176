import type { Point } from '../paint/items';
import { easeOut, part } from './beats';
import { leaning, widthOf, write } from './lettering';
import { effect, type Moment } from './paintScene';
import { onPage } from './scene';
import type { Actor } from './shot';

const SIDES: { readonly [side in Actor['side']]: string } = {
  us: '#4d5430',
  de: '#495256',
  white: '#8f8b78',
  black: '#2b2e28',
};

/** The name of an actor and where it stands, before it on the ground. */
function namePlate(
  { ink, scene }: Moment,
  { side, name, at }: Actor,
  x: number,
  y: number,
  plus: string | undefined,
  counted: boolean,
): void {
  const size = scene.layout.plate;
  const height = size * 1.72;
  const wide = Math.max(size * 5, widthOf(ink, name, size) + widthOf(ink, at, size) + size * 2.2);
  leaning(ink, x, y, wide, height, SIDES[side], '#F6F0DE');
  write(ink, name, x + size * 0.45, y + height * 0.7, { size, colour: '#F6F0DE' });
  write(ink, at, x + wide - size * 0.9, y + height * 0.7, { size, colour: '#FFD447', align: 'right' });
  if (plus === undefined) return;
  leaning(ink, x + wide + size * 0.4, y, size * 2.1, height, counted ? '#F26B21' : '#F6F0DE', '#23261F');
  write(ink, plus, x + wide + size * 1.3, y + height * 0.72, {
    size: size * 1.1,
    colour: counted ? '#fff6e6' : '#23261F',
    align: 'center',
  });
}

/** `place`: where a point of the stage lies on the page, which is mirrored where the shot flies to the left. */
export function paintPlates(moment: Moment, place: (x: number, width: number) => number): void {
  const { scene, time, beats } = moment;
  const { layout, shot } = scene;
  const size = layout.plate;
  for (const { panel, firer, box } of scene.firers) {
    const wide = size * 9;
    const y = box.y + box.height - size * 2.2;
    const x = Math.min(box.x + box.width - wide - size * 2, onPage(panel, { x: panel.stand, y: 0 }).x);
    namePlate(moment, firer, place(Math.max(14, x), wide), y, firer.plus, time >= beats.column);
  }
  const hidden = shot.firers.length - scene.firers.length;
  const [first] = scene.firers;
  if (hidden > 0 && first !== undefined) {
    write(moment.ink, `+${hidden}`, place(first.box.x + 24, 40), first.box.y + 40, {
      size: size * 1.3,
      colour: '#FFD447',
    });
  }
  const { box, panel } = scene.target;
  const wide = size * 10;
  const x = Math.min(layout.width - wide - size, onPage(panel, { x: panel.stand + 140, y: 0 }).x);
  namePlate(moment, shot.target, place(x, wide), box.y + box.height - size * 2.6, undefined, false);
  paintStruckWords(moment, place);
}

/** Which face is struck, beside it, until the result covers it. */
function paintStruckWords(moment: Moment, place: (x: number, width: number) => number): void {
  const { scene, time, beats, ink } = moment;
  if (time < beats.aim || time >= beats.last[1] || scene.layout.kind === 'phone' || scene.shot.faceWords === '') return;
  const size = scene.layout.plate;
  const hit = onPage(scene.target.panel, scene.target.hit);
  const wide = widthOf(ink, scene.shot.faceWords, size) + size * 2;
  const x = place(hit.x - wide - 40, wide);
  const y = hit.y + 84;
  ink.globalAlpha = part(time, beats.aim, beats.aim + 120);
  leaning(ink, x, y, wide, size * 1.7, '#F26B21', '#23261F');
  write(ink, scene.shot.faceWords, x + wide / 2 - size * 0.25, y + size * 1.2, {
    size,
    colour: '#fff6e6',
    align: 'center',
  });
  ink.globalAlpha = 1;
}

/** The result in one large word with its rule, stamped on the page. */
export function paintWord(moment: Moment, at: Point): void {
  const { ink, scene, time, beats } = moment;
  if (time < beats.word) return;
  const { word, rule, outcome } = scene.shot;
  const kills = outcome === 'destroyed';
  const large = scene.layout.word.size;
  const size = kills ? large : large * 0.78;
  const stamped = 1 + 0.6 * (1 - easeOut(part(time, beats.word, beats.word + 90)));
  const wide = Math.min(scene.layout.width * 0.62, widthOf(ink, word, size) + size * 0.3);
  ink.save();
  ink.translate(at.x, at.y);
  ink.rotate((-5 * Math.PI) / 180);
  ink.scale(stamped, stamped);
  const backing = kills ? 'word-burst' : 'word-plate';
  const sprite = moment.art.sprite(backing);
  if (sprite !== null) {
    const [w, h] = kills ? [wide + size * 1.5, size * 2.27] : [wide + size * 0.9, size * 1.6];
    ink.drawImage(sprite.image, -w / 2, -h * 0.485, w, h);
  }
  write(ink, word, 0, size * 0.35, {
    size,
    colour: kills ? '#FFF8E4' : '#E9E0C8',
    align: 'center',
    most: wide,
    rim: { colour: '#23261F', width: size * 0.09 },
  });
  paintRule(ink, rule, wide / 2 - size * 0.2, size * (kills ? 0.6 : 0.54), Math.max(12, size * 0.145));
  ink.restore();
}

function paintRule(ink: CanvasRenderingContext2D, rule: string, x: number, y: number, size: number): void {
  if (rule === '') return;
  const wide = widthOf(ink, rule, size, 'condensed', true) + size * 1.2;
  ink.beginPath();
  ink.roundRect(x - wide / 2, y - size * 0.8, wide, size * 1.6, 5);
  ink.fillStyle = '#10161f';
  ink.fill();
  ink.strokeStyle = '#E9E0C8';
  ink.lineWidth = 2;
  ink.stroke();
  write(ink, rule, x, y + size * 0.36, { size, colour: '#E9E0C8', face: 'condensed', bold: true, align: 'center' });
}

/** Where the band begins: orange over brass. */
export function paintEdge({ ink, scene }: Moment): void {
  const { top, width, kind } = scene.layout;
  const thin = kind === 'phone' ? 0.5 : 1;
  for (const [lift, colour, line] of [
    [0, '#10161f', 16],
    [0, '#c79a4b', 5],
    [-10 * thin, '#F26B21', 4],
  ] as const) {
    ink.strokeStyle = colour;
    ink.lineWidth = line * thin;
    ink.beginPath();
    ink.moveTo(-10, top[0] + lift);
    ink.lineTo(width + 10, top[1] + lift);
    ink.stroke();
  }
}

/** A plane that crosses the stage before its bombs fall. */
export function paintPlane(moment: Moment): void {
  const { scene, time, beats } = moment;
  if (scene.shot.firers[0].kind !== 'air') return;
  const { panel } = scene.target;
  const over = onPage(panel, { x: scene.target.actor.x, y: 60 });
  const flown = part(time, 0, beats.last[1]);
  effect(
    moment,
    'plane-us-side',
    { x: over.x + (flown - 0.6) * 1500 * panel.scale, y: over.y + 30 - 60 * flown },
    0.8 * panel.scale,
  );
}
