/**
 * Writes a part of the page anew; what had the focus keeps it. Nothing asks for the layout in between, which a hand that
 * drags would wait for: so what is scrolled stays where it was by itself.
 */
export function rewrite(part: HTMLElement, content: readonly (HTMLElement | null)[]): void {
  const stops = () => [...part.querySelectorAll<HTMLElement>('button, input, select, textarea, a')];
  const { activeElement } = document;
  const inside = activeElement instanceof HTMLElement && part.contains(activeElement);
  const focused = inside ? stops().indexOf(activeElement) : -1;
  part.replaceChildren(...content.filter((each) => each !== null));
  if (focused >= 0) stops()[focused]?.focus({ preventScroll: true });
}
