import type { Ref, Seat } from '../../rules/core/game';
import type { Box } from '../paint/items';

export type DrawerName = 'log' | 'rules' | 'luck' | 'receipt' | 'replay';

/** What a control does; the screen carries it out. */
export type HudAction =
  /** `afresh`: what has been picked is put back first. */
  | { readonly do: 'point'; readonly refs: readonly Ref[]; readonly undo?: number; readonly afresh?: true }
  | { readonly do: 'plan'; readonly id: string }
  /** Something of the skin's own is looked at: a man, a page. */
  | { readonly do: 'look'; readonly id: string }
  | {
      readonly do:
        | 'commit'
        | 'instead'
        | 'back'
        | 'undo'
        | 'home'
        | 'mute'
        | 'settings'
        | 'rematch'
        | 'reel'
        | 'again'
        | 'skip'
        | 'fit'
        | 'analyse'
        | 'lab'
        | 'record'
        | 'advice'
        | 'speed'
        | 'overlays'
        | 'goal';
    }
  | { readonly do: 'resign'; readonly seat: Seat; readonly sure: boolean }
  | { readonly do: 'overlay'; readonly id: string }
  | { readonly do: 'drawer'; readonly name: DrawerName }
  | { readonly do: 'rule'; readonly id: string }
  | { readonly do: 'sheet'; readonly height: number }
  | { readonly do: 'page'; readonly by: number };

/** Something on the canvas that can be pressed: drawn by the HUD, mirrored in the DOM, reached by its key. */
export interface HudButton {
  readonly id: string;
  readonly words: string;
  readonly key: string | null;
  readonly icon: string | null;
  /** What is written on it in place of a picture. */
  readonly face?: string;
  readonly style: 'primary' | 'plain' | 'olive' | 'danger' | 'icon' | 'overlay' | 'tab' | 'chip' | 'row';
  readonly enabled: boolean;
  /** Why it cannot be pressed, or what it does where its words do not say it. */
  readonly reason: string;
  readonly on: boolean;
  readonly act: HudAction;
}

/** A control with its place on the canvas. */
export interface PlacedButton extends HudButton {
  readonly box: Box;
}

export function control(part: Pick<HudButton, 'id' | 'words' | 'act'> & Partial<HudButton>): HudButton {
  return { key: null, icon: null, style: 'plain', enabled: true, reason: '', on: false, ...part };
}
