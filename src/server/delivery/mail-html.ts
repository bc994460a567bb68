import { escapeMarkup } from '../../core/markup.ts';
import { formMessages } from '../messages/form-messages.ts';
import { mailMessages as texts } from '../messages/mail-messages.ts';
import { closing, describeFile } from './mail-text.ts';
import type { Message } from './message.ts';

/** A submission as HTML for mail programs: a table of questions and answers, all of it escaped. */
export function mailHtml({ title, reference, received, answers, files, visitor }: Message): string {
  const rows = answers.map((answer) => tableRow(answer.title, answer.text || texts.unanswered));
  if (files.length > 0) rows.push(tableRow(texts.files, files.map(describeFile).join('\n')));
  return `<!doctype html>
<html lang="${formMessages.language}">
<head><meta charset="utf-8"><title>${escapeMarkup(title)}: ${escapeMarkup(reference)}</title></head>
<body>
<h1>${escapeMarkup(title)}</h1>
<p>${texts.reference}: <strong>${escapeMarkup(reference)}</strong><br>${texts.received}: ${escapeMarkup(received)}</p>
<table cellpadding="6">
${rows.join('\n')}
</table>
<p>${escapeMarkup(closing(visitor))}</p>
</body>
</html>
`;
}

function tableRow(title: string, text: string): string {
  const lines = escapeMarkup(text).replace(/\r\n?|\n/g, '<br>');
  return `<tr><th align="left" valign="top" scope="row">${escapeMarkup(title)}</th><td dir="auto">${lines}</td></tr>`;
}
