import type { WrittenSections } from 'pagewright/content';
import { dateParts, isRightToLeft } from 'pagewright/text';
import { doiFact } from '../core/record/doi-fact.ts';
import { dateInWords } from '../core/record/dates.ts';
import type { WrittenJournal } from '../content/journal.gen.ts';
import type { WrittenPaper } from '../content/paper.gen.ts';
import { kindNames } from '../core/record/kinds.ts';
import { authorName } from '../core/record/authors/author.ts';
import { routesIn } from '../core/record/addresses/journal-routes.ts';
import { parentRoute, placeInWords } from '../core/record/place.ts';
import { sampleWords } from '../core/record/notices/remark.ts';
import { languageName, ownLanguageName } from '../core/record/languages/language-names.ts';
import { siteLanguage } from '../core/record/languages/site-language.ts';
import { listStatements } from '../core/record/statements.ts';

/** The sections of a paper's page: its metadata, and its text or printed references. Undefined without a journal. */
export function expand(
  data: WrittenPaper,
  page: { route?: unknown },
  site: Record<string, unknown>,
): WrittenSections | undefined {
  const routes = routesIn(site);
  if (!routes) return undefined;
  const { frequency } = site['journal'] as Pick<WrittenJournal, 'frequency'>;
  const issue = placeInWords({ ...data, isContinuous: frequency === 'continuous' });
  const language = siteLanguage(site);
  return [
    {
      type: 'paper',
      breadcrumbs: [
        { label: 'Home', to: '/' },
        { label: 'Journal', to: routes.home },
        { label: issue || 'Papers', to: parentRoute(data, routes) },
      ],
      currentPage: 'Paper',
      line: kindLine(data, issue, language),
      title: data.title,
      ...(data.subtitle && { subtitle: data.subtitle }),
      ...languageFacts(data),
      ...(data.sample && { note: sampleWords(false) }),
      authors: data.authors.map((author) => ({
        name: authorName(author),
        ...(author.position && { position: author.position }),
        ...(author.affiliation && { affiliation: author.affiliation }),
        ...(author.email && { email: author.email }),
        ...(author.orcid && { orcid: author.orcid }),
        ...(author.corresponding && { corresponding: true }),
        ...(author.ror && { ror: author.ror }),
        ...(author.furtherAffiliations && { furtherAffiliations: author.furtherAffiliations }),
        ...(author.note && { note: author.note }),
      })),
      ...(data.abstract && { abstract: data.abstract }),
      ...(data.keywords && { keywords: data.keywords }),
      statements: pageStatements(data, language),
      ...(data.supplements && { supplements: data.supplements }),
      ...(data.versions && { versions: listVersions(data, language) }),
      language: data.language,
      ...(data.text
        ? { sections: [textSection(data, paperRoute(data, page))] }
        : printedReferences(data, paperRoute(data, page))),
      ...(data.file && { file: data.file }),
      facts: listFacts(data, language),
      context: { collection: 'paper-context', of: paperRoute(data, page) },
    },
  ];
}

/** The statements without supplements, which the page shows as downloads with sizes. */
function pageStatements({ supplements: _files, ...paper }: WrittenPaper, language: string) {
  return listStatements(paper, language).map(({ id: _id, ...statement }) => statement);
}

/** The writing direction of the paper's language, and its translations. */
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

/** The route of the page. Default: derived from the place of the file. */
function paperRoute({ file }: WrittenPaper, { route }: { route?: unknown }): string {
  return typeof route === 'string' ? route : `/${(file ?? '').replace(/\.pdf$/, '')}`;
}

function kindLine(
  { kind, subject, published, pages, articleNumber }: WrittenPaper,
  issue: string,
  language: string,
): string {
  const { month, year } = dateParts(published.slice(0, 7), language);
  const named = kind && kind !== 'research-article' ? kindNames[kind] : undefined;
  const field = [named, subject].filter(Boolean).join(', ');
  const pagesOrNumber = articleNumber ? `article ${articleNumber}` : pages && describePages(pages);
  return [field, issue, `${month} ${year}`, pagesOrNumber].filter(Boolean).join(' · ');
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
    ...(issue ? [{ term: 'Issue', value: String(issue).replace('-', '–') }] : []),
    ...(pages ? [{ term: 'Pages', value: pageSpan(pages) }] : []),
    ...(data.articleNumber ? [{ term: 'Article', value: data.articleNumber }] : []),
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

/** The list of references. The build formats it, because a template has no citation processor. */
function printedReferences({ references = [] }: WrittenPaper, route: string) {
  return references.length > 0 ? { references: { collection: 'paper-references', of: route } } : {};
}

type Pages = NonNullable<WrittenPaper['pages']>;

function describePages(pages: Pages): string {
  return pages.first === pages.last ? `page ${pages.first}` : `pages ${pageSpan(pages)}`;
}

function pageSpan({ first, last }: Pages): string {
  return first === last ? String(first) : `${first}–${last}`;
}
