import type { Seat } from '../../../rules/core/game';
import type { CustomBattle } from '../../../rules/tankOnTank/data/customBattle';
import type { UnitGroup } from '../../../rules/tankOnTank/data/scenario';
import { type Kind, unitTypes } from '../../../rules/tankOnTank/data/units';
import { arrivalOf, hexesOf, type Target, targetsOf } from '../../../rules/tankOnTank/workshop/edit';
import { button, select, switchControl } from '../../dom/controls';
import { el } from '../../dom/el';
import { sheet } from '../../extras/extraPage';
import { line, pair, sideControl } from './benchControls';
import type { Kit } from './kit';

const tools = ['clear', 'hill', 'town', 'woods', 'road', 'hexes', 'unit', 'remove'] as const;
type Tool = (typeof tools)[number];

/** What lies in the builder's hand. */
export interface Hand {
  readonly tool: Tool;
  readonly target: Target;
  readonly seat: Seat;
  readonly kind: Kind;
  readonly hq: boolean;
  readonly ace: boolean;
  /** Where the road comes from. */
  readonly from: string | null;
}

export const emptyHand: Hand = {
  tool: 'woods',
  target: { of: 'forces', index: 0 },
  seat: 0,
  kind: 'sherman',
  hq: false,
  ace: false,
  from: null,
};

export type ChangeHand = (part: Partial<Hand>) => void;

export function draftOf({ kind, hq, ace }: Pick<Hand, 'kind' | 'hq' | 'ace'>): UnitGroup {
  const draft = { kind, count: 1 };
  return { ...draft, ...(hq ? { hq: true as const } : {}), ...(ace ? { ace: true as const } : {}) };
}

export function unitName(kit: Kit, { kind, hq, ace }: UnitGroup): string {
  const { text } = kit.game();
  const name = text.words[hq === true ? `${kind}Hq` : kind] ?? kind;
  return ace === true ? kit.say(kit.words().campaign.ace, { name }) : name;
}

export function toolSheet(
  kit: Kit,
  hand: Hand,
  battle: CustomBattle,
  change: ChangeHand,
  undo: (() => void) | null,
): HTMLElement {
  const words = kit.words().workshop;
  const pressed = (tool: Tool) => {
    const each = button({ words: words.tools[tool], small: true, run: () => change({ tool, from: null }) });
    each.setAttribute('aria-pressed', String(tool === hand.tool));
    return each;
  };
  const more =
    hand.tool === 'hexes' ? [marking(kit, hand, battle, change)] : hand.tool === 'unit' ? units(kit, hand, change) : [];
  return sheet(
    words.paint,
    el('div', { class: 'extra-acts tot-tools' }, ...tools.map(pressed)),
    el('p', { class: 'about' }, words.uses[hand.tool]),
    ...more,
    button({ words: words.undo, small: true, icon: 'undo', disabled: undo === null, run: () => undo?.() }),
  );
}

const keyOf = ({ of, index }: Target) => `${of}-${index}`;

function targetWords(kit: Kit, battle: CustomBattle, target: Target): string {
  const { targets, hexes } = kit.words().workshop;
  const count = hexesOf(battle, target)?.length ?? 0;
  const found = target.of === 'ending' ? undefined : battle[target.of][target.index];
  const seat = found !== undefined && 'seat' in found ? found.seat : 0;
  const force = target.of === 'forces' ? battle.forces[target.index] : undefined;
  const template =
    target.of === 'forces'
      ? targets[force !== undefined && arrivalOf(force) === 'zone' ? 'zone' : 'entry']
      : targets[target.of];
  return `${kit.say(template, { seat, number: target.index + 1 })} · ${kit.say(hexes, { count })}`;
}

function marking(kit: Kit, hand: Hand, battle: CustomBattle, change: ChangeHand): HTMLElement {
  const targets = targetsOf(battle);
  const control = select(
    targets.map((target) => ({ value: keyOf(target), words: targetWords(kit, battle, target) })),
    keyOf(hand.target),
    (value) => {
      const target = targets.find((each) => keyOf(each) === value);
      if (target !== undefined) change({ target });
    },
  );
  return line(kit.words().workshop.marking, control);
}

/** The hexes of something, and the way to choose them on the map. */
export function markButton(kit: Kit, battle: CustomBattle, target: Target, change: ChangeHand): HTMLElement {
  const words = kit.words().workshop;
  const count = kit.say(words.hexes, { count: hexesOf(battle, target)?.length ?? 0 });
  return button({
    words: `${words.mark} · ${count}`,
    small: true,
    icon: 'eye',
    run: () => change({ tool: 'hexes', target, from: null }),
  });
}

function units(kit: Kit, hand: Hand, change: ChangeHand): HTMLElement[] {
  const words = kit.words().workshop;
  const kinds = (seat: Seat) => unitTypes.find((each) => each.seat === seat)?.kind ?? 'sherman';
  const side = sideControl(kit, hand.seat, (seat) => change({ seat, kind: kinds(seat), hq: false }));
  return [line(words.side, side), unitChoice(kit, hand.seat, hand, change)];
}

/** A kind of a side, with pennant or ace. */
function unitChoice(
  kit: Kit,
  seat: Seat,
  chosen: Pick<Hand, 'kind' | 'hq' | 'ace'>,
  change: (part: Partial<Pick<Hand, 'kind' | 'hq' | 'ace'>>) => void,
): HTMLElement {
  const words = kit.words().workshop;
  const kinds = unitTypes.filter((type) => type.seat === seat);
  const kind = select(
    kinds.map((each) => ({ value: each.kind, words: kit.game().text.words[each.kind] ?? each.kind })),
    chosen.kind,
    (value) => change({ kind: value, hq: false }),
  );
  const hq = switchControl(chosen.hq, (on) => change({ hq: on }));
  hq.disabled = (kinds.find((each) => each.kind === chosen.kind)?.headquarters ?? 0) === 0;
  const ace = switchControl(chosen.ace, (on) => change({ ace: on }));
  return pair(line(words.kind, kind), line(words.headquarters, hq), line(words.ace, ace));
}
