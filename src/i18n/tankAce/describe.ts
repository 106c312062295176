import type { Frozen, Ref } from '../../rules/core/game';
import { isRefOf, refId } from '../../rules/core/ref';
import type { Command, Enemy, View } from '../../rules/tankAce/types';
import type { Describe, PieceRow } from '../describe';
import { fill, type GameText } from '../text';
import enAbouts from './en/abouts';
import en from './en/phrases';
import jaAbouts from './ja/abouts';
import ja from './ja/phrases';

type Phrases = typeof en;
const books: { readonly [language: string]: Phrases } = { en, ja };

export function phrasesIn(locale: string): Phrases {
  return books[locale.split('-')[0] ?? 'en'] ?? en;
}

const abouts: { readonly [language: string]: typeof enAbouts } = { en: enAbouts, ja: jaAbouts };

/** What a command does and what it is good for, in a sentence; empty where nothing is to be said. */
export function aboutCommand({ phase }: View, command: Command, locale: string): string {
  const { readyPhases, ...book } = abouts[locale.split('-')[0] ?? 'en'] ?? enAbouts;
  const template = templateOf(phase, command);
  if (template !== 'ready') return book[template === 'barterFor' ? 'barter' : template];
  return Object.entries(readyPhases).find(([each]) => each === phase)?.[1] ?? '';
}

/** Which of several of its kind in one area a unit is, from 1; null where it is the only one. */
function numberOf(units: readonly Frozen<Enemy>[], unit: Frozen<Enemy>): number | null {
  const alike = units.filter(({ kind, area }) => kind === unit.kind && area === unit.area);
  return alike.length > 1 ? alike.findIndex(({ id }) => id === unit.id) + 1 : null;
}

/** Which phrase a command is said with: most are called after their type. */
function templateOf(phase: View['phase'], command: Command): keyof Phrases['commands'] {
  switch (command.type) {
    case 'bombard':
      return phase === 'strike' ? 'airStrike' : 'bombard';
    case 'train':
      return command.choice;
    case 'hatch':
      return command.open ? 'openHatch' : 'closeHatch';
    case 'hide':
      return command.on ? 'hide' : 'stand';
    case 'sense':
      return command.use ? 'sense' : 'noSense';
    case 'barter':
      return command.choice === '-' ? 'barter' : 'barterFor';
    default:
      return command.type;
  }
}

type UnitState = keyof Phrases['states'];

/** What there is to know of an enemy besides its name. */
export function statesOf(unit: Frozen<Enemy>): readonly UnitState[] {
  const marks: readonly (readonly [UnitState, boolean])[] = [
    ['rides', unit.rides !== null],
    ['hullDown', unit.hullDown],
    ['dugIn', unit.dugIn],
    ['immobile', unit.immobile],
    ['reduced', unit.reduced],
    ['dispersed', unit.dispersed],
    ['buttoned', unit.buttoned],
    ['shock', unit.shock],
    ['flanked', unit.flanked],
  ];
  return [...marks.filter(([, holds]) => holds).map(([state]) => state), unit.targets === null ? 'busy' : 'targets'];
}

export function describeTankAce(text: GameText, locale: string): Describe<View, Command> {
  const book = phrasesIn(locale);
  const say = (template: string, fields: { readonly [name: string]: unknown }) => fill(template, fields, text, locale);
  const word = (id: string) => text.words[id] ?? id;

  const unitName = (view: View, id: string): string | null => {
    const units = view.fights.find((fight) => fight?.units.some((each) => each.id === id) === true)?.units ?? [];
    const unit = units.find((each) => each.id === id);
    if (unit === undefined) return null;
    const number = numberOf(units, unit);
    return say(number === null ? book.unit : book.unitOf, { kind: unit.kind, area: unit.area, number });
  };
  const buttonName = (id: string): string =>
    Object.entries(book.orders).find(([order]) => order === id)?.[1] ?? word(id);

  const fieldsOf = (view: View, command: Command): { readonly [name: string]: unknown } => {
    const { seat } = command;
    const again = command.type === 'again' ? (view.fights[seat]?.tank.lastTarget ?? null) : null;
    const unit = 'unit' in command && command.type !== 'join' ? command.unit : again;
    const target = unit === null ? '' : (unitName(view, unit) ?? unit);
    const pay = command.type === 'barter' ? command.pay.split('+') : '';
    return { ...command, target, pay, loaded: view.fights[seat]?.tank.loaded ?? '' };
  };

  const rows = (view: View): readonly PieceRow[] =>
    (view.groups[0] ?? []).flatMap((seat) => {
      const fight = view.fights[seat];
      const tank = view.careers[seat]?.tank;
      if (fight === null || fight === undefined || tank === undefined) return [];
      const { hull, turret, hullDown, immobile } = fight.tank;
      const marks = [hullDown ? book.states.hullDown : '', immobile ? book.states.immobile : ''];
      const own: PieceRow = {
        name: word(tank),
        side: text.seats[seat] ?? '',
        place: say(book.place, { range: fight.range }),
        facing: say(book.hull, { hull, turret }),
        state: marks.filter((mark) => mark !== '').join(', ') || book.states.fit,
      };
      const foes = fight.units.map((unit) => ({
        name: word(unit.kind),
        side: book.germans,
        place: say(book.area, { area: unit.area }),
        facing: '',
        state: statesOf(unit)
          .map((state) => book.states[state])
          .join(', '),
      }));
      return [own, ...foes];
    });

  return {
    ref(view: View, ref: Ref, picked) {
      const id = refId(ref);
      if (isRefOf('unit', ref)) return unitName(view, id);
      if (isRefOf('face', ref)) return say(book.towards, { facing: id });
      if (isRefOf('area', ref)) return say(book.area, { area: id });
      if (isRefOf('button', ref)) return buttonName(id);
      const pay = ref.startsWith('card:pay-') ? id.slice('pay-'.length).split('+') : null;
      if (pay !== null) return say('{pay}', { pay });
      const shoots = picked[0] === 'button:fire' || picked[0] === 'button:again' || picked[0] === 'button:smoke';
      return shoots ? say(book.nextRound, { round: id }) : word(id);
    },
    command: (view, command) => say(book.commands[templateOf(view.phase, command)], fieldsOf(view, command)),
    pieces: rows,
  };
}
