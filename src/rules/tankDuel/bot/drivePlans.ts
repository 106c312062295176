import { halfOf, levelOf } from '../cards';
import { refuseRange } from '../commands/sets';
import { type TerrainId, terrains } from '../data/terrain';
import { isFlankBarred } from '../flanking';
import { moveLevel } from '../levels';
import { flankersOf, isMoving } from '../tanks';
import type { Card, KnownTank, Played, TankId } from '../types';
import { idOf } from './firePlans';
import { exposed, leftBehind, menace, unseen } from './outlook';
import { cardsAs, costIn, gainFor, type Plan, type Study } from './study';

/** How a drive may end: where, on what ground, in whose flank. */
interface Drive {
  readonly to: number;
  /** Move cards; 0: it rolls already. */
  readonly moves: number;
  readonly flank: TankId | null;
  readonly terrain: TerrainId | null;
}

/** A reply may cancel the flank. */
const FLANK = 0.85;
const BOGGED = 0.5;

/** What it would be worth to stand on this ground, hidden with its chance. */
function onGround(study: Study, tank: KnownTank, enemies: readonly KnownTank[], terrain: TerrainId): number {
  const { conceal, bog } = terrains[terrain];
  const seen = gainFor(study, tank, enemies);
  const chance = (conceal ?? 0) / 100;
  const hidden = chance > 0 ? gainFor(study, tank, unseen(tank, enemies)) : 0;
  return chance * hidden + (1 - chance) * seen - (BOGGED * (bog ?? 0)) / 100;
}

/** What a drive promises. */
export function driveGain(study: Study, { to, moves, flank, terrain }: Drive): number {
  const { state, tank } = study;
  const box = { ...tank.box, move: tank.box.move ?? 1 };
  const driven: KnownTank =
    moves === 0
      ? { ...tank, box }
      : {
          ...tank,
          range: to,
          hullDown: false,
          acquired: null,
          bog: null,
          movePanic: null,
          box: { ...box, move: 1, terrain: null, smoke: null, hill: false },
        };
  let enemies: readonly KnownTank[] = moves === 0 ? study.enemies : leftBehind(tank, study.enemies);
  if (moves > 0) enemies = exposed(state, driven, shaken(study, driven, enemies, moves));
  const flanking = flank === null ? driven : { ...driven, flanking: [...driven.flanking, flank] };
  const ends = (at: KnownTank) => {
    if (terrain === null) return gainFor(study, at, enemies);
    const stays = terrain === 'field' ? null : { id: terrain, card: null };
    return onGround(study, { ...at, box: { ...at.box, move: null, road: false, terrain: stays } }, enemies, terrain);
  };
  return flank === null ? ends(driven) : FLANK * ends(flanking) + (1 - FLANK) * ends(driven);
}

/** Two Move cards shake the worst flanker off, one with a chance. */
function shaken(study: Study, tank: KnownTank, enemies: readonly KnownTank[], moves: number): readonly KnownTank[] {
  const worst = worstFlanker(study, enemies);
  if (worst === null || (moves < 2 && moveLevel(study.state, tank) < 6)) return enemies;
  return enemies.map((enemy) =>
    enemy.id === worst ? { ...enemy, flanking: enemy.flanking.filter((id) => id !== tank.id) } : enemy,
  );
}

export function worstFlanker({ state, tank }: Study, enemies: readonly KnownTank[]): TankId | null {
  const flankers = flankersOf(state, tank);
  const found = enemies.filter(({ id }) => flankers.includes(id));
  return found.toSorted((a, b) => menace(state, b, tank) - menace(state, a, tank))[0]?.id ?? null;
}

/** Where so many Move cards can take the tank. */
export function rangesFor({ state, tank }: Study, moves: number): number[] {
  const steps = Array.from({ length: 2 * moves + 1 }, (_, step) => tank.range + (moves - step) * 200);
  return steps.filter((to) => refuseRange(state, tank, to, moves) === null);
}

function bestDrive(study: Study, moves: number, flanks: readonly (TankId | null)[], terrain: TerrainId | null) {
  let best: { readonly drive: Drive; readonly gain: number } | null = null;
  for (const to of moves === 0 ? [study.tank.range] : rangesFor(study, moves)) {
    for (const flank of flanks) {
      const drive = { to, moves, flank, terrain };
      const gain = driveGain(study, drive);
      if (best === null || gain > best.gain) best = { drive, gain };
    }
  }
  return best;
}

/** The enemies worth flanking: spotted, not flanked, one counter free. */
export function flanksFor({ state, tank, enemies }: Study): TankId[] {
  if (isFlankBarred(state, tank) || tank.flanking.length >= 2) return [];
  return enemies.filter(({ id }) => tank.spotted.includes(id) && !tank.flanking.includes(id)).map(({ id }) => id);
}

/** Which cards with which ground make a drive: the least worth of each kind will do. */
function combinations(study: Study): Played[][] {
  const { state, tank } = study;
  const level = moveLevel(state, tank) + (state.step?.boost?.level === 'move' ? state.step.boost.by : 0);
  const moves = cardsAs(study, 'move', level).slice(0, 2);
  const [flank] = flanksFor(study).length > 0 ? cardsAs(study, 'flank', level) : [];
  const grounds = new Map<TerrainId, Card>();
  for (const card of cardsAs(study, 'terrain')) {
    const id = halfOf(state, card, 'terrain')?.terrain;
    if (id !== null && id !== undefined && id !== 'mines' && !grounds.has(id)) grounds.set(id, card);
  }
  const drives: Card[][] = [[], ...moves.slice(0, 1).map((card) => [card]), ...(moves.length === 2 ? [moves] : [])];
  const lists: Played[][] = [];
  for (const drive of drives) {
    if (drive.length === 0 && !isMoving(tank)) continue;
    const begun = drive.toSorted((a, b) => a - b).map((card): Played => ({ card, as: 'move' }));
    const flanked: Played[][] = flank === undefined ? [begun] : [begun, [...begun, { card: flank, as: 'flank' }]];
    for (const list of flanked) {
      if (list.length > 0) lists.push(list);
      for (const card of grounds.values()) if (list.length < 3) lists.push([...list, { card, as: 'terrain' }]);
    }
  }
  return lists.filter((list) => new Set(list.map(({ card }) => card)).size === list.length);
}

export function drivePlans(study: Study): Plan[] {
  const { state, seat } = study;
  return combinations(study).flatMap((played): Plan[] => {
    const moves = played.filter(({ as }) => as === 'move').length;
    const ground = played.find(({ as }) => as === 'terrain');
    const terrain = ground === undefined ? null : (halfOf(state, ground.card, 'terrain')?.terrain ?? null);
    const flanks = played.some(({ as }) => as === 'flank') ? flanksFor(study) : [null];
    const best = bestDrive(study, moves, flanks, terrain);
    const cards = played.map(({ card }) => card);
    return best === null
      ? []
      : [{ command: { type: 'declare', seat, cards: played.map(idOf) }, gain: best.gain - costIn(study, cards) }];
  });
}

/** Which Move card stays in the box: the lowest level, which terrain in snow and Roads ask for. */
export function keptCard({ state }: Study, cards: readonly Card[]): Card {
  return cards.toSorted((a, b) => levelOf(state, a, 'move') - levelOf(state, b, 'move'))[0] ?? 0;
}
