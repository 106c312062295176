import type { CardRule } from '../../rules/tankKillers/rulebook';
import type { CardId, Kind } from '../../rules/tankKillers/types';

/** What a card is called and what it does. */
interface CardText {
  readonly name: string;
  readonly text: string;
}

export type CardWords = { readonly [card in CardId]: CardText };
export type UnitWords = { readonly [kind in Kind]: CardText };

type CardLines = { readonly [rule in CardRule]: string };

/** The line a card's own rule is cited with: its name and what it does. */
export function cardLines(cards: CardWords, colon: string): CardLines {
  const lines = Object.fromEntries(
    Object.entries(cards).map(([card, { name, text }]) => [`TK-CARD${card.slice(1)}`, `${name}${colon}${text}`]),
  );
  if (!isWhole(lines)) throw new Error('a tactics card has no words');
  return lines;
}

/** Whether every card got its line; the number of them is fixed by the type of the words. */
function isWhole(lines: { readonly [rule: string]: string }): lines is CardLines {
  return Object.values(lines).every((line) => line !== '');
}

/** Ids to names, for log lines. */
export function namesOf(words: { readonly [id: string]: CardText }): { readonly [id: string]: string } {
  return Object.fromEntries(Object.entries(words).map(([id, { name }]) => [id, name]));
}
