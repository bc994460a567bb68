import type { XmlElement } from '@rgrove/parse-xml';
import { filled } from '../record/filled.ts';
import type { PaperKind } from '../content/written-parts.ts';
import { doiIn, numberIn, pagesIn } from './identifiers.ts';
import type { Imported, ImportedPaper, ReadPapers } from './imported.ts';
import { jatsAuthors } from './jats-authors.ts';
import { jatsReferences } from './jats-references.ts';
import { languageTag } from './language-tag.ts';
import { withoutStatus } from './without-status.ts';
import { at, attribute, childrenOf, readXml, within, wordsOf } from './xml-tree.ts';

/**
 * The papers of a JATS file: an article, or a record that holds some.
 * @see https://jats.nlm.nih.gov/archiving/1.3/
 */
export function readJats(text: string): ReadPapers {
  const root = readXml(text);
  if ('refused' in root) return { refused: `it is no XML: ${root.refused}` };
  const articles = root.name === 'article' ? [root] : within(root, 'article');
  const whole = articles.filter((article) => at(article, 'front', 'article-meta'));
  if (whole.length === 0) return { refused: 'no <article> in it has a <front> with <article-meta>' };
  return { papers: whole.map(paperOf) };
}

function paperOf(article: XmlElement): Imported {
  const remarks: string[] = [];
  const meta = at(article, 'front', 'article-meta');
  const language = languageOf(article, remarks);
  const ids = childrenOf(meta, 'article-id');
  const idOf = (type: string) => wordsOf(ids.find((id) => attribute(id, 'pub-id-type') === type));
  const paper = filled<ImportedPaper>({
    ...titlesOf(meta, remarks),
    kind: kindOf(article, remarks),
    authors: jatsAuthors(meta),
    volume: numberIn(wordsOf(at(meta, 'volume'))),
    issue: numberIn(wordsOf(at(meta, 'issue'))),
    published: dateOf(publicationDate(meta)),
    received: historyOf(meta, 'received'),
    accepted: historyOf(meta, 'accepted'),
    doi: doiIn(idOf('doi')),
    abstract: abstractOf(meta),
    keywords: keywordsOf(meta, language),
    language,
    subject: subjectOf(meta),
    pages: pagesOf(meta),
    licence: licenceOf(meta),
    references: jatsReferences(article),
    funding: fundingOf(meta, remarks),
    competingInterests: interestsOf(article),
  });
  const slug = idOf('publisher-id');
  return { paper, ...(slug !== undefined && { slug }), remarks };
}

function languageOf(article: XmlElement, remarks: string[]): string | undefined {
  const written = attribute(article, 'xml:lang');
  const tag = languageTag(written);
  if (written !== undefined && tag === undefined)
    remarks.push(`The language “${written}” is not known here: write "language".`);
  return tag;
}

function titlesOf(
  meta: XmlElement | undefined,
  remarks: string[],
): { title: string | undefined; subtitle: string | undefined; translation: ImportedPaper['translation'] } {
  const group = at(meta, 'title-group');
  const title = withoutStatus(wordsOf(at(group, 'article-title'), ...APART), remarks);
  const [translated, ...others] = childrenOf(group, 'trans-title-group');
  if (others.length > 0) remarks.push('It has several translated titles: the first of them was taken.');
  const language = languageTag(attribute(translated, 'xml:lang'));
  const words = [at(translated, 'trans-title'), at(translated, 'trans-subtitle')].map((each) =>
    wordsOf(each, ...APART),
  );
  const translatedTitle = words.filter((each) => each !== undefined).join(': ');
  if (translatedTitle !== '' && language === undefined)
    remarks.push(`The translated title “${translatedTitle}” has no known language and was left out.`);
  return {
    title,
    subtitle: wordsOf(at(group, 'subtitle'), ...APART),
    translation: translatedTitle !== '' && language ? { title: translatedTitle, language } : undefined,
  };
}

/** Marks of footnotes are no part of a title. */
const APART = ['xref', 'fn'];

const KINDS: Record<string, PaperKind> = {
  'research-article': 'research-article',
  'review-article': 'review-article',
  'systematic-review': 'review-article',
  'book-review': 'book-review',
  interview: 'interview',
  essay: 'essay',
  editorial: 'editorial',
  letter: 'letter',
  'creative-writing': 'creative-writing',
};

function kindOf(article: XmlElement, remarks: string[]): PaperKind | undefined {
  const written = attribute(article, 'article-type');
  const kind = KINDS[written ?? ''];
  if (written !== undefined && kind === undefined)
    remarks.push(`“${written}” is no kind of paper here: write "kind" where one fits.`);
  return kind;
}

