import type { BuiltSiteData } from '../../core/page/built-site.ts';
import { createLocale } from '../../core/messages/locale.ts';
import type { Config } from '../config/config.ts';
import { defaultReserve } from '../forms/plugin.ts';
import { createHealth, type HealthOptions } from '../health/health.ts';
import type { OpenStore } from '../store/open-store.ts';
import { certificateEnd } from './certificate.ts';
import { ownerChannels } from './channels.ts';
import { createWatch } from './watch.ts';

/** The running watch of a server. */
export interface OwnerWatch {
  /** Checks after some seconds, and then repeatedly. */
  start(): void;
  /** Stops checking, aborts a mail in progress, and resolves when no check is in progress. */
  stop(): Promise<void>;
}

/** The parts of a server that its watch checks, and the settings of its reports. */
export interface OwnerWatchOptions {
  store: OpenStore;
  config: Pick<Config, 'reportHour' | 'backupDays' | 'publicUrl'> & Parameters<typeof ownerChannels>[0];
  site: Pick<BuiltSiteData, 'forms' | 'language' | 'timeZone' | 'messages'>;
  /** The ids of forms without a delivery. */
  unaddressed: readonly string[];
  /** The address at which the server listens: it serves as the site's name if no other is known. */
  address: string;
  load: HealthOptions['load'];
  isDamaged: HealthOptions['isDamaged'];
  log: HealthOptions['log'] & { warn(event: object, message: string): void };
  /** The interval of checks in milliseconds, for tests. */
  everyMs?: number | undefined;
}

const soonMs = 10_000;
/**
 * The interval of checks, in milliseconds: a temporary problem is checked twice within a minute, so every
 * longer outage is reported.
 */
const checkMs = 45_000;

/** Creates the watch of a server: it reports to the owner over the configured channels. */
export function ownerWatch({
  store,
  config,
  site,
  unaddressed,
  address,
  load,
  isDamaged,
  log,
  everyMs = checkMs,
}: OwnerWatchOptions): OwnerWatch {
  const { publicUrl } = config;
  const { now } = store;
  const watch = createWatch({
    store,
    site: {
      name: new URL(publicUrl ?? address).host,
      forms: site.forms,
      unaddressed,
      backupDays: config.backupDays,
    },
    locale: createLocale(site),
    condition: createHealth({
      store,
      definitions: site.forms,
      unaddressed,
      reserve: defaultReserve,
      load,
      isDamaged,
      now,
      log,
      // Without a cache, because each check needs current facts.
      cacheMs: 0,
    }),
    certificate: async () => (publicUrl ? certificateEnd(publicUrl) : undefined),
    channels: ownerChannels(config),
    reportHour: config.reportHour,
    log,
    now,
  });
  let runningCheck: Promise<void> | undefined;
  const isStopping = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  let soonTimer: NodeJS.Timeout | undefined;
  const checkSoon = (): void => {
    clearTimeout(soonTimer);
    if (!isStopping.signal.aborted) soonTimer = setTimeout(check, Math.min(soonMs, everyMs)).unref();
  };
  const check = (): void => {
    runningCheck ??= watch
      .check(isStopping.signal)
      .then((soon) => {
        if (soon) checkSoon();
      })
      .catch((error: unknown) =>
        log.error({ err: error }, 'the watch has failed; the server will retry within a minute'),
      )
      .finally(() => (runningCheck = undefined));
  };
  return {
    start: () => {
      checkSoon();
      timers.push(setInterval(check, everyMs).unref());
    },
    stop: async () => {
      for (const timer of [...timers, soonTimer]) clearTimeout(timer);
      isStopping.abort(new Error('The server stops.'));
      await runningCheck;
    },
  };
}
