import type { GameId } from '../../rules/index';
import { type FigureBook, paintFigure, type Studio } from '../board/figure';

/** Games with pictures to their rules; fetched when the first rule is opened. */
const books: { readonly [id in GameId]?: () => Promise<FigureBook> } = {
  tankChess: () => import('../tankChess/figures').then((module) => module.tankChessFigures),
  tankOnTank: () => import('../tankOnTank/figures').then((module) => module.tankOnTankFigures),
  tankKillers: () => import('../tankKillers/figures').then((module) => module.tankKillersFigures),
};

/** Twice what a page has room for: sharp on any screen. */
const WIDTH = 640;

/** The picture of a rule; null where there is nothing to show. `studio` is asked only where there is. */
export async function figureOf(
  game: GameId,
  rule: string,
  look: Studio['look'],
  studio: () => Promise<Omit<Studio, 'look'>>,
): Promise<HTMLCanvasElement | null> {
  const figure = (await books[game]?.())?.figure(rule, look) ?? null;
  if (figure === null) return null;
  return paintFigure(figure, { ...(await studio()), look }, 'items' in figure ? WIDTH / 2 : WIDTH);
}
