import type { FacingName, SquareId } from '../../../rules/core/square';
import { facingName } from '../../../rules/tankChess/board';
import { pieceCharts } from '../../../rules/tankChess/data/pieces';
import { type FireLine, fireLines, type Shot } from '../../../rules/tankChess/fire';
import { losses, type Threat } from '../../../rules/tankChess/overlay';
import type { Drive, Piece, View } from '../../../rules/tankChess/types';
import type { Style, Surface } from '../../board/gameScene';
import { fanBox } from './fan';
import { along, centre, corners, shown, squareBox, unitTowards } from './geometry';
import { bow, drawFall } from './lobbed';
import { arrow, INK, putEach, SLATE } from './marks';
import { crowdOf, placeTag } from './tags';
import { wordsOf } from './words';

/** The lines of fire of a piece at a pose: aimed ones as arrows with the face they strike, the others dotted. */
export function drawFireLines(
  view: View,
  look: Style,
  stage: Surface,
  piece: Readonly<Piece>,
  to: SquareId,
  facing: FacingName,
  chosen: SquareId | null,
): void {
  const lines = fireLines(view, piece.at, to, facing);
  const start = centre(view.size, to);
  const { lobs } = pieceCharts[piece.kind].gun;
  lines.forEach((line, index) => {
    if (lobs) drawFall(view, stage, `fall:${index}`, line);
    else if (line.shots.length === 0) drawEmptyLine(view, stage, `fire:${index}`, to, line);
    line.shots.forEach((shot, number) => {
      const kills = shot.kills && (chosen === null || chosen === shot.at);
      const way = unitTowards(facingName(shot.direction));
      const goal = centre(view.size, shot.at);
      const colour = kills ? look.palette.act : SLATE;
      const width = kills ? 8 : 6;
      const flight = lobs
        ? bow(start, goal, colour, width)
        : arrow(along(start, way, 30), along(goal, way, -27), colour, width, kills ? undefined : [14, 7]);
      putEach(stage, 'line', `fire:${index}/${number}`, flight);
      drawStruckFace(view, stage, `struck:${index}/${number}`, shot, colour);
    });
  });
  drawShotTags(
    view,
    look,
    stage,
    to,
    lines.flatMap((line) => line.shots),
  );
}

function drawEmptyLine(view: View, stage: Surface, id: string, to: SquareId, line: FireLine): void {
  const last = lastFree(line);
  if (last === undefined) return;
  stage.put('line', id, {
    kind: 'shape',
    points: [centre(view.size, to), centre(view.size, last.at)],
    closed: false,
    stroke: INK,
    width: 3,
    dash: [3, 8],
    alpha: 0.8,
  });
}

/** Where a line that hits nothing ends: before what stops it. */
export function lastFree({ squares, stop }: FireLine): FireLine['squares'][number] | undefined {
  return squares.findLast(({ at }) => at !== stop);
}

/** A bar on the side of the target that the shot meets; broken where it bounces. */
function drawStruckFace(view: View, stage: Surface, id: string, shot: Shot, colour: number): void {
  const way = unitTowards(facingName(shot.direction));
  const at = along(centre(view.size, shot.at), way, -27);
  const aside = { x: -way.y, y: way.x };
  stage.put('line', id, {
    kind: 'shape',
    points: [along(at, aside, -24), along(at, aside, 24)],
    closed: false,
    stroke: shot.kills ? colour : INK,
    width: 8,
    halo: 5,
    ...(shot.kills ? {} : { dash: [1, 11] as const }),
  });
}

function drawShotTags(view: View, look: Style, stage: Surface, to: SquareId, shots: readonly Shot[]): void {
  const words = wordsOf(look);
  const crowd = crowdOf(view, [fanBox(view.size, to)]);
  for (const shot of shots) {
    const { kills, gun, armour, face } = shot;
    const verdict = kills ? words.table.kill : words.table.bounce;
    const colour = kills ? look.palette.actInk : INK;
    const lines = [
      { text: `${verdict.toUpperCase()} ${shot.targetKind} ${shown(shot.at)}`, size: 18, bold: true, colour },
      {
        text: words.say(words.table.sum, {
          gun,
          sign: signOf(gun, armour),
          face: words.table.faces[face],
          armour,
        }),
        size: 16,
      },
    ];
    const edge = kills ? look.palette.act : SLATE;
    stage.put('tag', `shot:${shot.target}`, placeTag(stage, view, centre(view.size, shot.at), lines, edge, crowd));
  }
}

export function signOf(gun: number, armour: number): string {
  return gun > armour ? '>' : gun === armour ? '=' : '<';
}

interface Danger {
  readonly atPiece: readonly Threat[];
  /** Where the drive would leave the own command tank open. */
  readonly atCommander: readonly Threat[];
}

const dangers = new WeakMap<View, Map<string, Danger>>();

/** By enemy piece, the worst it could do next turn after this drive; asked for by board and panel alike. */
export function dangerOf(
  view: View,
  piece: Readonly<Piece>,
  to: SquareId,
  facing: FacingName,
  fireAt: SquareId | null,
): Danger {
  const known = dangers.get(view) ?? new Map<string, Danger>();
  dangers.set(view, known);
  const key = `${piece.at} ${to} ${facing} ${fireAt}`;
  const danger = known.get(key) ?? reckon(view, piece, { to, facing, fireAt });
  known.set(key, danger);
  return danger;
}

function reckon(view: View, piece: Readonly<Piece>, end: Pick<Drive, 'to' | 'facing' | 'fireAt'>): Danger {
  const all = losses(view, { type: 'drive', seat: piece.seat, from: piece.at, ...end });
  const at = (id: string | undefined): Threat[] => {
    const worst = new Map<string, Threat>();
    for (const threat of all) if (threat.target === id && !worst.has(threat.unit)) worst.set(threat.unit, threat);
    return [...worst.values()];
  };
  const commander = view.pieces.find((one) => one.seat === piece.seat && one.kind === 'CLT' && one.status === 'fit');
  return { atPiece: at(piece.id), atCommander: commander?.id === piece.id ? [] : at(commander?.id) };
}

/** Where the moved piece could be hit next turn: red arrows from the side the shot would come from. */
export function drawThreats(view: View, look: Style, stage: Surface, to: SquareId, threats: readonly Threat[]): void {
  const red = look.palette.blocked;
  for (const threat of threats) {
    const way = unitTowards(threat.direction);
    const aside = { x: -way.y, y: way.x };
    const goal = along(along(centre(view.size, to), way, -84), aside, 11);
    putEach(stage, 'line', `threat:${threat.unit}`, arrow(along(goal, way, -62), goal, red, 4, [3, 6]));
    const enemy = view.pieces.find(({ id }) => id === threat.unit);
    if (enemy === undefined) continue;
    stage.put('mark', `threat:${threat.unit}`, {
      kind: 'shape',
      points: corners(squareBox(view.size, enemy.at), 4),
      closed: true,
      stroke: red,
      width: 3,
      dash: [3, 7],
      round: 6,
    });
  }
}
