/** Text as it may appear in the text or in an attribute of HTML, SVG or XML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
