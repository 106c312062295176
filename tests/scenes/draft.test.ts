import { describe, expect, test } from 'vitest';
import { draftKey, openDraft } from '../../src/scenes/room/draft';
import type { Address, ToastAction } from '../../src/scenes/shellTypes';

/** Boards are words, written backwards; an empty one is none. */
const form = {
  print: (board: string) => [...board].toReversed().join(''),
  read: (code: string) => (code === '' ? null : [...code].toReversed().join('')),
};
const words = { left: 'again', leftBeside: 'still there', layOut: 'go on' };

function room(kept: unknown) {
  const store = new Map<string, unknown>([[draftKey('tankChess'), kept]]);
  const told: { readonly words: string; readonly action: ToastAction | undefined }[] = [];
  const addresses: Address[] = [];
  const laid: string[] = [];
  const kit = {
    game: () => ({ id: 'tankChess' as const }),
    shell: {
      store: {
        recall: (key: string) => store.get(key) ?? null,
        remember: (key: string, value: unknown) => store.set(key, value).has(key),
      },
      router: { replace: (address: Address) => void addresses.push(address) },
      toast: (text: string, action?: ToastAction) => void told.push({ words: text, action }),
    },
  };
  return {
    open: (shared: string | null) => openDraft(kit, words, form, { start: 'plain', shared }, (left) => laid.push(left)),
    kept: () => store.get(draftKey('tankChess')),
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
