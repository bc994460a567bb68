import { finished } from 'node:stream';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { cacheControl, previewHeaders, securityHeaders, speculationRules } from '../core/page/headers.ts';
import { redirectTarget, type Redirect } from '../core/content/redirects.ts';
import type { Locale, Translate } from '../core/messages/locale.ts';
import type { ThirdParties } from '../core/content/resolved-page.ts';
import { compressedForms } from './compress/compressed-forms.ts';
import type { FormPages } from './forms/reply/form-pages.ts';
import { defaultLimits, limitConnections, type ConnectionLimits } from './connection-limits.ts';
import { registerExtensions } from './extensions.ts';
import { defaultReserve, formsPlugin, type FormsOptions } from './forms/plugin.ts';
import { closeGracefully } from './graceful-close.ts';
import { healthPlugin, type HealthRoutesOptions } from './health/plugin.ts';
import { requestMetrics } from './health/request-metrics.ts';
import { receiptFor } from './forms/reply/receipt.ts';
import { StoreError, StoreFault } from './store/store-error.ts';
import { isBehindProxy, warnOfProxy } from './warn-of-proxy.ts';
import { shedLoad } from './shed-load.ts';
import { watchOverload } from './overload.ts';
import { serverOptions, type ProcessOptions } from './server-options.ts';

export interface AppOptions extends ProcessOptions {
  /** The built site. */
  folder: string;
  thirdParties: ThirdParties;
  /** How the content policy names the one script that stands in documents. */
  inlineScript?: string | undefined;
  /** Whether drafts are among its pages: no search engine may keep any answer. */
  isPreview?: boolean | undefined;
  /** What answers at addresses of the past. */
  redirects?: readonly Redirect[] | undefined;
  /** How the site speaks to its visitors. */
  locale: Locale;
  /** Where the server keeps what is its own; without it, extensions keep nothing. */
  dataDir?: string | undefined;
  /** How forms are taken; without it, only the site is served. */
  forms?: Omit<FormsOptions, 'locale' | 'pace' | 'isOverloaded'>;
  /** How many connections there may be, and how slow. */
  limits?: Partial<ConnectionLimits>;
  /** How programs may watch the server. */
  watching?: Partial<Pick<HealthRoutesOptions, 'unaddressed' | 'metricsToken' | 'free'>>;
  /** Draws the receipt of a form that was sent without scripts. */
  renderReceipt?: FormPages['renderReceipt'] | undefined;
  /** Draws the page of a form for the service that its address names. */
  renderAskedPage?: FormPages['renderAskedPage'] | undefined;
}

/**
 * The server as a value: it serves the built site, and the caller makes it listen. Every route answers with and
 * without a slash at its end; an unknown address gets the site's own 404 page, never another page.
 */
export async function createApp({
  folder,
  thirdParties,
  inlineScript,
  isPreview,
  redirects = [],
  locale,
  dataDir,
  forms,
  watching = {},
  renderReceipt,
  renderAskedPage,
  limits: someLimits,
  ...rest
}: AppOptions): Promise<FastifyInstance> {
  const headers = {
    ...securityHeaders(thirdParties, inlineScript),
    'Speculation-Rules': speculationRules.header,
    ...(isPreview && previewHeaders),
  };
  const app = Fastify({
    ...serverOptions(rest, locale.t),
    // The framework itself would answer an address that can’t be decoded, without any hook.
    rewriteUrl: ({ url = '/' }) => (pathOf(url) === undefined ? '/404.html' : url),
  });
  closeGracefully(app, 25_000);
  const limits = { ...defaultLimits, ...someLimits };
  limitConnections(app, limits, locale);
  warnOfProxy(app, rest.proxies ?? 0, forms?.publicUrl);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('Cache-Control', cacheControl(request.url.replace(/\?.*$/s, '')));
  });
  const { maxAtOnce, queueMs, formQueueMs } = limits;
  shedLoad(app, { maxAtOnce, isOverloaded: watchOverload(app.server, queueMs) }, locale);
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
  // Last of all: a compressed file gets its type from its name alone, and browsers refuse the rules by another type.
  app.addHook('onSend', async ({ url }, reply) => {
    if (url === speculationRules.path && reply.statusCode === 200) reply.type(speculationRules.type);
  });
  if (forms) {
    const isOverloaded = watchOverload(app.server, formQueueMs);
    await app.register(formsPlugin, { ...forms, locale, pace: limits.pace, isOverloaded });
    await app.register(healthPlugin, {
      store: forms.store,
      definitions: forms.definitions,
      unaddressed: [],
      metricsToken: undefined,
      ...watching,
      reserve: forms.reserve ?? defaultReserve,
      now: forms.sources?.now ?? forms.store.now,
      requests,
      behindProxy: isBehindProxy(rest.proxies ?? 0, forms.publicUrl),
    });
  }
  await registerExtensions(app, { folder, dataDir, publicUrl: forms?.publicUrl });
  const receipts = async (url: string): Promise<string | undefined> => {
    if (!renderReceipt || !forms) return undefined;
    const asked = pathOf(url)?.replace(/\/$/, '');
    const routes: [string | undefined, string | undefined][] = [[undefined, forms.receiptRoute]];
    for (const [language, { receiptRoute }] of forms.translations ?? [])
      routes.push([language, receiptRoute]);
    const [language, route] = routes.find(([, each]) => each === asked) ?? [];
    if (route === undefined) return undefined;
    return receiptFor(url, route, forms.store, (form, reference, receivedAt) =>
      renderReceipt(form, reference, receivedAt, language),
    );
  };
  const compressed = compressedForms(folder, (error) =>
    app.log.warn(error, 'compressed forms can’t be written'),
  );
  app.addHook('onClose', () => compressed.stop());
  const past = new Map(redirects.map(({ from, to }) => [from, to]));
  app.get('/*', async (request, reply) => {
    const old = pathOf(request.url)?.replace(/\/$/, '');
    if (old !== undefined && past.has(old))
      return sendOn(reply, past.get(old), { asked: request.url, gone: notFoundFile(folder, request.url) });
    const drawn = (await receipts(request.url)) ?? (await renderAskedPage?.(request.url));
    if (drawn) return reply.header('Cache-Control', 'no-store').type('text/html; charset=utf-8').send(drawn);
    const file = fileFor(folder, request.url);
    const name = file ?? notFoundFile(folder, request.url);
    await compressed.ensure(name);
    finished(reply.raw, compressed.reading(name));
    return file ? reply.sendFile(file) : sendNotFound(reply, name);
  });
  app.setNotFoundHandler(({ url }, reply) => sendNotFound(reply, notFoundFile(folder, url)));
  app.setErrorHandler((error, _request, reply) => sendError(error, reply, locale.t));
  return app;
}

