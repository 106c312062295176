import type { Level } from '../rules/core/module';
import type { GameId } from '../rules/gameId';

interface MachineText {
  readonly title: readonly [string, string];
  readonly tagline: string;
  readonly meta: string;
}

interface CabinetText {
  readonly machines: string;
  readonly choose: string;
  readonly setUp: string;
  readonly resumeLast: string;
  readonly allKeys: string;
  readonly goOn: string;
  /** `{count|one|other}` */
  readonly kept: string;
  readonly short: string;
  readonly noGames: string;
  readonly noGamesMore: string;
  readonly replays: string;
  readonly settings: string;
  readonly mute: string;
  readonly unmute: string;
  readonly fullscreen: string;
  readonly language: string;
  readonly freePlay: string;
  readonly pressEnter: string;
  readonly tapToPlay: string;
  readonly soon: string;
  readonly underConstruction: string;
  readonly setUpGame: string;
  readonly live: string;
  readonly notYet: string;
}

interface SetupText {
  readonly title: string;
  readonly seats: string;
  readonly seat: string;
  readonly human: string;
  readonly bot: string;
  readonly controller: string;
  readonly level: string;
  readonly levels: { readonly [level in Level]: string };
  readonly name: string;
  readonly player: string;
  readonly botNames: readonly string[];
  readonly swap: string;
  readonly options: string;
  readonly rule: string;
  readonly seed: string;
  readonly seedAbout: string;
  readonly seedOwn: string;
  readonly seedRandom: string;
  readonly seal: string;
  readonly start: string;
  readonly against: string;
  readonly againstBot: string;
}

interface GamesText {
  readonly title: string;
  readonly inProgress: string;
  readonly finished: string;
  readonly noneInProgress: string;
  readonly noneFinished: string;
  readonly resume: string;
  readonly watch: string;
  readonly analyse: string;
  readonly rename: string;
  readonly newName: string;
  readonly keepName: string;
  readonly delete: string;
  readonly deleted: string;
  /** `{count|one|other}` */
  readonly unreadable: string;
  readonly unreadableDeleted: string;
  /** On the card of a game that the store did not take. */
  readonly notStored: string;
  readonly retry: string;
  readonly storedAgain: string;
  readonly undo: string;
  readonly export: string;
  readonly import: string;
  readonly turn: string;
  readonly yourMove: string;
  readonly move: string;
  readonly over: string;
  readonly won: string;
  readonly youWon: string;
  readonly youLost: string;
  /** By everybody who took part. */
  readonly lost: string;
  /** `{score}` */
  readonly score: string;
  readonly drawn: string;
  /** What a game is called that nobody named: how it came here. */
  readonly cameBy: { readonly link: string; readonly file: string };
  /** A game fought on from a moment of another. */
  readonly forkName: string;
}

interface ImportText {
  readonly title: string;
  readonly about: string;
  readonly file: string;
  readonly chooseFile: string;
  readonly paste: string;
  readonly open: string;
  readonly nothing: string;
}

interface SettingsText {
  readonly title: string;
  readonly general: string;
  readonly sound: string;
  readonly motion: string;
  readonly reading: string;
  readonly play: string;
  readonly language: string;
  readonly effects: string;
  readonly interface: string;
  readonly muted: string;
  readonly speed: string;
  readonly speeds: { readonly 0: string; readonly 1: string; readonly 2: string; readonly 4: string };
  readonly reducedMotion: string;
  readonly reducedMotionAbout: string;
  readonly systemReduced: string;
  readonly palette: string;
  readonly palettes: {
    readonly standard: string;
    readonly deuteranopia: string;
    readonly protanopia: string;
    readonly tritanopia: string;
  };
  readonly textSize: string;
  readonly textSizes: { readonly normal: string; readonly larger: string; readonly largest: string };
  readonly confirm: string;
  readonly confirmAbout: string;
  readonly warn: string;
  readonly warnAbout: string;
  readonly advice: string;
  readonly adviceAbout: string;
  readonly pieces: string;
  readonly silhouettes: string;
  readonly chits: string;
  readonly export: string;
  readonly import: string;
  readonly imported: string;
  readonly broken: string;
  readonly notKept: string;
  readonly reset: string;
}

interface CrashText {
  readonly title: string;
  readonly about: string;
  readonly saved: string;
  readonly unsaved: string;
  readonly noGame: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly menu: string;
  readonly report: string;
}

interface HelpText {
  readonly title: string;
  readonly byFinger: string;
  /** What a hand does, and what that is called. */
  readonly fingers: readonly (readonly [gesture: string, does: string])[];
  readonly everywhere: string;
  readonly cabinet: string;
  readonly table: string;
  readonly keys: {
    readonly help: string;
    readonly mute: string;
    readonly back: string;
    readonly choose: string;
    readonly setUp: string;
    readonly resume: string;
    readonly walk: string;
    readonly look: string;
    readonly pick: string;
    readonly stepBack: string;
    readonly undo: string;
    readonly log: string;
    readonly rules: string;
    readonly luck: string;
    readonly replay: string;
    readonly analyse: string;
    readonly advice: string;
    readonly chessOverlays: string;
    readonly overlays: string;
    readonly counter: string;
    readonly endPhase: string;
    readonly hold: string;
    readonly fit: string;
    readonly zoom: string;
    readonly skip: string;
  };
  readonly names: {
    readonly arrows: string;
    readonly enter: string;
    readonly escape: string;
    readonly space: string;
    readonly shift: string;
  };
}

interface FrameText {
  readonly loading: string;
  readonly close: string;
  readonly unknownAddress: string;
  readonly unknownRule: string;
  /** Under the picture of a rule. */
  readonly example: string;
  readonly loadFailed: string;
  readonly reload: string;
  readonly newVersion: string;
  readonly startVersion: string;
}

/** Words of the frame: every language has all of them or does not compile. */
export interface UiText {
  readonly locale: string;
  readonly app: { readonly name: string; readonly tagline: string };
  readonly machines: { readonly [id in GameId]: MachineText };
  readonly frame: FrameText;
  readonly cabinet: CabinetText;
  readonly setup: SetupText;
  readonly games: GamesText;
  readonly import: ImportText;
  readonly settings: SettingsText;
  readonly crash: CrashText;
  readonly help: HelpText;
}
