import { type Beats, easeOut, part } from './beats';
import type { Panel } from './layout';
import * as piece from './pieces';
import type { SetFirer, SetPanel, SetScene } from './scene';
import { barrelOf } from './sides';
import type { TheatreArt } from './theatreArt';
import { BONE, NIGHT } from './tints';

type Ink = CanvasRenderingContext2D;

/** What every painter of a moment is given; the same object for a whole shot, whose time goes on. */
export interface Moment {
  readonly ink: Ink;
  readonly art: TheatreArt;
  readonly scene: SetScene;
  readonly beats: Beats;
  time: number;
}

function trace(ink: Ink, { corners }: Panel): void {
  ink.beginPath();
  for (let index = 0; index < corners.length; index++) {
    const corner = corners[index];
    if (corner !== undefined) ink.lineTo(corner[0], corner[1]);
  }
  ink.closePath();
}

/** A side view on its stage, moved, faded and tilted. */
function stand(ink: Ink, set: SetPanel, image: HTMLCanvasElement | null, moved = 0, alpha = 1, tilt = 0): void {
  if (image === null) return;
  const { actor, foot, mirror } = set;
  ink.save();
  ink.globalAlpha = alpha;
  ink.translate(actor.x + moved, actor.y);
  ink.rotate((tilt * Math.PI) / 180);
  ink.scale(mirror * actor.scale, actor.scale);
  ink.drawImage(image, -foot.x, -foot.y, 512, (512 * image.height) / image.width);
  ink.restore();
}

function frame(ink: Ink, panel: Panel, phone: boolean): void {
  const width = phone ? 5 : 12;
  trace(ink, panel);
  ink.strokeStyle = NIGHT;
  ink.lineWidth = width;
  ink.stroke();
  ink.strokeStyle = BONE;
  ink.lineWidth = width * 0.46;
  ink.stroke();
}

function shade(ink: Ink, colour: string, alpha: number): void {
  if (alpha <= 0) return;
  ink.globalAlpha = alpha;
  ink.fillStyle = colour;
  ink.fillRect(-4000, -1000, 9000, 3000);
  ink.globalAlpha = 1;
}

const TILE_WIDE = 640;
const TILE_HIGH = 480;

/** Snow that drifts or rain that beats down, over a whole panel, in units of its stage. */
function paintFall(moment: Moment, { panel, box }: SetPanel): void {
  const { fall } = moment.scene.shot;
  if (fall === null) return;
  const { ink, art, time } = moment;
  const down = (time * (fall === 'rain' ? 1.1 : 0.09)) % TILE_HIGH;
  const across = (time * (fall === 'rain' ? -0.25 : 0.03)) % TILE_WIDE;
  const name = fall === 'rain' ? 'weather-rain' : 'weather-snow';
  // Only what falls into the panel is painted.
  const left = (box.x - panel.at.x) / panel.scale;
  const right = left + box.width / panel.scale;
  const floor = (box.y - panel.at.y + box.height) / panel.scale;
  for (let x = left + across - TILE_WIDE; x < right; x += TILE_WIDE) {
    if (x + TILE_WIDE <= left) continue;
    for (let y = down - TILE_HIGH; y < floor; y += TILE_HIGH) piece.lay(ink, art, name, x, y, 1, 0.85);
  }
}

/** How far infantry has rushed forward. */
const rushed = (time: number, { aim, fire }: Beats): number => 56 * easeOut(part(time, aim, fire));

export function paintFirer(moment: Moment, set: SetFirer): void {
  const { ink, art, beats, time, scene } = moment;
  const { firer, panel, actor, box, image } = set;
  const since = time - beats.fire;
  const air = firer.kind === 'air';
  const back = air ? 0 : piece.recoil(since);
  const moved = air ? (part(time, 0, beats.last[1]) - 0.5) * 420 : -14 * back;
  const ahead = firer.kind === 'assault' ? rushed(time, beats) : 0;
  ink.save();
  trace(ink, panel);
  ink.clip();
  ink.drawImage(set.scenery, box.x, box.y, box.width, box.height);
  ink.translate(panel.at.x, panel.at.y);
  ink.scale(panel.scale, panel.scale);
  if (firer.kind === 'assault')
    piece.lay(ink, art, 'rush-lines', panel.stand - 960, -60, 1, 0.6 * part(time, beats.aim, beats.fire));
  stand(ink, set, image, moved + ahead, 1, air ? -4 : -1.5 * back);
  if (!air) {
    const snow = scene.shot.season === 'snow';
    piece.kick(ink, art, snow, actor.x + 150 + ahead, actor.y + 8, 0.9, since);
    piece.kick(ink, art, snow, actor.x - 210 + ahead, actor.y + 10, -0.7, since);
    shade(ink, '#FFE9B0', since >= 0 ? 0.28 * (1 - part(since, 0, 160)) : 0);
  }
  paintFall(moment, set);
  // By night little is seen of it anyway.
  const dark = scene.shot.sky === 'night' ? 0.2 : 0.4;
  shade(ink, '#101724', dark * part(time, beats.flight[1], beats.flight[1] + 160));
  ink.restore();
  frame(ink, panel, scene.layout.kind === 'phone');
}

