import { describe, expect, test } from 'vitest';
import { openFreshStore, storeKinds } from './store-kinds.ts';

describe.each(storeKinds)('posts counted in a store $name', (kind) => {
  test('count by network and time slot, and in the next slot', async () => {
    const { countPost } = await openFreshStore(kind);
    const counts = [];
    for (const [network, slot] of [
      ['192.0.2.1', 7],
      ['192.0.2.1', 7],
      ['192.0.2.2', 7],
      ['files from 192.0.2.1', 7],
      ['192.0.2.1', 8],
      ['192.0.2.2', 8],
      ['192.0.2.1', 10],
    ] as const)
      counts.push(await countPost(network, slot));
    expect(counts.map(({ posts, before }) => [posts, before])).toEqual([
      [1, 0],
      [2, 0],
      [1, 0],
      [1, 0],
      [1, 2],
      [1, 1],
      [1, 0],
    ]);
  });

  test('are all counted, also concurrent ones', async () => {
    const { countPost } = await openFreshStore(kind);
    const counts = await Promise.all(Array.from({ length: 20 }, () => countPost('192.0.2.1', 7)));
    expect(counts.map(({ posts }) => posts).sort((one, other) => one - other)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
  });
});
