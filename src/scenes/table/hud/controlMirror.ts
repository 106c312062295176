import type { PlacedButton } from '../../blocks/control';

interface ControlMirror {
  update(controls: readonly PlacedButton[]): void;
  close(): void;
}

/** Styles that are reachable in another way: rule chips in the drawers, target rows and tabs in the table's own mirror. */
const LEFT_OUT: ReadonlySet<PlacedButton['style']> = new Set(['chip', 'row', 'tab']);

/** Buttons nobody sees, lying over those on the canvas, so that they can be tabbed to and read aloud. */
export function openControlMirror(
  root: HTMLElement,
  name: string,
  press: (control: PlacedButton) => void,
  focus: (id: string | null) => void,
): ControlMirror {
  const group = document.createElement('div');
  group.setAttribute('role', 'region');
  group.setAttribute('aria-label', name);
  group.className = 'canvas-controls';
  group.tabIndex = -1;
  root.prepend(group);
  const buttons = new Map<string, HTMLButtonElement>();
  const current = new Map<string, PlacedButton>();

  const made = (id: string): HTMLButtonElement => {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.control = id;
    Object.assign(button.style, { position: 'fixed', opacity: '0', pointerEvents: 'none', padding: '0', border: '0' });
    button.addEventListener('click', () => {
      const control = current.get(id);
      if (control?.enabled === true) press(control);
    });
    button.addEventListener('focus', () => focus(id));
    button.addEventListener('blur', () => focus(null));
    return button;
  };

  return {
    update(controls) {
      const shown = controls.filter(({ style }) => !LEFT_OUT.has(style));
      current.clear();
      for (const control of shown) current.set(control.id, control);
      const gone = [...buttons].filter(([id]) => !current.has(id));
      for (const [id] of gone) buttons.delete(id);
      for (const [, button] of gone) {
        // Leaving a focused button tells of it, which ends up here again: it must be left before it is taken away.
        if (document.activeElement === button) group.focus();
        button.remove();
      }
      for (const control of current.values()) {
        const button = buttons.get(control.id) ?? made(control.id);
        if (!buttons.has(control.id)) {
          buttons.set(control.id, button);
          group.append(button);
        }
        const { x, y, width, height } = control.box;
        Object.assign(button.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
        if (button.textContent !== control.words) button.textContent = control.words;
        button.setAttribute('aria-disabled', String(!control.enabled));
        if (control.style === 'overlay') button.setAttribute('aria-pressed', String(control.on));
        const title = control.enabled || control.reason === '' ? '' : control.reason;
        if (button.title !== title) button.title = title;
      }
    },
    close: () => group.remove(),
  };
}
