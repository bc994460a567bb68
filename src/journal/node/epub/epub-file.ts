import { strToU8, zipSync, type Zippable } from 'fflate';
import { escapeMarkup } from 'pagewright/text';
import type { PrintedReference } from '../../content/resolved.ts';
import { toInstant } from '../../core/record/dates.ts';
import { paperLastChange } from '../../core/record/stored/last-change.ts';
import type { PaperRecord } from '../../core/record/paper-record.ts';
import type { FullText } from '../../core/text/full-text.ts';
import { EPUB_TYPE } from '../../core/formats/epub-type.ts';
import type { Book } from './book.ts';
import { packageDocument } from './package-document.ts';
import { createBookPictures } from './pictures.ts';
import { textDocument } from './text-document.ts';
import { outputWords } from '../../core/text/output-words.ts';
import { listBookParts } from './parts.ts';
import type { BookPart } from './parts.ts';
import { xhtml } from './xhtml.ts';

/**
 * A paper as an EPUB 3 book. Its bytes depend only on the inputs.
 * @param text the full text of the paper
 * @param files the contents of its pictures, by path below the content
 * @param references the references as printed
 * @see https://www.w3.org/TR/epub-33/
 */
export function epubFile(
  paper: PaperRecord,
  journal: Book['journal'],
  text: FullText,
  files: ReadonlyMap<string, Uint8Array>,
  references: readonly PrintedReference[],
): Uint8Array {
  const pictures = createBookPictures(text, files);
  const book: Book = { paper, journal, text, pictures, references };
  const entries: [name: string, content: string | Uint8Array][] = [
    ['META-INF/container.xml', CONTAINER],
    ['EPUB/package.opf', packageDocument(book)],
    ['EPUB/navigation.xhtml', createNavigation(book)],
    ['EPUB/text.xhtml', textDocument(book)],
    ['EPUB/style.css', bookStyle],
    ...pictures.map(({ href, content }): [string, string | Uint8Array] => [`EPUB/${href}`, content]),
  ];
  const zip: Zippable = {
    // This file identifies the format: it must be first and uncompressed.
    mimetype: [strToU8(EPUB_TYPE), { level: 0 }],
  };
  for (const [name, content] of entries) zip[name] = typeof content === 'string' ? strToU8(content) : content;
  return zipSync(zip, { level: 9, mtime: toInstant(paperLastChange(paper)).slice(0, 19) });
}

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** The table of contents of a book. @see https://www.w3.org/TR/epub-33/#sec-nav */
function createNavigation(book: Book): string {
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

/** The style sheet of a book: e-readers have their own typefaces, sizes and colours. */
const bookStyle = `h1, h2, h3, h4 { line-height: 1.25; break-after: avoid; text-align: left; hyphens: none }
.subtitle { font-size: 1.15em; font-style: italic }
.journal, .address, .rights, .keywords, figcaption, caption { font-size: 0.85em }
.remark { border-left: 3px solid; padding-left: 0.7em }
.authors { list-style: none; margin: 1em 0; padding: 0 }
.authors span { font-size: 0.85em }
blockquote { margin: 1em 1.5em }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.85em }
figure { margin: 1.5em 0; break-inside: avoid }
figure img { max-width: 100%; height: auto; background: #fff }
table { margin: 1.5em 0; border-collapse: collapse; border-top: 1px solid; border-bottom: 1px solid; font-size: 0.85em }
caption { text-align: left; padding-bottom: 0.5em }
th, td { padding: 0.3em 0.6em; text-align: left; vertical-align: top }
thead { border-bottom: 1px solid }
.right { text-align: right }
.center { text-align: center }
.equation { display: flex; align-items: center; justify-content: space-between; margin: 1em 0; overflow-x: auto }
.notes, .references { font-size: 0.9em }
a { overflow-wrap: anywhere }
`;
