import { type GameId, isGameId } from '../../rules/index';
import type { GameRecord } from './record';
import type { RecordError } from './recordProblem';

/** The game a record belongs to, to be loaded and opened with. */
export function gameOf({ game }: Pick<GameRecord, 'game'>): GameId | RecordError {
  return isGameId(game) ? game : { error: 'unknownGame', where: 'game', found: game };
}
