import type { BuiltSite } from '../../core/page/built-site.ts';
import { createLocale } from '../../core/messages/locale.ts';
import type { Config } from '../config/config.ts';
import { defaultReserve } from '../forms/plugin.ts';
import { createHealth, type HealthOptions } from '../health/health.ts';
import type { OpenStore } from '../store/open-store.ts';
import { certificateEnd } from './certificate.ts';
import { ownerChannels } from './channels.ts';
import { createWatch } from './watch.ts';

export interface OwnerWatch {
  /** Looks in some seconds, and then again and again. */
  start(): void;
  /** Looks no more, gives up a mail that is being sent, and resolves when no look is in progress. */
  stop(): Promise<void>;
}

export interface OwnerWatchOptions {
  store: OpenStore;
  config: Pick<Config, 'digestHour' | 'backupDays' | 'publicUrl'> & Parameters<typeof ownerChannels>[0];
  site: Pick<BuiltSite, 'forms' | 'language' | 'timeZone' | 'messages'>;
  /** The ids of the forms that are delivered to nobody. */
  unaddressed: readonly string[];
  /** Where the server listens: its name where no other is known. */
  address: string;
  load: HealthOptions['load'];
  isDamaged: HealthOptions['isDamaged'];
  log: HealthOptions['log'] & { warn(event: object, message: string): void };
  /** How often it looks, in milliseconds, where that is not as often as it should be. */
  everyMs?: number | undefined;
}

const soonMs = 10_000;
/** Twice within a minute, with the second look at what may pass: what keeps visitors away for so long is told. */
const lookMs = 45_000;

/** The watch of a server: it tells the owner in the ways of the settings. */
export function ownerWatch({
  store,
  config,
  site,
  unaddressed,
  address,
  load,
  isDamaged,
  log,
  everyMs = lookMs,
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
      // Each look is at what is now.
      keepMs: 0,
    }),
    certificate: async () => (publicUrl ? certificateEnd(publicUrl) : undefined),
    channels: ownerChannels(config),
    digestHour: config.digestHour,
    log,
    now,
  });
  let looking: Promise<void> | undefined;
  const stopping = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  let again: NodeJS.Timeout | undefined;
  const lookSoon = (): void => {
    clearTimeout(again);
    if (!stopping.signal.aborted) again = setTimeout(look, Math.min(soonMs, everyMs)).unref();
  };
  const look = (): void => {
    looking ??= watch
      .check(stopping.signal)
      .then((soon) => {
        if (soon) lookSoon();
      })
      .catch((error: unknown) =>
        log.error({ err: error }, 'the watch has failed; it looks again within a minute'),
      )
      .finally(() => (looking = undefined));
  };
  return {
    start: () => {
      lookSoon();
      timers.push(setInterval(look, everyMs).unref());
    },
    stop: async () => {
      for (const timer of [...timers, again]) clearTimeout(timer);
      stopping.abort(new Error('The server stops.'));
      await looking;
    },
  };
}
