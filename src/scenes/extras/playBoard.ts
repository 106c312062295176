import type { Command, Frozen, Game, GameEvent, GameState, Ref, Seat } from '../../rules/core/game';
import { type Asked, type ChoiceNow, type Chooser, openChooser, selectionOf } from '../../session/controller';
import { emptySelection } from '../../session/selection';
import { drawChoice } from '../board/drawChoice';
import { GHOST_TAG, type Surface } from '../board/gameScene';
import { likeliest, openTaps } from '../board/pointer';
import type { Point } from '../paint/items';
import { openRoomBoard, type RoomBoard } from './extraBoard';
import type { ExtraContext } from './extraContext';
import { openPageSpots } from './pageSpots';
import { openPlayPanel } from './playPanel';

/** How a game is played on a board in a page. */
interface BoardRules<S extends GameState, C extends Command> {
  readonly game: Game<S, C>;
  seat(state: Frozen<S>): Seat;
  /** What may be played now; asked once per position. */
  legal(state: Frozen<S>): readonly C[];
  view(state: Frozen<S>): unknown;
  beside(state: Frozen<S>, from: Ref | null, right: number, up: number): Ref | null;
  /** Whether there is nothing to explain: nothing is picked, and nobody stands where the pointer is. */
  isQuiet(state: Frozen<S>, picked: readonly Ref[], hovered: Ref | null): boolean;
}

/** A board on which commands can be given, with what the table's HUD says about them beside it. */
interface PlayBoard<S extends GameState> {
  readonly board: HTMLElement;
  /** Preview or refusal, buttons of the stage, and what the owner puts under them. */
  readonly aside: HTMLElement;
  /** Shows a position; `open`: commands can be given. */
  set(state: Frozen<S>, open: boolean, marks?: (stage: Surface) => void): void;
  /** Other marks on the same position: what has been picked stays. */
  mark(marks: (stage: Surface) => void): void;
  /** Shows events that lead to a view. */
  play(events: readonly GameEvent[], view: unknown): Promise<void>;
  /** Says why a command cannot be played. */
  explain(command: Command): void;
  complain(words: string): void;
  rewrite(): void;
  close(): void;
}

interface Shown<S> {
  readonly state: Frozen<S>;
  readonly seat: Seat;
  readonly now: Omit<ChoiceNow, 'pending' | 'whyNot' | 'selection' | 'begun'>;
}

function showState<S extends GameState, C extends Command>(
  rules: BoardRules<S, C>,
  state: Frozen<S>,
  open: boolean,
): Shown<S> {
  const { game } = rules;
  const seat = rules.seat(state);
  let legal: readonly C[] | null = null;
  const reading: Asked = {
    game,
    legal() {
      legal ??= rules.legal(state);
      return legal;
    },
    refuse: (command) => game.refuse(state, command as C),
    commandAt: (refs) => game.commandAt(state, seat, refs),
  };
  return { state, seat, now: { reading, view: rules.view(state), seat: open ? seat : null, overlays: new Set() } };
}

/** The choice on the position that is shown, with the sounds of making it. */
function chooseOn(
  { skin, shell }: ExtraContext,
  shown: () => Shown<GameState> | null,
  given: (command: Command) => void,
  changed: () => void,
) {
  const chooser = openChooser({
    now: () => screen(),
    asksFirst: () => false,
    give(command) {
      shell.sound.play('click');
      given(command);
    },
    changed() {
      const { picked, whyNot } = chooser.choice();
      if (whyNot !== null) shell.sound.play('error');
      else if (picked.length > 0) shell.sound.play('click');
      changed();
    },
  });
  const screen = (): ChoiceNow => {
    const at = shown()?.now;
    if (at === undefined) throw new Error('no position on the board');
    const { view, seat, reading } = at;
    const { picked, pending, whyNot } = chooser.choice();
    const selection =
      seat === null ? emptySelection : selectionOf(reading, picked, () => skin.startsWith?.(view, seat));
    return { ...at, selection, pending, whyNot, begun: picked.length > 0 || whyNot !== null };
  };
  return { ...chooser, screen };
}

