import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openRouter, parseAddress, printAddress } from '../../src/scenes/router';
import type { Address } from '../../src/scenes/shellTypes';

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
        at -= 1;
        listener();
      },
    },
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
});
