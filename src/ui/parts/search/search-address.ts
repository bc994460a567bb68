/** The search query in the address, as ?q=. */
export function readQueryParameter(): string {
  return new URLSearchParams(location.search).get('q') ?? '';
}

/** Writes the search query, without blanks at its ends, into the address. The history entry stays the same, so that Back does not undo letters. */
export function writeQueryParameter(query: string): void {
  const url = new URL(location.href);
  if (query) url.searchParams.set('q', query);
  else url.searchParams.delete('q');
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
