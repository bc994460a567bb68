import type { SendMailOptions } from 'nodemailer';
import type { FileStore } from '../store/files/file-store.ts';
import { DeliveryError } from './delivery-error.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { Message } from './message.ts';

export interface MailHead {
  /** The sender, an address of the site itself. */
  from: string;
  /** The delivery's id: the same for every attempt. */
  messageId: string;
}

/**
 * The e-mail to the site's owner: everything that was answered. No header holds anything that the visitor wrote,
 * except Reply-To, which holds an address that was validated once more.
 * @param attachment gives a stored file: its path, or its content
 */
export function ownerMail(
  message: Message,
  { from, messageId }: MailHead,
  to: string,
  attachment: FileStore['attachment'],
): SendMailOptions {
  const { title, reference, visitor, files } = message;
  return {
    from,
    to,
    ...(visitor ? { replyTo: { name: '', address: visitor } } : {}),
    subject: `${title}: ${reference}`,
    messageId: fullMessageId(messageId, from),
    text: mailText(message),
    html: mailHtml(message),
    attachments: files
      .filter(({ attached }) => attached)
      .map(({ name, storedName }) => ({ filename: name, ...attachment(storedName) })),
    disableUrlAccess: true,
  };
}

/**
 * The receipt to the visitor. Anybody can enter anybody's address into a form, so it repeats nothing that was
 * entered: nobody can use the site to send a text of their own to others.
 * @param site the site's address, where it is known
 * @throws DeliveryError where no address was given
 */
export function receiptMail(
  { locale: { t }, title, reference, received, files, visitor }: Message,
  { from, messageId }: MailHead,
  site: string | undefined,
): SendMailOptions {
  if (visitor === undefined)
    throw new DeliveryError('There is no address to send the receipt to.', 'no address', { final: true });
  const facts = [
    `${t('server.form')}: ${title}`,
    `${t('server.reference')}: ${reference}`,
    `${t('server.received')}: ${received}`,
    ...(files.length > 0 ? [`${t('server.files')}: ${t('server.fileCount', { count: files.length })}`] : []),
  ];
  const list = facts.join('\n');
  return {
    from,
    to: { name: '', address: visitor },
    subject: t('server.receiptSubject', { form: title, reference }),
    messageId: fullMessageId(messageId, from),
    // Automatic replies, such as holiday notices, are not sent to a mail that says it is automatic (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    text:
      site === undefined
        ? t('server.receipt', { facts: list })
        : t('server.receiptAt', { facts: list, site }),
    disableUrlAccess: true,
    disableFileAccess: true,
  };
}

/** With the sender's domain, which makes it unique in the world. */
export function fullMessageId(id: string, from: string): string {
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return `<${id}@${domain}>`;
}
