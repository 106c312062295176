import type { Command as AnyCommand } from '../../../rules/core/game';
import { typeOf } from '../../../rules/tankOnTank/chart';
import { commands } from '../../../rules/tankOnTank/commands';
import { distanceAt, hexNames, placeOf } from '../../../rules/tankOnTank/hexes';
import { isInFront } from '../../../rules/tankOnTank/sight';
import type { Command } from '../../../rules/tankOnTank/types';
import type { SeenUnit, View } from '../../../rules/tankOnTank/view';
import { type Check, GHOST_TAG, type Look, type Reasons, type Stage } from '../../board/gameScene';
import type { WhyNot } from '../../table/tableController';
import { counterItems } from './counters';
import { describe } from './describe';
import { type Shooter, shootersAt, stoppedIn } from './firing';
import { along, centre, corners, hexOfRef, wayTo } from './geometry';
import { unitById, unitOn } from './ground';
import { routesFor } from './intent';
import { arrowItems, crowdOf, hexShape, putBrackets, putEach, putTag } from './marks';
import { putPlate } from './picking';
import { shotAfter } from './shotAfter';
import { putSightTag, putThread, whatStops } from './threads';
import { wordsOf } from './words';

export function commandOf(command: AnyCommand): Command | null {
  return commands.parse(command);
}

/** Unit and target of a refused shot, with every fact about it. */
function shotOf(view: View, command: Command | null): { shooter: Shooter; target: SeenUnit; unit: SeenUnit } | null {
  if (command?.type !== 'aim') return null;
  const [unit, target] = [unitById(view, command.unit), unitById(view, command.target)];
  if (unit === null || target === null || target.at === null || target.seat === unit.seat) return null;
  const shooter = shootersAt(view, unit.seat, target.id).find((one) => one.unit.id === unit.id);
  return shooter === undefined ? null : { shooter, target, unit };
}

/** The sentence of a refusal, its checks in the order of the rules, and the ghost in small. */
export function reasonsOf(view: View, { command: raw, refusal }: WhyNot, look: Look): Reasons | null {
  const command = commandOf(raw);
  const instead = refusal.instead === undefined ? null : commandOf(refusal.instead);
  const { table, say } = wordsOf(look);
  const ghost = instead !== null && 'unit' in instead ? unitById(view, instead.unit) : null;
  const picture = ghost === null ? [] : Object.values(counterItems(ghost, { x: 0, y: 0 }, look, { scale: 1.25 }));
  const mp =
    instead?.type === 'move' && ghost !== null ? routesFor(view, ghost).get(instead.to)?.stride.spent : undefined;
  const shot = shotOf(view, command);
  const costs = mp === undefined ? [] : [say(table.checks.insteadMove, { mp })];
  const then = shot === null || instead === null ? [] : thenSays(view, instead, shot.target.id, look);
  const rest = { picture, insteadSays: [...costs, ...then].join(look.language === 'ja' ? '' : ' ') };
  if (shot !== null) return { ...shotReasons(view, shot, refusal.rule, look), ...rest };
  if (command?.type === 'move') return { ...moveReasons(view, command, refusal.rule, look), ...rest };
  return { says: null, checks: [], ...rest };
}

/** What the shot would be worth after it, alone and with whoever can join. */
function thenSays(view: View, instead: Command, target: string, look: Look): readonly string[] {
  const after = shotAfter(view, instead, target);
  if (after === null) return [];
  const { table, say, percent } = wordsOf(look);
  const { best, alone } = after;
  if (best.firers.length === 1 || alone === null)
    return [say(table.checks.thenAlone, { percent: percent(best.chance) })];
  const hexes = best.firers.map((id) => unitById(after.view, id)?.at ?? '').join(' + ');
  return [say(table.checks.thenBest, { alone: percent(alone), hexes, percent: percent(best.chance) })];
}

type Told = Pick<Reasons, 'says' | 'checks'>;

