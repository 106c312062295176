import type {} from '../../../src/scenes/table/tableBridge';

const points = ['chosen', 'accepted', 'saved', 'shown'] as const;

/** Whose command, and how far it has come. */
export interface Aim {
  readonly who: 'person' | 'bot';
  readonly point: (typeof points)[number];
}

export const aims: readonly Aim[] = (['person', 'bot'] as const).flatMap((who) =>
  points.map((point) => ({ who, point })),
);

/** How many steps had been given, and of how many something had been on the board. */
export interface Seen {
  readonly given: number;
  readonly begun: number;
  /** How many the store had taken, as far as this page has heard; null: nothing of any game. */
  readonly stored: number | null;
}

declare global {
  interface Window {
    stressNote?(seen: Seen): void;
    /** Called whenever the store has taken a game. */
    stressStored?: () => void;
    /** The commands of the game that the store took last. */
    stressLength?: number;
  }
}

/** Runs in the page, before anything else: tells when the store has taken a game, before the page itself hears of it. */
export function watchStore(): void {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...asked: Parameters<typeof put>) {
    const [value, key] = asked;
    if (String(key).startsWith('record:'))
      this.transaction.addEventListener('complete', () => {
        window.stressLength = value.length;
        window.stressStored?.();
      });
    return put.apply(this, asked);
  };
}

/** Runs in the page: gives commands until the point is reached, tells what was seen by then, and stands still for ever. */
export async function freezeAt({ who, point, lot }: Aim & { readonly lot: number }): Promise<void> {
  const table = () => {
    const found = window.__GAME_TEST__?.table;
    if (found === undefined) throw new Error('no table');
    return found;
  };
  const given = () => table().screen().live.steps.length;
  const stored = () => window.stressLength ?? null;
  const freeze = () => {
    window.stressNote?.({ given: given(), begun: table().begun(), stored: stored() });
    for (;;);
  };
  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1));
  };
  const isName = (form: RegExp) => form.test(table().screen().table.name);
  /** Points at all of a command but the last `short` things. */
  const choose = (number: number, short: number) => {
    const { reading } = table().screen();
    const commands = reading.legal();
    const command = commands[number % commands.length];
    if (command === undefined) throw new Error('nothing to do');
    const path = reading.game.path(command);
    for (const ref of path.slice(0, path.length - short)) table().point(ref);
    // What could be pointed on, or is asked about first, waits for a word of its own.
    if (short === 0 && isName(/choosing/)) table().commit();
  };
  const reached = (before: number) =>
    point === 'accepted' ? given() > before : point === 'shown' ? table().begun() > before : isName(/thinking/);
  for (let turn = 0; turn < 60; turn++) {
    await until(() => isName(/choosing|over/));
    if (isName(/over/)) freeze();
    const start = given();
    if (who === 'person' && point === 'chosen') {
      choose(lot, 1);
      freeze();
    }
    // The command of the person, or the first after it.
    const before = who === 'person' ? start : start + 1;
    if (point === 'saved') window.stressStored = () => ((stored() ?? 0) > before ? freeze() : undefined);
    choose(lot + turn, 0);
    const waits = performance.now() + 3000;
    const isOver = () =>
      given() === start ? performance.now() > waits : isName(/choosing|over/) && !table().playing();
    await until(() => (point !== 'saved' && reached(before)) || isOver());
    if (point !== 'saved' && reached(before)) freeze();
  }
}
