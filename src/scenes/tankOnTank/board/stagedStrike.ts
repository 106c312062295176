import { chanceOf } from '../../../rules/core/dice';
import { planOf } from '../../../rules/tankOnTank/plan';
import type { Event } from '../../../rules/tankOnTank/types';
import type { View } from '../../../rules/tankOnTank/view';
import type { Style } from '../../board/gameScene';
import type { Shot } from '../../theatre/shot';
import { hexBox } from './geometry';
import { nationOf } from './ground';
import { actorOf, skyOf } from './stagedActors';
import { captionOf, isLate, marginOf } from './stagedCaption';
import { chanceWords, columnsOf, diceOf, lostAce, termsOf } from './stagedShot';
import { wordsOf } from './words';

type Bombed = Extract<Event, { type: 'strikeRolled' }>;

/** One bomb of an air strike on whoever stands under it, as the stage plays it. */
export function stagedStrike(event: Bombed, view: View, look: Style): Shot | null {
  const words = wordsOf(look);
  const target = view.units.find(({ id }) => id === event.unit);
  if (target === undefined) return null;
  const unseen = event.name === 'faceDown' && target.seat !== view.viewer;
  const { staged, moments, order } = words.table;
  // What the dice must show is what the rules asked of them (TOT-10.2h).
  const need = event.defence - event.modifier;
  const chance = chanceOf([6, 6], { atLeast: need });
  const side = nationOf(event.seat);
  return {
    language: look.language,
    firers: [
      {
        ...{ art: `plane-${side}`, side, name: staged.planes, at: '', ground: 'open', behind: 'open' },
        kind: 'air',
        sound: 'aircraft',
      },
    ],
    target: { ...actorOf(view, target, event.at, event.at, words, unseen), ...lostAce(event.hit, view, target) },
    flies: 'right',
    face: 'top',
    faceWords: staged.struckTop,
    ...skyOf(view, planOf(view).night),
    rose: null,
    reason: null,
    terms: termsOf({ dice: event.total - event.modifier, terms: event.terms }, '2D6', words),
    total: { value: String(event.total), words: staged.total },
    sign: event.hit ? '≥' : '<',
    against: { value: String(event.defence), words: order.needs, rule: event.defenceRule },
    roll: {
      faces: event.faces,
      dice: diceOf(event.seat),
      columns: columnsOf(need),
      landed: event.total - event.modifier,
      before: [],
    },
    ladder: null,
    chance: chanceWords(chance, need, words),
    outcome: event.hit ? 'destroyed' : 'missed',
    word: event.hit ? staged.destroyed : moments.noEffect,
    rule: 'TOT-10.2h',
    caption: captionOf(event, view, target, [], chance, words),
    after: marginOf(event, words),
    hint: staged.hint,
    matters: isLate(view) || (!unseen && target.hq === true),
    lit: [hexBox(event.at)],
  };
}
