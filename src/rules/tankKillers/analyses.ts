import type { Json } from '../core/game';
import { type Analyse, AnalysisError } from '../core/module';
import { isKind } from './data/formations';
import { isCardId } from './data/tactics';
import { switchesOf } from './optionSpecs';
import { attackSum, defenceOf, reachOf } from './sum';
import type { CardId, Kind, Played } from './types';
import { isSupport } from './units';

type Params = Parameters<Analyse>[0];

function kindIn(params: Params, name: string): Kind {
  const kind = params[name];
  if (typeof kind === 'string' && isKind(kind)) return kind;
  throw new AnalysisError(`${name}: expected a unit kind such as G2`);
}

function cardsIn(params: Params): readonly CardId[] {
  const cards = params.cards ?? [];
  if (!Array.isArray(cards)) throw new AnalysisError('cards: expected a list of card ids such as T8');
  return cards.map((card: unknown) => {
    if (typeof card === 'string' && isCardId(card)) return card;
    throw new AnalysisError(`cards: there is no card ${String(card)}`);
  });
}

/** The sum of an attack with its working, as the table would make it. */
function attack(params: Params): Json {
  const [attacker, target] = [kindIn(params, 'attacker'), kindIn(params, 'target')];
  if (isSupport(`${target}.1`)) throw new AnalysisError('target: Support is never attacked');
  const cards = cardsIn(params).map((card): Played => ({ seat: 0, card, negated: false }));
  const switches = switchesOf({
    setup: '',
    seats: 2,
    options: { penModifiesInf: params.penModifiesInf === true },
  });
  const duel = { attacker: `${attacker}.1`, target: `${target}.1`, cards, die: null } as const;
  const { terms, total } = attackSum(duel, switches);
  const defence = defenceOf(duel.target);
  return {
    terms: terms.map(({ rule, value }) => ({ rule, value })),
    total,
    defence,
    destroyed: total >= defence,
    reach: reachOf(duel),
  };
}

export const analyses: { readonly [question: string]: Analyse } = { attack };
