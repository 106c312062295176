type Handlers = { readonly [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void };

interface Props {
  readonly class?: string;
  readonly on?: Handlers;
  /** Any other attribute; `true` sets it empty, `false` and `undefined` leave it out. */
  readonly [attribute: string]: string | number | boolean | Handlers | undefined;
}

export type Child = Node | string | null;

/** One element with its attributes, listeners and children. Strings become text, never markup. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'object') listen(element, value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

function listen(element: HTMLElement, handlers: Handlers): void {
  for (const [name, handler] of Object.entries(handlers)) {
    if (isListener(handler)) element.addEventListener(name, handler);
  }
}

function isListener(handler: unknown): handler is EventListener {
  return typeof handler === 'function';
}

const drawings = import.meta.glob<string>('/src/assets/common/icons/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A drawing of the kit in the colour of the words beside it; hidden from readers, who have the words. */
export function icon(name: string, size = 24): HTMLElement {
  const drawing = drawings[`/src/assets/common/icons/${name}.svg`];
  if (drawing === undefined) throw new Error(`no icon ${name}`);
  const holder = el('span', { class: 'icon', 'aria-hidden': 'true', style: `--size:${size}px` });
  holder.innerHTML = drawing.replace(/ color="[^"]*"/, '');
  return holder;
}

let counted = 0;

/** An id no other element has, to tie a label to its control. */
export function freshId(prefix: string): string {
  counted += 1;
  return `${prefix}-${counted}`;
}
