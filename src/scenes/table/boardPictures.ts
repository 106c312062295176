import type { Studio } from '../board/figure';
import { paintView } from '../board/paintView';
import { styleOf } from '../board/styleOf';
import type { OpenedTable, Shell } from '../frame/shell';
import { figureOf } from '../rulebook/figures';
import type { BoardPort } from './boardPort';

const THUMBNAIL = 320;

/** Pictures and plates for cards, drawers and the curtain, painted with what the table has loaded. `seen` is what everybody may see of it. */
export function boardPictures(
  shell: Shell,
  session: OpenedTable,
  { skin, drawings }: Omit<Studio, 'look'>,
  seen: () => unknown,
): Pick<BoardPort, 'thumbnail' | 'figure' | 'side'> {
  return {
    thumbnail: () => paintView(skin, seen(), THUMBNAIL, drawings).toDataURL('image/webp', 0.8),
    side: (seat) => skin.plate(seen(), seat).name ?? session.text().seats[seat] ?? '',
    figure: (rule) =>
      figureOf(shell.games, session.gameId, rule, styleOf(shell.settings(), session.text()), async () => ({
        skin,
        drawings,
      })),
  };
}
