import type { GameManifest, Games, TableParts } from '../../games/manifest';
import type { Language } from '../../i18n/index';
import type { GameText } from '../../i18n/text';
import type { Chart } from '../../machines/chart';
import type { GameModule } from '../../rules/core/module';
import type { Sequence } from '../../rules/core/sequence';
import { type GameId, isGameId } from '../../rules/gameId';
import type { HeldGame } from '../../session/heldGame';
import type { readLink } from '../../session/record/link';
import type { GameRecord } from '../../session/record/record';
import type { RecordError } from '../../session/record/recordProblem';

export function gamesOf(manifests: { readonly [id in GameId]: GameManifest }, startWorker: () => Worker): Games {
  return {
    all: Object.values(manifests),
    get: (id) => manifests[id],
    isPlayable: (id): id is GameId => isGameId(id) && manifests[id].table !== null,
    table: (id) => (isGameId(id) ? manifests[id].table : null),
    startWorker,
  };
}

/** Rules, order of play and words of one game. */
export interface LoadedGame {
  readonly id: GameId;
  readonly module: GameModule;
  readonly sequence: Sequence;
  readonly text: GameText;
}

export interface OpenedGame extends LoadedGame {
  readonly held: HeldGame;
}

/** How a link is read and a record becomes a game that can be gone on with. */
export interface OpenGames {
  readLink(link: string): ReturnType<typeof readLink>;
  /** Its parts fetched and its commands played through. */
  open(record: GameRecord, language: Language): Promise<OpenedGame | RecordError>;
  /** Hears how many commands of how many a long game has been played through while it is opened; answers with the way to stop it. */
  onProgress(listener: (done: number, of: number) => void): () => void;
}

/** Each part is a file of its own, fetched when the game is opened. */
export async function loadGame(games: Games, id: GameId, language: Language): Promise<LoadedGame> {
  const { play, words } = games.get(id);
  if (play === null || words === null) throw new Error(`${id} cannot be played yet`);
  const [module, chart, { sequenceOf }, text] = await Promise.all([
    play.rules(),
    play.chart(),
    import('../../machines/order'),
    words[language](),
  ]);
  return { id, module, sequence: sequenceOf(chart), text };
}

/** How a game is drawn; whoever asks has seen that one can sit down to it. */
export function loadScene(games: Games, id: GameId): ReturnType<TableParts['scene']> {
  const parts = games.table(id);
  if (parts === null) throw new Error(`${id} has no table yet`);
  return parts.scene();
}

/** The order of play as it is drawn. */
export function loadChart(games: Games, id: GameId): Promise<Chart> {
  const { play } = games.get(id);
  if (play === null) throw new Error(`${id} cannot be played yet`);
  return play.chart();
}

/** The letters before the dash of a rule's id say whose it is. */
export function gameOfRule({ all }: Games, rule: string): GameId | null {
  const letters = (rule.split('-')[0] ?? '').toUpperCase();
  return all.find(({ ruleLetters }) => ruleLetters === letters)?.id ?? null;
}

/** Whether its positions can be studied with the engine. */
export function isStudied(games: Games, id: string): boolean {
  return games.table(id)?.extras?.names.includes('analysis') === true;
}
