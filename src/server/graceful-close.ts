import type { FastifyInstance } from 'fastify';

/**
 * Makes sure that `app.close()` ends: requests in progress may finish, idle connections are closed, and what is left
 * after the grace period is cut off. By itself it would wait for every idle connection.
 */
export function closeGracefully(app: FastifyInstance, graceMs: number): void {
  const timers: NodeJS.Timeout[] = [];
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    timers.push(setInterval(() => app.server.closeIdleConnections(), 100));
    timers.push(setTimeout(() => app.server.closeAllConnections(), graceMs));
  });
  // What comes on a connection that was just in use is answered as ever, and is the last that comes on it.
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('Connection', 'close');
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
  });
}
