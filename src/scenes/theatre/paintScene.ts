import type { Point } from '../paint/items';
import { type Beats, easeOut, part } from './beats';
import type { Panel } from './layout';
import { onPage, type SetFirer, type SetScene } from './scene';
import { footOf, mirrorOf, type Standing } from './sides';
import { anchors, type TheatreArt } from './theatreArt';

type Ink = CanvasRenderingContext2D;

/** What every painter of a moment is given. */
export interface Moment {
  readonly ink: Ink;
  readonly art: TheatreArt;
  readonly scene: SetScene;
  readonly beats: Beats;
  readonly time: number;
}

interface Laid {
  readonly turn?: number;
  readonly alpha?: number;
  readonly flip?: boolean;
  readonly stretch?: number;
}

/** An effect with its anchor on a point. */
export function effect({ ink, art }: Moment, name: string, at: Point, scale: number, how: Laid = {}): void {
  const sprite = art.sprite(name);
  if (sprite === null || how.alpha === 0) return;
  const [x, y] = anchors[name] ?? [sprite.width / 2, sprite.height / 2];
  ink.save();
  ink.globalAlpha = how.alpha ?? 1;
  ink.translate(at.x, at.y);
  ink.rotate(((how.turn ?? 0) * Math.PI) / 180);
  ink.scale((how.flip ? -scale : scale) * (how.stretch ?? 1), scale);
  ink.drawImage(sprite.image, -x, -y, sprite.width, sprite.height);
  ink.restore();
}

function clipTo(ink: Ink, { corners }: Panel): void {
  ink.beginPath();
  for (const [x, y] of corners) ink.lineTo(x, y);
  ink.closePath();
}

/** A side view on its stage, as drawn or in another light. */
function stand(moment: Moment, actor: Standing, image: HTMLCanvasElement | null, alpha = 1, tilt = 0): void {
  const { ink, art } = moment;
  const shown = image ?? art.sprite(`${actor.id}-side`, actor.scale)?.image;
  if (shown === undefined) return;
  const foot = footOf(actor.id);
  ink.save();
  ink.globalAlpha = alpha;
  ink.translate(actor.x, actor.y);
  ink.rotate((tilt * Math.PI) / 180);
  ink.scale(mirrorOf(actor) * actor.scale, actor.scale);
  ink.drawImage(shown, -foot.x, -foot.y, 512, (512 * shown.height) / shown.width);
  ink.restore();
}

/** What is inside a panel, in units of its stage. */
function inside(moment: Moment, panel: Panel, paint: () => void): void {
  const { ink } = moment;
  ink.save();
  clipTo(ink, panel);
  ink.clip();
  ink.translate(panel.at.x, panel.at.y);
  ink.scale(panel.scale, panel.scale);
  paint();
  ink.restore();
}

function frame({ ink, scene }: Moment, panel: Panel): void {
  const width = scene.layout.kind === 'phone' ? 5 : 12;
  clipTo(ink, panel);
  ink.strokeStyle = '#10161f';
  ink.lineWidth = width;
  ink.stroke();
  ink.strokeStyle = '#E9E0C8';
  ink.lineWidth = width * 0.46;
  ink.stroke();
}

function scenery(
  { ink }: Moment,
  { panel, box, scenery }: { panel: Panel; box: SetFirer['box']; scenery: HTMLCanvasElement },
): void {
  ink.save();
  clipTo(ink, panel);
  ink.clip();
  ink.drawImage(scenery, box.x, box.y, box.width, box.height);
  ink.restore();
}

function shade(ink: Ink, colour: string, alpha: number): void {
  if (alpha <= 0) return;
  ink.globalAlpha = alpha;
  ink.fillStyle = colour;
  ink.fillRect(-4000, -1000, 9000, 3000);
  ink.globalAlpha = 1;
}

