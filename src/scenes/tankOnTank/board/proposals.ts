import type { Ref, Seat } from '../../../rules/core/game';
import { isRefOf, refId } from '../../../rules/core/ref';
import { deploySensibly } from '../../../rules/tankOnTank/bot/deploySensibly';
import { commands } from '../../../rules/tankOnTank/commands';
import type { View } from '../../../rules/tankOnTank/view';
import type { Selection } from '../../../session/selection';
import type { Proposal, Style } from '../../board/gameScene';
import { doneWords } from './describe';
import { firstFirer, shootersAt, shotOf } from './firing';
import { facingOfRef, unitOfRef } from './geometry';
import { stateOf, unitById } from './ground';
import { mustFace, pickedUnit } from './intent';
import { isStriking } from './strikeLook';
import { wordsOf } from './words';

const button = (ref: Ref, words: string, more: Partial<Proposal> = {}): Proposal => ({
  refs: [ref],
  words,
  icon: null,
  ...more,
});

/** The buttons of the moment, the one Enter plays first. */
export function proposalsOf(view: View, selection: Selection, hovered: Ref | null, look: Style): readonly Proposal[] {
  const { table, say, word } = wordsOf(look);
  const offers = (ref: Ref) => selection.next.includes(ref);
  const plain = (ref: Ref) => button(ref, word(refId(ref)), { style: 'plain' });
  const named = selection.next.filter((ref) => isRefOf('button', ref) && ref !== 'button:done');
  if (view.activity?.type === 'volley' && offers('button:fire')) {
    const shot = shotOf(view, view.phasing, selection, null);
    const cost = shot?.volley?.cost ?? 1;
    return [
      button('button:fire', cost === 0 ? table.freeFire : say(table.fire, { cost }), { icon: 'crosshair' }),
      { refs: [], undo: view.activity.firers.length, words: table.holdFire, icon: null, key: 'H' },
    ];
  }
  if (mustFace(view, selection)) {
    const facing = facingOfRef(hovered) ?? pickedUnit(view, selection)?.facing ?? 'N';
    const [others, deploy] = [named.map(plain), deployOf(view, look)];
    return [button(`face:${facing}`, say(table.face, { facing })), ...others, ...deploy];
  }
  if (view.phase === 'deployment') return [...deployOf(view, look), ...named.map(plain)];
  if (view.activity?.type === 'advance' && offers('button:decline')) {
    // Enter follows up where one alone can; to stay gives the hex away, and has a key of its own.
    const [only, ...others] = view.activity.infantry;
    const advance = {
      ...plain('button:advance'),
      refs: [`unit:${only}`, 'button:advance'] as const,
      style: 'primary' as const,
    };
    return [...(others.length === 0 ? [advance] : []), { ...plain('button:decline'), key: 'H' }];
  }
  const done = doneWords(view, look);
  if (view.phase === 'purchase' || view.phase === 'terms')
    return offers('button:done') ? [button('button:done', done)] : [];
  const end = offers('button:done') ? [button('button:done', done, { key: 'E', style: 'olive' })] : [];
  return [
    ...named.map((ref, index) => (index === 0 ? { ...plain(ref), style: 'primary' as const } : plain(ref))),
    ...end,
  ];
}

function deployOf(view: View, look: Style): readonly Proposal[] {
  if (view.phase !== 'deployment') return [];
  return [{ refs: [], plan: 'deploy', words: wordsOf(look).table.deploy, icon: null }];
}

/** What a plan points at: a sensible set-up of all that is still to be placed. */
export function planned(view: View, seat: Seat, id: string): readonly Ref[] {
  return id === 'deploy' ? deploySensibly(stateOf(view), seat).flatMap(commands.path) : [];
}

/** Pointing at an enemy aims the best gun at it; where nobody can, the nearest unit says why. */
export function meantBy(view: View, seat: Seat, selection: Selection, ref: Ref): readonly Ref[] | null {
  const target = unitById(view, unitOfRef(ref));
  // Who is calling an air strike means the hex, whoever stands in it.
  if (isStriking(selection)) return target === null || target.at === null ? null : [`hex:${target.at}`];
  if (target === null) return isRefOf('hex', ref) && selection.picked.length === 0 ? [] : null;
  if (target.at === null || target.seat === seat || view.phase !== 'action') return null;
  if (pickedUnit(view, selection)?.seat === seat) return null;
  const first = firstFirer(view, seat, target.id, null) ?? nearest(view, seat, target.id);
  return first === null ? null : [`unit:${first}`, ref];
}

function nearest(view: View, seat: Seat, target: string): string | null {
  return shootersAt(view, seat, target)[0]?.unit.id ?? null;
}
