import type { FormError } from '../../../core/form/errors/form-errors.ts';
import { escapeMarkup } from '../../../core/markup.ts';

interface PlainPage {
  language: string;
  title: string;
  message: string;
  errors: readonly FormError[];
  /** The link below the text. */
  link: { label: string; to: string };
}

/** A page without layout, for a form posted without JavaScript, if the site's page can't be rendered. */
export function plainPage({ language, title, message, errors, link }: PlainPage): string {
  const items = errors
    .filter((error) => error.message !== message)
    .map((error) => `<li>${escapeMarkup(error.message)}</li>`);
  return `<!doctype html>
<html lang="${escapeMarkup(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title></head>
<body><main><h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(message)}</p>
${items.length > 0 ? `<ul>${items.join('')}</ul>\n` : ''}<p><a href="${escapeMarkup(link.to)}">${escapeMarkup(link.label)}</a></p>
</main></body>
</html>
`;
}
