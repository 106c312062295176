import type { Box } from '../paint/items';
import type { Beats } from './beats';
import type { TheatreLayout } from './layout';
import type { BareScene } from './letter';
import { write } from './lettering';
import type { ShotTerm } from './shot';
import { BONE, INK, PAPER, TRACER } from './tints';

type Ink = CanvasRenderingContext2D;

interface Chip {
  readonly fill: string;
  readonly alpha: number;
  readonly dashed?: boolean;
  readonly glow?: boolean;
  readonly crossed?: boolean;
}

function chip(
  ink: Ink,
  { kind, fine }: TheatreLayout,
  box: Box,
  value: string,
  words: string,
  rule: string,
  look: Chip,
): void {
  const phone = kind === 'phone';
  const { x, y, width, height } = box;
  ink.save();
  ink.globalAlpha = look.alpha;
  if (look.glow) {
    ink.shadowColor = TRACER;
    ink.shadowBlur = 24;
  }
  ink.beginPath();
  ink.roundRect(x, y, width, height, height * 0.12);
  ink.fillStyle = look.fill;
  ink.fill();
  ink.shadowBlur = 0;
  if (look.dashed) ink.setLineDash([9, 6]);
  ink.strokeStyle = INK;
  ink.lineWidth = phone ? 2 : 3;
  ink.stroke();
  ink.setLineDash([]);
  const most = width - 8;
  write(ink, value, x + width / 2, y + height * 0.58, { size: height * 0.5, colour: INK, align: 'center', most });
  const size = height * (phone ? 0.22 : 0.2) * fine;
  write(ink, words, x + width / 2, y + height * 0.88, {
    ...{ size, colour: INK, face: 'condensed', bold: true, align: 'center', most },
  });
  if (look.crossed) {
    ink.beginPath();
    ink.moveTo(x + width * 0.24, y + height * 0.62);
    ink.lineTo(x + width * 0.78, y + height * 0.18);
    ink.strokeStyle = '#C7372F';
    ink.lineWidth = height * 0.085;
    ink.lineCap = 'round';
    ink.stroke();
    ink.lineCap = 'butt';
  }
  if (!phone && rule !== '') {
    write(ink, rule, x + width / 2, y + height + 20 + 5 * fine, {
      ...{ size: 15 * fine, colour: 'rgba(233,224,200,.8)', face: 'condensed', bold: true, align: 'center' },
    });
  }
  ink.restore();
}

/** Terms tick in one after the other, then what they come to and what that must beat. */
export function paintTerms(ink: Ink, { shot, layout }: BareScene, beats: Beats, moment: number): void {
  const { terms, total, sign, against } = shot;
  if (against === null) return;
  const phone = layout.kind === 'phone';
  const place = layout.deck.terms;
  const landed = moment >= beats.column;
  const [first, each] = beats.terms;
  // A long sum is set closer: it must end where the graph begins.
  const count = terms.length + (total === null ? 1 : 2);
  const room = phone ? 374 : layout.deck.graph.x - place.x - 30;
  const fit = Math.min(1, room / (count * (place.width + place.gap)));
  const [width, gap] = [place.width * fit, place.gap * fit];
  let x = place.x;
  const operator = (text: string, colour = BONE) => {
    write(ink, text, x + gap / 2, place.y + place.height * 0.66, {
      size: place.height * 0.42,
      colour,
      align: 'center',
    });
    x += gap;
  };
  const box = (wide: number): Box => ({ x, y: place.y, width: wide, height: place.height });
  terms.forEach((term, index) => {
    const isIn = moment >= first + each * index;
    if (index > 0) operator(!isIn ? '' : term.value.startsWith('−') || term.isVoid ? '−' : '+');
    chip(ink, layout, box(width), shownValue(term, landed), term.words, term.rule, {
      fill: term.crossed !== undefined ? '#BFE0C6' : term.isVoid ? '#c4c0b0' : index === 0 && landed ? TRACER : PAPER,
      alpha: !isIn ? 0 : term.isVoid && term.crossed === undefined ? 0.62 : 1,
      crossed: term.crossed !== undefined,
    });
    x += width;
  });
  if (total !== null) {
    operator('=');
    chip(ink, layout, box(width * 1.12), landed ? total.value : '?', total.words, '', {
      fill: landed ? TRACER : PAPER,
      alpha: landed ? 1 : 0.5,
      dashed: !landed,
      glow: landed,
    });
    x += width * 1.12;
  }
  operator(landed || total === null ? sign : '?', landed ? TRACER : BONE);
  chip(ink, layout, box(width), against.value, against.words, against.rule, {
    fill: total === null && landed ? TRACER : '#C9D0D2',
    alpha: 1,
    glow: total === null && landed,
  });
}

const shownValue = ({ value, before, crossed }: ShotTerm, landed: boolean): string =>
  crossed ?? (landed || before === undefined ? value.replace('−', '') : before);
