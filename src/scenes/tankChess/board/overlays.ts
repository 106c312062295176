import { romanOf } from '../../../i18n/formats';
import type { Ref, Seat } from '../../../rules/core/game';
import { pieceCharts } from '../../../rules/tankChess/data/pieces';
import { fireLines } from '../../../rules/tankChess/fire';
import { reachOf, type Threat, threats } from '../../../rules/tankChess/overlay';
import { other, type View } from '../../../rules/tankChess/types';
import type { Overlay, Style, Surface } from '../../board/gameScene';
import { lastFree } from './fireLines';
import { along, centre, corners, pieceAt, shown, squareBox, squareOfRef, unitTowards } from './geometry';
import { stepsShown } from './intent';
import { bow, drawFall } from './lobbed';
import { INK, putEach, reachShape, SLATE, stepLabel } from './marks';
import { crowdOf, placeTag } from './tags';
import { wordsOf } from './words';

export function overlaysOf(look: () => Style): readonly Overlay<View>[] {
  return [
    {
      id: 'threats',
      key: 'T',
      pointed: true,
      draw: (view, seat, pointed, stage) => drawThreatMap(view, seat ?? 0, pointed, stage, look()),
    },
    { id: 'guns', key: 'G', draw: (view, seat, _, stage) => drawGuns(view, seat ?? 0, stage, look()) },
    {
      id: 'reach',
      key: 'D',
      pointed: true,
      draw: (view, _, pointed, stage) => drawReachOf(view, pointed, stage, look()),
    },
  ];
}

const known = new WeakMap<View, Map<Seat, readonly Threat[]>>();

/** The pointer wanders over one position many times. */
function remembered(view: View, seat: Seat): readonly Threat[] {
  const seats = known.get(view) ?? new Map<Seat, readonly Threat[]>();
  known.set(view, seats);
  const list = seats.get(seat) ?? threats(view, seat);
  seats.set(seat, list);
  return list;
}

export function overlayName(id: string, look: Style): string {
  const { overlays } = wordsOf(look).table;
  return id === 'threats' || id === 'guns' || id === 'reach' ? overlays[id] : id;
}

/** Where the enemy can hit in his next turn: hatched the denser the more guns, with the strongest gun's figure. */
function drawThreatMap(view: View, seat: Seat, pointed: Ref | null, stage: Surface, look: Style): void {
  const bySquare = new Map<string, Threat[]>();
  for (const threat of remembered(view, other(seat)))
    bySquare.set(threat.at, [...(bySquare.get(threat.at) ?? []), threat]);
  const solid = new Set<string>([...view.obstacles, ...view.wrecks]);
  const red = look.palette.blocked;
  for (const [at, list] of bySquare) {
    const square = list[0]?.at;
    if (square === undefined || solid.has(square) || pieceAt(view, square)?.seat === other(seat)) continue;
    const guns = new Set(list.map(({ unit }) => unit)).size;
    const strongest = Math.max(...list.map(({ gun }) => gun));
    const box = squareBox(view.size, square);
    const doomed = list.some(({ kills }) => kills);
    stage.put('arc', `map:${at}`, {
      kind: 'shape',
      points: corners(box, 1),
      closed: true,
      fill: red,
      fillAlpha: doomed ? 0.34 : 0.1,
      pattern: guns > 2 ? 'cross' : 'hatch',
      alpha: 0.55 + Math.min(guns, 4) * 0.1,
      ...(doomed ? { stroke: red, width: 4 } : {}),
    });
    const label = { kind: 'label', size: 15, colour: 0x5d110c, face: 'condensed', bold: true, halo: 4 } as const;
    stage.put('control', `map:${at}/gun`, { ...label, text: romanOf(strongest), x: box.x + 12, y: box.y + 12 });
  }
  const at = pointed === null ? null : squareOfRef(view, pointed);
  const list = at === null ? undefined : bySquare.get(at);
  if (at === null || list === undefined) return;
  drawThreatTag(view, at, list, stage, look);
}

