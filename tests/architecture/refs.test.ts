import { expect, test } from 'vitest';
import { read, sources } from './sources';

const KINDS = '(?:unit|hex|square|area|card|face|button):';
/** Ways to take a ref apart by hand. */
const BY_HAND = [
  new RegExp(`\\.(?:startsWith|split|replace)\\('${KINDS}'`),
  new RegExp(`\\.slice\\('${KINDS}'\\.length\\)`),
  /\bref\??\.(?:indexOf|split)\(':'\)/,
];

test('what can be pointed at is taken apart in one place: core/ref', () => {
  const others = sources.filter((file) => file !== 'src/rules/core/ref.ts');
  expect(others.filter((file) => BY_HAND.some((way) => way.test(read(file))))).toEqual([]);
});
