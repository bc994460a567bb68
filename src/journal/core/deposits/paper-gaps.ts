import { listAffiliations, type Affiliation } from '../record/authors/affiliations.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import { isEnglish } from '../record/languages/translations.ts';
import { countNoun, gap, type Gap } from './gap.ts';

/** Optional facts from authors, with their keys. */
const optionalFacts: { what: string; how: string; isMissing(paper: PaperRecord): boolean }[] = [
  {
    what: 'title and abstract in English',
    how: 'Write them under "translations": most indexes are searched in English.',
    isMissing: ({ language, translations = [] }) =>
      !isEnglish(language) && !translations.some((each) => isEnglish(each.language) && each.abstract),
  },
  {
    what: 'the ORCID of an author',
    how: 'Ask the authors, and write it as "orcid".',
    isMissing: ({ authors }) => authors.some(({ orcid }) => !orcid),
  },
  {
    what: 'the ROR number of an institution',
    how: 'Look it up at ror.org, and write it as "ror" beside the institution.',
    isMissing: ({ authors }) => authors.flatMap(listAffiliations).some(isUnnumbered),
  },
  {
    what: 'who of several authors did what',
    how: 'Ask the authors, and write the terms of CRediT as "roles" of each.',
    isMissing: ({ authors }) => authors.length > 1 && authors.some(({ roles }) => !roles),
  },
  {
    what: 'where the data are, or that there are none',
    how: 'Ask the authors, and write it as "dataAvailability".',
    isMissing: ({ dataAvailability }) => !dataAvailability,
  },
  {
    what: 'who paid, or that nobody did',
    how: 'Ask the authors, and write it as "funding", each funder with its "ror" or "funderId".',
    isMissing: ({ funding }) =>
      !funding || (funding.grants ?? []).some(({ ror, funderId }) => !ror && !funderId),
  },
  {
    what: 'competing interests, or that there are none',
    how: 'Ask the authors, and write it as "competingInterests".',
    isMissing: ({ competingInterests }) => !competingInterests,
  },
  {
    what: 'whether AI was used, and for what',
    how: 'Ask the authors, and write it as "aiUse".',
    isMissing: ({ aiUse }) => !aiUse,
  },
];

/** Optional facts that papers lack, as advice: none is an error. Editorials and letters are excepted. */
export function paperGaps(papers: readonly PaperRecord[]): Gap[] {
  const research = papers.filter(({ kind = 'research-article' }) => kind.endsWith('article'));
  return optionalFacts.flatMap(({ what, how, isMissing }) => {
    const missing = research.filter(isMissing);
    return gap(
      missing.length > 0,
      `${what}: ${countNoun(missing.length, 'paper')} (${paperNames(missing)})`,
      how,
    );
  });
}

/** Whether the ROR number is missing. An independent scholar has none. */
function isUnnumbered({ name, ror }: Affiliation): boolean {
  return !ror && !/^independent/i.test(name);
}

/** The names of the first papers. */
function paperNames(papers: readonly PaperRecord[]): string {
  const first = papers.slice(0, 3).map(({ slug }) => slug);
  const more = papers.length - first.length;
  return [...first, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