/** By what the hovered square can be hit, and from which side. */
function drawThreatTag(view: View, at: Threat['at'], list: readonly Threat[], stage: Surface, look: Style): void {
  const words = wordsOf(look);
  const middle = centre(view.size, at);
  const units = new Map(list.map((threat) => [threat.unit, threat]));
  const lines = [...units.values()].slice(0, 5).map((threat) => {
    const from = view.pieces.find(({ id }) => id === threat.unit)?.at ?? '';
    const face = threat.face === null ? '' : ` · ${words.table.faces[threat.face]}`;
    return { text: `${threat.kind} ${shown(from)} · ${romanOf(threat.gun)}${face}`, size: 16, bold: threat.kills };
  });
  list.forEach((threat, index) => {
    const way = unitTowards(threat.direction);
    stage.put('line', `threatened:${index}`, {
      kind: 'shape',
      points: [along(middle, way, -70), along(middle, way, -26)],
      closed: false,
      stroke: look.palette.blocked,
      width: 4,
      halo: 3,
      dash: [3, 6],
    });
  });
  stage.put('tag', 'threatened', placeTag(stage, view, middle, lines, look.palette.blocked, crowdOf(view, [])));
}

/** What a piece can do where it stands: where it could drive, and its lines of fire. */
export function drawStudy(view: View, ref: Ref, stage: Surface, look: Style): void {
  const square = squareOfRef(view, ref);
  drawReachOf(view, ref, stage, look);
  drawGunsOf(view, (piece) => piece.at === square, stage, look);
}

/** The lines of fire of every own piece as it stands: dotted where they hit nothing. */
function drawGuns(view: View, seat: Seat, stage: Surface, look: Style): void {
  drawGunsOf(view, (piece) => piece.seat === seat, stage, look);
}

function drawGunsOf(
  view: View,
  isMeant: (piece: View['pieces'][number]) => boolean,
  stage: Surface,
  look: Style,
): void {
  for (const piece of view.pieces) {
    if (!isMeant(piece) || piece.status !== 'fit') continue;
    fireLines(view, piece.at, piece.at, piece.facing).forEach((line, index) => {
      const kills = line.shots.some((shot) => shot.kills);
      if (pieceCharts[piece.kind].gun.lobs) {
        drawFall(view, stage, `falls:${piece.id}`, line, 0.55);
        for (const { at } of line.shots)
          putEach(
            stage,
            'line',
            `lob:${piece.id}/${at}`,
            bow(centre(view.size, piece.at), centre(view.size, at), look.palette.clear, 5),
          );
        return;
      }
      const last = line.shots.length > 0 ? line.squares.at(-1) : lastFree(line);
      if (last === undefined) return;
      stage.put('line', `guns:${piece.id}/${index}`, {
        kind: 'shape',
        points: [centre(view.size, piece.at), centre(view.size, last.at)],
        closed: false,
        stroke: kills ? look.palette.clear : line.shots.length > 0 ? SLATE : INK,
        width: kills ? 6 : line.shots.length > 0 ? 4 : 2.5,
        ...(line.shots.length > 0 ? { halo: 2.5 } : {}),
        ...(kills ? {} : { dash: line.shots.length > 0 ? ([14, 7] as const) : ([3, 8] as const) }),
        alpha: line.shots.length > 0 ? 0.95 : 0.55,
      });
    });
  }
}

/** Where the piece under the pointer could drive, of either side. */
function drawReachOf(view: View, pointed: Ref | null, stage: Surface, look: Style): void {
  const square = pointed === null ? null : squareOfRef(view, pointed);
  const piece = square === null ? null : pieceAt(view, square);
  if (piece === null || piece.status !== 'fit') return;
  for (const { at, facings } of reachOf(view, piece.id).squares) {
    if (at === piece.at) continue;
    const back = facings.every(({ reverse }) => reverse);
    stage.put('reach', `other:${at}`, { ...reachShape(view.size, at, look.palette.grey, false, back), stroke: SLATE });
    stage.put('reach', `other:${at}/steps`, stepLabel(view, at, stepsShown(facings, wordsOf(look).table.backward)));
  }
}
