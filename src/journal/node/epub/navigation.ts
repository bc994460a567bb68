import { escapeMarkup } from 'pagewright/text';
import { outputWords } from '../../core/text/output-words.ts';
import type { Book } from './book.ts';
import { listBookParts, type BookPart } from './parts.ts';
import { xhtml } from './xhtml.ts';

/** The table of contents of a book. @see https://www.w3.org/TR/epub-33/#sec-nav */
export function createNavigation(book: Book): string {
  const { title, language } = book.paper;
  const { contents } = outputWords(language);
  const body = `<nav epub:type="toc" role="doc-toc"><h1>${escapeMarkup(contents)}</h1>\n${createList(listBookParts(book))}</nav>
<nav epub:type="landmarks" hidden="hidden"><ol><li><a epub:type="bodymatter" href="text.xhtml">${escapeMarkup(title)}</a></li></ol></nav>
`;
  return xhtml(contents, language, body);
}

function createList(parts: readonly BookPart[]): string {
  const items = parts.map(({ id, title, parts: below }) => {
    return `<li><a href="text.xhtml#${id}">${escapeMarkup(title)}</a>${below.length > 0 ? `\n${createList(below)}` : ''}</li>`;
  });
  return `<ol>${items.join('\n')}</ol>\n`;
}
