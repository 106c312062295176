import type { Seat } from '../../rules/core/game';
import { partsOf } from '../../rules/core/ref';
import type { Command, UnitId, View } from '../../rules/tankKillers/types';
import type { Describe, PieceRow } from '../describe';
import { fill, type GameText } from '../text';

interface Phrases {
  readonly unit: string;
  readonly attackUnit: string;
  readonly attackTop: string;
  readonly again: string;
  readonly play: string;
  readonly discard: string;
  readonly front: string;
  readonly top: string;
  readonly topOf: string;
  readonly attacking: string;
  readonly attacked: string;
  readonly faceUp: string;
}

const phrases: { readonly [language: string]: Phrases } = {
  en: {
    unit: '{kind}, {nation}',
    attackUnit: 'attack {kind}',
    attackTop: 'attack the top card of the enemy deck',
    again: 'attack again with {kind}',
    play: 'play {card}',
    discard: 'discard {card}',
    front: 'in front of its owner',
    top: 'on top of its deck',
    topOf: 'Top card of the deck: {seat}',
    attacking: 'attacking',
    attacked: 'has attacked',
    faceUp: 'face up',
  },
  ja: {
    unit: '{nation}の{kind}',
    attackUnit: '{kind}を攻撃',
    attackTop: '敵の部隊デッキの一番上を攻撃',
    again: '{kind}で再び攻撃',
    play: '「{card}」を出す',
    discard: '「{card}」を捨てる',
    front: '所有者の前',
    top: '部隊デッキの一番上',
    topOf: '{seat}の部隊デッキの一番上',
    attacking: '攻撃中',
    attacked: '攻撃済み',
    faceUp: '表向き',
  },
};

const kindOf = (unit: string): string => unit.split('.')[0] ?? unit;

export function describeTankKillers(text: GameText, locale: string): Describe<View, Command> {
  const say = phrases[locale.split('-')[0] ?? 'en'] ?? phrases.en;
  if (say === undefined) throw new Error(`no phrases for ${locale}`);
  const phrase = (template: string, fields: { readonly [name: string]: string | number }) =>
    fill(template, fields, text, locale);
  const word = (id: string) => text.words[id] ?? id;

  const owner = (view: View, unit: string): string =>
    view.sides.find(({ field, top }) => top === unit || field.some((one) => one === unit))?.nation ?? '';
  const unitName = (view: View, unit: string) => phrase(say.unit, { kind: kindOf(unit), nation: owner(view, unit) });

  const rows = (view: View, seat: Seat): readonly PieceRow[] => {
    const side = view.sides[seat];
    if (side === undefined) return [];
    const row = (unit: UnitId, place: string, state: string): PieceRow => ({
      name: word(kindOf(unit)),
      side: word(side.nation),
      place,
      facing: '',
      state,
    });
    const busy = (unit: UnitId) => seat === view.player && view.attack?.attacker === unit;
    const front = side.field.map((unit) => row(unit, say.front, busy(unit) ? say.attacking : say.attacked));
    return side.top === null ? front : [...front, row(side.top, say.top, say.faceUp)];
  };

  return {
    ref(view, ref) {
      const [kind, id] = partsOf(ref);
      if (kind === 'unit') return unitName(view, id);
      return id.startsWith('deck') ? phrase(say.topOf, { seat: Number(id.slice(4)) }) : (text.words[id] ?? null);
    },
    command(_view, command) {
      if ('card' in command) return phrase(command.type === 'discard' ? say.discard : say.play, { card: command.card });
      if (!('unit' in command)) return word(command.type);
      if (command.unit === 'top') return say.attackTop;
      return phrase(command.type === 'sameUnit' ? say.again : say.attackUnit, { kind: kindOf(command.unit) });
    },
    pieces: (view) => view.sides.flatMap((_, seat) => rows(view, seat)),
  };
}
