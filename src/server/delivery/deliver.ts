import type { FormDefinition } from '../../core/form/form-definition.ts';
import type { Config, DeliveryTarget } from '../config.ts';
import type { Store } from '../store/store.ts';
import { uploadPath } from '../store/uploads.ts';
import { recordOf } from '../submissions/record.ts';
import { DeliveryError } from './delivery-error.ts';
import { ownerMessage, receiptMessage } from './mail-messages.ts';
import { packParcel } from './parcel.ts';
import { mailFault, type SendMail } from './smtp.ts';
import { callWebhook } from './webhook.ts';
import type { Deliver } from './worker.ts';

export interface Delivering {
  store: Pick<Store, 'db' | 'uploads'>;
  config: Pick<Config, 'deliveries' | 'mailFrom' | 'publicUrl'>;
  definitions: readonly FormDefinition[];
  /** None where no mail server is set. */
  sendMail: SendMail | undefined;
  fetch: typeof fetch;
  now: () => Date;
}

/** No message takes longer than this, ten megabytes over a poor line included. */
const longestMs = 15 * 60_000;

/** Passes on a delivery in its own way, by the settings as they are now. */
export function deliverer({ store, config, definitions, sendMail, fetch, now }: Delivering): Deliver {
  return async ({ channel, submission_id, message_id }, signal) => {
    const record = await recordOf(store.db, submission_id);
    // Between the claim and now, whoever sent it may have had it erased.
    if (!record.answers) throw new DeliveryError('The submission was erased.', 'erased', { final: true });
    const definition = definitions.find(({ id }) => id === record.row.form);
    if (!definition) throw new DeliveryError(`There is no form "${record.row.form}".`, 'no form');
    const target = config.deliveries.get(definition.delivery) ?? {};
    if (channel === 'webhook') {
      const { url, secret } = webhookOf(target, definition.delivery);
      await callWebhook(record, { url, secret, id: message_id, now: now(), signal }, fetch);
      return;
    }
    if (!sendMail || !config.mailFrom) throw unset('SMTP_URL or MAIL_FROM');
    const parcel = packParcel(definition, record);
    const head = { from: config.mailFrom, messageId: message_id };
    const message =
      channel === 'receipt'
        ? receiptMessage(parcel, head, config.publicUrl)
        : ownerMessage(parcel, head, emailOf(target, definition.delivery), (name) => uploadPath(store, name));
    const limit = AbortSignal.any([signal, AbortSignal.timeout(longestMs)]);
    await sendMail({ ...message, signal: limit }).catch((error: unknown) => {
      throw mailFault(error, channel === 'receipt');
    });
  };
}

function emailOf({ email }: DeliveryTarget, name: string): string {
  if (!email) throw unset(variable(name, 'EMAIL'));
  return email;
}

function webhookOf({ webhook, secret }: DeliveryTarget, name: string): { url: string; secret: string } {
  if (!webhook || !secret) throw unset(variable(name, 'WEBHOOK'));
  return { url: webhook, secret };
}

/** The settings may have changed since the delivery was planned; they may change back, so it is tried again. */
function unset(what: string): DeliveryError {
  return new DeliveryError(`${what} is not set any more.`, 'not set');
}

function variable(delivery: string, kind: string): string {
  return `DELIVERY_${delivery.toUpperCase().replaceAll('-', '_')}_${kind}`;
}
