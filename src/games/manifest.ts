import type { MakeDescribe } from '../i18n/describe';
import type { Language } from '../i18n/index';
import type { RoomText } from '../i18n/roomText';
import type { GameText } from '../i18n/text';
import type { UiText } from '../i18n/ui';
import type { GameId } from '../rules/gameId';
import type { FigureBook } from '../scenes/board/figure';
import type { MakeSkin } from '../scenes/board/gameScene';
import type { ExtraName } from '../scenes/frame/shell';
import type { BenchParts } from '../scenes/lab/bench';
import type { ArcadeArt } from '../scenes/menu/arcadeArt';
import type { Daily } from '../scenes/menu/dailyCard';
import type { ReadText } from '../scenes/menu/importPanel';
import type { OpenBriefing, OpenExtra } from '../scenes/menu/rooms';
import type { FirstGame } from '../scenes/menu/setupChoice';
import type { Ambience } from '../scenes/sound/ambience';
import type { OpenAdvisor } from '../scenes/table/advice';
import type { EventSigns } from '../scenes/table/drawers/eventLook';
import type { OpenRecord } from '../scenes/table/serviceRecord';
import type { PlayParts } from './play';

type Load<T> = () => Promise<T>;

/** All the frame knows of a game. Heavy parts are loaders: the menu pays for none of them. */
export interface GameManifest {
  readonly id: GameId;
  /** What stands before the dash of its rule ids. */
  readonly ruleLetters: string;
  readonly arcade: ArcadeArt;
  readonly play: PlayParts | null;
  readonly words: { readonly [language in Language]: Load<GameText> } | null;
  /** Null while the game is under construction: its rules can be read, and nobody can sit down to it. */
  readonly table: TableParts | null;
  /** What it brings to the Lab. */
  readonly bench?: BenchParts;
}

/** What a game brings to its table, its set-up and the pages beside them. */
export interface TableParts {
  readonly scene: Load<MakeSkin>;
  /** What is heard at its table while nothing happens. */
  readonly ambience: Ambience;
  readonly events: Load<EventSigns>;
  readonly describe: Load<MakeDescribe>;
  /** Keys of its own, for the list of keys. */
  readonly keys: readonly { readonly caps: readonly string[]; readonly shows: keyof UiText['help']['keys'] }[];
  readonly figures?: Load<FigureBook>;
  /** Whether a rule is an example whose position lies in the room of lessons under its name. */
  isExample?(rule: string): boolean;
  /** An engine that can look over the players' shoulders. */
  readonly advisor?: Load<OpenAdvisor>;
  readonly extras?: {
    /** In the order of their doors. */
    readonly names: readonly ExtraName[];
    words(language: Language): Promise<RoomText>;
    readonly open: Load<OpenExtra>;
  };
  /** What a player of it has done, as a record to keep. */
  readonly record?: Load<OpenRecord>;
  /** What there is to know of a set-up before it is chosen. */
  readonly briefing?: Load<OpenBriefing>;
  /** A written form of its own, for games and positions that are pasted. */
  readonly text?: { isText(source: string): boolean; readonly read: Load<ReadText> };
  readonly daily?: Load<Daily>;
  /** Where the small finished pictures are that stand in until its drawings are decoded. */
  readonly firstSheet?: string;
  /** What is proposed to whoever comes for the first time, against an easy bot; absent: the first set-up. */
  readonly firstGame?: FirstGame;
  /** Its turns are missions, which can be shared one by one. */
  readonly missions?: true;
  /** Its set-ups are a campaign: how each ends is noted. */
  readonly campaign?: true;
}

/** The games as `main.ts` hands them in. */
export interface Games {
  /** In the order of the arcade. */
  readonly all: readonly GameManifest[];
  get(id: GameId): GameManifest;
  /** Whether this is a game one can sit down to. */
  isPlayable(id: string): id is GameId;
  /** The parts of such a game; null for any other word. */
  table(id: string): TableParts | null;
  /** A helper beside the screen, in which bots and analyses think. */
  startWorker(): Worker;
}
