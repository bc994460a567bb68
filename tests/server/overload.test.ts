import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchOverload } from '../../src/server/overload.ts';

/** Keeps the CPU busy, which differs from letting time pass. */
function work(ms: number): void {
  const used = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  const until = used() + ms;
  while (used() < until);
}

test('connections in every turn for too long are too many, until there is a turn without one', async () => {
  const server = new EventEmitter();
  const isOverloaded = watchOverload(server, 50);
  expect(isOverloaded()).toBe(false);
  const seen: boolean[] = [];
  for (let each = 0; each < 5; each += 1) {
    server.emit('connection');
    work(20);
    seen.push(isOverloaded());
    await turn();
  }
  expect([seen[0], seen.at(-1)]).toEqual([false, true]);
  await turn();
  expect(isOverloaded()).toBe(false);
});

test('connections with pauses are never too many, with any load', async () => {
  const server = new EventEmitter();
  const isOverloaded = watchOverload(server, 5);
  for (let each = 0; each < 4; each += 1) {
    server.emit('connection');
    await turn();
    await turn();
    work(10);
    expect(isOverloaded()).toBe(false);
  }
});
