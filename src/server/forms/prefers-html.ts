/**
 * Whether the one who asks is a browser that shows the answer as a page, and not a script: such a browser names
 * text/html in its Accept header, and no JSON that it likes as much.
 */
export function prefersHtml(accept: string | undefined): boolean {
  const html = quality(accept ?? '', 'text/html');
  return html > 0 && html > quality(accept ?? '', 'application/json');
}

/** How much a type is liked when it is named itself, from 0 to 1. */
function quality(accept: string, type: string): number {
  for (const each of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = each.split(';').map((part) => part.trim());
    if (name !== type) continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    return q === undefined ? 1 : Number(q.slice(2)) || 0;
  }
  return 0;
}
