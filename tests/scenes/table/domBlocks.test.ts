import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Row } from '../../../src/scenes/blocks/block';
import { domBlocks } from '../../../src/scenes/blocks/domBlocks';

/** As much of an element as a list of rows needs. */
class PlainElement {
  readonly attributes = new Map<string, string>();
  readonly children: unknown[] = [];
  innerHTML = '';
  setAttribute(name: string, value: string) {
    this.attributes.set(name, value);
  }
  append(...children: unknown[]) {
    this.children.push(...children);
  }
}

beforeEach(() => {
  vi.stubGlobal('document', { createElement: () => new PlainElement(), createTextNode: (text: string) => text });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function classesOf(...rows: readonly Row[]): unknown[] {
  const [list]: unknown[] = domBlocks([{ kind: 'rows', rows }], () => {});
  if (!(list instanceof PlainElement)) throw new Error('no list');
  return list.children.map((child) => (child instanceof PlainElement ? child.attributes.get('class') : child));
}

test('of the things the rules ask, what does not hold stands out', () => {
  expect(classesOf({ mark: 'in', title: 'In range' }, { mark: 'no', title: 'Out of sight' })).toEqual(['plain', 'act']);
  expect(classesOf({ mark: 'later', title: 'Has not fired' })).toEqual(['plain']);
});

test('of those who could take part, who does stands out', () => {
  const picture: Row['picture'] = [];
  const rows = [
    { mark: 'in', title: 'Sherman E5', picture },
    { mark: 'no', title: 'Sherman H4', picture },
  ] as const;
  expect(classesOf(...rows)).toEqual(['act', 'plain']);
});

test('what can be done stands out without a mark', () => {
  expect(classesOf({ title: 'Fire', tone: 'act' }, { title: 'Wait', tone: 'plain' })).toEqual(['act', 'plain']);
});
