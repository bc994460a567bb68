import { createRunnableDevEnvironment, createServer, isRunnableDevEnvironment } from 'vite';
import type { EnvironmentOptions, LogLevel, Plugin, RunnableDevEnvironment, ViteDevServer } from 'vite';
import { answerGallery } from '../gallery/answer-gallery.ts';
import { keepHeapSmall } from '../keep-heap-small.ts';
import type { Roots } from '../roots.ts';
import { noteAddress, USUAL_PORT } from '../server-address.ts';
import { viteConfig } from '../vite/config.ts';
import { answerContent } from './answer-content.ts';
import { answerDocument } from './answer-document.ts';
import { answerFix } from './answer-fix.ts';
import { guardRequests, servedFiles } from './guard-requests.ts';
import { LiveSite } from './live-site.ts';
import { tellPages, watchContent } from './watch.ts';

/**
 * Starts the development server of a site: pages as the build draws them, faults of the content in their place, and
 * every change at once.
 * @param port the one to listen on; default: the first that is free from 5173 on
 * @param host the address to listen on; default: this computer alone
 * @param logLevel what is printed; default: what the server does as well as what fails
 */
export async function startDevServer(
  roots: Roots,
  {
    port,
    host,
    logLevel = 'info',
  }: { port?: number | undefined; host?: string | undefined; logLevel?: LogLevel } = {},
): Promise<ViteDevServer> {
  keepHeapSmall();
  const config = viteConfig(roots, 'serve');
  const server = await createServer({
    ...config,
    plugins: [...(config.plugins ?? []), preview(roots)],
    configFile: false,
    logLevel,
    // What the code of forms asks for is in no file that Vite could look through beforehand.
    optimizeDeps: { include: ['@rjsf/utils'] },
    environments: { ssr: onRequest, [templates]: onRequest },
    server: {
      port: port ?? USUAL_PORT,
      strictPort: port !== undefined,
      ...(host !== undefined && { host }),
      // No page of another server reads from this one.
      cors: false,
      fs: servedFiles(roots),
    },
  });
  await server.listen();
  const [address] = server.resolvedUrls?.local ?? [];
  if (address !== undefined) noteAddress(roots, address.replace(/\/$/, ''));
  return server;
}

/** Templates and extensions run in an environment of their own, so that Vite knows which files they are made of. */
const templates = 'templates';

/** What was edited is run anew when it is next asked for, and not at once: a page is never drawn by half of each. */
const onRequest: EnvironmentOptions = {
  dev: {
    createEnvironment: (name, config) =>
      createRunnableDevEnvironment(name, config, { runnerOptions: { hmr: false }, hot: false }),
  },
};

/** A middleware for each kind of answer; documents come last, when Vite has had its turn. */
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
          tellPages(server);
        },
      });
      watchContent(server, environment, live, roots);
      tellOfOwnPages(server);
      server.middlewares.use(guardRequests(roots));
      server.middlewares.use(answerGallery(runnable(server, 'ssr'), live, roots, importModule));
      server.middlewares.use(answerContent(live));
      server.middlewares.use(answerFix(live, roots));
      return () => {
        server.middlewares.use(answerDocument(runnable(server, 'ssr'), live, roots));
      };
    },
  };
}

/** Is kept when somebody was answered for the first time; or when nobody has asked for a while. */
function firstAnswer(server: ViteDevServer): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, WHILE).unref();
    server.middlewares.use((_request, response, next) => {
      response.once('close', resolve);
      next();
    });
  });
}

/** In milliseconds. */
const WHILE = 5000;

function runnable(server: ViteDevServer, name: string): RunnableDevEnvironment {
  const environment = server.environments[name];
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error(`The environment "${name}" runs no code.`);
  return environment;
}

/** The pages of sections, tokens and type are no pages of the site: nothing leads to them but the lines under the server's address. */
function tellOfOwnPages(server: ViteDevServer): void {
  const print = server.printUrls.bind(server);
  server.printUrls = () => {
    print();
    for (const address of server.resolvedUrls?.local ?? [])
      server.config.logger.info(
        `  ➜  Sections: ${address}_sections\n  ➜  Tokens:  ${address}_tokens\n  ➜  Type:    ${address}_type`,
      );
  };
}
