import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { requestQueue } from '../../../src/server/store/request-queue.ts';
import { StoreRequestError } from '../../../src/server/store/store-error.ts';

const patient = { waitMs: 60_000, maxWaiting: 100 };
const busy = () => Promise.reject(new StoreRequestError('busy', 'held'));

/** A request that the test answers. */
function held() {
  const { promise, resolve } = Promise.withResolvers<string>();
  let tries = 0;
  const attempt = () => {
    tries += 1;
    return promise;
  };
  return { attempt, resolve, tries: () => tries };
}

test('writes run one by one, and reads do not wait for them', async () => {
  const queue = requestQueue(patient);
  const [one, other] = [held(), held()];
  const ended: string[] = [];
  const writes = [one, other].map(({ attempt }) =>
    queue.ask('write', attempt).then((name) => ended.push(name)),
  );
  expect(await queue.ask('read', () => Promise.resolve('read'))).toBe('read');
  expect([one.tries(), other.tries(), ended]).toEqual([1, 0, []]);
  other.resolve('other');
  one.resolve('one');
  await Promise.all(writes);
  expect(ended).toEqual(['one', 'other']);
});

test('a call is retried only if the store is busy', async () => {
  const queue = requestQueue(patient);
  let tries = 0;
  const third = () => ((tries += 1) < 3 ? busy() : Promise.resolve('done'));
  expect(await queue.ask('write', third)).toBe('done');
  expect(tries).toBe(3);
  const broken = () => {
    tries += 1;
    return Promise.reject(new StoreRequestError('failed', 'broken'));
  };
  await expect(queue.ask('write', broken)).rejects.toThrow(new StoreRequestError('failed', 'broken'));
  expect(tries).toBe(4);
});

test.each(['read', 'write', 'upkeep'] as const)('a %s of a busy store is abandoned in time', async (kind) => {
  const queue = requestQueue({ ...patient, waitMs: 500 });
  await expect(queue.ask(kind, busy)).rejects.toMatchObject({ name: 'StoreRequestError', kind: 'busy' });
});

test('if a store does not respond, the request is abandoned and waiting requests are never sent', async () => {
  const queue = requestQueue({ ...patient, waitMs: 500 });
  const [stuck, behind] = [held(), held()];
  const failure = { kind: 'hung', message: 'the store did not answer within 500 ms' };
  const asked = [stuck, behind].map(({ attempt }) => queue.ask('write', attempt));
  for (const each of asked) await expect(each).rejects.toMatchObject(failure);
  expect(queue.isHung()).toBe(true);
  stuck.resolve('after all');
  await queue.end();
  expect([stuck.tries(), behind.tries(), queue.isHung()]).toEqual([1, 0, false]);
});

test('maintenance runs to its end, however long it takes', async () => {
  const queue = requestQueue({ ...patient, waitMs: 500 });
  const long = held();
  const work = queue.ask('upkeep', long.attempt);
  await expect(queue.ask('write', held().attempt)).rejects.toMatchObject({ kind: 'busy' });
  long.resolve('at last');
  expect(await work).toBe('at last');
});

test('requests beyond the limit of the queue are refused at once', async () => {
  const queue = requestQueue({ ...patient, maxWaiting: 2 });
  const first = held();
  const waiting = [queue.ask('write', first.attempt), queue.ask('write', first.attempt)];
  await expect(queue.ask('read', () => Promise.resolve('read'))).rejects.toThrow(
    new StoreRequestError('busy', '2 requests are waiting for the store'),
  );
  first.resolve('done');
  expect(await Promise.all(waiting)).toEqual(['done', 'done']);
  expect(await queue.ask('read', () => Promise.resolve('read'))).toBe('read');
});

test('a permanently hanging store does not delay closing', async () => {
  const queue = requestQueue({ ...patient, waitMs: 500 });
  await expect(queue.ask('write', held().attempt)).rejects.toMatchObject({ kind: 'hung' });
  await expect(queue.end()).resolves.toBeUndefined();
});

test('on closing the queue completes earlier requests and refuses later ones', async () => {
  const queue = requestQueue(patient);
  const last = held();
  const work = queue.ask('write', last.attempt);
  let ended = false;
  const end = queue.end().then(() => (ended = true));
  await turn();
  expect(ended).toBe(false);
  await expect(queue.ask('read', () => Promise.resolve('read'))).rejects.toThrow(
    new StoreRequestError('failed', 'the store is closed'),
  );
  last.resolve('done');
  expect(await work).toBe('done');
  await end;
});