export function paintMuzzle(moment: Moment, set: SetFirer): void {
  const { ink, art, time, beats } = moment;
  if (set.firer.kind === 'air') return;
  const ahead = set.firer.kind === 'assault' ? rushed(time, beats) * set.panel.scale : 0;
  const large = set.firer.kind === 'assault' ? 0.8 : 1.3;
  piece.muzzleSmoke(ink, art, set.muzzle.x + ahead, set.muzzle.y, set.panel.scale * large, time - beats.fire);
  const turn = barrelOf(set.actor.id);
  piece.muzzleFlash(ink, art, set.muzzle.x + ahead, set.muzzle.y, set.panel.scale * large, time - beats.fire, turn);
}

export function paintTarget(moment: Moment): void {
  const { ink, beats, time, scene, art } = moment;
  const { target, shot } = scene;
  const { panel, box, actor } = target;
  const hang = part(time, beats.flight[1], beats.last[0]);
  const since = time - beats.last[1];
  const struck = since >= 0;
  const gone = shot.outcome === 'escaped';
  const zoom = gone ? 1 : struck ? 1.07 : 1 + 0.1 * easeOut(hang);
  const pivotX = panel.at.x + actor.x * panel.scale;
  const pivotY = panel.at.y + 330 * panel.scale;
  ink.save();
  trace(ink, panel);
  ink.clip();
  ink.translate(pivotX * (1 - zoom), pivotY * (1 - zoom));
  ink.scale(zoom, zoom);
  ink.drawImage(target.scenery, box.x, box.y, box.width, box.height);
  ink.translate(panel.at.x, panel.at.y);
  ink.scale(panel.scale, panel.scale);
  if (gone) paintAway(moment);
  else {
    shade(ink, '#101724', struck ? 0 : 0.42 * hang);
    const burnt = struck && shot.outcome === 'destroyed';
    if (burnt) piece.fireball(ink, art, target.deck.x, target.deck.y, 1, since);
    stand(ink, target, struck ? (target.burnt ?? target.image) : target.image, 0, 1, burnt ? -1.5 : 0);
    if (!struck && time >= beats.aim) stand(ink, target, target.lit, 0, part(time, beats.aim, beats.aim + 120));
    if (struck) paintStruck(moment, since);
  }
  paintFall(moment, target);
  ink.restore();
  frame(ink, panel, scene.layout.kind === 'phone');
}

/** A tank that gets away: it drives off the stage in its own dust. */
function paintAway(moment: Moment): void {
  const { ink, art, scene, time, beats } = moment;
  const { target } = scene;
  const far = part(time, beats.aim, beats.end);
  // A small page has little ground to cross.
  const moved = (scene.layout.kind === 'phone' ? -330 : -620) + 1700 * far * far;
  const x = target.actor.x + moved;
  for (let puff = 0; puff < 4; puff++) {
    const age = (time + puff * 65) % 260;
    piece.kick(ink, art, false, x - 170 - puff * 60 - age * 0.2, target.actor.y + 10, -0.6, age);
  }
  stand(ink, target, target.image, moved, 1, -0.6 * Math.sin(time / 60));
}

/** What a strike leaves: flames and flying parts, a spark and a scar, or earth thrown up beside. */
function paintStruck({ ink, art, scene }: Moment, since: number): void {
  const { target, shot } = scene;
  const { hit, deck, actor } = target;
  if (shot.outcome === 'missed') {
    piece.plume(ink, art, shot.season === 'snow', actor.x - 330, actor.y + 10, 1, since);
  } else if (shot.outcome === 'bounced') {
    stand(ink, target, target.held, 0, 1 - part(since, 420, 700));
    piece.bounce(ink, art, hit.x, hit.y, 1, since);
  } else {
    piece.pierce(ink, art, hit.x, hit.y, 1, since);
    piece.flames(ink, art, deck.x, deck.y, 1, since);
    piece.licks(ink, art, hit.x, hit.y, 1, since);
    piece.debris(ink, art, deck.x, deck.y, 1, since);
  }
}

