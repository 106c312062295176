import type { Reading } from '../../session/reading';
import type { OpenedTable, Shell } from '../frame/shell';
import type { Advisor, EngineNews } from './advice';
import type { TableController } from './tableController';

/** The engine that looks over the players' shoulders, while they want it. */
interface AdviceDriver {
  /** Whether the game has such an engine. */
  readonly offered: boolean;
  /** What it has found about the position on the screen so far; null: nothing, or not asked. */
  counsel(): EngineNews | null;
  /** The position, the record or the settings may have changed. */
  follow(): void;
  close(): void;
}

interface AdviceParts {
  readonly controller: Pick<TableController, 'screen'>;
  /** Brings the engine when it is first wanted; null where the game has none. */
  readonly load: (() => Promise<Advisor>) | null;
  wanted(): boolean;
  /** It has found something out. */
  changed(): void;
  fail(error: unknown): void;
}

export function adviceAt(
  shell: Shell,
  session: OpenedTable,
  controller: TableController,
  changed: () => void,
): AdviceDriver {
  const advisor = shell.games.table(session.gameId)?.advisor;
  return openAdvice({
    controller,
    load: advisor === undefined ? null : async () => (await advisor())(shell),
    wanted: () => shell.settings().advice,
    changed,
    fail: (error) => shell.crash(error, session),
  });
}

/** One position at a time: another one breaks the old thought off. */
export function openAdvice({ controller, load, wanted, changed, fail }: AdviceParts): AdviceDriver {
  let advisor: Promise<Advisor> | null = null;
  let about: Reading | null = null;
  let counsel: EngineNews | null = null;
  let thought = new AbortController();

  const think = async (bring: () => Promise<Advisor>, view: unknown, signal: AbortSignal) => {
    advisor ??= bring();
    // One that did not come is sent for again with the next position.
    const engine = await advisor.catch((error: unknown) => {
      advisor = null;
      throw error;
    });
    if (signal.aborted) return;
    const told = (next: EngineNews) => {
      if (signal.aborted) return;
      counsel = next;
      changed();
    };
    await engine.advise(view, told, signal);
  };
  return {
    offered: load !== null,
    counsel: () => counsel,
    follow() {
      const { reading, view } = controller.screen();
      const next = load !== null && wanted() ? reading : null;
      if (next === about) return;
      about = next;
      counsel = null;
      thought.abort();
      thought = new AbortController();
      const { signal } = thought;
      if (load === null || next === null) return;
      think(load, view, signal).catch((error: unknown) => {
        if (!signal.aborted) fail(error);
      });
    },
    close() {
      thought.abort();
      // Where it did not come there is nothing to close, and that was told.
      advisor?.then(
        (engine) => engine.close(),
        () => undefined,
      );
    },
  };
}