/** Taps as at the table, on a board that lies still in its page. */
function tapsOn(
  { skin }: ExtraContext,
  controller: Chooser,
  board: () => RoomBoard,
  look: Pick<Parameters<typeof openTaps>[0], 'under' | 'hovered' | 'hover'>,
) {
  return openTaps({
    controller,
    skin,
    ...look,
    playing: () => board().playing,
    onGhost: (at) => board().onTag(GHOST_TAG, at),
    drawn: () => controller.screen().view,
    offered: () => [],
    skip: () => board().skip(),
    whole: () => undefined,
    done: () => undefined,
  });
}

/** The position with what the board of the table shows of a choice. */
function drawPosition(
  { skin }: ExtraContext,
  board: RoomBoard,
  now: ChoiceNow,
  hovered: Ref | null,
  marks: (stage: Surface) => void,
): void {
  const { view, seat, selection, begun, whyNot } = now;
  const more = (stage: Surface) => {
    if (!begun) skin.drawLast(view, [], stage);
    marks(stage);
    drawChoice(skin, now, hovered, [], stage);
  };
  board.draw(view, more, seat === null || whyNot !== null ? undefined : selection);
}

export function openPlayBoard<S extends GameState, C extends Command>(
  kit: ExtraContext,
  rules: BoardRules<S, C>,
  given: (command: C) => void,
  under: readonly HTMLElement[] = [],
): PlayBoard<S> {
  const { skin } = kit;
  let shown: Shown<S> | null = null;
  let marks: (stage: Surface) => void = () => undefined;
  let hovered: Ref | null = null;
  let ending = new AbortController();

  const controller = chooseOn(
    kit,
    () => shown,
    (command) => {
      hovered = null;
      const complete = rules.game.parse(command);
      if (complete !== null) given(complete);
    },
    () => {
      panel.complain('');
      refresh();
    },
  );
  const now = controller.screen;
  const hover = (ref: Ref | null) => {
    if (ref === hovered) return;
    hovered = ref;
    refresh();
  };
  const refsAt = (at: Point) => (shown === null ? [] : skin.refsAt(shown.now.view, at, now().selection));
  const taps = tapsOn(kit, controller, () => board, { under: refsAt, hovered: () => hovered, hover });
  const spots = openPageSpots(skin, controller, () => refresh());
  const board = openRoomBoard(kit, {
    refsAt,
    tap(at, touch) {
      if (shown === null || board.playing || !spots.tap(at)) taps.tap(at, touch);
    },
    point: taps.point,
    hover: (refs) => hover(shown === null ? null : likeliest(refs, now().selection)),
    back: () => void controller.back(),
    beside: (from, right, up) => (shown === null ? null : rules.beside(shown.state, from, right, up)),
    name: (ref) => (shown === null ? '' : skin.name(shown.now.view, ref)),
  });
  const panel = openPlayPanel(kit, controller, [...under, spots.element]);

  const draw = () => {
    if (shown !== null) drawPosition(kit, board, now(), hovered, marks);
  };
  const refresh = () => {
    if (shown === null) return;
    draw();
    spots.write();
    panel.write(shown.seat, hovered, rules.isQuiet(shown.state, now().selection.picked, hovered));
  };
  const begin = (state: Frozen<S>, open: boolean) => {
    ending.abort();
    ending = new AbortController();
    controller.clear();
    panel.complain('');
    shown = showState(rules, state, open);
  };

  return {
    board: board.element,
    aside: panel.element,
    set(next, open, more = () => undefined) {
      begin(next, open);
      marks = more;
      refresh();
    },
    mark(more) {
      marks = more;
      if (!board.playing) draw();
    },
    async play(events, view) {
      if (shown !== null) begin(shown.state, false);
      panel.quieten();
      await board.play(events, view, ending.signal);
    },
    explain(command) {
      const refusal = shown?.now.reading.refuse(command) ?? null;
      if (refusal !== null) controller.refused({ command, refusal });
    },
    complain: panel.complain,
    rewrite: refresh,
    close() {
      ending.abort();
      board.close();
    },
  };
}
