import type { Checklist } from '../../../rules/core/check';
import { firstStop } from '../../../rules/core/tally';
import { commands } from '../../../rules/tankOnTank/commands';
import type { Command } from '../../../rules/tankOnTank/types';
import type { View } from '../../../rules/tankOnTank/view';
import type { WhyNot } from '../../../session/controller';
import type { Row } from '../../blocks/block';
import type { Reasons, Style } from '../../board/gameScene';
import { counterItems } from './counters';
import { hexOfRef } from './geometry';
import { stateOf, unitById } from './ground';
import { routesFor } from './intent';
import { shotAfter } from './shotAfter';
import { whatStops } from './threads';
import { wordsOf } from './words';

type Asked = Checklist[number];

/** The sentence of a refusal, everything the rules asked in their order, and the ghost in small. */
export function reasonsOf(view: View, { command: raw, refusal }: WhyNot, look: Style): Reasons {
  const command = commands.parse(raw);
  const instead = refusal.instead === undefined ? null : commands.parse(refusal.instead);
  const { table, say } = wordsOf(look);
  const ghost = instead !== null && 'unit' in instead ? unitById(view, instead.unit) : null;
  const picture = ghost === null ? [] : Object.values(counterItems(ghost, { x: 0, y: 0 }, look, { scale: 1.25 }));
  const mp =
    instead?.type === 'move' && ghost !== null ? routesFor(view, ghost).get(instead.to)?.stride.spent : undefined;
  const costs = mp === undefined ? [] : [say(table.checks.insteadMove, { mp })];
  const then = command?.type !== 'aim' || instead === null ? [] : thenSays(view, instead, command.target, look);
  const insteadSays = [...costs, ...then].join(look.language === 'ja' ? '' : ' ');
  const asked = command === null ? [] : commands.check(stateOf(view), command);
  const failed = asked.find(({ state }) => state === 'fails');
  // A check without words of its own is told by its rule, and where it stands alone the sentence above has said it.
  const told = asked.flatMap((check) => worded(view, check, look) ?? []);
  const checks = told.length === 1 && told[0]?.note === '' ? [] : told;
  const says = command === null || failed === undefined ? null : sentence(view, command, failed, look);
  return { says, checks, instead: { picture, note: insteadSays } };
}

/** What the shot would be worth after it, alone and with whoever can join. */
function thenSays(view: View, instead: Command, target: string, look: Style): readonly string[] {
  const after = shotAfter(view, instead, target);
  if (after === null) return [];
  const { table, say, percent } = wordsOf(look);
  const { best, alone, comes } = after;
  const { modifier, defence, need } = best.volley;
  const signed = modifier.total < 0 ? `−${-modifier.total}` : `+${modifier.total}`;
  const more = [
    say(table.checks.thenSum, { modifier: signed, defence: defence.value, need }),
    say(table.checks.comes, { percent: percent(comes) }),
  ];
  if (best.firers.length === 1 || alone === null)
    return [say(table.checks.thenAlone, { percent: percent(best.chance) }), ...more];
  const hexes = best.firers.map((id) => unitById(after.view, id)?.at ?? '').join(' + ');
  return [say(table.checks.thenBest, { alone: percent(alone), hexes, percent: percent(best.chance) }), ...more];
}

/** What stands in the way of a line, for a sentence. */
interface Stop {
  readonly what: string;
  readonly hexes: string;
  /** The line runs between two hexes, and both are shut. */
  readonly hexside: boolean;
}

function stopIn(view: View, { line }: Asked, look: Style): Stop | null {
  const hexes = line === null ? [] : firstStop(line).flatMap((ref) => hexOfRef(view, ref) ?? []);
  const [first] = hexes;
  if (first === undefined) return null;
  return { what: whatStops(view, first, look), hexes: hexes.join('|'), hexside: hexes.length > 1 };
}

