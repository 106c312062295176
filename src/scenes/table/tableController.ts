import type { Table, TableState } from '../../machines/table';
import type { Command, Ref, Refusal, Seat } from '../../rules/core/game';
import type { Match } from '../../session/match';
import { type Pick, pick, takenOut } from '../../session/selection';

/** A refused intent and what the board may say about it. */
export interface WhyNot {
  readonly command: Command;
  readonly refusal: Refusal;
}

/** Everything the screen shows of a table at one moment; board, HUD, drawers and mirror all draw from this. */
export interface TableScreen {
  readonly table: TableState;
  /** How many commands of the record are shown; null: the live table. */
  readonly moment: number | null;
  /** The match to draw: the live one, or the record wound back to the moment. */
  readonly match: Match;
  /** The live match as far as it has been seen to happen: while something is being shown, as it was before it. */
  readonly told: Match;
  /** Whose eyes see it: nobody's in particular while the curtain hangs. */
  readonly viewer: Seat | null;
  readonly view: unknown;
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
  let told = table.state().match;
  let shown: { length: number; of: Match; match: Match } | null = null;

  const actingSeat = (state: TableState): Seat | null => {
    if (moment !== null || state.viewer === null || state.name === 'handover' || state.name === 'crashed') return null;
    return state.match.result === null && state.match.state.active.includes(state.viewer) ? state.viewer : null;
  };

  const matchAt = (live: Match): Match => {
    if (moment === null) return live;
    const length = Math.min(moment, live.log.length);
    if (shown === null || shown.length !== length || shown.of !== live)
      shown = { length, of: live, match: live.rewind(length) };
    return shown.match;
  };

  const toldBy = ({ name, match, from }: TableState): Match => {
    if (name !== 'showing') return match;
    return told.log.length === from ? told : match.rewind(from);
  };

  const compute = (): TableScreen => {
    const state = table.state();
    told = toldBy(state);
    const seat = actingSeat(state);
    const match = matchAt(state.match);
    const viewer = state.name === 'handover' ? null : state.viewer;
    const view = match.view(viewer);
    const from = seat !== null && picked.length === 0 ? given(view, seat) : picked;
    const picking = seat === null ? nothing : (pick(match.game, match.legal(seat), from) ?? nothing);
    return {
      table: state,
      moment,
      match,
      told,
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

  let screen = compute();
  const change = () => {
    screen = compute();
    for (const listener of listeners) listener(screen);
  };
  const clearPicks = () => {
    picked = [];
    pending = null;
    whyNot = null;
  };

  /** Where several act at once, what another does meanwhile leaves alone what has been pointed at and is still possible. */
  const stillChoosing = (state: TableState): boolean => {
    const seat = actingSeat(state);
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
    table.send({ type: 'play', command });
    change();
  };

  /** Picks on, from the start if need be: pointing at another own piece means that piece. */
  const narrow = (ref: Ref): Pick | null => {
    const { match, seat, picking } = screen;
    if (seat === null) return null;
    const without = takenOut(match.game, match.legal(seat), picking.picked, ref);
    if (without !== null) return without;
    for (let keep = picking.picked.length; keep >= 0; keep--) {
      const tried = pick(match.game, match.legal(seat), [...picking.picked.slice(0, keep), ref]);
      if (tried !== null) return tried;
    }
    return null;
  };

  /** Where the rules name no way out, the screen may know one; it is shown only if it is allowed. */
  const helped = (refused: WhyNot): WhyNot => {
    if (refused.refusal.instead !== undefined) return refused;
    const instead = suggest(screen.view, refused);
    if (instead === null || screen.match.refuse(instead) !== null) return refused;
    return { ...refused, refusal: { ...refused.refusal, instead } };
  };

  const refuse = (ref: Ref): WhyNot | null => {
    const { match, seat, picking } = screen;
    if (seat === null) return null;
    for (let keep = picking.picked.length; keep >= 0; keep--) {
      const command = match.game.commandAt(match.state, seat, [...picking.picked.slice(0, keep), ref]);
      const refusal = command === null ? null : match.refuse(command);
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
      table.send({ type: 'undo' });
      change();
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
      moment = next === null || next >= table.state().match.log.length ? null : Math.max(0, next);
      change();
    },
    close() {
      stopTable();
      stopNotice();
      listeners.clear();
    },
  };
}
