import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import path from 'node:path';
import { cacheControl, previewHeaders, securityHeaders, speculationRules } from '../core/page/headers.ts';
import type { Redirect } from '../core/content/redirects.ts';
import type { Locale, Translate } from '../core/messages/locale.ts';
import type { ThirdParties } from '../core/content/resolved-page.ts';
import { decodedPath } from './decoded-path.ts';
import type { FormPages } from './forms/reply/form-pages.ts';
import { defaultLimits, limitConnections, type ConnectionLimits } from './connection-limits.ts';
import { registerExtensions } from './extensions.ts';
import { defaultReserve, formsPlugin, type FormsOptions } from './forms/plugin.ts';
import { closeGracefully } from './graceful-close.ts';
import { healthPlugin, type HealthRoutesOptions } from './health/plugin.ts';
import { requestMetrics } from './health/request-metrics.ts';
import { receiptFor } from './forms/reply/receipt.ts';
import { StoreError, StoreRequestError } from './store/store-error.ts';
import { isBehindProxy, warnOfProxy } from './warn-of-proxy.ts';
import { servePages } from './serve-pages.ts';
import { limitBodies } from './request-bodies.ts';
import { createVisitorLimiter, type VisitorLimiter } from './visitor-limiter.ts';
import { shedLoad } from './shed-load.ts';
import { watchLoad, type LoadState } from './load-state.ts';
import { watchOverload } from './overload.ts';
import { serverOptions, type ProcessOptions } from './server-options.ts';

/** The options of the HTTP server. */
export interface AppOptions extends ProcessOptions {
  /**
   * The folder of the site, whose project may add server extensions. Default: the parent of the built site
   */
  site?: string | undefined;
  /** The built site. */
  folder: string;
  thirdParties: ThirdParties;
  /** The source of the inline script in the content policy. */
  inlineScripts?: string | undefined;
  /** Whether the site shows drafts: then every response forbids indexing. */
  isPreview?: boolean | undefined;
  /** The redirects of the site. */
  redirects?: readonly Redirect[] | undefined;
  /** The site's locale. */
  locale: Locale;
  /** The folder of the server's data; undefined: extensions can't store anything. */
  dataDir?: string | undefined;
  /** The options of forms; undefined: only the site is served. */
  forms?: Omit<FormsOptions, 'locale' | 'pace' | 'isOverloaded' | 'shedding'>;
  /** The limits of connections: their number and speed. */
  limits?: Partial<ConnectionLimits>;
  /** Counts refused visitors, for monitoring. */
  shedding?: LoadState;
  /** The options of monitoring. */
  watching?: Partial<Pick<HealthRoutesOptions, 'unaddressed' | 'metricsToken' | 'free' | 'isDamaged'>>;
  /** Renders the receipt of a form that was sent without scripts. */
  renderReceipt?: FormPages['renderReceipt'] | undefined;
  /** Renders the page of a form for the service in its address. */
  renderAskedPage?: FormPages['renderAskedPage'] | undefined;
}

/**
 * Creates the server; the caller makes it listen. Every route works with and without a final slash; an unknown
 * address gets the site's 404 page.
 */
