import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Ledger } from '../ledger.ts';
import type { Line } from '../line.ts';
import { caller } from '../load/caller.ts';
import { offer } from '../load/offer.ts';
import { routesOf, submit, view } from '../load/visits.ts';
import { startServer } from '../start-server.ts';
import { tortureSite } from '../torture-site.ts';
import { told, unexpected } from './load.ts';

/** Connections that send a byte now and then: headers that never end, and bodies that never come. */
export const slow: Line = {
  name: 'slow',
  promise: 'Others are served meanwhile; the slow are cut off',
  fault: 'slow connections by the thousand',
  unit: 'connections',
  cases: { short: 1, long: 1 },
  attempt: async (torture, { random, folder }) => {
    const { engine, store, scale } = torture;
    const isLong = scale === 'long';
    const seconds = torture.seconds ?? (isLong ? 120 : 1);
    const count = isLong ? 3000 : 200;
    const dataDir = path.join(folder, 'data');
    const site = await tortureSite(torture, folder, true);
    const routes = routesOf(site);
    const server = await startServer({ engine, site, env: store.env(dataDir) });
    const calls = caller(server.address, 64);
    const ledger = new Ledger();
    const { port } = new URL(server.address);
    const sockets = Array.from({ length: count }, (_, index) => dribble(Number(port), index));
    try {
      await pause(200);
      const [views, posts] = await Promise.all([
        offer({ rate: 50, seconds }, (number) => view(calls, routes[number % routes.length]!)),
        offer({ rate: 5, seconds }, () => submit(calls, random, ledger)),
      ]);
      const open = sockets.filter(({ socket }) => !socket.destroyed && !socket.readableEnded).length;
      const lost = [
        ...unexpected('pages', views, ['200']),
        ...unexpected('submissions', posts, ['201']),
        ...ledger.compare(await store.read(dataDir)),
        // Fifteen seconds for headers; for bodies half a minute of grace, and as long to be measured.
        ...(seconds >= 100 && open > 0 ? [`${open} slow connections are still open.`] : []),
      ];
      const note = `${seconds} s; pages: ${told(views, 50)}; ${count - open} of ${count} slow ones were cut off by then`;
      return { tried: count, lost, note };
    } finally {
      for (const { stop } of sockets) stop();
      calls.close();
      await server.end();
    }
  },
};

/** Half of them send headers, a byte each second; the others a body that is said to be large. */
function dribble(port: number, index: number): { socket: Socket; stop(): void } {
  const socket = connect(port, '127.0.0.1');
  const begin =
    index % 2 === 0
      ? 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '
      : 'POST /api/forms/torture-note HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 40000\r\n\r\n{';
  socket.on('error', () => undefined);
  socket.on('connect', () => socket.write(begin));
  socket.resume();
  const timer = setInterval(() => socket.writable && socket.write('a'), 1000);
  const stop = (): void => {
    clearInterval(timer);
    socket.destroy();
  };
  socket.once('close', stop);
  return { socket, stop };
}
