import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchOverload } from '../../src/server/overload.ts';

/** Keeps the CPU busy. */
function work(ms: number): void {
  const used = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  const until = used() + ms;
  while (used() < until);
}

test('new connections in every turn of the event loop for too long are an overload, until a turn has none', async () => {
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

test('connections with pauses are never an overload, however busy the server is', async () => {
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
