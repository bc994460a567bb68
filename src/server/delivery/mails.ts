import type { SendMailOptions } from 'nodemailer';
import type { FileStore } from '../store/files/file-store.ts';
import { mailText, closingText, describeFile } from './mail-text.ts';
import type { MailContent } from './mail-content.ts';
import { escapeMarkup } from '../../core/markup.ts';

/** The head of a mail that does not depend on the submission. */
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
  message: MailContent,
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

/** A submission as HTML for mail programs: a table of questions and answers, with everything escaped. */
function mailHtml(message: MailContent): string {
  const { title, reference, received, answers, files, visitor, language: visitorLanguage } = message;
  const { language, t } = message.locale;
  const rows = answers.map((answer) => tableRow(answer.title, answer.text || t('server.unanswered')));
  if (files.length > 0)
    rows.push(tableRow(t('server.files'), files.map((file) => describeFile(file, t)).join('\n')));
  return `<!doctype html>
<html lang="${escapeMarkup(language)}">
<head><meta charset="utf-8"><title>${escapeMarkup(title)}: ${escapeMarkup(reference)}</title></head>
<body>
<h1>${escapeMarkup(title)}</h1>
<p>${t('server.reference')}: <strong>${escapeMarkup(reference)}</strong><br>${t('server.received')}: ${escapeMarkup(received)}${visitorLanguage === undefined ? '' : `<br>${t('server.language')}: ${escapeMarkup(visitorLanguage)}`}</p>
<table cellpadding="6">
${rows.join('\n')}
</table>
<p>${escapeMarkup(closingText(visitor, t))}</p>
</body>
</html>
`;
}

function tableRow(title: string, text: string): string {
  const lines = escapeMarkup(text).replace(/\r\n?|\n/g, '<br>');
  return `<tr><th align="left" valign="top" scope="row">${escapeMarkup(title)}</th><td dir="auto">${lines}</td></tr>`;
}
