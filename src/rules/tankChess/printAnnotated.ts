import type { Frozen } from '../core/game';
import {
  type AnnotatedGame,
  type AnnotatedLine,
  type AnnotatedTurn,
  isDrive,
  ownHeaders,
  pairOf,
  startOf,
  talkWords,
} from './annotated';
import type { Follow } from './follow';
import { turnRecord } from './notation';
import { isFault, readPosition } from './position';
import { printSnapshot } from './positionText';
import type { Command, State } from './types';

const WIDTH = 100;

/** The game as text: headers in brackets, turns in pairs, comments in braces, variations in parentheses. */
export function printAnnotated(game: AnnotatedGame, follow: Follow): string {
  const headers = headersOf(game).map(([name, value]) => `[${name} "${escaped(value, '"')}"]`);
  const words = [...lineWords(game.line, startOf(game), follow), game.outcome];
  return `${headers.join('\n')}\n\n${wrapped(words)}\n`;
}

function headersOf(game: AnnotatedGame): (readonly [string, string])[] {
  const { position, ...switches } = game.options;
  const options = Object.entries(switches).map(([id, value]) => `${id}=${String(value)}`);
  const known = position === undefined ? null : readPosition(position);
  const placed = known === null || isFault(known) ? null : { number: 1, quiet: 0, ...known };
  const said = game.headers.filter(([name]) => !ownHeaders.some((own) => own === name));
  return [
    ['Game', 'Tank Chess'],
    ['Setup', game.setup],
    ...(placed === null ? [] : [['Position', printSnapshot(placed)] as const]),
    ...(options.length === 0 ? [] : [['Options', options.join(' ')] as const]),
    ...said,
    ['Result', game.outcome],
    ...(game.conceded === null ? [] : [['Termination', game.conceded] as const]),
  ];
}

function escaped(text: string, end: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll(end, `\\${end}`);
}

/** A comment is one word to the wrapper: where its lines break is not its meaning. */
function commentWords(comment: string): string[] {
  return comment === '' ? [] : [`{${escaped(comment, '}')}}`];
}

function lineWords(line: AnnotatedLine, start: Frozen<State>, follow: Follow): string[] {
  const words = commentWords(line.intro);
  let state = start;
  let numbered = false;
  for (const turn of line.turns) {
    const number = pairOf(state);
    const white = state.mover === 0;
    if (isDrive(turn.command) && (white || !numbered)) words.push(white ? `${number}.` : `${number}...`);
    const { text, next } = written(state, turn.command, follow);
    words.push(`${text}${turn.mark}`, ...commentWords(turn.comment), ...variationWords(turn, state, follow));
    numbered = isDrive(turn.command) && white && turn.comment === '' && turn.variations.length === 0;
    state = next;
  }
  return words;
}

function variationWords({ variations }: AnnotatedTurn, state: Frozen<State>, follow: Follow): string[] {
  return variations.flatMap((line) => ['(', ...lineWords(line, state, follow), ')']);
}

function written(state: Frozen<State>, command: Command, follow: Follow): { text: string; next: Frozen<State> } {
  const { state: next, events } = follow(state, command);
  const text = command.type === 'drive' ? (turnRecord(events) ?? '') : talkWords[command.type];
  return { text, next };
}

function wrapped(words: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && line.length + word.length >= WIDTH) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line].join('\n');
}
