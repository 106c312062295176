import { type AceLabText, aceLabTexts } from '../../../i18n/tankAce/lab';
import { enemyIds, isEnemyId } from '../../../rules/tankAce/data/enemies';
import { tankIds } from '../../../rules/tankAce/data/tanks';
import {
  type AceBench,
  aceLockOf,
  aceSwapped,
  aceSwitched,
  aceSwitches,
  canFire,
  firstAceBench,
  printAceLink,
  readAceLink,
  settled,
  weapons,
} from '../../../rules/tankAce/lab/bench';
import { reaches } from '../../../rules/tankAce/types';
import type { OpenBench } from '../../lab/bench';
import { openBenchKit } from '../../lab/benchKit';
import type { GunGame } from '../../lab/gun/gunGame';
import { workGunBench } from '../../lab/gun/openGun';
import { aceSheet } from './aceSheet';
import { aceSides } from './aceSides';
import { acePracticeOf } from './practice';

/** Which list an end of the range is chosen from. */
const endOf = ({ fires }: AceBench, end: 'shooter' | 'target') =>
  (fires === 'tank') === (end === 'shooter') ? 'tank' : 'unit';

/** The gun bench on the rules of American Tank Ace. */
const aceGuns: GunGame<AceBench, AceLabText> = {
  key: 'ace',
  rule: 'ATA-CH.B1',
  first: firstAceBench,
  read: readAceLink,
  print: printAceLink,
  sheet: aceSheet,
  choices: (kit, bench, end) =>
    (endOf(bench, end) === 'tank' ? tankIds : enemyIds).map((value) => ({
      value,
      words: kit.say('{unit}', { unit: value }),
    })),
  choose(bench, end, id) {
    const tank = tankIds.find((each) => each === id);
    if (endOf(bench, end) === 'tank') return tank === undefined ? bench : settled({ ...bench, tank });
    return isEnemyId(id) ? settled({ ...bench, unit: id }) : bench;
  },
  swap: aceSwapped,
  slide: (bench, stop) => settled({ ...bench, range: reaches[stop] ?? bench.range }),
  turn: (bench) => (aceLockOf(bench, 'flank') === null ? aceSwitched(bench, 'flank') : bench),
  toggle(bench, id) {
    const found = aceSwitches.find((each) => each === id);
    return found === undefined ? bench : aceSwitched(bench, found);
  },
  weapons(kit, bench) {
    if (bench.fires !== 'tank') return null;
    const names = kit.words().weapons;
    const choices = weapons.filter((each) => canFire(bench, each)).map((value) => ({ value, words: names[value] }));
    return { chosen: bench.weapon, choices };
  },
  load(bench, id) {
    const weapon = weapons.find((each) => each === id);
    return weapon === undefined ? bench : settled({ ...bench, weapon });
  },
  practice: acePracticeOf,
};

export const openAceBench: OpenBench = async (lab, at) => {
  const read = readAceLink(at);
  if (read === null) lab.shell.toast(lab.words().unreadable);
  const kit = await openBenchKit(lab, 'tankAce', aceLabTexts, undefined, aceSides);
  return workGunBench(kit, aceGuns, read ?? aceGuns.first);
};
