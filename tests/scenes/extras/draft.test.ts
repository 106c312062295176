import { describe, expect, test } from 'vitest';
import { keptKey, readKept } from '../../../src/scenes/extras/savedBoards';
import { draftKey, openDraft } from '../../../src/scenes/extras/unsavedBoard';
import { openWorkbench } from '../../../src/scenes/extras/workshop';
import type { Address, ToastAction } from '../../../src/scenes/frame/shell';

/** Boards are words, written backwards; an empty one is none. */
const form = {
  print: (board: string) => [...board].toReversed().join(''),
  read: (code: string) => (code === '' ? null : [...code].toReversed().join('')),
};
const words = {
  left: 'again',
  leftBeside: 'still there',
  layOut: 'go on',
  aside: 'kept as {name}',
  unnamed: 'No. {number}',
};

function room(kept: unknown) {
  const store = new Map<string, unknown>([[draftKey('tankChess'), kept]]);
  const told: { readonly words: string; readonly action: ToastAction | undefined }[] = [];
  const addresses: Address[] = [];
  const laid: string[] = [];
  const kit = {
    game: () => ({ id: 'tankChess' as const }),
    say: (template: string, fields: object) =>
      template.replace(/\{(\w+)\}/, (_, name: string) => String(Reflect.get(fields, name))),
    shell: {
      store: {
        recall: (key: string) => store.get(key) ?? null,
        remember: (key: string, value: unknown) => store.set(key, value).has(key),
      },
      router: { replace: (address: Address) => void addresses.push(address) },
      toast: (text: string, action?: ToastAction) => void told.push({ words: text, action }),
    },
  };
  const shared = (code: string) => (code.startsWith('x') ? null : form.read(code));
  let changes = 0;
  return {
    bench: (at: string | null = null) =>
      openWorkbench({ ...kit, words: () => ({ workshop: words }) }, { ...form, shared }, 'plain', at, () => {
        changes += 1;
      }),
    changes: () => changes,
    open: (shared: string | null) => openDraft(kit, words, form, { start: 'plain', shared }, (left) => laid.push(left)),
    kept: () => store.get(draftKey('tankChess')),
    by: () => readKept(store.get(keptKey('tankChess'))).map(({ name, number, code }) => [name, number, code]),
    told,
    addresses,
    laid,
  };
}

describe('a board under work', () => {
  test('is there again when the room is opened the next time, and that is said', () => {
    const first = room(null);
    first.open(null).note('laid');
    const { open, told } = room(first.kept());
    expect(open(null).first).toEqual({ board: 'laid', before: [] });
    expect(told.map((each) => each.words)).toEqual(['again']);
  });

  test('a room nobody has worked in begins with its own board and says nothing', () => {
    for (const nothing of [null, '', 7, {}]) {
      const { open, told } = room(nothing);
      expect(open(null).first).toEqual({ board: 'plain', before: [] });
      expect(told).toEqual([]);
    }
  });

  test('the board to begin with is no work', () => {
    const { open, kept } = room('dial');
    open(null).note('plain');
    expect(kept()).toBeNull();
  });

  test('a shared board comes first; the other is offered, and going back leads to it', () => {
    const { open, told, laid, kept } = room('dial');
    expect(open('shared').first).toEqual({ board: 'shared', before: ['laid'] });
    expect(told.map((each) => each.words)).toEqual(['still there']);
    told[0]?.action?.run();
    expect(laid).toEqual(['laid']);
    expect(kept()).toBe('dial');
  });

  test('another board on the bench puts it by, and tells under which name', () => {
    const { open, told, by } = room('dial');
    const draft = open(null);
    draft.setAside('laid', 'second');
    draft.note('second');
    draft.note('second!');
    draft.setAside('second!', 'third');
    expect(by()).toEqual([
      [null, 2, '!dnoces'],
      [null, 1, 'dial'],
    ]);
    expect(told.map((each) => each.words)).toEqual(['again', 'kept as No. 1', 'kept as No. 2']);
  });

  test('a board nobody worked on, or that lies by already, is not put by again', () => {
    const { open, by } = room(null);
    const draft = open(null);
    for (const next of ['one', 'two', 'one']) {
      draft.setAside(next === 'one' ? 'plain' : 'one', next);
      draft.note(next);
    }
    expect(by()).toEqual([]);
    draft.note('mine');
    draft.setAside('mine', 'plain');
    draft.setAside('mine', 'plain');
    expect(by()).toEqual([[null, 1, 'enim']]);
  });

  test('a board laid out and left untouched is no work on the next visit either', () => {
    const { open, by } = room(null);
    const first = open(null);
    first.setAside('plain', 'one');
    first.note('one');
    open(null).setAside('one', 'two');
    expect(by()).toEqual([]);
    open(null).note('one!');
    open(null).setAside('one!', 'two');
    expect(by()).toEqual([[null, 1, '!eno']]);
  });

  test('work on a shared board puts the one by that was left here', () => {
    const { open, by, kept } = room('dial');
    const draft = open('shared');
    expect(by()).toEqual([]);
    draft.note('shared!');
    expect([by(), kept()]).toEqual([[[null, 1, 'dial']], '!derahs']);

    const other = room('dial');
    const again = other.open('shared');
    again.setAside('shared', 'laid');
    again.note('laid');
    expect(other.by(), 'laid out again, it lies on the bench').toEqual([]);
  });

  test('the same board by its address is the same work', () => {
    const { open, told } = room('dial');
    expect(open('laid').first).toEqual({ board: 'laid', before: [] });
    expect(told.map((each) => each.words)).toEqual(['again']);
  });

  test('after a change the address no longer names the shared board', () => {
    const { open, addresses } = room(null);
    open('shared').note('other');
    expect(addresses).toEqual([{ screen: 'room', game: 'tankChess', room: 'workshop', at: null }]);
  });
});

describe('the bench of a workshop', () => {
  const at = (code: string): Address => ({ screen: 'room', game: 'tankChess', room: 'workshop', at: code });

  test('takes back change after change, and remembers only so many', () => {
    const { bench, changes, kept } = room(null);
    const work = bench();
    expect(work.mayUndo()).toBe(false);
    for (let step = 1; step <= 250; step++) work.put(`board ${step}`);
    expect(changes()).toBe(250);
    work.put(work.now());
    let back = 0;
    for (; work.mayUndo(); back++) work.undo();
    expect(back).toBe(200);
    expect(work.now()).toBe('board 50');
    expect(kept()).toBe(form.print('board 50'));
  });

  test('another whole board puts the one under work by, and can be taken back', () => {
    const { bench, by } = room(null);
    const work = bench();
    work.put('mine');
    work.layCode(form.print('printed'));
    expect(work.now()).toBe('printed');
    expect(by()).toEqual([[null, 1, form.print('mine')]]);
    work.layCode('');
    expect(work.now()).toBe('printed');
    work.undo();
    expect(work.now()).toBe('mine');
  });

  test('follows an address to another board, not to its own and not to none', () => {
    const { bench, changes } = room(null);
    const work = bench(form.print('shared'));
    expect(work.now()).toBe('shared');
    work.follow(at(work.code()));
    work.follow(at('x'));
    work.follow({ screen: 'cabinet' });
    expect(changes()).toBe(0);
    work.follow(at(form.print('other')));
    expect([work.now(), changes()]).toEqual(['other', 1]);
  });
});
