import type { BuiltSiteData } from '../../core/page/built-site.ts';
import { createLocale } from '../../core/messages/locale.ts';
import type { Config } from '../config/config.ts';
import type { OpenStore } from '../store/open-store.ts';
import { deliverer } from './deliver.ts';
import { smtpMailer } from './smtp.ts';
import { createWorker, type DeliveryLog, type Worker } from './worker.ts';

/** Creates the worker that delivers submissions by mail and webhooks, with the current settings. */
export function outboxWorker(
  store: OpenStore,
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'deliveries' | 'publicUrl'>,
  site: BuiltSiteData,
  log: DeliveryLog,
): Worker {
  const sendMail = config.smtpUrl ? smtpMailer(config.smtpUrl) : undefined;
  const { now } = store;
  const deliver = deliverer({ store, config, site, locale: createLocale(site), sendMail, fetch, now });
  return createWorker({ store, deliver, log, now });
}
