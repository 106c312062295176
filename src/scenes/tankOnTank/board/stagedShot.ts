import type { Term } from '../../../rules/core/tally';
import type { Kind } from '../../../rules/tankOnTank/data/units';
import { coverTerm } from '../../../rules/tankOnTank/fire';
import { distanceAt, facingOf, isFrontAt, placeOf } from '../../../rules/tankOnTank/hexes';
import { hitChance, neededOn } from '../../../rules/tankOnTank/odds';
import { planOf } from '../../../rules/tankOnTank/plan';
import type { Event } from '../../../rules/tankOnTank/types';
import { typeOf } from '../../../rules/tankOnTank/unitValues';
import type { SeenUnit, View } from '../../../rules/tankOnTank/view';
import type { Style } from '../../board/gameScene';
import type { SoundName } from '../../frame/sound';
import type { Column, Firer, Shot, ShotTerm } from '../../theatre/shot';
import { hexBox } from './geometry';
import { nationOf } from './ground';
import { actorOf, fliesTo, roseOf, skyOf } from './stagedActors';
import { captionOf, isLate, marginOf } from './stagedCaption';
import { type Words, wordsOf } from './words';

type Fired = Extract<Event, { type: 'volleyFired' }>;

/** A shell that was short by so little has rung on the plate. */
const RANG = 2;

/** How somebody fires: infantry beside its target assaults it, artillery lobs. */
function kindOf(view: View, { kind, at }: SeenUnit, target: string): Firer['kind'] {
  const role = kind === null ? 'tank' : typeOf(view.switches, kind).role;
  if (role === 'artillery') return 'indirect';
  return role === 'infantry' && distanceAt(placeOf(at ?? target), placeOf(target)) === 1 ? 'assault' : 'direct';
}

/** An attack as the stage plays it, from what the rules have said of it; null where its units are not on the map. */
export function stagedShot(
  event: Fired,
  view: View,
  look: Style,
  gunOf: (kind: Kind | null) => SoundName,
): Shot | null {
  const words = wordsOf(look);
  const target = view.units.find(({ id }) => id === event.target);
  const units = event.firers.flatMap((id) => view.units.find((unit) => unit.id === id && unit.at !== null) ?? []);
  if (target === undefined) return null;
  const isFlank = (unit: SeenUnit) => !isFrontAt(placeOf(event.at), facingOf(target.facing), placeOf(unit.at ?? ''));
  // Who strikes the flank leads: the picture shows the face that counts.
  units.sort((a, b) => Number(isFlank(b)) - Number(isFlank(a)));
  const firers = units.map(
    (unit): Firer => ({
      ...actorOf(view, unit, unit.at ?? '', event.at, words),
      kind: kindOf(view, unit, event.at),
      sound: gunOf(unit.kind),
      plus: '+1',
    }),
  );
  const [lead] = firers;
  if (lead === undefined || firers.length < event.firers.length) return null;
  const unseen = event.name === 'faceDown' && target.seat !== view.viewer;
  const soft = !unseen && target.kind !== null && typeOf(view.switches, target.kind).soft;
  const chance = hitChance(event.modifier, event.defence, event.how);
  const flank = event.terms.find(({ rule }) => rule === 'TOT-8.4d');
  const { staged, moments, order } = words.table;
  const face = flank === undefined ? order.front : order.flank;
  const top = lead.kind === 'indirect';
  const caption = captionOf(event, view, target, units, chance, words);
  return {
    language: look.language,
    firers,
    target: { ...actorOf(view, target, event.at, lead.at, words, unseen), ...lostAce(event.hit, view, target) },
    flies: fliesTo(lead.at, lead.side, event.at),
    face: top ? 'top' : flank === undefined ? 'front' : 'flank',
    faceWords: top ? staged.struckTop : words.say(staged.struck, { face }),
    ...skyOf(view, planOf(view).night),
    rose: roseOf(
      target,
      event.at,
      firers.map(({ at }) => at),
      flank !== undefined,
      flank === undefined ? face : `${face} +${flank.value}`,
      unseen,
    ),
    reason: null,
    terms: termsOf(event, event.how === 'two' ? '2D6' : '3D6', words),
    total: { value: String(event.total), words: staged.total },
    sign: event.hit ? '≥' : '<',
    against: { value: String(event.defence), words: order.needs, rule: event.defenceRule },
    roll: {
      faces: event.faces,
      dice: diceOf(event.seat),
      columns: columnsOf(neededOn(event.modifier, event.defence)),
      landed: event.dice,
      before: event.before,
    },
    ladder: null,
    chance: chanceWords(chance, neededOn(event.modifier, event.defence), words),
    outcome: event.hit ? 'destroyed' : !soft && event.defence - event.total <= RANG ? 'bounced' : 'missed',
    word: event.hit ? staged.destroyed : moments.noEffect,
    rule: event.again ? 'TOT-8.5a' : 'TOT-8.4c',
    caption,
    after: marginOf(event, words),
    hint: event.again ? words.say(staged.second, { sum: event.before.join(' + ') }) : staged.hint,
    // A secret ace is known by its end alone, so it does not count here.
    matters:
      event.again || (!unseen && target.hq === true) || isLate(view) || firers.some(({ mark }) => mark !== undefined),
    lit: [event.at, ...units.map(({ at }) => at ?? event.at)].map(hexBox),
  };
}

/** An ace that is killed loses its marker with its unit (TOT-2.2e); the stage still shows whom it was. */
export function lostAce(hit: boolean, view: View, { seat }: SeenUnit): { mark?: string } {
  return hit && view.kills.findLast((kill) => kill.seat === seat)?.ace === true ? { mark: 'ace' } : {};
}

export const diceOf = (seat: number): string => `d6-${nationOf(seat) === 'us' ? 'olive' : 'grey'}`;

export function chanceWords(chance: { ways: number; of: number }, need: number, words: Words): Shot['chance'] {
  const { ways, of } = chance;
  return { large: words.percent(chance), small: words.say(words.table.staged.needs, { ways, of, need }) };
}

/** Every sum the two dice that count may come to; what decides by itself is the rules' own word. */
export function columnsOf(need: number): readonly Column[] {
  return Array.from({ length: 11 }, (_, index) => ({
    sum: index + 2,
    ways: 6 - Math.abs(5 - index),
    decides: index + 2 >= need,
  }));
}

/** The dice and every term of the rules' own tally. */
export function termsOf(
  { dice, terms }: { readonly dice: number; readonly terms: readonly Term<string>[] },
  thrown: string,
  { table: { order, staged } }: Words,
): readonly ShotTerm[] {
  const words: { readonly [rule: string]: string } = {
    'TOT-8.4a': order.firing,
    'TOT-8.4d': order.flank,
    'TOT-8.4e': order.cover,
    'TOT-9.6b': order.cover,
    'TOT-9.3a': order.cover,
    'TOT-S6e': order.night,
    'TOT-10.2f': staged.bombs,
    'TOT-10.2g': order.cover,
  };
  return [
    { value: String(dice), before: thrown, words: order.dice, rule: 'TOT-8.4a' },
    ...terms.map(({ rule, value }): ShotTerm => {
      const term = { value: value < 0 ? `−${-value}` : String(value), words: words[rule] ?? '', rule };
      if (rule === 'TOT-9.3a') return { ...term, isVoid: true, crossed: String(-coverTerm.value) };
      return value === 0 ? { ...term, isVoid: true } : term;
    }),
  ];
}
