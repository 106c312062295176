import { extrasTexts } from '../../../i18n/tankChess/extras';
import { fill } from '../../../i18n/text';
import { openPuzzle, puzzleOfDay } from '../../../rules/tankChess/study/puzzles';
import { skins } from '../../board/gameScenes';
import { loadGame } from '../../frame/games';
import type { MenuShell } from '../../frame/menuShell';
import { loadDrawings } from '../../paint/drawings';
import { paintView } from '../../paint/paintView';
import { lookOf } from '../../paint/styleOf';
import { dayOf, readScore, SCORE_KEY } from './puzzleScore';

export interface DailyWords {
  readonly title: string;
  readonly facts: string;
  readonly more: string;
}

/** What the card of the day says in the present language. */
export async function dailyWords(shell: MenuShell, date: Date): Promise<DailyWords> {
  const { language } = shell.settings();
  const [{ text }, { puzzles: words, toMove }] = await Promise.all([
    loadGame('tankChess', language),
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
export async function dailyPicture(shell: MenuShell, date: Date, width: number): Promise<string> {
  const settings = shell.settings();
  const [{ text }, makeSkin] = await Promise.all([loadGame('tankChess', settings.language), skins.tankChess()]);
  const skin = makeSkin(() => lookOf(settings, text));
  const canvas = paintView(skin, openPuzzle(puzzleOfDay(dayOf(date))), width, await loadDrawings(skin));
  return canvas.toDataURL('image/webp', 0.8);
}
