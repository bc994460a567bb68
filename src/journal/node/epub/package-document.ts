import { paperLastChange } from '../../core/record/stored/last-change.ts';
import { toInstant } from '../../core/record/dates.ts';
import { everyKeyword } from '../../core/record/languages/translations.ts';
import { issueParts } from '../../core/record/issue-number.ts';
import { issueNumbers } from '../../core/record/place.ts';
import { element as e, xmlDocument, type Xml } from '../../core/formats/xml.ts';
import { hasFormula } from '../../core/text/has-formula.ts';
import type { Book } from './book.ts';

/** The metadata and manifest of a book. @see https://www.w3.org/TR/epub-33/#sec-package-doc */
export function packageDocument(book: Book): string {
  return xmlDocument(
    e(
      'package',
      {
        xmlns: 'http://www.idpf.org/2007/opf',
        version: '3.0',
        'unique-identifier': 'identifier',
        'xml:lang': book.paper.language,
      },
      metadata(book),
      manifest(book),
      e('spine', {}, e('itemref', { idref: 'text' })),
    ),
  );
}

function metadata(book: Book): Xml {
  const { paper, journal } = book;
  const { doi, url, title, language, published, abstract, rights } = paper;
  const numbers = issueNumbers(paper);
  // The format allows only numbers: a double issue has its first, and a supplement of a volume none.
  const position = numbers && issueParts(numbers.issue).first;
  return e(
    'metadata',
    { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' },
    e('dc:identifier', { id: 'identifier' }, doi ? `https://doi.org/${doi}` : url),
    e('dc:title', {}, title),
    e('dc:language', {}, language),
    authors(book),
    e('dc:publisher', {}, journal.publisher),
    e('dc:date', {}, published),
    everyKeyword(paper).map((keyword) => e('dc:subject', {}, keyword)),
    e('dc:description', {}, abstract.join(' ')),
    e('dc:rights', {}, rights.text),
    doi ? e('dc:source', {}, url) : undefined,
    meta('dcterms:modified', toInstant(paperLastChange(paper))),
    e('meta', { property: 'belongs-to-collection', id: 'journal' }, journal.title),
    refine('journal', 'collection-type', 'series'),
    position !== undefined && refine('journal', 'group-position', `${numbers!.volume}.${position}`),
    journal.issn ? refine('journal', 'dcterms:identifier', `urn:issn:${journal.issn}`) : undefined,
    accessibility(book),
  );
}

function authors({ paper }: Book): Xml[] {
  return paper.authors.flatMap(({ name, listed }, index) => {
    const id = `author-${index + 1}`;
    return [
      e('dc:creator', { id }, name),
      refine(id, 'role', 'aut', { scheme: 'marc:relators' }),
      refine(id, 'file-as', listed),
    ];
  });
}

/** The accessibility metadata. @see https://www.w3.org/TR/epub-a11y-11/ */
function accessibility({ text, pictures }: Book): Xml[] {
  const features = [
    'structuralNavigation',
    'tableOfContents',
    'readingOrder',
    ...(pictures.length > 0 ? ['alternativeText'] : []),
    ...(hasFormula(text) ? ['MathML'] : []),
  ];
  return [
    meta('schema:accessMode', 'textual'),
    ...(pictures.length > 0 ? [meta('schema:accessMode', 'visual')] : []),
    meta('schema:accessModeSufficient', 'textual'),
    ...features.map((feature) => meta('schema:accessibilityFeature', feature)),
    meta('schema:accessibilityHazard', 'none'),
  ];
}

function meta(property: string, value: string): Xml {
  return e('meta', { property }, value);
}

function refine(id: string, property: string, value: string, attributes: Record<string, string> = {}): Xml {
  return e('meta', { refines: `#${id}`, property, ...attributes }, value);
}

function manifest({ text, pictures }: Book): Xml {
  const type = 'application/xhtml+xml';
  const item = (id: string, href: string, mediaType: string, properties?: string) =>
    e('item', { id, href, 'media-type': mediaType, properties });
  return e(
    'manifest',
    {},
    item('text', 'text.xhtml', type, hasFormula(text) ? 'mathml' : undefined),
    item('navigation', 'navigation.xhtml', type, 'nav'),
    item('style', 'style.css', 'text/css'),
    pictures.map(({ figure, href, type: each }) => item(figure.id, href, each)),
  );
}
