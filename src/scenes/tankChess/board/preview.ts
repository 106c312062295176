import { listsIn, romanOf } from '../../../i18n/formats';
import type { Command, Ref } from '../../../rules/core/game';
import type { FacingName, SquareId } from '../../../rules/core/square';
import { facingName } from '../../../rules/tankChess/board';
import { pieceCharts } from '../../../rules/tankChess/data/pieces';
import { type Shot, targets } from '../../../rules/tankChess/fire';
import type { Threat } from '../../../rules/tankChess/overlay';
import { type Drive, type Face, type Kind, kinds, type Piece, type View } from '../../../rules/tankChess/types';
import type { Pick } from '../../../session/selection';
import type { Look, Preview, PreviewRow } from '../../board/gameScene';
import { dangerOf, signOf } from './fireLines';
import { pieceAt, shown, squareOfRef } from './geometry';
import { facingShown, facingsAt, intentOf, shotShown } from './intent';
import { pieceItems } from './pieces';
import { kindWord, wordsOf } from './words';

const faceRules: { readonly [face in Face]: string } = { front: 'TC-ARMOR2', side: 'TC-ARMOR4', rear: 'TC-ARMOR3' };

/** What the piece is, where it would end and what that opens; without a choice, the piece under the pointer. */
export function previewOf(view: View, picking: Pick, hovered: Ref | null, look: Look): Preview | null {
  const intent = intentOf(view, picking.picked);
  if (intent === null) return pieceUnder(view, hovered, look) ?? chart(view, look);
  const { piece } = intent;
  const words = wordsOf(look);
  const speed = pieceCharts[piece.kind].speed;
  const over = hovered === null || !picking.next.includes(hovered) ? null : squareOfRef(view, hovered);
  const to = intent.to ?? (over === piece.at ? null : over);
  const facing = intent.to === null ? null : facingShown(intent, picking, hovered);
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
  const base = { kicker: statsOf(piece, look), title, meter };
  if (to === null || to === 'off' || facing === null) {
    const leaving = to === 'off' ? { assurance: words.table.leavingWins } : {};
    if (to !== null) return { ...base, heading: null, note: null, rows: [], warning: null, ...leaving };
    const rows = rowsOf(view, targets(view, piece.at, piece.at, piece.facing), look, null);
    return { ...base, ...shotsPart(rows, words.table.shotsNow, look), warning: null };
  }
  const shots = targets(view, piece.at, to, facing);
  const rows = rowsOf(view, shots, look, intent.facing === null ? null : picking.next);
  const shot = shotShown(view, intent, picking, hovered, facing);
  const part = { ...base, ...shotsPart(rows, words.table.shots, look) };
  if (shot?.targetKind === 'CLT') return { ...part, warning: null, assurance: words.table.winning };
  const warning = warningOf(view, piece, to, facing, shot?.at ?? null, look);
  if (warning !== null) return { ...part, warning };
  const assurance = shot === null ? words.table.safe : words.say(words.table.safeAfter, { shot: shown(shot.at) });
  return { ...part, warning, assurance };
}

function pieceUnder(view: View, hovered: Ref | null, look: Look): Preview | null {
  const square = hovered === null ? null : squareOfRef(view, hovered);
  const piece = square === null ? null : pieceAt(view, square);
  if (piece === null || piece.status !== 'fit') return null;
  const words = wordsOf(look);
  const rows = rowsOf(view, targets(view, piece.at, piece.at, piece.facing), look, null);
  return {
    kicker: statsOf(piece, look),
    title: words.say(words.table.stands, { at: shown(piece.at), facing: piece.facing }),
    meter: null,
    ...shotsPart(rows, words.table.shotsNow, look),
    warning: null,
  };
}

