import type { Event, Kind, View } from '../../../rules/tankChess/types';
import type { Earlier } from '../../board/earlier';
import type { Animations, Style, Surface } from '../../board/gameScene';
import { driftSmoke, putTracks, raiseDust, treadOn } from '../../board/groundMarks';
import type { SoundName } from '../../frame/sound';
import type { Item, Point } from '../../paint/items';
import type { Shot } from '../../theatre/shot';
import { along, angleOf, centre, frameBox, S } from './geometry';
import { MUZZLES, PARTS } from './pieces';
import { GAUGE } from './scars';
import { stagedEscape, stagedShot } from './stagedShot';
import { wayPoints } from './wayPoints';
import { wordsOf } from './words';

const STEP = 90;
const TURRET = 120;

const guns: { readonly [kind in Kind]: SoundName } = {
  LT: 'gunLight',
  CLT: 'gunLight',
  MT: 'gunMedium',
  HT: 'gunHeavy',
  TD: 'gunHeavy',
  HM: 'mortar',
};

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** What of the game is seen in close-up: every shot, and the command tank's escape. */
export function stagedOf(event: Event, view: View, look: Style, earlier?: Earlier<Event>): Shot | null {
  if (event.type === 'fired') return stagedShot(event, view, look, guns[event.kind], earlier);
  return event.type === 'escaped' ? stagedEscape(event, view, look, earlier) : null;
}

export function animationsOf(look: () => Style): Animations<Event, View> {
  return {
    drove: (event, stage, view) => drive(event, stage, view),
    fired: async (event, stage, view, earlier) => {
      if (!(await closeUp(event, stage, view, look(), earlier))) await fire(event, stage, view);
    },
    destroyed: (event, stage, view) => burn(event, stage, view),
    announcedCheck: (_, stage, view) => announce(stage, view, wordsOf(look()).table.check, look().palette.blocked),
    announcedEscape: (_, stage, view) => announce(stage, view, wordsOf(look()).table.escape, look().palette.blocked),
    escaped: async (event, stage, view, earlier) => {
      if (!(await closeUp(event, stage, view, look(), earlier))) await leave(event, stage);
    },
    drawOffered: null,
    drawAccepted: null,
    drawDeclined: null,
    won: (event, stage, view) => {
      const { table, say } = wordsOf(look());
      return announce(stage, view, say(table.wins, { seat: event.seat }), look().palette.act, 'fanfare');
    },
    drawn: (_, stage, view) => announce(stage, view, wordsOf(look()).table.drawn, look().palette.act, 'paper'),
  };
}

async function closeUp(
  event: Event,
  stage: Surface,
  view: View,
  look: Style,
  earlier?: Earlier<Event>,
): Promise<boolean> {
  const staged = stagedOf(event, view, look, earlier);
  return staged !== null && (await stage.theatre?.(staged)) === true;
}

async function drive(event: Of<'drove'>, stage: Surface, view: View): Promise<void> {
  const parts = PARTS.map((part) => `unit:${event.unit}/${part}`);
  const points = wayPoints(view.size, event);
  let driven = 0;
  for (const step of event.route) {
    if (step.move === 'left' || step.move === 'right') {
      const angle = angleOf(step.facing);
      await Promise.all(parts.map((id) => stage.move(id, { angle }, STEP)));
      continue;
    }
    const [from, at] = [points[driven], points[driven + 1]];
    driven += 1;
    if (from === undefined || at === undefined) break;
    stage.sound('engine', at);
    raiseDust(stage, from, at, S * 0.8, false);
    const shadow = { x: at.x + 2.8, y: at.y + 3.5 };
    await Promise.all(parts.map((id) => stage.move(id, id.endsWith('/shadow') ? shadow : at, STEP)));
    putTracks(stage, `driving:${driven}`, [from, at], treadOn(false, GAUGE, 0.24));
  }
}

