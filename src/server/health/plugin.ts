import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { timingSafeEqual, createHash } from 'node:crypto';
import { conditionMetrics, processMetrics } from './condition-metrics.ts';
import { exposition, expositionType } from './exposition.ts';
import { createHealth, isHealthy, isReady, type ServerCondition, type HealthOptions } from './health.ts';
import type { RequestMetrics } from './request-metrics.ts';

/** The options of the routes `/healthz`, `/readyz` and `/metrics`. */
export interface HealthRoutesOptions extends Omit<HealthOptions, 'log'> {
  requests: RequestMetrics;
  /** The token for /metrics; without a token, only this computer can read them. */
  metricsToken: string | undefined;
  /** Whether there is a proxy in front: then a local address does not identify the caller. */
  behindProxy: boolean;
}

/**
 * The routes for monitoring: /readyz (forms can be accepted) and /healthz (everything works), both with one
 * word per check, and /metrics for Prometheus.
 */
export async function healthPlugin(app: FastifyInstance, options: HealthRoutesOptions): Promise<void> {
  const condition = createHealth({ ...options, log: app.log });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
  });
  const answer =
    (isFine: (health: ServerCondition['health']) => boolean) =>
    async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { health } = await condition();
      const ok = isFine(health);
      return reply.code(ok ? 200 : 503).send({ ok, ...health });
    };
  const config = { isNeverShed: true };
  app.get(
    '/readyz',
    { config },
    answer((health) => isReady(health, options.definitions)),
  );
  app.get('/healthz', { config }, answer(isHealthy));
  app.get('/metrics', { config }, async (request, reply) => {
    if (!mayRead(request, options)) return refuse(reply, options.metricsToken !== undefined);
    const metrics = [
      ...options.requests.metrics(),
      ...conditionMetrics(await condition(), options.now()),
      ...processMetrics(),
    ];
    return reply.type(expositionType).send(exposition(metrics));
  });
}

function mayRead(request: FastifyRequest, { metricsToken, behindProxy }: HealthRoutesOptions): boolean {
  if (metricsToken !== undefined)
    return isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`);
  return !behindProxy && isLocal(request);
}

/**
 * Whether the caller is on this computer. A proxy on this computer has a local address too, but its requests
 * name another host or client.
 */
function isLocal({ raw, headers, hostname }: FastifyRequest): boolean {
  const forwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];
  const local = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
  return (
    local.test(raw.socket.remoteAddress ?? '') &&
    /^(localhost|127\.0\.0\.1|\[?::1\]?)$/i.test(hostname) &&
    !forwarded.some((name) => name in headers)
  );
}

function refuse(reply: FastifyReply, hasToken: boolean): FastifyReply {
  if (hasToken) reply.header('WWW-Authenticate', 'Bearer');
  const message = hasToken
    ? 'Send the header “Authorization: Bearer …” with METRICS_TOKEN of the server’s settings.'
    : 'Metrics are for programs on the server’s own computer. Set METRICS_TOKEN to read them from elsewhere.';
  return reply
    .code(hasToken ? 401 : 403)
    .type('text/plain; charset=utf-8')
    .send(`${message}\n`);
}

/** Compares in constant time. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
