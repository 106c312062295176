import type { PlacedButton } from '../blocks/control';

/** Keys that the table's own keys already mean something with. */
const ELSEWHERE: ReadonlySet<string> = new Set(['Esc', 'U', 'L', 'R', 'K', 'P', 'M']);

/** Keys of the controls on the canvas, heard before the keys that walk the board. */
export function listenControlKeys(
  page: Document,
  controls: () => readonly PlacedButton[],
  press: (control: PlacedButton) => void,
) {
  const pressed = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (page.querySelector('dialog[open]') !== null) return;
    const { target } = event;
    if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null) return;
    const onButton = target instanceof Element && target.closest('button, a[href], [role=button]') !== null;
    const name = event.key.length === 1 ? event.key.toUpperCase() : event.key;
    if ((name === 'Enter' && onButton) || ELSEWHERE.has(name)) return;
    const control = controls().find(({ key, enabled }) => key === name && enabled);
    if (control === undefined) return;
    event.preventDefault();
    press(control);
  };
  page.addEventListener('keydown', pressed, true);
  return () => page.removeEventListener('keydown', pressed, true);
}