function shotReasons(
  view: View,
  { shooter, target, unit }: NonNullable<ReturnType<typeof shotOf>>,
  rule: string,
  look: Look,
): Told {
  const { table, say, unitAt, word } = wordsOf(look);
  const { checks } = table;
  const names = { unit: unitAt(unit), target: unitAt(target) };
  const { far, range, line } = shooter;
  const soft = unit.kind !== null && typeOf(view.switches, unit.kind).soft;
  const inArc = unit.at !== null && target.at !== null && isInFront(unit.at, unit.facing, target.at);
  const stopped = stoppedIn(shooter);
  const what = stopped[0] === undefined ? '' : word(whatStops(view, stopped[0], look));
  const hexes = stopped.slice(0, 2).join('|');
  const facing = { facing: unit.facing, hex: target.at ?? '' };
  const stopRule = line.steps.find(({ blocks }) => blocks)?.rule ?? 'TOT-8.2a';
  const says =
    rule === 'TOT-4.0c'
      ? say(checks.notFacing, names)
      : rule === 'TOT-8.1a' || rule === 'TOT-9.2a'
        ? say(checks.cannotReach, { ...names, far, range })
        : rule === 'TOT-5.0i'
          ? say(checks.hasFired, names)
          : (rule === 'TOT-8.0c' || rule === 'TOT-8.3a') && hexes !== ''
            ? say(checks.cannotSee, { ...names, what, hexes })
            : null;
  const list: Check[] = [
    {
      state: inArc ? 'yes' : 'no',
      title: inArc ? checks.arcYes : checks.arcNo,
      says: say(inArc ? checks.arcYesSays : checks.arcNoSays, facing),
      rule: 'TOT-4.0c',
    },
    {
      state: far <= range ? 'yes' : 'no',
      title: say(checks.range, { far, range }),
      says: far <= range ? checks.rangeYes : checks.rangeNo,
      rule: 'TOT-8.1a',
    },
    {
      state: line.clear ? 'yes' : 'no',
      title: line.clear ? checks.sightYes : say(checks.sightNo, { hexes }),
      says: line.clear ? checks.sightYesSays : say(checks.sightNoSays, { what }),
      rule: line.clear ? 'TOT-8.2a' : stopRule,
    },
    {
      state: unit.fired ? 'no' : 'later',
      title: unit.fired ? checks.firedNo : checks.firedYes,
      says: unit.fired ? checks.firedNoSays : checks.firedYesSays,
      rule: 'TOT-5.0i',
    },
    ...(soft && unit.moved
      ? [{ state: 'no' as const, title: checks.movedNo, says: table.order.movedSoft, rule: 'TOT-9.1a' }]
      : []),
  ];
  return { says, checks: list };
}

function moveReasons(view: View, command: Extract<Command, { type: 'move' }>, rule: string, look: Look): Told {
  const { table, say, unitAt } = wordsOf(look);
  const { checks } = table;
  const unit = unitById(view, command.unit);
  if (unit === null || unit.at === null || unit.kind === null) return { says: null, checks: [] };
  const taken = unitOn(view, command.to) !== null;
  const moved = rule === 'TOT-5.0h';
  const list: Check[] = [
    {
      state: moved ? 'no' : 'yes',
      title: moved ? checks.movedNo : checks.movedYes,
      says: moved ? checks.movedNoSays : checks.movedYesSays,
      rule: 'TOT-5.0h',
    },
    {
      state: taken ? 'no' : 'yes',
      title: taken ? checks.freeNo : checks.freeYes,
      says: taken ? checks.freeNoSays : checks.freeYesSays,
      rule: 'TOT-7.0k',
    },
  ];
  if (!moved && !taken && rule !== 'TOT-6.0e' && rule !== 'TOT-Q10') {
    const far = distanceAt(placeOf(unit.at), placeOf(command.to));
    list.push({
      state: 'no',
      title: `${checks.mpNo} · ${say(checks.tooFar, { hex: command.to, far })}`,
      says: say(checks.mpNoSays, { mp: typeOf(view.switches, unit.kind).mp }),
      rule,
    });
  }
  const own = rule === 'TOT-7.0a' ? say(checks.cannotDrive, { unit: unitAt(unit), hex: command.to }) : null;
  return { says: own, checks: list };
}

