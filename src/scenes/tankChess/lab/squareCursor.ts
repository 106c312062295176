import type { SquareId } from '../../../rules/core/square';
import { obstaclesOf, pieceIn, shooterOf, sizeOf } from '../../../rules/tankChess/lab/bench';
import { shown } from '../board/geometry';
import { kindWord } from '../board/words';
import { squareBeside, squareIn } from '../extras/squares';
import type { SquareKit } from './drawSquare';
import type { SquareDesk } from './squareDesk';

const ways: { readonly [key: string]: readonly [right: number, up: number] } = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Arrow keys over the board: Enter takes what stands there and puts it down, or uses what lies in the hand. */
export function openSquareCursor(kit: SquareKit, desk: SquareDesk, tell: (words: string) => void, moved: () => void) {
  let at: SquareId | null = null;
  let carrying = false;
  const words = () => kit.words().cursor;
  const placeWords = (square: SquareId) => {
    const { bench } = desk.link();
    const piece = pieceIn(bench, square);
    const wall = obstaclesOf(bench).includes(square) ? words().wall : '';
    const stands =
      piece === null
        ? wall
        : kit.say(words().piece, { kind: kindWord(piece.kind, kit.look()), facing: kit.words().facings[piece.facing] });
    return [kit.say(words().at, { at: shown(square) }), stands].filter((part) => part !== '').join(' · ');
  };
  const use = (square: SquareId) => {
    const piece = pieceIn(desk.link().bench, square);
    if (carrying) {
      desk.drop(square, false);
      carrying = false;
      const put = pieceIn(desk.link().bench, square);
      if (put !== null) tell(kit.say(words().put, { kind: kindWord(put.kind, kit.look()), at: shown(square) }));
      return;
    }
    const idle = desk.hand().tool === 'none';
    carrying = desk.press(square) && idle && piece !== null;
    if (!carrying) desk.drop(square, false);
    tell(
      carrying && piece !== null
        ? kit.say(words().took, { kind: kindWord(piece.kind, kit.look()) })
        : placeWords(square),
    );
  };
  return {
    at: () => at,
    /** True: the key was for the cursor. */
    key(key: string): boolean {
      if (at === null && key !== 'Enter') return false;
      const way = ways[key];
      if (at === null) at = shooterOf(desk.link().bench).at;
      else if (way !== undefined) {
        at = squareIn([squareBeside(sizeOf(desk.link().bench), `square:${at}`, ...way)]) ?? at;
        if (carrying) desk.dragTo(at);
      } else if (key === 'Enter') {
        use(at);
        moved();
        return true;
      } else if (key === 'Escape') {
        if (carrying) desk.drop(null, false);
        at = null;
        carrying = false;
      } else return false;
      if (at !== null) tell(placeWords(at));
      moved();
      return true;
    },
  };
}
