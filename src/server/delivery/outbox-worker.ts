import type { FormDefinition } from '../../core/form/form-definition.ts';
import type { Config } from '../config.ts';
import type { Store } from '../store/store.ts';
import { deliverer } from './deliver.ts';
import { smtpMailer } from './smtp.ts';
import { createWorker, type DeliveryLog, type Worker } from './worker.ts';

/** The worker of a server: it passes on what is stored by the mail server and the webhooks of the settings. */
export function outboxWorker(
  store: Store,
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'deliveries' | 'publicUrl'>,
  definitions: readonly FormDefinition[],
  log: DeliveryLog,
): Worker {
  const sendMail = config.smtpUrl ? smtpMailer(config.smtpUrl) : undefined;
  const now = (): Date => new Date();
  const deliver = deliverer({ store, config, definitions, sendMail, fetch, now });
  return createWorker({ store, deliver, log });
}