export async function createApp({
  folder,
  site = path.dirname(folder),
  thirdParties,
  inlineScripts,
  isPreview,
  redirects = [],
  locale,
  dataDir,
  forms,
  watching = {},
  renderReceipt,
  renderAskedPage,
  limits: someLimits,
  shedding = watchLoad(),
  ...rest
}: AppOptions): Promise<FastifyInstance> {
  const headers = {
    ...securityHeaders(thirdParties, inlineScripts),
    'Speculation-Rules': speculationRules.header,
    ...(isPreview && previewHeaders),
  };
  const app = Fastify({
    ...serverOptions(rest, locale.t),
    // For an address that can't be decoded, Fastify answers without calling hooks.
    rewriteUrl: ({ url = '/' }) => (decodedPath(url) === undefined ? '/404.html' : url),
  });
  closeGracefully(app, 25_000);
  const limits = { ...defaultLimits, ...someLimits };
  limitConnections(app, limits, shedding);
  warnOfProxy(app, rest.proxies ?? 0, forms?.publicUrl);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('Cache-Control', cacheControl(request.url.replace(/\?.*$/s, '')));
  });
  limitBodies(app, { maxBodiesOfNetwork: limits.maxBodiesOfNetwork, shedding }, locale);
  shedLoad(app, { ...limits, isOverloaded: watchOverload(app.server, limits.queueMs), shedding }, locale);
  const requests = requestMetrics();
  app.addHook('onResponse', (_request, reply, done) => {
    requests.observe(reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  // The last hook: the type of a compressed file would be guessed from its name, and browsers accept
  // speculation rules only with the right type.
  app.addHook('onSend', async ({ url }, reply) => {
    if (url === speculationRules.path && reply.statusCode === 200) reply.type(speculationRules.type);
  });
  if (forms) {
    const isOverloaded = watchOverload(app.server, limits.formQueueMs);
    const formsOptions = { ...forms, locale, pace: limits.pace, isOverloaded, shedding };
    await app.register(formsPlugin, { ...formsOptions, prefix: '/api' });
    await app.register(healthPlugin, {
      store: forms.store,
      definitions: forms.definitions,
      unaddressed: [],
      metricsToken: undefined,
      isDamaged: () => false,
      ...watching,
      reserve: forms.reserve ?? defaultReserve,
      now: forms.sources?.now ?? forms.store.now,
      requests,
      load: shedding.status,
      behindProxy: isBehindProxy(rest.proxies ?? 0, forms.publicUrl),
    });
  }
  await registerExtensions(app, site, { folder, dataDir, publicUrl: forms?.publicUrl });
  const receipts = createVisitorLimiter(() => maxReceipts, maxReceipts);
  servePages(app, {
    folder,
    redirects,
    renderMarkup: async (url) =>
      (await renderReceiptAt(url, forms, renderReceipt, receipts)) ?? renderAskedPage?.(url),
  });
  app.setErrorHandler((error, _request, reply) => sendError(error, reply, locale.t));
  return app;
}

/** The rendered receipt of an address; undefined for other addresses. */
async function renderReceiptAt(
  url: string,
  forms: AppOptions['forms'],
  render: AppOptions['renderReceipt'],
  limiter: VisitorLimiter,
): Promise<string | undefined> {
  if (!render || !forms) return undefined;
  const requestedRoute = decodedPath(url)?.replace(/\/$/, '');
  const routes: [string | undefined, string | undefined][] = [[undefined, forms.receiptRoute]];
  for (const [language, { receiptRoute }] of forms.translations ?? []) routes.push([language, receiptRoute]);
  const [language, route] = routes.find(([, each]) => each === requestedRoute) ?? [];
  if (route === undefined) return undefined;
  const release = limiter.take(undefined);
  if (typeof release !== 'function')
    throw new StoreRequestError('busy', 'too many receipts wait for the store');
  try {
    const ids = forms.definitions.map(({ id }) => id);
    return await receiptFor(url, route, ids, forms.store, (sent, reference) =>
      render(sent, reference, language),
    );
  } finally {
    release();
  }
}

/**
 * Receipts wait for the store, up to ten seconds if it is locked. This limit keeps pages from waiting with
 * them.
 */
const maxReceipts = 20;

/**
 * Answers an error. A server error is logged, except that of a busy store; a request error is only answered.
 */
function sendError(error: unknown, reply: FastifyReply, t: Translate): FastifyReply {
  const isOfStore = error instanceof StoreRequestError || error instanceof StoreError;
  const { statusCode = isOfStore ? 503 : 500, message } = error as { statusCode?: number; message: string };
  const isBusy = error instanceof StoreRequestError && error.kind === 'busy';
  if (statusCode >= 500 && !isBusy) console.error(error);
  if (isOfStore) reply.header('Retry-After', '60');
  const text = statusCode >= 500 ? t('server.noAnswer') : message;
  return reply.code(statusCode).type('text/plain; charset=utf-8').send(text);
}
