/**
 * Escapes a text for HTML, SVG or XML: between tags, or in an attribute with double quotes. Characters that XML
 * forbids are removed.
 * @see https://www.w3.org/TR/xml/#charsets
 */
export function escapeMarkup(text: string): string {
  return text
    .toWellFormed()
    .replace(/[&<>"]/g, (character) => entities[character] ?? character)
    .replace(forbidden, '');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const forbidden = /[^\t\n\r\u0020-\ufffd]/g;
