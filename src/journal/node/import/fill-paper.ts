import type { WrittenPaper } from '../../content/paper.gen.ts';
import type { WrittenReference, WrittenTranslation } from '../../content/written-parts.ts';
import { kindsWithOptionalParts } from '../../core/record/kinds.ts';
import { withoutEmpty } from '../../core/record/without-empty.ts';
import { fitParagraphs } from './fit-paragraphs.ts';
import type { ImportResult, ImportedAuthor } from './imported-paper.ts';
import { wordsIn } from './jats/citation-rest.ts';
import { typesetText } from './typeset-text.ts';

/** The limits of a paper in its schema. */
export const paperLimits = {
  keywords: { least: 3, most: 100 },
  authors: 2000,
  references: 5000,
};

/**
 * A paper's record: imported data, typeset in this site's style, and placeholders for the rest.
 * @param drafted as `npm run new -- paper` creates it: place, file and placeholders
 * @param licence the licence of the journal; a paper with the same licence does not repeat it
 * @param subjects as other papers write them, by `subjectKey`; the paper's is added
 * @returns the record, and the parts that were left out
 */
export function fillPaper(
  drafted: WrittenPaper,
  { paper }: ImportResult,
  licence?: string,
  subjects = new Map<string, string>(),
): { paper: WrittenPaper; remarks: string[] } {
  const remarks: string[] = [];
  const language = paper.language ?? drafted.language;
  if (paper.language === undefined) remarks.push(`It names no language: "${language}" was assumed.`);
  const set = (text: string) => typesetText(text, { language });
  // Only required values get placeholders.
  const isShort = paper.kind !== undefined && kindsWithOptionalParts.includes(paper.kind);
  const placeholders: Partial<WrittenPaper> = isShort ? {} : drafted;
  const references = (paper.references ?? []).map((each) => setReference(each, set));
  const record = withoutEmpty<WrittenPaper>({
    ...drafted,
    ...paper,
    type: 'paper',
    volume: drafted.volume,
    issue: drafted.issue,
    file: drafted.file,
    title: set(paper.title ?? drafted.title),
    subtitle: paper.subtitle && set(paper.subtitle),
    translations: paper.translations?.map((each) => fillTranslation(each, remarks)),
    authors: fillAuthors(paper.authors ?? [], drafted.authors, remarks),
    published: choosePublished(paper.published, drafted, remarks),
    abstract: paper.abstract ? fitParagraphs(paper.abstract.map(set), remarks) : placeholders.abstract,
    keywords: chooseKeywords((paper.keywords ?? []).map(set), placeholders.keywords ?? [], remarks),
    language,
    subject: paper.subject ? usualSubject(set(paper.subject), subjects) : placeholders.subject,
    licence: chooseLicence(paper.licence, licence, remarks),
    references: fittingReferences(references, remarks),
    relatedWorks: paper.relatedWorks?.map(({ label, ...work }) => ({
      ...work,
      ...(label && { label: set(label) }),
    })),
    funding: paper.funding && {
      ...paper.funding,
      statement: set(paper.funding.statement),
      ...(paper.funding.grants && {
        grants: paper.funding.grants.map(({ award, ...grant }) => ({
          ...grant,
          funder: set(grant.funder),
          ...(award && { award: set(award) }),
        })),
      }),
    },
    competingInterests: paper.competingInterests && set(paper.competingInterests),
    ethics: paper.ethics && set(paper.ethics),
    aiUse: paper.aiUse && set(paper.aiUse),
    acknowledgements: paper.acknowledgements && set(paper.acknowledgements),
    dataAvailability: paper.dataAvailability && {
      ...paper.dataAvailability,
      statement: set(paper.dataAvailability.statement),
      ...(paper.dataAvailability.links && {
        links: paper.dataAvailability.links.map((link) => ({ ...link, label: set(link.label) })),
      }),
    },
  });
  return { paper: record, remarks };
}

/** The subject in the spelling of other papers: with two spellings readers would see two subjects. */
function usualSubject(subject: string, subjects: Map<string, string>): string {
  const usual = subjects.get(subjectKey(subject)) ?? subject;
  subjects.set(subjectKey(usual), usual);
  return usual;
}

/** The key of a subject, equal for all of its spellings. */
export function subjectKey(subject: string): string {
  return wordsIn(subject.normalize('NFKC')).join(' ');
}

