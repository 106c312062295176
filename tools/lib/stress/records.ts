import { sequenceOf } from '../../../src/machines/order';
import { tankChessChart } from '../../../src/machines/tankChess';
import { type Dice, openDice, seedDice } from '../../../src/rules/core/dice';
import { equalJson } from '../../../src/rules/core/play';
import { followWith } from '../../../src/rules/tankChess/follow';
import { isPositionFault, readSnapshot } from '../../../src/rules/tankChess/positionText';
import { isGameFault, readAnnotated } from '../../../src/rules/tankChess/readAnnotated';
import { isGlimpse, openGlimpse, readShareable, shareable } from '../../../src/session/record/glimpse';
import { openRecord } from '../../../src/session/record/openRecord';
import { type GameRecord, recordOf } from '../../../src/session/record/record';
import { isRecordError } from '../../../src/session/record/recordProblem';
import { type Loaded, loadGame } from '../loadGame';
import { changed, damaged, damagedText, oneOf } from './damage';
import { type Good, goodGames, sittersAt } from './goods';
import { type DoorReport, openReport, type Report, tryOne } from './report';

const follow = followWith(sequenceOf(tankChessChart));

const writtenGames: readonly string[] = [
  `[Game "Tank Chess"]\n[Setup "standard16"]\n[White "Mika"]\n\n{An opening.} 1. LT C3>C5/N LT N14>N12/S 2. MT H3>H4/N! {Firm.} ( 2. HT C1>C2/N ( {Or else} 2. HT C1>C3/N )\nHT D16>D15/S ) ( 2. CLT H1>H2/N ) 2... MT I14>I13/S offer decline 3. LT C5>C5/NE?! *`,
  '[Position "8 cs6cs/8/8/8/8/8/8/7Cn w"]\n[Options "threefold=false quietTurns=0"]\n*',
];
const positions: readonly string[] = ['8 cs3hs3/8/8/3#4/4*3/8/8/3Hn3Cn w', '10 cs9/10/10/10/10/10/10/10/10/9Cn b'];

/** Files: records of every game, glimpses of running ones, written games and positions of Tank Chess. */
export async function tryRecords(count: number, seed: string): Promise<DoorReport> {
  const report = openReport('records');
  const goods = await goodGames(12, seed);
  for (let index = 0; index < count; index++) {
    const dice = openDice(seedDice(`${seed} record ${index}`));
    const what = `input ${index} of seed ${seed}`;
    if (index % 10 === 9) await tryOne(report, what, () => readWritten(dice));
    else {
      const text = damagedRecord(goods, dice);
      await tryOne(report, what, () => readText(report, what, text));
    }
  }
  return report.report();
}

/** What somebody sends instead of the record of a real game. */
export function damagedRecord(goods: readonly Good[], dice: Dice): string {
  const [one, other] = [oneOf(dice, goods), oneOf(dice, goods)].map(({ match }) =>
    dice.roll(4, 'form') === 1 ? shareable(match, sittersAt(match)) : recordOf(match, sittersAt(match)),
  );
  let made: unknown = one;
  // Half of them are good up to their commands and options: those come as far as the rules.
  const inside = dice.roll(2, 'inside') === 1 ? oneOf(dice, ['commands', 'commands', 'commands', 'options']) : null;
  for (let times = dice.roll(3, 'times'); times > 0; times--) {
    made = inside === null ? damaged(made, other, dice) : damagedInside(made, other, inside, dice);
  }
  const text = JSON.stringify(made) ?? '';
  return dice.roll(4, 'text') === 1 ? damagedText(text, dice) : text;
}

/** One command or one option made bad, taken out, or put elsewhere. */
function damagedInside(record: unknown, other: unknown, part: string, dice: Dice): unknown {
  const theirs: unknown = Reflect.get(Object(other), part);
  return changed(record, [part], (old) => {
    if (!Array.isArray(old)) return damaged(old, theirs, dice);
    const at = dice.roll(Math.max(1, old.length), 'which') - 1;
    const strange: unknown = Array.isArray(theirs) ? theirs[at % Math.max(1, theirs.length)] : theirs;
    const way = dice.roll(4, 'inside');
    if (way === 1) return old.toSpliced(at, 1);
    if (way === 2) return old.toSpliced(at, 0, old[dice.roll(Math.max(1, old.length), 'twin') - 1] ?? strange);
    if (way === 3) return old.toSpliced(at, 0, strange);
    return changed(old, [at], (command) => damaged(command, strange, dice));
  });
}

async function readText(report: Report, what: string, text: string): Promise<string> {
  const read = readShareable(text);
  if (isRecordError(read)) return read.error;
  const loaded = await loadedFor(read.game);
  if (loaded === null) return 'unknownGame';
  if (isGlimpse(read)) {
    const view = openGlimpse(read, loaded.game);
    return isRecordError(view) ? view.error : 'accepted';
  }
  return opened(report, what, read, loaded);
}

async function loadedFor(id: string): Promise<Loaded | null> {
  return loadGame(id).catch(() => null);
}

/** Opens what was read: an opened game says exactly what its record said. */
export function opened(report: Report, what: string, record: GameRecord, { module, sequence }: Loaded): string {
  const match = openRecord(record, module, sequence);
  if (isRecordError(match)) {
    // The rules let a command in and then threw.
    if (match.error === 'failed') report.fault('crashes', `${what}: ${match.where} ${match.found}`);
    return match.error;
  }
  if (!equalJson(recordOf(match, record.seats).commands, record.commands)) report.fault('lost', what);
  return 'accepted';
}

function readWritten(dice: Dice): string {
  if (dice.roll(3, 'kind') === 1) {
    const read = readSnapshot(damagedText(oneOf(dice, positions), dice));
    return isPositionFault(read) ? `position ${read.fault}` : 'accepted';
  }
  const read = readAnnotated(damagedText(oneOf(dice, writtenGames), dice), follow);
  if (!isGameFault(read)) return 'accepted';
  if (read.fault === 'unreadable') throw new Error(`stumbled at ${read.line}:${read.column} over ${read.found}`);
  return `written ${read.fault}`;
}
