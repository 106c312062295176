import { benchMap } from '../../../rules/tankOnTank/lab/ground';
import { firstLink, readHexLink } from '../../../rules/tankOnTank/lab/link';
import type { OpenBench } from '../../lab/bench';
import { embedHexBench } from './hexEmbed';
import { workHexBench } from './hexWork';
import { openHexKit } from './kit';

/** The hex bench: line of sight, arcs, ranges and odds of Tank on Tank. */
export const openHexBench: OpenBench = async (lab, at) => {
  const read = readHexLink(at);
  if (read === null) lab.shell.toast(lab.words().unreadable);
  const link = read ?? firstLink;
  const kit = await openHexKit(lab, { map: benchMap(link.bench), snow: link.bench.snow });
  return lab.embedded ? embedHexBench(kit, link) : workHexBench(kit, link);
};
