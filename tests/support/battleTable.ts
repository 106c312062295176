import en from '../../src/i18n/tankOnTank/en/game';
import ja from '../../src/i18n/tankOnTank/ja/game';
import { sequenceOf } from '../../src/machines/order';
import { tankOnTankChart } from '../../src/machines/tankOnTank';
import type { Ref } from '../../src/rules/core/game';
import { tankOnTank } from '../../src/rules/tankOnTank';
import { deploySensibly } from '../../src/rules/tankOnTank/bot/deploySensibly';
import { isFacingName } from '../../src/rules/tankOnTank/hexes';
import type { Command, State } from '../../src/rules/tankOnTank/types';
import { isKind } from '../../src/rules/tankOnTank/unitValues';
import { type View, view } from '../../src/rules/tankOnTank/view';
import type { Style } from '../../src/scenes/board/gameScene';
import { palettes } from '../../src/scenes/paint/palette';
import { tankOnTankSkin } from '../../src/scenes/tankOnTank';
import { type Match, openMatch } from '../../src/session/match';
import { narrowed } from '../../src/session/selection';

export const battleSequence = sequenceOf(tankOnTankChart);

export function battleMatch(setup: string, options: { readonly [id: string]: string | number | boolean } = {}): Match {
  return openMatch(tankOnTank, battleSequence, { setup, seats: 2, options, seed: 'a' });
}

export function battleState(match: Match): State {
  return JSON.parse(JSON.stringify(match.state));
}

/** Both sides set up sensibly. */
export function deployed(setup: string): Match {
  let match = battleMatch(setup);
  while (match.state.phase === 'deployment') {
    const seat = match.state.active[0] ?? 0;
    for (const command of deploySensibly(battleState(match), seat)) match = match.play(command);
  }
  return match;
}

/** A unit as `sherman E4 SE`, with `hq`, `ace`, `fired`, `moved` or `dug` behind it. */
export interface Posted {
  readonly american: readonly string[];
  readonly german: readonly string[];
  readonly map?: 'A' | 'B';
}

/** A position of scenario 1 in the American action phase of turn 1, with these units and no others. */
export function postedState({ american, german, map = 'A' }: Posted): State {
  const state = battleState(battleMatch('S1'));
  const [template] = state.units;
  if (template === undefined) throw new Error('scenario 1 has no units');
  const post = (told: string, seat: number, index: number) => {
    const [kind = '', at = '', facing = 'N', ...marks] = told.split(' ');
    const has = (mark: string) => marks.includes(mark);
    return {
      ...template,
      id: `${seat}${index}`,
      seat,
      kind: isKind(kind) ? kind : 'sherman',
      hq: has('hq'),
      ace: has('ace'),
      aceShown: has('ace'),
      fired: has('fired'),
      moved: has('moved'),
      dug: has('dug'),
      where: 'map' as const,
      at,
      facing: isFacingName(facing) ? facing : 'N',
    };
  };
  const units = [...american.map((told, i) => post(told, 0, i)), ...german.map((told, i) => post(told, 1, i))];
  return { ...state, map, units, phasing: 0, active: [0], phase: 'action', turn: 1, half: 1, chit: 3 };
}

export const postedView = (posted: Posted): View => view(postedState(posted), 0);

export function selection(state: State, picked: readonly Ref[]) {
  const legal = tankOnTank
    .candidates(state, 0)
    .filter((command: Command) => tankOnTank.refuse(state, command) === null);
  const found = narrowed(tankOnTank, legal, picked);
  if (found === null) throw new Error(`nothing begins with ${picked.join(' ')}`);
  return found;
}

export function battleLook(over: Partial<Style> = {}): Style {
  return {
    text: over.language === 'ja' ? ja : en,
    language: 'en',
    pieces: 'silhouettes',
    palette: palettes.standard,
    ...over,
  };
}

export const battleSkin = (over: Partial<Style> = {}) => tankOnTankSkin(() => battleLook(over));
