import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { randomInt, randomUUID } from 'node:crypto';
import type { FormDefinition } from '../../core/form/form-definition.ts';
import type { Store } from '../store/store.ts';
import { sendRefusal, type RenderFormPage } from './answer.ts';
import { registerForms } from './form-registry.ts';
import { usualPace, type Pace } from './pace.ts';
import { rateCounter, usualRates, type RateLimits } from './rate.ts';
import type { PlanDeliveries, Sources } from './receive.ts';
import { Refusal, toRefusal } from './refusal.ts';
import { submitRoute } from './submit.ts';

export interface FormsOptions {
  store: Store;
  definitions: readonly FormDefinition[];
  plan: PlanDeliveries;
  /** The site's address; forms are taken from its pages and from those of the host that is called. */
  publicUrl?: string | undefined;
  /** Draws a form's page with its faults, for browsers without JavaScript; a page of words without it. */
  renderFormPage?: RenderFormPage | undefined;
  /** Called after each stored submission. */
  onStored?: () => void;
  /** Off: posts of one address are not counted. */
  rateLimit?: boolean;
  rates?: RateLimits;
  pace?: Partial<Omit<Pace, 'most'>>;
  reserve?: number;
  atOnce?: number;
  sources?: Sources;
}

const megabyte = 1024 * 1024;

/** The routes that take forms, and the one that says whether the server can store them. */
export async function formsPlugin(app: FastifyInstance, options: FormsOptions): Promise<void> {
  const sources = options.sources ?? {
    now: () => new Date(),
    uuid: randomUUID,
    randomInt: (below) => randomInt(below),
  };
  const { store, rateLimit = true } = options;
  const counter = rateCounter(options.rates ?? usualRates, () => sources.now().getTime());
  const submit = submitRoute({
    store,
    forms: registerForms(options.definitions),
    plan: options.plan,
    sources,
    count: rateLimit ? counter.count : undefined,
    pace: { ...usualPace, ...options.pace },
    publicHost: options.publicUrl && new URL(options.publicUrl).host,
    render: options.renderFormPage,
    reserve: options.reserve ?? 100 * megabyte,
    atOnce: options.atOnce ?? 200,
    onStored: options.onStored ?? (() => undefined),
  });

  // Bodies are read by the handler itself, which knows the form's limits; nothing is parsed before.
  app.removeAllContentTypeParsers();
  await app.register(multipart, { throwFileSizeLimit: false });
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
  });
  app.setErrorHandler((error, request, reply) => {
    const refusal = fromFramework(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'failed');
    return sendRefusal(request, reply, refusal, { values: {} });
  });

  app.post<{ Params: { id: string } }>('/api/forms/:id', submit.handle);
  app.addHook('onClose', () => submit.idle());
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: '/api/forms/:id',
    handler: (request, reply) => {
      reply.header('Allow', 'POST');
      const refusal = new Refusal(
        'method',
        'Forms are sent with POST. Open the page of the form and send it there.',
      );
      return sendRefusal(request, reply, refusal, { values: {} });
    },
  });
  app.get('/healthz', async (request, reply) => {
    try {
      store.sqlite.prepare('SELECT count(*) FROM submissions WHERE seq = 0').get();
      return reply.send({ ok: true });
    } catch (error) {
      request.log.error({ err: error }, 'the store can’t be read');
      return reply.code(503).send({ ok: false, code: 'failed', message: 'The store can’t be read.' });
    }
  });
}

/** What the framework itself refuses, in our words. */
function fromFramework(error: unknown): Refusal {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413)
    return new Refusal('too-large', 'This is more than the form takes. Please shorten it.', { cause: error });
  if (status === 415)
    return new Refusal(
      'unsupported',
      'Send the form as JSON, multipart/form-data or application/x-www-form-urlencoded.',
      { cause: error },
    );
  if (status >= 400 && status < 500)
    return new Refusal('malformed', 'What was sent can’t be read. Please send it again.', { cause: error });
  return toRefusal(error);
}
