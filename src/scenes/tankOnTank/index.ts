import type { TankOnTankTableText } from '../../i18n/tankOnTank/table';
import type { Chance } from '../../rules/core/dice';
import type { Ref, Seat } from '../../rules/core/game';
import { isRefOf, refId } from '../../rules/core/ref';
import { endChance, pointInUse } from '../../rules/tankOnTank/actionPoints';
import { commands } from '../../rules/tankOnTank/commands';
import { planOf } from '../../rules/tankOnTank/plan';
import type { Event } from '../../rules/tankOnTank/types';
import type { View } from '../../rules/tankOnTank/view';
import type { Selection } from '../../session/selection';
import type { Plate, Skin, Style } from '../board/gameScene';
import { boardManners } from '../board/manners';
import type { Item } from '../paint/items';
import { animationsOf, stagedOf } from './board/animations';
import { backdrop } from './board/backdrop';
import { counterItems } from './board/counters';
import { describe } from './board/describe';
import { shotOf } from './board/firing';
import { along, facingOfRef, hexBox, hexOfRef, hexUnder, ring, sheetBox, towards, unitOfRef } from './board/geometry';
import { goalOf } from './board/goal';
import { stateOf, terrainOf, unitById, unitOn } from './board/ground';
import { faceHex, focusOf, givenBy, mustFace, pickedUnit, promotable } from './board/intent';
import { drawLast } from './board/last';
import { sheetMaker } from './board/makeSheet';
import { orderOf } from './board/order';
import { drawStudy, overlayName, overlaysOf } from './board/overlays';
import { drawPicking, drawPointed, faceUnder } from './board/picking';
import { pictures } from './board/pictures';
import { previewOf } from './board/preview';
import { meantBy, planned, proposalsOf } from './board/proposals';
import { reasonsOf } from './board/reasons';
import { scarsOnMap } from './board/scars';
import { columnOf } from './board/sides';
import { isStriking, strikePrompt } from './board/strikeLook';
import { drawBoard } from './board/units';
import { wasted, wasteWarning } from './board/waste';
import { drawWhyNot } from './board/whyNot';
import { wordsOf } from './board/words';

/** How Tank on Tank looks. */
export function tankOnTankSkin(look: () => Style): Skin<View, Event> {
  return {
    drawScars: scarsOnMap(),
    pictures,
    manners: { ...boardManners, layout: 'boardAndColumn' },
    maker: sheetMaker,
    bounds: () => sheetBox,
    backdrop: (view) => backdrop(view, planOf(view).night),
    draw: (view, stage, selection) => drawBoard(view, stage, look(), faded(view, selection)),
    drawPicking: (view, seat, selection, hovered, stage) => drawPicking(view, seat, selection, hovered, stage, look()),
    drawLast: (view, events, stage) => drawLast(view, events, stage, look()),
    drawStudy: (view, ref, stage) => drawStudy(view, ref, stage, look()),
    studies(view, seat, ref) {
      const unit = unitById(view, unitOfRef(ref));
      return unit !== null && unit.at !== null && unit.seat !== (seat ?? view.viewer);
    },
    drawPointed: (view, refs, stage) => drawPointed(view, refs, stage, look()),
    drawWhyNot: (view, whyNot, stage) => drawWhyNot(view, whyNot, stage, look()),
    refsAt(view, point, selection) {
      const refs: Ref[] = [];
      const face = faceUnder(view, point, selection);
      if (face !== null) refs.push(face);
      const hex = hexUnder(point);
      if (hex === null) return refs;
      const unit = unitOn(view, hex);
      if (unit !== null) refs.push(`unit:${unit.id}`);
      refs.push(`hex:${hex}`);
      return refs;
    },
    place(view, ref) {
      const hex = hexOfRef(view, ref);
      return hex === null ? null : hexBox(hex);
    },
    name: (view, ref) => nameOf(view, ref, look()),
    main: (view, seat, selection, hovered) =>
      orderOf(view, seat, selection, hovered, look()) ?? previewOf(view, seat, selection, hovered, look()),
    reasons: (view, whyNot) => reasonsOf(view, whyNot, look()),
    column: (view) => columnOf(view, look()),
    startsWith: (view, seat) => givenBy(view, seat),
    focus: (view) => focusOf(view),
    expand: (view, seat, selection, ref) => meantBy(view, seat, selection, ref),
    plan: (view, seat, id) => planned(view, seat, id),
    risky: (view, command) => wasted(view, command) > 0,
    warning: (view, command) => wasteWarning(view, command, look()),
    status: (view) => statusOf(view, look()),
    prompt: (view, seat, selection) => promptOf(view, seat, selection, look()),
    proposals: (view, selection, hovered) => proposalsOf(view, selection, hovered, look()),
    describe(view, command) {
      const own = commands.parse(command);
      return own === null ? (look().text.words[command.type] ?? command.type) : describe(view, own, look());
    },
    plate: (view, seat) => plateOf(view, seat, look()),
    goal: (view, seat) => goalOf(view, seat, look()),
    notation: () => null,
    ambience: (view) => (planOf(view).night ? 'night' : 'field'),
    overlays: overlaysOf(look),
    overlayName: (id) => overlayName(id, look()),
    animations: animationsOf(look),
    staged: (event, view) => stagedOf(event, view, look()),
  };
}

