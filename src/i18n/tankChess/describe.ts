import type { Ref } from '../../rules/core/game';
import { idOfKind, partsOf } from '../../rules/core/ref';
import type { Command, Piece, View } from '../../rules/tankChess/types';
import type { Describe } from '../describe';
import { fill, type GameText } from '../text';

interface Phrases {
  readonly piece: string;
  readonly wreck: string;
  readonly drive: string;
  readonly stay: string;
  readonly face: string;
  readonly fire: string;
  readonly square: string;
  readonly obstacle: string;
  readonly escape: string;
  readonly fit: string;
  readonly destroyed: string;
  readonly gone: string;
  readonly off: string;
  readonly join: string;
}

const phrases: { readonly [language: string]: Phrases } = {
  en: {
    piece: '{kind} {at}, facing {facing}',
    wreck: 'wreck of a {kind} {at}',
    drive: 'drive to {at}',
    stay: 'stay on {at} and turn',
    face: 'face {facing}',
    fire: 'fire at {kind} {at}, facing {facing}',
    square: '{at}, empty',
    obstacle: '{at}, obstacle',
    escape: 'leave the board over the enemy edge',
    fit: 'fit',
    destroyed: 'destroyed',
    gone: 'escaped',
    off: 'off the board',
    join: ', ',
  },
  ja: {
    piece: '{at}の{kind}、{facing}向き',
    wreck: '{at}の{kind}の残骸',
    drive: '{at}へ移動',
    stay: '{at}にとどまり旋回',
    face: '{facing}を向く',
    fire: '{at}の{kind}（{facing}向き）を射撃',
    square: '{at}、空きマス',
    obstacle: '{at}、障害物',
    escape: '敵側の盤端から離脱',
    fit: '健在',
    destroyed: '撃破',
    gone: '離脱済み',
    off: '盤外',
    join: '、',
  },
};

/** Squares are said as players write them: I9. */
const called = (square: string): string => square.toUpperCase();

export function describeTankChess(text: GameText, locale: string): Describe<View, Command> {
  const say = phrases[locale.split('-')[0] ?? 'en'] ?? phrases.en;
  if (say === undefined) throw new Error(`no phrases for ${locale}`);
  const phrase = (template: string, fields: { readonly [name: string]: string }) =>
    fill(template, fields, text, locale);
  const about = (piece: Readonly<Piece>) => ({ kind: piece.kind, at: called(piece.at), facing: piece.facing });
  const standing = (view: View, square: string) =>
    view.pieces.find((piece) => piece.at === square && piece.status !== 'gone');
  const driving = (from: string, to: string) => phrase(from === to ? say.stay : say.drive, { at: called(to) });
  const facing = (name: string) => phrase(say.face, { facing: name });
  const firing = (view: View, square: string) => {
    const target = standing(view, square);
    return target === undefined ? called(square) : phrase(say.fire, about(target));
  };

  const onSquare = (view: View, square: string): string => {
    const piece = standing(view, square);
    if (piece !== undefined) return phrase(piece.status === 'fit' ? say.piece : say.wreck, about(piece));
    return phrase(view.obstacles.some((at) => at === square) ? say.obstacle : say.square, { at: called(square) });
  };

  return {
    ref(view, ref: Ref, picked) {
      const [kind, id] = partsOf(ref);
      if (kind === 'face') return facing(id);
      if (kind === 'area') return say.escape;
      if (kind === 'unit') {
        const piece = view.pieces.find((one) => one.id === id);
        return piece === undefined ? null : onSquare(view, piece.at);
      }
      if (kind !== 'square') return null;
      if (picked.length === 1) return driving(idOfKind('square', picked[0]) ?? '', id);
      return picked.length === 3 ? firing(view, id) : onSquare(view, id);
    },
    command(view, command) {
      if (command.type !== 'drive')
        return text.words[`button:${command.type}`] ?? text.words[command.type] ?? command.type;
      const { from, to, fireAt } = command;
      const parts = [onSquare(view, from), to === 'off' ? say.escape : driving(from, to), facing(command.facing)];
      return [...parts, ...(fireAt === null ? [] : [firing(view, fireAt)])].join(say.join);
    },
    pieces: (view) =>
      view.pieces.map((piece) => ({
        name: phrase('{kind}', { kind: piece.kind }),
        side: text.seats[piece.seat] ?? String(piece.seat),
        place: piece.status === 'gone' ? say.off : called(piece.at),
        facing: piece.status === 'fit' ? phrase('{facing}', { facing: piece.facing }) : '',
        state: { fit: say.fit, wreck: say.destroyed, gone: say.gone }[piece.status],
      })),
  };
}
