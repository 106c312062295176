import type { Command } from '../../../rules/tankOnTank/types';
import type { View } from '../../../rules/tankOnTank/view';
import type { Style } from '../../board/gameScene';
import { unitById } from './ground';
import { wordsOf } from './words';

/** A command in a few words. */
export function describe(view: View, command: Command, look: Style): string {
  const { table, say, word, unit: name, unitAt } = wordsOf(look);
  const called = (id: string) => {
    const unit = unitById(view, id);
    return unit === null ? id : unitAt(unit);
  };
  switch (command.type) {
    case 'move':
    case 'place':
    case 'enter':
      return say(table.describe[command.type], { unit: called(command.unit), hex: command.to });
    case 'face':
    case 'advance':
      return say(table.describe[command.type], { unit: called(command.unit), facing: command.facing });
    case 'aim':
      return say(table.describe.aim, { unit: called(command.unit), target: called(command.target) });
    case 'lead':
    case 'exit':
    case 'promote':
    case 'dig':
    case 'nameAce':
      return say(table.describe[command.type], { unit: called(command.unit) });
    case 'strike':
      return say(table.describe.strike, { hex: command.to });
    case 'placeObjective':
      return say(table.describe.objective, { hex: command.to });
    case 'buy':
      return say(table.describe.buy, { unit: name(command) });
    case 'chooseMap':
      return say(table.describe.map, { map: command.map });
    case 'chooseEdge':
      return say(table.describe.edge, { edge: command.edge });
    case 'chooseSnow':
      return word(command.snow ? 'snow' : 'summer');
    case 'fire':
    case 'reroll':
    case 'accept':
    case 'decline':
      return word(command.type);
    case 'done':
      return doneWords(view, look);
  }
}

/** What “done” ends now, as its button calls it. */
export function doneWords(view: View, look: Style): string {
  const { table, word } = wordsOf(look);
  if (view.phase === 'purchase' || view.phase === 'terms') return word('done');
  return view.activity === null ? table.endPhase : table.finishGroup;
}
