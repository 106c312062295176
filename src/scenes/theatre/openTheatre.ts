import type { Drawing } from '../paint/drawings';
import type { Box, Point } from '../paint/items';
import type { Heard } from '../sound/mixer';
import { type Beats, beatsOf, CAPTION_MS, easeOut, type Pace, part, type SoundBeat } from './beats';
import { type BoardMoment, lengthOf, paintEffect } from './boardEffects';
import { cuesOf, hangOf } from './cuesOf';
import { paintDimming } from './dimming';
import { layoutTheatre, pageFor } from './layout';
import type { Moment } from './paintScene';
import { paintShot } from './paintShot';
import { paintPortrait } from './portrait';
import { setScene } from './scene';
import type { Shot } from './shot';
import type { TheatreArt } from './theatreArt';

interface TheatreSetting {
  readonly root: HTMLElement;
  /** Puts the stage where it is to lie. */
  open(canvas: HTMLCanvasElement): void;
  readonly art: TheatreArt;
  /** Where a thing on the board is on the screen, in CSS pixels. */
  onScreen(box: Box): Box;
  /** The board's camera, where there is one: it fits boxes into what the stage leaves free, and goes back when it is gone. */
  readonly camera?: StageCamera;
  /** Where it is said what is going on, which stays lit. */
  prompt?(): Box | null;
  /** How tall the bar is that stays free. */
  readonly bar: number;
  /** How much of the lower edge is covered: the stage ends above it. */
  foot(): number;
  pixelRatio(): number;
  /** How fast it is played. */
  speed(): number;
  /** False: still pictures and fades. */
  lively(): boolean;
  sound(name: string, heard: Heard): void;
  /** It is soon to be heard. */
  prepare(name: string): void;
  /** For so many seconds all that is heard but the moment itself is far away; 0: no longer. */
  hush(seconds: number): void;
}

/** Moves the board out of the stage's way. */
export interface StageCamera {
  /** False where it cannot. */
  aside(boxes: readonly Box[], free: Box, ms: number): boolean;
  back(ms: number): void;
}

export interface Theatre {
  /** Ends when the picture does; a second shot ends the first. */
  play(shot: Shot, pace: Pace, speed?: () => number): Promise<void>;
  /** The same pieces over the board itself. */
  over(moment: BoardMoment): Promise<void>;
  /** In full and at its own speed, because somebody asked for it: a click or any key ends it. */
  again(shot: Shot): Promise<void>;
  /** How it looked in the end. */
  portrait(shot: Shot): Drawing;
  skip(): void;
  close(): void;
}

/** Something to be shown from 0 to its end, with what is heard on the way. */
interface Running {
  readonly length: number;
  readonly cues: readonly SoundBeat[];
  /** While everything else is hushed; null: never. */
  readonly hang: readonly [from: number, to: number] | null;
  paint(time: number): void;
}

/** The band leans: so much of it, in units of the page, lies over its lower corner. */
const EDGE = 12;

/** The moments a still picture shows: laid on, and the result. */
const STILL_MS = 1000;

/** The stage over the table: a canvas of its own that is there only while something is played. */
export function openTheatre(setting: TheatreSetting): Theatre {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  const ink = canvas.getContext('2d');
  if (ink === null) throw new Error('this browser gives no canvas to draw on');
  let finish: () => void = () => undefined;

  const measured = () => {
    // A second shot ends the first.
    finish();
    const { width, height: whole } = setting.root.getBoundingClientRect();
    const height = whole - setting.foot();
    const ratio = setting.pixelRatio();
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    canvas.style.height = `${height}px`;
    canvas.style.opacity = '1';
    return { width, height, ratio };
  };

  const run = ({ length, cues, hang, paint }: Running, speed = () => Math.max(0.5, setting.speed())): Promise<void> => {
    setting.open(canvas);
    return new Promise((resolve) => {
      const begun = performance.now();
      let [frame, heard, ready] = [0, 0, 0];
      let hushed = false;
      finish = () => {
        cancelAnimationFrame(frame);
        // Whoever leaves in the middle of it hears the table again at once.
        if (hushed) setting.hush(0);
        canvas.remove();
        setting.camera?.back(0);
        finish = () => undefined;
        resolve();
      };
      const step = () => {
        const time = (performance.now() - begun) * speed();
        if (time >= length) return finish();
        // One a frame, well before its beat: a strike must not wait for its sound to be made.
        const soon = cues[ready];
        if (soon !== undefined) setting.prepare(soon.name);
        ready += 1;
        if (hang !== null && hushed !== (time >= hang[0] && time < hang[1])) {
          hushed = !hushed;
          setting.hush(hushed ? (hang[1] - time) / speed() / 1000 : 0);
        }
        for (let cue = cues[heard]; cue !== undefined && cue.at <= time; cue = cues[heard]) {
          setting.sound(cue.name, { pan: cue.pan, step: cue.step ?? 0 });
          heard += 1;
        }
        paint(time);
        frame = requestAnimationFrame(step);
      };
      step();
    });
  };

  const stageShot = (shot: Shot, pace: Pace): Running => {
    const room = measured();
    const beats = paced(beatsOf[pace], shot);
    return {
      length: beats.gone,
      cues: cuesOf(shot, beats),
      hang: hangOf(shot, beats),
      paint: shotPainter(setting, canvas, ink, room, shot, beats, pace),
    };
  };

  return {
    play(shot, pace, speed) {
      canvas.className = 'theatre close-up';
      return run(stageShot(shot, pace), speed);
    },
    over(moment) {
      canvas.className = 'theatre';
      return run(stageMoment(setting, canvas, ink, measured(), moment));
    },
    again(shot) {
      const leave = () => finish();
      canvas.addEventListener('pointerdown', leave);
      document.addEventListener('keydown', leave, { capture: true });
      canvas.className = 'theatre close-up asked';
      return run(stageShot(shot, 'full'), () => 1).finally(() => {
        canvas.removeEventListener('pointerdown', leave);
        document.removeEventListener('keydown', leave, { capture: true });
      });
    },
    portrait: (shot) => paintPortrait(setting.art, shot),
    skip: () => finish(),
    close: () => finish(),
  };
}

