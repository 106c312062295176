import type { Seat } from '../../../rules/core/game';
import { type CustomBattle, edges, MOST_UNITS, ownRule, rowsOf } from '../../../rules/tankOnTank/data/customBattle';
import type { Deployment, Force, UnitGroup } from '../../../rules/tankOnTank/data/scenario';
import { AMERICAN, GERMAN, unitTypes } from '../../../rules/tankOnTank/data/units';
import {
  type Arrival,
  arrivalOf,
  arriving,
  replaced,
  withDraft,
  withEdge,
} from '../../../rules/tankOnTank/workshop/edit';
import { button, segments, select, switchControl } from '../../dom/controls';
import { el } from '../../dom/el';
import { sheet } from '../../extras/extraPage';
import { acts, card, line, numbers, type Put, pair, sideControl } from './benchControls';
import type { Kit } from './kit';
import { type ChangeHand, markButton, unitName } from './workshopTools';

/** Groups of counters: who they are, where and when they come. */
export function forceSheet(kit: Kit, battle: CustomBattle, put: Put, change: ChangeHand): HTMLElement {
  const words = kit.words().workshop;
  const groups = battle.forces.map((force, index) => {
    const title = kit.say(words.group, { seat: force.seat, number: index + 1 });
    const set = (next: Force | null) => put({ ...battle, forces: replaced(battle.forces, index, next) });
    const mark = arrivalOf(force) === 'declared' ? [] : [markButton(kit, battle, { of: 'forces', index }, change)];
    return card(
      kit,
      title,
      () => set(null),
      counters(kit, force, set),
      ...arrival(kit, battle, force, set),
      acts(adder(kit, force, set), ...mark),
    );
  });
  const fresh = (seat: Seat): Force => {
    const kind = unitTypes.find((each) => each.seat === seat)?.kind ?? 'sherman';
    return arriving({ rule: ownRule.setup, seat, units: [{ kind, count: 1 }] }, 'zone');
  };
  const adders = [AMERICAN, GERMAN].map((seat) =>
    button({
      words: `${words.addGroup}: ${kit.game().text.seats[seat] ?? ''}`,
      small: true,
      run: () => put({ ...battle, forces: [...battle.forces, fresh(seat)] }),
    }),
  );
  return sheet(words.forces, ...groups, acts(...adders));
}

function counters(kit: Kit, force: Force, set: (force: Force) => void): HTMLElement {
  const words = kit.words().workshop;
  const rows = force.units.map((draft) => {
    const name = unitName(kit, draft);
    const step = (template: string, sign: string, by: number) => {
      const each = button({ words: sign, kind: 'bare', small: true, run: () => set(withDraft(force, draft, by)) });
      each.setAttribute('aria-label', `${template}: ${name}`);
      return each;
    };
    const ace = button({ words: '★', kind: 'bare', small: true, run: () => set(withAce(force, draft)) });
    ace.setAttribute('aria-label', `${words.ace}: ${name}`);
    ace.setAttribute('aria-pressed', String(draft.ace === true));
    return el(
      'li',
      {},
      el('span', {}, el('b', {}, `${draft.count}×`), ` ${name}`),
      el('span', { class: 'tot-steps' }, step(words.fewer, '−', -1), step(words.more, '+', 1), ace),
    );
  });
  return el('ul', { class: 'tot-list' }, ...rows);
}

/** One of these counters becomes an ace, or no longer is one. */
function withAce(force: Force, draft: UnitGroup): Force {
  const { ace: _, ...plain } = draft;
  const other: UnitGroup = draft.ace === true ? plain : { ...plain, ace: true };
  return withDraft(withDraft(force, draft, -1), other, 1);
}

