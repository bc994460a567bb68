import type { CslItem, CslName } from '../../core/formats/csl.ts';
import type { RichTextNode } from 'pagewright/content';
import type { StyledCitation } from '../../content/resolved.ts';
import { inlineEntry, loadProcessor } from './processor.ts';
import { loadCitationStyles } from './load-citation-styles.ts';
import type { StyleNode } from './load-citation-styles.ts';

/**
 * Returns the citations of a paper in all styles.
 * @param translation the English title of a paper in another language
 */
export type WriteCitations = (item: CslItem, translation?: string) => StyledCitation[];

interface CitationStyle {
  style: string;
  /** The id of the style in the Citation Style Language repository. */
  id: string;
  /** The language of the style, with the country. */
  language: string;
  /** Whether it includes the date of access. */
  isDated?: true;
}

/** The styles for readers, in order of display. */
const citationStyles: CitationStyle[] = [
  { style: 'APA', id: 'apa', language: 'en-US' },
  { style: 'MLA', id: 'modern-language-association', language: 'en-US' },
  { style: 'Chicago', id: 'chicago-author-date', language: 'en-US' },
  { style: 'Vancouver', id: 'vancouver', language: 'en-US', isDated: true },
  { style: 'Harvard', id: 'harvard-cite-them-right', language: 'en-GB', isDated: true },
];

let writeCitations: Promise<WriteCitations> | undefined;

/** Returns a function that formats citations in all styles; styles are loaded once. */
export function createCite(): Promise<WriteCitations> {
  return (writeCitations ??= loadWriter());
}

async function loadWriter(): Promise<WriteCitations> {
  const [{ styles, locales }, processor] = await Promise.all([
    loadCitationStyles(
      citationStyles.map(({ id }) => id),
      ['en-US', 'en-GB'],
    ),
    loadProcessor(),
  ]);
  let current: Record<string, unknown> | undefined;
  const engines = citationStyles.map(({ style, id, language, isDated = false }) => {
    const system = { retrieveItem: () => current, retrieveLocale: (each: string) => locales.get(each) };
    const engine = new processor.Engine(
      system,
      withoutPreprintRule(withWholePages(styles.get(id)!)),
      language,
      true,
    );
    // APA capitalises the first word after a colon.
    engine.opt.development_extensions.uppercase_subtitles = style === 'APA';
    return { style, engine, isDated };
  });
  return (item, translation) => {
    const plainItem = citedFields(item, translation);
    return engines.map(({ style, engine, isDated }) => {
      current = isDated ? { ...plainItem, accessed: { 'date-parts': [placeholderDay] } } : plainItem;
      engine.updateItems([]);
      engine.updateItems([item.id]);
      const [, [entry = '']] = engine.makeBibliography();
      return { style, text: inlineEntry(entry).flatMap(withDayOfReading) };
    });
  };
}

/** A date that no paper has: its output marks the place of the date of access. */
const placeholderDay = [1901, 2, 3];

/**
 * A prerendered page does not know the date of access. Each form of the date becomes an element that the browser
 * fills in; before that, and without scripts, it is a placeholder.
 */
const formsOfDay: Record<string, RichTextNode> = {
  '1901 Feb 3': ['span', { 'data-form': 'short' }, ['YYYY Mon DD']],
  '3 February 1901': ['span', { 'data-form': 'long' }, ['DD Month YYYY']],
};

function withDayOfReading(node: RichTextNode): RichTextNode[] {
  if (typeof node !== 'string') return [node];
  return node
    .split(/(1901 Feb 3|3 February 1901)/)
    .filter(Boolean)
    .map((piece) => formsOfDay[piece] ?? piece);
}

/** The style with whole page ranges: the current manual of Vancouver has 118–124, the style 118–24. */
function withWholePages(style: StyleNode): StyleNode {
  const isShortened = style.attrs['page-range-format'] === 'minimal';
  return isShortened ? { ...style, attrs: { ...style.attrs, 'page-range-format': 'expanded' } } : style;
}

/**
 * The style without its rule for preprints: Harvard treats every article without volume and pages as a preprint,
 * but an online-first article is published.
 */
function withoutPreprintRule(node: StyleNode): StyleNode {
  const isMark = (each: StyleNode | string) => typeof each !== 'string' && each.attrs['value'] === 'Preprint';
  const children = node.children.filter((each) => !isMark(each));
  return {
    ...node,
    children: children.map((each) => (typeof each === 'string' ? each : withoutPreprintRule(each))),
  };
}

/**
 * The fields for citations, without abstract, keywords and notes. The DOI is used as the address if there is one, for
 * styles without DOI support.
 */
function citedFields(item: CslItem, translation: string | undefined): Record<string, unknown> {
  const { abstract: _abstract, keyword: _keyword, note: _note, ...rest } = item;
  return {
    ...rest,
    title: translation === undefined ? item.title : `${item.title} [${translation}]`,
    author: item.author.map(toProcessorName),
    ...(item.DOI && { URL: `https://doi.org/${item.DOI}` }),
  };
}

/**
 * A name for the processor, which treats unknown scripts like Chinese and omits the space: a name in Devanagari or
 * another Indian script is passed as a whole.
 */
function toProcessorName(name: CslName): CslName {
  const spaced =
    /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}]/u;
  return 'family' in name && spaced.test(name.family) ? { literal: `${name.given} ${name.family}` } : name;
}
