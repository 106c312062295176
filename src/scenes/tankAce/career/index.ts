import { listsIn } from '../../../i18n/formats';
import type { Ref, Seat } from '../../../rules/core/game';
import { idOfKind, refId } from '../../../rules/core/ref';
import { careerOf } from '../../../rules/tankAce/base';
import { isWare, type Ware, wares } from '../../../rules/tankAce/data/crewCharts';
import { lostBy } from '../../../rules/tankAce/offers';
import type { View } from '../../../rules/tankAce/types';
import type { Selection } from '../../../session/selection';
import type { Proposal, Style } from '../../board/gameScene';
import type { Screen } from '../screen';
import { type Composed, composeDesk } from './desk';
import { careerPlaces, type Desk, deskIn, onTable, type Paper } from './layout';
import { careerWords } from './words';

const papers: readonly Paper[] = ['road', 'crew', 'tanks', 'trade', 'medals', 'units', 'school'];

/** What lies between battles: enlistment, Fort Knox, and the desk of a commander after a mission. */
export function careerScreen(look: () => Style): Screen {
  let desk: Desk = deskIn(1920, 1022);
  /** The paper that was asked for, and when: what comes next begins with its own. */
  let asked: { readonly paper: Paper; readonly phase: string; readonly line: number } | null = null;
  let kept: { readonly key: readonly unknown[]; readonly composed: Composed } | null = null;
  /** Drawing and pressing read the same desk, laid out once. */
  const compose = (view: View, seat: Seat): Composed => {
    const style = look();
    const paper = asked?.phase === view.phase && asked.line === view.line ? asked.paper : null;
    const key = [view, seat, desk, paper, style.language, style.palette, style.text];
    if (kept === null || key.some((each, index) => each !== kept?.key[index]))
      kept = { key, composed: composeDesk(view, seat, style, desk, paper) };
    return kept.composed;
  };
  return {
    resize(width, height) {
      desk = deskIn(width, height);
    },
    places: careerPlaces,
    corner() {
      if (desk.map === null) return null;
      return { box: onTable(desk, desk.map), unit: desk.scale, form: desk.spread === 'wide' ? 'wide' : 'compact' };
    },
    draw(view, seat, _, stage) {
      for (const { id, group } of compose(view, seat).groups) stage.put('plate', `career/${id}`, group);
    },
    spots: (at, seat) => compose(at.view, seat).spots.filter(({ does }) => does.do === 'look' || at.seat !== null),
    look(id, { phase, line }) {
      const paper = papers.find((each) => id === `career/${each}`);
      if (paper !== undefined) asked = { paper, phase, line };
    },
    proposals: (view, seat, selection) => proposalsOf(view, seat, selection, look()),
    prompt: (view, seat, selection) => promptOf(view, seat, selection, look()),
    refsAt: () => [],
    place: () => null,
  };
}

/** The ware that is being bartered for. */
function wareIn({ picked }: Selection): Ware | null {
  const [first, second] = picked;
  const id = idOfKind('card', second);
  return first === 'button:barter' && id !== null && isWare(id) ? id : null;
}

const PAY = 'card:pay-';

function promptOf(view: View, seat: Seat, selection: Selection, look: Style): { act: string; more: string } | null {
  const { career, say, word } = careerWords(look);
  const ware = wareIn(selection);
  if (ware !== null) {
    const pays = selection.next.some((ref) => ref.startsWith(PAY));
    const [act, more] = pays
      ? [career.prompt.pay, career.prompt.payMore]
      : [career.prompt.choice, career.prompt.choiceMore];
    return { act: say(act, { ware: word(ware), price: wares[ware] }), more };
  }
  if (view.phase !== 'after') return null;
  const line = careerOf(view, seat).log.length + 1;
  return { act: say(career.prompt.after, { line }), more: career.prompt.afterMore };
}

function proposalsOf(view: View, seat: Seat, selection: Selection, look: Style): readonly Proposal[] {
  const ware = wareIn(selection);
  if (ware !== null) return barterProposals(selection, ware, look);
  const { career, say } = careerWords(look);
  const plain = (ref: Ref, words: string): Proposal => ({ refs: [ref], words, icon: null });
  const { phase } = view;
  const line = careerOf(view, seat).log.length + 1;
  const ready =
    phase === 'enlist' || phase === 'skills'
      ? career.ready[phase]
      : phase === 'after'
        ? say(career.ready.after, { line })
        : null;
  const offered = selection.next;
  return [
    ...(ready !== null && offered.includes('button:ready') ? [plain('button:ready', ready)] : []),
    ...(phase === 'enlist'
      ? [
          { refs: ['button:enlist', 'card:any'] as const, words: career.lotTank, icon: null },
          { refs: ['button:join', 'card:any'] as const, words: career.lotUnit, icon: null },
        ]
      : []),
  ];
}

/** First what for, then with what; the payment that wastes least comes first. */
function barterProposals({ next }: Selection, ware: Ware, look: Style): readonly Proposal[] {
  const { career, say, word } = careerWords(look);
  const pays = next.filter((ref) => ref.startsWith(PAY)).map((ref) => ({ ref, pay: ref.slice(PAY.length) }));
  if (pays.length > 0) {
    return pays
      .map(({ ref, pay }) => ({ ref, pay, lost: lostBy(ware, pay) }))
      .sort((a, b) => a.lost - b.lost)
      .map(({ ref, pay, lost }) => {
        const trophies = listsIn(look.language).format(pay.split('+').map(word));
        return { refs: [ref], words: say(lost > 0 ? career.payLost : career.pay, { trophies, lost }), icon: null };
      });
  }
  return next.map((ref) => {
    const id = refId(ref);
    return {
      refs: [ref],
      words: id === '-' ? word(ware) : (career.place[id as keyof typeof career.place] ?? word(id)),
      icon: null,
    };
  });
}