/** Counters that can still be added, headquarters beside their plain kind. */
function adder(kit: Kit, force: Force, set: (force: Force) => void): HTMLElement {
  const words = kit.words().workshop;
  const drafts = unitTypes
    .filter((type) => type.seat === force.seat)
    .flatMap(({ kind, headquarters }): UnitGroup[] => [
      { kind, count: 1 },
      ...(headquarters > 0 ? [{ kind, count: 1, hq: true as const }] : []),
    ]);
  const control = select(
    [
      { value: '', words: `${words.add} …` },
      ...drafts.map((draft, index) => ({ value: String(index), words: unitName(kit, draft) })),
    ],
    '',
    (value) => {
      const draft = value === '' ? undefined : drafts[Number(value)];
      if (draft !== undefined) set(withDraft(force, draft, 1));
    },
  );
  control.setAttribute('aria-label', words.add);
  return control;
}

function arrival(kit: Kit, battle: CustomBattle, force: Force, set: (force: Force) => void): readonly HTMLElement[] {
  const words = kit.words().workshop;
  const chosen = arrivalOf(force);
  const ways: readonly Arrival[] = ['zone', 'entry', 'declared'];
  const way = segments(
    ways.map((value) => ({ value, words: words.arrivals[value] })),
    chosen,
    (value) => set(arriving(force, value)),
  );
  const { entry } = force;
  if (entry === undefined) return [line(words.comes, way)];
  const turn = numbers(1, battle.turns, entry.turn, (value) => set({ ...force, entry: { ...entry, turn: value } }));
  const open = rowsOf(force).map(({ edge }) => edge);
  const gates = edges.map((edge) => {
    const each = button({
      words: kit.game().text.words[edge] ?? edge,
      small: true,
      run: () => set(withEdge(force, edge)),
    });
    each.setAttribute('aria-pressed', String(open.includes(edge)));
    return each;
  });
  const choice = el('div', { class: 'extra-acts tot-tools', role: 'group' }, ...gates);
  return [line(words.comes, way), line(words.turn, turn), ...(chosen === 'entry' ? [line(words.edges, choice)] : [])];
}

interface Terms {
  readonly count?: number;
  readonly positions?: number;
  readonly ace?: 'none' | 'any' | 'armoured';
}

/** A step that says only what it asks for. */
function stepOf(rule: Deployment['rule'], seat: Seat, { count = 0, positions = 0, ace = 'none' }: Terms): Deployment {
  return {
    rule,
    seat,
    ...(count > 0 ? { count } : {}),
    ...(positions > 0 ? { positions } : {}),
    ...(ace === 'none' ? {} : { ace }),
  };
}

/** The order of setting up. */
export function orderSheet(kit: Kit, battle: CustomBattle, put: Put): HTMLElement {
  const words = kit.words().workshop;
  const steps = battle.deployment.map((step, index) => {
    const set = (next: Deployment | null) => put({ ...battle, deployment: replaced(battle.deployment, index, next) });
    const { rule, seat, count = 0, positions = 0, ace = 'none', declares } = step;
    const whole = (part: Terms): Deployment => stepOf(rule, seat, { count, positions, ace, ...part });
    const side = sideControl(kit, seat, (next) => set({ ...step, seat: next }));
    const declaring = switchControl(declares !== undefined, (on) =>
      set(on ? { rule, seat, declares: ['north', 'south'] } : { rule, seat }),
    );
    const naming = segments(
      (['none', 'any', 'armoured'] as const).map((value) => ({ value, words: words.aces[value] })),
      ace,
      (value) => set(whole({ ace: value })),
    );
    const places = numbers(
      0,
      MOST_UNITS,
      count,
      (value) => set(whole({ count: value })),
      (value) => (value === 0 ? words.all : String(value)),
    );
    const digs = numbers(0, 4, positions, (value) => set(whole({ positions: value })));
    return card(
      kit,
      kit.say(words.step, { number: index + 1 }),
      () => set(null),
      line(words.side, side),
      ...(declares === undefined
        ? [pair(line(words.places, places), line(words.positions, digs)), line(words.namesAce, naming)]
        : []),
      line(words.declares, declaring),
    );
  });
  const add = button({
    words: words.addStep,
    small: true,
    run: () => put({ ...battle, deployment: [...battle.deployment, { rule: ownRule.setup, seat: AMERICAN }] }),
  });
  return sheet(words.order, el('p', { class: 'about' }, words.orderAbout), ...steps, acts(add));
}
