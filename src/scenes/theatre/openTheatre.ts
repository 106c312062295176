import type { Box } from '../paint/items';
import type { Heard } from '../sound/mixer';
import { type Beats, beatsOf, CAPTION_MS, easeOut, type Pace, part, type SoundBeat } from './beats';
import { cuesOf } from './cuesOf';
import { layoutTheatre, pageFor } from './layout';
import { paintShot } from './paintShot';
import { type SetScene, setScene } from './scene';
import type { Shot } from './shot';
import type { TheatreArt } from './theatreArt';

interface TheatreSetting {
  readonly root: HTMLElement;
  readonly art: TheatreArt;
  /** Where a thing on the board is on the screen, in CSS pixels. */
  onScreen(box: Box): Box;
  /** How tall the bar is that stays free. */
  readonly bar: number;
  pixelRatio(): number;
  /** How fast it is played. */
  speed(): number;
  /** False: still pictures and fades. */
  lively(): boolean;
  sound(name: string, heard: Heard): void;
}

export interface Theatre {
  /** Ends when the picture does; a second shot ends the first. */
  play(shot: Shot, pace: Pace): Promise<void>;
  /** The picture as it would be so many milliseconds on: for tests, by hand. */
  paintAt(shot: Shot, pace: Pace, time: number): HTMLCanvasElement;
  skip(): void;
  close(): void;
}

/** The moments a still picture shows: laid on, and the result. */
const STILL_MS = 1000;

/** The stage over the table: a canvas of its own that is there only while a shot is played. */
export function openTheatre(setting: TheatreSetting): Theatre {
  const canvas = document.createElement('canvas');
  canvas.className = 'theatre';
  canvas.setAttribute('aria-hidden', 'true');
  const ink = canvas.getContext('2d');
  if (ink === null) throw new Error('this browser gives no canvas to draw on');
  let finish: () => void = () => undefined;

  const prepare = (shot: Shot, pace: Pace) => {
    const { width, height } = setting.root.getBoundingClientRect();
    const ratio = setting.pixelRatio();
    const page = pageFor(width, height);
    const pixels = page.scale * ratio;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    setting.art.resize(pixels);
    const layout = layoutTheatre(page.width, shot.firers.length, pace === 'short');
    const lit = shot.lit.map(setting.onScreen);
    const middle = lit.reduce((sum, box) => sum + box.y + box.height / 2, 0) / Math.max(1, lit.length);
    const band = (layout.bottom - layout.top[1]) * page.scale;
    // What it is about stays in sight: the band takes the other half.
    const above = lit.length > 0 && middle > height - band * 0.62;
    const top = above ? setting.bar : height - band;
    return {
      scene: setScene(shot, layout, setting.art, pixels),
      beats: paced(beatsOf[pace], shot),
      paint(this: void, scene: SetScene, beats: Beats, time: number, alpha: number) {
        ink.setTransform(ratio, 0, 0, ratio, 0, 0);
        ink.clearRect(0, 0, width, height);
        ink.globalAlpha = alpha;
        dim(ink, { x: 0, y: setting.bar, width, height: height - setting.bar }, lit);
        const slide = (1 - easeOut(part(time, 0, beats.entered)) + part(time, beats.end, beats.gone)) * band;
        const moved = setting.lively() ? (above ? -slide : slide) : 0;
        ink.setTransform(pixels, 0, 0, pixels, 0, (top + moved - layout.top[1] * page.scale) * ratio);
        ink.globalAlpha = alpha;
        paintShot({ ink, art: setting.art, scene, beats, time });
      },
    };
  };

  return {
    play(shot, pace) {
      finish();
      const { scene, beats, paint } = prepare(shot, pace);
      const cues = [...cuesOf(shot, beats)];
      setting.root.prepend(canvas);
      return new Promise((resolve) => {
        const begun = performance.now();
        let frame = 0;
        finish = () => {
          cancelAnimationFrame(frame);
          canvas.remove();
          finish = () => undefined;
          resolve();
        };
        const step = () => {
          const time = (performance.now() - begun) * Math.max(0.5, setting.speed());
          if (time >= beats.gone) return finish();
          sound(cues, time, setting.sound);
          if (setting.lively()) paint(scene, beats, time, 1);
          else paint(scene, beats, time < STILL_MS ? beats.last[0] - 1 : beats.end, still(time, beats));
          frame = requestAnimationFrame(step);
        };
        step();
      });
    },
    paintAt(shot, pace, time) {
      const { scene, beats, paint } = prepare(shot, pace);
      paint(scene, beats, time, 1);
      return canvas;
    },
    skip: () => finish(),
    close: () => finish(),
  };
}

/** A caption is read before the band goes. */
function paced(beats: Beats, { caption }: Shot): Beats {
  if (caption === null || beats.terms[1] === 0) return beats;
  return { ...beats, end: beats.end + CAPTION_MS, gone: beats.gone + CAPTION_MS };
}

/** Fades in, from the first picture to the second, and out. */
function still(time: number, beats: Beats): number {
  const change = Math.abs(time - STILL_MS) < 100 ? 0.35 + (0.65 * Math.abs(time - STILL_MS)) / 100 : 1;
  return Math.min(part(time, 0, 200), change, 1 - part(time, beats.end, beats.gone));
}

function sound(cues: SoundBeat[], time: number, play: TheatreSetting['sound']): void {
  for (let next = cues[0]; next !== undefined && next.at <= time; next = cues[0]) {
    play(next.name, { pan: next.pan, step: next.step ?? 0 });
    cues.shift();
  }
}

/** Everything but what the shot is about lies in the dark. */
function dim(ink: CanvasRenderingContext2D, { x, y, width, height }: Box, lit: readonly Box[]): void {
  ink.beginPath();
  ink.rect(x, y, width, height);
  for (const box of lit) {
    const radius = Math.max(box.width, box.height) * 0.56;
    const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
    ink.moveTo(cx + radius, cy);
    ink.arc(cx, cy, radius, 0, 2 * Math.PI, true);
  }
  ink.fillStyle = 'rgba(8,12,18,.62)';
  ink.fill('evenodd');
}