/** The page for unknown addresses, in the language that the address begins with where there is one in it. */
function notFoundFile(folder: string, address: string): string {
  const [language] = /^\/([a-z]{2,3}(-[A-Z]{2})?)(?=\/|$)/.exec(pathOf(address) ?? '')?.slice(1) ?? [];
  const translated = `${language}/404.html`;
  return language !== undefined && existsSync(path.join(folder, translated)) ? translated : '404.html';
}

/** The file that answers an address, below the folder of the site; nothing for an address outside of the site. */
function fileFor(folder: string, address: string): string | undefined {
  const name = pathOf(address);
  if (name === undefined || refused.test(name)) return undefined;
  const inside = name.replace(/^\/|\/$/g, '');
  const file = /\.[^/]+$/.test(name) ? inside : path.posix.join(inside, 'index.html');
  return existsSync(path.join(folder, file)) ? file : undefined;
}

/**
 * Paths out of the folder and hidden files; compressed files, which the server chooses itself; the files of headers and of
 * redirects, which are for other hosts; the 404 pages, which have no address.
 */
const refused = /[\0\\]|\/\/|\/\.|\.(br|gz)$|^\/(_headers|_redirects)$|\/404\.html$/;

/** The path of an address, decoded; nothing where it can't be. */
function pathOf(address: string): string | undefined {
  try {
    return decodeURIComponent(address.replace(/\?.*$/s, ''));
  } catch {
    return undefined;
  }
}

/** Leads on for good, with the query of the address that was asked for; or says that what was there is gone. */
function sendOn(
  reply: FastifyReply,
  to: string | undefined,
  { asked, gone }: { asked: string; gone: string },
): FastifyReply {
  const [query = ''] = /\?.*$/s.exec(asked) ?? [];
  return to === undefined ? sendNotFound(reply, gone, 410) : reply.redirect(redirectTarget(to, query), 308);
}

/** Without an ETag: the answer to "not changed" would be an empty page. */
function sendNotFound(reply: FastifyReply, file: string, status: 404 | 410 = 404): FastifyReply {
  const plain = { etag: false, lastModified: false, acceptRanges: false };
  return reply.code(status).header('Cache-Control', cacheControl('/')).sendFile(file, plain);
}

/** An error of the server is only logged; an error of the request is answered. */
function sendError(error: unknown, reply: FastifyReply, t: Translate): FastifyReply {
  const ofStore = error instanceof StoreFault || error instanceof StoreError;
  const { statusCode = ofStore ? 503 : 500, message } = error as { statusCode?: number; message: string };
  if (statusCode >= 500) console.error(error);
  if (ofStore) reply.header('Retry-After', '60');
  const text = statusCode >= 500 ? t('server.noAnswer') : message;
  return reply.code(statusCode).type('text/plain; charset=utf-8').send(text);
}
