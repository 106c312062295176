import { tankDuelTable } from '../../../i18n/tankDuel/table';
import { fill } from '../../../i18n/text';
import type { VehicleId } from '../../../rules/tankDuel/data/vehicles';
import type { TankId } from '../../../rules/tankDuel/types';
import type { View } from '../../../rules/tankDuel/view';
import type { Style } from '../../board/gameScene';
import { type TankSeen, tankAt } from './sight';

export function wordsOf(look: Style) {
  const table = tankDuelTable[look.language];
  const word = (id: string) => look.text.words[id] ?? id;
  return {
    table,
    word,
    say: (template: string, fields: { readonly [name: string]: unknown }) =>
      fill(template, fields, look.text, look.language),
    vehicle: (id: VehicleId) => table.vehicles[id],
    /** The name on a tank's tag. */
    tank: (view: View, id: TankId) => {
      const tank = tankAt(view, id);
      return tank === null ? word(id) : table.vehicles[tank.vehicle];
    },
    /** Who plays a tank: a robot's temper, the name somebody gave, or “you”. */
    player: (view: View, { seat, robot }: Pick<TankSeen, 'seat' | 'robot'>) => {
      if (robot !== null) return word(robot.personality);
      if (seat === null) return '';
      const sitter = look.sitters?.[seat];
      if (seat === view.seat && sitter?.given !== true) return table.you;
      return sitter?.name ?? look.text.seats[seat] ?? '';
    },
    percent: (chance: number) => `${Math.round(chance * 100)}%`,
    /** A sum, with the sign of a number below nothing. */
    number: (value: number) => (value < 0 ? `−${-value}` : `${value}`),
    /** A number that is added or taken off. */
    signed: (value: number) => (value < 0 ? `−${-value}` : `+${value}`),
  };
}

export type Words = ReturnType<typeof wordsOf>;
