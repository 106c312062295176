import type { Box } from '../paint/items';
import type { BareScene } from './letter';
import { leaning, widthOf, write } from './lettering';
import { onPage } from './scene';
import type { Actor } from './shot';
import type { TheatreArt } from './theatreArt';
import { BONE, HOT, INK, NIGHT, TRACER } from './tints';

type Ink = CanvasRenderingContext2D;

const SIDES: { readonly [side in Actor['side']]: string } = {
  us: '#4d5430',
  de: '#495256',
  white: '#8f8b78',
  black: '#2b2e28',
};

/** A box of the stage on the page, which is mirrored where the shot flies to the left. */
const placed = ({ shot, layout }: BareScene, x: number, wide: number): number =>
  shot.flies === 'left' ? layout.width - x - wide : x;

const plateWidth = (ink: Ink, { name, at }: Actor, size: number): number =>
  Math.max(size * 5, widthOf(ink, name, size) + widthOf(ink, at, size) + size * 2.2);

/** The name of an actor and where it stands, before it on the ground, with what sets it apart over it. */
function namePlate(ink: Ink, art: TheatreArt, actor: Actor, x: number, y: number, wide: number, size: number): void {
  const height = size * 1.72;
  leaning(ink, x, y, wide, height, SIDES[actor.side], '#F6F0DE');
  write(ink, actor.name, x + size * 0.45, y + height * 0.7, { size, colour: '#F6F0DE' });
  write(ink, actor.at, x + wide - size * 0.9, y + height * 0.7, { size, colour: TRACER, align: 'right' });
  const mark = actor.mark === undefined ? null : art.sprite(actor.mark);
  if (mark !== null) ink.drawImage(mark.image, x + wide - size * 2.2, y - size * 2.5, size * 2.5, size * 2.5);
}

function plusPlate(ink: Ink, plus: string, x: number, y: number, size: number, counted: boolean): void {
  const height = size * 1.72;
  leaning(ink, x, y, size * 2.1, height, counted ? HOT : '#F6F0DE', INK);
  const colour = counted ? '#fff6e6' : INK;
  write(ink, plus, x + size * 0.9, y + height * 0.72, { size: size * 1.1, colour, align: 'center' });
}

export function paintPlates(ink: Ink, art: TheatreArt, scene: BareScene, counted: boolean): void {
  const { layout, shot } = scene;
  const size = layout.plate;
  for (const { panel, firer, box } of scene.firers) {
    const name = plateWidth(ink, firer, size);
    const wide = name + (firer.plus === undefined ? 0 : size * 2.5);
    const y = box.y + box.height - size * 2.2;
    const right = box.x + box.width - wide - size * 2.6;
    const x = placed(scene, Math.max(14, Math.min(right, onPage(panel, { x: panel.stand, y: 0 }).x)), wide);
    namePlate(ink, art, firer, x, y, name, size);
    if (firer.plus !== undefined) plusPlate(ink, firer.plus, x + name + size * 0.4, y, size, counted);
  }
  const hidden = shot.firers.length - scene.firers.length;
  const [first] = scene.firers;
  if (hidden > 0 && first !== undefined) {
    const x = placed(scene, first.box.x + 24, 40);
    write(ink, `+${hidden}`, x, first.box.y + 40, { size: size * 1.3, colour: TRACER });
  }
  const { box, panel } = scene.target;
  const wide = plateWidth(ink, shot.target, size);
  const x = Math.min(layout.width - wide - size * 1.6, onPage(panel, { x: panel.stand + 140, y: 0 }).x);
  // What sets the target apart may be known only because it was hit.
  const { mark, ...plain } = shot.target;
  const shown = counted && mark !== undefined ? { ...plain, mark } : plain;
  namePlate(ink, art, shown, placed(scene, x, wide), box.y + box.height - size * 2.6, wide, size);
}

/** Which face is struck, beside it, until the result covers it. */
export function paintStruckWords(ink: Ink, scene: BareScene): void {
  const { layout, shot, target } = scene;
  if (layout.kind === 'phone' || shot.faceWords === '') return;
  const size = layout.plate;
  const wide = widthOf(ink, shot.faceWords, size) + size * 2;
  const x = placed(scene, target.aimed.x - wide - 40, wide);
  // Where the hull is low it stays over the dice.
  const { graph, die } = layout.deck;
  const y = Math.min(target.aimed.y + 84, graph.y - die * 0.85 - size * 1.7);
  leaning(ink, x, y, wide, size * 1.7, HOT, INK);
  const middle = x + wide / 2 - size * 0.25;
  write(ink, shot.faceWords, middle, y + size * 1.2, { size, colour: '#fff6e6', align: 'center' });
}

const sizeOf = ({ layout, shot }: BareScene): number =>
  shot.outcome === 'destroyed' || shot.outcome === 'escaped' ? layout.word.size : layout.word.size * 0.78;

/** The room the word takes with what lies behind it, round 0, 0. */
export function wordBox(scene: BareScene): Box {
  const wide = scene.layout.width * 0.62 + sizeOf(scene) * 2.4;
  const high = sizeOf(scene) * 2.9;
  return { x: -wide / 2, y: -high / 2, width: wide, height: high };
}

/** The result in one large word with its rule. */
export function paintWord(ink: Ink, art: TheatreArt, scene: BareScene): void {
  const { word, rule, outcome } = scene.shot;
  const bursts = outcome === 'destroyed' || outcome === 'escaped';
  const size = sizeOf(scene);
  const wide = Math.min(scene.layout.width * 0.62, widthOf(ink, word, size) + size * 0.3);
  ink.save();
  ink.rotate((-5 * Math.PI) / 180);
  const sprite = art.sprite(bursts ? 'word-burst' : 'word-plate');
  if (sprite !== null) {
    const [w, h] = bursts ? [wide + size * 1.5, size * 2.27] : [wide + size * 0.9, size * 1.6];
    ink.drawImage(sprite.image, -w / 2, -h * 0.485, w, h);
  }
  write(ink, word, 0, size * 0.35, {
    size,
    colour: bursts ? '#FFF8E4' : BONE,
    align: 'center',
    most: wide,
    rim: { colour: INK, width: size * 0.09 },
  });
  paintRule(ink, rule, wide / 2 - size * 0.2, size * (bursts ? 0.6 : 0.54), Math.max(12, size * 0.145));
  ink.restore();
}

function paintRule(ink: Ink, rule: string, x: number, y: number, size: number): void {
  const wide = widthOf(ink, rule, size, 'condensed', true) + size * 1.2;
  ink.beginPath();
  ink.roundRect(x - wide / 2, y - size * 0.8, wide, size * 1.6, 5);
  ink.fillStyle = NIGHT;
  ink.fill();
  ink.strokeStyle = BONE;
  ink.lineWidth = 2;
  ink.stroke();
  write(ink, rule, x, y + size * 0.36, { size, colour: BONE, face: 'condensed', bold: true, align: 'center' });
}
