import type { FormError } from '../../../core/form-errors.ts';
import { escapeHtml } from '../../escape-html.ts';
import { formMessages } from '../../messages/form-messages.ts';

interface PlainPage {
  title: string;
  message: string;
  errors: readonly FormError[];
  /** The link below the text. */
  link: { label: string; to: string };
}

/** A page without layout, for a browser that posted a form without JavaScript, where the site's page can't be drawn. */
export function plainPage({ title, message, errors, link }: PlainPage): string {
  const items = errors
    .filter((error) => error.message !== message)
    .map((error) => `<li>${escapeHtml(error.message)}</li>`);
  return `<!doctype html>
<html lang="${formMessages.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(message)}</p>
${items.length > 0 ? `<ul>${items.join('')}</ul>\n` : ''}<p><a href="${escapeHtml(link.to)}">${escapeHtml(link.label)}</a></p>
</main></body>
</html>
`;
}
