/** The fields that are searched. */
export interface Searchable {
  name: string;
  subject: string;
}

/** The query in normal form: trimmed, with single spaces. */
export function normaliseQuery(query: string): string {
  return foldText(query.trim().replace(/\s+/g, ' '));
}

/** Whether the name or the subject contains the query, ignoring case and accents; an empty query matches everything. */
export function matches({ name, subject }: Searchable, needle: string): boolean {
  return foldText(name).includes(needle) || foldText(subject).includes(needle);
}

/** Splits a text at every occurrence of the query: the odd pieces are the matches. */
export function splitAtMatches(text: string, needle: string): string[] {
  if (needle === '') return [text];
  const { foldedText, places } = foldWithPlaces(text);
  const pieces: string[] = [];
  let from = 0;
  for (let at = foldedText.indexOf(needle); at >= 0; at = foldedText.indexOf(needle, at + needle.length)) {
    const start = places[at]!;
    const end = places[at + needle.length]!;
    pieces.push(text.slice(from, start), text.slice(start, end));
    from = end;
  }
  return [...pieces, text.slice(from)];
}

/** Lower case without accents, so that e finds é. Characters of other scripts stay. */
function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** A normalised text, with the original index of each letter. */
function foldWithPlaces(text: string): { foldedText: string; places: number[] } {
  let foldedText = '';
  let at = 0;
  const places: number[] = [];
  for (const letter of text) {
    const foldedLetter = foldText(letter);
    for (let i = 0; i < foldedLetter.length; i++) places.push(at);
    foldedText += foldedLetter;
    at += letter.length;
  }
  return { foldedText, places: [...places, text.length] };
}
