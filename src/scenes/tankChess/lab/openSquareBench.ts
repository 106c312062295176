import { squareLabTexts } from '../../../i18n/tankChess/lab';
import { firstSquareLink, readSquareLink } from '../../../rules/tankChess/lab/link';
import type { OpenBench } from '../../lab/bench';
import { openBenchKit } from '../../lab/benchKit';
import { workSquareBench } from './squareWork';

/** The square bench: fire lines, armour and reach of Tank Chess. */
export const openSquareBench: OpenBench = async (lab, at) => {
  const read = readSquareLink(at);
  if (read === null) lab.shell.toast(lab.words().unreadable);
  const kit = await openBenchKit(lab, 'tankChess', squareLabTexts);
  return workSquareBench(kit, read ?? firstSquareLink);
};
