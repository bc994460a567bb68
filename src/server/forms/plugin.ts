import cors, { type FastifyCorsOptions } from '@fastify/cors';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { randomInt, randomUUID } from 'node:crypto';
import type { FormDefinition } from '../../core/form/form-definition.ts';
import type { Locale } from '../../core/messages/locale.ts';
import type { MinimalSpeed } from '../minimal-speed.ts';
import type { LoadState } from '../load-state.ts';
import type { OpenStore } from '../store/open-store.ts';
import { registerForms } from './form-registry.ts';
import { isServerProblem, RefusalError, toRefusal } from './refusal.ts';
import { sendRefusal, type RenderFormPage } from './reply/reply.ts';
import { defaultRates, rateLimiter, type RateLimits } from './route/rate.ts';
import { formRoute, type VisitorTexts } from './route/route.ts';
import type { PlanDeliveries, Sources } from './store-submission.ts';
import { uploadsPlugin } from './uploads/plugin.ts';
import { uploadArea } from './uploads/upload-area.ts';

/** The options of the routes for forms. */
export interface FormsOptions {
  store: OpenStore;
  definitions: readonly FormDefinition[];
  /** The locale for visitors who send forms. */
  locale: Locale;
  plan: PlanDeliveries;
  /** The site's address. Forms are accepted from its pages, and from those of the requested host. */
  publicUrl?: string | undefined;
  /** The locales for pages in other languages, by language code. */
  translations?: ReadonlyMap<string, VisitorTexts>;
  /** The receipt page for browsers without JavaScript. Default: a plain page */
  receiptRoute?: string | undefined;
  /** Renders a form's page with its errors, for browsers without JavaScript. Default: a plain page */
  renderFormPage?: RenderFormPage | undefined;
  /** Called after each stored submission. */
  onStored?: () => void;
  /** Whether posts are counted per address. Default: true */
  isRateLimited?: boolean;
  rates?: RateLimits;
  /** The minimal speed of a submission. */
  pace: Omit<MinimalSpeed, 'maxBytes'>;
  reserve?: number;
  /** The maximal total size of files that were uploaded before their forms. */
  maxUploadBytes?: number;
  maxAtOnce?: number;
  /** Whether the server is overloaded. */
  isOverloaded: () => boolean;
  shedding: LoadState;
  maxArriving?: number;
  sources?: Sources;
}

/** The number of bytes that stay free on the disk. */
export const defaultReserve = 100 * 1024 * 1024;

/** The routes of forms; the caller registers them below `/api`. */
export async function formsPlugin(app: FastifyInstance, options: FormsOptions): Promise<void> {
  const { store, locale, isRateLimited = true } = options;
  const sources = options.sources ?? {
    now: store.now,
    uuid: randomUUID,
    randomInt: (below) => randomInt(below),
  };
  const clock = () => sources.now().getTime();
  const rates = options.rates ?? defaultRates;
  const shared = {
    shedding: options.shedding,
    forms: registerForms(options.definitions, locale.t),
    area: uploadArea(store.dataDir, sources.now),
    locale,
    pace: options.pace,
    publicUrl: options.publicUrl,
    reserve: options.reserve ?? defaultReserve,
  };
  const route = formRoute({
    ...shared,
    store,
    plan: options.plan,
    sources,
    formIds: options.definitions.map(({ id }) => id),
    count: isRateLimited ? rateLimiter(rates, store.countPost, clock) : undefined,
    receiptRoute: options.receiptRoute,
    translations: options.translations ?? new Map(),
    render: options.renderFormPage,
    maxAtOnce: options.maxAtOnce ?? 500,
    isOverloaded: options.isOverloaded,
    maxArriving: options.maxArriving ?? 4000,
    onStored: options.onStored ?? (() => undefined),
  });

  // The handler reads the bodies itself, because it knows the form's limits.
  app.removeAllContentTypeParsers();
  // The pages may be on another, static host.
  if (options.publicUrl) await app.register(cors, corsFor(options.publicUrl));
  await app.register(multipart, { throwFileSizeLimit: false });
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
  });
  app.setErrorHandler((error, request, reply) => {
    const refusal = fromFramework(error);
    if (isServerProblem(refusal)) request.log.error({ err: error }, 'failed');
    return sendRefusal(request, reply, refusal, { locale, values: {} });
  });

  await uploadsPlugin(app, {
    ...shared,
    dataDir: store.dataDir,
    isOverloaded: options.isOverloaded,
    // Counted separately, because an upload is not a submission.
    count: isRateLimited
      ? rateLimiter(rates, (network, slot) => store.countPost(`files from ${network}`, slot), clock)
      : undefined,
    maxBytes: options.maxUploadBytes ?? 2 * 1024 * 1024 * 1024,
    now: sources.now,
  });
  app.post<{ Params: { id: string } }>(
    '/forms/:id',
    { config: { takesBody: 'atItsPace', isNeverShed: true } },
    route.handle,
  );
  app.addHook('onClose', () => route.idle());
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: '/forms/:id',
    handler: (request, reply) => {
      reply.header('Allow', 'POST');
      return sendRefusal(request, reply, new RefusalError('method', (t) => t('server.postOnly')), {
        locale,
        values: {},
      });
    },
  });
}

/** CORS for pages of the site on another host. */
function corsFor(origin: string): FastifyCorsOptions {
  return {
    origin,
    methods: ['POST', 'HEAD', 'PATCH', 'DELETE'],
    exposedHeaders: ['Location', 'Retry-After', 'Upload-Length', 'Upload-Offset'],
    maxAge: 600,
  };
}

/** Converts refusals of Fastify itself, which get our messages. */
function fromFramework(error: unknown): RefusalError {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) return new RefusalError('too-large', (t) => t('server.bodyTooLarge'), { cause: error });
  if (status === 415)
    return new RefusalError('unsupported', (t) => t('server.unknownType'), { cause: error });
  if (status >= 400 && status < 500)
    return new RefusalError('malformed', (t) => t('server.unreadable'), { cause: error });
  return toRefusal(error);
}
