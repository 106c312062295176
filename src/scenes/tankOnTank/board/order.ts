import type { Ref, Seat } from '../../../rules/core/game';
import { refId } from '../../../rules/core/ref';
import { defenceOf, type Volley } from '../../../rules/tankOnTank/fire';
import type { View } from '../../../rules/tankOnTank/view';
import type { Selection } from '../../../session/selection';
import type { Blocks, Heading, Odds, Option, Row, Sum, Term } from '../../blocks/block';
import type { Style } from '../../board/gameScene';
import type { Item } from '../../paint/items';
import { counterItems, models } from './counters';
import { joinPlan, type Shooter, type Shot, shotOf, stoppedIn } from './firing';
import { unitOfRef } from './geometry';
import { isOnRoad, stateOf, terrainOf, unitById } from './ground';
import { whatStops } from './threads';
import { wordsOf } from './words';

const ORIGIN = { x: 0, y: 0 };

/** The fire order: the target, everybody who could fire at it, the sum, the chance, other sets of firers. */
export function orderOf(view: View, seat: Seat, selection: Selection, hovered: Ref | null, look: Style): Blocks | null {
  const shot = shotOf(view, seat, selection, unitOfRef(hovered));
  if (shot === null) return null;
  const chosen = unitOfRef(selection.picked[0]);
  const { table } = wordsOf(look);
  const options = optionsOf(view, shot, look);
  return [
    headOf(view, shot, look),
    {
      kind: 'rows',
      title: shot.again ? table.order.again : shot.sets.length === 0 ? table.order.noOne : table.order.who,
      note: { says: shot.open ? table.order.hint : '' },
      rows: shot.shooters.map((shooter) => rowOf(view, shot, shooter, chosen, look)),
    },
    ...chanceOf(shot, look),
    ...(options.length === 0 ? [] : [{ kind: 'choice', options } as const]),
  ];
}

function headOf(view: View, shot: Shot, look: Style): Heading {
  const { table, say, unitAt } = wordsOf(look);
  const seen = unitById(view, shot.target.id);
  const hex = shot.target.at ?? 'A1';
  const side = seen?.kind === null || seen === null ? undefined : models[seen.kind].side;
  const picture: readonly Item[] =
    side === undefined
      ? Object.values(
          counterItems({ ...shot.target, kind: seen?.kind ?? null, facing: 'NE' }, ORIGIN, look, { bare: true }),
        )
      : [{ kind: 'picture', texture: side, x: 0, y: 0, width: 120, height: 60 }];
  return {
    kind: 'heading',
    picture,
    kicker: shot.again ? table.order.kickerAgain : table.order.kicker,
    title: seen === null ? hex : unitAt(seen),
    note: say(table.order.stands, {
      ground: terrainOf(view, hex),
      road: isOnRoad(view, hex) ? table.order.onRoad : '',
      facing: shot.target.facing,
    }),
    value: { text: String(defenceOf(stateOf(view), shot.target).value), note: table.order.def },
  };
}

function rowOf(view: View, shot: Shot, shooter: Shooter, chosen: string | null, look: Style): Row {
  const { table, unitAt } = wordsOf(look);
  const { unit, refusal } = shooter;
  const joined = shot.joined.includes(unit.id);
  const mark = joined ? 'in' : refusal === null ? 'can' : 'no';
  const wanted = joined ? shot.joined.filter((id) => id !== unit.id) : [...shot.joined, unit.id];
  const told = factsOf(view, shot, shooter, look);
  const does = shot.open ? joinPlan(shot, wanted) : joinPlan(shot, [unit.id]);
  return {
    mark,
    picture: Object.values(counterItems({ ...unit, facing: 'NE' }, ORIGIN, look, { bare: true, scale: 0.98 })),
    title: unitAt(unit),
    note: told.says,
    short: told.short,
    ...(chosen === unit.id ? { tag: table.order.selected } : {}),
    rule: told.rule,
    value: mark === 'no' ? '–' : '+1',
    does: mark === 'no' || view.activity?.type === 'ace' ? null : does,
  };
}

interface Told {
  readonly says: string;
  readonly short: string;
  readonly rule: string;
}

function factsOf(view: View, shot: Shot, shooter: Shooter, look: Style): Told {
  const { table, say, list } = wordsOf(look);
  const { order } = table;
  const { refusal, far, range, flank, sees, line } = shooter;
  if (refusal !== null) return refusedBy(view, shooter, refusal.rule, look);
  const side = flank ? order.flank : order.front;
  const short = flank ? order.short.flank : order.short.front;
  const facts = (sight: string) => say(order.facts, { far, range, side, sight });
  if (!sees) {
    const eyes = shot.shooters.filter((one) => one.sees && one.refusal === null).flatMap(({ unit }) => unit.at ?? []);
    const says = say(order.eyes, { names: list(eyes.slice(0, 2)) });
    return { says: facts(says), short: order.short.eyes, rule: 'TOT-8.3a' };
  }
  const ride = line.steps.find(({ at }) => at.length > 1);
  if (ride !== undefined) {
    const hexes = ride.at.map(refId).join('|');
    return { says: facts(say(order.sightSide, { hexes })), short, rule: 'TOT-8.2e' };
  }
  const over = line.steps.some(({ rule }) => rule === 'TOT-8.2d');
  return { says: facts(over ? order.overUnits : order.sightClear), short, rule: over ? 'TOT-8.2d' : 'TOT-8.2a' };
}

