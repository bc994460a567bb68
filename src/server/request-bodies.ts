import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '../core/messages/locale.ts';
import { Refusal } from './forms/refusal.ts';
import { sendRefusal } from './forms/reply/reply.ts';
import { isOfProxy } from './forms/route/is-of-proxy.ts';
import { networkOf } from './network-of.ts';
import { places } from './places.ts';
import type { Shedding } from './shedding.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The route takes a body; without this, none is read. `withinMs`: all of it has to come within so many milliseconds.
     * `atItsPace`: the route itself measures how fast it comes (pace.ts).
     */
    takesBody?: 'atItsPace' | { withinMs: number };
  }
}

export interface BodyLimits {
  /** How many bodies of one network may be on their way at a time. */
  maxBodiesOfNetwork: number;
  shedding: Shedding;
}

/**
 * Lets bodies come only where they are taken: elsewhere a request is answered before its body has come, and its connection
 * ends. Of what is on its way, each network has a share, so that one that sends slowly leaves places for others.
 */
export function limitBodies(app: FastifyInstance, limits: BodyLimits, locale: Locale): void {
  const arriving = places(() => Infinity, limits.maxBodiesOfNetwork);
  const refuse = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal): Promise<FastifyReply> => {
    closeAfterAnswer(request, reply);
    return sendRefusal(request, reply, refusal, { locale, values: {} });
  };
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return undefined;
    const { takesBody } = request.routeOptions.config;
    if (takesBody === undefined) {
      closeAfterAnswer(request, reply);
      // The framework then answers it as a request without a body.
      for (const name of headersOfBodies) delete request.raw.headers[name];
      return undefined;
    }
    const place = arriving.take(isOfProxy(request) ? undefined : networkOf(request.ip));
    if (typeof place !== 'function') {
      limits.shedding.note('network');
      return refuse(request, reply, new Refusal('busy', (t) => t('server.manyAtOnce'), { retryAfter: 30 }));
    }
    const { raw } = request;
    raw.once('end', place).once('close', place);
    reply.raw.once('close', place);
    if (takesBody === 'atItsPace') return undefined;
    const late = (): void => {
      if (raw.complete || raw.destroyed || reply.sent) return;
      refuse(request, reply, new Refusal('slow', (t) => t('server.tooSlow'))).catch((error: unknown) =>
        request.log.error({ err: error }, 'a slow request could not be answered'),
      );
    };
    const timer = setTimeout(late, takesBody.withinMs).unref();
    raw.once('close', () => clearTimeout(timer));
    return undefined;
  });
}

/** Ends the connection half a second after the answer: the rest of the body is not read. */
export function closeAfterAnswer({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.header('Connection', 'close');
  reply.raw.once('finish', () => setTimeout(() => raw.destroy(), 500).unref());
}

const headersOfBodies = ['content-length', 'content-type', 'transfer-encoding'];

function hasBody({ headers }: FastifyRequest): boolean {
  const { 'transfer-encoding': coding, 'content-length': length = '0' } = headers;
  return coding !== undefined || length !== '0';
}