/** Everything dims but the evidence, the units meant and the ghost of what may be done instead. */
export function drawWhyNot(view: View, whyNot: WhyNot, stage: Stage, look: Look): void {
  const command = commandOf(whyNot.command);
  const { refusal } = whyNot;
  const instead = refusal.instead === undefined ? null : commandOf(refusal.instead);
  const shot = shotOf(view, command);
  const red = look.palette.blocked;
  const lit = new Set<string>((refusal.evidence ?? []).flatMap((ref) => hexOfRef(view, ref) ?? []));
  const unit = command !== null && 'unit' in command ? unitById(view, command.unit) : null;
  const wish = command !== null && 'to' in command ? command.to : null;
  const ghost = instead !== null && 'to' in instead ? instead.to : null;
  for (const hex of [unit?.at, wish, ghost, shot?.target.at]) if (hex !== null && hex !== undefined) lit.add(hex);
  for (const hex of hexNames) {
    if (lit.has(hex)) continue;
    const points = corners(hex, 1.005);
    stage.put('line', `dim:${hex}`, { kind: 'shape', points, closed: true, fill: 0x10140c, fillAlpha: 0.42 });
  }
  const crowd = crowdOf([...lit]);
  if (unit !== null && unit.at !== null) {
    putBrackets(stage, 'selected', unit.at, look.palette.act, 4);
    putPlate(view, stage, unit.id, look, false);
  }
  if (shot !== null && unit?.at != null && shot.target.at !== null) {
    const line = putThread(view, look, stage, 'thread', unit.at, shot.target.at);
    putSightTag(view, look, stage, 'sight', line, crowd);
    putPlate(view, stage, shot.target.id, look, true);
    const { x, y } = centre(shot.target.at);
    stage.put('mark', 'aimed', { kind: 'picture', texture: 'target', x, y, width: 104, height: 92 });
  } else {
    for (const ref of refusal.evidence ?? []) {
      const hex = hexOfRef(view, ref);
      if (hex === null || hex === unit?.at) continue;
      stage.put(
        'mark',
        `evidence:${hex}`,
        hexShape(hex, 0.9, { fill: red, fillAlpha: 0.14, pattern: 'cross', stroke: red, width: 3.5, halo: 3 }),
      );
    }
    if (wish !== null)
      stage.put('mark', 'wish', hexShape(wish, 0.86, { stroke: red, width: 3, dash: [4, 7], halo: 2 }));
  }
  if (instead === null) return;
  const after = shot === null ? null : shotAfter(view, instead, shot.target.id);
  if (after !== null && after.from !== unit?.at && shot?.target.at != null)
    putThread(after.view, look, stage, 'instead/thread', after.from, shot.target.at);
  drawGhost(view, instead, stage, look, crowd);
}

function drawGhost(view: View, instead: Command, stage: Stage, look: Look, crowd: ReturnType<typeof crowdOf>): void {
  const unit = 'unit' in instead ? unitById(view, instead.unit) : null;
  const to = 'to' in instead ? instead.to : unit?.at;
  if (unit === null || to === null || to === undefined) return;
  const facing = 'facing' in instead ? instead.facing : unit.facing;
  const { act } = look.palette;
  const goal = centre(to);
  stage.put(
    'plate',
    'instead/box',
    hexShape(to, 0.92, { fill: act, fillAlpha: 0.16, stroke: act, width: 3.5, dash: [12, 7], halo: 3 }),
  );
  if (unit.at !== null && unit.at !== to) {
    const start = centre(unit.at);
    const { way } = wayTo(start, goal);
    putEach(stage, 'plate', 'instead/way', arrowItems(along(start, way, 34), along(goal, way, -34), act, 4, [8, 5]));
  }
  for (const [part, item] of Object.entries(counterItems({ ...unit, facing }, goal, look, { alpha: 0.66 })))
    stage.put('plate', `instead/ghost/${part}`, item);
  const { table, say } = wordsOf(look);
  const lines = [
    { text: say(table.checks.allowed, { what: describe(view, instead, look) }), size: 18, bold: true },
    { text: table.checks.clickToPlay, size: 15 },
  ];
  putTag(stage, GHOST_TAG, goal, lines, act, crowd);
}