function fillTranslation(translation: WrittenTranslation, remarks: string[]): WrittenTranslation {
  const { language, title, subtitle, abstract, keywords } = translation;
  const set = (text: string) => typesetText(text, { language });
  return withoutEmpty<WrittenTranslation>({
    language,
    title: set(title),
    subtitle: subtitle && set(subtitle),
    abstract: abstract && fitParagraphs(abstract.map(set), remarks),
    keywords: keywords && chooseKeywords(keywords.map(set), [], remarks),
  });
}

function fillAuthors(
  authors: readonly ImportedAuthor[],
  drafted: WrittenPaper['authors'],
  remarks: string[],
): WrittenPaper['authors'] {
  const [placeholder] = drafted;
  if (authors.length === 0 || !placeholder) return drafted;
  if (authors.length > paperLimits.authors)
    remarks.push(`It has ${authors.length} authors: the first ${paperLimits.authors} were imported.`);
  return authors.slice(0, paperLimits.authors).map((author) => {
    const { given, family, name, group, position, affiliation, furtherAffiliations, note, ...rest } = author;
    const names =
      name === undefined && given && family
        ? { given: typesetText(given), family: typesetText(family) }
        : undefined;
    return withoutEmpty<WrittenPaper['authors'][number]>({
      ...(group !== undefined
        ? { group: typesetText(group) }
        : (names ?? {
            name: typesetText(name ?? family ?? given ?? placeholder.family ?? placeholder.name ?? ''),
          })),
      position: position && typesetText(position),
      affiliation: affiliation && typesetText(affiliation),
      furtherAffiliations: furtherAffiliations?.map((each) => ({ ...each, name: typesetText(each.name) })),
      note: note && typesetText(note),
      ...rest,
    });
  });
}

/** The date of publication: the month of the issue, with the day of the file if it has one. */
function choosePublished(
  published: string | undefined,
  { published: month, volume }: WrittenPaper,
  remarks: string[],
): string {
  if (published?.startsWith(month)) return published;
  const isSameMonth = published === undefined || published === month.slice(0, published.length);
  if (!isSameMonth)
    remarks.push(
      `It was published ${published} there; ${volume === undefined ? 'here it is' : 'its issue here is'} of ${month}, which was used.`,
    );
  return month;
}

/** The keywords, each once and up to the limit; placeholders if there are too few. */
function chooseKeywords(
  keywords: readonly string[],
  drafted: readonly string[],
  remarks: string[],
): string[] {
  const uniqueKeywords = [
    ...new Map(keywords.filter(Boolean).map((each) => [each.toLowerCase(), each])).values(),
  ];
  const leftOut = uniqueKeywords.slice(paperLimits.keywords.most);
  if (leftOut.length > 0)
    remarks.push(
      `A paper has ${paperLimits.keywords.most} keywords at most; left out: ${leftOut.join(', ')}.`,
    );
  return [
    ...uniqueKeywords.slice(0, paperLimits.keywords.most),
    ...drafted.slice(uniqueKeywords.length, paperLimits.keywords.least),
  ];
}

function chooseLicence(
  licence: string | undefined,
  ofJournal: string | undefined,
  remarks: string[],
): string | undefined {
  if (licence === undefined || licence === ofJournal) return undefined;
  if (/^https:\/\/[^\s\\]+$/.test(licence)) return licence;
  remarks.push(`Its licence “${licence}” is not an https address, and was left out.`);
  return undefined;
}

/** A reference with its titles in the site's typography; numbers and names stay unchanged. */
function setReference(reference: WrittenReference, set: (text: string) => string): WrittenReference {
  if (typeof reference === 'string') return set(reference);
  if (!('type' in reference)) return { ...reference, text: set(reference.text) };
  const texts = (
    ['title', 'container-title', 'collection-title', 'event-title', 'publisher', 'note'] as const
  ).flatMap((key) => (reference[key] === undefined ? [] : [[key, set(reference[key])]]));
  return { ...reference, ...Object.fromEntries(texts) };
}

function fittingReferences(
  references: readonly WrittenReference[],
  remarks: string[],
): WrittenPaper['references'] {
  if (references.length > paperLimits.references)
    remarks.push(
      `It has ${references.length} references: the first ${paperLimits.references} were imported.`,
    );
  return references.slice(0, paperLimits.references);
}