/** The refusal in a sentence about these units; null where the rule's own line says it. */
function sentence(view: View, command: Command, failed: Asked, look: Style): string | null {
  const { table, say, unitAt } = wordsOf(look);
  const { checks } = table;
  const unit = 'unit' in command ? unitById(view, command.unit) : null;
  const target = command.type === 'aim' ? unitById(view, command.target) : null;
  if (unit === null) return null;
  const names = { unit: unitAt(unit), target: target === null ? '' : unitAt(target) };
  const stop = stopIn(view, failed, look);
  switch (failed.id) {
    case 'arc':
      return say(checks.notFacing, names);
    case 'range':
      return say(checks.cannotReach, { ...names, ...failed.numbers });
    case 'fired':
      return say(checks.hasFired, names);
    case 'sight':
      if (stop === null) return null;
      return say(stop.hexside ? checks.cannotSeeSide : checks.cannotSee, { ...names, ...stop });
    case 'oneTarget':
      return say(checks.otherTarget, { target: attacked(view, failed, look) });
    case 'reach':
      return failed.rule === 'TOT-7.0a' ? say(checks.cannotDrive, { unit: names.unit, ...failed.numbers }) : null;
    default:
      return null;
  }
}

/** The unit that an open attack is on. */
function attacked(view: View, { evidence }: Asked, look: Style): string {
  const hex = evidence[0] === undefined ? null : hexOfRef(view, evidence[0]);
  const target = view.units.find(({ at }) => at !== null && at === hex);
  return target === undefined ? '' : wordsOf(look).unitAt(target);
}

/** One check in words; null where it holds and there is nothing to say of that. */
function worded(view: View, check: Asked, look: Style): Row | null {
  const { table, say } = wordsOf(look);
  const { checks } = table;
  const { id, numbers, rule } = check;
  const holds = check.state === 'holds';
  if (check.state === 'notReached') return null;
  const row = (title: string, note: string, mark: Row['mark'] = holds ? 'in' : 'no'): Row => ({
    mark,
    title,
    note,
    rule,
  });
  const either = (yes: readonly [string, string], no: readonly [string, string]) => row(...(holds ? yes : no));
  switch (id) {
    case 'oneTarget':
      return either(
        [checks.targetYes, checks.targetYesSays],
        [checks.targetNo, say(checks.targetNoSays, { target: attacked(view, check, look) })],
      );
    case 'fired':
      return holds ? row(checks.firedYes, checks.firedYesSays, 'later') : row(checks.firedNo, checks.firedNoSays);
    case 'moved':
      // Of a shot: personnel may not fire after moving. Of a move: nobody moves twice.
      if (rule === 'TOT-9.1a') return holds ? null : row(checks.movedNo, table.order.movedSoft);
      return either([checks.movedYes, checks.movedYesSays], [checks.movedNo, checks.movedNoSays]);
    case 'arc':
      return either([checks.arcYes, say(checks.arcYesSays, numbers)], [checks.arcNo, say(checks.arcNoSays, numbers)]);
    case 'range':
      return row(say(checks.range, numbers), holds ? checks.rangeYes : checks.rangeNo);
    case 'sight': {
      if (holds) return { ...row(checks.sightYes, checks.sightYesSays), rule: 'TOT-8.2a' };
      const stop = stopIn(view, check, look);
      const why = check.line?.steps.find(({ blocks }) => blocks)?.rule ?? rule;
      const [title, note] = stop?.hexside ? [checks.sideNo, checks.sideNoSays] : [checks.sightNo, checks.sightNoSays];
      return { ...row(say(title, { ...stop }), say(note, { ...stop })), rule: why };
    }
    case 'free':
      return either([checks.freeYes, checks.freeYesSays], [checks.freeNo, checks.freeNoSays]);
    case 'reach':
      return either(
        [checks.mpYes, checks.mpYesSays],
        [`${checks.mpNo} · ${say(checks.tooFar, numbers)}`, say(checks.mpNoSays, numbers)],
      );
    default:
      return holds ? null : row(look.text.rules[rule] ?? rule, '');
  }
}
