import { expect, test } from 'vitest';
import { createLimiter } from '../../../../src/server/forms/read/limiter.ts';

test('a limited number of tasks runs at once; the others follow in the order of their calls', async () => {
  const limit = createLimiter(2);
  const begun: number[] = [];
  const works = [0, 1, 2, 3].map((number) => ({ number, ...Promise.withResolvers<number>() }));
  const results = works.map(({ number, promise }) =>
    limit(() => {
      begun.push(number);
      return promise;
    }),
  );
  expect(begun).toEqual([0, 1]);
  works[1]!.resolve(1);
  expect(await results[1]).toBe(1);
  expect(begun).toEqual([0, 1, 2]);
  for (const { number, resolve } of works) resolve(number);
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3]);
});

test('a failing task releases its slot, and passes its error to the caller', async () => {
  const limit = createLimiter(1);
  const failed = limit(() => Promise.reject(new Error('no')));
  const next = limit(async () => 'done');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
  expect(await limit(async () => 'again')).toBe('again');
});
