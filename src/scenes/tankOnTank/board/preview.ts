import type { Ref, Seat } from '../../../rules/core/game';
import { isRefOf, refId } from '../../../rules/core/ref';
import { CUSTOM } from '../../../rules/tankOnTank/data/scenarios';
import { volleyOf } from '../../../rules/tankOnTank/fire';
import { followers } from '../../../rules/tankOnTank/movement';
import { forceOf } from '../../../rules/tankOnTank/plan';
import type { Stride } from '../../../rules/tankOnTank/reach';
import { isKind, pointsOf, typeOf } from '../../../rules/tankOnTank/unitValues';
import type { SeenUnit, View } from '../../../rules/tankOnTank/view';
import type { Selection } from '../../../session/selection';
import type { Blocks, Row, Rows } from '../../blocks/block';
import type { Style } from '../../board/gameScene';
import { shootersAt } from './firing';
import { hexOfRef, unitOfRef } from './geometry';
import { pieceOf, stateOf, unitById, unitOn, valuesOf, wordOf } from './ground';
import { pickedUnit, promotable, routesFor } from './intent';
import { pictureOf } from './pictureOf';
import { isStriking, strikeAt, strikePreview } from './strikeLook';
import { wordsOf } from './words';

/** What there is to know now: the unit chosen or under the pointer, the units to set up, or the order of battle. */
export function previewOf(view: View, seat: Seat, selection: Selection, hovered: Ref | null, look: Style): Blocks {
  if (isStriking(selection)) return strikePreview(view, seat, strikeAt(view, selection, hovered), look);
  const unit = pickedUnit(view, selection);
  if (unit !== null && unit.at !== null) return chosen(view, unit, selection, hovered, look);
  const over = unitById(view, unitOfRef(hovered)) ?? unitUnder(view, hovered);
  // Who is looking for a hex to enter by keeps the list of those who wait.
  if (unit === null && over !== null && over.at !== null) return seen(view, over, look);
  const buttons = selection.next.filter((ref) => isRefOf('button', ref));
  if (view.phase === 'purchase' || view.phase === 'terms') return menu(view, seat, buttons, look);
  return reserves(view, seat, selection, look);
}

function unitUnder(view: View, hovered: Ref | null): SeenUnit | null {
  const hex = hovered === null ? null : hexOfRef(view, hovered);
  return hex === null ? null : unitOn(view, hex);
}

function statsOf(view: View, unit: SeenUnit, look: Style): string {
  const { table, say } = wordsOf(look);
  const values = valuesOf(view, unit);
  return values === null ? table.preview.hidden : say(table.preview.values, values);
}

function titleOf(unit: SeenUnit, look: Style): string {
  const { table, say, unitAt } = wordsOf(look);
  return `${unitAt(unit)} · ${say(table.preview.stands, { facing: unit.facing })}`;
}

function chosen(view: View, unit: SeenUnit, selection: Selection, hovered: Ref | null, look: Style): Blocks {
  const { table, say, unitAt } = wordsOf(look);
  const mp = unit.kind === null ? 0 : typeOf(view.switches, unit.kind).mp;
  const over = isRefOf('hex', hovered) ? refId(hovered) : '';
  const drives = selection.next.some((ref) => isRefOf('hex', ref));
  const stride = drives ? routesFor(view, unit).get(over)?.stride : undefined;
  const rows = targetRows(view, unit, selection, look);
  const group = unit.hq === true && view.activity === null ? followers(stateOf(view), pieceOf(view, unit.id)) : [];
  const note = noteOf(stride, mp, group.length, look);
  const { activity } = view;
  // What it has driven already counts, also while no further hex is pointed at.
  const driven = activity?.type === 'move' && activity.mover?.unit === unit.id ? activity.mover.spent : 0;
  const meter = { used: stride?.spent ?? driven, of: mp, says: say(table.preview.mp, { of: mp }) };
  return [
    {
      kind: 'heading',
      kicker: statsOf(view, unit, look),
      title: stride === undefined ? titleOf(unit, look) : `${unitAt(unit)} → ${over}`,
      ...(drives ? { meter } : {}),
    },
    {
      kind: 'rows',
      title: rows.length === 0 ? table.preview.noTargets : table.preview.targets,
      ...(note === undefined ? {} : { note }),
      rows: [...rows, ...group.flatMap((id) => memberRow(view, id, look))],
    },
  ];
}

/** What is special about the move in question: a road march, a minimum move, a group that comes along. */
function noteOf(stride: Stride | undefined, mp: number, group: number, look: Style): Rows['note'] {
  const { table, say } = wordsOf(look);
  if (stride !== undefined && stride.spent > mp) return { says: table.preview.roadMarch, rule: 'TOT-7.0h' };
  if (stride?.stopped === true) return { says: table.preview.minimum, rule: 'TOT-7.0i' };
  return group === 0 ? undefined : { says: say(table.preview.leads, { count: group + 1 }), rule: 'TOT-6.1a' };
}

