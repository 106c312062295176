import { cardOf } from '../../../rules/tankKillers/data/tactics';
import { attackSum, defenceOf, distanceOf, reachOf, usesInf } from '../../../rules/tankKillers/sum';
import type { CardId, Phase, Rule, UnitId, View } from '../../../rules/tankKillers/types';
import { isSupport, kindOf, ruleOf } from '../../../rules/tankKillers/units';
import type { Style, Surface } from '../../board/gameScene';
import type { Box } from '../../paint/items';
import { INK, label, PAPER, plate, SAND } from '../../paint/marks';
import { roughWidth } from '../../paint/textWidth';
import type { CardTable } from './cardTable';
import { duelOf } from './places';
import { wordsOf } from './words';

interface Chip {
  readonly sign: string;
  readonly value: number;
  readonly says: string;
  readonly tone: 'plain' | 'hot' | 'dark';
}

interface Sum {
  readonly chips: readonly Chip[];
  readonly total: number;
  readonly defence: number;
}

/** The attack as it stands, with a card or a target that is about to count; null where there is nothing to add up. */
export function sumOf(view: View, look: Style, coming: CardId | null, aim: UnitId | null = null): Sum | null {
  const { switches, chain, phase } = view;
  const target = aim ?? view.attack?.target ?? null;
  if (view.attack === null || target === null || isSupport(target)) return null;
  const attack = { ...view.attack, target };
  const words = wordsOf(look);
  const waiting = phase === 'modifierReply' ? (chain[0]?.card ?? null) : coming;
  const cards =
    waiting === null ? attack.cards : [...attack.cards, { seat: view.player, card: waiting, negated: false }];
  const { terms, total } = attackSum({ ...attack, cards }, switches);
  const own = { kind: kindOf(attack.attacker) };
  const chips = terms.map(({ rule, value }, index): Chip => {
    const played = cards.find(({ card }) => ruleOf(card) === rule);
    const first = words.say(usesInf(target) ? words.table.itsInf : words.table.itsPen, own);
    return {
      sign: index === 0 ? '' : value < 0 ? '−' : '+',
      value: index === 0 ? value : Math.abs(value),
      says: index === 0 ? first : played === undefined ? words.table.die : words.cards[played.card].name,
      tone: played !== undefined && played.card === waiting ? 'hot' : 'plain',
    };
  });
  return { chips, total, defence: defenceOf(target) };
}

/** Whether a card would change the sum if it were played now. */
export function counts(view: View, card: CardId): boolean {
  return view.phase === 'modifier' && cardOf(card).effect === 'modify';
}

const hints: { readonly [phase in Phase]?: 'chooseTarget' | 'chooseAttacker' } = {
  target: 'chooseTarget',
  freeAttacker: 'chooseAttacker',
};

const NARROW = 600;

/** The strip under the battlefield: every term, the total, what it is held against, and what that means. */
export function drawSum(
  table: CardTable,
  view: View,
  stage: Surface,
  look: Style,
  coming: CardId | null,
  aim: UnitId | null = null,
): void {
  const { sum: box, scale } = table;
  // Where there is no room beside the chips the verdict stands under them.
  const tall = table.tall || box.width < NARROW;
  const { table: says, say } = wordsOf(look);
  stage.put('arc', 'sum', plate(box, SAND, { stroke: INK, width: 2 }));
  const sum = sumOf(view, look, coming, aim);
  if (sum === null || duelOf(table, view).length === 0) {
    const hint = says[hints[view.phase] ?? 'noAttack'];
    const size = tall ? 15 : Math.max(16, 24 * scale);
    const most = box.width - 30;
    stage.put(
      'reach',
      'sum/hint',
      label(hint, box.x + box.width / 2, box.y + box.height / 2, size, INK, 'stencil', { most }),
    );
    return;
  }
  // What stood there before a target was pointed at.
  if (aim !== null) stage.put('reach', 'sum/hint', label('', box.x, box.y, 1, INK, 'stencil'));
  const { chips, total, defence } = sum;
  const kills = total >= defence;
  const target = aim ?? view.attack?.target ?? null;
  const kind = target === null ? '' : kindOf(target);
  const all: Chip[] = [
    ...chips,
    { sign: '=', value: total, says: says.attack, tone: 'dark' },
    { sign: kills ? '≥' : '<', value: defence, says: say(says.itsDef, { kind }), tone: 'plain' },
  ];
  const row = tall ? { ...box, height: box.height * 0.66 } : { ...box, width: box.width * 0.74 };
  const right = drawChips(all, row, tall, scale, stage, look);
  const fate = aim === null ? fateOf(view, sum) : 'open';
  const reckoned = kills ? says.enough : say(says.short1, { missing: defence - total });
  const told: { readonly [fate in Fate]: readonly [verdict: string, note: string, rule: Rule] } = {
    open: [kills ? says.destroyed : says.survives, reckoned, 'TK-RES1'],
    hit: [says.wasDestroyed, reckoned, 'TK-RES1'],
    finished: [says.wasDestroyed, says.finishedOff, 'TK-RES7'],
    stands: [says.survived, reckoned, 'TK-RES1'],
    stopped: [says.attackStopped, says.notCompared, outranged(view) ? 'TK-MOD6' : 'TK-LOST1'],
  };
  const [verdict, note, rule] = told[fate];
  const lost = fate === 'hit' || fate === 'finished' || (fate === 'open' && kills);
  const colour = lost ? look.palette.blocked : look.palette.clear;
  if (tall) {
    const at = { x: box.x + 10, y: box.y + box.height * 0.82 };
    stage.put(
      'reach',
      'sum/verdict',
      label(`→ ${verdict} · ${note}`, at.x, at.y, 14.5, colour, 'condensed', {
        align: 'left',
        bold: true,
        most: box.width - 20,
      }),
    );
    return;
  }
  const x = right + Math.max(10, 20 * scale);
  const most = box.x + box.width - x - 12;
  stage.put(
    'reach',
    'sum/verdict',
    label(verdict, x, box.y + box.height * 0.35, Math.max(19, 28 * scale), colour, 'stencil', { align: 'left', most }),
  );
  stage.put(
    'reach',
    'sum/note',
    label(`${note}  ·  ${rule}`, x, box.y + box.height * 0.72, Math.max(13.5, 17 * scale), INK, 'condensed', {
      align: 'left',
      most,
    }),
  );
}

