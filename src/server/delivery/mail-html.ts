import { escapeHtml } from '../escape-html.ts';
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
<head><meta charset="utf-8"><title>${escapeHtml(title)}: ${escapeHtml(reference)}</title></head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${texts.reference}: <strong>${escapeHtml(reference)}</strong><br>${texts.received}: ${escapeHtml(received)}</p>
<table cellpadding="6">
${rows.join('\n')}
</table>
<p>${escapeHtml(closing(visitor))}</p>
</body>
</html>
`;
}

function tableRow(title: string, text: string): string {
  const lines = escapeHtml(text).replace(/\r\n?|\n/g, '<br>');
  return `<tr><th align="left" valign="top" scope="row">${escapeHtml(title)}</th><td dir="auto">${lines}</td></tr>`;
}
