import { vi } from 'vitest';

type Listener = (event: object) => void;

/** As much of an element as dialogs, buttons and selects need. */
export class PlainElement {
  readonly attributes = new Map<string, string>();
  readonly listeners = new Map<string, Listener[]>();
  readonly style = { setProperty: () => undefined };
  readonly dataset: { [name: string]: string } = {};
  children: (PlainElement | string)[] = [];
  parent: PlainElement | null = null;
  innerHTML = '';
  value = '';
  inert = false;
  tabIndex = -1;
  readonly tag: string;

  constructor(tag: string) {
    this.tag = tag;
  }
  get id() {
    return this.attributes.get('id') ?? '';
  }
  set id(id: string) {
    this.attributes.set('id', id);
  }
  get isConnected() {
    return this.parent !== null;
  }
  /** All that is read in it. */
  get textContent(): string {
    return this.children.map((child) => (typeof child === 'string' ? child : child.textContent)).join('');
  }
  set textContent(text: string) {
    this.children = [text];
  }
  setAttribute(name: string, value: string) {
    this.attributes.set(name, value);
  }
  getAttribute(name: string) {
    return this.attributes.get(name) ?? null;
  }
  toggleAttribute(name: string, on: boolean) {
    if (on) this.attributes.set(name, '');
    else this.attributes.delete(name);
  }
  append(...children: (PlainElement | string)[]) {
    for (const child of children) {
      if (child instanceof PlainElement) child.parent = this;
      this.children.push(child);
    }
  }
  replaceChildren(...children: (PlainElement | string)[]) {
    this.children = [];
    this.append(...children);
  }
  remove() {
    if (this.parent !== null) this.parent.children = this.parent.children.filter((child) => child !== this);
    this.parent = null;
  }
  addEventListener(name: string, listener: Listener) {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
  }
  matches(tags: string) {
    return tags.split(',').includes(this.tag);
  }
  /** Itself and all within it. */
  all(): PlainElement[] {
    return [this, ...this.children.flatMap((child) => (typeof child === 'string' ? [] : child.all()))];
  }
  contains(other: unknown) {
    return this.all().some((each) => each === other);
  }
  querySelector(tags: string) {
    return this.all().find((each) => each !== this && each.matches(tags)) ?? null;
  }
  focus() {}
  select() {}
  tell(name: string) {
    for (const listener of this.listeners.get(name) ?? []) listener({ target: this });
  }
  click() {
    this.tell('click');
  }
}

/** A page without a browser; what is copied and saved from it is kept. `mayCopy`: the browser lets texts be copied. */
export function plainPage(mayCopy = true) {
  const root = new PlainElement('main');
  const copied: string[] = [];
  const saved: { name: string; text: Promise<string> }[] = [];
  let blob: Blob | null = null;
  const body = new PlainElement('body');
  vi.stubGlobal('HTMLElement', PlainElement);
  vi.stubGlobal('location', { hash: '#/table/one' });
  vi.stubGlobal('document', {
    body,
    activeElement: null,
    createElement(tag: string) {
      const made = new PlainElement(tag);
      if (tag === 'a')
        made.addEventListener('click', () => {
          if (blob !== null) saved.push({ name: made.getAttribute('download') ?? '', text: blob.text() });
        });
      return made;
    },
  });
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: (text: string) =>
        mayCopy ? Promise.resolve(void copied.push(text)) : Promise.reject(new Error('not allowed')),
    },
  });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    if (made instanceof Blob) blob = made;
    return 'blob:made';
  });
  const dialogs = () => root.all().filter(({ tag }) => tag === 'dialog');
  return {
    root,
    copied,
    saved,
    dialogs,
    /** The button of an open dialog that says this. */
    button(words: string): PlainElement {
      const found = dialogs()
        .flatMap((dialog) => dialog.all())
        .find(({ tag, textContent }) => tag === 'button' && textContent === words);
      if (found === undefined) throw new Error(`no button says ${words}`);
      return found;
    },
    selects: () => dialogs().flatMap((dialog) => dialog.all().filter(({ tag }) => tag === 'select')),
  };
}
