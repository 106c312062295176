import type { FacingName } from '../../../rules/core/hex';
import type { Kind } from '../../../rules/tankOnTank/data/units';
import { isHexName } from '../../../rules/tankOnTank/hexes';
import type { Event } from '../../../rules/tankOnTank/types';
import type { SeenUnit, View } from '../../../rules/tankOnTank/view';
import type { Animations, Style, Surface } from '../../board/gameScene';
import { driftSmoke, putTracks, raiseDust, treadOn } from '../../board/groundMarks';
import type { SoundName } from '../../frame/sound';
import type { Item, Point } from '../../paint/items';
import { anchorOf } from '../../paint/textureCache';
import type { Shot } from '../../theatre/shot';
import { announce, tossDice } from './ceremony';
import { counterItems, LEAVING, MOVING, models, muzzleOf, signItems } from './counters';
import { along, angleOf, centre, wayTo } from './geometry';
import { nationOf, unitById } from './ground';
import { GAUGE, leavesTracks } from './scars';
import { stagedShot } from './stagedShot';
import { stagedStrike } from './stagedStrike';
import { type Words, wordsOf } from './words';

const STEP = 90;
const TURRET = 120;

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** What of the battle is seen in close-up: attacks and bombs that fall on the map. */
export function stagedOf(event: Event, view: View, look: Style): Shot | null {
  if (event.type === 'volleyFired' && isHexName(event.at)) return stagedShot(event, view, look, gunOf);
  return event.type === 'strikeRolled' && isHexName(event.at) ? stagedStrike(event, view, look) : null;
}

function gunOf(kind: Kind | null): SoundName {
  switch (kind) {
    case 'tiger':
    case 'kingTiger':
    case 'panther':
    case 'pershing':
    case 'wolverine':
      return 'gunHeavy';
    case 'priest':
    case 'wespe':
    case 'howitzer':
      return 'mortar';
    case 'usInfantry':
    case 'geInfantry':
      return 'rifle';
    case 'usMech':
    case 'geMech':
      return 'machineGun';
    case 'm8':
      return 'gunLight';
    default:
      return 'gunMedium';
  }
}

export function animationsOf(look: () => Style): Animations<Event, View> {
  const say = (id: 'phase' | 'wins' | 'drawn' | 'chit' | 'goesOn' | 'ace', fields = {}) => {
    const words = wordsOf(look());
    return words.say(words.table.moments[id], fields);
  };
  const tracer = () => look().palette.tracer;
  const act = () => look().palette.act;
  return {
    unitBought: null,
    purchaseClosed: null,
    deciderRolled: (event, stage) => tossDice(stage, [event.american, event.german], '', tracer()),
    mapChosen: null,
    snowChosen: null,
    edgeChosen: null,
    objectivePlaced: (event, stage) => ping(stage, event.at, act()),
    firstMoverRolled: (event, stage) => tossDice(stage, [event.face], '', tracer()),
    unitPlaced: (event, stage) => ping(stage, event.at, act()),
    unitFaced: (event, stage) => turn(event, stage),
    positionDug: (event, stage) => ping(stage, event.at, act()),
    aceNamed: null,
    turnOpened: null,
    snowRolled: (event, stage) => tossDice(stage, [event.face], look().text.words[event.result] ?? '', tracer()),
    phaseOpened: (event, stage) => announce(stage, say('phase', { seat: event.seat }), tracer()),
    chitDrawn: null,
    chitRevealed: (event, stage) =>
      announce(stage, say('chit', { value: event.value }), act(), `ap-${event.value}`, 'ap-back'),
    phaseWentOn: (_, stage) => announce(stage, say('goesOn'), tracer(), 'ap-back'),
    ladderRolled: (event, stage) => tossDice(stage, [event.face], look().text.words[event.result] ?? '', tracer()),
    phaseClosed: null,
    groupLed: (_, stage) => {
      stage.sound('click');
      return stage.wait(80);
    },
    unitEntered: (event, stage, view) => enter(event, stage, view, look()),
    unitMoved: (event, stage, view) => drive(event, stage, view, look()),
    unitExited: (event, stage) => fade(event.unit, stage),
    controlTaken: (event, stage, view) => raiseFlag(event, stage, view),
    objectiveReached: (event, stage) => ping(stage, event.at, tracer()),
    positionLost: null,
    volleyFired: (event, stage, view) => volley(event, stage, view, look()),
    unitShown: (event, stage) => ping(stage, event.at, tracer()),
    aceShown: (_, stage) => announce(stage, say('ace'), tracer(), 'ace'),
    unitDestroyed: (event, stage) => burn(event, stage),
    infantryAdvanced: (event, stage, view) =>
      drive({ ...event, type: 'unitMoved', path: [event.at], cost: 0 }, stage, view, look()),
    unitPromoted: (event, stage) => ping(stage, event.at, tracer()),
    strikeCalled: (event, stage) => flyOver(event.at, stage),
    strikeFailed: (event, stage) => ping(stage, event.at, look().palette.blocked),
    strikeScattered: (event, stage) => (isHexName(event.at) ? bomb(event.at, stage) : stage.wait(120)),
    strikeVoid: null,
    strikeRolled: async (event, stage, view) => {
      const staged = stagedOf(event, view, look());
      if (staged !== null && (await stage.theatre?.(staged)) === true) return;
      await tossDice(
        stage,
        event.faces,
        sumWords(event, wordsOf(look())),
        event.hit ? act() : tracer(),
        isHexName(event.at) ? centre(event.at) : undefined,
      );
    },
    turnsExtended: null,
    battleWon: (event, stage) => announce(stage, say('wins', { seat: event.winner }), act()),
    battleDrawn: (_, stage) => announce(stage, say('drawn'), act()),
  };
}

