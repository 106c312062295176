import { openDice, seedDice } from '../../../src/rules/core/dice';
import { shareable } from '../../../src/session/record/glimpse';
import { linkOf, readLink } from '../../../src/session/record/link';
import { type GameRecord, recordOf } from '../../../src/session/record/record';
import { isRecordError } from '../../../src/session/record/recordProblem';
import { loadGame } from '../loadGame';
import { damagedText, oneOf } from './damage';
import { goodGames, sittersAt } from './goods';
import { damagedRecord, opened } from './records';
import { type DoorReport, openReport, type Report, tryOne } from './report';

/** Links to games: good ones damaged as text, and well-made ones that hold a damaged record. */
export async function tryLinks(count: number, seed: string): Promise<DoorReport> {
  const report = openReport('links');
  const goods = await goodGames(12, `${seed} links`);
  const links = goods.map(({ match }, index) =>
    linkOf(index % 3 === 0 ? shareable(match, sittersAt(match)) : recordOf(match, sittersAt(match))),
  );
  for (let index = 0; index < count; index++) {
    const dice = openDice(seedDice(`${seed} link ${index}`));
    const what = `link ${index} of seed ${seed}`;
    const text = index % 2 === 0 ? damagedText(oneOf(dice, links), dice) : packed(damagedRecord(goods, dice));
    const moment = dice.roll(3, 'at') === 1 ? `&at=${oneOf(dice, ['0', '-1', '5', '999999', 'x', '1e9', ''])}` : '';
    await tryOne(report, what, () => followLink(report, what, `${text}${moment}`));
  }
  return report.report();
}

/** Packed as a link of our own is, whatever it says. */
function packed(text: string): string {
  try {
    return linkOf(JSON.parse(text));
  } catch {
    return `#game=${text}`;
  }
}

async function followLink(report: Report, what: string, hash: string): Promise<string> {
  const shared = readLink(hash);
  if (isRecordError(shared)) return shared.error;
  if ('glimpse' in shared) return 'accepted';
  const { record }: { record: GameRecord } = shared;
  const loaded = await loadGame(record.game).catch(() => null);
  return loaded === null ? 'unknownGame' : opened(report, what, record, loaded);
}
