import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { dataAddress, normalRoute } from '../../core/page/page-address.ts';
import type { PageData } from '../../core/content/resolved-page.ts';
import { templateFolders } from '../code-places.ts';
import { loadSite } from '../load-site.ts';
import type { LoadedSite } from '../load-site.ts';
import type { Roots } from '../roots.ts';
import { tokenSamples } from '../theme/token-samples.ts';
import { fileType } from './file-type.ts';

/**
 * Serves content to the development server: pages and the site as data, media from memory. When a content file or a
 * schema changes, everything is validated again and open pages reload; faults come as data, for the overlay.
 */
export function contentPlugin(roots: Roots): Plugin {
  return {
    name: 'content',
    // Unit tests start the same configuration and need no content.
    apply: (_config, { command }) => command === 'serve' && !process.env['VITEST'],
    configureServer(server) {
      let content = loadSite(roots, { tolerant: true });
      server.watcher.add(path.join(roots.site, 'pages-config'));
      for (const folder of ['schemas', 'src/messages', ...templateFolders(roots.engine)])
        server.watcher.add(path.join(roots.engine, folder));
      server.watcher.on('all', (_event, file) => {
        if (
          !/\/(pages-config|schemas|messages)\/|\/src\/(.+\/)?templates\//.test(file) ||
          file.includes('/schemas/editor/')
        )
          return;
        content = loadSite(roots, { tolerant: true });
        server.ws.send({ type: 'full-reload' });
      });
      tellOfTokens(server);
      server.middlewares.use(answerContent(() => content));
      return () => server.middlewares.use(answerDocument(server, roots.engine));
    },
  };
}

function answerContent(current: () => Promise<LoadedSite>): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const work = contentFor(decodeURIComponent(pathname), current);
    work.then((answer) => {
      if (!answer) return next();
      response.setHeader('Content-Type', answer.type);
      response.end(answer.body);
    }, next);
  };
}

interface Answer {
  type: string;
  body: string | Uint8Array;
}

async function contentFor(pathname: string, current: () => Promise<LoadedSite>): Promise<Answer | undefined> {
  if (pathname === '/_dev/diagnostics.json') return json((await current()).diagnostics);
  if (pathname === '/_dev/site.json') return json(await ifPossible(current, (content) => content.site()));
  if (pathname.endsWith('/index.json'))
    return json(await ifPossible(current, (content) => pageFor(pathname, content)));
  if (pathname === '/_dev/tokens.json') return json(tokenSamples((await current()).theme.css));
  if (pathname === '/_dev/typefaces.json') return json((await current()).theme.typefaces);
  if (pathname === '/_dev/fonts.css')
    return { type: 'text/css', body: (await (await current()).fonts()).css };
  const output = (await current()).media.outputs.get(pathname);
  if (!output) return undefined;
  return { type: fileType(pathname), body: 'bytes' in output ? output.bytes : await readFile(output.file) };
}

/** What can't be resolved because of a fault in the content is left out: the page shows the diagnostics instead. */
async function ifPossible<T>(
  current: () => Promise<LoadedSite>,
  work: (content: LoadedSite) => Promise<T>,
): Promise<T | null> {
  const content = await current();
  const hasErrors = content.diagnostics.some(({ severity }) => severity === 'error');
  return work(content).catch((error: unknown) => {
    if (hasErrors) return null;
    throw error;
  });
}

async function pageFor(pathname: string, content: LoadedSite): Promise<PageData | null> {
  const { pages, notFound } = content.validation;
  const page = pages.find(({ route }) => dataAddress(route) === pathname) ?? notFound;
  return page && { page: await content.page(page), build: 'development', version: 'development' };
}

/** The pages of tokens and type are no pages of the site: nothing leads to them but the lines under the server's address. */
function tellOfTokens(server: ViteDevServer): void {
  const print = server.printUrls.bind(server);
  server.printUrls = () => {
    print();
    for (const address of server.resolvedUrls?.local ?? [])
      server.config.logger.info(`  ➜  Tokens:  ${address}_tokens\n  ➜  Type:    ${address}_type`);
  };
}

/** Every route gets the same empty document: in development the browser draws the page itself. */
function answerDocument(server: ViteDevServer, root: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const route = normalRoute(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (path.extname(route)) return next();
    const file = path.join(root, 'src/entries/dev/index.html');
    readFile(file, 'utf8')
      .then((html) => server.transformIndexHtml(route, html))
      .then((html) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(html);
      }, next);
  };
}

function json(value: unknown): Answer {
  return { type: 'application/json', body: JSON.stringify(value) };
}
