import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { parse as parseRis } from 'astrocite-ris';
import { BibLatexParser } from 'biblatex-csl-converter';
import { joinDateParts, numberText, type PaperFacts } from './facts.ts';

interface Csl {
  title: string;
  /** The original title, for RIS with a translated title in its place. */
  'original-title'?: string;
  author: {
    given?: string;
    family?: string;
    literal?: string;
    'non-dropping-particle'?: string;
    'dropping-particle'?: string;
  }[];
  issued: { 'date-parts': (number | string)[][] };
  volume?: string | number;
  issue?: string | number;
  URL: string;
  DOI?: string;
  ISSN?: string;
  page?: string;
  abstract?: string;
}

/** CSL-JSON, as written and as parsers make it from other formats. */
export function fromCsl(item: unknown): PaperFacts {
  const { title, 'original-title': original, author, issued, volume, issue, URL } = item as Csl;
  const name = (each: Csl['author'][number]) =>
    each.literal ??
    [each.given, each['dropping-particle'], each['non-dropping-particle'], each.family]
      .filter(Boolean)
      .join(' ');
  return {
    authors: author.map(name),
    title: original ?? title,
    volume: numberText(volume),
    // Two hyphens of BibTeX become a dash.
    issue: numberText(issue).replace('–', '-'),
    // For an unknown part, some parsers return undefined and others zero.
    date: joinDateParts((issued['date-parts'][0] ?? []).filter((part) => Number(part) > 0)),
    url: URL,
  };
}

/** BibTeX or RIS, whichever the text is, parsed by citation-js. */
export function byCitationJs(text: string): PaperFacts {
  const items = plugins.input.chain(text, { generateGraph: false });
  if (items.length !== 1) throw new Error(`${items.length} entries instead of one`);
  return fromCsl(items[0]);
}

export function risByAstrocite(text: string): PaperFacts {
  const items = parseRis(text) as unknown[];
  if (items.length !== 1) throw new Error(`${items.length} entries instead of one`);
  return fromCsl(items[0]);
}

/** BibTeX, parsed by biblatex-csl-converter; throws its errors. */
export function bibtexByConverter(text: string): PaperFacts {
  const { entries, errors, warnings } = new BibLatexParser(text, { processUnknown: true }).parse();
  if (errors.length + warnings.length > 0) throw new Error(JSON.stringify([...errors, ...warnings]));
  const [{ fields }] = Object.values(entries) as unknown as [{ fields: Record<string, unknown> }];
  const authors = fields['author'] as {
    given?: unknown;
    family?: unknown;
    literal?: unknown;
    prefix?: unknown;
  }[];
  return {
    authors: authors.map(({ given, prefix, family, literal }) =>
      [given, prefix, family ?? literal].map(plainText).filter(Boolean).join(' '),
    ),
    title: plainText(fields['title']),
    volume: plainText(fields['volume']),
    issue: plainText(fields['number']).replace('--', '-'),
    date: String(fields['date']),
    url: String(fields['url']),
  };
}

function plainText(nodes: unknown): string {
  if (nodes === undefined) return '';
  if (typeof nodes === 'string') return nodes;
  if (Array.isArray(nodes)) return nodes.map(plainText).join('');
  const { text, content } = nodes as { text?: string; content?: unknown };
  return text ?? plainText(content);
}
