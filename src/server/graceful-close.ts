import type { FastifyInstance } from 'fastify';

/**
 * Ensures that `app.close()` ends: requests in progress may finish, idle connections are closed, and the rest is
 * aborted after the grace period. Otherwise it would wait for every idle connection.
 */
export function closeGracefully(app: FastifyInstance, graceMs: number): void {
  const timers: NodeJS.Timeout[] = [];
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    timers.push(setInterval(() => app.server.closeIdleConnections(), 100));
    timers.push(setTimeout(() => app.server.closeAllConnections(), graceMs));
  });
  // A request on a connection that was just in use is answered normally, and is the last on it.
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('Connection', 'close');
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
  });
}
