import { listsIn, romanOf } from '../../../i18n/formats';
import type { Command, Ref } from '../../../rules/core/game';
import type { FacingName, SquareId } from '../../../rules/core/square';
import { facingName } from '../../../rules/tankChess/board';
import { pieceCharts } from '../../../rules/tankChess/data/pieces';
import { faceRules, type Shot, targets } from '../../../rules/tankChess/fire';
import type { Threat } from '../../../rules/tankChess/overlay';
import { type Drive, type Kind, kinds, type Piece, type View } from '../../../rules/tankChess/types';
import type { Selection } from '../../../session/selection';
import type { Block, Blocks, Notice, Row, Rows } from '../../blocks/block';
import type { Style } from '../../board/gameScene';
import { dangerOf, signOf } from './fireLines';
import { pieceAt, shown, squareOfRef } from './geometry';
import { facingShown, facingsAt, intentOf, shotShown } from './intent';
import { pieceItems } from './pieces';
import { kindWord, wordsOf } from './words';

/** What the piece is, where it would end and what that opens; without a choice, the piece under the pointer. */
export function previewOf(view: View, selection: Selection, hovered: Ref | null, look: Style): Blocks {
  const intent = intentOf(view, selection.picked);
  if (intent === null) return pieceUnder(view, hovered, look) ?? chart(view, look);
  const { piece } = intent;
  const words = wordsOf(look);
  const speed = pieceCharts[piece.kind].speed;
  const over = hovered === null || !selection.next.includes(hovered) ? null : squareOfRef(view, hovered);
  const to = intent.to ?? (over === piece.at ? null : over);
  const facing = intent.to === null ? null : facingShown(intent, selection, hovered);
  const steps =
    intent.to === null
      ? intent.reach.squares.find(({ at }) => at === to)?.steps
      : facingsAt(intent).find((one) => one.facing === facing)?.steps;
  const title =
    to === null
      ? words.say(words.table.stands, { at: shown(piece.at), facing: piece.facing })
      : facing === null
        ? `${shown(piece.at)} → ${shown(to)}`
        : words.say(words.table.drive, { from: shown(piece.at), to: to === 'off' ? to : shown(to), facing });
  const meter = { used: steps ?? 0, of: speed, says: words.say(words.table.steps, { of: speed }) };
  const heading: Block = { kind: 'heading', kicker: statsOf(piece, look), title, meter };
  if (to === null) return [heading, shotsNow(view, piece, look)];
  if (to === 'off') return [heading, { kind: 'notice', says: words.table.leavingWins, tone: 'good' }];
  if (facing === null) return [heading];
  const shots = targets(view, piece.at, to, facing);
  const rows = rowsOf(view, shots, look, intent.facing === null ? null : selection.next);
  const shot = shotShown(view, intent, selection, hovered, facing);
  return [heading, shotsBlock(rows, words.table.shots, look), noticeOf(view, piece, to, facing, shot, look)];
}

/** What becomes of the piece there, as far as it can be seen. */
function noticeOf(
  view: View,
  piece: Readonly<Piece>,
  to: SquareId,
  facing: FacingName,
  shot: Shot | null,
  look: Style,
): Notice {
  const { table, say } = wordsOf(look);
  const good = (says: string): Notice => ({ kind: 'notice', says, tone: 'good' });
  if (shot?.targetKind === 'CLT') return good(table.winning);
  const warning = warningOf(view, piece, to, facing, shot?.at ?? null, look);
  if (warning !== null) return { kind: 'notice', says: warning, tone: 'warning' };
  return good(shot === null ? table.safe : say(table.safeAfter, { shot: shown(shot.at) }));
}

function pieceUnder(view: View, hovered: Ref | null, look: Style): Blocks | null {
  const square = hovered === null ? null : squareOfRef(view, hovered);
  const piece = square === null ? null : pieceAt(view, square);
  if (piece === null || piece.status !== 'fit') return null;
  const { table, say } = wordsOf(look);
  const title = say(table.stands, { at: shown(piece.at), facing: piece.facing });
  return [{ kind: 'heading', kicker: statsOf(piece, look), title }, shotsNow(view, piece, look)];
}

/** All kinds on the board with their values, and how many of each both sides have left. */
function chart(view: View, look: Style): Blocks {
  const { table, say } = wordsOf(look);
  const here = kinds.filter((kind) => view.pieces.some((piece) => piece.kind === kind));
  const left = (kind: Kind, seat: number) =>
    view.pieces.filter((piece) => piece.kind === kind && piece.seat === seat && piece.status === 'fit').length;
  const rows = here.map(
    (kind): Row => ({
      picture: Object.values(pieceItems({ seat: 0, kind, facing: 'E' }, { x: 0, y: 0 }, look, { scale: 0.82 })),
      title: table.kinds[kind],
      note: say(table.left, { white: left(kind, 0), black: left(kind, 1) }),
      says: say(table.values, valuesOf(kind)),
      rule: pieceCharts[kind].speedRule,
      value: kind,
    }),
  );
  return [
    { kind: 'heading', kicker: table.chartKicker, title: table.chart },
    { kind: 'rows', rows },
  ];
}

