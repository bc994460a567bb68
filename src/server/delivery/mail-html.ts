import { escapeMarkup } from '../../core/markup.ts';
import { closing, describeFile } from './mail-text.ts';
import type { SubmissionMessage } from './message.ts';

/** A submission as HTML for mail programs: a table of questions and answers, with everything escaped. */
export function mailHtml(message: SubmissionMessage): string {
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
<p>${escapeMarkup(closing(visitor, t))}</p>
</body>
</html>
`;
}

function tableRow(title: string, text: string): string {
  const lines = escapeMarkup(text).replace(/\r\n?|\n/g, '<br>');
  return `<tr><th align="left" valign="top" scope="row">${escapeMarkup(title)}</th><td dir="auto">${lines}</td></tr>`;
}
