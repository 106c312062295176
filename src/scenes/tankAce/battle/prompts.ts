import { describeTankAce } from '../../../i18n/tankAce/describe';
import type { Seat } from '../../../rules/core/game';
import { tankAce } from '../../../rules/tankAce';
import { careerOf } from '../../../rules/tankAce/base';
import type { View } from '../../../rules/tankAce/types';
import type { Proposal, Style } from '../../board/gameScene';
import { careerWords } from '../career/words';
import type { Mind } from './mind';
import { triedNow } from './orders';
import { wordsOf } from './words';

/** What is asked of the commander, with the order it is about. */
export function promptFor(view: View, seat: Seat, look: Style): { readonly act: string; readonly more: string } | null {
  if (view.phase !== 'orders') return null;
  const { table, say } = wordsOf(look);
  const given = view.fights[seat]?.tank.given ?? 0;
  const step = given === 0 ? 'first' : 'next';
  if (view.careers.length === 1) return { act: table[step], more: table.firstMore };
  const { crew, unit } = careerOf(view, seat);
  const name = careerWords(look).surname(unit, crew.commander.no, seat);
  return { act: say(table.boards[step], { name }), more: table.firstMore };
}

/** Buttons that stand beside the order in mind, where they are allowed. */
const asides = {
  synergy: { key: 'Y', style: 'plain' },
  endOrders: { key: 'E', style: 'olive' },
  ready: { key: 'E', style: 'olive' },
} as const;

/** The order in mind first, then the next target, then what ends the step. */
export function proposalsFor(
  view: View,
  seat: Seat,
  { chosen, wheel, ticket }: Mind,
  look: Style,
): readonly Proposal[] {
  const { table, word } = wordsOf(look);
  const describe = describeTankAce(look.text, look.language);
  const proposals: Proposal[] = [];
  const aside = (type: string): type is keyof typeof asides => Object.hasOwn(asides, type);
  const command = chosen?.command ?? null;
  if (command !== null && chosen?.refusal === null && !aside(command.type))
    proposals.push({
      refs: tankAce.path(command),
      afresh: true,
      words: wheel && ticket !== null ? ticket.title : describe.command(view, command),
      icon: null,
      style: 'primary',
      key: 'Enter',
    });
  if (wheel && (view.fights[seat]?.units.length ?? 0) > 1)
    proposals.push({
      refs: [],
      look: 'target:next',
      words: table.nextTarget,
      icon: 'crosshair',
      key: 'T',
      style: 'plain',
    });
  for (const other of triedNow(view, seat)) {
    if (!aside(other.type) || tankAce.refuse(view, other) !== null) continue;
    const { key, style } = asides[other.type];
    proposals.push({
      refs: tankAce.path(other),
      afresh: true,
      words: word(other.type),
      icon: null,
      key: proposals.length === 0 ? 'Enter' : key,
      style: proposals.length === 0 ? 'primary' : style,
    });
  }
  return proposals;
}
