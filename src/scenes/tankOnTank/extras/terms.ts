import type { WestFrontText } from '../../../i18n/tankOnTank/extras';
import type { Seat } from '../../../rules/core/game';
import type { Award, Coup, Ending, Exit, Scenario } from '../../../rules/tankOnTank/data/scenario';
import { edgeRow } from '../../../rules/tankOnTank/hexes';

type Terms = Omit<Scenario, 'id' | 'map'>;
type Words = WestFrontText['terms'];
type Say = (template: string, fields: { readonly [name: string]: unknown }) => string;

/** A sentence, and the rule that says the same. */
export interface TermLine {
  readonly says: string;
  readonly rule: string;
}

/** What wins a scenario and what holds in it, a sentence each. */
export function termsInWords(
  terms: Terms,
  words: Words,
  say: Say,
): { readonly victory: readonly TermLine[]; readonly conditions: readonly TermLine[] } {
  const lines = (rule: string, told: readonly string[]) => told.map((says): TermLine => ({ says, rule }));
  return {
    victory: [
      ...terms.coups.flatMap((coup) => lines(coup.rule, coupLines(coup, words, say))),
      ...lines(terms.ending.rule, endingLines(terms.ending, terms.turns, words, say)),
      ...terms.awards.flatMap((award) => lines(award.rule, [awardLine(award, words, say)])),
    ],
    conditions: [
      ...terms.exits.flatMap((exit) => lines(exit.rule, [exitLine(exit, words, say)])),
      ...conditionLines(terms, words, say),
    ],
  };
}

function coupLines(coup: Coup, words: Words, say: Say): readonly string[] {
  switch (coup.type) {
    case 'annihilation':
      if (coup.seats.length > 1) return [words.annihilation];
      return coup.seats.map((seat) => say(words.annihilationOf, { seat }));
    case 'exits':
      return [say(words.exits, { seat: coup.seat, count: coup.count })];
    case 'trophies':
      return [say(words.trophies, { seat: coup.seat, hexes: coup.hexes })];
  }
}

function endingLines(ending: Ending, turns: number, words: Words, say: Say): readonly string[] {
  switch (ending.type) {
    case 'hold':
      return holdLines(ending, turns, words, say);
    case 'target':
      return [say(words.target, { turns, seat: ending.seat, points: ending.points })];
    case 'points':
    case 'roads':
    case 'default':
      return [say(words[ending.type], { turns, seat: ending.seat })];
    case 'half':
    case 'capture':
      return [];
  }
}

function holdLines(
  ending: Extract<Ending, { type: 'hold' }>,
  turns: number,
  words: Words,
  say: Say,
): readonly string[] {
  const { seats, hexes, need, otherwise } = ending;
  const [seat] = seats;
  if (hexes.length === 0)
    return [
      typeof otherwise === 'number' ? say(words.default, { turns, seat: otherwise }) : say(words.undecided, { turns }),
    ];
  return [
    say(seats.length > 1 ? words.hold : words.holdOf, { turns, need, hexes, seat }),
    typeof otherwise === 'number' ? say(words.wins, { seat: otherwise }) : words[otherwise],
  ];
}

function awardLine(award: Award, words: Words, say: Say): string {
  const { seat } = award;
  switch (award.type) {
    case 'control':
      return say(words.control, { seat, hexes: award.hexes });
    case 'exit':
      return say(words.exit, { seat, points: award.each });
    case 'kill':
    case 'aceKill':
    case 'survive':
    case 'stay':
      return say(words[award.type], { seat });
  }
}

function exitLine({ seat, edge, hexes, kinds }: Exit, words: Words, say: Say): string {
  const whole = hexes.length === edgeRow(edge).length;
  return say(whole ? words.leave : words.leaveAt, { seat, edge, hexes, kinds: kinds ?? words.anybody });
}

function conditionLines(terms: Terms, words: Words, say: Say): readonly TermLine[] {
  const { strikes, night, veiled, elite, withoutChit, deepSnow, deployment } = terms;
  const when = (holds: boolean, rule: string, says: string): TermLine[] => (holds ? [{ says, rule }] : []);
  const of = (seat: Seat | null, rule: string, template: string): TermLine[] =>
    seat === null ? [] : [{ says: say(template, { seat }), rule }];
  return [
    ...strikes.flatMap((count, seat) => when(count > 0, 'TOT-10.2a', say(words.strikes, { seat, count }))),
    ...deployment.flatMap(({ seat, positions = 0, ace }) => [
      ...when(positions > 0, 'TOT-9.6a', say(words.positions, { seat, count: positions })),
      ...when(ace !== undefined, 'TOT-8.5a', say(words.ace, { seat })),
    ]),
    ...when(night, 'TOT-S6e', words.night),
    ...of(veiled, 'TOT-S10j', words.veiled),
    ...of(elite, 'TOT-S10g', words.elite),
    ...when(withoutChit !== null, 'TOT-S15i', words.withoutChit),
    ...when(deepSnow, 'TOT-S15k', words.deepSnow),
  ];
}
