import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '../core/messages/locale.ts';
import { RefusalError } from './forms/refusal.ts';
import { sendRefusal } from './forms/reply/reply.ts';
import { isProxyAddress } from './forms/route/is-proxy-address.ts';
import { toNetwork } from './network.ts';
import { createVisitorLimiter } from './visitor-limiter.ts';
import type { LoadState } from './load-state.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Whether the route accepts a body; without this option, no body is read. `withinMs`: the whole body must
     * arrive in this time. `atItsPace`: the route itself checks the speed (minimal-speed.ts).
     */
    takesBody?: 'atItsPace' | { withinMs: number };
  }
}

/** The limits of concurrent bodies. */
export interface BodyLimits {
  /** The maximal number of concurrent bodies per network. */
  maxBodiesOfNetwork: number;
  shedding: LoadState;
}

/**
 * Accepts bodies only on routes that need them. Other requests are answered before their body arrives, and
 * the connection ends. Each network has a share of the bodies in transit, so that slow senders leave places
 * for others.
 */
export function limitBodies(app: FastifyInstance, limits: BodyLimits, locale: Locale): void {
  const arriving = createVisitorLimiter(() => Infinity, limits.maxBodiesOfNetwork);
  const refuse = (
    request: FastifyRequest,
    reply: FastifyReply,
    refusal: RefusalError,
  ): Promise<FastifyReply> => {
    closeAfterAnswer(request, reply);
    return sendRefusal(request, reply, refusal, { locale, values: {} });
  };
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return undefined;
    const { takesBody } = request.routeOptions.config;
    if (takesBody === undefined) {
      closeAfterAnswer(request, reply);
      // Fastify then handles it as a request without a body.
      for (const name of headersOfBodies) delete request.raw.headers[name];
      return undefined;
    }
    const release = arriving.take(isProxyAddress(request) ? undefined : toNetwork(request.ip));
    if (typeof release !== 'function') {
      limits.shedding.note('network');
      return refuse(
        request,
        reply,
        new RefusalError('busy', (t) => t('server.manyAtOnce'), { retryAfter: 30 }),
      );
    }
    const { raw } = request;
    raw.once('end', release).once('close', release);
    reply.raw.once('close', release);
    if (takesBody === 'atItsPace') return undefined;
    const refuseLate = (): void => {
      if (raw.complete || raw.destroyed || reply.sent) return;
      refuse(request, reply, new RefusalError('slow', (t) => t('server.tooSlow'))).catch((error: unknown) =>
        request.log.error({ err: error }, 'a slow request could not be answered'),
      );
    };
    const timer = setTimeout(refuseLate, takesBody.withinMs).unref();
    raw.once('close', () => clearTimeout(timer));
    return undefined;
  });
}

/** Closes the connection half a second after the response: the rest of the body is not read. */
export function closeAfterAnswer({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.header('Connection', 'close');
  reply.raw.once('finish', () => setTimeout(() => raw.destroy(), 500).unref());
}

const headersOfBodies = ['content-length', 'content-type', 'transfer-encoding'];

function hasBody({ headers }: FastifyRequest): boolean {
  const { 'transfer-encoding': coding, 'content-length': length = '0' } = headers;
  return coding !== undefined || length !== '0';
}
