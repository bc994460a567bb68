import type { FastifyInstance } from 'fastify';

/**
 * Ensures that `app.close()` ends: requests in progress may finish, idle connections are closed, and the rest
 * is aborted after the grace period. Without this, it would wait for every idle connection.
 * @param graceMs the grace period in milliseconds
 */
export function closeGracefully(app: FastifyInstance, graceMs: number): void {
  const timers: NodeJS.Timeout[] = [];
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    timers.push(setInterval(() => app.server.closeIdleConnections(), 100));
    timers.push(setTimeout(() => app.server.closeAllConnections(), graceMs));
  });
  // A request that arrives now on an open connection is answered normally, and is the last on that
  // connection.
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('Connection', 'close');
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
  });
}
