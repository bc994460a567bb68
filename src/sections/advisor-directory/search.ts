/** What the search looks at. */
export interface Searchable {
  name: string;
  subject: string;
}

/** The words of a query as they are compared: spaces at its ends don't count, those within count as one. */
export function needleOf(query: string): string {
  return query.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Whether the name or the subject holds the needle, whatever the case; an empty needle is found everywhere. */
export function matches({ name, subject }: Searchable, needle: string): boolean {
  return name.toLowerCase().includes(needle) || subject.toLowerCase().includes(needle);
}

/** Cuts a text at every place where it holds the needle: the odd pieces are the matches. */
export function cut(text: string, needle: string): string[] {
  const low = text.toLowerCase();
  // A few letters grow when they are lowered (İ); places found in one text would then be wrong in the other.
  if (needle === '' || low.length !== text.length) return [text];
  const pieces: string[] = [];
  let from = 0;
  for (let at = low.indexOf(needle); at >= 0; at = low.indexOf(needle, from)) {
    pieces.push(text.slice(from, at), text.slice(at, at + needle.length));
    from = at + needle.length;
  }
  return [...pieces, text.slice(from)];
}
