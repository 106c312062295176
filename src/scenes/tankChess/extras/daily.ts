import { extrasTexts } from '../../../i18n/tankChess/extras';
import { fill } from '../../../i18n/text';
import { openPuzzle, puzzleOfDay } from '../../../rules/tankChess/study/puzzles';
import { paintView } from '../../board/paintView';
import { styleOf } from '../../board/styleOf';
import { loadGame, loadScene } from '../../frame/games';
import type { MenuShell } from '../../frame/menuShell';
import type { Daily, DailyWords } from '../../menu/dailyCard';
import { loadDrawings } from '../../paint/drawings';
import { dayOf, readScore, SCORE_KEY } from './puzzleScore';

/** What the card of the day says in the present language. */
async function dailyWords(shell: MenuShell, date: Date): Promise<DailyWords> {
  const { language } = shell.settings();
  const [{ text }, { puzzles: words, toMove }] = await Promise.all([
    loadGame(shell.games, 'tankChess', language),
    extrasTexts[language](),
  ]);
  const puzzle = puzzleOfDay(dayOf(date));
  const score = readScore(shell.store.recall(SCORE_KEY));
  const say = (template: string, fields: object) => fill(template, { ...fields }, text, language);
  const mover = say(toMove, { seat: openPuzzle(puzzle).mover });
  const done = score.day === dayOf(date);
  return {
    title: words.today,
    facts: `${text.title} · ${say(words.card, { turns: puzzle.turns })}`,
    more: done ? `${words.cardDone} · ${say(words.days, { count: score.days })}` : mover,
  };
}

/** The position itself, small. */
async function dailyPicture(shell: MenuShell, date: Date, width: number): Promise<string> {
  const settings = shell.settings();
  const [{ text }, makeSkin] = await Promise.all([
    loadGame(shell.games, 'tankChess', settings.language),
    loadScene(shell.games, 'tankChess'),
  ]);
  const skin = makeSkin(() => styleOf(settings, text));
  const canvas = paintView(skin, openPuzzle(puzzleOfDay(dayOf(date))), width, await loadDrawings(skin));
  return canvas.toDataURL('image/webp', 0.8);
}

export const daily: Daily = {
  words: dailyWords,
  picture: dailyPicture,
  address: { screen: 'room', game: 'tankChess', room: 'puzzles', at: 'today' },
};
