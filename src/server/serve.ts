import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { createLocale } from '../core/messages/locale.ts';
import type { BuiltSiteData } from '../core/page/built-site.ts';
import { createApp } from './app.ts';
import { defaultLimits } from './connection-limits.ts';
import { ConfigError, readConfig, type Config, type Environment } from './config/config.ts';
import { deliveryReport } from './delivery/delivery-report.ts';
import { outboxWorker } from './delivery/outbox-worker.ts';
import { ownerAddresses, plannedDeliveries } from './delivery/plan.ts';
import type { Worker } from './delivery/worker.ts';
import { formPages } from './forms/reply/form-pages.ts';
import type { VisitorTexts } from './forms/route/route.ts';
import { readBuiltSiteData } from './read-built-site.ts';
import { lockFolder, type FolderLock } from './store/folder/lock.ts';
import { openConfiguredStore } from './store/open-configured-store.ts';
import { brokenStore, type OpenStore } from './store/open-store.ts';
import { repairFolder, reportRepairs } from './store/folder/repair-folder.ts';
import type { WaitLimits } from './store/request-queue.ts';
import { watchLoad } from './load-state.ts';
import { storeUpkeep, type StoreUpkeep } from './store/upkeep.ts';
import { BrokenStoreError } from './store/store-error.ts';
import { ownerWatch } from './watch/owner-watch.ts';

/** Timeouts of the store, and intervals of checks; tests shorten them. */
export interface ServerTimes extends Partial<WaitLimits> {
  watchMs?: number;
}

/** A server that runs, for the command that started it. */
export interface ServeOptions {
  app: FastifyInstance;
  config: Config;
  address: string;
  /** Problems and deliveries, as lines for the owner. */
  report: string[];
  /** Accepts no more connections, waits for requests in progress, and closes the store. */
  stop(): Promise<void>;
}

/**
 * Starts the server of a built site: pages and forms from dist/, submissions in DATA_DIR or in the configured
 * stores.
 * @param root the folder of the site, with dist/; relative paths in the settings begin here
 * @throws ConfigError, StoreError or MissingBuildError, each with a message for the owner
 */
export async function serve(
  root: string,
  env: Environment,
  { watchMs, ...patience }: ServerTimes = {},
): Promise<ServeOptions> {
  const config = readConfig(env, root);
  const folder = path.join(root, 'dist');
  const site = readBuiltSiteData(folder);
  assertOutsideSite(config.dataDir, folder);
  const { store, lock, damage } = await openOrReplace(config, patience);
  try {
    const repairs = lock && (await repairFolder(store, lock));
    lock?.share();
    const pages = formPages(folder);
    let worker: Worker | undefined;
    let upkeep: StoreUpkeep | undefined;
    const isDamaged = (): boolean => upkeep?.isDamaged() ?? false;
    const unaddressed = site.forms
      .filter((form) => ownerAddresses(form, config).length === 0)
      .map(({ id }) => id);
    const shedding = watchLoad();
    const app = await createApp({
      folder,
      site: root,
      shedding,
      dataDir: config.dataDir,
      renderReceipt: pages?.renderReceipt,
      renderAskedPage: pages?.renderAskedPage,
      thirdParties: site.thirdParties,
      inlineScripts: site.inlineScripts,
      isPreview: site.isPreview,
      redirects: site.redirects,
      locale: createLocale(site),
      logLevel: config.logLevel,
      proxies: config.proxies,
      watching: { metricsToken: config.metricsToken, unaddressed, isDamaged },
      forms: {
        store,
        definitions: site.forms,
        plan: (definition, data) => plannedDeliveries(definition, config, data),
        onStored: () => worker?.check(),
        publicUrl: config.publicUrl,
        receiptRoute: site.receiptRoute,
        translations: createVisitorTexts(site),
        renderFormPage: pages?.renderFormPage,
        isRateLimited: config.isRateLimited,
      },
    });
    for (const warning of store.warnings) app.log.warn(warning);
    if (repairs) reportRepairs(app.log, repairs);
    if (damage) app.log.error(damage.message);
    worker = outboxWorker(store, config, site, app.log);
    const address = await app.listen({ port: config.port, host: config.host, backlog });
    upkeep = storeUpkeep(store, app.log, watchMs);
    if (!damage) {
      worker.start();
      upkeep.start();
    }
    const watch = ownerWatch({
      store,
      config,
      site,
      unaddressed,
      address,
      load: shedding.status,
      isDamaged,
      log: app.log,
      everyMs: watchMs,
    });
    watch.start();
    return {
      app,
      config,
      address,
      report: [...(damage ? [`${damage.message} ${meanwhile}`] : []), ...deliveryReport(site.forms, config)],
      stop: stopper(app, [worker, watch, upkeep], store, lock),
    };
  } catch (error) {
    await store.close();
    lock?.release();
    throw error;
  }
}

/** The texts for visitors of pages in other languages. */
function createVisitorTexts({ timeZone, translations = {} }: BuiltSiteData): Map<string, VisitorTexts> {
  return new Map(
    Object.entries(translations).map(([language, { messages, receiptRoute, forms }]) => [
      language,
      { locale: createLocale({ language, timeZone, messages }), receiptRoute, forms },
    ]),
  );
}

/**
 * The backlog of connections: the maximal number of open connections (connection-limits.ts), if the system
 * allows it. A further connection waits for seconds until the client's system retries, without any message.
 */
const backlog = defaultLimits.maxConnections;

const meanwhile = 'Until then pages are served, and a visitor who sends a form is asked to try again.';

/** Opens the store and locks its folder; if that fails, pages are still served. */
async function openOrReplace(
  config: Config,
  patience: Partial<WaitLimits>,
): Promise<{ store: OpenStore; lock?: FolderLock; damage?: BrokenStoreError }> {
  let store: OpenStore | undefined;
  try {
    store = await openConfiguredStore(config, 'server', patience);
    return { store, lock: lockFolder(config.dataDir) };
  } catch (error) {
    await store?.close();
    if (!(error instanceof BrokenStoreError)) throw error;
    return { store: brokenStore(config.dataDir, error), damage: error };
  }
}

/**
 * Checks that submissions are not in the folder of the site, which is public and which the next build
 * empties.
 */
function assertOutsideSite(dataDir: string, folder: string): void {
  const relative = path.relative(folder, dataDir);
  if (relative.startsWith('..') || path.isAbsolute(relative)) return;
  throw new ConfigError(
    `DATA_DIR is ${dataDir}, within the site itself. Choose a folder outside of ${folder}.`,
  );
}

/** Stops deliveries, checks and requests together, and then closes the store. */
function stopper(
  app: FastifyInstance,
  others: readonly { stop(): Promise<void> }[],
  store: OpenStore,
  lock: FolderLock | undefined,
): () => Promise<void> {
  return async () => {
    await Promise.all([...others.map((each) => each.stop()), app.close()]);
    await store.close();
    lock?.release();
  };
}
