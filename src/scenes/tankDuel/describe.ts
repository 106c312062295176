import type { Describe, PieceRow } from '../../i18n/describe';
import { phrases } from '../../i18n/tankDuel/phrases';
import { fill, type GameText } from '../../i18n/text';
import { partsOf } from '../../rules/core/ref';
import { cardOf, playedOf } from '../../rules/tankDuel/cards';
import type { CardKind } from '../../rules/tankDuel/data/battleCards';
import { distanceOf, isTankId } from '../../rules/tankDuel/tanks';
import type { Card, Command, TankId } from '../../rules/tankDuel/types';
import type { View } from '../../rules/tankDuel/view';

/** What commands and things are named with. */
function namesIn(text: GameText, locale: string) {
  const say = phrases[locale.startsWith('ja') ? 'ja' : 'en'];
  const word = (id: string) => (Object.hasOwn(text.words, id) ? (text.words[id] ?? id) : id);
  const phrase = (template: string, fields: { readonly [name: string]: unknown }) =>
    fill(template, fields, text, locale);

  const tank = (view: View, id: TankId) => {
    const found = view.tanks.find((each) => each.id === id);
    return found === undefined ? word(id) : phrase(say.tank, { id: word(id), vehicle: word(found.vehicle) });
  };
  const half = (view: View, card: Card, as: CardKind) => {
    const found = cardOf(view, card).halves.find(({ kind }) => kind === as);
    const name =
      found?.terrain != null ? word(found.terrain) : `${word(as)}${found?.level == null ? '' : ` ${found.level}`}`;
    return phrase(say.half, { card, name });
  };
  const whole = (view: View, card: Card) =>
    phrase(say.half, {
      card,
      name: cardOf(view, card)
        .halves.map(({ kind, terrain, level }) =>
          terrain === null ? `${word(kind)}${level === null ? '' : ` ${level}`}` : word(terrain),
        )
        .join(' / '),
    });
  const cards = (view: View, list: readonly Card[]) => list.map((card) => whole(view, card)).join(say.and);
  const range = (to: number) => (to === 0 ? '000' : to > 0 ? `+${to}` : `−${-to}`);
  return { text, say, word, phrase, tank, half, whole, cards, range };
}

type Names = ReturnType<typeof namesIn>;

function commandWords(
  { text, say, word, phrase, tank, half, whole, cards, range }: Names,
  view: View,
  given: Command,
): string {
  const fields = {
    ...('card' in given ? { card: whole(view, given.card) } : {}),
    ...('tank' in given ? { tank: tank(view, given.tank) } : {}),
    ...('cards' in given && given.type !== 'declare' ? { cards: cards(view, given.cards) } : {}),
  };
  switch (given.type) {
    case 'declare':
      return phrase(say.declare, {
        cards: given.cards.map((id) => half(view, playedOf(id).card, playedOf(id).as)).join(say.and),
      });
    case 'move':
      return phrase(say.move, { ...fields, to: range(given.to) });
    case 'crew':
      return phrase(say.crew, { ...fields, order: word(given.order) });
    case 'boost':
      return phrase(say.boost, { ...fields, level: word(`boost-${given.level}`), steps: given.by });
    case 'fireGun':
      return phrase(say.fireGun, { ...fields, gun: word(given.gun) });
    case 'hatch':
      return word(`hatch-${given.closed}`);
    case 'acquisition':
      return word(`drop-${given.drop}`);
    case 'acquire':
      return word(`acquire-${given.take}`);
    case 'quickLoad':
      return phrase(say.priced, { ...fields, what: word(`quick-${given.load}`) });
    case 'commandSelf':
      return phrase(say.withCard, { ...fields, what: word(given.use) });
    case 'leadSelf':
      return word(given.use);
    case 'location':
      return phrase(say.location, { at: word(given.at) });
    case 'weapon':
      return word(given.use);
    case 'steal':
      return phrase(say.steal, { from: text.seats[given.from] ?? given.from });
    case 'spotOffer':
      return phrase(given.accept ? say.accept : say.decline, fields);
    case 'attempt':
      return phrase(given.cards.length === 0 ? say.attempt : say.attemptPaid, fields);
    case 'flank':
      return phrase(say.flank, fields);
    case 'extinguish':
    case 'rally':
    case 'repair':
      return phrase(say.priced, { ...fields, what: word(given.type) });
    case 'stop':
    case 'takeHill':
    case 'takeRoad':
    case 'advance':
      return phrase(say.withCard, { ...fields, what: word(given.type) });
    case 'assault':
      return phrase(say.assault, fields);
    case 'keep':
    case 'bailOut':
    case 'fightFire':
    case 'testMorale':
    case 'pass':
    case 'endAction':
    case 'pullLocation':
    case 'letStand':
    case 'endPhase':
      return word(given.type);
    default:
      return phrase(say[given.type], fields);
  }
}

function piecesOf({ say, word, phrase, range }: Names, view: View): readonly PieceRow[] {
  return view.tanks.map((each) => {
    const states = [
      each.inPlay ? '' : say.out,
      each.box.move === null ? '' : word('inMotion'),
      each.box.terrain === null ? '' : word(each.box.terrain.id),
      each.hullDown ? word('hullDown') : '',
      each.fire === null ? '' : say.onFire,
      each.broken === null ? '' : say.broken,
      each.spotted.length === 0
        ? ''
        : phrase(say.sees, {
            tanks: each.spotted
              .map((id) =>
                phrase(say.at, {
                  tank: word(id),
                  metres: distanceOf(each, view.tanks.find((other) => other.id === id) ?? each),
                }),
              )
              .join(say.and),
          }),
    ];
    return {
      name: word(each.vehicle),
      side: word(each.id),
      place: range(each.range),
      facing: '',
      state: states.filter((state) => state !== '').join(say.and),
    };
  });
}

/** Commands and things of Tank Duel in words, for buttons, screen readers and receipts. */
export function describeTankDuel(text: GameText, locale: string): Describe<View, Command> {
  const names = namesIn(text, locale);
  const { say, phrase, tank, half, whole, range } = names;
  return {
    ref(view, ref) {
      const [kind, id] = partsOf(ref);
      if (kind === 'unit' && isTankId(id)) return tank(view, id);
      if (kind === 'card') return whole(view, Number(id));
      if (kind === 'face') {
        const [card = '', as = ''] = id.split('.');
        return half(view, Number(card), as as CardKind);
      }
      if (kind === 'area')
        return id.startsWith('hand')
          ? phrase(say.handOf, { seat: text.seats[Number(id.slice(4))] ?? id })
          : phrase(say.range, { to: range(Number(id)) });
      return Object.hasOwn(text.words, id) ? (text.words[id] ?? null) : null;
    },
    command: (view, given) => commandWords(names, view, given),
    pieces: (view) => piecesOf(names, view),
  };
}