/** What became of the attack: still open, compared, finished by a card, or ended before anything was compared. */
type Fate = 'open' | 'hit' | 'finished' | 'stands' | 'stopped';

export function fateOf(view: View, { total, defence }: Pick<Sum, 'total' | 'defence'>): Fate {
  const { phase, attack, player, sides, switches, discard } = view;
  if (attack === null || attack.target === null || openPhases.includes(phase)) return 'open';
  if (sides[1 - player]?.casualties.includes(attack.target) === true) return total >= defence ? 'hit' : 'finished';
  if (phase === 'finish' || phase === 'finishReply') return 'stands';
  const last = discard.at(-1);
  const card = last === undefined ? null : cardOf(last).effect;
  const unthrown = switches.attackDie && attack.die === null;
  return unthrown || total >= defence || card === 'lostAction' || card === 'endTurn' ? 'stopped' : 'stands';
}

/** Whether the attacker could not reach so far as was called. */
function outranged({ attack }: View): boolean {
  return attack !== null && (distanceOf(attack) ?? 0) > reachOf(attack);
}

const openPhases: readonly Phase[] = ['lostAttack', 'lostReply', 'modifier', 'modifierReply', 'compare'];

function drawChips(
  chips: readonly Chip[],
  row: Box,
  tall: boolean,
  scale: number,
  stage: Surface,
  look: Style,
): number {
  const small = tall ? 11.5 : Math.max(12.5, 15 * scale);
  const large = tall ? 21 : Math.max(22, 31 * scale);
  const sign = tall ? 17 : Math.max(22, 30 * scale);
  const wishes = chips.map(({ says }) =>
    Math.min(Math.max(roughWidth(says, small, 0.52) + 18, large * 1.9), large * 5),
  );
  const signs = (chips.length - 1) * sign;
  const room = row.width - (tall ? 12 : 28) - signs;
  const shrink = Math.min(1, room / wishes.reduce((sum, wish) => sum + wish, 0));
  const height = row.height * (tall ? 0.92 : 0.76);
  const y = row.y + (row.height - height) / 2 + (tall ? 1 : 0);
  let x = row.x + (tall ? 6 : 14);
  for (const [index, chip] of chips.entries()) {
    if (chip.sign !== '') {
      stage.put(
        'reach',
        `sum/sign${index}`,
        label(chip.sign, x + sign / 2, y + height / 2, sign * 0.85, INK, 'text', { bold: true }),
      );
      x += sign;
    }
    const width = (wishes[index] ?? 0) * shrink;
    const colours = { plain: [PAPER, INK], hot: [look.palette.act, PAPER], dark: [INK, PAPER] } as const;
    const [ground, ink] = colours[chip.tone];
    const edge = chip.tone === 'hot' ? look.palette.tracer : INK;
    stage.put(
      'reach',
      `sum/chip${index}`,
      plate({ x, y, width, height }, ground, { stroke: edge, width: chip.tone === 'hot' ? 4 : 2, round: 6 }),
    );
    stage.put(
      'reach',
      `sum/value${index}`,
      label(String(chip.value), x + width / 2, y + height * 0.34, large, ink, 'stencil'),
    );
    stage.put(
      'reach',
      `sum/says${index}`,
      label(chip.says, x + width / 2, y + height * 0.77, small, ink, 'condensed', { bold: true, most: width - 8 }),
    );
    x += width;
  }
  return x;
}
