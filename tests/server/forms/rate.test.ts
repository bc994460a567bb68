import { expect, test } from 'vitest';
import { rateLimiter } from '../../../src/server/forms/route/rate.ts';
import { memoryPostCounter } from '../../../src/server/store/post-counter.ts';

const limits = { seconds: 600, frequent: 3, suspicious: 3, refused: 6 };

function limiterBench(most?: number) {
  let time = 1_200_000;
  const limit = rateLimiter(limits, memoryPostCounter(most), () => time);
  const kinds = async (address: string, times: number) => {
    const found: string[] = [];
    for (let each = 0; each < times; each += 1) found.push((await limit(address)).kind);
    return found;
  };
  return { kinds, wait: (seconds: number) => (time += seconds * 1000) };
}

test('posts of an address are accepted, then suspicious, then refused', async () => {
  const { kinds } = limiterBench();
  expect(await kinds('192.0.2.1', 7)).toEqual([
    'fine',
    'fine',
    'fine',
    'suspicious',
    'suspicious',
    'suspicious',
    'refused',
  ]);
  expect(await kinds('192.0.2.2', 1)).toEqual(['fine']);
});

test('earlier posts count less with time', async () => {
  const { kinds, wait: pass } = limiterBench();
  await kinds('192.0.2.1', 6);
  pass(601);
  expect(await kinds('192.0.2.1', 1)).toEqual(['refused']);
  pass(300);
  expect(await kinds('192.0.2.1', 1)).toEqual(['suspicious']);
  pass(1300);
  expect(await kinds('192.0.2.1', 3)).toEqual(['fine', 'fine', 'fine']);
});

test('a clock that is set back or far ahead starts from zero', async () => {
  const { kinds, wait: pass } = limiterBench();
  for (const jump of [-86_400, 31_536_000, -31_536_000]) {
    await kinds('192.0.2.1', 7);
    pass(jump);
    expect(await kinds('192.0.2.1', 1)).toEqual(['fine']);
  }
});

test('an IPv6 network is one visitor', async () => {
  const { kinds } = limiterBench();
  await kinds('2001:db8:1:2::1', 3);
  expect(await kinds('2001:db8:1:2:ffff::9', 1)).toEqual(['suspicious']);
  expect(await kinds('2001:db8:1:3::1', 1)).toEqual(['fine']);
  expect(await kinds('::1', 3)).toEqual(['fine', 'fine', 'fine']);
  expect(await kinds('::ffff:192.0.2.1', 3)).toEqual(['fine', 'fine', 'fine']);
});

test('the number of stored addresses is limited', async () => {
  const { kinds } = limiterBench(2);
  for (const address of ['a', 'b', 'c']) await kinds(address, 3);
  expect([await kinds('a', 1), await kinds('b', 1), await kinds('c', 1)]).toEqual([
    ['suspicious'],
    ['suspicious'],
    ['fine'],
  ]);
});