/** The unit that shows how it would stand steps aside for its ghost. */
function faded(view: View, selection: Selection | undefined): ReadonlySet<string> {
  if (selection === undefined || !mustFace(view, selection) || faceHex(view, selection) === null) return new Set();
  const unit = pickedUnit(view, selection);
  return new Set(unit === null ? [] : [unit.id]);
}

function nameOf(view: View, ref: Ref, look: Style): string {
  const { table, say, word, unitAt } = wordsOf(look);
  const id = refId(ref);
  const facing = facingOfRef(ref);
  if (facing !== null) return say(table.face, { facing });
  const unit = unitById(view, isRefOf('unit', ref) ? id : null);
  if (unit !== null) return unitAt(unit);
  const hex = hexOfRef(view, ref);
  if (hex === null) return word(id);
  return `${hex} · ${word(terrainOf(view, hex))}`;
}

function statusOf(view: View, look: Style): readonly string[] {
  const { table, say, percent } = wordsOf(look);
  if (view.turn === 0) return [table.statusSetUp];
  const state = stateOf(view);
  const using = pointInUse(view);
  const chance = endChance(state, view.phasing, using ?? view.spent + 1);
  const sure = ({ ways, of }: Chance) => ways === of;
  const done = view.ended || view.outcome !== null;
  const over = done || (using === null && view.spent > 0 && sure(endChance(state, view.phasing, view.spent)));
  const words = using === null ? table.statusAhead : table.statusUsing;
  const ahead = chance.ways === 0 ? words.safe : sure(chance) ? words.last : words.points;
  const points = over ? table.statusOver : ahead;
  return [
    say(table.status, { turn: view.turn, turns: planOf(state).turns }),
    say(points, { spent: using ?? view.spent, percent: percent(chance) }),
  ];
}

function promptOf(view: View, seat: Seat, selection: Selection, look: Style): { act: string; more: string } | null {
  const { table, say, unitAt, percent } = wordsOf(look);
  const { prompts } = table;
  if (view.activity?.type === 'volley') {
    const target = unitById(view, view.activity.target);
    const chance = endChance(stateOf(view), seat, view.spent + 1);
    const more =
      chance.ways === 0
        ? prompts.endsNever
        : chance.ways === chance.of
          ? prompts.endsSurely
          : say(prompts.ends, { percent: percent(chance) });
    return { act: say(prompts.volley, { target: target === null ? '' : unitAt(target) }), more };
  }
  if (view.activity?.type === 'ace') return againPrompt(view, seat, selection, look);
  if (isStriking(selection)) return strikePrompt(view, seat, look);
  if (mustFace(view, selection)) {
    const onward = selection.next.some((ref) => isRefOf('hex', ref));
    const { more = '' } = look.text.phases.deployment?.prompts[2] ?? {};
    return { act: onward ? prompts.onward : prompts.facing, more };
  }
  const unit = pickedUnit(view, selection);
  if (unit !== null && unit.at !== null && view.phase !== 'deployment') {
    const { act, more } = chosenPrompt(selection, prompts);
    return { act: say(act, { unit: unitAt(unit) }), more };
  }
  if (unit !== null && unit.at === null && view.phase !== 'deployment')
    return { act: prompts.enter, more: look.text.phases.action?.prompts[0]?.more ?? '' };
  if (view.phase === 'deployment' && unit === null)
    return { act: prompts.place, more: look.text.phases.deployment?.prompts[0]?.more ?? '' };
  if (unit === null && promotable(view, seat).length > 0)
    return { act: look.text.phases.action?.prompts[0]?.act ?? '', more: prompts.promote };
  return null;
}

