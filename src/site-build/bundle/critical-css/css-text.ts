/** The tokens in a value or tag. */
export function referredTokens(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, token = '']) => token);
}

/** Rules without needless blanks and semicolons. */
export function compactCss(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
    .replaceAll(';}', '}');
}
