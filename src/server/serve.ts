import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ResolvedSite } from '../core/content/resolved-page.ts';
import { createApp } from './app.ts';
import { ConfigError, readConfig, type Config, type Environment } from './config.ts';
import { outboxWorker } from './delivery/outbox-worker.ts';
import { plannedDeliveries } from './delivery/plan.ts';
import type { Worker } from './delivery/worker.ts';
import { formPages } from './form-pages.ts';
import { readDefinitions } from './forms/read-definitions.ts';
import { claimFolder } from './store/alone.ts';
import { openStore, type Store } from './store/store.ts';
import { recoverUploads } from './store/uploads.ts';

export interface Serving {
  app: FastifyInstance;
  config: Config;
  address: string;
  /** Stops taking connections, lets what is under way end, and closes the store. */
  stop(): Promise<void>;
}

/**
 * Starts the server of a built project: the site from dist/, the forms from pages-config/_forms, the store in
 * DATA_DIR. Throws a ConfigError or StoreError with a sentence for the owner.
 */
export async function serve(root: string, env: Environment): Promise<Serving> {
  const config = readConfig(env, root);
  const definitions = readDefinitions(root);
  const folder = path.join(root, 'dist');
  keepApart(config.dataDir, folder);
  const store = openStore(config.dataDir);
  const release = claimFolder(config.dataDir);
  try {
    const found = release ? await recoverUploads(store) : undefined;
    const pages = formPages(folder);
    let worker: Worker | undefined;
    const app = await createApp({
      folder,
      renderReceipt: pages?.renderReceipt,
      thirdParties: readThirdParties(root),
      logLevel: config.logLevel,
      proxies: config.proxies,
      forms: {
        store,
        definitions,
        plan: (definition, data) => plannedDeliveries(definition, config, data),
        onStored: () => worker?.hydrate(),
        publicUrl: config.publicUrl,
        renderFormPage: pages?.renderFormPage,
        rateLimit: config.rateLimit,
      },
    });
    if (!found) app.log.warn('another server uses the same DATA_DIR: its uploads are left alone');
    else if (found.settled + found.removed > 0) app.log.warn(found, 'uploads were left by a crash');
    worker = outboxWorker(store, config, definitions, app.log);
    const address = await app.listen({ port: config.port, host: config.host });
    worker.start();
    return { app, config, address, stop: stopper(app, worker, store, release) };
  } catch (error) {
    await store.close();
    release?.();
    throw error;
  }
}

/** What visitors sent lies nowhere where the site hands it out, or the next build empties the folder. */
function keepApart(dataDir: string, folder: string): void {
  const way = path.relative(folder, dataDir);
  if (way.startsWith('..') || path.isAbsolute(way)) return;
  throw new ConfigError(
    `DATA_DIR is ${dataDir}, within the site itself. Give it a folder outside of ${folder}.`,
  );
}

/** What is being passed on ends while requests end; the store is closed when neither needs it any more. */
function stopper(
  app: FastifyInstance,
  worker: Worker,
  store: Store,
  release?: () => void,
): () => Promise<void> {
  return async () => {
    await Promise.all([worker.stop(), app.close()]);
    await store.close();
    release?.();
  };
}

function readThirdParties(root: string): ResolvedSite['thirdParties'] {
  const text = readFileSync(path.join(root, 'pages-config/_site.json'), 'utf8');
  return (JSON.parse(text) as Partial<Pick<ResolvedSite, 'thirdParties'>>).thirdParties ?? {};
}