/** When it was published here, and on paper only where nothing else is said. */
function publicationDate(meta: XmlElement | undefined): XmlElement | undefined {
  const dates = childrenOf(meta, 'pub-date');
  const isOf = (date: XmlElement, ...types: string[]) =>
    types.includes(attribute(date, 'date-type') ?? attribute(date, 'pub-type') ?? '');
  return dates.find((date) => isOf(date, 'pub', 'epub')) ?? dates[0];
}

function historyOf(meta: XmlElement | undefined, type: string): string | undefined {
  const dates = childrenOf(at(meta, 'history'), 'date');
  const date = dateOf(dates.find((each) => attribute(each, 'date-type') === type));
  // A year alone is no date of a paper's history here.
  return date !== undefined && date.length > 4 ? date : undefined;
}

function dateOf(date: XmlElement | undefined): string | undefined {
  const iso = /^\d{4}(?:-\d\d){0,2}/.exec(attribute(date, 'iso-8601-date') ?? '')?.[0];
  if (iso !== undefined) return iso;
  const [year, month, day] = ['year', 'month', 'day'].map((name) => numberIn(wordsOf(at(date, name))));
  if (year === undefined) return undefined;
  const known = month === undefined ? [] : day === undefined ? [month] : [month, day];
  return [year, ...known.map((part) => String(part).padStart(2, '0'))].join('-');
}

/** A text for each paragraph; those of a structured abstract begin with their heading. */
function abstractOf(meta: XmlElement | undefined): string[] {
  const all = childrenOf(meta, 'abstract');
  const abstract = all.find((each) => attribute(each, 'abstract-type') === undefined) ?? all[0];
  const textsOf = (part: XmlElement): string[] =>
    childrenOf(part).flatMap((child) => {
      if (child.name === 'sec') {
        const heading = wordsOf(at(child, 'title'))?.replace(/[:.]$/, '');
        const [first, ...rest] = textsOf(child);
        return first === undefined ? [] : [heading ? `${heading}: ${first}` : first, ...rest];
      }
      return child.name === 'title' ? [] : [wordsOf(child, ...APART) ?? ''].filter(Boolean);
    });
  return abstract ? textsOf(abstract) : [];
}

/** The words of the authors, in the paper's own language where there are several lists. */
function keywordsOf(meta: XmlElement | undefined, language: string | undefined): string[] {
  const groups = childrenOf(meta, 'kwd-group').filter((group) => {
    const own = languageTag(attribute(group, 'xml:lang'));
    return own === undefined || language === undefined || own === language;
  });
  const group =
    groups.find((each) => /author/.test(attribute(each, 'kwd-group-type') ?? 'author')) ?? groups[0];
  return within(group, 'kwd').flatMap((keyword) => wordsOf(keyword) ?? []);
}

/** The field of the paper; not the heading of its table of contents, where both are given. */
function subjectOf(meta: XmlElement | undefined): string | undefined {
  const groups = childrenOf(at(meta, 'article-categories'), 'subj-group');
  const isHeading = (group: XmlElement) => attribute(group, 'subj-group-type') === 'heading';
  return wordsOf(at(groups.find((group) => !isHeading(group)) ?? groups[0], 'subject'));
}

function pagesOf(meta: XmlElement | undefined): ImportedPaper['pages'] {
  const [first, last = first] = ['fpage', 'lpage'].map((name) => wordsOf(at(meta, name)));
  return first === undefined ? undefined : pagesIn(`${first}-${last}`);
}

function licenceOf(meta: XmlElement | undefined): string | undefined {
  const licence = at(meta, 'permissions', 'license');
  const address =
    attribute(licence, 'xlink:href') ??
    wordsOf(within(licence, 'ali:license_ref')[0]) ??
    attribute(within(licence, 'ext-link')[0], 'xlink:href');
  return address?.replace(/^http:\/\/(?=creativecommons\.org\/)/, 'https://');
}

function fundingOf(meta: XmlElement | undefined, remarks: string[]): ImportedPaper['funding'] {
  const group = at(meta, 'funding-group');
  const grants = childrenOf(group, 'award-group').flatMap((award) => {
    const source = within(award, 'institution')[0] ?? at(award, 'funding-source');
    const funder = wordsOf(source, 'institution-id');
    return funder
      ? [filled<{ funder: string; award?: string }>({ funder, award: wordsOf(at(award, 'award-id')) })]
      : [];
  });
  const said = wordsOf(at(group, 'funding-statement'));
  if (said === undefined && grants.length === 0) return undefined;
  if (said === undefined) remarks.push('Its sentence on funding was made of the names of the funders.');
  const statement = said ?? `Funded by ${grants.map(({ funder }) => funder).join('; ')}.`;
  return { statement, ...(grants.length > 0 && { grants }) };
}

function interestsOf(article: XmlElement): string | undefined {
  const note = within(article, 'fn').find((each) =>
    /^(?:coi-statement|conflict)$/i.test(attribute(each, 'fn-type') ?? ''),
  );
  return wordsOf(note, 'label', 'title');
}