const part = (unit: string, name: string) => `unit:${unit}/${name}`;

/** Moves every part of a counter to where it would stand. */
async function shift(unit: SeenUnit, to: Point, stage: Surface, look: Style, ms: number): Promise<void> {
  const items: { readonly [part: string]: Item } = { ...counterItems(unit, to, look), ...signItems(unit, to) };
  await Promise.all(
    MOVING.flatMap((name) => {
      const item = items[name];
      if (item === undefined) return [];
      const { x, y } = anchorOf(item);
      const angle = item.kind === 'picture' ? { angle: item.angle ?? 0 } : {};
      return [stage.move(part(unit.id, name), { x, y, ...angle }, ms)];
    }),
  );
}

const names = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

function facingTo(from: string, to: string): FacingName {
  const { angle } = wayTo(centre(from), centre(to));
  return names[((Math.round(angle / 60) % 6) + 6) % 6] ?? 'N';
}

async function drive(event: Of<'unitMoved'>, stage: Surface, view: View, look: Style): Promise<void> {
  const unit = unitById(view, event.unit);
  if (unit === null) return;
  let at = event.from;
  void stage.move(part(unit.id, 'tip'), { alpha: 0 }, 40);
  for (const name of ['done', 'doneRing', 'doneSlash', 'doneArrow', 'doneStem'])
    void stage.move(part(unit.id, name), { alpha: 0 }, 40);
  const tracked = leavesTracks(view, unit.id);
  for (const hex of event.path) {
    stage.sound('engine', centre(hex));
    if (tracked) raiseDust(stage, centre(at), centre(hex), 58, view.snow);
    await shift({ ...unit, facing: facingTo(at, hex) }, centre(hex), stage, look, STEP * 2);
    if (tracked) putTracks(stage, `driving:${hex}`, [centre(at), centre(hex)], treadOn(view.snow, GAUGE, 0.32));
    at = hex;
  }
}

