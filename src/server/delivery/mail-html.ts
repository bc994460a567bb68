import { minute } from '../format.ts';
import { closing, fileWords, unanswered } from './mail-text.ts';
import type { Message } from './message.ts';

/** A submission as HTML for mail programs: a table of questions and answers, all of it as text. */
export function mailHtml({ title, reference, receivedAt, answers, files, visitor }: Message): string {
  const rows = answers.map((answer) => tableRow(answer.title, answer.text || unanswered));
  if (files.length > 0) rows.push(tableRow('Files', files.map(fileWords).join('\n')));
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escaped(title)}: ${escaped(reference)}</title></head>
<body>
<h1>${escaped(title)}</h1>
<p>Reference: <strong>${escaped(reference)}</strong><br>Received: ${minute(receivedAt)} UTC</p>
<table cellpadding="6">
${rows.join('\n')}
</table>
<p>${escaped(closing(visitor))}</p>
</body>
</html>
`;
}

function tableRow(title: string, text: string): string {
  const lines = escaped(text).replace(/\r\n?|\n/g, '<br>');
  return `<tr><th align="left" valign="top" scope="row">${escaped(title)}</th><td dir="auto">${lines}</td></tr>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
