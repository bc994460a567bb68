import cors, { type FastifyCorsOptions } from '@fastify/cors';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { randomInt, randomUUID } from 'node:crypto';
import type { FormDefinition } from '../../core/form/form-definition.ts';
import type { Locale } from '../../core/messages/locale.ts';
import type { Pace } from '../pace.ts';
import type { Shedding } from '../shedding.ts';
import type { OpenStore } from '../store/open-store.ts';
import { registerForms } from './form-registry.ts';
import { Refusal, toRefusal } from './refusal.ts';
import { sendRefusal, type RenderFormPage } from './reply/reply.ts';
import { defaultRates, rateJudge, type RateLimits } from './route/rate.ts';
import { formRoute, type Voice } from './route/route.ts';
import type { PlanDeliveries, Sources } from './store-submission.ts';
import { uploadsPlugin } from './uploads/plugin.ts';
import { uploadArea } from './uploads/upload-area.ts';

export interface FormsOptions {
  store: OpenStore;
  definitions: readonly FormDefinition[];
  /** How the site speaks to those who send forms. */
  locale: Locale;
  plan: PlanDeliveries;
  /** The site's address; forms are taken from its pages and from those of the host that is called. */
  publicUrl?: string | undefined;
  /** How those are spoken to who send them from pages in other languages, by the codes of the languages. */
  translations?: ReadonlyMap<string, Voice>;
  /** The page that confirms a submission to browsers without JavaScript; a plain page does without it. */
  receiptRoute?: string | undefined;
  /** Draws a form's page with its faults, for browsers without JavaScript; a plain page shows them without it. */
  renderFormPage?: RenderFormPage | undefined;
  /** Called after each stored submission. */
  onStored?: () => void;
  /** Off: posts of one address are not counted. */
  rateLimit?: boolean;
  rates?: RateLimits;
  /** How slowly a submission may arrive. */
  pace: Omit<Pace, 'maxBytes'>;
  reserve?: number;
  /** How many bytes all files may have that were sent ahead of their forms. */
  maxUploadBytes?: number;
  maxAtOnce?: number;
  /** Whether more comes than can be dealt with. */
  isOverloaded: () => boolean;
  shedding: Shedding;
  maxArriving?: number;
  sources?: Sources;
}

/** How many bytes stay free on the disk. */
export const defaultReserve = 100 * 1024 * 1024;

/** The routes that take forms; the caller puts them below `/api`. */
export async function formsPlugin(app: FastifyInstance, options: FormsOptions): Promise<void> {
  const { store, locale, rateLimit = true } = options;
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
    count: rateLimit ? rateJudge(rates, store.countPost, clock) : undefined,
    receiptRoute: options.receiptRoute,
    translations: options.translations ?? new Map(),
    render: options.renderFormPage,
    maxAtOnce: options.maxAtOnce ?? 500,
    isOverloaded: options.isOverloaded,
    maxArriving: options.maxArriving ?? 4000,
    onStored: options.onStored ?? (() => undefined),
  });

  // The handler reads bodies itself, because it knows the form's limits; nothing is parsed before.
  app.removeAllContentTypeParsers();
  // The pages may lie on a host of files elsewhere.
  if (options.publicUrl) await app.register(cors, corsFor(options.publicUrl));
  await app.register(multipart, { throwFileSizeLimit: false });
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
  });
  app.setErrorHandler((error, request, reply) => {
    const refusal = fromFramework(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'failed');
    return sendRefusal(request, reply, refusal, { locale, values: {} });
  });

  await uploadsPlugin(app, {
    ...shared,
    dataDir: store.dataDir,
    isOverloaded: options.isOverloaded,
    // Counted by themselves: a file that is sent ahead is no submission.
    count: rateLimit
      ? rateJudge(rates, (network, slot) => store.countPost(`files from ${network}`, slot), clock)
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
      return sendRefusal(request, reply, new Refusal('method', (t) => t('server.postOnly')), {
        locale,
        values: {},
      });
    },
  });
}

/** What pages of the site may do from its own address, where that is another than this server's. */
function corsFor(origin: string): FastifyCorsOptions {
  return {
    origin,
    methods: ['POST', 'HEAD', 'PATCH', 'DELETE'],
    exposedHeaders: ['Location', 'Retry-After', 'Upload-Length', 'Upload-Offset'],
    maxAge: 600,
  };
}

/** What the framework itself refuses, with messages of ours. */
function fromFramework(error: unknown): Refusal {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) return new Refusal('too-large', (t) => t('server.bodyTooLarge'), { cause: error });
  if (status === 415) return new Refusal('unsupported', (t) => t('server.unknownType'), { cause: error });
  if (status >= 400 && status < 500)
    return new Refusal('malformed', (t) => t('server.unreadable'), { cause: error });
  return toRefusal(error);
}
