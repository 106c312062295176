import type { Chance } from '../../../rules/core/dice';
import { planOf } from '../../../rules/tankOnTank/plan';
import type { SeenUnit, View } from '../../../rules/tankOnTank/view';
import { STREAK } from '../../board/earlier';
import type { Shot } from '../../theatre/shot';
import { nationOf } from './ground';
import type { Words } from './words';

/** Kills this unlikely are told of. */
const LONG_SHOT = 0.1;

/** The last turn: every shot in it may decide. */
export const isLate = (view: View): boolean => view.turn >= planOf(view).turns;

/** How many of the last losses were this side's alone. */
function streakOf({ kills }: View, seat: number): number {
  const other = kills.findLastIndex((kill) => kill.seat !== seat);
  return kills.length - 1 - other;
}

interface Rolled {
  readonly hit: boolean;
  readonly total: number;
  readonly defence: number;
}

/** How narrow it was. */
export function marginOf({ total, defence }: Omit<Rolled, 'hit'>, { table: { staged }, say }: Words): string {
  const spare = total - defence;
  if (spare < 0) return say(staged.under, { pips: -spare });
  return spare === 0 ? staged.spare : say(staged.over, { pips: spare });
}

/** What makes a kill worth telling, the greatest thing first, and how narrow it was. */
export function captionOf(
  rolled: Rolled,
  view: View,
  target: SeenUnit,
  firers: readonly SeenUnit[],
  { ways, of }: Chance,
  words: Words,
): Shot['caption'] {
  if (!rolled.hit) return null;
  const { staged } = words.table;
  const { say, unit } = words;
  const name = unit(target);
  const kills = view.kills.filter(({ seat }) => seat === target.seat);
  const first = kills.filter(({ kind }) => kind === target.kind).length <= 1;
  const narrow = marginOf(rolled, words);
  const long = say(staged.long, { percent: Math.round((100 * ways) / of) });
  const told = first ? say(staged.first, { name }) : say(staged.loss, { count: kills.length });
  const flag = (one: SeenUnit | undefined) => ({ icon: `hq-${nationOf(one?.seat ?? 0)}` });
  const ace = { icon: 'ace' };
  const titled = (title: string, icon: { icon?: string } = {}) => ({
    title,
    lines: [`${told} · ${narrow}`, long],
    ...icon,
  });
  if (target.hq === true) return titled(staged.hqLost, flag(target));
  // Its marker went with it (TOT-2.2e): the list of kills remembers.
  if (kills.at(-1)?.ace === true) return titled(staged.aceLost, ace);
  if (firers.some((one) => one.ace === true)) return titled(staged.aceKill, ace);
  if (firers.some((one) => one.hq === true)) return titled(staged.hqKill, flag(firers[0]));
  if (isLate(view)) return titled(rolled.total === rolled.defence ? staged.photo : staged.lastTurn);
  if (ways / of <= LONG_SHOT) return titled(staged.longShot);
  const streak = streakOf(view, target.seat);
  if (streak >= STREAK) return titled(say(staged.streak, { count: streak }));
  return first ? { title: told, lines: [narrow, long] } : null;
}
