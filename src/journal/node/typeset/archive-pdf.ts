import {
  PDFDict,
  PDFHexString,
  PDFName,
  PDFRef,
  PDFStream,
  PDFString,
  type PDFDocument,
} from '@cantoo/pdf-lib';
import { element as e } from '../../core/formats/xml.ts';
import { toInstant } from '../../core/record/dates.ts';
import type { PrintableDocument } from './document.ts';

/**
 * Turns a tagged PDF into an archivable and accessible one: metadata, colour profile and identifiers of PDF/A-2a (ISO
 * 19005-2) and PDF/UA-1 (ISO 14289-1).
 * @param digest sha256- and 32 hexadecimal digits, which also become the file's identifier
 */
export function archivePdf(pdf: PDFDocument, document: PrintableDocument, digest: string): void {
  const { title, authors, kind, foot, keywords, facts, published } = document;
  const { context } = pdf;
  const info = context.obj({}) as PDFDict;
  const printed = context.trailerInfo.Info;
  if (printed instanceof PDFRef) context.delete(printed);
  context.trailerInfo.Info = context.register(info);
  const date = new Date(`${toInstant(published).slice(0, 10)}T00:00:00Z`);
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setAuthor(authors.map(({ name }) => name).join(', '));
  pdf.setSubject(`${kind}. ${foot}`);
  pdf.setKeywords([(keywords ?? facts.map(({ value }) => value)).join('; ')]);
  pdf.setCreationDate(date);
  pdf.setModificationDate(date);
  info.set(PDFName.of('Source'), PDFString.of(digest));
  const id = PDFHexString.of(digest.replace('sha256-', ''));
  context.trailerInfo.ID = context.obj([id, id]);
  pdf.convertToPDFA({ conformance: '2U', extensions: [accessible] });
  claimAccessibility(pdf);
}

/** The library declares at most level U: level A, accessible, requires complete tags. */
function claimAccessibility({ catalog, context }: PDFDocument): void {
  const metadata = catalog.lookup(PDFName.of('Metadata'));
  const packet = metadata instanceof PDFStream ? Buffer.from(metadata.getContents()).toString() : '';
  const newPacket = packet.replace('<pdfaid:conformance>U<', '<pdfaid:conformance>A<');
  if (newPacket === packet) throw new Error('The metadata of the PDF state no level of conformance.');
  const stream = context.stream(Buffer.from(newPacket), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(stream));
}

const UA = 'http://www.aiim.org/pdfua/ns/id/';
const SCHEMA = 'http://www.aiim.org/pdfa/ns/schema#';
const PROPERTY = 'http://www.aiim.org/pdfa/ns/property#';
const EXTENSION = 'http://www.aiim.org/pdfa/ns/extension/';

/** The identifier of PDF/UA, and the description of its schema that PDF/A requires. */
const accessible =
  e('rdf:Description', { 'rdf:about': '', 'xmlns:pdfuaid': UA }, e('pdfuaid:part', {}, '1')).xml +
  e(
    'rdf:Description',
    {
      'rdf:about': '',
      'xmlns:pdfaExtension': EXTENSION,
      'xmlns:pdfaSchema': SCHEMA,
      'xmlns:pdfaProperty': PROPERTY,
    },
    e(
      'pdfaExtension:schemas',
      {},
      e(
        'rdf:Bag',
        {},
        e(
          'rdf:li',
          { 'rdf:parseType': 'Resource' },
          e('pdfaSchema:schema', {}, 'PDF/UA Universal Accessibility Schema'),
          e('pdfaSchema:namespaceURI', {}, UA),
          e('pdfaSchema:prefix', {}, 'pdfuaid'),
          e(
            'pdfaSchema:property',
            {},
            e(
              'rdf:Seq',
              {},
              e(
                'rdf:li',
                { 'rdf:parseType': 'Resource' },
                e('pdfaProperty:name', {}, 'part'),
                e('pdfaProperty:valueType', {}, 'Integer'),
                e('pdfaProperty:category', {}, 'internal'),
                e('pdfaProperty:description', {}, 'The part of ISO 14289 to which the document conforms.'),
              ),
            ),
          ),
        ),
      ),
    ),
  ).xml;
