import { pieceCharts } from '../../../rules/tankChess/data/pieces';
import type { FireLine } from '../../../rules/tankChess/fire';
import { shooterOf } from '../../../rules/tankChess/lab/bench';
import { barrierOf, type SquareReading } from '../../../rules/tankChess/lab/reading';
import type { Rule } from '../../../rules/tankChess/rulebook';
import type { Kind } from '../../../rules/tankChess/types';
import { signOf } from '../board/fireLines';
import { shown } from '../board/geometry';
import { kindWord } from '../board/words';
import type { SquareKit } from './drawSquare';

/** A line of fire, or a shot on it, in words. */
export interface LineTold {
  readonly tone: 'kill' | 'bounce' | 'stop' | 'free';
  /** What is struck. */
  readonly kind: Kind | null;
  readonly title: string;
  readonly more: string;
  readonly rule: Rule;
  readonly says: string;
}

const ways = ['ahead', 'left', 'right'] as const;
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The sentence of the bench: how many lines kill, bounce, or end at what stands in the way. */
export function squareVerdict(kit: SquareKit, { bench, lines }: SquareReading): string {
  const words = kit.words();
  const { kind, at, facing } = shooterOf(bench);
  const count = (is: (line: FireLine) => boolean) => lines.filter(is).length;
  const ended = (by: 'wall' | 'own' | 'near') => count((line) => barrierOf(bench, line)?.by === by);
  const parts = [
    ['kill', count(({ shots }) => shots.some(({ kills }) => kills))],
    ['bounce', count(({ shots }) => shots.length > 0 && !shots.some(({ kills }) => kills))],
    ['wall', ended('wall')],
    ['own', ended('own')],
    ['near', ended('near')],
    ['free', count(({ shots, stop }) => shots.length === 0 && stop === null)],
  ] as const;
  const list = parts
    .filter(([, number]) => number > 0)
    .map(([name, number]) => kit.say(words.verdictParts[name], { count: number }));
  return kit.say(words.verdict, {
    kind: capital(kindWord(kind, kit.look())),
    at: shown(at),
    facing: words.facings[facing],
    list,
  });
}

/** Every line of a piece, in the order ahead, left, right. */
export function linesTold(
  kit: SquareKit,
  { bench }: SquareReading,
  { kind, lines }: { readonly kind: Kind; readonly lines: readonly FireLine[] },
): readonly LineTold[] {
  const words = kit.words().shots;
  const { lobs } = pieceCharts[kind].gun;
  return lines.flatMap((line, index) => {
    const way = words[ways[index] ?? 'ahead'];
    if (line.shots.length > 0) return shotsTold(kit, way, line, lobs);
    const free = line.squares.filter(({ at }) => at !== line.stop);
    const more = kit.say(words.squares, { count: free.length });
    const told = { kind: null, more } as const;
    const barrier = barrierOf(bench, line);
    if (barrier === null) {
      const rule = lobs ? 'TC-HM6' : 'TC-FIRE2';
      return [{ ...told, tone: 'free', title: kit.say(words.free, { way }), rule, says: words.free2 }];
    }
    const { by, at, piece, rule } = barrier;
    const fields = { way, at: shown(at), kind: piece === null ? '' : kindWord(piece.kind, kit.look()) };
    return [{ ...told, tone: 'stop', title: kit.say(words[by], fields), rule, says: words.stop }];
  });
}

function shotsTold(kit: SquareKit, way: string, { shots }: FireLine, lobbed: boolean): readonly LineTold[] {
  const words = kit.words().shots;
  return shots.map(({ kills, gun, armour, face, targetKind, at, distance }) => {
    const sum = kit.say(words.sum, { face: kit.words().faces[face], gun, sign: signOf(gun, armour), armour });
    return {
      tone: kills ? 'kill' : 'bounce',
      kind: targetKind,
      title: kit.say(words.target, { way, kind: kindWord(targetKind, kit.look()), at: shown(at) }),
      more: lobbed ? `${sum} · ${kit.say(words.over, { far: distance })}` : sum,
      rule: 'TC-KILL1',
      says: kills ? words.kill : words.bounce,
    };
  });
}

/** Pieces of the other side that could destroy the one that fires, in its next turn. */
export function threatsTold(kit: SquareKit, { threats }: SquareReading): readonly string[] {
  const words = kit.words();
  return threats
    .filter(({ kills }) => kills)
    .map(({ kind, face, gun }) =>
      kit.say(words.threats.one, { kind: kindWord(kind, kit.look()), face: words.faces[face ?? 'front'], gun }),
    );
}

/** "What can it hit from here" as text: every line, every mortar, every threat. */
export function squareSpoken(kit: SquareKit, reading: SquareReading): string {
  const words = kit.words();
  const { bench, lines, mortars } = reading;
  const { kind, at } = shooterOf(bench);
  const sentence = (parts: readonly string[]) => kit.say(words.spoken, { list: parts.join(words.between) });
  const told = (rows: readonly LineTold[]) => rows.map(({ title, more, says }) => sentence([title, more, says]));
  const threats = threatsTold(kit, reading);
  return [
    squareVerdict(kit, reading),
    ...told(linesTold(kit, reading, { kind, lines })),
    ...mortars.flatMap(({ piece, lines: falls }) => [
      sentence([kit.say(words.shots.mortar, { at: shown(piece.at) })]),
      ...told(linesTold(kit, reading, { kind: piece.kind, lines: falls })),
    ]),
    threats.length === 0 ? words.threats.none : sentence([kit.say(words.threats.title, { at: shown(at) }), ...threats]),
  ].join(' ');
}
