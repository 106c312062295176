import { units } from './calendar';
import { type DiceChart, diceChart, type Modifier, row, rowsFrom } from './chart';

const six = (
  id: string,
  rows: DiceChart['rows'],
  columns: readonly string[] = [''],
  modifiers: readonly Modifier[] = [],
) => diceChart({ id, dice: '1d6', columns, rows, modifiers, source: 'exact' });
const printed = (id: string, value: number, rule: string): Modifier => ({ id, value, rule, source: 'exact' });

/** Rolls the rules themselves describe, without a chart of their own. */
export const ruleRolls: readonly DiceChart[] = [
  six('targeting', [row(1, 1, 'you', 'you'), row(2, 2, '-', 'you'), row(3, 6, '-', '-')], ['usual', 'increased']),
  six('hatch', [row(1, 2, 'hurt'), row(3, 6, '-')]),
  six('spalling', [row(1, 1, 'hurt', 'hurt'), row(2, 2, '-', 'hurt'), row(3, 6, '-', '-')], ['equal', 'above']),
  six('victim', [
    row(1, 2, 'commander'),
    row(3, 3, 'gunner'),
    row(4, 4, 'loader'),
    row(5, 5, 'driver'),
    row(6, 6, 'assistant'),
  ]),
  six('phosphorus', [row(1, 1, 'DE'), row(2, 6, '-')]),
  six('abandons', [row(1, 1, 'DE'), row(2, 6, '-')]),
  six('digIn', [row(1, 2, '-'), row(3, 6, 'dugIn')]),
  six('repair', [row(1, 2, 'lost'), row(3, 6, 'repaired')]),
  six('counterattack', [row(1, 5, '-'), row(6, 6, 'counterattack')]),
  six(
    'promotion',
    [row(null, 4, 'promoted'), row(5, null, '-')],
    [''],
    [
      printed('medalOfHonor', -2, 'ATA-8.2.2c'),
      printed('stars', -1, 'ATA-8.2.2d'),
      printed('leadership', -1, 'ATA-8.2.2e'),
    ],
  ),
  diceChart({ id: 'wounds', dice: '2d6', rows: [row(2, 10, '-'), row(11, 12, 'dies')], source: 'exact' }),
  diceChart({
    id: 'unit',
    dice: '1d10',
    rows: rowsFrom(
      1,
      units.map((unit) => [unit]),
    ),
    source: 'rules',
  }),
  diceChart({ id: 'mines', dice: '1d6', rows: [row(1, 1, 'blast'), row(2, 2, 'IMM'), row(3, 6, '-')] }),
  diceChart({ id: 'side', dice: '1d6', rows: [row(1, 3, 'D'), row(4, 6, 'E')] }),
];
