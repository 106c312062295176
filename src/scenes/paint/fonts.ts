import type { Face } from './items';

const families: { readonly [face in Face]: string } = {
  stencil: '"HD Stencil","HD JP",sans-serif',
  text: '"HD Text","HD JP",sans-serif',
  condensed: '"HD Cond","HD JP",sans-serif',
};

/** Japanese has no stencil: its bold face stands in for it. */
const NO_STENCIL = /[\u3000-\u9fff\uff00-\uffef]/;

export function fontOf(face: Face, size: number, bold: boolean, text: string): string {
  const heavy = bold || (face === 'stencil' && NO_STENCIL.test(text));
  return `${heavy ? 700 : 400} ${size}px ${families[face]}`;
}
