import type { BareScene } from './letter';
import { write } from './lettering';
import { BONE, BRASS, HOT, INK, TRACER } from './tints';

type Ink = CanvasRenderingContext2D;

/** The dark board under the panels; its edge leans with the band. */
export function paintDeck(ink: Ink, { layout, shot }: BareScene): void {
  const { edge } = layout.deck;
  const { width, bottom, kind } = layout;
  const ground = ink.createLinearGradient(0, edge[1], 0, bottom);
  ground.addColorStop(0, '#1b2534');
  ground.addColorStop(1, '#0c1119');
  const [left, right] = shot.flies === 'left' ? [edge[1], edge[0]] : edge;
  ink.beginPath();
  ink.moveTo(-10, left);
  ink.lineTo(width + 10, right);
  ink.lineTo(width + 10, bottom + 10);
  ink.lineTo(-10, bottom + 10);
  ink.closePath();
  ink.fillStyle = ground;
  ink.fill();
  ink.beginPath();
  ink.moveTo(-10, left);
  ink.lineTo(width + 10, right);
  ink.strokeStyle = BRASS;
  ink.lineWidth = kind === 'phone' ? 2.5 : 5;
  ink.stroke();
}

/** Every sum the dice may come to, as high as it is likely; what decides is orange, what has come lights up. */
export function paintColumns(ink: Ink, { shot, layout }: BareScene, landed: boolean): void {
  const { roll } = shot;
  if (roll === null) return;
  const { graph } = layout.deck;
  const wide = graph.width / roll.columns.length;
  const most = Math.max(...roll.columns.map(({ ways }) => ways));
  const rows = Math.min(most, 6);
  const high = graph.height / rows;
  const foot = graph.y + graph.height;
  roll.columns.forEach(({ sum, ways, decides }, index) => {
    const x = graph.x + index * wide;
    const on = landed && sum === roll.landed;
    const cells = most <= 6 ? ways : (ways / most) * 6;
    ink.globalAlpha = landed && !on ? 0.66 : 1;
    for (let cell = 0; cell < cells; cell++) {
      const part = Math.min(1, cells - cell);
      ink.beginPath();
      ink.roundRect(x + wide * 0.05, foot - (cell + part) * high + 1, wide * 0.9, high * part - 2, 2.5);
      ink.fillStyle = on ? (decides ? TRACER : '#FFF8E4') : decides ? HOT : 'rgba(233,224,200,.24)';
      ink.fill();
      // Colour never stands alone: what decides has a full rim.
      ink.strokeStyle = on ? INK : decides ? '#FFB27a' : 'rgba(233,224,200,.35)';
      ink.lineWidth = decides ? 2 : 1;
      ink.stroke();
    }
    ink.globalAlpha = 1;
    if (on) {
      ink.strokeStyle = '#FFF8E4';
      ink.lineWidth = 3;
      ink.strokeRect(x - 1, foot - cells * high - 3, wide + 2, cells * high + 5);
    }
    write(ink, String(sum), x + wide / 2, foot + wide * 0.7, {
      size: wide * (on ? 0.8 : 0.6),
      colour: on ? TRACER : decides ? BONE : 'rgba(233,224,200,.6)',
      align: 'center',
    });
  });
}

/** A throw that is made again: its dice lie where they fell, grey. */
export function paintThrowBefore(ink: Ink, { shot, layout, dice }: BareScene): void {
  const { roll } = shot;
  if (roll === null) return;
  const { graph, die } = layout.deck;
  const small = die * 0.56;
  roll.before.forEach((face, number) => {
    const sprite = dice[face - 1];
    const x = graph.x + small * 0.6 + number * small * 1.12;
    ink.save();
    ink.globalAlpha = 0.42;
    ink.translate(x, graph.y + small * 0.42);
    ink.rotate(number % 2 === 0 ? -0.14 : 0.16);
    if (sprite != null) ink.drawImage(sprite.image, -small / 2, -small / 2, small, small);
    ink.restore();
    // Crossed out as well: grey alone says too little.
    ink.beginPath();
    ink.moveTo(x - small * 0.4, graph.y + small * 0.8);
    ink.lineTo(x + small * 0.4, graph.y + small * 0.04);
    ink.strokeStyle = BONE;
    ink.lineWidth = small * 0.07;
    ink.stroke();
  });
}

/** Why it goes in or not, in words. */
export function paintReason(ink: Ink, { shot, layout }: BareScene, landed: boolean): void {
  const { reason } = shot;
  if (reason === null || !landed) return;
  const { terms, graph } = layout.deck;
  const phone = layout.kind === 'phone';
  const chips = shot.against === null ? 0 : shot.terms.length + 1;
  const x = terms.x + chips * (terms.width + terms.gap) + (phone ? 2 : 6);
  const most = (phone ? layout.width - 8 : graph.x - 110) - x;
  const [large, small, fine] = phone ? [15, 12, 11] : [25, 20, 15 * layout.fine];
  let y = terms.y + large * 1.2;
  write(ink, reason.title, x, y, { size: large, colour: '#FFF8E4', face: 'text', bold: true, most });
  for (const line of reason.lines) {
    y += small * 1.35;
    write(ink, line, x, y, { size: small, colour: BONE, face: 'condensed', most });
  }
  write(ink, reason.rule, x, phone ? y + fine * 1.4 : terms.y + terms.height + 20 + fine / 3, {
    ...{ size: fine, colour: 'rgba(233,224,200,.8)', face: 'condensed', bold: true, most },
  });
}

/** The chance that was shown before the shot, and how to go on. */
export function paintChance(ink: Ink, { shot, layout }: BareScene): void {
  const { chance, hint } = shot;
  const { chance: at, caption: box } = layout.deck;
  const phone = layout.kind === 'phone';
  if (chance !== null) {
    write(ink, chance.large, at.x, at.y, { size: at.size, colour: HOT });
    const most = phone ? 80 : 230;
    write(ink, chance.small, at.x, at.y + at.size * 0.56, { size: at.size * 0.35, colour: BONE, most });
  }
  // Also where a caption will cover it: that there is one is part of the result.
  if (phone) return;
  write(ink, hint, box.x + box.width - 6, box.y + 116, {
    ...{ size: 19, colour: 'rgba(233,224,200,.75)', face: 'condensed', align: 'right', most: box.width - 12 },
  });
}

/** How narrow it was: beside the odds, where a caption would say it. */
export function paintAfter(ink: Ink, { shot, layout }: BareScene): void {
  const { after, caption } = shot;
  if (after === undefined || caption !== null) return;
  const { caption: box } = layout.deck;
  const size = layout.kind === 'phone' ? 14 : 27;
  write(ink, after, box.x + box.width - 6, box.y + box.height * 0.5, {
    ...{ size, colour: '#FFF8E4', face: 'text', bold: true, align: 'right', most: box.width - 6 },
  });
}
