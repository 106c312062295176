import type { Box } from '../paint/items';
import { easeOut, part } from './beats';
import { write } from './lettering';
import type { Moment } from './paintScene';
import type { Ladder, ShotTerm } from './shot';

const INK = '#23261F';
const PAPER = '#F3ECD8';
const TRACER = '#FFD447';

/** The dark board under the panels. */
export function paintDeck({ ink, scene }: Moment): void {
  const { edge } = scene.layout.deck;
  const { width, bottom, kind } = scene.layout;
  const ground = ink.createLinearGradient(0, edge[1], 0, bottom);
  ground.addColorStop(0, '#1b2534');
  ground.addColorStop(1, '#0c1119');
  ink.beginPath();
  ink.moveTo(-10, edge[0]);
  ink.lineTo(width + 10, edge[1]);
  ink.lineTo(width + 10, bottom + 10);
  ink.lineTo(-10, bottom + 10);
  ink.closePath();
  ink.fillStyle = ground;
  ink.fill();
  ink.beginPath();
  ink.moveTo(-10, edge[0]);
  ink.lineTo(width + 10, edge[1]);
  ink.strokeStyle = '#c79a4b';
  ink.lineWidth = kind === 'phone' ? 2.5 : 5;
  ink.stroke();
}

interface Chip {
  readonly fill: string;
  readonly alpha: number;
  readonly dashed?: boolean;
  readonly glow?: boolean;
}

function chip({ ink, scene }: Moment, box: Box, value: string, words: string, rule: string, look: Chip): void {
  const phone = scene.layout.kind === 'phone';
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
  write(ink, words, x + width / 2, y + height * 0.88, {
    size: height * (phone ? 0.22 : 0.2),
    colour: INK,
    face: 'condensed',
    bold: true,
    align: 'center',
    most,
  });
  if (!phone && rule !== '') {
    write(ink, rule, x + width / 2, y + height + 25, {
      size: 15,
      colour: 'rgba(233,224,200,.8)',
      face: 'condensed',
      bold: true,
      align: 'center',
    });
  }
  ink.restore();
}

/** Terms tick in one after the other, then what they come to and what that must beat. */
export function paintTerms(moment: Moment): void {
  const { ink, scene, beats, time } = moment;
  const { terms, total, sign, against } = scene.shot;
  const place = scene.layout.deck.terms;
  const landed = time >= beats.column;
  const [first, each] = beats.terms;
  // A long sum is set closer: it must end where the graph begins.
  const count = terms.length + (total === null ? 1 : 2);
  const room = scene.layout.kind === 'phone' ? 374 : scene.layout.deck.graph.x - place.x - 30;
  const fit = Math.min(1, room / (count * (place.width + place.gap)));
  const [width, gap] = [place.width * fit, place.gap * fit];
  let x = place.x;
  const operator = (text: string, colour = '#E9E0C8') => {
    write(ink, text, x + gap / 2, place.y + place.height * 0.66, {
      size: place.height * 0.42,
      colour,
      align: 'center',
    });
    x += gap;
  };
  terms.forEach((term, index) => {
    const isIn = time >= first + each * index;
    if (index > 0) operator(!isIn ? '' : term.value.startsWith('−') ? '−' : '+');
    chip(moment, { x, y: place.y, width, height: place.height }, shownValue(term, landed), term.words, term.rule, {
      fill: term.isVoid ? '#c4c0b0' : index === 0 && landed ? TRACER : PAPER,
      alpha: !isIn ? 0 : term.isVoid ? 0.62 : 1,
    });
    x += width;
  });
  if (total !== null) {
    operator('=');
    chip(
      moment,
      { x, y: place.y, width: width * 1.12, height: place.height },
      landed ? total.value : '?',
      total.words,
      '',
      {
        fill: landed ? TRACER : PAPER,
        alpha: landed ? 1 : 0.5,
        dashed: !landed,
        glow: landed,
      },
    );
    x += width * 1.12;
  }
  operator(landed || total === null ? sign : '?', landed ? TRACER : '#E9E0C8');
  chip(moment, { x, y: place.y, width, height: place.height }, against.value, against.words, against.rule, {
    fill: '#C9D0D2',
    alpha: 1,
  });
}

const shownValue = ({ value, before }: ShotTerm, landed: boolean): string =>
  landed || before === undefined ? value.replace('−', '') : before;

/** Every sum the dice may come to, as high as it is likely; what decides is orange, what has come lights up. */
export function paintColumns(moment: Moment): void {
  const { ink, scene, beats, time } = moment;
  const { roll } = scene.shot;
  if (roll === null) return;
  const { graph } = scene.layout.deck;
  const landed = time >= beats.column;
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
      ink.fillStyle = on ? (decides ? TRACER : '#FFF8E4') : decides ? '#F26B21' : 'rgba(233,224,200,.24)';
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
      colour: on ? TRACER : decides ? '#E9E0C8' : 'rgba(233,224,200,.6)',
      align: 'center',
    });
  });
}

