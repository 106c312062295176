import { describe, expect, test } from 'vitest';
import { idOfKind, isRefOf, parseRef, type Ref, refId, refKinds, refOf } from '../../../src/rules/core/ref';

describe('refs', () => {
  test('are printed and parsed alike, for every kind and for ids with a colon', () => {
    for (const kind of refKinds) {
      for (const id of ['a', 'Pz IV', 'x:y', '']) {
        const ref = refOf(kind, id);
        expect(parseRef(ref)).toEqual({ kind, id });
        expect(refId(ref)).toBe(id);
        expect(idOfKind(kind, ref)).toBe(id);
      }
    }
    expect(refOf('card', 7)).toBe('card:7');
  });

  test('of another kind have no id of this one', () => {
    const hex: Ref = 'hex:B3';
    expect([isRefOf('hex', hex), isRefOf('unit', hex), isRefOf('unit', undefined), isRefOf('unit', null)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([idOfKind('unit', hex), idOfKind('hex', null)]).toEqual([null, null]);
  });

  test('are not made of any text', () => {
    for (const text of ['', 'hex', 'hexx:1', 'tank:1', ':1', 'HEX:1']) expect(parseRef(text)).toBeNull();
  });
});