async function enter(event: Of<'unitEntered'>, stage: Surface, view: View, look: Style): Promise<void> {
  const unit = unitById(view, event.unit);
  if (unit === null) return;
  const at = centre(event.at);
  const from = along(at, wayTo(at, { x: 370, y: 510 }).way, -90);
  const { hull } = counterItems(unit, from, look);
  stage.sound('engine', at);
  if (hull !== undefined) await stage.flash('entering', hull, { x: at.x, y: at.y }, 260);
}

async function turn(event: Of<'unitFaced'>, stage: Surface): Promise<void> {
  const angle = angleOf(event.facing);
  void stage.move(part(event.unit, 'tip'), { alpha: 0 }, 40);
  if (isHexName(event.at)) stage.sound('turret', centre(event.at));
  await Promise.all(['hull', 'turret'].map((name) => stage.move(part(event.unit, name), { angle }, STEP)));
}

async function fade(unit: string, stage: Surface): Promise<void> {
  await Promise.all(LEAVING.map((name) => stage.move(part(unit, name), { alpha: 0 }, 260)));
}

/** Turrets swing, guns flash one after the other, shells fly, dice fall, the result is written. */
async function volley(event: Of<'volleyFired'>, stage: Surface, view: View, look: Style): Promise<void> {
  if (!isHexName(event.at)) return;
  const staged = stagedOf(event, view, look);
  if (staged !== null && (await stage.theatre?.(staged)) === true) return;
  const goal = centre(event.at);
  const firers = event.firers.flatMap((id) => unitById(view, id) ?? []);
  if (event.again) await announce(stage, wordsOf(look).table.moments.again, look.palette.act, 'ace');
  await Promise.all(firers.map((unit) => aim(unit, goal, stage)));
  await Promise.all(firers.map((unit, index) => stage.wait(index * 70).then(() => shoot(unit, goal, stage, index))));
  await tossDice(
    stage,
    event.faces,
    sumWords(event, wordsOf(look)),
    event.hit ? look.palette.act : look.palette.tracer,
    goal,
  );
  if (!event.hit) await bounce(goal, stage);
}

/** The throw as a sum, and what came of it. */
function sumWords(
  { modifier, total, defence, hit }: Of<'volleyFired'> | Of<'strikeRolled'>,
  { table, say }: Words,
): string {
  const told = hit ? table.moments.destroyed : table.moments.noEffect;
  const added = `${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)}`;
  return say(table.moments.sum, { dice: total - modifier, modifier: added, total, defence, told });
}

async function aim(unit: SeenUnit, goal: Point, stage: Surface): Promise<void> {
  if (unit.at === null) return;
  stage.sound('turret', centre(unit.at));
  await stage.move(part(unit.id, 'turret'), { angle: wayTo(centre(unit.at), goal).angle }, TURRET);
}

async function shoot(unit: SeenUnit, goal: Point, stage: Surface, index: number): Promise<void> {
  if (unit.at === null) return;
  const from = centre(unit.at);
  const { way, angle } = wayTo(from, goal);
  const muzzle = along(from, way, muzzleOf(unit.kind));
  stage.sound(gunOf(unit.kind), from);
  const flat = { kind: 'picture', angle, x: muzzle.x, y: muzzle.y } as const;
  const blast: Item = { ...flat, texture: 'muzzle-flash-2', width: 46, height: 46, pivot: { x: 0.5, y: 0.84 } };
  const shell: Item = { ...flat, texture: 'tracer', width: 40, height: 40, pivot: { x: 0.5, y: 0.1 } };
  const barrel = models[unit.kind ?? 'sherman'].turret === undefined ? 'hull' : 'turret';
  await Promise.all([
    stage.flash(`blast${index}`, blast, { alpha: 0.4 }, 60),
    stage.move(part(unit.id, barrel), along(from, way, -4), 60),
  ]);
  await Promise.all([
    stage.flash(`shell${index}`, shell, { x: goal.x, y: goal.y }, 180),
    stage.move(part(unit.id, barrel), from, 160),
  ]);
}

