import { strToU8, zipSync, type Zippable } from 'fflate';
import type { PrintedReference } from '../../content/resolved.ts';
import { toInstant } from '../../core/record/dates.ts';
import { paperLastChange } from '../../core/record/stored/last-change.ts';
import type { PaperRecord } from '../../core/record/paper-record.ts';
import type { FullText } from '../../core/text/full-text.ts';
import { EPUB_TYPE } from '../../core/formats/epub-type.ts';
import type { Book } from './book.ts';
import { createNavigation } from './navigation.ts';
import { packageDocument } from './package-document.ts';
import { createBookPictures } from './pictures.ts';
import { bookStyle } from './style.ts';
import { textDocument } from './text-document.ts';

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