function memberRow(view: View, id: string, look: Style): readonly Row[] {
  const { table, unitAt } = wordsOf(look);
  const unit = unitById(view, id);
  if (unit === null) return [];
  return [
    {
      picture: pictureOf(unit, look),
      title: unitAt(unit),
      note: statsOf(view, unit, look),
      says: table.preview.willMove,
      rule: 'TOT-6.1a',
    },
  ];
}

/** What the unit can shoot at now, alone. */
function targetRows(view: View, unit: SeenUnit, selection: Selection | null, look: Style): readonly Row[] {
  const { table, say, unitAt, percent } = wordsOf(look);
  const state = stateOf(view);
  const own = pieceOf(view, unit.id);
  return view.units
    .filter((target) => target.seat !== unit.seat && target.at !== null)
    .flatMap((target): Row[] => {
      const shooter = shootersAt(view, unit.seat, target.id).find((one) => one.unit.id === unit.id);
      if (shooter === undefined || shooter.refusal !== null || !shooter.sees) return [];
      const { far, range, flank } = shooter;
      const ref: Ref = `unit:${target.id}`;
      const side = flank ? table.order.flank : table.order.front;
      return [
        {
          picture: pictureOf(target, look),
          title: unitAt(target),
          note: say(table.clearTag, { far, range }),
          says: `${side} · ${table.preview.percentNote}`,
          rule: flank ? 'TOT-8.4d' : 'TOT-8.4a',
          value: percent(volleyOf(state, [own], pieceOf(view, target.id)).overall),
          tone: 'act',
          does: selection?.next.includes(ref) === true ? { refs: [ref] } : null,
        },
      ];
    });
}

function seen(view: View, unit: SeenUnit, look: Style): Blocks {
  const { table, list } = wordsOf(look);
  const rows = unit.kind === null ? [] : targetRows(view, unit, null, look);
  const facts = [
    ...(unit.moved ? [table.preview.moved] : []),
    ...(unit.fired ? [table.preview.fired] : []),
    ...(unit.moved || unit.fired ? [] : [table.preview.fresh]),
    ...(unit.ace === true ? [table.preview.ace] : []),
    ...(unit.dug ? [table.preview.dug] : []),
  ];
  const title = `${list(facts)} · ${rows.length === 0 ? table.preview.noTargets : table.preview.targets}`;
  return [
    { kind: 'heading', kicker: statsOf(view, unit, look), title: titleOf(unit, look) },
    { kind: 'rows', title, rows },
  ];
}

const PICKED = '●';

/** Units to set up or to bring in, one row for units that are alike. */
function reserves(view: View, seat: Seat, selection: Selection, look: Style): Blocks {
  const { table, say, unit: name } = wordsOf(look);
  const rows = new Map<string, { row: Row; count: number }>();
  for (const unit of view.units) {
    if (unit.where !== 'reserve' || unit.seat !== (view.viewer ?? seat)) continue;
    const ref: Ref = `unit:${unit.id}`;
    const turn = forceOf(stateOf(view), pieceOf(view, unit.id)).entry?.turn;
    // While one waits for its hex, another can be chosen in its place.
    const choosing = selection.picked.length > 0 && (view.phase === 'deployment' || (turn ?? Infinity) <= view.turn);
    const can = selection.next.includes(ref) || choosing;
    const key = `${wordOf(unit)} ${can} ${unit.force} ${unit.ace}`;
    const known = rows.get(key);
    const count = (known?.count ?? 0) + 1;
    // Any of those that are alike.
    const picked = selection.picked.includes(ref) || known?.row.value === PICKED;
    const entering = view.phase === 'deployment' || turn === undefined ? null : turn;
    const when = entering === null ? null : whenOf(view, entering, look);
    const stats = statsOf(view, unit, look);
    const row: Row = {
      picture: pictureOf(unit, look),
      title: `${name(unit)}${count > 1 ? ` ${say(table.preview.times, { count })}` : ''}`,
      note: when ?? stats,
      says: when === null ? '' : stats,
      rule: forceOf(stateOf(view), pieceOf(view, unit.id)).rule,
      value: picked ? PICKED : '',
      tone: can || picked ? 'act' : 'plain',
      does: can ? { refs: [ref] } : null,
    };
    const alike = [...(known?.row.alike ?? []), ref];
    rows.set(key, { row: { ...row, does: known?.row.does ?? row.does ?? null, alike }, count });
  }
  const deploying = view.phase === 'deployment';
  if (rows.size === 0) return chart(view, seat, selection, look);
  const about = aboutOf(view, look);
  const heirs = heirRows(view, seat, selection, look);
  const list = [...heirs, ...[...rows.values()].map(({ row }) => row)];
  const title = deploying ? table.preview.reserve : list.length > 0 ? table.preview.waiting : table.preview.briefing;
  const over = deploying ? table.preview.reserveNote : heirs.length > 0 ? table.preview.heirs : about?.about;
  return [
    { kind: 'heading', kicker: about?.name ?? '', title },
    { kind: 'rows', ...(over === undefined ? {} : { title: over }), rows: list },
  ];
}