async function bounce({ x, y }: Point, stage: Surface): Promise<void> {
  stage.sound('ricochet', { x, y });
  const spark: Item = { kind: 'picture', texture: 'spark', x, y, width: 34, height: 34 };
  await stage.flash('spark', spark, { width: 60, height: 60, alpha: 0 }, 220);
}

async function burn(event: Of<'unitDestroyed'>, stage: Surface): Promise<void> {
  if (!isHexName(event.at)) return;
  const at = centre(event.at);
  stage.sound('explosion', at);
  stage.shake(4, 120);
  const leaning = stage.nudge(at, 620);
  const burst = (texture: string, side: number): Item => ({
    kind: 'picture',
    texture,
    ...at,
    width: side,
    height: side,
  });
  await stage.flash('burst', burst('explosion-2', 60), { width: 100, height: 100 }, 110);
  await Promise.all([
    ...LEAVING.map((name) => stage.move(part(event.unit, name), { alpha: 0 }, 260)),
    stage.flash('wreck', burst('wreck-medium', 84), { alpha: 0.15 }, 700),
    stage.flash('flames', burst('fire-2', 40), { width: 54, height: 54, alpha: 0.8 }, 560),
    stage.flash('smoke', burst('explosion-4', 80), { width: 140, height: 140, alpha: 0 }, 560),
    leaning,
  ]);
  driftSmoke(stage, at, 70);
}

async function flyOver(hex: string, stage: Surface): Promise<void> {
  if (!isHexName(hex)) return;
  const at = centre(hex);
  stage.sound('aircraft', at);
  const plane: Item = { kind: 'picture', texture: 'p51', x: at.x, y: 1040, width: 96, height: 96 };
  await stage.flash('plane', plane, { x: at.x, y: -60 }, 900);
  await bomb(hex, stage);
}

async function bomb(hex: string, stage: Surface): Promise<void> {
  const at = centre(hex);
  stage.sound('explosion', at);
  const burst: Item = { kind: 'picture', texture: 'explosion-2', ...at, width: 50, height: 50 };
  await stage.flash('bomb', burst, { width: 96, height: 96, alpha: 0.2 }, 240);
}

/** The foot of the pole on the drawing of a flag, as a part of it, and where it stands on a hex once it flies. */
const POLE = { x: 0.33, y: 0.885 };
const FLYING = { x: -29, y: -13, size: 44 };
const TALL = 104;

/** A flag goes up where an objective changes hands: it is hoisted large, flutters, and takes its place. */
async function raiseFlag({ seat, at }: Of<'controlTaken'>, stage: Surface, view: View): Promise<void> {
  if (!isHexName(at) || !view.standing.held.some(({ hex }) => hex === at)) return;
  const { x, y } = centre(at);
  const foot = { x: x + FLYING.x, y: y + FLYING.y };
  const texture = `control-${nationOf(seat)}`;
  const flag = (angle: number): Item => ({
    ...{ kind: 'picture', texture, ...foot, width: TALL, height: TALL },
    ...{ angle, pivot: POLE },
  });
  void stage.move(`held:${at}`, { alpha: 0 }, 80);
  stage.sound('flag', { x, y });
  await stage.flash('flag', flag(0), { width: TALL, height: TALL }, 380, { width: TALL * 0.7, height: 6 });
  for (const angle of [5, -4]) await stage.flash('flag', flag(angle), { angle: -angle }, 140);
  stage.sound('stamp', { x, y });
  await stage.flash('flag', flag(0), { width: FLYING.size, height: FLYING.size }, 160);
}

/** A ring that closes on a hex. */
async function ping(stage: Surface, hex: string, colour: number): Promise<void> {
  if (!isHexName(hex)) return;
  const at = centre(hex);
  const points = Array.from({ length: 24 }, (_, i) =>
    along(at, { x: Math.cos((i * Math.PI) / 12), y: Math.sin((i * Math.PI) / 12) }, 34),
  );
  await stage.flash(
    'ping',
    { kind: 'shape', points, closed: true, stroke: colour, width: 3, halo: 2 },
    { alpha: 0 },
    160,
  );
}