/** All kinds on the board with their values, and how many of each both sides have left. */
function chart(view: View, look: Look): Preview {
  const { table, say } = wordsOf(look);
  const here = kinds.filter((kind) => view.pieces.some((piece) => piece.kind === kind));
  const left = (kind: Kind, seat: number) =>
    view.pieces.filter((piece) => piece.kind === kind && piece.seat === seat && piece.status === 'fit').length;
  return {
    kicker: table.chartKicker,
    title: table.chart,
    meter: null,
    heading: null,
    note: null,
    warning: null,
    rows: here.map((kind) => ({
      picture: Object.values(pieceItems({ seat: 0, kind, facing: 'E' }, { x: 0, y: 0 }, look, { scale: 0.82 })),
      title: table.kinds[kind],
      sub: say(table.left, { white: left(kind, 0), black: left(kind, 1) }),
      icon: null,
      says: say(table.values, valuesOf(kind)),
      rule: pieceCharts[kind].speedRule,
      verdict: kind,
      tone: 'plain',
      ref: null,
    })),
  };
}

function valuesOf(kind: Kind) {
  const { speed, gun, armour } = pieceCharts[kind];
  const faces = [armour.front, armour.side, armour.rear].map(romanOf).join('-');
  return { speed, gun: gun.power, armour: faces };
}

function shotsPart(rows: readonly PreviewRow[], heading: string, look: Look): ShotsPart {
  const { table } = wordsOf(look);
  if (rows.length === 0) return { heading: table.noShots, note: null, rows };
  return { heading, note: { says: table.killRule, rule: 'TC-KILL1' }, rows };
}

interface ShotsPart {
  readonly heading: string;
  readonly note: Preview['note'];
  readonly rows: readonly PreviewRow[];
}

export function statsOf(piece: Readonly<Piece>, look: Look): string {
  const words = wordsOf(look);
  return words.say(words.table.stats, { kind: words.table.kinds[piece.kind], ...valuesOf(piece.kind) });
}

function rowsOf(view: View, shots: readonly Shot[], look: Look, next: readonly Ref[] | null): PreviewRow[] {
  const words = wordsOf(look);
  const sorted = [...shots].sort((a, b) => Number(b.kills) - Number(a.kills));
  return sorted.flatMap((shot) => {
    const target = view.pieces.find(({ id }) => id === shot.target);
    if (target === undefined) return [];
    const ref: Ref = `square:${shot.at}`;
    return [
      {
        picture: Object.values(pieceItems(target, { x: 0, y: 0 }, look, { scale: 0.9 })),
        title: `${words.table.kinds[shot.targetKind]} ${shown(shot.at)}`,
        sub: words.say(words.table.line, { direction: facingName(shot.direction), squares: shot.distance }),
        icon: `armour-${shot.face}`,
        says: words.say(words.table.strikes, {
          face: words.table.faces[shot.face],
          gun: shot.gun,
          sign: signOf(shot.gun, shot.armour),
          armour: shot.armour,
        }),
        rule: faceRules[shot.face],
        verdict: shot.kills ? words.table.kill : words.table.bounce,
        tone: shot.kills ? ('act' as const) : ('plain' as const),
        ref: next?.includes(ref) ? ref : null,
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
  look: Look,
): Preview['warning'] {
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
    const says = tellAll(atCommander, commander);
    return { says: `${table.commanderWarning} ${says}`, note: look.warn === false ? '' : table.warningOn };
  }
  if (atPiece.length === 0) return null;
  const head = say(fireAt === null ? table.warning : table.warningAfter, {
    count: atPiece.length,
    shot: fireAt === null ? '' : shown(fireAt),
  });
  return {
    says: `${head} ${tellAll(atPiece, piece)}`,
    note: look.warn === false ? '' : table.warningOn,
  };
}

/** A command in a few words. */
export function describe(command: Command | Drive, look: Look): string {
  const { table, say } = wordsOf(look);
  if (!('from' in command)) return look.text.words[command.type] ?? command.type;
  const { to, facing, fireAt } = command;
  if (to === 'off') return say(table.leave, { facing });
  if (fireAt === null) return say(table.play, { to: shown(to), facing });
  return say(table.playAndFire, { to: shown(to), facing, at: shown(fireAt) });
}
