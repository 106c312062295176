import type { Games } from '../../games/manifest';
import type { GameId } from '../../rules/gameId';
import { paintFigure, type Studio } from '../board/figure';

/** Twice what a page has room for: sharp on any screen. */
const WIDTH = 640;

/** The picture of a rule; null where there is nothing to show. `studio` is asked only where there is. */
export async function figureOf(
  games: Games,
  game: GameId,
  rule: string,
  look: Studio['look'],
  studio: () => Promise<Omit<Studio, 'look'>>,
): Promise<HTMLCanvasElement | null> {
  const figure = (await games.table(game)?.figures?.())?.figure(rule, look) ?? null;
  if (figure === null) return null;
  return paintFigure(figure, { ...(await studio()), look }, 'items' in figure ? WIDTH / 2 : WIDTH);
}
