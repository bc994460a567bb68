import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRef, PDFString } from '@cantoo/pdf-lib';
import type { PrintableDocument } from './document.ts';
import { archivePdf } from './archive-pdf.ts';
import { closeSyllables } from './close-syllables.ts';
import { completeTags } from './complete-tags.ts';
import { slimFonts } from './slim-fonts.ts';

/** A finished PDF, and the pages of its headings. */
export interface FinishedPdf {
  bytes: Buffer;
  pageCount: number;
  /** The page of a heading, counted from 1, by the heading's id. */
  pageNumbers: Map<string, number>;
}

/**
 * Turns the PDF of a browser into an accessible PDF for archives (PDF/A-2a, PDF/UA-1) with the paper's metadata. The
 * result does not depend on the time or the browser's counters, so that printing an unchanged paper again changes no
 * file.
 * @param browserPdf the PDF as the browser printed it
 * @param document its source, which has the metadata
 * @param digest the digest of all inputs (`documentDigest`), stored in the file: if that of the inputs is still the same
 *   later, the file is not printed again
 */
export async function finishPdf(
  browserPdf: Uint8Array,
  document: PrintableDocument,
  digest: string,
): Promise<FinishedPdf> {
  const pdf = await PDFDocument.load(browserPdf, { updateMetadata: false });
  renumberNodes(pdf);
  slimFonts(pdf);
  closeSyllables(pdf);
  completeTags(pdf);
  // Last, because its metadata declare what the steps above have done.
  archivePdf(pdf, document, digest);
  const bytes = await pdf.save({ useObjectStreams: true, updateFieldAppearances: false });
  return { bytes: Buffer.from(bytes), pageCount: pdf.getPageCount(), pageNumbers: headingPages(pdf) };
}

/** The digest in a finished PDF; undefined if it has none. */
export async function readDigest(bytes: Uint8Array): Promise<string | undefined> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  const info = context.lookup(context.trailerInfo.Info);
  const source = info instanceof PDFDict ? info.lookup(PDFName.of('Source')) : undefined;
  return source instanceof PDFString ? source.asString() : undefined;
}

/** Renumbers the names of tags, because Chromium counts nodes over all pages that it has loaded. */
function renumberNodes({ context }: PDFDocument): void {
  const isName = (value: unknown): value is PDFString =>
    value instanceof PDFString && /^node\d+$/.test(value.asString());
  const nodeNames = new Set<string>();
  const containers: (PDFDict | PDFArray)[] = [];
  const visit = (value: unknown) => {
    if (isName(value)) nodeNames.add(value.asString());
    else if (value instanceof PDFDict) {
      containers.push(value);
      value.values().forEach(visit);
    } else if (value instanceof PDFArray) {
      containers.push(value);
      value.asArray().forEach(visit);
    }
  };
  for (const [, value] of context.enumerateIndirectObjects()) visit(value);
  const order = [...nodeNames].sort();
  const newName = (name: PDFString) =>
    PDFString.of(`node${String(order.indexOf(name.asString())).padStart(8, '0')}`);
  for (const container of containers) {
    if (container instanceof PDFArray) {
      container.asArray().forEach((value, index) => isName(value) && container.set(index, newName(value)));
    } else {
      for (const [key, value] of container.entries()) if (isName(value)) container.set(key, newName(value));
    }
  }
}

/**
 * The pages of headings to which the table of contents links. For these, Chromium writes named destinations:
 * /heading-2 [43 0 R /XYZ 132 796 0]
 */
function headingPages(pdf: PDFDocument): Map<string, number> {
  const pages = pdf.getPages().map(({ ref }) => ref);
  const destinations = pdf.catalog.lookup(PDFName.of('Dests'));
  if (!(destinations instanceof PDFDict)) return new Map();
  return new Map(
    destinations.entries().flatMap(([name, value]) => {
      const place = pdf.context.lookup(value);
      const page = place instanceof PDFArray ? place.get(0) : undefined;
      return page instanceof PDFRef ? [[name.decodeText(), pages.indexOf(page) + 1] as const] : [];
    }),
  );
}
