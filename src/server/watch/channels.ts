import type { Config } from '../config/config.ts';
import { fullMessageId } from '../delivery/mails.ts';
import { smtpMailer, type SendMail } from '../delivery/smtp.ts';
import { postSigned } from '../delivery/webhook.ts';

/** A message to the owner. */
export interface OwnerMessage {
  /** The same in every attempt: report.2026-11-22.example.org. */
  id: string;
  subject: string;
  text: string;
}

/** A channel to the owner. */
export interface OwnerChannel {
  name: 'email' | 'webhook';
  /** Resolves when the message was accepted. */
  send(message: OwnerMessage, signal: AbortSignal): Promise<unknown>;
}

/** The configured channels to the owner. With two channels, one can report that the other fails. */
export function ownerChannels({
  ownerEmail,
  ownerWebhook,
  ownerSecret,
  smtpUrl,
  mailFrom,
}: Pick<Config, 'ownerEmail' | 'ownerWebhook' | 'ownerSecret' | 'smtpUrl' | 'mailFrom'>): OwnerChannel[] {
  return [
    ...(ownerEmail && smtpUrl && mailFrom ? [mailChannel(smtpMailer(smtpUrl), mailFrom, ownerEmail)] : []),
    ...(ownerWebhook && ownerSecret ? [webhookChannel(ownerWebhook, ownerSecret, fetch)] : []),
  ];
}

/** Sends e-mails through a mail server. */
export function mailChannel(send: SendMail, from: string, to: string): OwnerChannel {
  return {
    name: 'email',
    send: ({ id, subject, text }, signal) =>
      send({
        from,
        to,
        subject,
        messageId: fullMessageId(id, from),
        // Marks the mail as automatic, so that holiday notices do not answer it (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        text,
        disableUrlAccess: true,
        disableFileAccess: true,
        signal,
      }),
  };
}

/** Calls a webhook with `{ id, type: "owner", subject, text }`, signed like deliveries. */
function webhookChannel(url: string, secret: string, fetchIt: typeof fetch): OwnerChannel {
  return {
    name: 'webhook',
    send: ({ id, subject, text }, signal) => {
      // As in deliveries, the id must have no dot, because dots separate the signed parts.
      const messageId = id.replaceAll('.', '_');
      const body = JSON.stringify({ id: messageId, type: 'owner', subject, text });
      return postSigned(body, { url, secret, id: messageId, now: new Date(), signal }, fetchIt);
    },
  };
}
