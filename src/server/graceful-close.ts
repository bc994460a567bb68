import type { FastifyInstance } from 'fastify';

/**
 * Makes sure that `app.close()` ends: requests in progress may finish, idle connections are closed, and what is left
 * after the grace period is cut off. By itself it would wait for every idle connection.
 */
export function closeGracefully(app: FastifyInstance, graceMs: number): void {
  const timers: NodeJS.Timeout[] = [];
  app.addHook('preClose', async () => {
    timers.push(setInterval(() => app.server.closeIdleConnections(), 100));
    timers.push(setTimeout(() => app.server.closeAllConnections(), graceMs));
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
  });
}
