import { withColon } from '../../../i18n/formats';
import { describeTankKillers } from '../../../i18n/tankKillers/describe';
import type { Ref, Seat } from '../../../rules/core/game';
import { isRefOf, refId } from '../../../rules/core/ref';
import { isCardId } from '../../../rules/tankKillers/data/tactics';
import { helps } from '../../../rules/tankKillers/help';
import type { View } from '../../../rules/tankKillers/types';
import { isUnitId, kindOf } from '../../../rules/tankKillers/units';
import type { Selection } from '../../../session/selection';
import type { Proposal, Style } from '../../board/gameScene';
import { cardIn } from './pointing';
import { sideAt } from './sight';
import { sumOf } from './sum';
import { wordsOf } from './words';

/** What is asked of the acting player, with the numbers of this attack. */
export function promptOf(
  view: View,
  seat: Seat,
  selection: Selection,
  look: Style,
): { act: string; more: string } | null {
  const { table, say, word, cards } = wordsOf(look);
  const sum = sumOf(view, look, null);
  const numbers = sum === null ? { total: '', defence: '' } : { total: sum.total, defence: sum.defence };
  const plain = look.text.phases[view.phase]?.prompts[0];
  const act = withColon(word(sideAt(view, seat).nation), plain?.act ?? '', look.language);
  const ready = selection.next.map(cardIn).filter((card) => card !== null);
  switch (view.phase) {
    case 'lostReply':
    case 'modifierReply':
    case 'finishReply':
    case 'freeReply': {
      const last = view.chain.at(-1);
      if (last === undefined) return null;
      return {
        act: say(table.reply, { seat: word(sideAt(view, seat).nation), card: cards[last.card].name }),
        more: table.replyMore,
      };
    }
    case 'lostAttack': {
      const [card] = ready;
      if (sum === null || card === undefined || ready.length > 1) return { act, more: say(table.lostMore, numbers) };
      return { act, more: say(table.stopMore, { ...numbers, card: cards[card].name }) };
    }
    case 'modifier':
      return { act, more: say(table.modifyMore, numbers) };
    case 'finish':
      return { act, more: say(table.finishMore, numbers) };
    case 'freeAction':
      return { act, more: table.freeMore };
    default:
      return { act, more: plain?.more ?? '' };
  }
}

/** How many of each side's cards decide. */
export function goalOf(view: View, seat: Seat, look: Style): { readonly says: string; readonly rule: string } {
  const { table, say, word } = wordsOf(look);
  const [own, foe] = [sideAt(view, seat), sideAt(view, 1 - seat)];
  return { says: say(table.goal, { ours: own.limit, theirs: foe.limit, foe: word(foe.nation) }), rule: 'TK-WIN1' };
}

/** The turn, and how far both decks are from being used up: then the Full Exchange forms new ones. */
export function statusOf(view: View, look: Style): readonly string[] {
  const { table, say, word } = wordsOf(look);
  const turn = say(table.turn, { turn: view.turn });
  const spent = view.sides.find(({ exhausted }) => exhausted);
  const other = view.sides.find(({ exhausted }) => !exhausted);
  const decks = view.sides.map(({ deckSize }) => deckSize).join(' : ');
  if (spent === undefined || other === undefined) return [turn, say(table.decks, { decks })];
  const names = { nation: word(spent.nation), other: word(other.nation) };
  return [turn, say(table.deckUsedUp, { ...names, count: other.deckSize })];
}

/**
 * The buttons: the card pointed at, or the only one that helps, and the word that passes. The orange one, which Enter
 * presses, is what helps; where nothing does it is the pass, and while several would it is nothing.
 */
export function proposalsOf(view: View, selection: Selection, hovered: Ref | null, look: Style): readonly Proposal[] {
  const words = selection.next.filter((ref) => isRefOf('button', ref));
  const things = selection.next.filter((ref) => !isRefOf('button', ref));
  const [seat = 0] = view.active;
  const useful = things.filter((ref) => {
    const card = cardIn(ref);
    return card === null || view.phase === 'limit' || helps(view, seat, card);
  });
  const meant = hovered !== null && things.includes(hovered) ? hovered : useful.length === 1 ? useful[0] : undefined;
  const offer = (ref: Ref, style: Proposal['style'], key: string): Proposal => ({
    refs: [ref],
    words: verbFor(view, ref, look),
    icon: null,
    ...(style === 'primary' ? { style } : { style: 'plain', key }),
  });
  const play = meant === undefined ? [] : [meant];
  if (meant !== undefined && useful.includes(meant))
    return [offer(meant, 'primary', ''), ...words.map((ref) => offer(ref, 'plain', PASS_KEY))];
  const pass = useful.length === 0 ? 'primary' : 'plain';
  return [...words.map((ref) => offer(ref, pass, PASS_KEY)), ...play.map((ref) => offer(ref, 'plain', PLAY_KEY))];
}

/** The keys of what Enter does not press: passing, and playing a card all the same. */
const PASS_KEY = 'N';
const PLAY_KEY = 'Y';

function verbFor(view: View, ref: Ref, look: Style): string {
  const { table, say, word } = wordsOf(look);
  const id = refId(ref);
  if (isCardId(id)) return say(view.phase === 'limit' ? table.discardIt : table.play, { card: id });
  if (isUnitId(id)) return say(view.phase === 'freeAttacker' ? table.again : table.attackIt, { kind: kindOf(id) });
  return ref.startsWith('area:deck') ? table.attackTop : word(id);
}

/** A thing in words; what shows its face on hover needs none. */
export function nameOf(view: View, ref: Ref, look: Style): string {
  const { table, say, word } = wordsOf(look);
  const id = refId(ref);
  const seat = Number(id.at(-1));
  if (id === 'tactics') return withColon(table.tacticsDeck, say(table.cards, { count: view.deckSize }), look.language);
  if (id.startsWith('deck')) {
    const cards = say(table.cards, { count: sideAt(view, seat).deckSize });
    const ahead = say(table.exchangeAhead, { number: view.exchanges + 1 });
    return `${withColon(table.formation, cards, look.language)}${ahead}`;
  }
  if (id.startsWith('reserve') || id.startsWith('casualties')) {
    const side = sideAt(view, seat);
    const pile = id.startsWith('reserve') ? side.reserve : side.casualties;
    const kinds = [...new Set(pile.map(kindOf))];
    const list = kinds.map((kind) => `${word(kind)} ×${pile.filter((unit) => kindOf(unit) === kind).length}`);
    const name = id.startsWith('reserve') ? table.reserve : table.casualties;
    return withColon(name, list.length === 0 ? table.none : list.join(', '), look.language);
  }
  if (isRefOf('card', ref) || isRefOf('unit', ref)) return '';
  return describeTankKillers(look.text, look.language).ref(view, ref, []) ?? word(id);
}
