import type { Json } from '../../core/game';
import type { Analyse } from '../../core/module';
import { deckOf } from '../cards';
import { damageCards } from '../data/damageCards';
import { conditions } from '../data/damageText';
import { apcr, atGuns, type Gun, isAtGunId, tankGuns } from '../data/guns';
import { terrainIds, terrains } from '../data/terrain';
import { apcrRounds, isVehicleId, seatVp, vehicles } from '../data/vehicles';
import { ratio, told } from './fraction';
import { bad, deckIn, numbers, only, type Params, whole } from './read';
import { shot } from './shot';
import { toHit } from './toHit';

/** The deck some options make, the terrain kinds and the Damage Deck. */
function deck(params: Params): Json {
  only(params, ['options']);
  const cards = deckOf(deckIn(params, 'options')).map(({ severity, sourceOf: _, ...card }) => ({
    ...card,
    heavy: severity === 'heavy',
    halves: card.halves.map((half) => ({ ...half, text: half.terrain ?? half.kind })),
  }));
  const terrain = terrainIds.map((id) => {
    const { cover, conceal, hullDown, bog, ownFire, source } = terrains[id];
    return { id, cover, conceal, hullDown, bog, ownFire, source };
  });
  const damage = damageCards.map(({ id, critical, text, reshuffle, source, red }) => ({
    id,
    critical,
    reshuffle,
    source,
    text: {
      turret: { critical: text.critical.turret, light: text.light.turret, heavy: text.heavy.turret },
      hull: { critical: text.critical.hull, light: text.light.hull, heavy: text.heavy.hull },
      track: { critical: text.critical.track, light: text.light.track, heavy: text.heavy.track },
    },
    morale: Object.fromEntries(conditions.map((condition) => [condition, red.includes(condition)])),
  }));
  return JSON.parse(JSON.stringify({ cards, terrain, damage })) as Json;
}

const rangesOf = (values: readonly number[]) => values.map((value, place) => [place * 200, value]);

const gunOf = ({ heavy, table, source }: Gun) => ({
  heavy,
  table: table.map((entry, place) => [place * 200, entry?.[0] ?? null, entry?.[1] ?? null]),
  source,
});

/** A board, or an anti-tank gun, as it stands in the data. */
function vehicle(params: Params): Json {
  only(params, ['id']);
  const { id } = params;
  if (isAtGunId(id)) {
    const { nation, orders, source } = atGuns[id];
    return { id, kind: 'gun', nation, orders, gun: gunOf(atGuns[id]), source };
  }
  if (!isVehicleId(id)) throw bad('id', `no vehicle or gun "${String(id)}"`);
  const { boards: _boards, sourceOf: _source, gun, seats, armour, locations, equipment, ...board } = vehicles[id];
  return {
    id,
    kind: 'vehicle',
    ...board,
    armour: { front: { ...armour.front }, side: { ...armour.side } },
    locations: [...locations],
    equipment: [...equipment],
    gun: gunOf(tankGuns[gun]),
    apcr: rangesOf(apcr.bonus),
    apcrRounds: apcrRounds(vehicles[id]),
    seats: seats.map((seat) => ({ seat, vp: seatVp(seat) })),
  };
}

function unseenIn(params: Params) {
  const seen = numbers(params, 'seen', 1, 100);
  const cards = deckOf(deckIn(params, 'deck')).filter(({ number }) => !seen.includes(number));
  if (cards.length === 0) throw bad('seen', 'at least one card stays unseen');
  return cards;
}

/** The first card's Target Number is not above the Peril value. */
function perilChance(params: Params): Json {
  only(params, ['value', 'seen', 'deck']);
  const value = whole(params, 'value', -1, 9);
  const cards = unseenIn(params);
  return { chance: told(ratio(cards.filter(({ target }) => target <= value).length, cards.length)) };
}

/** Whether a flanked tank that moves shakes one flanker off. */
function shakeOffChance(params: Params): Json {
  only(params, ['moveLevel', 'cards', 'seen', 'deck']);
  const level = whole(params, 'moveLevel', 0, 10);
  const unseen = unseenIn(params);
  if (whole(params, 'cards', 1, 2) === 2) return { chance: ['1', '1'], rule: 'TD-10.1.3b' };
  const chance = ratio(unseen.filter(({ target }) => target < level).length, unseen.length);
  return { chance: told(chance), rule: 'TD-10.1.3c' };
}

export const analyses: { readonly [question: string]: Analyse } = {
  deck,
  vehicle,
  toHit,
  shot,
  perilChance,
  shakeOffChance,
};
