import words from '../../../src/i18n/tankKillers/en/game';
import { placeholders } from '../../../src/i18n/text';
import type { Event, Exit, State } from '../../../src/rules/tankKillers/types';
import { citableIds } from '../../support/rulebooks';

const sentences = new Map<string, string>(Object.entries(words.events));
const exits: readonly (Exit | null)[] = ['done', 'reply', 'again', 'attackOver', 'turnOver', null];
const ids = citableIds('tankKillers');

/** Whatever happens in a test: it is told in a sentence with all its words, under a rule that exists. */
export function checkTold(events: readonly Event[]): void {
  for (const event of events) {
    const told = event as unknown as { readonly [field: string]: unknown };
    const sentence = sentences.get(event.type);
    if (sentence === undefined) throw new Error(`no sentence for ${JSON.stringify(event)}`);
    for (const name of placeholders(sentence)) {
      if (told[name] === undefined || told[name] === '') throw new Error(`no ${name} in ${JSON.stringify(event)}`);
    }
    if ('rule' in told && !ids.has(String(told.rule))) throw new Error(`no such rule: ${JSON.stringify(event)}`);
  }
}

/** All cards on the table, wherever they lie. */
export const cardsOn = ({ deck, discard, sides }: State): string =>
  [deck, discard, sides.flatMap((side) => [side.hand, side.deck, side.field, side.reserve, side.casualties].flat())]
    .flat()
    .sort()
    .join();

/** Cards are neither lost nor made, and the state speaks the game's own words. */
export function checkWhole(state: State, before: string): void {
  if (cardsOn(state) !== before) throw new Error(`before: ${before}; now: ${cardsOn(state)}`);
  if (!exits.includes(state.exit)) throw new Error(`no way out called ${state.exit}`);
  if (state.active.some((seat) => seat !== 0 && seat !== 1)) throw new Error(`nobody sits at ${state.active}`);
}
