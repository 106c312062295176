import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { openRouter, parseAddress, printAddress } from '../../../src/scenes/frame/router';
import type { Address } from '../../../src/scenes/frame/shell';

describe('addresses', () => {
  test.each<[string, Address]>([
    ['', { screen: 'cabinet' }],
    ['#/', { screen: 'cabinet' }],
    ['#/setup/tankChess', { screen: 'setup', game: 'tankChess' }],
    ['#/setup/tankOnTank/S5', { screen: 'setup', game: 'tankOnTank', setup: 'S5' }],
    ['#/campaign/tankOnTank', { screen: 'room', game: 'tankOnTank', room: 'campaign', at: null }],
    ['#/campaign/tankOnTank/S5', { screen: 'room', game: 'tankOnTank', room: 'campaign', at: 'S5' }],
    ['#/table/abc123', { screen: 'table', saveId: 'abc123', moment: null }],
    ['#/table/abc123/14', { screen: 'table', saveId: 'abc123', moment: 14 }],
    ['#/games', { screen: 'games' }],
    ['#/settings', { screen: 'settings' }],
    ['#/import', { screen: 'import' }],
    ['#game=Zm9v&at=3', { screen: 'shared', link: '#game=Zm9v&at=3' }],
    ['#rule=TC-ARMOR2', { screen: 'rule', id: 'TC-ARMOR2' }],
    ['#rule=TOT-8.2e', { screen: 'rule', id: 'TOT-8.2e' }],
    ['#/lab', { screen: 'lab', bench: '', at: '' }],
    ['#/lab/', { screen: 'lab', bench: '', at: '' }],
    ['#/lab/hex/A/tiger-A6-NE?step=2', { screen: 'lab', bench: 'hex', at: 'A/tiger-A6-NE?step=2' }],
    // As a page that passes links on may write it.
    [
      '#/lab/hex/A/tiger-A6-NE%2Cpz4-C6-SE%3Fstep%3D2',
      { screen: 'lab', bench: 'hex', at: 'A/tiger-A6-NE,pz4-C6-SE?step=2' },
    ],
    // Nonsense is still the Lab, with a state no bench can read.
    ['#/lab/hex/A/<img src=x onerror=alert(1)>', { screen: 'lab', bench: 'hex', at: '~' }],
    ['#/lab/gun/ace/%3Cb%3E', { screen: 'lab', bench: 'gun', at: 'ace/~' }],
    ['#/lab/hex/%E0%A4%A', { screen: 'lab', bench: 'hex', at: '~' }],
    [`#/lab/square/${'a'.repeat(9000)}`, { screen: 'lab', bench: 'square', at: '~' }],
    ['#/lab/<svg>/x', { screen: 'lab', bench: '', at: '~' }],
  ])('%s is read', (hash, address) => {
    expect(parseAddress(hash)).toEqual(address);
  });

  test.each([
    '#nowhere',
    '#/nowhere',
    '#/setup',
    '#/table',
    '#/table/x/y',
    '#/table/x/-1',
    '#/games/7',
    '#/setup/a/b/c',
  ])('%s means nothing', (hash) => {
    expect(parseAddress(hash)).toBeNull();
  });

  test('every printed address is read back as itself', () => {
    const id = fc.stringMatching(/^[\w-]{1,20}$/);
    const address: fc.Arbitrary<Address> = fc.oneof(
      fc.constantFrom<Address>(
        { screen: 'cabinet' },
        { screen: 'games' },
        { screen: 'settings' },
        { screen: 'import' },
      ),
      id.map((game): Address => ({ screen: 'setup', game })),
      fc.tuple(id, fc.option(fc.nat(99_999))).map(([saveId, moment]): Address => ({ screen: 'table', saveId, moment })),
      fc.stringMatching(/^[A-Z]{2,3}-[A-Za-z0-9.]{1,9}$/).map((rule): Address => ({ screen: 'rule', id: rule })),
    );
    fc.assert(
      fc.property(address, (each) => {
        expect(parseAddress(printAddress(each))).toEqual(each);
      }),
    );
  });

  test('no text whatever makes reading fail', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = parseAddress(`#${text}`);
        expect(read === null || typeof read.screen === 'string').toBe(true);
      }),
    );
  });
});

/** As much of a window as a router takes, with a history that can be walked. */
function fakePage(first = '') {
  const entries: { state: { depth: number } | null; hash: string }[] = [{ state: null, hash: first }];
  let at = 0;
  let listener: () => void = () => {};
  /** Steps that the browser has not taken yet; null: it takes them at once. */
  let slow: (() => void)[] | null = null;
  const page = {
    location: {
      get hash() {
        return entries[at]?.hash ?? '';
      },
    },
    history: {
      get state() {
        return entries[at]?.state ?? null;
      },
      pushState(state: { depth: number }, _: string, hash: string) {
        entries.splice(at + 1);
        entries.push({ state, hash });
        at += 1;
      },
      replaceState(state: { depth: number }, _: string, hash: string) {
        entries[at] = { state, hash };
      },
      back() {
        page.history.go(-1);
      },
      go(steps: number) {
        const step = () => {
          at += steps;
          listener();
        };
        if (slow === null) step();
        else slow.push(step);
      },
    },
    dispatchEvent: () => listener(),
    addEventListener: (_: string, heard: () => void) => {
      listener = heard;
    },
    removeEventListener: () => {
      listener = () => {};
    },
  };
  return {
    page: page as unknown as Window,
    hashes: () => entries.map(({ hash }) => hash),
    back: () => page.history.back(),
    delay() {
      slow = [];
    },
    takeSteps() {
      const steps = slow ?? [];
      slow = null;
      for (const step of steps) step();
    },
  };
}

