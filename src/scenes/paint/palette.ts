import type { Settings } from '../frame/settings';

/** Colours by what they mean; numbers, as the canvas wants them. */
export interface Palette {
  readonly paper: number;
  readonly paperLight: number;
  readonly paperDark: number;
  readonly snow: number;
  readonly ink: number;
  readonly olive: number;
  readonly grey: number;
  readonly earth: number;
  readonly khaki: number;
  /** You can act here, and nothing else. */
  readonly act: number;
  /** Darker, for words in that colour on paper. */
  readonly actInk: number;
  /** Whose turn, and focus. */
  readonly tracer: number;
  readonly blocked: number;
  readonly clear: number;
  readonly night: number;
  readonly nightLight: number;
}

const standard: Palette = {
  paper: 0xe9e0c8,
  paperLight: 0xf3ecd8,
  paperDark: 0xd6caa9,
  snow: 0xeef1f2,
  ink: 0x23261f,
  olive: 0x5b6236,
  grey: 0x5e676b,
  earth: 0x7a5c3a,
  khaki: 0x9a8450,
  act: 0xf26b21,
  actInk: 0xa33d09,
  tracer: 0xffd447,
  blocked: 0xc7372f,
  clear: 0x3e8e5a,
  night: 0x141b26,
  nightLight: 0x1e2838,
};

/** Red against green is lost: clear turns blue, blocked a dark purple. Blue against yellow is lost: clear turns teal, tracer pale. */
export const palettes: { readonly [name in Settings['palette']]: Palette } = {
  standard,
  deuteranopia: { ...standard, act: 0xef7d12, tracer: 0xffe15a, clear: 0x0072b2, blocked: 0x8e1b5f, olive: 0x54602a },
  protanopia: { ...standard, act: 0xf58a1f, tracer: 0xffe15a, clear: 0x0067a3, blocked: 0x6d1a6b, olive: 0x56602f },
  tritanopia: { ...standard, act: 0xf0602b, tracer: 0xfff1c2, clear: 0x0c7f8c, blocked: 0xc2182b, khaki: 0x96705c },
};

export function cssColour(colour: number): string {
  return `#${colour.toString(16).padStart(6, '0')}`;
}

/** The style sheets use the same names: `--act`, `--paper-light` … */
export function applyPalette(root: HTMLElement, palette: Palette): void {
  for (const [name, colour] of Object.entries(palette)) {
    root.style.setProperty(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, cssColour(colour));
  }
}