/** Why a unit cannot fire, in the words of its refusal. */
function refusedBy(view: View, shooter: Shooter, rule: string, look: Style): Told {
  const { table, say, word } = wordsOf(look);
  const { order } = table;
  const { far, range } = shooter;
  switch (rule) {
    case 'TOT-5.0i':
      return { says: order.fired, short: order.short.fired, rule };
    case 'TOT-9.1a':
      return { says: order.movedSoft, short: order.short.moved, rule };
    case 'TOT-10.1a':
      return { says: order.truck, short: order.short.truck, rule };
    case 'TOT-4.0c':
      return { says: order.notInArc, short: order.short.arc, rule };
    case 'TOT-8.1a':
    case 'TOT-9.2a':
      return { says: say(order.tooFar, { far, range }), short: order.short.range, rule };
    case 'TOT-8.3a':
      return { says: order.noEyes, short: order.short.sight, rule };
    default: {
      const hexes = stoppedIn(shooter);
      const first = hexes[0];
      if (first === undefined) return { says: look.text.rules[rule] ?? rule, short: order.short.sight, rule };
      const what = whatStops(view, first, look);
      const why = shooter.line.steps.find(({ blocks }) => blocks)?.rule ?? rule;
      return {
        says: say(order.stopped, { what: word(what), hexes: hexes.join('|') }),
        short: order.short.sight,
        rule: why,
      };
    }
  }
}

function termsOf(volley: Volley, look: Style): readonly Term[] {
  const { order } = wordsOf(look).table;
  const term = (rules: readonly string[]) => volley.modifier.terms.find(({ rule }) => rules.includes(rule));
  const chip = (rules: readonly string[], fallback: string, says: string, sign: string): Term => {
    const found = term(rules);
    const value = found?.value ?? 0;
    return {
      sign: value < 0 ? '−' : sign,
      value: String(Math.abs(value)),
      says,
      tone: value === 0 ? 'faint' : 'plain',
      rule: found?.rule ?? fallback,
    };
  };
  const night = term(['TOT-S6e']);
  return [
    { sign: '', value: volley.dice === 'two' ? '2D6' : '3D6', says: order.dice, tone: 'plain' },
    chip(['TOT-8.4a'], 'TOT-8.4a', order.firing, '+'),
    chip(['TOT-8.4d'], 'TOT-8.4d', order.flank, '+'),
    chip(['TOT-8.4e', 'TOT-9.6b', 'TOT-9.3a'], 'TOT-8.4e', order.cover, '−'),
    ...(night === undefined ? [] : [chip(['TOT-S6e'], 'TOT-S6e', order.night, '−')]),
    { sign: '≥', value: String(volley.defence.value), says: order.needs, tone: 'plain', rule: volley.defence.rule },
    { sign: '→', value: `${volley.need}+`, says: order.onDice, tone: 'hot', rule: 'TOT-8.4g' },
  ];
}

/** The sum and its chance; nothing while nobody fires. */
function chanceOf(shot: Shot, look: Style): readonly [Sum, Odds] | readonly [] {
  const { volley } = shot;
  if (volley === null) return [];
  const { table, percent } = wordsOf(look);
  const plain = volley.dice === 'two';
  const noted = shot.again ? table.order.secondStands : volley.overall !== volley.chance ? table.order.ace : null;
  return [
    { kind: 'sum', terms: termsOf(volley, look) },
    {
      kind: 'odds',
      value: percent(shot.again ? volley.chance : volley.overall),
      ways: `${volley.chance.ways}/${volley.chance.of}`,
      bars: plain
        ? Array.from({ length: 11 }, (_, index) => {
            const sum = index + 2;
            return { label: String(sum), ways: 6 - Math.abs(7 - sum), counts: sum >= volley.need };
          })
        : [],
      note: {
        says: noted ?? (plain ? table.order.note : table.order.noteCalibre),
        rule: noted !== null ? 'TOT-8.5a' : plain ? 'TOT-8.4g' : 'TOT-OPT1a',
      },
    },
  ];
}

/** Every set of four firers. */
const MOST = 15;

function optionsOf(view: View, shot: Shot, look: Style): readonly Option[] {
  const { table, say, percent } = wordsOf(look);
  const best = shot.sets[0];
  if (best === undefined || shot.sets.length < 2) return [];
  const same = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((id) => b.includes(id));
  const now = shot.sets.find(({ firers }) => same(firers, shot.joined));
  const others = shot.sets
    .filter((set) => set !== best && set !== now)
    .sort((a, b) => a.firers.length - b.firers.length || b.volley.overall.ways - a.volley.overall.ways);
  const shown = [best, ...(now === undefined || now === best ? [] : [now]), ...others].slice(0, MOST);
  const share = (set: (typeof shown)[number]) => set.volley.overall.ways / set.volley.overall.of;
  const able = shot.shooters.filter(({ refusal }) => refusal === null).length;
  return shown
    .sort((a, b) => share(a) - share(b) || a.firers.length - b.firers.length)
    .map((set): Option => {
      const hexes = set.firers.map((id) => unitById(view, id)?.at ?? '');
      const all = set.firers.length === able && able > 2;
      const isNow = set === now;
      const note = isNow
        ? set === best
          ? table.order.bestNow
          : table.order.now
        : set === best
          ? table.order.best
          : null;
      return {
        says: all ? say(table.order.all, { count: able }) : hexes.join(' + '),
        value: percent(set.volley.overall),
        note: note ?? `${set.volley.chance.ways}/${set.volley.chance.of}`,
        state: isNow ? 'now' : set === best ? 'best' : 'plain',
        does: isNow || view.activity?.type === 'ace' ? null : joinPlan(shot, set.firers),
      };
    });
}
