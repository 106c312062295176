import type { SoundName } from '../frame/sound';
import type { Point } from '../paint/items';
import { easeOut, part } from './beats';
import * as piece from './pieces';
import type { TheatreArt } from './theatreArt';

/** Something the stage's pieces show over the board itself, at a place of the board. */
export interface BoardEffect {
  readonly piece:
    | 'reticle'
    | 'muzzle'
    | 'shell'
    | 'lob'
    | 'plume'
    | 'snowPlume'
    | 'bounce'
    | 'pierce'
    | 'brewUp'
    | 'smoke'
    | 'dust'
    | 'snowDust';
  /** Milliseconds after the moment began, and how long it lasts. */
  readonly at: number;
  readonly ms: number;
  /** Where it begins, in units of the board; a shell flies on to `to`. */
  readonly from: Point;
  readonly to?: Point;
  /** How large, in units of the board: roughly the length of the vehicle it is about. */
  readonly size: number;
  /** Degrees, 0 to the right. */
  readonly turn?: number;
}

/** Something heard at its place of the board. */
interface BoardCue {
  readonly at: number;
  readonly name: SoundName;
  readonly from: Point;
}

/** A decisive moment on a board that is a stage already: no close-up, the same pieces and sounds by the same beats. */
export interface BoardMoment {
  readonly effects: readonly BoardEffect[];
  readonly cues: readonly BoardCue[];
}

/** The pieces are drawn for a vehicle of this length. */
const DRAWN = 560;

/** One effect on a canvas, `since` it began; `scale` is a unit of the board on the canvas. */
export function paintEffect(
  ink: piece.Ink,
  art: TheatreArt,
  effect: BoardEffect,
  x: number,
  y: number,
  toX: number,
  toY: number,
  scale: number,
  since: number,
): void {
  if (since < 0 || since > effect.ms) return;
  const size = (effect.size * scale) / DRAWN;
  const { turn = 0 } = effect;
  switch (effect.piece) {
    case 'reticle':
      piece.reticle(ink, art, x, y, size, easeOut(part(since, 0, effect.ms * 0.8)));
      break;
    case 'muzzle':
      piece.muzzleFlash(ink, art, x, y, size, since, turn);
      break;
    case 'shell':
    case 'lob': {
      const flown = part(since, 0, effect.ms);
      const bow = effect.piece === 'lob' ? -Math.sin(Math.PI * flown) * Math.hypot(toX - x, toY - y) * 0.25 : 0;
      piece.tracer(ink, art, x, y, x + (toX - x) * flown, y + (toY - y) * flown + bow, size);
      break;
    }
    case 'plume':
    case 'snowPlume':
      piece.plume(ink, art, effect.piece === 'snowPlume', x, y, size, since);
      break;
    case 'bounce':
      piece.bounce(ink, art, x, y, size, since);
      break;
    case 'pierce':
      piece.pierce(ink, art, x, y, size, since);
      break;
    case 'brewUp':
      piece.brewUp(ink, art, x, y, size, since);
      break;
    case 'smoke':
      piece.smoke(ink, art, x, y, size, since, effect.ms);
      break;
    case 'dust':
    case 'snowDust':
      piece.kick(ink, art, effect.piece === 'snowDust', x, y, size, since);
      break;
  }
}

/** One shot over a board, as the beat sheet has it from the flash on. */
interface BoardShot {
  readonly from: Point;
  readonly to: Point;
  readonly size: number;
  readonly sound: SoundName;
  readonly lobbed?: boolean;
  readonly snow?: boolean;
  /** Null: only the shell; what becomes of it is shown later. */
  readonly outcome: 'destroyed' | 'pierced' | 'bounced' | 'missed' | null;
}

const FLIGHT_MS = 240;
const STRUCK = 60 + FLIGHT_MS;

const strikes: {
  readonly [outcome in Exclude<BoardShot['outcome'], null>]: {
    piece: BoardEffect['piece'];
    ms: number;
    name: SoundName;
  };
} = {
  destroyed: { piece: 'brewUp', ms: 900, name: 'brewUp' },
  pierced: { piece: 'pierce', ms: 420, name: 'penetration' },
  bounced: { piece: 'bounce', ms: 640, name: 'ricochet' },
  missed: { piece: 'plume', ms: 800, name: 'earth' },
};

/** Flash, flight and strike with their sounds. */
export function boardShot({ from, to, size, sound, lobbed = false, snow = false, outcome }: BoardShot): BoardMoment {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const shot: BoardMoment = {
    effects: [
      { piece: 'muzzle', at: 0, ms: 190, from, size, turn },
      { piece: lobbed ? 'lob' : 'shell', at: 60, ms: FLIGHT_MS, from, to, size: size * 0.7 },
    ],
    cues: [{ at: 0, name: sound, from }],
  };
  if (outcome === null) return shot;
  const strike = strikes[outcome];
  const plumes = snow && strike.piece === 'plume' ? 'snowPlume' : strike.piece;
  return {
    effects: [...shot.effects, { piece: plumes, at: STRUCK, ms: strike.ms, from: to, size }],
    cues: [...shot.cues, { at: STRUCK, name: strike.name, from: to }],
  };
}

export const lengthOf = ({ effects, cues }: BoardMoment): number =>
  Math.max(0, ...effects.map(({ at, ms }) => at + ms), ...cues.map(({ at }) => at));
