import { type Child, el, freshId, icon } from './el';

interface ButtonSpec {
  readonly words: string;
  readonly kind?: 'plain' | 'primary' | 'olive' | 'night' | 'bare';
  readonly icon?: string;
  readonly small?: boolean;
  /** The words are read out but only the icon is seen. */
  readonly iconOnly?: boolean;
  /** A key that does the same, shown as a cap. */
  readonly key?: string;
  readonly disabled?: boolean;
  readonly class?: string;
  run(): void;
}

export function button(spec: ButtonSpec): HTMLButtonElement {
  const { kind = 'plain' } = spec;
  const classes = ['button', `button-${kind}`, spec.small === true ? 'small' : '', spec.class ?? ''];
  return el(
    'button',
    {
      class: classes.filter((name) => name !== '').join(' '),
      type: 'button',
      disabled: spec.disabled === true,
      ...(spec.iconOnly === true ? { 'aria-label': spec.words, title: spec.words } : {}),
      on: { click: () => spec.run() },
    },
    spec.icon === undefined ? null : icon(spec.icon),
    spec.iconOnly === true ? null : el('span', { class: 'words' }, spec.words),
    spec.key === undefined ? null : keyCap(spec.key),
  );
}

export function keyCap(key: string): HTMLElement {
  return el('kbd', { class: 'key' }, key);
}

/** A row of a form: words left, control right, an explanation under the words. */
export function row(words: string, control: HTMLElement, about?: string): HTMLElement {
  const target = control.matches('input,select,textarea,button') ? control : control.querySelector('input,select');
  const id = freshId('field');
  const aboutId = `${id}-about`;
  if (target !== null && target.id === '') target.id = id;
  if (about !== undefined && target !== null) target.setAttribute('aria-describedby', aboutId);
  const group = control.getAttribute('role') === 'radiogroup';
  if (group) control.setAttribute('aria-labelledby', `${id}-words`);
  const label = group
    ? el('span', { class: 'row-words', id: `${id}-words` }, words)
    : el('label', { class: 'row-words', for: target?.id ?? id }, words);
  const told = about === undefined ? null : el('span', { class: 'row-about', id: aboutId }, about);
  return el('div', { class: 'row' }, el('div', { class: 'row-head' }, label, told), control);
}

export function switchControl(on: boolean, change: (on: boolean) => void): HTMLInputElement {
  const input = el('input', { type: 'checkbox', role: 'switch', class: 'switch', checked: on });
  input.addEventListener('change', () => change(input.checked));
  return input;
}

/** From 0 to 1, in tenths. */
export function slider(value: number, change: (value: number) => void): HTMLInputElement {
  const input = el('input', { type: 'range', class: 'slider', min: 0, max: 1, step: 0.1, value });
  const show = () => input.style.setProperty('--filled', `${Number(input.value) * 100}%`);
  input.addEventListener('input', () => {
    show();
    change(Number(input.value));
  });
  show();
  return input;
}

interface Choice<T extends string> {
  readonly value: T;
  readonly words: string;
  readonly lang?: string;
}

export function select<T extends string>(
  choices: readonly Choice<T>[],
  chosen: T,
  change: (value: T) => void,
): HTMLSelectElement {
  const control = el(
    'select',
    { class: 'select' },
    ...choices.map(({ value, words }) => el('option', { value, selected: value === chosen }, words)),
  );
  control.addEventListener('change', () => {
    const found = choices.find((choice) => choice.value === control.value);
    if (found !== undefined) change(found.value);
  });
  return control;
}

/** A few choices side by side; arrows move between them as radio buttons do. */
export function segments<T extends string>(
  choices: readonly Choice<T>[],
  chosen: T,
  change: (value: T) => void,
  keep?: string,
): HTMLElement {
  const name = freshId('choice');
  const parts = choices.map(({ value, words, lang }): Child => {
    const kept = keep === undefined ? undefined : `${keep}-${value}`;
    const input = el('input', {
      type: 'radio',
      name,
      value,
      checked: value === chosen,
      class: 'hidden-input',
      'data-keep': kept,
    });
    input.addEventListener('change', () => change(value));
    return el('label', { class: 'segment', lang }, input, el('span', {}, words));
  });
  return el('div', { class: 'segments', role: 'radiogroup' }, ...parts);
}

export function textField(value: string, change: (value: string) => void, limit = 40): HTMLInputElement {
  const input = el('input', { type: 'text', class: 'text-field', value, maxlength: limit, autocomplete: 'off' });
  input.addEventListener('input', () => change(input.value));
  return input;
}
