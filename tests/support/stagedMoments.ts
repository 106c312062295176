import type { Event as ChessEvent } from '../../src/rules/tankChess/types';
import type { Event } from '../../src/rules/tankOnTank/types';
import { view } from '../../src/rules/tankOnTank/view';
import type { Style } from '../../src/scenes/board/gameScene';
import { stagedShot as chessShot, stagedEscape } from '../../src/scenes/tankChess/board/stagedShot';
import { stagedShot } from '../../src/scenes/tankOnTank/board/stagedShot';
import { stagedStrike } from '../../src/scenes/tankOnTank/board/stagedStrike';
import type { Shot } from '../../src/scenes/theatre/shot';
import { given as chessGiven, drive, type Given, play } from '../rules/tankChess/given';
import { aim, attack, fire, ge, given, strike, type Table, us } from '../rules/tankOnTank/given';
import { battleLook } from './battleTable';
import { chessLook } from './chessTable';

type Language = Style['language'];

function told<T extends Event['type']>({ events }: Table, type: T): Extract<Event, { type: T }> {
  const found = events.findLast((event) => event.type === type);
  if (found === undefined) throw new Error(`nothing of ${type}`);
  return found as Extract<Event, { type: T }>;
}

function volley(table: Table, language: Language): Shot {
  const shot = stagedShot(
    told(table, 'volleyFired'),
    view(table.state, 0),
    battleLook({ language }),
    () => 'gunMedium',
  );
  if (shot === null) throw new Error('not staged');
  return shot;
}

/** Dice that hit and dice that do not, for every kind of moment that has dice: all else in it is the same. */
const battles: { readonly [kind: string]: (language: Language, hits: boolean) => Shot } = {
  single: (language, hits) =>
    volley(
      given([us('1', 'sherman', 'E5', 'N'), ge('1', 'panzer4', 'E3', 'S')]).play(
        attack(0, '11', '01'),
        ...(hits ? [6, 5] : [4, 3]),
      ),
      language,
    ),
  combined: (language, hits) =>
    volley(
      given([
        us('1', 'sherman', 'E5', 'NE', { hq: true }),
        us('2', 'wolverine', 'G2', 'S'),
        ge('1', 'tiger', 'G5', 'NE'),
      ]).play(attack(0, '11', '01', '02'), ...(hits ? [5, 4] : [2, 1])),
      language,
    ),
  indirect: (language, hits) =>
    volley(
      given([us('1', 'priest', 'E11', 'N'), us('2', 'sherman', 'E10', 'N'), ge('1', 'puma', 'E8', 'S')]).play(
        [aim(0, '02', '11'), aim(0, '01', '11'), fire(0)],
        ...(hits ? [6, 4] : [1, 2]),
      ),
      language,
    ),
  assault: (language, hits) =>
    volley(
      given(
        [
          us('1', 'usInfantry', 'D6', 'NE'),
          us('2', 'usAtGun', 'F5', 'SW'),
          ge('1', 'panzer4', 'E6', 'N', { ace: true, aceShown: true }),
        ],
        { snow: true },
      ).play(attack(0, '11', '01', '02'), ...(hits ? [4, 2] : [1, 2])),
      language,
    ),
  air(language, hits) {
    const table = given(
      [us('1', 'sherman', 'E11', 'S'), us('3', 'truck', 'I11'), ge('1', 'panzer4', 'E8', 'S'), ge('9', 'wespe', 'I1')],
      { setup: 'S9', strikes: [1, 0] },
    ).play(strike(0, 'E8'), 3, ...(hits ? [6, 5] : [1, 2]), 1, 1, 1, 1);
    const shot = stagedStrike(told(table, 'strikeRolled'), view(table.state, 0), battleLook({ language }));
    if (shot === null) throw new Error('not staged');
    return shot;
  },
  ace: (language, hits) =>
    volley(
      given([us('1', 'sherman', 'E5', 'N', { ace: true, aceShown: true }), ge('1', 'panther', 'E3', 'S')])
        .play(attack(0, '11', '01'), 2, 3)
        .play({ type: 'reroll', seat: 0 }, ...(hits ? [6, 6] : [4, 4])),
      language,
    ),
};

function turn<T extends ChessEvent['type']>(position: Given, text: string, type: T) {
  const state = chessGiven(position);
  const { events, state: after } = play(state, drive(state, text));
  const event = events.find((one): one is Extract<ChessEvent, { type: T }> => one.type === type);
  if (event === undefined) throw new Error(`nothing of ${type}`);
  return { event, after };
}

const turns: { readonly [kind: string]: (language: Language) => Shot } = {
  gun(language) {
    const position = { white: 'CLT a1 N, MT i9 E', black: 'CLT i15 S, LT l7 W' };
    const { event, after } = turn(position, 'i9 j9 E x l7', 'fired');
    return chessShot(event, after, chessLook({ language }), 'gunMedium');
  },
  mortar(language) {
    const position = { white: 'CLT a1 N, HM h2 N', black: 'CLT i15 S, HT h8 S', obstacles: 'h5' };
    const { event, after } = turn(position, 'h2 h3 N x h8', 'fired');
    return chessShot(event, after, chessLook({ language }), 'mortar');
  },
  escape(language) {
    const { event, after } = turn({ white: 'CLT h16 N', black: 'CLT a15 S' }, 'h16 off N', 'escaped');
    return stagedEscape(event, after, chessLook({ language }));
  },
};

/** Kinds of moments whose dice may fall either way. */
export const diced = Object.keys(battles);
/** Every kind of moment the stage plays for Tank on Tank and Tank Chess. */
export const kindsOfMoments = [...diced, ...Object.keys(turns)];

/** A moment made by the rules themselves, with the dice that are wished for. */
export function stagedMoment(kind: string, { hits = true, language = 'en' as Language } = {}): Shot {
  const shot = battles[kind]?.(language, hits) ?? turns[kind]?.(language);
  if (shot === undefined) throw new Error(`no such moment: ${kind}`);
  return shot;
}
