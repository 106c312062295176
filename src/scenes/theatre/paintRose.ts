import type { BareScene } from './letter';
import { widthOf, write } from './lettering';
import type { Rose } from './shot';
import type { TheatreArt } from './theatreArt';
import { BONE, BRASS, HOT, INK, NIGHT, TRACER } from './tints';

type Ink = CanvasRenderingContext2D;

const inWay = (degrees: number) => ((degrees - 90) * Math.PI) / 180;

/** One sector: the struck one hatched, the front dotted; colour never stands alone. */
function paintSector(ink: Ink, kind: Rose['sectors'][number], from: number, to: number, radius: number): void {
  ink.save();
  ink.beginPath();
  ink.moveTo(0, 0);
  ink.arc(0, 0, radius, inWay(from), inWay(to));
  ink.closePath();
  ink.fillStyle = kind === 'struck' ? 'rgba(242,107,33,.3)' : kind === 'front' ? '#2b3340' : '#222a35';
  ink.fill();
  ink.clip();
  if (kind === 'struck') {
    ink.strokeStyle = HOT;
    ink.lineWidth = 5;
    ink.beginPath();
    for (let at = -2 * radius; at < 2 * radius; at += 12) {
      ink.moveTo(at, -radius);
      ink.lineTo(at + 2 * radius, radius);
    }
    ink.stroke();
  } else if (kind === 'front') {
    ink.fillStyle = 'rgba(233,224,200,.55)';
    for (let x = -radius; x < radius; x += 11) for (let y = -radius; y < radius; y += 11) ink.fillRect(x, y, 3, 3);
  }
  ink.restore();
}

/** A border where one kind of sector ends and another begins. */
function paintBorders(ink: Ink, { sectors, first }: Rose, radius: number): void {
  const each = 360 / sectors.length;
  sectors.forEach((kind, index) => {
    const before = sectors[(index + sectors.length - 1) % sectors.length];
    if (kind === before) return;
    const way = inWay(first + index * each);
    ink.beginPath();
    ink.moveTo(0, 0);
    ink.lineTo(Math.cos(way) * radius, Math.sin(way) * radius);
    ink.strokeStyle = kind === 'struck' || before === 'struck' ? TRACER : 'rgba(233,224,200,.5)';
    ink.lineWidth = kind === 'struck' || before === 'struck' ? 4 : 1.6;
    ink.stroke();
  });
}

function paintLine(ink: Ink, bearing: number, colour: string, radius: number): void {
  ink.save();
  ink.rotate((bearing * Math.PI) / 180);
  ink.beginPath();
  ink.moveTo(0, -radius - 4);
  ink.lineTo(0, -radius * 0.44);
  ink.strokeStyle = NIGHT;
  ink.lineWidth = 11;
  ink.stroke();
  ink.strokeStyle = colour;
  ink.lineWidth = 6;
  ink.stroke();
  ink.beginPath();
  ink.moveTo(-11, -radius * 0.56);
  ink.lineTo(0, -radius * 0.3);
  ink.lineTo(11, -radius * 0.56);
  ink.closePath();
  ink.fillStyle = colour;
  ink.fill();
  ink.strokeStyle = NIGHT;
  ink.lineWidth = 2.5;
  ink.stroke();
  ink.restore();
}

/** The struck unit from above: the sectors of its armour, and the shots at their true bearings. */
export function paintRose(ink: Ink, art: TheatreArt, { shot, layout }: BareScene): void {
  const { rose } = shot;
  const place = layout.rose;
  if (rose === null || place === null) return;
  const { x, y, radius } = place;
  const each = 360 / rose.sectors.length;
  ink.save();
  ink.translate(shot.flies === 'left' ? layout.width - x : x, y);
  ink.beginPath();
  ink.arc(0, 0, radius + 12, 0, 2 * Math.PI);
  ink.fillStyle = 'rgba(16,22,31,.92)';
  ink.fill();
  ink.strokeStyle = BRASS;
  ink.lineWidth = 3;
  ink.stroke();
  rose.sectors.forEach((kind, index) => {
    paintSector(ink, kind, rose.first + index * each, rose.first + (index + 1) * each, radius);
  });
  paintBorders(ink, rose, radius);
  ink.save();
  ink.rotate((rose.facing * Math.PI) / 180);
  const side = radius * 1.9;
  for (const name of rose.pictures) {
    const sprite = art.sprite(name);
    if (sprite !== null) ink.drawImage(sprite.image, -side / 2, -side / 2, side, side);
  }
  ink.restore();
  for (const { bearing, lead } of rose.lines) paintLine(ink, bearing, lead ? TRACER : BONE, radius);
  const wide = Math.max(radius * 1.72, widthOf(ink, rose.words, 22) + 24);
  ink.beginPath();
  ink.roundRect(-wide / 2, radius - 3, wide, 34, 6);
  ink.fillStyle = HOT;
  ink.fill();
  ink.strokeStyle = INK;
  ink.lineWidth = 2.5;
  ink.stroke();
  write(ink, rose.words, 0, radius + 22, { size: 22, colour: '#fff6e6', align: 'center', most: wide - 12 });
  ink.restore();
}
