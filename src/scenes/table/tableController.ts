import type { Table, TableState } from '../../machines/table';
import type { Command, GameView, Ref, Seat } from '../../rules/core/game';
import { type ChoiceNow, type Chooser, openChooser, selectionOf } from '../../session/controller';
import type { Reading } from '../../session/reading';
import { emptySelection, narrowed } from '../../session/selection';
import { openSignal } from '../../session/signal';

/** What the table waits for, and who sits at it; `viewer` is who is at the screen. */
type TableNow = Pick<TableState, 'name' | 'sitters' | 'holders' | 'viewer' | 'error'>;

/** Everything the screen shows of a table at one moment; board, HUD, drawers and mirror all draw from this. */
export interface TableScreen extends ChoiceNow {
  readonly table: TableNow;
  /** How many steps of the record are shown; null: the live table. */
  readonly moment: number | null;
  /** The game to draw: the live one, or the record wound back to the moment. */
  readonly reading: Reading;
  readonly live: Reading;
  /** The live game as far as it has been seen to happen: while something is being shown, as it was before it. */
  readonly seen: Reading;
  /** Whose eyes see it: nobody's in particular while the curtain hangs. */
  readonly viewer: Seat | null;
  readonly view: GameView;
  readonly mayUndo: boolean;
  /** Lit up by a hovered log line or a focused mirror entry. */
  readonly pointed: readonly Ref[];
}

export interface TableController extends Chooser {
  screen(): TableScreen;
  subscribe(listener: (screen: TableScreen) => void): () => void;
  /** One step back, out of the record at last. */
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

/** Earlier moments of the live game, each wound back once. */
function openMoments(table: Table) {
  let shown: { moment: number; of: Reading; reading: Reading } | null = null;
  let before: Reading | null = null;
  return {
    at(live: Reading, moment: number): Reading {
      if (moment >= live.steps.length) return live;
      if (shown === null || shown.moment !== moment || shown.of !== live)
        shown = { moment, of: live, reading: live.at(moment) };
      return shown.reading;
    },
    /** As it was before what is being shown. */
    told({ name, from }: TableState, live: Reading): Reading {
      if (name !== 'showing') return live;
      const length = table.momentOf(live.seat, from);
      if (length >= live.steps.length) return live;
      const goesOn = before?.seat === live.seat && before.steps.length === length;
      if (before === null || !goesOn || before.steps.at(-1) !== live.steps.at(length - 1)) before = live.at(length);
      return before;
    },
  };
}

/** Tells listeners of a screen that is worked out once for all that changes together. */
function openScreen(compute: () => TableScreen) {
  const changes = openSignal<[TableScreen]>();
  let screen = compute();
  let held = 0;
  let changed = false;
  const change = () => {
    changed = true;
    if (held > 0) return;
    changed = false;
    screen = compute();
    changes.tell(screen);
  };
  return {
    now: () => screen,
    change,
    subscribe: changes.subscribe,
    close: changes.close,
    /** Whatever changes on the way is drawn once, at the end. */
    atOnce(run: () => void) {
      held += 1;
      try {
        run();
      } finally {
        held -= 1;
      }
      if (changed) change();
    },
  };
}

function actingSeat(state: TableState, live: Reading): Seat | null {
  if (state.viewer === null || state.name === 'handover' || state.name === 'crashed') return null;
  return live.result === null && live.view.active.includes(state.viewer) ? state.viewer : null;
}

/** The one place where clicks, keys and panels meet the table. Knows no pixel and no rule. */
export function controlTable(
  table: Table,
  confirm: (command: Command, view: unknown) => boolean,
  given: (view: unknown, seat: Seat) => readonly Ref[] = () => [],
): TableController {
  let pointed: readonly Ref[] = [];
  let overlays: ReadonlySet<string> = new Set();
  let moment: number | null = null;
  const moments = openMoments(table);

  const chooser = openChooser({
    now: () => screen.now(),
    asksFirst: (command) => confirm(command, screen.now().view),
    give: (command) => send({ type: 'play', command }),
    changed: () => screen.change(),
  });
  const screen = openScreen(() => {
    const state = table.now();
    const viewer = state.name === 'handover' ? null : state.viewer;
    const live = table.read(viewer);
    const seat = moment === null ? actingSeat(state, live) : null;
    const reading = moment === null ? live : moments.at(live, moment);
    const { view } = reading;
    const { picked, pending, whyNot } = chooser.choice();
    const { name, sitters, holders, error } = state;
    return {
      table: { name, sitters, holders, viewer: state.viewer, error },
      moment,
      reading,
      live,
      seen: moments.told(state, live),
      viewer,
      view,
      seat,
      selection: seat === null ? emptySelection : selectionOf(reading, picked, () => given(view, seat)),
      begun: picked.length > 0 || pending !== null || whyNot !== null,
      pending,
      whyNot,
      mayUndo: moment === null && table.mayUndo(),
      pointed,
      overlays,
    };
  });
  const { change } = screen;
  const send = (event: Parameters<Table['send']>[0]) =>
    screen.atOnce(() => {
      table.send(event);
      change();
    });
  const stop = followTable(table, chooser, screen, () => moment !== null);

  return {
    ...chooser,
    screen: screen.now,
    subscribe: screen.subscribe,
    back() {
      if (chooser.back()) return true;
      if (moment === null) return false;
      moment = null;
      change();
      return true;
    },
    undo() {
      chooser.clear();
      moment = null;
      send({ type: 'undo' });
    },
    resign(seat) {
      chooser.clear();
      send({ type: 'play', command: { type: 'resign', seat } });
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
      chooser.clear();
      moment = next === null || next >= screen.now().live.steps.length ? null : Math.max(0, next);
      change();
    },
    read: table.read,
    commandsAt: (at) => table.commandsAt(screen.now().viewer, at),
    momentOf: (commands) => table.momentOf(screen.now().viewer, commands),
    close() {
      stop();
      screen.close();
    },
  };
}

/** The choice ends with the position it was made in, unless it is still good. */
function followTable(
  table: Table,
  chooser: ReturnType<typeof openChooser>,
  screen: ReturnType<typeof openScreen>,
  inRecord: () => boolean,
): () => void {
  let last = table.read(table.now().viewer);
  /** Where several act at once, what another does meanwhile leaves alone what has been pointed at and is still possible. */
  const stillChoosing = (seat: Seat | null, now: Reading): boolean => {
    if (seat === null || seat !== screen.now().seat || now.seat !== last.seat) return false;
    // What he cannot tell that it was given is no step of his.
    const news = now.steps.slice(last.steps.length);
    if (now.steps.length < last.steps.length || news.length > 1 || news[0]?.seat === seat) return false;
    const { picked, whyNot } = chooser.choice();
    return whyNot === null && narrowed(now.game, now.legal(), picked) !== null;
  };
  const stops = [
    table.subscribe((state) => {
      const now = table.read(state.viewer);
      if (now !== last && !stillChoosing(inRecord() ? null : actingSeat(state, now), now)) chooser.clear();
      last = now;
      screen.change();
    }),
    table.notice((notice) => {
      if (notice.type === 'refused') chooser.refused({ command: notice.command, refusal: notice.refusal });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