export function paintFirer(moment: Moment, set: SetFirer): void {
  const { beats, time, scene } = moment;
  const { firer, panel, actor, dark } = set;
  const fired = time >= beats.fire && firer.kind !== 'air';
  const recoil = fired ? -14 * (1 - easeOut(part(time, beats.fire + 40, beats.fire + 280))) : 0;
  scenery(moment, set);
  inside(moment, panel, () => {
    stand(moment, { ...actor, x: actor.x + recoil }, dark, 1, recoil * 0.11);
    const since = time - beats.fire;
    if (fired && since < 260) {
      const kick = scene.shot.season === 'snow' ? 'snow-kick' : 'dust-kick';
      const alpha = 1 - part(since, 120, 260);
      effect(moment, kick, { x: actor.x + 150, y: actor.y + 8 }, 0.9, { alpha });
      effect(moment, kick, { x: actor.x - 210, y: actor.y + 10 }, 0.7, { alpha, flip: true });
    }
    shade(moment.ink, '#FFE9B0', fired ? 0.28 * (1 - part(since, 0, 160)) : 0);
    shade(moment.ink, '#101724', 0.4 * part(time, beats.flight[1], beats.flight[1] + 160));
  });
  frame(moment, panel);
}

/** The flash at the muzzle, in three pictures. */
export function paintMuzzle(moment: Moment, { muzzle, panel, firer }: SetFirer): void {
  const since = moment.time - moment.beats.fire;
  if (since < 0 || since > 190 || firer.kind === 'assault') return;
  const name = since < 20 ? 'muzzle-1' : since < 80 ? 'muzzle-2' : 'muzzle-3';
  effect(moment, name, muzzle, panel.scale * 1.3, { alpha: since < 110 ? 1 : 1 - part(since, 110, 190) });
}

export function paintTarget(moment: Moment): void {
  const { beats, time, scene, ink } = moment;
  const { target, shot } = scene;
  const hang = part(time, beats.flight[1], beats.last[0]);
  const struck = time >= beats.last[1];
  const zoom = struck ? 1.07 : 1 + 0.1 * easeOut(hang);
  const pivot = onPage(target.panel, { x: target.actor.x, y: 330 });
  ink.save();
  clipTo(ink, target.panel);
  ink.clip();
  ink.translate(pivot.x * (1 - zoom), pivot.y * (1 - zoom));
  ink.scale(zoom, zoom);
  ink.drawImage(target.scenery, target.box.x, target.box.y, target.box.width, target.box.height);
  ink.translate(target.panel.at.x, target.panel.at.y);
  ink.scale(target.panel.scale, target.panel.scale);
  shade(ink, '#101724', struck ? 0 : 0.42 * hang);
  if (struck && shot.outcome === 'destroyed') paintBrewBehind(moment);
  const shake = struck && shot.outcome === 'destroyed' ? -1.5 : 0;
  stand(moment, target.actor, struck ? (target.burnt ?? target.dark) : target.dark, 1, shake);
  if (!struck && time >= beats.aim && target.lit !== null)
    stand(moment, target.actor, target.lit, part(time, beats.aim, beats.aim + 120));
  if (struck) paintStruck(moment);
  ink.restore();
  frame(moment, target.panel);
}

/** Smoke and fire that rise behind a hull. */
function paintBrewBehind(moment: Moment): void {
  const since = moment.time - moment.beats.last[1];
  const { deck } = moment.scene.target;
  if (since > 140) {
    const grown = easeOut(part(since, 140, 700));
    effect(moment, 'smoke-column-1', { x: deck.x + 60, y: deck.y + 10 }, 0.5 + 0.55 * grown, {
      alpha: 0.95,
      stretch: 1.3,
    });
  }
  const grown = easeOut(part(since, 0, 300));
  effect(moment, since < 80 ? 'brew-1' : 'brew-2', { x: deck.x + 20, y: deck.y - 40 }, 0.45 + 0.45 * grown, {
    alpha: 1 - 0.5 * part(since, 420, 900),
  });
}

const debris = [
  ['debris-wheel', -300, -150, 240],
  ['debris-hatch', 300, -330, -200],
  ['debris-plate', -210, -260, -320],
  ['debris-track', 380, -180, 300],
  ['debris-plate', 180, -210, 420],
] as const;