/** What is asked of somebody who has chosen a unit: only what it can still do. */
function chosenPrompt({ next }: Selection, prompts: TankOnTankTableText['prompts']): { act: string; more: string } {
  const can = (head: string) => next.some((ref) => ref.startsWith(head));
  if (can('hex:')) return { act: prompts.selected, more: prompts.selectedMore };
  if (can('face:')) return { act: prompts.turns, more: prompts.turnsMore };
  if (can('unit:')) return { act: prompts.shoots, more: prompts.shootsMore };
  return { act: prompts.ready, more: prompts.readyMore };
}

function againPrompt(view: View, seat: Seat, selection: Selection, look: Style): { act: string; more: string } | null {
  const { table, say, unitAt, percent } = wordsOf(look);
  const shot = shotOf(view, seat, selection, null);
  const ace = shot?.shooters.find(({ unit }) => unit.ace)?.unit.id;
  const [unit, target] = [unitById(view, ace), unitById(view, shot?.target.id)];
  if (shot?.volley == null || unit === null || target === null) return null;
  return {
    act: say(table.prompts.again, { unit: unitAt(unit), target: unitAt(target) }),
    more: say(table.prompts.againMore, { percent: percent(shot.volley.chance) }),
  };
}

/** A star on a disc, or a bar between two posts: no emblem of a party. */
function emblem(seat: Seat): readonly Item[] {
  const disc: Item = {
    kind: 'shape',
    points: ring({ x: 0, y: 0 }, 0, 352, 29),
    closed: true,
    fill: 0x000000,
    fillAlpha: 0.3,
    stroke: 0xf6f0de,
    width: 2,
  };
  if (seat === 0) {
    const points = Array.from({ length: 10 }, (_, i) => along({ x: 0, y: 0 }, towards(i * 36), i % 2 === 0 ? 23 : 9));
    return [disc, { kind: 'shape', points, closed: true, fill: 0xf6f0de }];
  }
  const bar = (x: number, y: number, width: number, height: number): Item => ({
    kind: 'shape',
    points: [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ],
    closed: true,
    fill: 0xf6f0de,
  });
  return [disc, bar(-19, -5, 38, 10), bar(-19, -13, 8, 26), bar(11, -13, 8, 26)];
}

function plateOf(view: View, seat: Seat, look: Style): Plate {
  const { table, say } = wordsOf(look);
  const own = view.units.filter((unit) => unit.seat === seat);
  const left = own.filter(({ where }) => where === 'map' || where === 'reserve');
  // A lost headquarters comes back in the place of another: one of the two is gone for good.
  const lost = own.filter(({ where }) => where === 'dead' || where === 'replaced');
  const origin = { x: 0, y: 0 };
  return {
    tone: seat === 0 ? 'olive' : 'grey',
    emblem: emblem(seat),
    facts: say(table.facts, { left: left.length, of: own.length, hq: left.filter(({ hq }) => hq === true).length }),
    lost: lost.map((unit) =>
      Object.values(counterItems({ ...unit, facing: 'N' }, origin, look, { bare: true, scale: 0.62, alpha: 0.75 })),
    ),
  };
}