async function fire(event: Of<'fired'>, stage: Surface, view: View): Promise<void> {
  const from = centre(view.size, event.from);
  const goal = centre(view.size, event.at);
  const length = Math.hypot(goal.x - from.x, goal.y - from.y);
  const way = { x: (goal.x - from.x) / length, y: (goal.y - from.y) / length };
  const angle = (Math.atan2(way.x, -way.y) * 180) / Math.PI;
  stage.sound('turret', from);
  await stage.move(`unit:${event.unit}/turret`, { angle }, TURRET);
  const muzzle = along(from, way, MUZZLES[event.kind]);
  stage.sound(guns[event.kind], from);
  const blast: Item = {
    kind: 'picture',
    texture: 'muzzle-flash-2',
    x: muzzle.x,
    y: muzzle.y,
    width: 60,
    height: 60,
    angle,
    pivot: { x: 0.5, y: 0.84 },
  };
  const recoil = along(from, way, -5);
  await Promise.all([
    stage.flash('blast', blast, { alpha: 0.4 }, 60),
    stage.move(`unit:${event.unit}/turret`, recoil, 60),
  ]);
  const shell: Item = {
    kind: 'picture',
    texture: 'tracer',
    x: muzzle.x,
    y: muzzle.y,
    width: 44,
    height: 44,
    angle,
    pivot: { x: 0.5, y: 0.1 },
  };
  const lobbed = event.kind === 'HM' ? { width: 88, height: 88 } : {};
  await Promise.all([
    stage.flash('shell', shell, { x: goal.x, y: goal.y, ...lobbed }, event.kind === 'HM' ? 420 : 180),
    stage.move(`unit:${event.unit}/turret`, from, 160),
  ]);
}

async function burn(event: Of<'destroyed'>, stage: Surface, view: View): Promise<void> {
  const { x, y } = centre(view.size, event.at);
  stage.sound('explosion', { x, y });
  stage.shake(4, 120);
  const leaning = event.kind === 'CLT' ? stage.nudge({ x, y }, 900) : stage.nudge({ x, y }, 420);
  const burst = (texture: string, size: number): Item => ({
    kind: 'picture',
    texture,
    x,
    y,
    width: size,
    height: size,
  });
  await stage.flash('burst', burst('explosion-2', 70), { width: 110, height: 110 }, 110);
  const parts = PARTS.map((part) => stage.move(`unit:${event.unit}/${part}`, { alpha: 0.25 }, 200));
  await Promise.all([
    ...parts,
    stage.flash('smoke', burst('explosion-4', 90), { width: 150, height: 150, alpha: 0 }, 460),
    stage.flash('flames', burst('fire-2', 40), { width: 52, height: 52, alpha: 0.9 }, 460),
    leaning,
  ]);
  driftSmoke(stage, { x, y }, S * 1.1);
}

async function leave(event: Of<'escaped'>, stage: Surface): Promise<void> {
  await Promise.all(PARTS.map((part) => stage.move(`unit:${event.unit}/${part}`, { alpha: 0 }, 260)));
}

/** Important words in the middle of the board, with the rest dimmed for a moment. */
async function announce(
  stage: Surface,
  view: View,
  words: string,
  colour: number,
  sound: SoundName = 'error',
): Promise<void> {
  const middle = (view.size * S) / 2;
  const band = (inset: number, height: number): readonly Point[] => {
    const { x, width } = frameBox(view.size);
    return [
      { x: x + inset, y: middle - height },
      { x: x + width - inset, y: middle - height },
      { x: x + width - inset, y: middle + height },
      { x: x + inset, y: middle + height },
    ];
  };
  stage.sound(sound);
  const ms = 900;
  await Promise.all([
    stage.flash(
      'band',
      { kind: 'shape', points: band(6, 62), closed: true, fill: 0x10161f, fillAlpha: 0.88 },
      { alpha: 0.9 },
      ms,
    ),
    stage.flash(
      'edge',
      { kind: 'shape', points: band(6, 62), closed: true, stroke: colour, width: 6 },
      { alpha: 1 },
      ms,
    ),
    stage.flash(
      'words',
      { kind: 'label', text: words, x: middle, y: middle, size: 64, colour: 0xffd447, face: 'stencil' },
      { alpha: 1 },
      ms,
    ),
  ]);
}