/** The shot over the gutters: most of the way, a breath before the plate, and in. */
export function paintFlight(moment: Moment, set: SetFirer, index: number): void {
  const { ink, art, scene, time, beats } = moment;
  const { target, shot, layout } = scene;
  const { kind } = set.firer;
  if (time < beats.flight[0] || time >= beats.last[1] + 40) return;
  const small = layout.kind === 'phone' ? 0.4 : 1;
  const goalX = target.aimed.x - index * 36 * small;
  const goalY = target.aimed.y - index * 42 * small;
  const flown = 0.86 * part(time, beats.flight[0], beats.flight[1]) + 0.14 * part(time, beats.last[0], beats.last[1]);
  if (shot.face === 'side' && kind === 'direct') {
    paintBroadside(ink, target.box.x, layout.deck.edge[1], goalX, goalY, flown, small);
    return;
  }
  const air = kind === 'air';
  const fromX = air ? goalX - 300 * small : set.muzzle.x;
  const fromY = air ? layout.top[1] - 50 * small : set.muzzle.y;
  const bow = kind === 'indirect' ? 230 * small : 0;
  const x = fromX + (goalX - fromX) * flown;
  const y = air
    ? fromY + (goalY - fromY) * flown * flown
    : fromY + (goalY - fromY) * flown - Math.sin(Math.PI * flown) * bow;
  const slope = air ? 2 * flown * (goalY - fromY) : goalY - fromY - Math.cos(Math.PI * flown) * Math.PI * bow;
  const turn = (Math.atan2(slope, goalX - fromX) * 180) / Math.PI;
  if (air) {
    piece.lay(ink, art, 'bomb', x, y, small, 1, turn);
    return;
  }
  if (bow > 0) paintBow(ink, fromX, fromY, goalX, goalY, bow, flown, small);
  if (time >= beats.flight[1] && time < beats.last[0] && shot.roll !== null) {
    if (bow === 0) trail(ink, fromX, fromY, x - 60 * small, y, small);
    piece.lay(ink, art, 'shell-hang', x, y, (index === 0 ? 1.1 : 0.75) * small, 1, bow > 0 ? turn : turn * 0.2);
  } else if (bow > 0) piece.lay(ink, art, 'shell-hang', x, y, 0.8 * small, 1, turn);
  else piece.tracer(ink, art, fromX, fromY, x, y, small, turn);
}

function trail(ink: Ink, fromX: number, fromY: number, x: number, y: number, small: number): void {
  ink.strokeStyle = 'rgba(255,212,71,.26)';
  ink.lineWidth = 5 * small;
  ink.beginPath();
  ink.moveTo(fromX, fromY);
  ink.lineTo(x, y);
  ink.stroke();
}

/** The bow of a shell that is lobbed, as far as it has flown. */
function paintBow(
  ink: Ink,
  fromX: number,
  fromY: number,
  goalX: number,
  goalY: number,
  bow: number,
  flown: number,
  small: number,
) {
  ink.strokeStyle = 'rgba(255,212,71,.5)';
  ink.lineWidth = 6 * small;
  ink.beginPath();
  for (let step = 0; step <= 20; step++) {
    const at = (flown * step) / 20;
    ink.lineTo(fromX + (goalX - fromX) * at, fromY + (goalY - fromY) * at - Math.sin(Math.PI * at) * bow);
  }
  ink.stroke();
}

/** Into the broadside the shot comes out of the foreground: wide where it is near, narrow at the plate. */
function paintBroadside(
  ink: Ink,
  left: number,
  floor: number,
  goalX: number,
  goalY: number,
  flown: number,
  small: number,
) {
  const fromX = left - 40 * small;
  const fromY = floor - 30 * small;
  const x = fromX + (goalX - fromX) * flown;
  const y = fromY + (goalY - fromY) * flown;
  ink.fillStyle = 'rgba(242,120,40,.5)';
  wedge(ink, fromX, fromY, x, y, 70 * small, 9 * small);
  ink.fillStyle = 'rgba(255,233,176,.85)';
  wedge(ink, fromX + (x - fromX) * 0.5, fromY + (y - fromY) * 0.5, x, y, 22 * small, 6 * small);
}

function wedge(ink: Ink, fromX: number, fromY: number, x: number, y: number, wide: number, narrow: number): void {
  ink.beginPath();
  ink.moveTo(fromX, fromY - wide / 2);
  ink.lineTo(x, y - narrow / 2);
  ink.lineTo(x, y + narrow / 2);
  ink.lineTo(fromX, fromY + wide / 2);
  ink.closePath();
  ink.fill();
}

/** The sight closes on the plate. */
export function paintReticle({ ink, art, time, beats, scene }: Moment): void {
  if (time < beats.aim || time > beats.fire + 40 || scene.shot.outcome === 'escaped') return;
  const { aimed } = scene.target;
  const small = scene.layout.kind === 'phone' ? 0.45 : 1;
  piece.reticle(ink, art, aimed.x, aimed.y, small, easeOut(part(time, beats.aim, beats.fire)));
}
