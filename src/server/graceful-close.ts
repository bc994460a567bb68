import type { FastifyInstance } from 'fastify';

/**
 * Makes `app.close()` come to its end: what is under way may finish, connections end as soon as they have nothing
 * more to do, and what is left after the grace is cut off. Left alone, it would wait for every idle connection.
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
