import { expect, test } from 'vitest';
import { boundedQuery } from '../../../src/server/health/bounded-query.ts';

test('many concurrent calls cause one query', async () => {
  let asked = 0;
  const ask = boundedQuery(
    () => Promise.resolve((asked += 1)),
    () => -1,
    { limitMs: 1000, cacheMs: 60_000 },
  );
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect(await ask()).toBe(1);
  expect(asked).toBe(1);
});

test('a caller waits no longer than the limit, and no new query begins while one is running', async () => {
  const answers: ((answer: string) => void)[] = [];
  const ask = boundedQuery(
    () => new Promise<string>((resolve) => answers.push(resolve)),
    () => 'late',
    {
      limitMs: 5,
      cacheMs: 0,
    },
  );
  expect([await ask(), await ask()]).toEqual(['late', 'late']);
  expect(answers).toHaveLength(1);
  answers[0]!('here');
  await new Promise(setImmediate);
  const next = ask();
  expect(answers).toHaveLength(2);
  answers[1]!('again');
  expect(await next).toBe('again');
});

test('a failure is passed to the callers, and the next call starts another query', async () => {
  let asked = 0;
  const ask = boundedQuery(
    () => ((asked += 1) === 1 ? Promise.reject(new Error('no')) : Promise.resolve('yes')),
    () => 'late',
    {
      limitMs: 1000,
      cacheMs: 0,
    },
  );
  await expect(ask()).rejects.toThrow('no');
  expect(await ask()).toBe('yes');
});
