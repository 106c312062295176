import type { BenchKit } from '../benchKit';
import type { KeptOptions, Practice } from '../practice';
import type { GunSheet } from './gunSheet';

interface Choice {
  readonly value: string;
  readonly words: string;
}

/** What a game brings to the gun bench: a state `B` that is an address, and what it says. */
export interface GunGame<B, W> {
  /** What its addresses begin with. */
  readonly key: 'duel' | 'ace';
  /** The rule behind the rules button. */
  readonly rule: string;
  readonly first: B;
  read(text: string): B | null;
  print(bench: B): string;
  sheet(kit: BenchKit<W>, bench: B): GunSheet;
  choices(kit: BenchKit<W>, bench: B, end: 'shooter' | 'target'): readonly Choice[];
  choose(bench: B, end: 'shooter' | 'target', id: string): B;
  /** `before`: how the bench stood when the other one last fired. */
  swap(bench: B, before: B | null): B;
  slide(bench: B, stop: number): B;
  /** From ahead or on the flank. */
  turn(bench: B): B;
  toggle(bench: B, id: string): B;
  /** What it fires with, where there is a choice. */
  weapons?(kit: BenchKit<W>, bench: B): { readonly chosen: string; readonly choices: readonly Choice[] } | null;
  load?(bench: B, weapon: string): B;
  /** The game that comes nearest to the bench. */
  practice(kit: BenchKit<W>, bench: B, kept: KeptOptions): Practice;
}
