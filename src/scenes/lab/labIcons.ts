import { button } from '../dom/controls';
import { el } from '../dom/el';
import { byFileName } from '../paint/drawings';

const drawings = byFileName(
  import.meta.glob<string>('/src/assets/lab/icons/*.svg', { query: '?raw', import: 'default', eager: true }),
);

/** Pieces of the side view. */
export const labPictures = byFileName(
  import.meta.glob<string>('/src/assets/lab/pieces/*.svg', { query: '?raw', import: 'default', eager: true }),
);

/** A drawing of the Lab in the colour of the words beside it. */
export function labIcon(name: string, size = 24): HTMLElement {
  const drawing = drawings[name];
  if (drawing === undefined) throw new Error(`no icon ${name} in the Lab`);
  const holder = el('span', { class: 'icon', 'aria-hidden': 'true', style: `--size:${size}px` });
  holder.innerHTML = drawing.replace(/ color="[^"]*"/, '');
  return holder;
}

type ButtonSpec = Parameters<typeof button>[0];

/** A button with a drawing of the Lab. */
export function labButton(icon: string, spec: Omit<ButtonSpec, 'icon'>): HTMLButtonElement {
  const made = button(spec);
  made.prepend(labIcon(icon));
  return made;
}
