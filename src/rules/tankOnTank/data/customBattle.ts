import { edgeRow, hexNames } from '../hexes';
import type { Rule } from '../rulebook';
import { type Edge, maps, type SheetId, type Terrain } from './maps';
import { paintedId, pavedField, terrainLetter } from './paintedMap';
import type { Award, Coup, Deployment, Ending, Exit, Force, Scenario } from './scenario';

/**
 * A scenario of one's own: the terms of a printed one on a map of its own. `terrain` and `roads` have a character for
 * every hex.
 */
export interface CustomBattle extends Omit<Scenario, 'id' | 'map'> {
  readonly terrain: string;
  readonly roads: string;
}

export const MOST_TURNS = 30;
export const MOST_UNITS = 20;
export const MOST_STRIKES = 3;
export const edges: readonly Edge[] = ['north', 'south', 'west', 'east'];

/** What terms of one's own go by: no printed scenario speaks of them. */
export const ownRule: Readonly<Record<'setup' | 'exit' | 'victory' | 'annihilation', Rule>> = {
  setup: 'TOT-12.0b',
  exit: 'TOT-7.2a',
  victory: 'TOT-12.0a',
  annihilation: 'TOT-Q19',
};

const grounds: readonly Exclude<Terrain, 'clear'>[] = ['hill', 'town', 'woods'];

/** A printed sheet hex by hex. */
export function groundOf(sheet: SheetId): Pick<CustomBattle, 'terrain' | 'roads'> {
  const data = maps[sheet];
  const letter = (name: string) => terrainLetter(grounds.find((kind) => data[kind].includes(name)) ?? 'clear');
  return { terrain: hexNames.map(letter).join(''), roads: pavedField(data.roads) };
}

/** The printed sheet this ground is, if it is one. */
export function mapOf({ terrain, roads }: Pick<CustomBattle, 'terrain' | 'roads'>): Scenario['map'] {
  const sheets: readonly SheetId[] = ['A', 'B'];
  const same = sheets.find((sheet) => {
    const ground = groundOf(sheet);
    return ground.terrain === terrain && ground.roads === roads;
  });
  return same ?? paintedId(terrain, roads);
}

/** A printed scenario as something to begin with. */
export function battleOfScenario({ id: _, map, ...terms }: Scenario): CustomBattle {
  if (map !== 'A' && map !== 'B') throw new Error(`no printed sheet ${map}`);
  return { ...terms, ...groundOf(map) };
}

/** The order of battle it amounts to. */
export function scenarioOfBattle(id: string, battle: CustomBattle): Scenario {
  const { terrain: _, roads: __, ...terms } = battle;
  return { ...ruled(terms), id, map: mapOf(battle) };
}

type Terms = Omit<Scenario, 'id' | 'map'>;

function ruled(terms: Terms): Terms {
  const own = <T extends Force | Deployment | Exit | Award | Coup>(rule: Rule, list: readonly T[]) =>
    list.map((each) => ({ ...each, rule }));
  return {
    ...terms,
    forces: own(ownRule.setup, terms.forces),
    deployment: own(ownRule.setup, terms.deployment),
    exits: own(ownRule.exit, terms.exits),
    awards: own(ownRule.victory, terms.awards),
    coups: terms.coups.map((coup) => ({
      ...coup,
      rule: coup.type === 'annihilation' ? ownRule.annihilation : ownRule.victory,
    })),
    ending: ruledEnding(terms.ending),
  };
}

function ruledEnding(ending: Ending): Ending {
  const rule = ownRule.victory;
  return ending.type === 'roads' ? { ...ending, rule, otherwise: rule } : { ...ending, rule };
}

/** A row of the map edge, or a part of it. */
export interface Row {
  readonly edge: Edge;
  readonly hexes: readonly string[];
}

export const wholeRow = (edge: Edge): Row => ({ edge, hexes: edgeRow(edge) });

/** The rows a force may enter by; empty where its owner declares the edge. */
export function rowsOf({ entry }: Force): readonly Row[] {
  return entry === undefined || entry.rows === 'declared' ? [] : entry.rows;
}
