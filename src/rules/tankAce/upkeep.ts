import type { Seat } from '../core/game';
import { fightOf } from './base';
import { hasLoader, isOpen, isOut, sitterIn } from './crew';
import type { Post } from './data/crewCharts';
import { MG_POINTS } from './data/tanks';
import { type MachineGun, machineGuns, type State, type Writer } from './types';

const clearers: { readonly [gun in MachineGun]: Post } = { coax: 'gunner', bow: 'assistant', fifty: 'commander' };
const reloaders: { readonly [gun in MachineGun]: Post } = { coax: 'loader', bow: 'assistant', fifty: 'commander' };

/** Without an order men clear and reload the machine guns they answer for; the guns are ready in the next round. */
export function keepGuns(draft: State, to: Writer, seat: Seat): void {
  const { tank } = fightOf(draft, seat);
  for (const gun of machineGuns) {
    const state = tank.guns[gun];
    const post = state.jam ? clearers[gun] : reloaders[gun];
    if ((!state.jam && state.points > 0) || !isFree(draft, seat, post)) continue;
    tank.busy.push(post);
    if (state.jam) {
      state.jam = false;
      to.emit({ type: 'gunCleared', seat, post, gun });
    } else {
      state.points = MG_POINTS;
      to.emit({ type: 'gunReloaded', seat, post, gun });
    }
  }
}

function isFree(draft: State, seat: Seat, post: Post): boolean {
  const { tank } = fightOf(draft, seat);
  if (tank.busy.includes(post)) return false;
  if (post === 'loader') return !tank.refilling && tank.shots === 0 && hasLoader(draft, seat);
  if (post === 'commander') return !isOut(draft, seat, post) && isOpen(draft, seat, post);
  return sitterIn(draft, seat, post) === post;
}
