import type { Ref } from '../../rules/core/game';
import type { PlacedButton } from '../blocks/control';
import type { Point } from '../paint/items';
import type { BoardPort } from './boardPort';
import type { BoardView } from './boardView';
import type { TableController, TableScreen } from './tableController';

/** What a test in the browser may ask of the table. */
interface TableBridge {
  screen(): TableScreen;
  place(ref: Ref): Point | null;
  control(id: string): Point | null;
  controls(): readonly string[];
  playing(): boolean;
  /** Of how many steps something has been on the board. */
  begun(): number;
  /** What the clocks show; null: no clock. */
  clocks(): readonly string[] | null;
  /** What a click on a thing does, without the way the pointer takes. */
  point(ref: Ref): void;
  /** Gives the command that has been pointed at whole, where it waits for a word of its own. */
  commit(): void;
}

declare module '../frame/testBridge' {
  interface TestBridge {
    table?: TableBridge;
  }
}

/** Puts the table on the test bridge, where there is one, until the answer is called. */
export function bridgeTable(
  controller: TableController,
  board: BoardPort,
  view: Pick<BoardView, 'isPlaying' | 'begun'>,
  { controls, clocks }: Pick<TableBridge, 'clocks'> & { controls(): readonly PlacedButton[] },
): () => void {
  const bridge = window.__GAME_TEST__;
  if (bridge === undefined) return () => undefined;
  const table: TableBridge = {
    screen: () => controller.screen(),
    place: (ref) => board.place(ref),
    control(id) {
      const box = controls().find((control) => control.id === id)?.box;
      return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    controls: () => controls().map(({ id }) => id),
    playing: view.isPlaying,
    begun: view.begun,
    clocks,
    point: (ref) => controller.point(ref),
    commit: () => controller.commit(),
  };
  bridge.table = table;
  return () => {
    delete bridge.table;
  };
}