/** What a strike leaves: flames and flying parts, a spark and a scar, or earth thrown up beside. */
function paintStruck(moment: Moment): void {
  const { scene, time, beats } = moment;
  const { hit, deck, actor } = scene.target;
  const { outcome, season } = scene.shot;
  const since = time - beats.last[1];
  if (outcome === 'missed') {
    const up = easeOut(part(since, 0, 260));
    effect(
      moment,
      season === 'snow' ? 'plume-snow' : 'plume-dirt',
      { x: actor.x - 330, y: actor.y + 10 },
      0.35 + 0.75 * up,
      {
        alpha: 1 - part(since, 420, 800),
      },
    );
    return;
  }
  if (outcome === 'bounced') {
    effect(moment, 'scar', hit, 0.9);
    effect(moment, 'strike', hit, 0.7 + 0.3 * part(since, 0, 120), { alpha: 1 - part(since, 160, 380) });
    effect(moment, 'bounce', hit, 0.9, { alpha: 1 - part(since, 240, 640) });
    return;
  }
  effect(moment, 'hole', hit, 1.05);
  effect(moment, 'strike', hit, 1.2, { alpha: 1 - part(since, 60, 220) });
  const burning = part(since, 160, 420);
  effect(moment, 'brew-3', { x: deck.x, y: deck.y + 6 }, 0.34 + 0.1 * Math.sin(since / 70), { alpha: burning });
  effect(moment, 'fire-2', { x: hit.x, y: hit.y - 20 }, 0.6 + 0.08 * Math.sin(since / 50), { alpha: burning });
  if (since < 900) {
    effect(moment, 'debris-spray', { x: deck.x, y: deck.y + 20 }, 0.9 + 0.7 * part(since, 0, 300), {
      alpha: 1 - part(since, 300, 700),
    });
    for (const [name, x, y, spin] of debris) {
      const gone = since / 700;
      effect(moment, name, { x: deck.x + x * gone * 1.6, y: deck.y + y * gone * 1.9 + 620 * gone * gone }, 0.9, {
        turn: spin * gone,
        alpha: 1 - part(since, 650, 900),
      });
    }
  }
}

/** The shot over the gutters: most of the way, a breath before the plate, and in. */
export function paintFlight(moment: Moment, set: SetFirer, index: number): void {
  const { scene, time, beats, ink } = moment;
  const { target, shot } = scene;
  if (time < beats.flight[0] || time >= beats.last[1] + 40 || set.firer.kind === 'assault') return;
  const aimed = onPage(target.panel, target.hit);
  const goal = { x: aimed.x - index * 36, y: aimed.y - index * 42 };
  const above = set.firer.kind === 'indirect' || set.firer.kind === 'air';
  const from = set.firer.kind === 'air' ? { x: goal.x - 520, y: scene.layout.top[1] - 60 } : set.muzzle;
  const flown = 0.86 * part(time, beats.flight[0], beats.flight[1]) + 0.14 * part(time, beats.last[0], beats.last[1]);
  const bow = above ? -Math.sin(Math.PI * flown) * 180 : 0;
  const at = { x: from.x + (goal.x - from.x) * flown, y: from.y + (goal.y - from.y) * flown + bow };
  const turn =
    (Math.atan2(goal.y - from.y + (above ? Math.cos(Math.PI * flown) * -420 : 0), goal.x - from.x) * 180) / Math.PI;
  const small = scene.layout.kind === 'phone' ? 0.4 : 1;
  const hangs = time >= beats.flight[1] && time < beats.last[0] && shot.roll !== null;
  if (hangs) {
    ink.strokeStyle = 'rgba(255,212,71,.26)';
    ink.lineWidth = 5 * small;
    ink.beginPath();
    ink.moveTo(from.x, from.y);
    ink.lineTo(at.x - 60 * small, at.y);
    ink.stroke();
    effect(moment, 'shell-hang', at, (index === 0 ? 1.1 : 0.75) * small, { turn: turn * 0.2 });
  } else {
    const length = Math.hypot(at.x - from.x, at.y - from.y);
    effect(moment, 'tracer', at, small, { turn, stretch: Math.min(length / (790 * small), 2.4) });
  }
}

/** The sight closes on the plate. */
export function paintReticle(moment: Moment): void {
  const { time, beats, scene } = moment;
  if (time < beats.aim || time > beats.fire + 40) return;
  const closing = easeOut(part(time, beats.aim, beats.fire));
  const at = onPage(scene.target.panel, scene.target.hit);
  const small = scene.layout.kind === 'phone' ? 0.45 : 1;
  effect(moment, 'reticle', at, (1.7 - 0.88 * closing) * small, { alpha: closing, turn: 40 * (1 - closing) });
}
