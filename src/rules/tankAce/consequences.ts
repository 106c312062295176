import type { Frozen, Seat } from '../core/game';
import { awardRules, bigKills, heroism } from './awards';
import { careerOf, classOf, fightOf, findUnit, unitOf } from './base';
import { isWon } from './battleEnd';
import { creditKill, heldBy } from './damage';
import { effectOf } from './fire';
import { afterOutcome, shotOf, threatTo } from './outlook';
import type { Award, Command, Enemy, Fight, Known } from './types';

/** What a shot leads to, and the rule it follows from. */
export type Consequence =
  | { readonly id: 'kill' | 'left' | 'orders'; readonly rule: string; readonly count: number }
  | { readonly id: 'award'; readonly rule: string; readonly award: Award }
  | { readonly id: 'threat'; readonly rule: string; readonly chance: number }
  | { readonly id: 'held' | 'noOrder' | Harm; readonly rule: string };

/** What a unit that is still there has suffered. */
type Harm = 'gone' | 'reduced' | 'immobilised' | 'buttoned' | 'dispersed' | 'shocked' | 'unharmed';

const harms: readonly {
  readonly harm: Harm;
  readonly flag: 'reduced' | 'immobile' | 'buttoned' | 'dispersed' | 'shock';
  readonly rule: string;
}[] = [
  { harm: 'reduced', flag: 'reduced', rule: 'ATA-7.4h' },
  { harm: 'immobilised', flag: 'immobile', rule: 'ATA-7.4.5a' },
  { harm: 'buttoned', flag: 'buttoned', rule: 'ATA-7.3.7a' },
  { harm: 'dispersed', flag: 'dispersed', rule: 'ATA-7.4g' },
  { harm: 'shocked', flag: 'shock', rule: 'ATA-7.3.8-C1' },
];

/** The result a roll of a shot settles it with; null while another roll of it follows. */
function settledBy(shot: NonNullable<ReturnType<typeof shotOf>>, chart: string, result: string): string | null {
  const { facts } = shot;
  // The crew of an immobilised vehicle that was hit may leave it.
  const open = facts.gun === 'main' && facts.target.immobile;
  if (chart === 'B1') {
    if (result === 'miss') return 'miss';
    const effect = effectOf(facts);
    if (effect === 'truck') return 'DE';
    if (effect === 'button') return facts.round === 'WP' || open ? null : 'B';
    return effect === 'none' || effect === 'smoke' ? 'miss' : null;
  }
  if (chart !== 'B2' && chart !== 'B3') return null;
  if (result === 'DE') return result;
  if (open) return null;
  return result.startsWith('IMM') ? 'IMM' : result;
}

/** What has become of the target. */
function harmDone(before: Frozen<Enemy>, after: Frozen<Enemy> | null): readonly Consequence[] {
  if (after === null) return classOf(before) === 'INF' ? [{ id: 'gone', rule: 'ATA-7.4h' }] : [];
  const done = harms.filter(({ flag }) => after[flag] && !before[flag]);
  if (done.length === 0) return [{ id: 'unharmed', rule: 'ATA-7.2A9' }];
  return done.map(({ harm, rule }) => ({ id: harm, rule }));
}

/** The award for heroism as the battle stands after a kill. */
function awardAfter(fight: Frozen<Fight>, unit: Frozen<Enemy>, seat: Seat, won: boolean): readonly Consequence[] {
  const { kills, damaged, hurt } = fight.tally;
  const tally = { kills: [...kills], damaged, hurt };
  creditKill(tally, unit, seat);
  const award = heroism(tally, won);
  return award === null ? [] : [{ id: 'award', rule: awardRules[award], award }];
}

/** What follows from the last roll of a shot: for the target, for the career, for the battle. Nothing while it is still open. */
export function consequencesOf(
  state: Known,
  command: Command,
  { chart, result }: { readonly chart: string; readonly result: string },
): readonly Consequence[] {
  const shot = shotOf(state, command);
  const settled = shot === null ? null : settledBy(shot, chart, result);
  if (shot === null || settled === null) return [];
  const { seat } = command;
  const { unit, seat: board } = unitOf(state, shot.unit);
  const next = afterOutcome(state, seat, shot, settled);
  const after = findUnit(next, unit.id)?.unit ?? null;
  const own = fightOf(state, seat);
  const field = fightOf(next, board);
  const held = field.outcome === 'cleared';
  const counts = after === null && classOf(unit) !== 'INF';
  const kills = [...own.tally.kills, unit.kind];
  const orders = (own.tank.orders ?? 1) - 1;
  return [
    ...(counts
      ? [{ id: 'kill', rule: 'ATA-7.4d', count: careerOf(state, seat).vehicles + bigKills({ kills }) } as const]
      : []),
    ...harmDone(unit, after),
    ...(after === null ? awardAfter(own, unit, seat, isWon(next)) : []),
    ...(held
      ? [{ id: 'held', rule: heldBy(field) } as const]
      : [
          { id: 'left', rule: 'ATA-7.2.6a', count: field.units.length } as const,
          orders > 0
            ? ({ id: 'orders', rule: 'ATA-7.2.3-C1', count: orders } as const)
            : ({ id: 'noOrder', rule: 'ATA-7.2.4a' } as const),
          { id: 'threat', rule: 'ATA-7.2.4a', chance: threatTo(next, seat).destroyed } as const,
        ]),
  ];
}