function valuesOf(kind: Kind) {
  const { speed, gun, armour } = pieceCharts[kind];
  const faces = [armour.front, armour.side, armour.rear].map(romanOf).join('-');
  return { speed, gun: gun.power, armour: faces };
}

function shotsBlock(rows: readonly Row[], title: string, look: Style): Rows {
  const { table } = wordsOf(look);
  if (rows.length === 0) return { kind: 'rows', title: table.noShots, rows };
  return { kind: 'rows', title, note: { says: table.killRule, rule: 'TC-KILL1' }, rows };
}

function shotsNow(view: View, piece: Readonly<Piece>, look: Style): Rows {
  const rows = rowsOf(view, targets(view, piece.at, piece.at, piece.facing), look, null);
  return shotsBlock(rows, wordsOf(look).table.shotsNow, look);
}

function statsOf(piece: Readonly<Piece>, look: Style): string {
  const words = wordsOf(look);
  return words.say(words.table.stats, { kind: words.table.kinds[piece.kind], ...valuesOf(piece.kind) });
}

function rowsOf(view: View, shots: readonly Shot[], look: Style, next: readonly Ref[] | null): readonly Row[] {
  const words = wordsOf(look);
  const sorted = [...shots].sort((a, b) => Number(b.kills) - Number(a.kills));
  return sorted.flatMap((shot): readonly Row[] => {
    const target = view.pieces.find(({ id }) => id === shot.target);
    if (target === undefined) return [];
    const ref: Ref = `square:${shot.at}`;
    return [
      {
        picture: Object.values(pieceItems(target, { x: 0, y: 0 }, look, { scale: 0.9 })),
        title: `${words.table.kinds[shot.targetKind]} ${shown(shot.at)}`,
        note: words.say(words.table.line, { direction: facingName(shot.direction), squares: shot.distance }),
        icon: `armour-${shot.face}`,
        says: words.say(words.table.strikes, {
          face: words.table.faces[shot.face],
          gun: shot.gun,
          sign: signOf(shot.gun, shot.armour),
          armour: shot.armour,
        }),
        rule: faceRules[shot.face],
        value: shot.kills ? words.table.kill : words.table.bounce,
        tone: shot.kills ? 'act' : 'plain',
        does: next?.includes(ref) === true ? { refs: [ref] } : null,
      },
    ];
  });
}

/** More than these are counted, not named. */
const NAMED = 3;

function warningOf(
  view: View,
  piece: Readonly<Piece>,
  to: SquareId,
  facing: FacingName,
  fireAt: SquareId | null,
  look: Style,
): string | null {
  const { table, say } = wordsOf(look);
  const { atPiece, atCommander } = dangerOf(view, piece, to, facing, fireAt);
  const tell = (threat: Threat, victim: Readonly<Piece>) => {
    const from = view.pieces.find(({ id }) => id === threat.unit)?.at ?? '';
    const face = threat.face ?? 'side';
    return say(table.warned, {
      kind: kindWord(threat.kind, look),
      at: shown(from),
      face: table.faces[face],
      gun: threat.gun,
      armour: pieceCharts[victim.kind].armour[face],
    });
  };
  const tellAll = (list: readonly Threat[], victim: Readonly<Piece>) => {
    const named = list.slice(0, NAMED).map((threat) => tell(threat, victim));
    const rest = list.length > NAMED ? [say(table.others, { count: list.length - NAMED })] : [];
    return listsIn(look.language).format([...named, ...rest]);
  };
  const commander = view.pieces.find((one) => one.seat === piece.seat && one.kind === 'CLT');
  if (commander !== undefined && atCommander.length > 0) {
    return `${table.commanderWarning} ${tellAll(atCommander, commander)}`;
  }
  if (atPiece.length === 0) return null;
  const head = say(fireAt === null ? table.warning : table.warningAfter, {
    count: atPiece.length,
    shot: fireAt === null ? '' : shown(fireAt),
  });
  return `${head} ${tellAll(atPiece, piece)}`;
}

/** A command in a few words. */
export function describe(command: Command | Drive, look: Style): string {
  const { table, say } = wordsOf(look);
  if (!('from' in command)) return look.text.words[command.type] ?? command.type;
  const { to, facing, fireAt } = command;
  if (to === 'off') return say(table.leave, { facing });
  if (fireAt === null) return say(table.play, { to: shown(to), facing });
  return say(table.playAndFire, { to: shown(to), facing, at: shown(fireAt) });
}
