import { expect, test } from 'vitest';
import { rateCounter } from '../../../src/server/forms/route/rate.ts';

const limits = { seconds: 600, suspicious: 3, refused: 6 };

function counter(most?: number) {
  let time = 1_000_000;
  const { count } = rateCounter(limits, () => time, most);
  const kinds = (address: string, times: number) => Array.from({ length: times }, () => count(address).kind);
  return { kinds, pass: (seconds: number) => (time += seconds * 1000) };
}

test('an address is fine, then suspicious, then refused', () => {
  const { kinds } = counter();
  expect(kinds('192.0.2.1', 7)).toEqual([
    'fine',
    'fine',
    'fine',
    'suspicious',
    'suspicious',
    'suspicious',
    'refused',
  ]);
  expect(kinds('192.0.2.2', 1)).toEqual(['fine']);
});

test('what was sent fades out with time', () => {
  const { kinds, pass } = counter();
  kinds('192.0.2.1', 6);
  pass(601);
  expect(kinds('192.0.2.1', 1)).toEqual(['refused']);
  pass(300);
  expect(kinds('192.0.2.1', 1)).toEqual(['suspicious']);
  pass(1300);
  expect(kinds('192.0.2.1', 3)).toEqual(['fine', 'fine', 'fine']);
});

test('a clock that is set back or far ahead starts anew', () => {
  const { kinds, pass } = counter();
  for (const jump of [-86_400, 31_536_000, -31_536_000]) {
    kinds('192.0.2.1', 7);
    pass(jump);
    expect(kinds('192.0.2.1', 1)).toEqual(['fine']);
  }
});

test('a network of IPv6 is one visitor', () => {
  const { kinds } = counter();
  kinds('2001:db8:1:2::1', 3);
  expect(kinds('2001:db8:1:2:ffff::9', 1)).toEqual(['suspicious']);
  expect(kinds('2001:db8:1:3::1', 1)).toEqual(['fine']);
  expect(kinds('::1', 3)).toEqual(['fine', 'fine', 'fine']);
  expect(kinds('::ffff:192.0.2.1', 3)).toEqual(['fine', 'fine', 'fine']);
});

test('no more addresses are kept than there is room for', () => {
  const { kinds } = counter(2);
  for (const address of ['a', 'b', 'c']) kinds(address, 3);
  expect([kinds('a', 1), kinds('b', 1), kinds('c', 1)]).toEqual([['suspicious'], ['suspicious'], ['fine']]);
});
