import { hasTitle, inlineText } from '../../core/text/walk-text.ts';
import { listStatements } from '../../core/record/statements.ts';
import { outputWords } from '../../core/text/output-words.ts';
import type { Book } from './book.ts';

/** A part of a book in its table of contents. */
export interface BookPart {
  id: string;
  title: string;
  parts: BookPart[];
}

/** The parts of a paper in order: abstract, sections of the text, back matter. */
export function listBookParts({ paper, text }: Pick<Book, 'paper' | 'text'>): BookPart[] {
  const words = outputWords(paper.language);
  const own = (id: string, title: string, isThere: boolean): BookPart[] =>
    isThere ? [{ id, title, parts: [] }] : [];
  return [
    ...own('abstract', words.abstract, paper.abstract.length > 0),
    ...text.sections.filter(hasTitle).map(toBookPart),
    ...listStatements(paper, paper.language).map(({ id, title }) => ({ id, title, parts: [] })),
    ...own('notes', words.notes, text.notes.length > 0),
    ...own('references', words.references, (paper.references ?? []).length > 0),
  ];
}

function toBookPart({ id, title, sections }: Book['text']['sections'][number]): BookPart {
  return { id, title: inlineText(title), parts: sections.filter(hasTitle).map(toBookPart) };
}
