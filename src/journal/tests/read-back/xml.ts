import { XmlDocument, XmlValidateError, type XmlElement } from 'libxml2-wasm';
import { atomGrammar } from './atom-grammar.ts';
import { crossrefSchema, forCrossrefSchema } from './crossref-schema.ts';
import { doajGrammar } from './doaj-grammar.ts';
import { joinDateParts, toReadingOrder, type PaperFacts } from './facts.ts';
import { oaiSchema } from './oai-schema.ts';
import type { XmlValidator } from './validator.ts';

const spaces = {
  a: 'http://www.w3.org/2005/Atom',
  prism: 'http://prismstandard.org/namespaces/basic/2.0/',
  oai: 'http://www.openarchives.org/OAI/2.0/',
  dc: 'http://purl.org/dc/elements/1.1/',
  c: 'http://www.crossref.org/schema/5.4.0',
  math: 'http://www.w3.org/1998/Math/MathML',
  xsi: 'http://www.w3.org/2001/XMLSchema-instance',
};

export type Grammar = 'atom' | 'crossref' | 'doaj' | 'oai-pmh';

const makers: Record<Grammar, () => XmlValidator> = {
  atom: atomGrammar,
  crossref: crossrefSchema,
  doaj: doajGrammar,
  'oai-pmh': oaiSchema,
};
const validators = new Map<Grammar, XmlValidator>();

/**
 * Validates a text against the official schema of its kind. No package contains the schema of DOAJ: its texts are
 * validated against our own grammar, or against the official schema in the folder JOURNAL_SCHEMAS (tests/README.md).
 * @throws Error with the line if the text is not well-formed or not valid
 */
export function checkXml(text: string, grammar: Grammar): void {
  using document = XmlDocument.fromString(grammar === 'crossref' ? forCrossrefSchema(text) : text);
  // Each validator is created once, because that takes longer than validating all texts.
  const validator = validators.get(grammar) ?? makers[grammar]();
  validators.set(grammar, validator);
  try {
    validator.validate(document);
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error;
    throw new Error(error.details.map(({ line, message }) => `line ${line}: ${message}`).join(''), {
      cause: error,
    });
  }
}

/** The texts that an XPath finds, in order. */
export function textsAt(text: string, xpath: string): string[] {
  using document = XmlDocument.fromString(text);
  return document.find(xpath, spaces).map((node) => node.content);
}

/** Elements and attributes without text; within formulas, a blank is a space. */
export function emptyPlaces(text: string): string[] {
  using document = XmlDocument.fromString(text);
  const isEmpty = `not(*) and not(@*) and normalize-space() = "" and namespace-uri() != "${spaces.math}" and local-name() != "free_to_read"`;
  const empty = document.find(`//*[${isEmpty}] | //@*[. = ""]`);
  return empty.map((node) => (node as XmlElement).name);
}

export function fromJats(text: string): PaperFacts {
  const one = (xpath: string) => textsAt(text, `//article/front/article-meta/${xpath}`).join('|');
  const title = [one('title-group/article-title'), one('title-group/subtitle')].filter(Boolean);
  return {
    authors: contributors(text),
    title: title.join(/[?!:.…]$/.test(title[0] ?? '') ? ' ' : ': '),
    volume: one('volume'),
    issue: one('issue').replace('Suppl', 'Suppl.'),
    date: joinDateParts(['year', 'month', 'day'].flatMap((part) => textsAt(text, `//pub-date/${part}`))),
    url: one('self-uri[@content-type="text/html"]/@*[local-name()="href"]'),
  };
}

const AUTHOR = '//contrib[@contrib-type="author"]';

function contributors(text: string): string[] {
  const count = textsAt(text, AUTHOR).length;
  return Array.from({ length: count }, (_, index) =>
    ['name/given-names', 'name/surname', 'string-name', 'collab']
      .flatMap((part) => textsAt(text, `${AUTHOR}[${index + 1}]/${part}`))
      .join(' '),
  );
}

export function fromAtomEntry(text: string, url: string): PaperFacts {
  const at = (xpath: string) => textsAt(text, `//a:entry[a:id="${url}"]/${xpath}`);
  return {
    authors: at('a:author/a:name'),
    title: at('a:title').join('|'),
    volume: at('prism:volume').join('|'),
    issue: at('prism:number').join('|'),
    date: at('prism:publicationDate').join('|'),
    url: at('a:link[@rel="alternate"]/@href').join('|'),
  };
}

export function fromOaiDc(text: string): PaperFacts {
  const [, volume = '', issue = ''] =
    /Vol\. (\d+)(?: (?:No\. )?([^(]*))? \(/.exec(textsAt(text, '//dc:source').join()) ?? [];
  return {
    authors: textsAt(text, '//dc:creator').map(toReadingOrder),
    title: textsAt(text, '//dc:title')[0] ?? '',
    volume,
    issue,
    date: textsAt(text, '//dc:date').join('|'),
    url: textsAt(text, '//dc:identifier')[0] ?? '',
  };
}

/** The paper with this address in a deposit for Crossref. */
export function fromCrossref(text: string, url: string): PaperFacts {
  const at = (xpath: string) => textsAt(text, `//c:journal_article[.//c:resource="${url}"]/${xpath}`);
  const people = at('c:contributors/*').length;
  return {
    authors: Array.from({ length: people }, (_, index) =>
      ['/c:given_name', '/c:surname', '[self::c:organization]']
        .flatMap((part) => at(`c:contributors/*[${index + 1}]${part}`))
        .join(' '),
    ),
    title: at('c:titles/c:title')[0] ?? '',
    volume: textsAt(text, '//c:journal_volume/c:volume').join('|'),
    issue: textsAt(text, '//c:journal_issue/c:issue | //c:special_numbering').join(' '),
    date: joinDateParts(['year', 'month', 'day'].flatMap((part) => at(`c:publication_date/c:${part}`))),
    url: at('c:doi_data/c:resource').join('|'),
  };
}

export function fromDoaj(text: string, url: string): PaperFacts {
  const at = (xpath: string) => textsAt(text, `//record[fullTextUrl="${url}"]/${xpath}`);
  return {
    authors: at('authors/author/name'),
    title: at('title')[0] ?? '',
    volume: at('volume').join('|'),
    issue: at('issue').join('|'),
    date: at('publicationDate').join('|'),
    url: at('fullTextUrl').join('|'),
  };
}