function whenOf(view: View, turn: number, look: Style): string {
  const { table, say } = wordsOf(look);
  return turn <= view.turn ? table.preview.canEnter : say(table.preview.fromTurn, { turn });
}

/** Who could take over from a lost headquarters: the offer stands as long as it can be taken. */
function heirRows(view: View, seat: Seat, selection: Selection, look: Style): readonly Row[] {
  const { table, unitAt } = wordsOf(look);
  return promotable(view, seat).map((unit) => {
    const ref: Ref = `unit:${unit.id}`;
    return {
      picture: pictureOf(unit, look),
      title: unitAt(unit),
      note: table.preview.heir,
      rule: 'TOT-6.2a',
      value: table.preview.heirCost,
      tone: 'act',
      does: selection.next.includes(ref) ? { refs: [ref] } : null,
    };
  });
}

/** The name of the battle; a scenario of one's own goes by that. */
function aboutOf(view: View, look: Style): Style['text']['setups'][string] | undefined {
  return look.text.setups[view.setup] ?? look.text.setups[CUSTOM];
}

/** Every kind in the battle with its values, and how many are left. */
function chart(view: View, seat: Seat, selection: Selection, look: Style): Blocks {
  const { table, say, unit: name } = wordsOf(look);
  const about = aboutOf(view, look);
  const heirs = heirRows(view, seat, selection, look);
  const kinds = new Map<string, { unit: SeenUnit; left: number }>();
  for (const unit of view.units) {
    if (unit.where === 'dead' || unit.where === 'exited' || unit.where === 'replaced') continue;
    const key = `${unit.seat} ${wordOf(unit)}`;
    kinds.set(key, { unit, left: (kinds.get(key)?.left ?? 0) + 1 });
  }
  const rows = [...kinds.values()].map(
    ({ unit, left }): Row => ({
      picture: pictureOf(unit, look),
      title: name(unit),
      note: look.text.seats[unit.seat] ?? '',
      says: statsOf(view, unit, look),
      value: say(table.preview.times, { count: left }),
    }),
  );
  const over = heirs.length > 0 ? table.preview.heirs : about?.about;
  return [
    { kind: 'heading', kicker: about?.name ?? '', title: table.preview.kicker },
    { kind: 'rows', ...(over === undefined ? {} : { title: over }), rows: [...heirs, ...rows] },
  ];
}

/** Everything that buttons offer, where there are too many for the row of buttons. */
function menu(view: View, seat: Seat, buttons: readonly Ref[], look: Style): Blocks {
  const { table, say } = wordsOf(look);
  const about = aboutOf(view, look);
  const spent = stateOf(view)
    .units.filter((unit) => unit.seat === seat)
    .reduce((sum, unit) => sum + pointsOf(unit), 0);
  const title =
    view.phase === 'purchase'
      ? say(table.preview.points, { points: spent, of: view.switches.points })
      : (look.text.phases[view.phase]?.allows ?? '');
  const rows = buttons.filter((ref) => ref !== 'button:done').map((ref) => menuRow(view, seat, ref, look));
  return [
    { kind: 'heading', kicker: about?.name ?? '', title },
    { kind: 'rows', rows },
  ];
}

function menuRow(view: View, seat: Seat, ref: Ref, look: Style): Row {
  const { table, say, unit: name } = wordsOf(look);
  const [word = '', id = '', hq] = refId(ref).split('-');
  const row = { tone: 'act', does: { refs: [ref] } } as const;
  if (word === 'map') return { ...row, title: say(table.describe.map, { map: id }) };
  if (word === 'edge') return { ...row, title: say(table.describe.edge, { edge: id }) };
  if (word !== 'buy' || !isKind(id)) return { ...row, title: look.text.words[word] ?? word };
  const kind = id;
  const unit = { kind, hq: hq === 'hq' };
  const type = typeOf(view.switches, kind);
  const [clear, cover] = type.defence;
  const values = say(table.preview.values, {
    range: type.range,
    defence: clear === cover ? clear : `${clear}/${cover}`,
    mp: type.mp,
  });
  const have = view.units.filter((one) => one.seat === seat && one.kind === kind && one.hq === unit.hq).length;
  return {
    ...row,
    picture: pictureOf({ seat, kind, facing: 'NE' }, look),
    title: name(unit),
    note: have === 0 ? values : `${values} · ${say(table.preview.times, { count: have })}`,
    value: String(pointsOf(unit)),
  };
}