interface Room {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** Sets the stage once; what it answers with paints a moment and leaves nothing behind. */
function shotPainter(
  setting: TheatreSetting,
  canvas: HTMLCanvasElement,
  ink: CanvasRenderingContext2D,
  { width, height, ratio }: Room,
  shot: Shot,
  beats: Beats,
  pace: Pace,
): (time: number) => void {
  const { art, bar } = setting;
  const page = pageFor(width, height);
  const pixels = page.scale * ratio;
  art.resize(pixels);
  const layout = layoutTheatre(page.width, shot.firers.length, pace !== 'full', page.scale);
  const band = (layout.bottom - layout.top[1]) * page.scale;
  const free: Box = { x: 0, y: bar, width, height: height - band - bar - EDGE * page.scale };
  const glide = setting.lively() ? 1 / Math.max(0.5, setting.speed()) : 0;
  const moved = setting.camera?.aside(shot.lit, free, beats.entered * glide) ?? false;
  const lit = shot.lit.map(setting.onScreen);
  const middle = lit.reduce((sum, box) => sum + box.y + box.height / 2, 0) / Math.max(1, lit.length);
  // What it is about stays in sight: where the board cannot give way, the band takes the other half.
  const above = !moved && lit.length > 0 && middle > height - band * 0.62;
  const top = above ? bar : height - band;
  const dark: Box = { x: 0, y: bar, width, height: height - bar };
  const prompt = setting.prompt?.() ?? null;
  const dimming = art.still(dark, ratio, (own) => paintDimming(own, dark, lit, prompt));
  let back = !moved;
  const moment: Moment = { ink, art, scene: setScene(shot, layout, art, beats, pixels), beats, time: 0 };
  return (time) => {
    const lively = setting.lively();
    moment.time = lively ? time : time < STILL_MS ? beats.last[0] - 1 : beats.end;
    const entering = easeOut(part(time, 0, beats.entered));
    const leaving = part(time, beats.end, beats.gone);
    if (!back && leaving > 0) {
      back = true;
      setting.camera?.back((beats.gone - beats.end) * glide);
    }
    ink.setTransform(ratio, 0, 0, ratio, 0, 0);
    ink.clearRect(0, 0, width, height);
    ink.globalAlpha = lively ? entering * (1 - leaving) : 1;
    dimming(ink, 0);
    ink.globalAlpha = 1;
    const slide = lively ? (1 - entering + leaving) * band : 0;
    const shift = top + (above ? -slide : slide) - layout.top[1] * page.scale;
    ink.setTransform(pixels, 0, 0, pixels, 0, shift * ratio);
    paintShot(moment);
    if (above && slide > 0) {
      // It comes and goes behind the bar.
      ink.setTransform(ratio, 0, 0, ratio, 0, 0);
      ink.clearRect(0, 0, width, bar);
    }
    if (!lively) canvas.style.opacity = String(still(time, beats));
  };
}

/** The pieces of a moment over the board: where they are is asked once. */
function stageMoment(
  setting: TheatreSetting,
  canvas: HTMLCanvasElement,
  ink: CanvasRenderingContext2D,
  { width, height, ratio }: Room,
  moment: BoardMoment,
): Running {
  const spot = ({ x, y }: Point) => setting.onScreen({ x, y, width: 1, height: 1 });
  const placed = moment.effects.map((effect) => ({
    effect,
    from: spot(effect.from),
    to: spot(effect.to ?? effect.from),
  }));
  const length = lengthOf(moment);
  setting.art.resize(ratio);
  return {
    length,
    cues: moment.cues
      .map(({ at, name, from }) => ({ at, name, pan: Math.max(-1, Math.min(1, (2 * spot(from).x) / width - 1)) }))
      .toSorted((a, b) => a.at - b.at),
    hang: null,
    paint(time) {
      const lively = setting.lively();
      ink.setTransform(ratio, 0, 0, ratio, 0, 0);
      ink.clearRect(0, 0, width, height);
      for (let index = 0; index < placed.length; index++) {
        const one = placed[index];
        if (one === undefined || (!lively && one.effect.to !== undefined)) continue;
        // Without motion each piece stands from its beat on as it looks in its middle.
        const since = lively || time < one.effect.at ? time - one.effect.at : one.effect.ms * 0.4;
        paintEffect(ink, setting.art, one.effect, one.from.x, one.from.y, one.to.x, one.to.y, one.from.width, since);
      }
      // Smoke rises behind the bar.
      ink.clearRect(0, 0, width, setting.bar);
      if (!lively) canvas.style.opacity = String(Math.min(part(time, 0, 150), 1 - part(time, length - 150, length)));
    },
  };
}

/** A caption is read before the band goes. */
function paced(beats: Beats, { caption }: Shot): Beats {
  if (caption === null || beats === beatsOf.short) return beats;
  return { ...beats, end: beats.end + CAPTION_MS, gone: beats.gone + CAPTION_MS };
}

/** Fades in, from the first picture to the second, and out. */
function still(time: number, beats: Beats): number {
  const change = Math.abs(time - STILL_MS) < 100 ? 0.35 + (0.65 * Math.abs(time - STILL_MS)) / 100 : 1;
  return Math.min(part(time, 0, 200), change, 1 - part(time, beats.end, beats.gone));
}
