import type { Ref } from '../../rules/core/game';
import { isRefOf, refId } from '../../rules/core/ref';
import { pieceCharts } from '../../rules/tankChess/data/pieces';
import { turnRecord } from '../../rules/tankChess/notation';
import type { Event, View } from '../../rules/tankChess/types';
import type { Plate, Skin, Style } from '../board/gameScene';
import { boardManners } from '../board/manners';
import { drawAlarms, isRisky } from './board/alarms';
import { animationsOf, stagedOf } from './board/animations';
import { attentionOf } from './board/attention';
import { backdrop } from './board/backdrop';
import { drawEdgeNames } from './board/edgeNames';
import { faceUnder } from './board/fan';
import { frameBox, pieceAt, shown, squareOfRef, squareUnder, stripUnder } from './board/geometry';
import { drawLast } from './board/lastMove';
import { boxOf } from './board/marks';
import { drawStudy, overlayName, overlaysOf } from './board/overlays';
import { drawPicking, drawPointed, fadedBy } from './board/picking';
import { drafts, pictures } from './board/pictures';
import { drawPieces, pieceItems, wreckItems } from './board/pieces';
import { describe, previewOf } from './board/preview';
import { promptOf } from './board/prompts';
import { proposalsOf } from './board/proposals';
import { tracksOnBoard } from './board/scars';
import { drawWhyNot, isDrive } from './board/whyNot';
import { wordsOf } from './board/words';

/** How Tank Chess looks. */
export function tankChessSkin(look: () => Style): Skin<View, Event> {
  return {
    drawScars: tracksOnBoard(),
    pictures,
    manners: boardManners,
    drafts,
    bounds: (view) => frameBox(view.size),
    backdrop,
    draw(view, stage, selection) {
      drawPieces(view, stage, look(), fadedBy(view, selection?.picked ?? []));
      drawEdgeNames(view, stage);
    },
    drawPicking: (view, seat, selection, hovered, stage) => drawPicking(view, seat, selection, hovered, stage, look()),
    drawLast(view, events, stage) {
      drawLast(view, events, stage, look());
      drawAlarms(view, stage, look());
    },
    drawStudy: (view, ref, stage) => drawStudy(view, ref, stage, look()),
    studies(view, seat, ref) {
      const square = squareOfRef(view, ref);
      const piece = square === null ? null : pieceAt(view, square);
      return piece !== null && piece.status === 'fit' && piece.seat !== seat;
    },
    drawPointed: (view, refs, stage) => drawPointed(view, refs, stage, look()),
    drawWhyNot: (view, whyNot, stage) => drawWhyNot(view, whyNot, stage, look()),
    refsAt(view, point, selection) {
      const refs: Ref[] = [];
      const face = faceUnder(view, point, selection);
      if (face !== null) refs.push(face);
      const square = squareUnder(view.size, point);
      if (square !== null) refs.push(`square:${square}`);
      else if (stripUnder(view.size, point) !== null) refs.push('area:off');
      return refs;
    },
    place: (view, ref) => boxOf(view, ref, view.mover),
    name: (view, ref) => nameOf(view, ref, look()),
    main: (view, _, selection, hovered) => previewOf(view, selection, hovered, look()),
    proposals: (view, selection, hovered) => proposalsOf(view, selection, hovered, look()),
    risky: (view, command) => isRisky(view, command),
    describe(view, command) {
      // Who points where no piece of his stands means the square.
      const stray =
        isDrive(command) && !view.pieces.some(({ at, seat }) => at === command.from && seat === command.seat);
      return stray ? nameOf(view, `square:${command.from}`, look()) : describe(command, look());
    },
    plate: (view, seat) => plateOf(view, seat, look()),
    prompt: (view, _, selection) => promptOf(view, selection, look()),
    ending: (event) => (event.type === 'drawn' ? wordsOf(look()).table.drawnBy[event.why] : null),
    attention: (view, selection) => attentionOf(view, selection),
    stages: (phase) => (phase === 'turn' ? wordsOf(look()).table.stages : []),
    goal: () => ({ says: wordsOf(look()).table.goal, rule: 'TC-WIN1' }),
    weighs,
    ambience: () => 'hall',
    notation: turnRecord,
    overlays: overlaysOf(look),
    overlayName: (id) => overlayName(id, look()),
    animations: animationsOf(look),
    staged: (event, view, earlier) => stagedOf(event, view, look(), earlier),
  };
}

/** What was lost, by its gun and its front; nothing is worth a command tank, or its escape. */
function weighs(event: Event): number {
  if (event.type === 'escaped') return Infinity;
  if (event.type !== 'destroyed') return 0;
  return event.kind === 'CLT' ? Infinity : pieceCharts[event.kind].gun.power + pieceCharts[event.kind].armour.front;
}

function nameOf(view: View, ref: Ref, look: Style): string {
  const { table, say } = wordsOf(look);
  const id = refId(ref);
  if (ref === 'area:off') return table.strip;
  if (isRefOf('face', ref)) return say('{facing}', { facing: id });
  const square = squareOfRef(view, ref);
  if (square === null) return look.text.words[id] ?? id;
  const piece = pieceAt(view, square);
  if (piece !== null) return `${piece.status === 'wreck' ? table.wreck : table.kinds[piece.kind]} ${shown(square)}`;
  return view.obstacles.includes(square) ? `${shown(square)} · ${table.obstacle}` : shown(square);
}

function plateOf(view: View, seat: number, look: Style): Plate {
  const { table, say } = wordsOf(look);
  const own = view.pieces.filter((piece) => piece.seat === seat);
  const left = own.filter(({ status }) => status === 'fit').length;
  const commander = own.find(({ kind, status }) => kind === 'CLT' && status === 'fit');
  const escaped = own.some(({ kind, status }) => kind === 'CLT' && status === 'gone');
  const gone = escaped ? table.commanderOut : table.commanderGone;
  const fields = { left, of: own.length, at: commander === undefined ? '' : shown(commander.at) };
  const origin = { x: 0, y: 0 };
  return {
    tone: seat === 0 ? 'light' : 'dark',
    emblem: Object.values(pieceItems({ seat, kind: 'CLT', facing: 'N' }, origin, look, { scale: 1.1 })),
    facts: say(commander === undefined ? gone : table.facts, fields),
    lost: own
      .filter(({ status }) => status === 'wreck')
      .map((piece) => {
        const { hull, wreck } = wreckItems({ ...piece, facing: 'N' }, origin);
        return [hull, wreck].flatMap((item) => (item === undefined ? [] : [item]));
      }),
  };
}
