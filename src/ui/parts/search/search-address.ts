/** What the address asks a search for, as ?q=. */
export function askedInAddress(): string {
  return new URLSearchParams(location.search).get('q') ?? '';
}

/** Writes what is searched for into the address. The entry of the history stays the same one: letters are no steps back. */
export function rememberAsked(query: string): void {
  const url = new URL(location.href);
  if (query.trim() === '') url.searchParams.delete('q');
  else url.searchParams.set('q', query.trim());
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
