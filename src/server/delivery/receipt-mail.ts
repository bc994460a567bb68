import type { SendMailOptions } from 'nodemailer';
import type { BuiltSiteData } from '../../core/page/built-site.ts';
import { escapeMarkup } from '../../core/markup.ts';
import { DeliveryError } from './delivery-error.ts';
import { fullMessageId, type MailHead } from './mails.ts';
import type { MailContent } from './mail-content.ts';

/** The parts of a receipt that are not from the submission. */
export interface ReceiptContent {
  letterhead: BuiltSiteData['letterhead'];
  /**
   * The address of the receipt page; undefined if the site has no such page, or its public address is
   * unknown.
   */
  receiptAt: string | undefined;
}

/**
 * The receipt for the visitor. It repeats no input: anyone can enter another person's address, and could
 * otherwise use the site to send texts to others.
 * @throws DeliveryError if the form has no address
 */
export function receiptMail(
  message: MailContent,
  { from, messageId }: MailHead,
  letter: ReceiptContent,
): SendMailOptions {
  const { locale, title, reference, visitor } = message;
  const { name, email } = letter.letterhead;
  if (visitor === undefined)
    throw new DeliveryError('There is no address to send the receipt to.', 'no address', { isFinal: true });
  return {
    from,
    to: { name: '', address: visitor },
    ...(email && { replyTo: { name, address: email } }),
    subject: locale.t('server.receiptSubject', { form: title, reference }),
    messageId: fullMessageId(messageId, from),
    // Marks the mail as automatic, so that automatic replies such as holiday notices do not answer it (RFC
    // 3834).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    text: createText(message, letter),
    html: createHtml(message, letter),
    disableUrlAccess: true,
    disableFileAccess: true,
  };
}

function createText(message: MailContent, letter: ReceiptContent): string {
  const { t } = message.locale;
  const { letterhead, receiptAt } = letter;
  const parts = [
    t('server.receiptGreeting'),
    ...createLines(message),
    listFacts(message)
      .map(([term, fact]) => `${term}: ${fact}`)
      .join('\n'),
    ...(receiptAt ? [`${t('server.receiptLink')}: ${receiptAt}`] : []),
    ...(letterhead.email ? [t('server.receiptReply')] : []),
    `-- \n${letterhead.name}\n${letterhead.url}`,
    t('server.receiptMistake'),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The text: what was received, the next step, and its day. */
function createLines({ locale: { t }, title, next, answerBy }: MailContent): string[] {
  return [
    t('server.receiptThanks', { form: title }),
    ...(next ? [next] : []),
    ...(answerBy ? [t('server.receiptAnswer', { day: answerBy })] : []),
  ];
}

function listFacts({ locale: { t }, reference, at, files }: MailContent): [term: string, fact: string][] {
  return [
    [t('server.reference'), reference],
    [t('server.received'), t('server.receiptMoment', { at })],
    ...(files.length > 0
      ? ([[t('server.files'), t('server.fileCount', { count: files.length })]] as [string, string][])
      : []),
  ];
}

/**
 * The text as HTML in the site's colours. Mail programs support neither style sheets nor the site's
 * typefaces.
 */
function createHtml(message: MailContent, { letterhead, receiptAt }: ReceiptContent): string {
  const { t, language } = message.locale;
  const { name, url, email, colours } = letterhead;
  const paragraph = (text: string) => `<p>${escapeMarkup(text)}</p>`;
  const facts = listFacts(message).map(
    ([term, fact]) =>
      `<tr><th align="left" scope="row">${escapeMarkup(term)}</th><td>${escapeMarkup(fact)}</td></tr>`,
  );
  const link = `display: inline-block; padding: 10px 20px; background: ${colours.accent}; color: ${colours.onAccent}; text-decoration: none`;
  return `<!doctype html>
<html lang="${escapeMarkup(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(name)}</title></head>
<body style="margin: 0; background: ${colours.ground}; color: ${colours.ink}; font: 16px/1.5 sans-serif">
<div style="padding: 20px 24px; background: ${colours.night}; color: ${colours.onNight}; border-bottom: 4px solid ${colours.accent}; font: 24px/1.2 Georgia, serif">${escapeMarkup(name)}</div>
<div style="max-width: 560px; padding: 12px 24px">
${[t('server.receiptGreeting'), ...createLines(message)].map(paragraph).join('\n')}
<table cellpadding="6" style="margin-left: -6px">
${facts.join('\n')}
</table>
${receiptAt ? `<p><a href="${escapeMarkup(receiptAt)}" style="${link}">${escapeMarkup(t('server.receiptLink'))}</a></p>\n` : ''}${email ? `${paragraph(t('server.receiptReply'))}\n` : ''}<p>${escapeMarkup(name)}<br><a href="${escapeMarkup(url)}" style="color: ${colours.ink}">${escapeMarkup(url)}</a></p>
<p><small>${escapeMarkup(t('server.receiptMistake'))}</small></p>
</div>
</body>
</html>
`;
}
