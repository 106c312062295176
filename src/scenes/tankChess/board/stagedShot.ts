import { romanOf } from '../../../i18n/formats';
import { pieceCharts } from '../../../rules/tankChess/data/pieces';
import { faceRules } from '../../../rules/tankChess/fire';
import type { Event, Face, Kind, View } from '../../../rules/tankChess/types';
import type { Style } from '../../board/gameScene';
import type { SoundName } from '../../frame/sound';
import type { Shot } from '../../theatre/shot';
import { centre, S } from './geometry';
import { wordsOf } from './words';

type Fired = Extract<Event, { type: 'fired' }>;

const faces: readonly Face[] = ['front', 'side', 'rear'];
const STEPS = 5;

const colourOf = (seat: number) => (seat === 0 ? 'white' : 'black');
const artOf = (kind: Kind, seat: number) => `chess-${colourOf(seat)}-${kind.toLowerCase()}`;

/** A shot as the stage plays it: gun against plate, no dice. Only a shot that destroys is ever fired (TC-KILL1). */
export function stagedShot(event: Fired, view: View, look: Style, sound: SoundName): Shot {
  const { table, say } = wordsOf(look);
  const { staged, kinds } = table;
  const [from, to] = [centre(view.size, event.from), centre(view.size, event.at)];
  const armour = pieceCharts[event.targetKind].armour;
  const commander = event.targetKind === 'CLT';
  const lob = event.kind === 'HM';
  const place = { side: colourOf(event.seat), ground: 'chess', behind: 'chess' } as const;
  const box = ({ x, y }: { x: number; y: number }) => ({ x: x - S / 2, y: y - S / 2, width: S, height: S });
  return {
    firers: [
      {
        ...place,
        art: artOf(event.kind, event.seat),
        name: kinds[event.kind],
        at: event.from.toUpperCase(),
        kind: lob ? 'indirect' : 'direct',
        sound,
      },
    ],
    target: {
      ...place,
      side: colourOf(1 - event.seat),
      art: artOf(event.targetKind, 1 - event.seat),
      name: kinds[event.targetKind],
      at: event.at.toUpperCase(),
    },
    flies: to.x > from.x || (to.x === from.x && event.seat === 0) ? 'right' : 'left',
    face: lob ? 'top' : event.face,
    faceWords: say(staged.struck, { face: table.faces[event.face] }),
    season: 'summer',
    sky: 'cabinet',
    fall: null,
    rose: null,
    reason: null,
    terms: [{ value: romanOf(event.gun), words: staged.gun, rule: 'TC-KILL2' }],
    total: null,
    sign: '>',
    against: { value: romanOf(event.armour), words: table.faces[event.face], rule: faceRules[event.face] },
    roll: null,
    ladder: {
      gun: { words: say(staged.reaches, { gun: romanOf(event.gun) }), steps: event.gun },
      plates: faces.map((face) => ({ words: table.faces[face], steps: armour[face], struck: face === event.face })),
      marks: Array.from({ length: STEPS }, (_, index) => romanOf(index)),
    },
    chance: null,
    outcome: 'destroyed',
    word: staged.destroyed,
    rule: 'TC-KILL1',
    caption: commander
      ? { title: staged.commander, lines: [staged.decides] }
      : { title: kinds[event.targetKind], lines: [staged.wreck] },
    hint: staged.hint,
    matters: commander,
    lit: [box(to), box(from)],
  };
}
