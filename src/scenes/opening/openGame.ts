import type { Games } from '../../games/manifest';
import type { Match } from '../../session/match';
import { openRecordSliced } from '../../session/record/openRecord';
import type { GameRecord } from '../../session/record/record';
import { isRecordError, type RecordError } from '../../session/record/recordProblem';
import { type LoadedGame, loadGame } from '../frame/games';
import type { Settings } from '../frame/settings';

export interface OpenedGame extends LoadedGame {
  readonly match: Match;
}

type Opening = Promise<OpenedGame | RecordError>;

/** A record as a game that can be gone on with: its parts fetched and its commands played through. */
export async function openGame(games: Games, record: GameRecord, language: Settings['language']): Opening {
  const early = warm?.key === keyOf(record, language) ? warm.opening : null;
  warm = null;
  return early ?? opened(games, record, language);
}

/** The same ahead of time: whoever opens this game next finds it open. */
export function openEarly(games: Games, record: GameRecord, language: Settings['language']): Opening {
  warm = { key: keyOf(record, language), opening: opened(games, record, language) };
  return warm.opening;
}

let warm: { readonly key: string; readonly opening: Opening } | null = null;

const keyOf = (record: GameRecord, language: string) => `${language} ${JSON.stringify(record)}`;

async function opened(games: Games, record: GameRecord, language: Settings['language']): Opening {
  const id = record.game;
  if (!games.isPlayable(id)) return { error: 'unknownGame', where: 'game', found: id };
  const loaded = await loadGame(games, id, language);
  const match = await openRecordSliced(record, loaded.module, loaded.sequence);
  return isRecordError(match) ? match : { ...loaded, match };
}
