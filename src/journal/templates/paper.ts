import { dateWords } from '../../core/page/date-words.ts';
import { doiFact } from '../core/record/doi-fact.ts';
import { dateInWords } from '../core/record/dates.ts';
import type { WrittenSections } from '../../core/content/parts.gen.ts';
import type { WrittenPaper } from '../content/paper.gen.ts';
import { authorName } from '../core/record/authors/author.ts';
import { routesIn } from '../core/record/addresses/journal-routes.ts';
import { parentRoute, placeInWords } from '../core/record/place.ts';
import { sampleWords } from '../core/record/notices/remark.ts';
import { languageName, ownLanguageName } from '../core/record/languages/language-names.ts';
import { siteLanguage } from '../core/record/languages/site-language.ts';
import { isRightToLeft } from '../../core/content/scripts.ts';
import { listStatements } from '../core/record/statements.ts';

/** A paper's landing page: the data for readers and indexes, and the file. */
export function expand(
  data: WrittenPaper,
  page: { route?: unknown },
  site: Record<string, unknown>,
): WrittenSections | undefined {
  const routes = routesIn(site);
  if (!routes) return undefined;
  const issue = placeInWords(data);
  const language = siteLanguage(site);
  return [
    {
      type: 'paper',
      breadcrumbs: [
        { label: 'Home', to: '/' },
        { label: 'Journal', to: routes.home },
        { label: issue, to: parentRoute(data, routes) },
      ],
      currentPage: 'Paper',
      line: kindLine(data, issue, language),
      title: data.title,
      ...(data.subtitle && { subtitle: data.subtitle }),
      ...languageFacts(data),
      ...(data.sample && { note: sampleWords(false) }),
      authors: data.authors.map((author) => ({
        name: authorName(author),
        position: author.position,
        affiliation: author.affiliation,
        ...(author.email && { email: author.email }),
        ...(author.orcid && { orcid: author.orcid }),
        ...(author.corresponding && { corresponding: true }),
        ...(author.ror && { ror: author.ror }),
        ...(author.furtherAffiliations && { furtherAffiliations: author.furtherAffiliations }),
        ...(author.note && { note: author.note }),
      })),
      abstract: data.abstract,
      keywords: data.keywords,
      statements: pageStatements(data, language),
      ...(data.supplements && { supplements: data.supplements }),
      ...(data.versions && { versions: listVersions(data, language) }),
      language: data.language,
      ...(data.text
        ? { sections: [textSection(data, paperRoute(data, page))] }
        : printedReferences(data, paperRoute(data, page))),
      file: data.file,
      facts: listFacts(data, language),
      context: { collection: 'paper-context', of: paperRoute(data, page) },
    },
  ];
}

/** All except supplements, which the page shows as downloads with sizes. */
function pageStatements({ supplements: _files, ...paper }: WrittenPaper, language: string) {
  return listStatements(paper, language).map(({ id: _id, ...statement }) => statement);
}

/** The direction of its language, and its translations. */
function languageFacts({ language, translations }: WrittenPaper) {
  return {
    ...writingDirection(language),
    ...(translations && {
      languageName: ownLanguageName(language),
      translations: translations.map((each) => ({
        ...each,
        name: ownLanguageName(each.language),
        ...writingDirection(each.language),
      })),
    }),
  };
}

function writingDirection(language: string): { direction?: 'rtl' } {
  return isRightToLeft(language) ? { direction: 'rtl' } : {};
}

/** The page's own route; by default from the place of the file. */
function paperRoute({ file }: WrittenPaper, { route }: { route?: unknown }): string {
  return typeof route === 'string' ? route : `/${file.replace(/\.pdf$/, '')}`;
}

function kindLine(
  { kind, subject, published, pages }: WrittenPaper,
  issue: string,
  language: string,
): string {
  const { month, year } = dateWords(published.slice(0, 7), language);
  const field = kind && kind !== 'research-article' ? `${kindNames[kind]}, ${subject}` : subject;
  return [field, issue, `${month} ${year}`, ...(pages ? [describePages(pages)] : [])].join(' · ');
}

function listFacts(data: WrittenPaper, language: string) {
  const { received, accepted, onlineFirst, volume, issue, pages, doi } = data;
  const day = (term: string, date: string | undefined) =>
    date ? [{ term, value: dateInWords(date, language), withTitle: true }] : [];
  return [
    ...(doi ? [doiFact(doi)] : []),
    ...day('Received', received),
    ...day('Accepted', accepted),
    ...day('Online first', onlineFirst),
    {
      term: 'Published',
      value: dateInWords(data.published, language),
      // The line over the title has the month.
      ...(data.published.length > 7 && { withTitle: true }),
    },
    ...(volume ? [{ term: 'Volume', value: String(volume) }] : []),
    ...(issue ? [{ term: 'Issue', value: String(issue) }] : []),
    ...(pages ? [{ term: 'Pages', value: pageSpan(pages) }] : []),
    { term: 'Language', value: languageName(data.language) },
  ];
}

function listVersions({ versions = [] }: WrittenPaper, language: string) {
  return versions.map(({ date, changes, file }, index) => ({
    date,
    label: `Version ${index + 1}, ${dateInWords(date, language)}`,
    text: changes,
    ...(file && { file }),
  }));
}

/** The full text with its references: citations link to them, and they link back. */
function textSection(data: WrittenPaper, route: string) {
  return {
    type: 'paper-text',
    id: 'text',
    text: { collection: 'paper-text', of: route },
    language: data.language,
    ...printedReferences(data, route),
  };
}

/** The build prints them: data need a citation processor. */
function printedReferences({ references = [] }: WrittenPaper, route: string) {
  return references.length > 0 ? { references: { collection: 'paper-references', of: route } } : {};
}

export const kindNames: Record<NonNullable<WrittenPaper['kind']>, string> = {
  'research-article': 'Research paper',
  'review-article': 'Review article',
  'book-review': 'Book review',
  interview: 'Interview',
  essay: 'Essay',
  editorial: 'Editorial',
  letter: 'Letter',
  'creative-writing': 'Creative writing',
};

function describePages(pages: { first: number; last: number }): string {
  return pages.first === pages.last ? `page ${pages.first}` : `pages ${pageSpan(pages)}`;
}

function pageSpan({ first, last }: { first: number; last: number }): string {
  return first === last ? String(first) : `${first}–${last}`;
}
