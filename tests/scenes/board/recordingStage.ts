import type { Surface } from '../../../src/scenes/board/gameScene';
import { collectingStage } from '../../../src/scenes/board/paintView';
import type { Item, Layer } from '../../../src/scenes/paint/items';

/** Remembers what was put where, and every move. */
export function recordingStage() {
  const put = new Map<string, { readonly layer: Layer; readonly item: Item }>();
  const moves: { readonly id: string; readonly to: object }[] = [];
  const sounds: string[] = [];
  const flashes: string[] = [];
  const stage: Surface = {
    ...collectingStage(),
    animated: true,
    put(layer, id, item) {
      if (put.has(id)) throw new Error(`${id} is put twice`);
      put.set(id, { layer, item });
    },
    move(id, to) {
      moves.push({ id, to });
      return Promise.resolve();
    },
    flash(id) {
      flashes.push(id);
      return Promise.resolve();
    },
    sound: (name) => void sounds.push(name),
  };
  return {
    stage,
    put,
    moves,
    sounds,
    flashes,
    ids: (head: string) => [...put.keys()].filter((id) => id.startsWith(head)),
    words: () =>
      [...put.values()].flatMap(({ item }) => (item.kind === 'tag' ? item.lines.map(({ text }) => text) : [])),
  };
}
