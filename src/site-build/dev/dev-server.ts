import { createRunnableDevEnvironment, createServer, isRunnableDevEnvironment } from 'vite';
import type { EnvironmentOptions, LogLevel, Plugin, RunnableDevEnvironment, ViteDevServer } from 'vite';
import { answerGallery } from '../gallery/answer-gallery.ts';
import { limitHeapGrowth } from '../limit-heap.ts';
import type { Roots } from '../roots.ts';
import { noteAddress, USUAL_PORT } from '../server-address.ts';
import { viteConfig } from '../vite/config.ts';
import { answerContent } from './answer-content.ts';
import { serveDocuments } from './answer-document.ts';
import { answerFix } from './answer-fix.ts';
import { guardRequests, servedFiles } from './guard-requests.ts';
import { LiveSite } from './live-site.ts';
import { notifyPages, watchContent } from './watch.ts';

/**
 * Starts the development server of a site: pages rendered as in the build, diagnostics in place, and
 * immediate reload.
 * @param port the port. Default: the first free one from 5173
 * @param host the address to listen on. Default: only this computer
 * @param logLevel the log level of Vite. Default: activity and errors
 */
export async function startDevServer(
  roots: Roots,
  {
    port,
    host,
    logLevel = 'info',
  }: { port?: number | undefined; host?: string | undefined; logLevel?: LogLevel } = {},
): Promise<ViteDevServer> {
  limitHeapGrowth();
  const config = viteConfig(roots, 'serve');
  const server = await createServer({
    ...config,
    plugins: [...(config.plugins ?? []), preview(roots)],
    configFile: false,
    logLevel,
    // Dependencies of sections and of generated form code, which Vite can't find in advance: a package that it finds
    // later reloads all pages.
    optimizeDeps: { include: ['@rjsf/utils', 'fastest-levenshtein', 'keen-slider'] },
    environments: { ssr: onRequest, [templates]: onRequest },
    server: {
      port: port ?? USUAL_PORT,
      strictPort: port !== undefined,
      ...(host !== undefined && { host }),
      // Without CORS, pages of other servers can't read from this one.
      cors: false,
      fs: servedFiles(roots),
    },
  });
  await server.listen();
  const [address] = server.resolvedUrls?.local ?? [];
  if (address !== undefined) noteAddress(roots, address.replace(/\/$/, ''));
  return server;
}

/** The Vite environment for templates and extensions, which records the files that they consist of. */
const templates = 'templates';

/**
 * Edited modules run again on the next request instead of at once, so that a page never mixes old and new
 * code.
 */
const onRequest: EnvironmentOptions = {
  dev: {
    createEnvironment: (name, config) =>
      createRunnableDevEnvironment(name, config, { runnerOptions: { hmr: false }, hot: false }),
  },
};

/** One middleware per kind of response; the one for documents comes last, after Vite. */
function preview(roots: Roots): Plugin {
  return {
    name: 'preview',
    configureServer(server) {
      const environment = runnable(server, templates);
      const importModule = (file: string) => environment.runner.import<unknown>(file);
      const live = new LiveSite(roots, importModule, {
        after: firstAnswer(server),
        done: (failure) => {
          if (failure) server.config.logger.error(String(failure));
          notifyPages(server);
        },
      });
      watchContent(server, environment, live, roots);
      announceOwnPages(server);
      server.middlewares.use(guardRequests(roots));
      server.middlewares.use(answerGallery(runnable(server, 'ssr'), live, roots, importModule));
      server.middlewares.use(answerContent(live));
      server.middlewares.use(answerFix(live, roots));
      return () => {
        server.middlewares.use(serveDocuments(runnable(server, 'ssr'), live, roots));
      };
    },
  };
}

/** Resolves after the first response, or after a while without one. */
function firstAnswer(server: ViteDevServer): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS).unref();
    server.middlewares.use((_request, response, next) => {
      response.once('close', resolve);
      next();
    });
  });
}

/** The maximal time until the first response, in milliseconds. */
const MAX_WAIT_MS = 5000;

function runnable(server: ViteDevServer, name: string): RunnableDevEnvironment {
  const environment = server.environments[name];
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error(`The environment "${name}" runs no code.`);
  return environment;
}

/**
 * Prints the addresses of the pages for sections, tokens and type, because the site does not link to them.
 */
function announceOwnPages(server: ViteDevServer): void {
  const print = server.printUrls.bind(server);
  server.printUrls = () => {
    print();
    for (const address of server.resolvedUrls?.local ?? [])
      server.config.logger.info(
        `  ➜  Sections: ${address}_sections\n  ➜  Tokens:  ${address}_tokens\n  ➜  Type:    ${address}_type`,
      );
  };
}
