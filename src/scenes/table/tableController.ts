import type { Table, TableState } from '../../machines/table';
import type { Command, GameView, Ref, Refusal, Seat } from '../../rules/core/game';
import { openReadings, type Reading } from '../../session/reading';
import { type Pick, pick, takenOut } from '../../session/selection';

/** A refused intent and what the board may say about it. */
export interface WhyNot {
  readonly command: Command;
  readonly refusal: Refusal;
}

/** What the table waits for, and who sits at it; `viewer` is who is at the screen. */
interface TableNow {
  readonly name: TableState['name'];
  readonly sitters: TableState['sitters'];
  readonly holders: TableState['holders'];
  readonly viewer: Seat | null;
  readonly error: unknown;
}

/** Everything the screen shows of a table at one moment; board, HUD, drawers and mirror all draw from this. */
export interface TableScreen {
  readonly table: TableNow;
  /** How many steps of the record are shown; null: the live table. */
  readonly moment: number | null;
  /** The game to draw: the live one, or the record wound back to the moment. */
  readonly reading: Reading;
  readonly live: Reading;
  /** The live game as far as it has been seen to happen: while something is being shown, as it was before it. */
  readonly told: Reading;
  /** Whose eyes see it: nobody's in particular while the curtain hangs. */
  readonly viewer: Seat | null;
  readonly view: GameView;
  /** The seat that may point now; null while nobody at the screen may. */
  readonly seat: Seat | null;
  readonly picking: Pick;
  /** Something has been pointed at since the last command. */
  readonly begun: boolean;
  /** A complete command waiting for its last click, where the settings ask for one. */
  readonly pending: Command | null;
  readonly whyNot: WhyNot | null;
  readonly mayUndo: boolean;
  /** Lit up by a hovered log line or a focused mirror entry. */
  readonly pointed: readonly Ref[];
  readonly overlays: ReadonlySet<string>;
}

export interface TableController {
  screen(): TableScreen;
  subscribe(listener: (screen: TableScreen) => void): () => void;
  /** A click, a tap or Enter on something: narrows the command, plays it, or asks why not. */
  point(ref: Ref): void;
  /** Plays the pending command. */
  commit(): void;
  /** Plays the nearest allowed command of the refusal on screen. */
  playInstead(): void;
  /** One step back: refusal, pending command, last pick, replay; false where there was nothing to step back from. */
  back(): boolean;
  undo(): void;
  resign(seat: Seat): void;
  /** Ends the animation being shown. */
  skip(): void;
  /** The next player sits at the screen: the curtain may open. */
  ready(): void;
  light(refs: readonly Ref[]): void;
  toggleOverlay(id: string): void;
  /** Shows a moment of the record. Its end is no past: that, like null, is the live table. */
  showMoment(moment: number | null): void;
  /** The live game through these eyes. */
  read(seat: Seat | null): Reading;
  /** How many commands had been given at a moment of whoever is at the screen, and the moment so many led to. */
  commandsAt(moment: number): number;
  momentOf(commands: number): number;
  close(): void;
}

const nothing: Pick = { picked: [], next: [], command: null };

