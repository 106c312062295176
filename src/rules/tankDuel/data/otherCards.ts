import { type BattleCard, baseCards, terrain } from './battleCards';
import type { Sourced } from './source';
import type { TerrainId } from './terrain';

/** The first half of each alternate; everything else stands as on the base card of the same number. */
const alternateTerrain: { readonly [number: number]: TerrainId } = {
  13: 'mines',
  70: 'steppe',
  71: 'gully',
  72: 'mud',
  73: 'snowdrift',
  74: 'woods',
  75: 'mud',
  76: 'brush',
  77: 'snowdrift',
};

/** What each City card shows in place of the base terrain card of the same number. */
const cityTerrain: { readonly [number: number]: TerrainId } = {
  8: 'street',
  12: 'street',
  15: 'cityBuilding',
  19: 'cityRubble',
  23: 'cityBuilding',
  29: 'cityRubble',
  40: 'cityBuilding',
  45: 'courtyard',
  46: 'cityRubble',
  47: 'cityBuilding',
  48: 'courtyard',
  51: 'cityBuilding',
  62: 'cityRubble',
  67: 'cityRubble',
  81: 'street',
  89: 'cityBuilding',
  94: 'cityBuilding',
  100: 'street',
};

function replacing(deck: 'alternate' | 'city', terrains: { readonly [number: number]: TerrainId }): BattleCard[] {
  return baseCards.flatMap((card) => {
    const id = terrains[card.number];
    if (id === undefined) return [];
    const halves = [terrain(id), ...card.halves.slice(1)];
    const sourceOf: Sourced['sourceOf'] =
      id === 'mines' ? { number: 'rules', target: 'rules', halves: 'rules' } : { number: 'rules', target: 'rules' };
    return [{ ...card, deck, halves, sourceOf }];
  });
}

/** 13 Mines, and 70 to 77 with other terrain. */
export const alternateCards: readonly BattleCard[] = replacing('alternate', alternateTerrain);
export const cityCards: readonly BattleCard[] = replacing('city', cityTerrain);
