import type { Way } from './spatial';

export type KeyAction =
  | { readonly do: 'walk' | 'look'; readonly way: Way }
  | { readonly do: 'zoom'; readonly by: number }
  | { readonly do: 'log' | 'rules' | 'luck' | 'replay' }
  | { readonly do: 'lab' | 'pick' | 'back' | 'undo' | 'skip' | 'keys' | 'mute' | 'fit' | 'search' };

interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey?: boolean;
}

const ZOOM = 1.25;

const actions = new Map<string, KeyAction>([
  ['ArrowUp', { do: 'walk', way: 'up' }],
  ['ArrowDown', { do: 'walk', way: 'down' }],
  ['ArrowLeft', { do: 'walk', way: 'left' }],
  ['ArrowRight', { do: 'walk', way: 'right' }],
  ['Enter', { do: 'pick' }],
  ['Escape', { do: 'back' }],
  [' ', { do: 'skip' }],
  ['u', { do: 'undo' }],
  ['l', { do: 'log' }],
  ['r', { do: 'rules' }],
  ['k', { do: 'luck' }],
  ['p', { do: 'replay' }],
  ['m', { do: 'mute' }],
  ['f', { do: 'fit' }],
  ['b', { do: 'lab' }],
  ['?', { do: 'keys' }],
  ['/', { do: 'search' }],
  ['+', { do: 'zoom', by: ZOOM }],
  ['=', { do: 'zoom', by: ZOOM }],
  ['-', { do: 'zoom', by: 1 / ZOOM }],
]);

/** What a key means at the table; chords with Ctrl, Alt or the system key belong to the browser. */
export function actionOf({ key, ctrlKey, metaKey, altKey, shiftKey = false }: Press): KeyAction | null {
  if (ctrlKey || metaKey || altKey) return null;
  const action = actions.get(key.length === 1 ? key.toLowerCase() : key) ?? null;
  return shiftKey && action?.do === 'walk' ? { do: 'look', way: action.way } : action;
}

/** What the key was pressed in: keys that somebody types with or that work a control are left alone. */
type Within = 'nothing' | 'field' | 'button' | 'choice' | 'slider';

/** While something is shown, Space ends it rather than pressing the choice the reader happens to stand on. */
export function mayAct(action: KeyAction, within: Within, showing = false): boolean {
  if (action.do === 'back') return true;
  switch (within) {
    case 'nothing':
      return true;
    case 'field':
      return false;
    case 'button':
      return action.do !== 'pick' && action.do !== 'skip';
    case 'choice':
      return action.do === 'skip' ? showing : action.do !== 'pick';
    case 'slider':
      return !['walk', 'look', 'pick', 'skip'].includes(action.do);
  }
}

function withinOf(target: EventTarget | null): Within {
  if (!(target instanceof Element)) return 'nothing';
  if (target.closest('input[type=range], [role=slider]') !== null) return 'slider';
  if (target.closest('input, textarea, select, [contenteditable]:not([contenteditable=false])') !== null)
    return 'field';
  if (target.closest('button, a[href], summary, [role=button]') === null) return 'nothing';
  return target.closest('.mirror') === null ? 'button' : 'choice';
}

/** Listens until the answer is called. A dialog in front of the table keeps its keys to itself. */
export function listenKeys(page: Document, act: (action: KeyAction) => boolean, showing: () => boolean): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.defaultPrevented || page.querySelector('dialog[open]') !== null) return;
    const action = actionOf(event);
    if (action === null || !mayAct(action, withinOf(event.target), showing())) return;
    if (act(action)) event.preventDefault();
  };
  page.addEventListener('keydown', pressed);
  return () => page.removeEventListener('keydown', pressed);
}
