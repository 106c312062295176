import type { HeldGame } from '../../session/heldGame';
import { holdersOf, isHere } from '../../session/players';
import type { Item } from '../paint/items';
import type { Skin } from './gameScene';
import { collectingStage } from './paintView';

/** The drawings a view needs to be shown for the first time, so that nobody waits for explosions. */
export function firstPictures(skin: Skin, held: HeldGame): ReadonlySet<string> {
  const known = found.get(held) ?? search(skin, held);
  found.set(held, known);
  return known;
}

/** A table is looked through once: by whoever prepares it, and not again when it opens. */
const found = new WeakMap<HeldGame, ReadonlySet<string>>();

function search(skin: Skin, held: HeldGame): ReadonlySet<string> {
  const { sitters } = held;
  const near = sitters.findIndex((_, seat) => isHere(holdersOf(sitters), seat));
  const view = held.view(near < 0 ? null : near);
  const stage = collectingStage();
  stage.begin();
  skin.draw(view, stage);
  stage.end();
  const plates = sitters.map((_, seat) => skin.plate(view, seat));
  const wanted = new Set<string>();
  noteTextures(skin.backdrop(view), wanted);
  noteTextures(stage.items(), wanted);
  for (const { emblem, lost } of plates) noteTextures([...emblem, ...lost.flat()], wanted);
  return wanted;
}

function noteTextures(items: readonly Item[], found: Set<string>): void {
  for (const item of items) {
    if (item.kind === 'picture') found.add(item.texture);
    else if (item.kind === 'group') noteTextures(item.items, found);
  }
}
