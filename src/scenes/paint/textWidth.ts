/** How wide words will be, near enough to place a tag without a screen. */
export function roughWidth(text: string, size: number, letter = 0.5): number {
  let width = 0;
  for (const sign of text) width += sign > '\u2fff' ? size : size * letter;
  return width;
}
