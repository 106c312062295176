import { drive, flankEnemy, unflankEnemy } from '../acting';
import { aimAt } from '../commands/sets';
import { flankable, unflankable } from '../flanking';
import { lapse, proceed, push } from '../flow';
import { locate } from '../shot';
import { SOLO, type State, type Tank, type Writer } from '../types';
import { carryEffect } from './tankSteps';

/** What a robot decides while its declared sets are resolved: as it planned. */
export function robotDecides(draft: State, scribe: Writer, tank: Tank): void {
  const plan = tank.robot?.plan ?? { to: null, enemy: null };
  switch (draft.phase) {
    case 'move':
      drive(draft, scribe, plan.to ?? tank.range, SOLO);
      break;
    case 'flank':
      flank(draft, scribe, tank, plan.enemy);
      break;
    case 'target':
      if (plan.enemy === null) throw new Error(`${tank.id} has no target`);
      aimAt(draft, scribe, plan.enemy);
      break;
    case 'leadership':
      carryEffect(draft, scribe, tank);
      proceed(draft, scribe);
      break;
    case 'location':
      push(draft, ...locate(draft, scribe, null));
      proceed(draft, scribe);
      break;
    default:
      throw new Error(`a robot has nothing to decide in ${draft.phase}`);
  }
}

function flank(draft: State, scribe: Writer, tank: Tank, enemy: Tank['id'] | null): void {
  const [flanker] = unflankable(draft, tank);
  if (enemy !== null && flankable(draft, tank).includes(enemy) && tank.flanking.length < 2) {
    flankEnemy(draft, scribe, enemy, null);
  } else if (flanker !== undefined) {
    unflankEnemy(draft, scribe, flanker);
  } else {
    lapse(draft, scribe, tank, draft.step?.set.map(({ card }) => card) ?? []);
    proceed(draft, scribe);
  }
}
