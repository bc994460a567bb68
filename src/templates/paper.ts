import { dateWords } from '../core/date-words.ts';
import type { ResolvedSection } from '../core/resolved.ts';
import type { PaperData } from './paper.gen.ts';

/** A paper's landing page: what readers and indexes look for, and the file. */
export function expand(data: PaperData): ResolvedSection[] {
  const { month, year } = dateWords(data.published);
  const issue = `Volume ${data.volume}, Issue ${data.issue}`;
  const span = data.pages && pagesOf(data.pages);
  const subtitle = data.subtitle ?? data.translation?.title;
  return [
    {
      type: 'paper',
      crumbs: [
        { label: 'Home', to: '/' },
        { label: 'Journal', to: '/journal' },
        { label: issue, to: issueRoute(data) },
      ],
      here: 'Paper',
      line: [data.subject, issue, `${month} ${year}`, ...(span ? [span] : [])].join(' · '),
      title: data.title,
      ...(subtitle && { subtitle }),
      ...(data.sample && { note: 'Sample paper: people, institutions, data and sources are invented.' }),
      authors: data.authors.map((author) => ({
        name: nameOf(author),
        work: `${author.position}, ${author.affiliation}`,
        ...(author.email && { email: author.email }),
      })),
      abstract: data.abstract,
      keywords: data.keywords,
      language: data.language,
      references: (data.references ?? []).map(referenceText),
      file: data.file,
      facts: factsOf(data, `${month} ${year}`),
      issue: { label: issue, to: issueRoute(data) },
    },
  ];
}

function factsOf(data: PaperData, published: string) {
  return [
    { term: 'Published', value: published },
    { term: 'Volume', value: String(data.volume) },
    { term: 'Issue', value: String(data.issue) },
    ...(data.pages ? [{ term: 'Pages', value: `${data.pages.first}–${data.pages.last}` }] : []),
    { term: 'Subject', value: data.subject },
    { term: 'Language', value: languageOf(data.language) },
    ...(data.licence
      ? [{ term: 'Licence', value: data.licence.replace('https://', ''), to: data.licence }]
      : []),
  ];
}

function nameOf({ given, family, name }: PaperData['authors'][number]): string {
  return name ?? [given, family].filter(Boolean).join(' ');
}

function referenceText(reference: NonNullable<PaperData['references']>[number]): string {
  if (typeof reference === 'string') return reference;
  const { text, doi, url } = reference;
  return [text, doi ? `https://doi.org/${doi}` : url].filter(Boolean).join(' ');
}

function pagesOf({ first, last }: { first: number; last: number }): string {
  return first === last ? `page ${first}` : `pages ${first}–${last}`;
}

function issueRoute({ volume, issue }: { volume: number; issue: number }): string {
  return `/journal/v${volume}/i${issue}`;
}

function languageOf(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
}
