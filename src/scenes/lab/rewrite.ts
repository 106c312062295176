/** Writes a part of the page anew: what was seen stays in sight, what had the focus keeps it. */
export function rewrite(part: HTMLElement, content: readonly (HTMLElement | null)[]): void {
  const stops = () => [...part.querySelectorAll<HTMLElement>('button, input, select, textarea, a')];
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement ? stops().indexOf(activeElement) : -1;
  const { scrollTop } = part;
  part.replaceChildren(...content.filter((each) => each !== null));
  part.scrollTop = scrollTop;
  if (focused >= 0) stops()[focused]?.focus({ preventScroll: true });
}
