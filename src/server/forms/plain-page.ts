import type { FormError } from '../../core/form/form-errors.ts';

interface PlainPage {
  title: string;
  message: string;
  errors: readonly FormError[];
  /** Where the link leads that goes on from here. */
  back: { label: string; to: string };
}

/** A page of words alone, for a browser that posted a form without JavaScript and where no page can be drawn. */
export function plainPage({ title, message, errors, back }: PlainPage): string {
  const items = errors
    .filter((error) => error.message !== message)
    .map((error) => `<li>${escape(error.message)}</li>`);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escape(title)}</title></head>
<body><main><h1>${escape(title)}</h1>
<p>${escape(message)}</p>
${items.length > 0 ? `<ul>${items.join('')}</ul>\n` : ''}<p><a href="${escape(back.to)}">${escape(back.label)}</a></p>
</main></body>
</html>
`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
