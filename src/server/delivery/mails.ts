import type { SendMailOptions } from 'nodemailer';
import type { FileStore } from '../store/files/file-store.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { SubmissionMessage } from './message.ts';

export interface MailHead {
  /** The sender, an address of the site itself. */
  from: string;
  /** The delivery's id: the same for every attempt. */
  messageId: string;
}

/**
 * The e-mail to the site's owner, with all answers. No header contains visitor input, except Reply-To, whose
 * address is validated again.
 * @param attachment returns a stored file: its path, or its content
 */
export function ownerMail(
  message: SubmissionMessage,
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
      .filter(({ isAttached }) => isAttached)
      .map(({ name, storedName }) => ({ filename: name, ...attachment(storedName) })),
    disableUrlAccess: true,
  };
}

/** The id with the sender's domain, which makes it globally unique. */
export function fullMessageId(id: string, from: string): string {
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return `<${id}@${domain}>`;
}
