import { button } from '../../dom/controls';
import { el, freshId, icon } from '../../dom/el';

interface FrameSpec {
  readonly title: string;
  readonly icon: string;
  readonly side: 'left' | 'right';
  readonly class: string;
  readonly closeWords: string;
  readonly actions?: readonly HTMLElement[];
  readonly content: readonly HTMLElement[];
  close(): void;
}

interface Frame {
  readonly element: HTMLElement;
  note(words: string): void;
}

/** The paper a drawer is made of: dark head with title and cross, content below. */
export function drawerFrame(spec: FrameSpec): Frame {
  const titleId = freshId('drawer');
  const note = el('span', { class: 'note condensed' });
  const element = el(
    'aside',
    { class: `drawer drawer-${spec.side} ${spec.class}`, 'aria-labelledby': titleId },
    el(
      'header',
      { class: 'drawer-head' },
      icon(spec.icon, 28),
      el('h2', { id: titleId, class: 'display', tabindex: -1 }, spec.title),
      note,
      el(
        'span',
        { class: 'drawer-acts' },
        ...(spec.actions ?? []),
        button({ words: spec.closeWords, icon: 'close', iconOnly: true, kind: 'bare', run: spec.close }),
      ),
    ),
    ...spec.content,
  );
  return {
    element,
    note: (words) => {
      note.textContent = words;
    },
  };
}
