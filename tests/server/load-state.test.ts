import { EventEmitter } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { defaultLimits, limitConnections } from '../../src/server/connection-limits.ts';
import { watchLoad, type RefusalScope } from '../../src/server/load-state.ts';

function bench() {
  let time = 1000;
  const shedding = watchLoad(() => time);
  /** Refuses one client a second. */
  const shed = (whom: RefusalScope, seconds: number): void => {
    for (let each = 0; each < seconds; each += 1) {
      time += 1000;
      shedding.note(whom);
    }
  };
  return { shedding, shed, pass: (seconds: number) => (time += seconds * 1000) };
}

test('a burst of some seconds is not reported; a longer one is, for a while', () => {
  const { shedding, shed, pass } = bench();
  expect(shedding.status()).toBe('ok');
  shed('all', 8);
  expect(shedding.status()).toBe('ok');
  pass(30);
  shed('all', 8);
  expect(shedding.status()).toBe('ok');
  shed('all', 8);
  expect(shedding.status()).toBe('shedding');
  pass(60);
  expect(shedding.status()).toBe('shedding');
  pass(60);
  expect(shedding.status()).toBe('ok');
});

test('a refused network has a separate word', () => {
  const { shedding, shed } = bench();
  shed('network', 20);
  expect(shedding.status()).toBe('network');
  shed('all', 20);
  expect(shedding.status()).toBe('shedding');
});

test('a network has a share of the connections; this machine has no limit, because it may be a proxy', () => {
  const server = new EventEmitter();
  const app = { server, log: { warn: () => undefined } } as unknown as FastifyInstance;
  const shedding = watchLoad();
  limitConnections(app, { ...defaultLimits, maxConnectionsOfNetwork: 2 }, shedding);
  const open = (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), {
      remoteAddress,
      isOpen: true,
      destroy: () => {
        socket.isOpen = false;
        socket.emit('close');
      },
    });
    server.emit('connection', socket);
    return socket;
  };
  const [first, second] = [open('192.0.2.1'), open('::ffff:192.0.2.1')];
  expect([first?.isOpen, second?.isOpen]).toEqual([true, true]);
  expect(open('192.0.2.1').isOpen).toBe(false);
  expect(open('192.0.2.2').isOpen).toBe(true);
  first?.destroy();
  expect(open('192.0.2.1').isOpen).toBe(true);
  for (let each = 0; each < 5; each += 1) expect(open('127.0.0.1').isOpen).toBe(true);
});
