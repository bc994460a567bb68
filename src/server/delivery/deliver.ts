import { Readable } from 'node:stream';
import type { BuiltSiteData } from '../../core/page/built-site.ts';
import { translateForm } from '../../core/form/words/translate-form.ts';
import { createLocale, type Locale } from '../../core/messages/locale.ts';
import type { Config, DeliveryTarget } from '../config/config.ts';
import type { Store } from '../store/store.ts';
import type { FileStore } from '../store/files/file-store.ts';
import { DeliveryError } from './delivery-error.ts';
import { deliveryVariable } from './delivery-report.ts';
import { ownerMail } from './mails.ts';
import { mailContent, type MailContent } from './mail-content.ts';
import { receiptMail } from './receipt-mail.ts';
import { mailFailure, type SendMail } from './smtp.ts';
import { callWebhook } from './webhook.ts';
import type { Deliver } from './worker.ts';

/** The dependencies of a delivery, which tests replace. */
export interface DeliveryContext {
  store: Pick<Store, 'record'> & { files: Pick<FileStore, 'missing' | 'attachment' | 'getPath'> };
  config: Pick<Config, 'deliveries' | 'mailFrom' | 'publicUrl'>;
  site: Pick<BuiltSiteData, 'forms' | 'letterhead' | 'receiptRoute' | 'thirdParties' | 'translations'>;
  /** The locale of e-mails. */
  locale: Locale;
  /** Undefined if no mail server is set. */
  sendMail: SendMail | undefined;
  fetch: typeof fetch;
  now: () => Date;
  /** The timeout of a webhook. */
  timeoutMs?: number;
}

/** The timeout of a mail, long enough for ten megabytes over a slow connection. */
const longestMs = 15 * 60_000;

/** Creates the function that makes deliveries, each by its channel and the current settings. */
export function deliverer({
  store,
  config,
  site,
  locale,
  sendMail,
  fetch,
  now,
  timeoutMs,
}: DeliveryContext): Deliver {
  // This server renders the receipts; other machines may serve the pages.
  const address = site.thirdParties.formServer?.url ?? config.publicUrl;
  const receiptAt = (reference: string, route = site.receiptRoute): string | undefined =>
    address && route && `${address}${route}?ref=${reference}`;
  return async ({ channel, submission_id, message_id }, signal) => {
    const record = await store.record(submission_id);
    // The owner may have erased the submission since the delivery was claimed.
    if (!record?.answers) throw new DeliveryError('The submission was erased.', 'erased', { isFinal: true });
    const definition = site.forms.find(({ id }) => id === record.row.form);
    if (!definition) throw new DeliveryError(`There is no form "${record.row.form}".`, 'no form');
    const target = config.deliveries.get(definition.delivery) ?? {};
    if (channel === 'webhook') {
      const { url, secret } = requireWebhook(target, definition.delivery);
      const { getPath } = store.files;
      const call = {
        url,
        secret,
        id: message_id,
        getPath,
        now: now(),
        signal,
        ...(timeoutMs && { timeoutMs }),
      };
      await callWebhook(record, call, fetch);
      return;
    }
    if (!sendMail || !config.mailFrom) throw unset('SMTP_URL or MAIL_FROM');
    const { language } = record.row;
    const translation = language === null ? undefined : site.translations?.[language];
    const words = translation?.forms?.[definition.id];
    const translatedDefinition = words && translateForm(definition, words);
    const isReceipt = channel === 'receipt';
    // The visitor's mail is in the page's language, the owner's in the main one.
    const mailLocale =
      isReceipt && language !== null && translation
        ? createLocale({ language, timeZone: locale.timeZone, messages: translation.messages })
        : locale;
    const shownDefinition = isReceipt && translatedDefinition ? translatedDefinition : definition;
    const content = mailContent(
      shownDefinition,
      record,
      mailLocale,
      store.files.getPath,
      isReceipt ? undefined : translatedDefinition,
    );
    const head = { from: config.mailFrom, messageId: message_id };
    if (channel === 'email') await assertFiles(content, store.files);
    const mail = isReceipt
      ? receiptMail(content, head, {
          letterhead: site.letterhead,
          receiptAt: receiptAt(content.reference, translation?.receiptRoute),
        })
      : ownerMail(content, head, requireEmail(target, definition.delivery), store.files.attachment);
    const limit = AbortSignal.any([signal, AbortSignal.timeout(longestMs)]);
    try {
      await sendMail({ ...mail, signal: limit });
    } catch (error) {
      throw mailFailure(error, isReceipt);
    } finally {
      // An opened stream that is not read completely would never close.
      for (const { content } of mail.attachments ?? []) if (content instanceof Readable) content.destroy();
    }
  };
}

/**
 * Checks the files first, because the mailer would report a missing one as a connection error. The owner gets
 * the complete mail if the file is back within three days.
 */
async function assertFiles(
  { files }: MailContent,
  store: Pick<FileStore, 'missing' | 'getPath'>,
): Promise<void> {
  const attached = files.filter((file) => file.isAttached).map(({ storedName }) => storedName);
  const [missing] = await store.missing(attached);
  if (missing === undefined) return;
  const reason = `The file ${store.getPath(missing)} is missing: restore it from a backup.`;
  throw new DeliveryError(reason, 'file missing');
}

function requireEmail({ email }: DeliveryTarget, name: string): string {
  if (!email) throw unset(deliveryVariable(name, 'EMAIL'));
  return email;
}

function requireWebhook({ webhook, secret }: DeliveryTarget, name: string): { url: string; secret: string } {
  if (!webhook || !secret) throw unset(deliveryVariable(name, 'WEBHOOK'));
  return { url: webhook, secret };
}

/**
 * The error if the settings have changed since the delivery was planned. The delivery is retried, because
 * they may change back.
 */
function unset(what: string): DeliveryError {
  return new DeliveryError(`${what} is no longer set.`, 'not set');
}