/** The one place where clicks, keys and panels meet the table. Knows no pixel and no rule. */
export function controlTable(
  table: Table,
  confirm: (command: Command, view: unknown) => boolean,
  given: (view: unknown, seat: Seat) => readonly Ref[] = () => [],
  suggest: (view: unknown, whyNot: WhyNot) => Command | null = () => null,
): TableController {
  const listeners = new Set<(screen: TableScreen) => void>();
  let picked: readonly Ref[] = [];
  let pending: Command | null = null;
  let whyNot: WhyNot | null = null;
  let pointed: readonly Ref[] = [];
  let overlays: ReadonlySet<string> = new Set();
  let moment: number | null = null;
  const readings = openReadings();
  let shown: { moment: number; of: Reading; reading: Reading } | null = null;

  const actingSeat = (state: TableState, live: Reading): Seat | null => {
    if (moment !== null || state.viewer === null || state.name === 'handover' || state.name === 'crashed') return null;
    return live.result === null && live.view.active.includes(state.viewer) ? state.viewer : null;
  };

  /** An earlier moment of the live game, wound back once. */
  const wound = (live: Reading, to: number): Reading => {
    if (to >= live.steps.length) return live;
    if (shown === null || shown.moment !== to || shown.of !== live)
      shown = { moment: to, of: live, reading: live.at(to) };
    return shown.reading;
  };

  const compute = (): TableScreen => {
    const state = table.state();
    const viewer = state.name === 'handover' ? null : state.viewer;
    const live = readings.of(state.match, viewer);
    const seat = actingSeat(state, live);
    const reading = moment === null ? live : wound(live, moment);
    const { view } = reading;
    const from = seat !== null && picked.length === 0 ? given(view, seat) : picked;
    const picking = seat === null ? nothing : (pick(reading.game, reading.legal(), from) ?? nothing);
    const { name, sitters, holders, error } = state;
    return {
      table: { name, sitters, holders, viewer: state.viewer, error },
      moment,
      reading,
      live,
      told: state.name === 'showing' ? toldBy(state, live) : live,
      viewer,
      view,
      seat,
      picking,
      begun: picked.length > 0 || pending !== null || whyNot !== null,
      pending,
      whyNot,
      mayUndo: moment === null && table.mayUndo(),
      pointed,
      overlays,
    };
  };
  let before: Reading | null = null;
  const toldBy = ({ match, from }: TableState, live: Reading): Reading => {
    const length = readings.momentOf(match, live.seat, from);
    if (length >= live.steps.length) return live;
    const goesOn = before?.seat === live.seat && before.steps.length === length;
    if (before === null || !goesOn || before.steps.at(-1) !== live.steps.at(length - 1)) before = live.at(length);
    return before;
  };

  let screen = compute();
  let held = 0;
  let changed = false;
  const change = () => {
    changed = true;
    if (held > 0) return;
    changed = false;
    screen = compute();
    for (const listener of listeners) listener(screen);
  };
  /** Whatever changes on the way is drawn once, at the end. */
  const atOnce = (run: () => void) => {
    held += 1;
    run();
    held -= 1;
    if (changed) change();
  };
  const clearPicks = () => {
    picked = [];
    pending = null;
    whyNot = null;
  };

  /** Where several act at once, what another does meanwhile leaves alone what has been pointed at and is still possible. */
  const stillChoosing = (state: TableState): boolean => {
    const seat = actingSeat(state, readings.of(state.match, state.viewer));
    const entry = state.match.log.at(-1);
    if (seat === null || seat !== screen.seat || state.match.log.length !== lastMatch.log.length + 1) return false;
    if (entry === undefined || entry.command.seat === seat) return false;
    return whyNot === null && pick(state.match.game, state.match.legal(seat), picked) !== null;
  };
  let lastMatch = table.state().match;
  const stopTable = table.subscribe((state) => {
    if (state.match !== lastMatch && !stillChoosing(state)) clearPicks();
    lastMatch = state.match;
    change();
  });
  const stopNotice = table.notice((notice) => {
    if (notice.type !== 'refused') return;
    whyNot = { command: notice.command, refusal: notice.refusal };
    change();
  });

  const give = (command: Command) => {
    clearPicks();
    atOnce(() => {
      table.send({ type: 'play', command });
      change();
    });
  };

  /** Picks on, from the start if need be: pointing at another own piece means that piece. */
  const narrow = (ref: Ref): Pick | null => {
    const { reading, seat, picking } = screen;
    if (seat === null) return null;
    const without = takenOut(reading.game, reading.legal(), picking.picked, ref);
    if (without !== null) return without;
    for (let keep = picking.picked.length; keep >= 0; keep--) {
      const tried = pick(reading.game, reading.legal(), [...picking.picked.slice(0, keep), ref]);
      if (tried !== null) return tried;
    }
    return null;
  };

  /** Where the rules name no way out, the screen may know one; it is shown only if it is allowed. */
  const helped = (refused: WhyNot): WhyNot => {
    if (refused.refusal.instead !== undefined) return refused;
    const instead = suggest(screen.view, refused);
    if (instead === null || screen.reading.refuse(instead) !== null) return refused;
    return { ...refused, refusal: { ...refused.refusal, instead } };
  };

  const refuse = (ref: Ref): WhyNot | null => {
    const { reading, seat, picking } = screen;
    if (seat === null) return null;
    for (let keep = picking.picked.length; keep >= 0; keep--) {
      const command = reading.commandAt([...picking.picked.slice(0, keep), ref]);
      const refusal = command === null ? null : reading.refuse(command);
      if (command !== null && refusal !== null) return helped({ command, refusal });
    }
    return null;
  };

  return {
    screen: () => screen,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    point(ref) {
      if (screen.seat === null) return;
      const narrowed = narrow(ref);
      if (narrowed === null) {
        whyNot = refuse(ref);
        return change();
      }
      whyNot = null;
      picked = narrowed.picked;
      pending = null;
      if (narrowed.command !== null && narrowed.next.length === 0) {
        if (!confirm(narrowed.command, screen.view)) return give(narrowed.command);
        pending = narrowed.command;
      }
      change();
    },
    commit() {
      if (pending !== null) give(pending);
    },
    playInstead() {
      const instead = whyNot?.refusal.instead;
      if (instead !== undefined) give(instead);
    },
    back() {
      if (whyNot !== null) whyNot = null;
      else if (pending !== null || picked.length > 0) {
        pending = null;
        picked = picked.slice(0, -1);
      } else if (moment !== null) moment = null;
      else return false;
      change();
      return true;
    },
    undo() {
      clearPicks();
      moment = null;
      atOnce(() => {
        table.send({ type: 'undo' });
        change();
      });
    },
    resign(seat) {
      const command: Command = { type: 'resign', seat };
      give(command);
    },
    skip: () => table.send({ type: 'skip' }),
    ready: () => table.send({ type: 'ready' }),
    light(refs) {
      pointed = refs;
      change();
    },
    toggleOverlay(id) {
      const next = new Set(overlays);
      if (!next.delete(id)) next.add(id);
      overlays = next;
      change();
    },
    showMoment(next) {
      clearPicks();
      moment = next === null || next >= screen.live.steps.length ? null : Math.max(0, next);
      change();
    },
    read: (seat) => readings.of(table.state().match, seat),
    commandsAt: (at) => readings.commandsAt(table.state().match, screen.viewer, at),
    momentOf: (commands) => readings.momentOf(table.state().match, screen.viewer, commands),
    close() {
      stopTable();
      stopNotice();
      listeners.clear();
    },
  };
}