/** Dice tumble in, bounce twice, and lie on the column they have chosen. */
export function paintDice(moment: Moment): void {
  const { ink, art, scene, beats, time } = moment;
  const { roll } = scene.shot;
  if (roll === null || time < beats.dice[0]) return;
  const { graph, die } = scene.layout.deck;
  const fallen = part(time, ...beats.dice);
  const index = roll.columns.findIndex(({ sum }) => sum === roll.landed);
  const over = graph.x + (Math.max(0, index) + 0.5) * (graph.width / roll.columns.length);
  const hop =
    fallen < 0.55
      ? Math.sin((fallen / 0.55) * Math.PI) * 130
      : fallen < 0.85
        ? Math.sin(((fallen - 0.55) / 0.3) * Math.PI) * 46
        : 0;
  roll.faces.forEach((face, number) => {
    const rest = over + (number - (roll.faces.length - 1) / 2) * die * 1.12;
    const x = rest - (1 - easeOut(fallen)) * (420 + number * 60);
    const y = graph.y - die * 0.22 - (hop * die) / 84;
    const spin = (1 - fallen) * (number % 2 === 0 ? -540 : 480) + (number % 2 === 0 ? -8 : 9);
    const shown = fallen < 1 ? ((face + Math.floor(fallen * 9) + number * 2) % 6) + 1 : face;
    const sprite = art.sprite(`${roll.dice}-${shown}`, die / 128);
    if (sprite === null) return;
    ink.save();
    ink.translate(x, y);
    ink.rotate((spin * Math.PI) / 180);
    ink.drawImage(sprite.image, -die / 2, -die / 2, die, die);
    ink.restore();
  });
}

/** Gun against plates, without dice: how far it reaches against each of them. */
export function paintLadder(moment: Moment): void {
  const { ladder } = moment.scene.shot;
  if (ladder === null) return;
  const { ink, scene, beats, time } = moment;
  const { graph } = scene.layout.deck;
  const phone = scene.layout.kind === 'phone';
  const left = graph.x + (phone ? 52 : 40);
  const step = (graph.width - (phone ? 50 : 20)) / Math.max(1, ladder.marks.length - 1);
  const row = graph.height / ladder.plates.length;
  const grown = easeOut(part(time, beats.fire, beats.column));
  ladder.marks.forEach((mark, index) => {
    const x = left + index * step;
    ink.strokeStyle = 'rgba(233,224,200,.3)';
    ink.lineWidth = 1;
    ink.beginPath();
    ink.moveTo(x, graph.y - 6);
    ink.lineTo(x, graph.y + graph.height + 4);
    ink.stroke();
    write(ink, mark, x, graph.y + graph.height + row * 0.66, { size: row * 0.6, colour: '#E9E0C8', align: 'center' });
  });
  for (const [index, plate] of ladder.plates.entries()) {
    paintRung(moment, ladder, plate, { x: left, y: graph.y + index * row, width: step, height: row }, grown);
  }
}

function paintRung({ ink }: Moment, { gun }: Ladder, plate: Ladder['plates'][number], box: Box, grown: number): void {
  const { x, y, width, height } = box;
  const reach = gun.steps * width * (plate.struck ? grown : 1);
  ink.globalAlpha = plate.struck ? 1 : 0.35;
  ink.fillStyle = '#F26B21';
  ink.fillRect(x, y + height * 0.16, reach, height * 0.62);
  if (plate.struck) {
    ink.strokeStyle = '#FFF8E4';
    ink.lineWidth = 2.5;
    ink.strokeRect(x, y + height * 0.16, reach, height * 0.62);
    write(ink, gun.words, x + 8, y + height * 0.66, {
      size: height * 0.46,
      colour: '#fff6e6',
      most: Math.max(20, reach - 12),
    });
  }
  ink.globalAlpha = 1;
  ink.fillStyle = plate.struck ? TRACER : '#C9D0D2';
  ink.fillRect(x + plate.steps * width - 4, y + 2, 8, height - 6);
  write(ink, plate.words, x - 10, y + height * 0.66, {
    size: height * 0.52,
    colour: plate.struck ? TRACER : '#E9E0C8',
    align: 'right',
    most: 110,
  });
}

/** The chance that was shown before the shot, and what there is to say of it after. */
export function paintChance(moment: Moment): void {
  const { ink, scene, beats, time } = moment;
  const { chance, caption, hint } = scene.shot;
  const { chance: at, caption: box } = scene.layout.deck;
  const phone = scene.layout.kind === 'phone';
  if (chance !== null) {
    write(ink, chance.large, at.x, at.y, { size: at.size, colour: '#F26B21' });
    write(ink, chance.small, at.x, at.y + at.size * 0.56, {
      size: at.size * 0.35,
      colour: '#E9E0C8',
      most: phone ? 80 : 230,
    });
  }
  if (caption === null || time < beats.caption) {
    if (!phone) {
      const right = box.x + box.width - 6;
      write(ink, hint, right, box.y + 116, {
        size: 19,
        colour: 'rgba(233,224,200,.75)',
        face: 'condensed',
        align: 'right',
        most: 330,
      });
    }
    return;
  }
  const slid = easeOut(part(time, beats.caption, beats.caption + 120));
  ink.save();
  ink.translate((1 - slid) * (box.width + 60), 0);
  ink.beginPath();
  ink.roundRect(box.x, box.y, box.width, box.height, 9);
  ink.fillStyle = TRACER;
  ink.fill();
  ink.strokeStyle = INK;
  ink.lineWidth = 3;
  ink.stroke();
  const pad = box.width * 0.06;
  const most = box.width - 2 * pad;
  write(ink, caption.title, box.x + pad, box.y + box.height * 0.34, { size: box.height * 0.25, colour: INK, most });
  caption.lines.slice(0, 2).forEach((line, index) => {
    write(ink, line, box.x + pad, box.y + box.height * (0.6 + 0.24 * index), {
      size: box.height * 0.17,
      colour: INK,
      face: 'condensed',
      bold: index === 0,
      most,
    });
  });
  ink.restore();
}
