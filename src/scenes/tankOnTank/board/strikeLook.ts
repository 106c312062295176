import { type Chance, chanceOf } from '../../../rules/core/dice';
import type { Ref, Seat } from '../../../rules/core/game';
import { FACINGS, neighbour } from '../../../rules/core/hex';
import { endChance } from '../../../rules/tankOnTank/actionPoints';
import { STRIKE_COST, strikeModifier } from '../../../rules/tankOnTank/airStrike';
import { defenceOf } from '../../../rules/tankOnTank/fire';
import { idOf, nameAt } from '../../../rules/tankOnTank/hexes';
import type { View } from '../../../rules/tankOnTank/view';
import type { Selection } from '../../../session/selection';
import type { Blocks, Row } from '../../blocks/block';
import type { Style, Surface } from '../../board/gameScene';
import { centre, hexOfRef } from './geometry';
import { pieceOf, stateOf, unitOn } from './ground';
import { hexShape } from './marks';
import { pictureOf } from './pictureOf';
import { wordsOf } from './words';

/** The hex of an air strike being aimed; null while none is meant or none is pointed at. */
export function strikeAt(view: View, selection: Selection, hovered: Ref | null): string | null {
  if (!isStriking(selection) || hovered === null) return null;
  const hex = hexOfRef(view, hovered);
  return hex !== null && selection.next.includes(`hex:${hex}`) ? hex : null;
}

export const isStriking = (selection: Selection): boolean => selection.picked[0] === 'button:strike';

/** In how many of the 36 ways the two dice can scatter them a bomb falls on each hex. */
export function bombed(hex: string): ReadonlyMap<string, number> {
  const ways = new Map<string, number>();
  const add = (name: string | null) => {
    if (name !== null) ways.set(name, (ways.get(name) ?? 0) + 1);
  };
  for (const second of FACINGS)
    for (const third of FACINGS) {
      const beside = neighbour(idOf(hex), second);
      const last = nameAt(neighbour(beside, third));
      add(hex);
      add(nameAt(beside));
      if (last !== hex) add(last);
    }
  return ways;
}

/** Who stands where bombs may fall, friends as well, the likeliest first. */
function endangered(
  view: View,
  hex: string,
): readonly { readonly id: string; readonly ways: number; chance: Chance }[] {
  const state = stateOf(view);
  return [...bombed(hex)]
    .flatMap(([name, ways]) => {
      const unit = unitOn(view, name);
      if (unit === null) return [];
      const piece = pieceOf(view, unit.id);
      const atLeast = defenceOf(state, piece).value - strikeModifier(state, piece);
      const hit = chanceOf([6, 6], { atLeast });
      return [{ id: unit.id, ways, chance: { ways: ways * hit.ways, of: 36 * hit.of } }];
    })
    .sort((a, b) => b.ways - a.ways);
}

export function strikePrompt(view: View, seat: Seat, look: Style): { act: string; more: string } {
  const { table, say, percent } = wordsOf(look);
  // The next point is sure while the phase goes on; the one after it is not.
  const { ways, of } = endChance(stateOf(view), seat, view.spent + STRIKE_COST - 1);
  return {
    act: table.strike.prompt,
    more: ways === 0 ? table.strike.sure : say(table.strike.more, { percent: percent({ ways: of - ways, of }) }),
  };
}

export function strikePreview(view: View, seat: Seat, hex: string | null, look: Style): Blocks {
  const { table, say, unitAt, percent } = wordsOf(look);
  const hit = hex === null ? [] : endangered(view, hex);
  const rows = hit.flatMap(({ id, ways, chance }): Row[] => {
    const unit = view.units.find((each) => each.id === id);
    if (unit === undefined) return [];
    return [
      {
        picture: pictureOf(unit, look),
        title: unitAt(unit),
        note: look.text.seats[unit.seat] ?? '',
        says: say(table.strike.falls, { percent: percent({ ways, of: 36 }) }),
        rule: 'TOT-10.2f',
        value: percent(chance),
        tone: unit.seat === seat ? 'plain' : 'act',
      },
    ];
  });
  const listed = hit.length === 0 ? table.strike.nobody : table.strike.endangered;
  const friends = hit.some(({ id }) => pieceOf(view, id).seat === seat);
  return [
    {
      kind: 'heading',
      kicker: look.text.words.strike ?? '',
      title: hex === null ? table.strike.choose : say(table.strike.on, { hex }),
    },
    {
      kind: 'rows',
      title: hex === null ? table.strike.how : listed,
      note: { says: '', rule: 'TOT-10.2e' },
      rows,
    },
    ...(friends ? [{ kind: 'notice', says: table.strike.friends, tone: 'warning' } as const] : []),
  ];
}

/** Where the bombs may fall, and how likely. */
export function drawStrike(hex: string, stage: Surface, look: Style): void {
  const { percent } = wordsOf(look);
  for (const [name, ways] of bombed(hex)) {
    const sure = name === hex;
    stage.put(
      'mark',
      `bomb:${name}`,
      hexShape(name, 0.92, {
        fill: look.palette.blocked,
        fillAlpha: sure ? 0.3 : 0.06 + ways / 120,
        pattern: sure ? 'cross' : 'hatch',
        stroke: look.palette.blocked,
        width: sure ? 4 : 1.5,
        alpha: sure ? 0.9 : 0.4 + ways / 24,
      }),
    );
    const { x, y } = centre(name);
    stage.put('plate', `bomb:${name}/ways`, {
      kind: 'label',
      face: 'stencil',
      text: percent({ ways, of: 36 }),
      x,
      y: y + 30,
      size: 14,
      colour: 0x5d110c,
      halo: 4,
    });
  }
}
