import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { createLocale } from '../core/messages/locale.ts';
import { createApp } from './app.ts';
import { ConfigError, readConfig, type Config, type Environment } from './config/config.ts';
import { outboxWorker } from './delivery/outbox-worker.ts';
import { plannedDeliveries } from './delivery/plan.ts';
import type { Worker } from './delivery/worker.ts';
import { formPages } from './forms/reply/form-pages.ts';
import { readBuiltSite } from './read-built-site.ts';
import { lockFolder, type FolderLock } from './store/lock.ts';
import { findIncomplete } from './store/missing-files.ts';
import { openStore, type OpenStore } from './store/open-store.ts';
import { makePrivate } from './store/private-modes.ts';
import type { Patience } from './store/request-queue.ts';
import { recoverUploads } from './store/uploads.ts';

export interface Serving {
  app: FastifyInstance;
  config: Config;
  address: string;
  /** Takes no more connections, lets what is in progress end, and closes the store. */
  stop(): Promise<void>;
}

/**
 * Starts the server of a built site: pages and forms from dist/, submissions in DATA_DIR.
 * @param root the folder of the site: dist/ and relative paths of the settings are found there
 * @param patience how much may wait for the store, and for how long
 * @throws ConfigError, StoreError or MissingBuildError, each with a sentence for the owner
 */
export async function serve(
  root: string,
  env: Environment,
  patience: Partial<Patience> = {},
): Promise<Serving> {
  const config = readConfig(env, root);
  const folder = path.join(root, 'dist');
  const site = readBuiltSite(folder);
  assertOutsideSite(config.dataDir, folder);
  const store = await openStore(config.dataDir, patience);
  let lock: FolderLock | undefined;
  try {
    lock = lockFolder(config.dataDir);
    const modes = makePrivate(store);
    const recovered = lock.isAlone ? await recoverUploads(store) : undefined;
    const incomplete = await findIncomplete(store);
    lock.share();
    const pages = formPages(folder);
    let worker: Worker | undefined;
    const app = await createApp({
      folder,
      renderReceipt: pages?.renderReceipt,
      renderAskedPage: pages?.renderAskedPage,
      thirdParties: site.thirdParties,
      inlineScript: site.inlineScript,
      locale: createLocale(site),
      logLevel: config.logLevel,
      proxies: config.proxies,
      forms: {
        store,
        definitions: site.forms,
        plan: (definition, data) => plannedDeliveries(definition, config, data),
        onStored: () => worker?.check(),
        publicUrl: config.publicUrl,
        receiptRoute: site.receiptRoute,
        renderFormPage: pages?.renderFormPage,
        rateLimit: config.rateLimit,
      },
    });
    tellOfStore(app.log, { ...modes, recovered, incomplete });
    worker = outboxWorker(store, config, site, app.log);
    const address = await app.listen({ port: config.port, host: config.host });
    worker.start();
    return { app, config, address, stop: stopper(app, worker, store, lock) };
  } catch (error) {
    await store.close();
    lock?.release();
    throw error;
  }
}

/** Submissions must not be in a folder whose files are sent to visitors, and which the next build empties. */
function assertOutsideSite(dataDir: string, folder: string): void {
  const way = path.relative(folder, dataDir);
  if (way.startsWith('..') || path.isAbsolute(way)) return;
  throw new ConfigError(
    `DATA_DIR is ${dataDir}, within the site itself. Give it a folder outside of ${folder}.`,
  );
}

interface StoreReport extends ReturnType<typeof makePrivate> {
  /** What was found of a crash; nothing where another server may be at work. */
  recovered: Awaited<ReturnType<typeof recoverUploads>> | undefined;
  /** The references of submissions of which a file is missing. */
  incomplete: readonly string[];
}

/** Tells what the start has found in the data folder. */
function tellOfStore(
  log: FastifyInstance['log'],
  { changed, failed, recovered, incomplete }: StoreReport,
): void {
  if (changed > 0)
    log.warn({ changed }, 'files of submissions were open to other users of this machine: now they are not');
  if (failed.length > 0)
    log.warn(
      { failed },
      'files of submissions are open to other users of this machine, and the server may not change it',
    );
  if (!recovered) log.warn('another server uses the same DATA_DIR: its uploads are not touched');
  else if (recovered.moved + recovered.removed > 0) log.warn(recovered, 'uploads were left by a crash');
  if (incomplete.length > 0)
    log.error(
      { count: incomplete.length, references: incomplete.slice(0, 20) },
      'files of submissions are missing: put them back from a backup; npm run submissions -- show REFERENCE names them',
    );
}

/** Deliveries end while requests end; the store is closed when neither needs it any more. */
function stopper(
  app: FastifyInstance,
  worker: Worker,
  store: OpenStore,
  lock: FolderLock,
): () => Promise<void> {
  return async () => {
    await Promise.all([worker.stop(), app.close()]);
    await store.close();
    lock.release();
  };
}
