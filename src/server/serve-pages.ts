import { existsSync } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { redirectTarget, type Redirect } from '../core/content/redirects.ts';
import { cacheControl } from '../core/page/headers.ts';
import { isFileAddress } from '../core/page/page-address.ts';
import { compressedCopies } from './compress/compressed-copies.ts';
import { cacheResponses } from './response-cache.ts';
import { decodedPath } from './decoded-path.ts';

interface PagesOptions {
  folder: string;
  /** The redirects. */
  redirects: readonly Redirect[];
  /** Renders pages without a file: a receipt, a form for a certain service; undefined for other addresses. */
  renderMarkup(url: string): Promise<string | undefined>;
}

/** Answers every address without a route: with a file of the site, a redirect, or the site's 404 page. */
export function servePages(app: FastifyInstance, { folder, redirects, renderMarkup }: PagesOptions): void {
  const compressed = compressedCopies(folder, (error) =>
    app.log.warn(error, 'compressed copies can’t be written'),
  );
  app.addHook('onClose', () => compressed.stop());
  const answers = cacheResponses(app, cachedBytes);
  const redirectTargets = new Map(redirects.map(({ from, to }) => [from, to]));
  app.get('/*', async (request, reply) => {
    const requestedPath = decodedPath(request.url)?.replace(/\/$/, '');
    // Files of the build come first: no redirect may hide the service worker or a script.
    if (
      requestedPath !== undefined &&
      redirectTargets.has(requestedPath) &&
      fileFor(folder, request.url) === undefined
    )
      return sendRedirect(redirectTargets.get(requestedPath), request, reply);
    const rendered = await renderMarkup(request.url);
    if (rendered)
      return reply.header('Cache-Control', 'no-store').type('text/html; charset=utf-8').send(rendered);
    const file = fileFor(folder, request.url);
    const name = file ?? notFoundFile(folder, request.url);
    await compressed.ensure(name);
    const answer = file && answers.find(file, request);
    if (answer) return reply.headers(answer.headers).send(answer.body);
    finished(reply.raw, compressed.reading(name));
    return file ? answers.send(file, request, reply) : sendNotFound(request, reply);
  });
  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply));

  /** Redirects permanently, with the query of the request; or answers that the page is gone. */
  function sendRedirect(to: string | undefined, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const [query = ''] = /\?.*$/s.exec(request.url) ?? [];
    return to === undefined
      ? sendNotFound(request, reply, 410)
      : reply.redirect(redirectTarget(to, query), 308);
  }

  function sendNotFound(request: FastifyRequest, reply: FastifyReply, status: 404 | 410 = 404): FastifyReply {
    reply.code(status).header('Cache-Control', cacheControl('/'));
    return answers.sendInstead(notFoundFile(folder, request.url), request, reply);
  }
}

/** The size of the cache, in bytes: enough for some thousand compressed pages. */
const cachedBytes = 16 * 1024 * 1024;

/** The page for unknown addresses, in the language of the address if there is one. */
function notFoundFile(folder: string, address: string): string {
  const [language] = /^\/([a-z]{2,3}(-[A-Z]{2})?)(?=\/|$)/.exec(decodedPath(address) ?? '')?.slice(1) ?? [];
  const translated = `${language}/404.html`;
  return language !== undefined && existsSync(path.join(folder, translated)) ? translated : '404.html';
}

/** The file for an address, below the folder of the site; undefined for an address outside of it. */
function fileFor(folder: string, address: string): string | undefined {
  const name = decodedPath(address);
  if (name === undefined || refusedPaths.test(name)) return undefined;
  const inside = name.replace(/^\/|\/$/g, '');
  const file = isFileAddress(name) ? inside : path.posix.join(inside, 'index.html');
  return existsSync(path.join(folder, file)) ? file : undefined;
}

/**
 * Never served: paths out of the folder and hidden files; compressed files, which the server selects itself;
 * the files of headers and redirects, which are for other hosts; the 404 pages, which have no address.
 */
const refusedPaths = /[\0\\]|\/\/|\/\.|\.(br|gz)$|^\/(_headers|_redirects)$|\/404\.html$/;
