import { type GunLabText, gunLabTexts } from '../../../i18n/tankDuel/lab';
import { isVehicleId, vehicleIds } from '../../../rules/tankDuel/data/vehicles';
import {
  firstGunBench,
  type GunBench,
  gunSwitches,
  lockOf,
  printGunLink,
  readGunLink,
  STEP,
  swapped,
  switched,
} from '../../../rules/tankDuel/lab/bench';
import type { OpenBench } from '../../lab/bench';
import { openBenchKit } from '../../lab/benchKit';
import type { GunGame } from '../../lab/gun/gunGame';
import { workGunBench } from '../../lab/gun/openGun';
import { duelSheet } from './duelSheet';
import { duelPracticeOf } from './practice';

/** The gun bench on the rules of Tank Duel. */
const duelGuns: GunGame<GunBench, GunLabText> = {
  key: 'duel',
  rule: 'TD-11.1.3b',
  first: firstGunBench,
  read: readGunLink,
  print: printGunLink,
  sheet: duelSheet,
  choices: (kit) => vehicleIds.map((value) => ({ value, words: kit.say('{unit}', { unit: value }) })),
  choose(bench, end, id) {
    if (!isVehicleId(id)) return bench;
    const next = { ...bench, [end]: id };
    return { ...next, on: next.on.filter((each) => lockOf(next, each) === null) };
  },
  swap: swapped,
  slide: (bench, stop) => ({ ...bench, range: stop * STEP }),
  turn: (bench) => switched(bench, 'flank'),
  toggle(bench, id) {
    const found = gunSwitches.find((each) => each === id);
    return found === undefined ? bench : switched(bench, found);
  },
  practice: duelPracticeOf,
};

export const openGunBench: OpenBench = async (lab, at) => {
  const read = readGunLink(at);
  if (read === null) lab.shell.toast(lab.words().unreadable);
  const kit = await openBenchKit(lab, 'tankDuel', gunLabTexts);
  return workGunBench(kit, duelGuns, read ?? duelGuns.first);
};
