import type { Command, Ref, Seat } from '../../rules/core/game';
import { type Reading, shownSteps } from '../../session/reading';
import { lately, type ShownStep } from '../../session/shownStep';
import { drawChoice } from '../board/drawChoice';
import type { Skin } from '../board/gameScene';
import type { openPhaserStage } from '../board/phaserSurface';
import { openShow } from '../board/show';
import type { EngineNews } from './advice';
import type { TableController } from './tableController';

/** The board as it is drawn now, at rest and in motion. */
export interface BoardView {
  draw(): void;
  /**
   * Shows what happened since, from the board as this viewer saw it then: nobody sees it through another's eyes. The board
   * stays as it is until `kept`.
   */
  present(reading: Reading, from: number, signal: AbortSignal, kept?: Promise<void>): Promise<void>;
  isPlaying(): boolean;
  /** Of how many steps something has been on the board. */
  begun(): number;
  /** What is on the board; a click during a flight means this. */
  drawn(): unknown;
  /** What glowed when somebody could choose last. */
  offered(): readonly Ref[];
}

interface BoardSight {
  readonly skin: Skin;
  readonly stage: ReturnType<typeof openPhaserStage>;
  readonly controller: TableController;
  /** What the pointer is on, and what has been tapped to learn what it can do. */
  pointing(): { hovered(): Ref | null; studied(): Ref | null };
  counsel(): EngineNews | null;
  /** Whose doing is shown next; null: nobody's. */
  shows(step: Pick<ShownStep, 'seat' | 'turn' | 'before'> | null): void;
  /** The camera may go where this command happens. */
  follow(command: Command | null): void;
}

/** So many steps are recalled: more than a round has. */
const LATELY = 120;

export function openBoardView({ skin, stage, controller, pointing, counsel, shows, follow }: BoardSight): BoardView {
  let drawn: { readonly view: unknown; readonly viewer: Seat | null; readonly steps: Reading['steps'] } | null = null;
  let offered: readonly Ref[] = [];
  /** So many things wait to be shown. */
  let held = 0;

  /** Pieces and what always lies on the board, between two movements. */
  const drawPlain = () => {
    stage.begin();
    if (drawn !== null) skin.drawScars?.(drawn.view, drawn.steps, stage);
    skin.draw(drawn?.view, stage);
    for (const { id, byDefault: standard, draw: lay } of skin.overlays) {
      if (standard === true && controller.screen().overlays.has(id))
        lay(drawn?.view, drawn?.viewer ?? null, null, stage, controller.screen().selection);
    }
    stage.end();
  };
  /** As long as nobody says that it is not waited for any more, which counts at once. */
  const hold = (kept: Promise<void>, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      held += 1;
      const release = () => {
        signal.removeEventListener('abort', release);
        if (mine) held -= 1;
        mine = false;
        resolve();
      };
      let mine = true;
      signal.addEventListener('abort', release);
      void kept.then(release, release);
    });
  const player = openShow(skin, stage, drawPlain);
  const recall = (steps: Pick<Reading['steps'], 'slice'>) =>
    skin.recall?.(steps.slice(-LATELY).flatMap(({ events }) => events));

  return {
    draw() {
      if (player.playing || held > 0) return;
      const screen = controller.screen();
      const { view, selection, seat, whyNot, table: state } = screen;
      const under = pointing().hovered();
      drawn = { view, viewer: screen.viewer, steps: screen.reading.steps };
      if (seat !== null) offered = selection.next;
      recall(screen.reading.steps);
      stage.backdrop(skin.backdrop(view), skin.bounds(view));
      stage.begin();
      skin.drawScars?.(view, screen.reading.steps, stage);
      skin.draw(view, stage, whyNot === null ? selection : undefined);
      const shown = lately(screen.reading.steps, screen.moment === null ? screen.viewer : null);
      const last = shown.flatMap(({ events }) => events);
      if (selection.picked.length === 0 && whyNot === null) {
        skin.drawLast(view, last, stage);
        counsel()?.draw(stage);
      }
      for (const overlay of skin.overlays) {
        if (screen.overlays.has(overlay.id)) overlay.draw(view, state.viewer, under, stage, selection);
      }
      const study = pointing().studied();
      if (study !== null && selection.picked.length === 0) skin.drawStudy?.(view, study, stage);
      drawChoice(skin, screen, under, screen.pointed, stage);
      stage.end();
    },
    async present(reading, from, signal, kept) {
      if (drawn === null) return;
      if (kept !== undefined) await hold(kept, signal);
      const viewer = reading.seat;
      for (const step of shownSteps(reading, from)) {
        if (signal.aborted) break;
        if (drawn.viewer !== viewer || drawn.steps.length !== step.index)
          drawn = { view: step.before(), viewer, steps: reading.at(step.index).steps };
        recall(reading.steps.slice(Math.max(0, step.index - LATELY), step.index));
        const later = reading.at(step.index + 1);
        shows(step);
        follow(step.command);
        await player.play(step.events, later.view, signal, drawn.steps);
        drawn = { view: later.view, viewer, steps: later.steps };
      }
      shows(null);
    },
    isPlaying: () => player.playing || held > 0,
    begun: () => (drawn?.steps.length ?? 0) + (player.playing ? 1 : 0),
    drawn: () => drawn?.view,
    offered: () => offered,
  };
}
