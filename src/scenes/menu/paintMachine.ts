import { blankCanvas } from '../paint/drawings';
import { fontOf } from '../paint/fonts';
import { type ArcadeArt, MARGIN, machineSvg } from './arcadeArt';
import { BENCH, BENCH_MARGIN, benchSvg } from './benchArt';
import { MACHINE, TUBE } from './cabinetLayout';

export interface MachineFace {
  readonly art: ArcadeArt;
  readonly title: readonly [string, string];
  /** On the coin door: FREE PLAY, PRESS ENTER, SOON. */
  readonly label: string;
  readonly playable: boolean;
  readonly focused: boolean;
}

type Ink = CanvasRenderingContext2D;

const INK = '#23261F';
const YELLOW = '#FFD447';
const LAMPS = 13;

const drawings = new WeakMap<ArcadeArt, Map<boolean, Promise<HTMLImageElement>>>();

/** The drawing of a machine without words, decoded once. */
export function machineDrawing(art: ArcadeArt, focused: boolean): Promise<HTMLImageElement> {
  const decodedOnes = drawings.get(art) ?? new Map<boolean, Promise<HTMLImageElement>>();
  drawings.set(art, decodedOnes);
  const known = decodedOnes.get(focused);
  if (known !== undefined) return known;
  const decoded = decode(machineSvg(art, focused));
  decodedOnes.set(focused, decoded);
  return decoded;
}

function decode(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return image.decode().then(() => image);
}

/** The bench of the Lab without words. */
export const benchDrawing = (focused: boolean): Promise<HTMLImageElement> => decode(benchSvg(focused));

export interface BenchFace {
  readonly title: string;
  /** On its drawer. */
  readonly label: string;
  readonly focused: boolean;
}

/** The bench at so many pixels per unit, words included. */
export function paintBench(look: BenchFace, drawing: HTMLImageElement, scale: number): HTMLCanvasElement {
  const width = BENCH.width + 2 * BENCH_MARGIN.x;
  const height = BENCH.height + BENCH_MARGIN.bottom;
  const { canvas, ink } = blankCanvas(width * scale, height * scale);
  ink.drawImage(drawing, 0, 0, canvas.width, canvas.height);
  ink.scale(canvas.width / width, canvas.height / height);
  ink.translate(BENCH_MARGIN.x, 0);
  words(ink, look.title, BENCH.width / 2, 43, 33, 170, INK);
  words(ink, look.label, BENCH.width / 2, 314, 17, 112, YELLOW);
  return canvas;
}

/** One machine at so many pixels per unit, words included. */
export function paintMachine(look: MachineFace, drawing: HTMLImageElement, scale: number): HTMLCanvasElement {
  const width = MACHINE.width + 2 * MARGIN.x;
  const height = MACHINE.height + MARGIN.bottom;
  const { canvas, ink } = blankCanvas(width * scale, height * scale);
  ink.drawImage(drawing, 0, 0, canvas.width, canvas.height);
  ink.scale(canvas.width / width, canvas.height / height);
  ink.translate(MARGIN.x, 0);
  const [first, second] = look.title;
  words(ink, first, 150, 51, 33, 222, INK);
  words(ink, second, 150, 84, 33, 222, look.art.secondLine ?? INK);
  words(ink, look.label, 150, 600, 18, 102, look.playable ? YELLOW : '#b9b49d');
  for (const { text, x, y, lit } of look.art.figures ?? []) words(ink, text, x, y, 17, 40, lit ? YELLOW : '#b9b49d');
  return canvas;
}

/** The lamps over the marquee; `beat` makes every other one take its turn. */
export function paintLamps(focused: boolean, beat: 0 | 1, scale: number): HTMLCanvasElement {
  const { canvas, ink } = blankCanvas(MACHINE.width * scale, 33 * scale);
  ink.scale(scale, scale);
  for (let index = 0; index < LAMPS; index++) {
    const lit = index % 2 === beat;
    ink.fillStyle = lit ? YELLOW : focused ? '#d0a52c' : '#6a5a2a';
    ink.beginPath();
    ink.arc(34 + index * 19.3, 16.5, lit && focused ? 3.4 : 3, 0, 7);
    ink.fill();
  }
  return canvas;
}

export interface MonitorFace {
  readonly focused: boolean;
  /** Words on the tape across an unfinished game. */
  readonly tape: string | null;
  readonly tapeHigh: boolean;
}

/** What the tube shows: a picture under scan lines, glare and, where the game is not finished, a tape. */
export function paintTube(ink: Ink, picture: CanvasImageSource, look: MonitorFace): void {
  const { width, height } = TUBE;
  ink.save();
  ink.clearRect(-4, -4, width + 8, height + 8);
  ink.beginPath();
  ink.roundRect(0, 0, width, height, 12);
  ink.clip();
  ink.drawImage(picture, 0, 0, width, height);
  ink.fillStyle = `rgba(0,0,0,${look.focused ? 0 : 0.12})`;
  ink.fillRect(0, 0, width, height);
  ink.fillStyle = 'rgba(0,0,0,.1)';
  for (let y = 0; y < height; y += 8) ink.fillRect(0, y - 0.7, width, 1.4);
  ink.fillStyle = 'rgba(255,255,255,.07)';
  ink.beginPath();
  ink.moveTo(0, 0);
  ink.lineTo(150, 0);
  ink.lineTo(40, height);
  ink.lineTo(0, height);
  ink.fill();
  if (look.tape !== null) paintTape(ink, look.tape, look.tapeHigh);
  ink.restore();
  ink.strokeStyle = '#2b2e26';
  ink.lineWidth = 5;
  ink.beginPath();
  ink.roundRect(-1, -1, width + 2, height + 2, 13);
  ink.stroke();
}

function paintTape(ink: Ink, text: string, high: boolean): void {
  ink.save();
  ink.translate(122, high ? 32 : 178);
  ink.rotate((-6 * Math.PI) / 180);
  ink.fillStyle = YELLOW;
  ink.fillRect(-150, -17, 300, 34);
  ink.fillStyle = INK;
  for (let x = -150; x < 172; x += 22) {
    stripe(ink, x, -17, 8);
    stripe(ink, x, 17, -6);
  }
  words(ink, text, 0, 1, 19, 200, INK);
  ink.restore();
}

function stripe(ink: Ink, x: number, y: number, depth: number): void {
  ink.beginPath();
  ink.moveTo(x, y);
  ink.lineTo(x - 8, y + depth);
  ink.lineTo(x - 16, y + depth);
  ink.lineTo(x - 8, y);
  ink.fill();
}

/** Display words centred on a point, set smaller where they would not fit. */
function words(ink: Ink, text: string, x: number, y: number, size: number, width: number, colour: string): void {
  const upper = text.toUpperCase();
  ink.font = fontOf('stencil', size, false, upper);
  const fit = Math.min(1, width / ink.measureText(upper).width);
  if (fit < 1) ink.font = fontOf('stencil', size * fit, false, upper);
  ink.textAlign = 'center';
  ink.textBaseline = 'alphabetic';
  ink.fillStyle = colour;
  ink.fillText(upper, x, y + size * fit * 0.35);
}
