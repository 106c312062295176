import type { Seat } from '../../core/game';
import { careerOf, findUnit } from '../base';
import { shotAt, shotFacts } from '../shots';
import { isHidden } from '../targets';
import type { Gun, View } from '../types';
import { type AceBench, type AceSwitch, aceSwitches, firstAceBench, printAceLink, settled } from './bench';

/** What somebody points at, or was refused. */
interface Pointed {
  readonly seat: Seat | null;
  readonly gun: Gun;
  /** The main gun fires once more at its last target. */
  readonly again: boolean;
  readonly unit: string | null;
}

/** A shot at a table as the gun bench shows it; where nobody fights, the tank on a shooting range. */
export function acePlaceOf(view: View, { seat: named, gun, again, unit: wanted }: Pointed): string {
  const seat = named ?? view.active[0] ?? 0;
  const { tank } = careerOf(view, seat);
  const fight = view.fights[seat] ?? null;
  const onFoot = fight?.units.filter(({ rides }) => rides === null) ?? [];
  const last = again ? (fight?.tank.lastTarget ?? null) : null;
  const unit =
    [wanted, last].flatMap((id) => (id === null ? [] : (findUnit(view, id)?.unit ?? [])))[0] ??
    onFoot.find(({ targets }) => targets === seat) ??
    onFoot[0];
  if (fight === null || unit === undefined) return printAceLink(settled({ ...firstAceBench, tank, on: [] }));
  const { loaded, hullDown } = fight.tank;
  // What is fired stands on the bench as its weapon, and changes nothing about the rest.
  const facts = shotFacts(view, shotAt(view, { seat, gun, unit: unit.id, round: null, again }));
  const { target } = facts;
  const holds: { readonly [id in AceSwitch]?: boolean } = {
    again,
    gunnery: facts.gunnery,
    aim: facts.aim,
    buttoned: facts.commanderButtoned,
    bowButtoned: facts.bowButtoned,
    ownHullDown: hullDown,
    weather: facts.dim,
    ownSmoke1: facts.smoke === 1,
    ownSmoke2: facts.smoke >= 2,
    smoke1: target.smoke === 1,
    smoke2: target.smoke >= 2,
    hullDown: target.hullDown,
    dugIn: target.dugIn,
    flank: target.flank,
    stuck: target.immobile,
    unseen: isHidden(view, seat, unit),
  };
  const bench: AceBench = {
    tank,
    unit: unit.kind,
    fires: 'tank',
    range: facts.range,
    weapon: gun === 'main' ? loaded : gun,
    on: aceSwitches.filter((id) => holds[id] === true),
  };
  return printAceLink(settled(bench));
}
