import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { cacheControl, securityHeaders, speculationRules } from '../core/page/headers.ts';
import type { ThirdParties } from '../core/content/resolved-page.ts';
import type { FormPages } from './form-pages.ts';
import { registerExtensions } from './extensions.ts';
import { formsPlugin, type FormsOptions } from './forms/plugin.ts';
import { closeGracefully } from './graceful-close.ts';
import { receiptFor } from './receipt.ts';
import { serverOptions, type ProcessOptions } from './server-options.ts';

export interface AppOptions extends ProcessOptions {
  /** The built site. */
  folder: string;
  thirdParties: ThirdParties;
  /** What takes forms; without it, the site alone is served. */
  forms?: FormsOptions;
  /** Draws the receipt of a form that was sent without scripts. */
  renderReceipt?: FormPages['renderReceipt'] | undefined;
}

/**
 * The server as a value: it serves the built site and listens nowhere by itself. Every route answers with and
 * without a slash at its end; an unknown address gets the site's own 404 page, never another page.
 */
export async function createApp({
  folder,
  thirdParties,
  forms,
  renderReceipt,
  ...rest
}: AppOptions): Promise<FastifyInstance> {
  const headers = { ...securityHeaders(thirdParties), 'Speculation-Rules': speculationRules.header };
  const app = Fastify({
    ...serverOptions(rest),
    // An address that can’t be decoded would be answered before it comes to a route or a hook.
    rewriteUrl: ({ url = '/' }) => (pathOf(url) === undefined ? '/404.html' : url),
  });
  closeGracefully(app, 25_000);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('Cache-Control', cacheControl(request.url.replace(/\?.*$/s, '')));
  });
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      if (file.includes(speculationRules.path)) reply.type(speculationRules.type);
    },
  });
  if (forms) await app.register(formsPlugin, forms);
  await registerExtensions(app, { folder, publicUrl: forms?.publicUrl });
  app.get('/*', async (request, reply) => {
    const receipt = renderReceipt && forms && (await receiptFor(request.url, forms.store, renderReceipt));
    if (receipt)
      return reply.header('Cache-Control', 'no-store').type('text/html; charset=utf-8').send(receipt);
    const file = fileFor(folder, request.url);
    return file ? reply.sendFile(file) : sendNotFound(reply);
  });
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
  app.setErrorHandler(sendError);
  return app;
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
 * Ways out of the folder and hidden files; compressed forms, which the server chooses itself; the headers, which are
 * for other hosts; the 404 page, which has no address.
 */
const refused = /[\0\\]|\/\/|\/\.|\.(br|gz)$|^\/(_headers|404\.html)$/;

/** The path of an address, decoded; nothing where it can't be. */
function pathOf(address: string): string | undefined {
  try {
    return decodeURIComponent(address.replace(/\?.*$/s, ''));
  } catch {
    return undefined;
  }
}

/** Without a mark of its version: the answer to "not changed" would be an empty page. */
function sendNotFound(reply: FastifyReply): FastifyReply {
  const plain = { etag: false, lastModified: false, acceptRanges: false };
  return reply.code(404).header('Cache-Control', cacheControl('/')).sendFile('404.html', plain);
}

/** What went wrong here is for the log; what the visitor did wrong is told. */
function sendError(error: unknown, _request: unknown, reply: FastifyReply): FastifyReply {
  const { statusCode = 500, message } = error as { statusCode?: number; message: string };
  if (statusCode >= 500) console.error(error);
  const words = statusCode >= 500 ? 'The server could not answer. Please try again.' : message;
  return reply.code(statusCode).type('text/plain; charset=utf-8').send(words);
}
