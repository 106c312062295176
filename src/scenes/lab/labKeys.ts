/** Keys of a bench. Whoever types, or works a control with the key, is left alone; a panel in front keeps everything. */
export function listenLabKeys(act: (key: string, event: KeyboardEvent) => boolean): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || document.querySelector('dialog[open]') !== null) return;
    const { target, key } = event;
    const within = (selector: string) => target instanceof Element && target.closest(selector) !== null;
    if (within('input:not([type=range],[type=radio],[type=checkbox]), textarea, select')) return;
    if (within('input, [role=slider]') && key.startsWith('Arrow')) return;
    if (within('button, a, input') && (key === 'Enter' || key === ' ')) return;
    const chord = event.ctrlKey || event.metaKey;
    if (chord && key.toLowerCase() !== 'z') return;
    const name = key.length === 1 ? key.toLowerCase() : key;
    if (act(chord ? 'undo' : name, event)) event.preventDefault();
  };
  document.addEventListener('keydown', pressed);
  return () => document.removeEventListener('keydown', pressed);
}
