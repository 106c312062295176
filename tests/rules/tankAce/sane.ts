import { units } from '../../../src/rules/tankAce/data/calendar';
import { posts, skillNames, trophies, wareNames } from '../../../src/rules/tankAce/data/crewCharts';
import { enemyIds } from '../../../src/rules/tankAce/data/enemies';
import { tankIds } from '../../../src/rules/tankAce/data/tanks';
import { codeOf, lineOf } from '../../../src/rules/tankAce/missionLog';
import {
  absences,
  areas,
  machineGuns,
  missionKinds,
  phases,
  reaches,
  rounds,
  type State,
  terrains,
  trainings,
  weathers,
} from '../../../src/rules/tankAce/types';

const exits = ['done', 'again', 'month', 'line', 'assign', 'expert', 'stow', 'sense', 'strike', 'battle', 'counter'];
const words = new Set<string>([
  ...[...units, ...posts, ...skillNames, ...Object.keys(trophies), ...wareNames, ...enemyIds, ...tankIds],
  ...[...absences, ...areas, ...machineGuns, ...missionKinds, ...phases, ...reaches, ...rounds, ...terrains],
  ...[...trainings, ...weathers, ...exits],
  ...['LW', 'SW', 'KIA', 'killed', 'discharged', 'cleared', 'destroyed', 'withdrawn', 'repaired', 'lost'],
  ...['career', 'mission', 'cooperative', 'competitive', 'separate', 'sherman', 'pershing', 'spg', 'inf'],
  ...['mortar', 'artillery', 'main', 'hatches', 'airStrike', 'expert', 'B1', 'B2'],
  ...['miss', '-', 'S', '1', '1+S', '2', 'B', 'ST', 'DE'],
]);

/** Whatever stands in a state is a word of the game, the name of a unit or a number that can be counted with. */
function look(value: unknown, where: string): void {
  if (typeof value === 'string' && !words.has(value) && !/^u\d+$/.test(value))
    throw new Error(`“${value}” means nothing in ${where}`);
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`no number in ${where}`);
  if (value === undefined) throw new Error(`nothing in ${where}`);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) if (key !== 'log') look(each, `${where}.${key}`);
}

/** A state can always be read: its words, its seats, its log. */
export function checkSane(state: State): void {
  look(state, 'state');
  const seats = state.careers.map((_, seat) => seat);
  for (const seat of [...state.queue, ...state.active, ...state.groups.flat(), ...(state.checks ?? [])]) {
    if (!seats.includes(seat)) throw new Error(`nobody sits in ${seat}`);
  }
  if (state.active.length > 0 && state.active[0] !== state.queue[0]) throw new Error('who is asked is not the next');
  for (const { log, points, xp, credit, owed, crew } of state.careers) {
    for (const code of log) if (codeOf(lineOf(code)) !== code) throw new Error(`nobody reads ${code}`);
    if (Math.min(points, xp, credit, owed) < 0 || credit > 2) throw new Error('a career that owes');
    for (const man of Object.values(crew)) {
      if (man.used.some((skill) => !man.skills.includes(skill))) throw new Error('used what he never learnt');
    }
  }
  for (const fight of state.fights) {
    if (fight === null) continue;
    const { tank, tally, smoke, units: there } = fight;
    const counts = [...Object.values(tank.rack), ...Object.values(tank.stock), ...Object.values(smoke), tank.bombs];
    if (Math.min(...counts, tank.smoke, tally.damaged, tank.orders ?? 0) < 0) throw new Error('less than nothing');
    if (Math.max(...Object.values(smoke), tank.smoke) > 2) throw new Error('smoke above 2');
    for (const unit of there) {
      if (unit.rides !== null && !there.some(({ id }) => id === unit.rides)) throw new Error('rides on nothing');
    }
    for (const call of fight.calls) {
      if (!there.some(({ id }) => id === call.unit)) throw new Error('a call on nobody');
    }
  }
}
