import type { Seat } from '../../../rules/core/game';
import { fightOf } from '../../../rules/tankAce/base';
import type { View } from '../../../rules/tankAce/types';
import type { Style, Surface } from '../../board/gameScene';
import type { Item } from '../../paint/items';
import { CREAM, label, NIGHT, plate } from '../../paint/marks';
import type { BattlePlaces } from './places';
import { putSheet } from './sheet';
import { wordsOf } from './words';

type Token = 'given' | 'now' | 'later' | 'lost';

/** The orders of this round: given, the one to give, those after it, and those shock takes. */
function tokensOf(view: View, seat: Seat): readonly Token[] {
  const { given, orders, shock } = fightOf(view, seat).tank;
  const left = orders ?? 0;
  return [
    ...Array.from({ length: given }, () => 'given' as const),
    ...Array.from({ length: left }, (_, index) => (index === 0 ? ('now' as const) : ('later' as const))),
    ...Array.from({ length: orders === null ? Math.min(2, shock) : 0 }, () => 'lost' as const),
  ];
}

export function drawTokens(
  { tokens: zone, unit, form }: BattlePlaces,
  view: View,
  seat: Seat,
  stage: Surface,
  look: Style,
): void {
  if (form === 'phone' || view.phase === 'load' || view.phase === 'deploy') return;
  const { table } = wordsOf(look);
  const [width, height] = [zone.width / unit, zone.height / unit];
  const all = tokensOf(view, seat).slice(0, 4);
  const wide = Math.min(88, (width - 12) / Math.max(2, all.length) - 8);
  const says = { given: table.orderGiven, now: table.orderToGive, later: table.orderLater, lost: table.orderLost };
  const items = all.flatMap((token, index): readonly Item[] => {
    const box = {
      x: width - 10 - (all.length - index) * (wide + 8) + 8,
      y: (height - Math.min(58, height - 12)) / 2,
      width: wide,
      height: Math.min(58, height - 12),
    };
    const now = token === 'now';
    return [
      plate(box, now ? look.palette.act : token === 'lost' ? 0x4a1d1a : 0x2b3441, {
        stroke: now ? look.palette.tracer : 0x4a5566,
        width: now ? 3 : 1.5,
        round: 8,
      }),
      label(
        token === 'lost' ? '✕' : String(index + 1),
        box.x + wide / 2,
        box.y + box.height * 0.36,
        21,
        now ? 0xfff6e6 : CREAM,
        'stencil',
      ),
      label(says[token], box.x + wide / 2, box.y + box.height * 0.76, 13.5, now ? 0xfff6e6 : CREAM, 'condensed', {
        bold: true,
        most: wide - 6,
      }),
    ];
  });
  putSheet(stage, 'plate', 'tokens', zone, unit, [
    plate({ x: 1, y: 1, width: width - 2, height: height - 2 }, NIGHT, {
      round: 6,
      stroke: look.palette.act,
      width: 2,
    }),
    ...items,
  ]);
}
