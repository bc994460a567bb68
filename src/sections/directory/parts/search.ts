/** What the search looks at. */
export interface Searchable {
  name: string;
  subject: string;
}

/** The words of a query as they are compared: spaces at its ends don't count, those within count as one. */
export function needleOf(query: string): string {
  return folded(query.trim().replace(/\s+/g, ' '));
}

/** Whether the name or the subject holds the needle, whatever case and accents; an empty needle is found everywhere. */
export function matches({ name, subject }: Searchable, needle: string): boolean {
  return folded(name).includes(needle) || folded(subject).includes(needle);
}

/** Cuts a text at every place where it holds the needle: the odd pieces are the matches. */
export function cut(text: string, needle: string): string[] {
  if (needle === '') return [text];
  const { low, places } = located(text);
  const pieces: string[] = [];
  let from = 0;
  for (let at = low.indexOf(needle); at >= 0; at = low.indexOf(needle, at + needle.length)) {
    const start = places[at]!;
    const end = places[at + needle.length]!;
    pieces.push(text.slice(from, start), text.slice(start, end));
    from = end;
  }
  return [...pieces, text.slice(from)];
}

/** Small letters without accents: nobody should have to find é on a keyboard. Signs of other scripts stay. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** A text as it is compared, and for every letter of it the place where it is in the text itself. */
function located(text: string): { low: string; places: number[] } {
  let low = '';
  let at = 0;
  const places: number[] = [];
  for (const letter of text) {
    const plain = folded(letter);
    for (let i = 0; i < plain.length; i++) places.push(at);
    low += plain;
    at += letter.length;
  }
  return { low, places: [...places, text.length] };
}
