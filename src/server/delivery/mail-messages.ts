import type { SendMailOptions } from 'nodemailer';
import { DeliveryError } from './delivery-error.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { Message } from './message.ts';
import { minute, counted } from '../format.ts';

export interface Letterhead {
  /** The sender, an address of our own. */
  from: string;
  /** The delivery's id: the same for every attempt. */
  messageId: string;
}

/**
 * The e-mail to the site's owner: everything that was answered. No header holds a word of the visitor's, except
 * Reply-To, which holds an address that was judged once more.
 * @param pathOf where a stored file lies
 */
export function ownerMessage(
  message: Message,
  { from, messageId }: Letterhead,
  to: string,
  pathOf: (storedName: string) => string,
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
      .map(({ name, storedName }) => ({ filename: name, path: pathOf(storedName) })),
    disableUrlAccess: true,
  };
}

/**
 * The receipt to the visitor. Anybody can enter anybody's address into a form, so it repeats nothing of what was
 * entered: nobody can make the site send words of theirs to others.
 * @param site the site's address, where it is known
 */
export function receiptMessage(
  { title, reference, receivedAt, files, visitor }: Message,
  { from, messageId }: Letterhead,
  site: string | undefined,
): SendMailOptions {
  if (visitor === undefined)
    throw new DeliveryError('There is no address to send the receipt to.', 'no address', { final: true });
  const facts = [
    `Form: ${title}`,
    `Reference: ${reference}`,
    `Received: ${minute(receivedAt)} UTC`,
    ...(files.length > 0 ? [`Files: ${counted(files.length, 'file')}`] : []),
  ];
  const text = `We have received what you sent${site ? ` at ${site}` : ''}.

${facts.join('\n')}

Please keep the reference, and name it when you write or call about this.

If you have not sent this form, somebody has entered your address by mistake; there is nothing you need to do.
`;
  return {
    from,
    to: { name: '', address: visitor },
    subject: `Received: ${title}, ${reference}`,
    messageId: fullMessageId(messageId, from),
    // Holiday notices and the like don’t answer what says that nobody wrote it (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    text,
    disableUrlAccess: true,
    disableFileAccess: true,
  };
}

/** Below the sender's own domain, so that it is unique in the world. */
function fullMessageId(id: string, from: string): string {
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return `<${id}@${domain}>`;
}
