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

/** What makes a kill worth telling, the greatest thing first, and how narrow it was. */
export function captionOf(
  { hit, total, defence }: { readonly hit: boolean; readonly total: number; readonly defence: number },
  view: View,
  target: SeenUnit,
  firers: readonly SeenUnit[],
  { ways, of }: Chance,
  { table: { staged }, say, unit }: Words,
): Shot['caption'] {
  if (!hit) return null;
  const name = unit(target);
  const kills = view.kills.filter(({ seat }) => seat === target.seat);
  const first = kills.filter(({ kind }) => kind === target.kind).length <= 1;
  const spare = total - defence;
  const narrow = spare === 0 ? staged.spare : say(staged.over, { by: spare });
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
  if (isLate(view)) return titled(spare === 0 ? staged.photo : staged.lastTurn);
  if (ways / of <= LONG_SHOT) return titled(staged.longShot);
  const streak = streakOf(view, target.seat);
  if (streak >= STREAK) return titled(say(staged.streak, { count: streak }));
  return first ? { title: told, lines: [narrow, long] } : null;
}
