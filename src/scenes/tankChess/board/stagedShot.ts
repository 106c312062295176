import { romanOf } from '../../../i18n/formats';
import { armourSide, FACINGS, turn } from '../../../rules/core/square';
import { pieceCharts } from '../../../rules/tankChess/data/pieces';
import { faceRules } from '../../../rules/tankChess/fire';
import type { Event, Face, Kind, Piece, SquareId, View } from '../../../rules/tankChess/types';
import { type Earlier, nothingEarlier } from '../../board/earlier';
import type { Style } from '../../board/gameScene';
import type { SoundName } from '../../frame/sound';
import type { Point } from '../../paint/items';
import type { Actor, Rose, Shot } from '../../theatre/shot';
import { angleOf, centre, squareBox } from './geometry';
import { escapeCaption, isLate, killCaption } from './stagedCaption';
import { wordsOf } from './words';

type Fired = Extract<Event, { type: 'fired' }>;
type Escaped = Extract<Event, { type: 'escaped' }>;

const faces: readonly Face[] = ['front', 'side', 'rear'];
const STEPS = 6;

const colourOf = (seat: number) => (seat === 0 ? 'white' : 'black');
const artOf = (kind: Kind, seat: number) => `chess-${colourOf(seat)}-${kind.toLowerCase()}`;

function actorOf(kind: Kind, seat: number, at: string, look: Style): Actor {
  const name = wordsOf(look).table.kinds[kind];
  return { art: artOf(kind, seat), side: colourOf(seat), name, at: at.toUpperCase(), ground: 'chess', behind: 'chess' };
}

/** What is the same whatever happens on this board: no season, no dice. */
const onBoard = { season: 'summer', sky: 'cabinet', fall: null, roll: null, chance: null } as const;

/** The target from above: what a shot out of each of the eight ways would strike is the rules' own word. */
function roseOf({ facing, kind, seat }: Piece, struck: Face, from: Point, to: Point, words: string): Rose {
  const number = FACINGS[angleOf(facing) / 45] ?? 0;
  return {
    facing: angleOf(facing),
    pictures: [`${artOf(kind, seat)}-hull`, `${artOf(kind, seat)}-turret`],
    // A shot that comes from a way flies in the opposite one.
    sectors: FACINGS.map((way) => {
      const face = armourSide(turn(way, 4), number);
      return face === struck ? 'struck' : face === 'front' ? 'front' : 'other';
    }),
    first: -22.5,
    lines: [{ bearing: (Math.atan2(from.x - to.x, to.y - from.y) * 180) / Math.PI, lead: true }],
    words,
  };
}

/** A shot as the stage plays it: gun against plate, no dice. Only a shot that destroys is ever fired (TC-KILL1). */
export function stagedShot(
  event: Fired,
  view: View,
  look: Style,
  sound: SoundName,
  earlier: Earlier<Event> = nothingEarlier,
): Shot {
  const { table, say } = wordsOf(look);
  const { staged } = table;
  const [from, to] = [centre(view.size, event.from), centre(view.size, event.at)];
  const { armour } = pieceCharts[event.targetKind];
  const target = view.pieces.find(({ id }) => id === event.target);
  const lob = event.kind === 'HM';
  const face = table.faces[event.face];
  return {
    ...onBoard,
    language: look.language,
    firers: [{ ...actorOf(event.kind, event.seat, event.from, look), kind: lob ? 'indirect' : 'direct', sound }],
    target: actorOf(event.targetKind, 1 - event.seat, event.at, look),
    flies: to.x > from.x || (to.x === from.x && event.seat === 0) ? 'right' : 'left',
    face: lob ? 'top' : event.face,
    faceWords: say(staged.struck, { face }),
    rose: target === undefined ? null : roseOf(target, event.face, from, to, `${face}: ${romanOf(event.armour)}`),
    terms: [{ value: romanOf(event.gun), words: staged.gun, rule: pieceCharts[event.kind].gun.powerRule }],
    total: null,
    sign: '>',
    against: { value: romanOf(event.armour), words: face, rule: faceRules[event.face] },
    reason: {
      title: staged.greater,
      lines: [staged.equal, staged.why[event.face]],
      rule: `TC-KILL1 · ${faceRules[event.face]}`,
    },
    ladder: {
      gun: { words: say(staged.reaches, { gun: romanOf(event.gun) }), steps: event.gun },
      plates: faces.map((one) => ({ words: table.faces[one], steps: armour[one], struck: one === event.face })),
      marks: Array.from({ length: STEPS }, (_, index) => romanOf(index)),
    },
    outcome: 'destroyed',
    word: staged.destroyed,
    rule: 'TC-KILL1',
    caption: killCaption(event, view, earlier, look),
    hint: staged.hint,
    matters: event.targetKind === 'CLT' || isLate(view, earlier),
    lit: [squareBox(view.size, event.at), squareBox(view.size, event.from)],
  };
}

/** Where it stood last: its drive, told just before, begins elsewhere and ends off the board. */
function leftFrom({ from, unit }: Escaped, { events }: Earlier<Event>): SquareId {
  const drove = events.findLast((event) => event.type === 'drove' && event.unit === unit);
  const squares = drove?.type === 'drove' ? drove.route.map(({ at }) => at) : [];
  return squares.findLast((at): at is SquareId => at !== 'off') ?? from;
}

/** A command tank that gets away, which wins the game: nobody fires, it drives off. */
export function stagedEscape(event: Escaped, view: View, look: Style, earlier: Earlier<Event> = nothingEarlier): Shot {
  const { staged } = wordsOf(look).table;
  const last = leftFrom(event, earlier);
  return {
    ...onBoard,
    language: look.language,
    firers: [],
    target: actorOf('CLT', event.seat, last, look),
    flies: event.seat === 0 ? 'right' : 'left',
    face: 'rear',
    faceWords: '',
    rose: null,
    terms: [],
    total: null,
    sign: '',
    against: null,
    reason: { title: staged.crossed, lines: [staged.anyStep, staged.noCorner], rule: 'TC-WIN4 · TC-WIN5' },
    ladder: null,
    outcome: 'escaped',
    word: staged.escaped,
    rule: 'TC-WIN2',
    caption: escapeCaption(event.seat, earlier, look),
    hint: staged.hint,
    matters: true,
    lit: [squareBox(view.size, last)],
  };
}
