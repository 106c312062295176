import { sayPositionFault } from '../../../i18n/tankChess/extras';
import { type AnnotatedGame, type OutcomeSign, startOf } from '../../../rules/tankChess/annotated';
import { commands } from '../../../rules/tankChess/commands';
import { jsonOf } from '../../../rules/tankChess/openSnapshot';
import { isPositionFault, readCode } from '../../../rules/tankChess/positionText';
import { checkOptions } from '../../../rules/tankChess/setup';
import type { GameRecord } from '../../../session/record/record';
import { breathing } from '../../frame/breath';
import { grow, lineFrom, rootOf, type TreeNode, treeOf, writtenLine } from './gameTree';
import type { Kit } from './kit';

/** A game under study: its tree, where it came from and who sat there. */
export interface Study {
  readonly root: TreeNode;
  readonly start: TreeNode;
  readonly setup: string;
  readonly options: AnnotatedGame['options'];
  readonly headers: AnnotatedGame['headers'];
  readonly conceded: AnnotatedGame['conceded'];
  readonly outcome: OutcomeSign;
  /** The seats people sat on. */
  readonly people: readonly number[];
}

/** The place in the address: nothing for a fresh game, `~` and a position, or a saved game with a moment. */
export async function openStudy(kit: Kit, at: string | null): Promise<Study | null> {
  if (at === null) return studyOf('standard16', {});
  if (at.startsWith('~')) {
    const snapshot = readCode(at.slice(1));
    if (!isPositionFault(snapshot)) return studyOf('custom', { position: jsonOf(snapshot) });
    kit.shell.toast(sayPositionFault(snapshot, kit.words(), kit.shell.text().locale));
    return null;
  }
  const [saveId = '', moment] = at.split('.');
  const stored = await kit.shell.saves.load(saveId);
  if ('fault' in stored) {
    kit.shell.toast(kit.shell.errors().saves[stored.fault]);
    return null;
  }
  const from = moment === undefined ? null : Number(moment);
  return breathing(studyOfRecord(stored.record, from, kit.words().headers));
}

function studyOf(setup: string, options: AnnotatedGame['options']): Study {
  const root = rootOf(startOf({ setup, options }));
  return { root, start: root, setup, options, headers: [], conceded: null, outcome: '*', people: [0, 1] };
}

/** A record as a game under study, with a breath after every command; null where it is none of this game. */
export function* studyOfRecord(
  record: GameRecord,
  moment: number | null,
  names: { readonly white: string; readonly black: string },
): Generator<void, Study | null> {
  const { setup, options } = record;
  if (record.game !== 'tankChess' || checkOptions({ setup, seats: 2, options }) !== null) return null;
  const root = rootOf(startOf({ setup, options }));
  let last = root;
  let conceded: Study['conceded'] = null;
  for (const raw of record.commands) {
    if (raw.type === 'resign' || raw.type === 'flag') conceded = raw.type === 'resign' ? 'resigned' : 'flagged';
    const command = commands.parse(raw);
    if (command === null || commands.refuse(last.state, command) !== null) break;
    last = grow(last, command);
    yield;
  }
  const line = lineFrom(root);
  const people = record.seats.flatMap(({ controller }, seat) => (controller.kind === 'human' ? [seat] : []));
  return {
    root,
    start: moment === null ? last : ([root, ...line][Math.min(moment, line.length)] ?? last),
    setup,
    options,
    headers: [
      ['White', record.seats[0]?.name || names.white],
      ['Black', record.seats[1]?.name || names.black],
    ],
    conceded,
    outcome: outcomeOf(record.result?.winners ?? null),
    people,
  };
}

function outcomeOf(winners: readonly number[] | null): OutcomeSign {
  if (winners === null) return '*';
  return winners.length === 0 ? '1/2-1/2' : winners[0] === 0 ? '1-0' : '0-1';
}

/** The study as a game to print. */
export function annotatedOf({ root, setup, options, headers, conceded, outcome }: Study): AnnotatedGame {
  const end = lineFrom(root).at(-1) ?? root;
  const told = end.state.ending === null ? outcome : outcomeOf(end.state.ending.winners);
  return { setup, options, headers, conceded, outcome: told, line: writtenLine(root) };
}

export function studyOfGame(game: AnnotatedGame, root: TreeNode): Study {
  const { setup, options, headers, conceded, outcome } = game;
  return { root, start: root, setup, options, headers, conceded, outcome, people: [0, 1] };
}

/** A read game as a saved one: its main line, who sat there and how it ended. */
export function recordOfGame(game: AnnotatedGame, version: number): GameRecord {
  const named = (header: string) => game.headers.find(([name]) => name === header)?.[1].slice(0, 60) ?? '';
  const commands = game.line.turns.map(({ command }) => ({ ...command }));
  const root = treeOf(game);
  const { ending } = (lineFrom(root).at(-1) ?? root).state;
  const loser = game.outcome === '1-0' ? 1 : 0;
  const conceded = ending === null ? game.conceded : null;
  const given = conceded === null ? [] : [{ type: conceded === 'resigned' ? 'resign' : 'flag', seat: loser }];
  return {
    format: 'hull-down/1',
    game: 'tankChess',
    version,
    setup: game.setup,
    options: { ...game.options },
    seats: ['White', 'Black'].map((header) => ({ name: named(header), controller: { kind: 'human' as const } })),
    seed: '',
    commands: [...commands, ...given],
    result: resultOf(ending, conceded, loser),
  };
}

function resultOf(ending: TreeNode['state']['ending'], conceded: AnnotatedGame['conceded'], loser: number) {
  if (conceded !== null) return { rule: conceded, winners: [1 - loser] };
  return ending === null ? null : { rule: ending.rule, winners: [...ending.winners] };
}
