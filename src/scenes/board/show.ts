import type { GameEvent } from '../../rules/core/game';
import { type Earlier, nothingEarlier } from './earlier';
import type { BoardArt, Surface } from './gameScene';

interface Show {
  /** Something is being shown: the picture on the board is the animation's. */
  readonly playing: boolean;
  /** Shows events one after the other, after so many steps; ends at once when the signal says so. */
  play(events: readonly GameEvent[], view: unknown, signal: AbortSignal, steps?: Earlier['steps']): Promise<void>;
}

/** Plays the animations of a skin; what an aborted one still wants to move is ignored. */
export function openShow(skin: BoardArt, stage: Surface & { hurry(): void }, prepare: () => void): Show {
  let running = 0;
  return {
    get playing() {
      return running > 0;
    },
    async play(events, view, signal, steps = nothingEarlier.steps) {
      if (signal.aborted || events.length === 0) return;
      let mine = true;
      running += 1;
      const stop = () => {
        if (!mine) return;
        mine = false;
        running -= 1;
        stage.hurry();
      };
      signal.addEventListener('abort', stop);
      prepare();
      const guarded = guard(stage, () => mine);
      try {
        for (const [index, event] of events.entries()) {
          if (!mine) break;
          const earlier = { events: events.slice(0, index), later: events.slice(index + 1), steps };
          await skin.animations[event.type]?.(event, guarded, view, earlier);
        }
      } finally {
        signal.removeEventListener('abort', stop);
        if (mine) {
          mine = false;
          running -= 1;
        }
      }
    },
  };
}

function guard(stage: Surface, alive: () => boolean): Surface {
  const done = Promise.resolve();
  const [nothing, everything] = [Promise.resolve(false), Promise.resolve(true)];
  return {
    // A picture begun by what was skipped would be left without anything on it.
    begin: () => (alive() ? stage.begin() : undefined),
    put: (layer, id, item) => (alive() ? stage.put(layer, id, item) : undefined),
    end: () => (alive() ? stage.end() : undefined),
    move: (id, to, ms) => (alive() ? stage.move(id, to, ms) : done),
    wait: (ms) => (alive() ? stage.wait(ms) : done),
    flash: (id, item, to, ms, from) => (alive() ? stage.flash(id, item, to, ms, from) : done),
    shake: (pixels, ms) => (alive() ? stage.shake(pixels, ms) : undefined),
    nudge: (at, ms) => (alive() ? stage.nudge(at, ms) : done),
    sound: (name, at) => (alive() ? stage.sound(name, at) : undefined),
    theatre: (shot) => (alive() ? (stage.theatre?.(shot) ?? nothing) : everything),
    effects: (moment) => (alive() ? (stage.effects?.(moment) ?? nothing) : everything),
    arranged: () => (alive() ? stage.arranged?.() : undefined),
    get animated() {
      return stage.animated;
    },
    get visibleBox() {
      return stage.visibleBox;
    },
    get pixelsPerUnit() {
      return stage.pixelsPerUnit;
    },
  };
}