describe('the way back', () => {
  test('leaving goes to where the player came from', () => {
    const { page, hashes } = fakePage('#/');
    const shown: (Address | null)[] = [];
    const router = openRouter(page, (address) => shown.push(address));
    router.go({ screen: 'games' });
    router.go({ screen: 'import' });
    router.leave();
    expect(shown.at(-1)).toEqual({ screen: 'games' });
    router.leave();
    expect(shown.at(-1)).toEqual({ screen: 'cabinet' });
    expect(hashes()).toEqual(['#/', '#/games', '#/import']);
  });

  test('leaving the first page of a visit stays inside the game', () => {
    const { page, hashes } = fakePage('#/settings');
    const shown: (Address | null)[] = [];
    const router = openRouter(page, (address) => shown.push(address));
    router.leave();
    expect(shown).toEqual([{ screen: 'cabinet' }]);
    expect(hashes()).toEqual(['#/']);
  });

  test('going where one is changes nothing', () => {
    const { page, hashes } = fakePage('#/games');
    const shown: (Address | null)[] = [];
    const router = openRouter(page, (address) => shown.push(address));
    router.go({ screen: 'games' });
    expect(shown).toEqual([]);
    expect(hashes()).toEqual(['#/games']);
  });

  test("the browser's own back button shows what it led to", () => {
    const { page, back } = fakePage('#/');
    const shown: (Address | null)[] = [];
    const router = openRouter(page, (address) => shown.push(address));
    router.go({ screen: 'setup', game: 'tankChess' });
    router.replace({ screen: 'table', saveId: 'x', moment: null });
    back();
    expect(shown.map((address) => address?.screen)).toEqual(['setup', 'table', 'cabinet']);
  });

  describe('with something over the table', () => {
    const table: Address = { screen: 'table', saveId: 'x', moment: null };
    function covered() {
      const walk = fakePage('#/');
      const shown: (string | undefined)[] = [];
      const router = openRouter(walk.page, (address) => shown.push(address?.screen));
      router.go(table);
      shown.length = 0;
      let closed = 0;
      const uncover = router.cover(() => {
        closed += 1;
      });
      return { ...walk, router, shown, uncover, closed: () => closed };
    }

    test('the back button closes it first and leaves with the next press', () => {
      const { back, shown, closed, uncover } = covered();
      back();
      expect([closed(), shown]).toEqual([1, []]);
      uncover();
      back();
      expect([closed(), shown]).toEqual([1, ['cabinet']]);
    });

    test('closed by hand, it leaves no step behind', () => {
      const { back, shown, closed, uncover } = covered();
      uncover();
      expect([closed(), shown]).toEqual([0, []]);
      back();
      expect(shown).toEqual(['cabinet']);
    });

    test('who goes on from there comes back to the table, not to what lay over it', () => {
      const { back, router, shown, uncover, hashes } = covered();
      router.go({ screen: 'settings' });
      uncover();
      expect(hashes()).toEqual(['#/', '#/table/x', '#/settings']);
      back();
      expect(shown).toEqual(['settings', 'table']);
    });

    test('leaving leaves the table with it', () => {
      const { router, shown } = covered();
      router.leave();
      expect(shown).toEqual(['cabinet']);
    });

    test('what is asked for while the browser still steps back waits for it', () => {
      const { router, shown, uncover, hashes, delay, takeSteps } = covered();
      delay();
      uncover();
      const again = router.cover(() => undefined);
      again();
      router.go({ screen: 'settings' });
      expect(shown).toEqual([]);
      takeSteps();
      expect(shown).toEqual(['settings']);
      expect(hashes()).toEqual(['#/', '#/table/x', '#/settings']);
    });

    test('a step that the browser never takes holds nothing up for good', () => {
      vi.useFakeTimers();
      const { router, shown, uncover, delay } = covered();
      delay();
      uncover();
      router.go({ screen: 'settings' });
      expect(shown).toEqual([]);
      vi.runAllTimers();
      vi.useRealTimers();
      expect(shown).toEqual(['settings']);
    });

    test('another moment shown meanwhile stays in the address', () => {
      const { router, uncover, hashes } = covered();
      router.replace({ ...table, moment: 4 });
      uncover();
      expect(hashes()[1]).toBe('#/table/x/4');
    });

    test('a page loaded anew has nothing over it and no step for it', () => {
      const { page, back } = covered();
      const shown: (string | undefined)[] = [];
      openRouter(page, (address) => shown.push(address?.screen));
      expect(shown).toEqual([]);
      back();
      expect(shown).toEqual(['cabinet']);
    });

    test('an address typed over it is gone to, and nothing stays behind', () => {
      const { page, shown, closed } = covered();
      page.history.pushState(null, '', '#/games');
      page.dispatchEvent(new Event('popstate'));
      expect([closed(), shown]).toEqual([1, ['games']]);
    });
  });
});
