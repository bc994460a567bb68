import type { Element } from 'hast';
import { headHtml, type HeadEntry } from 'pagewright/page';
import { htmlElements } from './elements.ts';
import { numberText, toReadingOrder, type PaperFacts } from './facts.ts';

/** The elements of a head, as a browser and as a crawler read them from the HTML. */
export function elementsOfHead(entries: readonly HeadEntry[]): Element[] {
  return htmlElements(headHtml(entries));
}

export function metaContents(elements: readonly Element[], name: string): string[] {
  return elements
    .filter(({ tagName, properties }) => tagName === 'meta' && properties['name'] === name)
    .map(({ properties }) => String(properties['content']));
}

/** Reads a page like Google Scholar and Zotero: each tag by its name, authors in the order of the tags. */
export function fromScholarTags(elements: readonly Element[]): PaperFacts {
  const one = (name: string, least = 1) => {
    const found = metaContents(elements, name);
    if (found.length < least || found.length > 1) throw new Error(`${name} occurs ${found.length} times`);
    return found[0] ?? '';
  };
  return {
    authors: metaContents(elements, 'citation_author').map(toReadingOrder),
    title: one('citation_title'),
    volume: one('citation_volume', 0),
    issue: one('citation_issue', 0),
    date: one('citation_publication_date').replaceAll('/', '-'),
    url: one('citation_abstract_html_url'),
  };
}

export function fromDublinCoreTags(elements: readonly Element[]): PaperFacts {
  const [source = ''] = metaContents(elements, 'DC.source');
  const [, volume = '', issue = ''] = /Vol\. (\d+)(?: (?:No\. )?([^(]*))? \(/.exec(source) ?? [];
  return {
    authors: metaContents(elements, 'DC.creator').map(toReadingOrder),
    title: metaContents(elements, 'DC.title')[0] ?? '',
    volume,
    issue,
    date: metaContents(elements, 'DC.date')[0] ?? '',
    url: metaContents(elements, 'DC.identifier')[0] ?? '',
  };
}

interface ArticleData {
  headline: string;
  author: { name: string }[];
  datePublished: string;
  url: string;
  isPartOf: { issueNumber?: string; volumeNumber?: string; isPartOf?: { volumeNumber: string } };
}

/** The block of data in the head. */
function dataIn(elements: readonly Element[]): unknown {
  const block = elements.find(({ properties }) => properties['type'] === 'application/ld+json');
  const [text] = block?.children ?? [];
  return JSON.parse(text?.type === 'text' ? text.value : '');
}

export function fromJsonLd(elements: readonly Element[]): PaperFacts {
  const { headline, author, datePublished, url, isPartOf } = dataIn(elements) as ArticleData;
  return {
    authors: author.map(({ name }) => name),
    title: headline,
    volume: numberText(isPartOf.isPartOf?.volumeNumber ?? isPartOf.volumeNumber),
    issue: numberText(isPartOf.issueNumber),
    date: datePublished,
    url,
  };
}
