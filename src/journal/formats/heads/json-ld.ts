import { absolute } from '../../record/addresses/absolute.ts';
import { affiliationsOf, rorAddress, type Affiliation } from '../../record/authors/affiliations.ts';
import { orcidAddress, type AuthorRecord } from '../../record/authors/author.ts';
import { EPUB_TYPE } from '../epub-type.ts';
import { filled } from '../../record/filled.ts';
import type { PaperRecord, PdfRecord } from '../../record/paper-record.ts';
import { issueOf, type IssueNumbers } from '../../record/place.ts';
import type { IssueRecord, JournalRecord } from '../../record/record.ts';
import type { GuestEditor } from '../../record/special-issue.ts';
import { lastingAddress, type NoticeMention } from '../../record/notices/mentions.ts';
import { wholeTitle } from '../../record/languages/translations.ts';
import type { SupplementRecord } from '../../record/supplements.ts';
import type { WrittenGrant } from '../../content/written-parts.ts';

/** What schema.org calls things; each is checked against its types by a test. */
export type Thing = { '@type': string; '@id'?: string } & Record<string, unknown>;

const context = { '@context': 'https://schema.org' };

/** A paper inside its issue, its volume and its journal; one online first inside its journal. */
export function paperData(paper: PaperRecord, journal: JournalRecord): Thing {
  const numbers = issueOf(paper);
  const { doi, rights } = paper;
  return {
    ...context,
    ...filled<Thing>({
      '@type': 'ScholarlyArticle',
      '@id': paper.url,
      url: paper.url,
      headline: paper.title,
      name: paper.title,
      alternativeHeadline: (paper.translations ?? []).map(wholeTitle),
      author: paper.authors.map(person),
      datePublished: paper.onlineFirst ?? paper.published,
      inLanguage: paper.language,
      abstract: paper.abstract.join('\n\n'),
      keywords: paper.keywords,
      articleSection: paper.subject,
      pageStart: paper.firstPage,
      pageEnd: paper.lastPage,
      license: rights.licence?.address,
      copyrightYear: rights.copyright?.year,
      copyrightNotice: rights.copyright?.notice,
      isAccessibleForFree: true,
      identifier: doi && { '@type': 'PropertyValue', propertyID: 'DOI', value: doi },
      sameAs: doi && `https://doi.org/${doi}`,
      publisher: { '@type': 'Organization', name: journal.publisher },
      isPartOf: numbers ? issueThing(numbers, journal) : periodical(journal),
      encoding: encodings(paper),
      funding: (paper.funding?.grants ?? []).map((grant) =>
        filled<Thing>({ '@type': 'Grant', identifier: grant.award, funder: funder(grant) }),
      ),
      associatedMedia: (paper.supplements ?? []).map(supplement),
      version: paper.versions?.length,
      correction: (paper.notices ?? []).map(correction),
      about: paper.noticeOf && {
        '@type': 'CreativeWork',
        '@id': paper.noticeOf.url,
        url: paper.noticeOf.url,
        name: paper.noticeOf.title,
      },
      creativeWorkStatus: paper.status === 'retracted' ? 'Retracted' : undefined,
    }),
  };
}

/** The paper as files: printed, and as a book; a notice has neither. One, or as many as there are. */
function encodings({ pdf, epub }: PaperRecord): Thing | Thing[] | undefined {
  const files = [
    ...(pdf ? [mediaObject(pdf)] : []),
    ...(epub ? [{ '@type': 'MediaObject', contentUrl: epub.url, encodingFormat: EPUB_TYPE }] : []),
  ];
  return files.length > 1 ? files : files[0];
}

/**
 * An issue with its papers, each by its address and title alone: their data are on their own pages. No paper's type is
 * named, because indexes take a page that holds a ScholarlyArticle for the page of one.
 */
export function issueData(issue: IssueRecord, journal: JournalRecord): Thing {
  const parts = [...issue.papers, ...issue.notices];
  return {
    ...context,
    ...issueThing(issue, journal),
    ...(parts.length > 0 && {
      hasPart: parts.map(({ url, title }) => ({
        '@type': 'CreativeWork',
        '@id': url,
        url,
        name: title,
      })),
    }),
  };
}

export function journalData(journal: JournalRecord): Thing {
  return {
    ...context,
    ...periodical(journal),
    ...filled<Record<string, unknown>>({
      alternateName: journal.abbreviation,
      startDate: String(journal.started),
      license: journal.licence,
      publishingPrinciples:
        journal.policies['ethics'] && absolute(journal.policies['ethics'], journal.siteUrl),
    }),
  };
}

/** The journal with its editors, for the page that shows them. */
export function boardData(journal: JournalRecord): Thing {
  const editor = journal.board.map(({ name, role, affiliation }) => ({
    '@type': 'Person',
    name,
    jobTitle: role,
    affiliation: { '@type': 'Organization', name: affiliation },
  }));
  return { ...context, ...periodical(journal), ...filled<Record<string, unknown>>({ editor }) };
}

function periodical(journal: JournalRecord): Thing {
  return filled<Thing>({
    '@type': 'Periodical',
    '@id': journal.url,
    name: journal.title,
    issn: journal.issn,
    url: journal.url,
    publisher: { '@type': 'Organization', name: journal.publisher, url: journal.siteUrl },
  });
}

function volumeThing(volume: number, journal: JournalRecord): Thing {
  return { '@type': 'PublicationVolume', volumeNumber: String(volume), isPartOf: periodical(journal) };
}

function issueThing({ volume, issue }: IssueNumbers, journal: JournalRecord): Thing {
  const record = journal.issues.find((each) => each.volume === volume && each.issue === issue);
  return filled<Thing>({
    '@type': 'PublicationIssue',
    '@id': record?.url,
    url: record?.url,
    name: record?.title,
    editor: (record?.guestEditors ?? []).map(guest),
    issueNumber: String(issue),
    datePublished: record?.published,
    isPartOf: volumeThing(volume, journal),
  });
}

function person(author: AuthorRecord): Thing {
  const { name, given, family, position, orcid } = author;
  const places = affiliationsOf(author).map(organization);
  return filled<Thing>({
    '@type': 'Person',
    '@id': orcid && orcidAddress(orcid),
    name,
    givenName: given,
    familyName: family,
    jobTitle: position,
    affiliation: places.length === 1 ? places[0] : places,
  });
}

function organization({ name, ror }: Affiliation): Thing {
  return filled<Thing>({ '@type': 'Organization', '@id': ror && rorAddress(ror), name });
}

/** By its number in the registry of institutions; that in the registry of funders is the same organisation. */
function funder({ funder: name, ror, funderId }: WrittenGrant): Thing {
  const sameAs = funderId && `https://doi.org/${funderId}`;
  return filled<Thing>({ ...organization({ name, ...(ror && { ror }) }), sameAs });
}

function supplement({ label, description, url, type, bytes }: SupplementRecord): Thing {
  return filled<Thing>({
    '@type': 'MediaObject',
    name: label,
    description,
    contentUrl: url,
    encodingFormat: type,
    contentSize: bytes === undefined ? undefined : `${bytes} B`,
  });
}

function guest({ name, given, family, affiliation, orcid }: GuestEditor): Thing {
  return filled<Thing>({
    '@type': 'Person',
    '@id': orcid && orcidAddress(orcid),
    name,
    givenName: given,
    familyName: family,
    affiliation: { '@type': 'Organization', name: affiliation },
  });
}

function mediaObject({ url, bytes }: PdfRecord): Thing {
  return filled<Thing>({
    '@type': 'MediaObject',
    contentUrl: url,
    encodingFormat: 'application/pdf',
    contentSize: bytes === undefined ? undefined : `${bytes} B`,
  });
}

function correction({ date, note, title, url, doi }: NoticeMention): Thing {
  return filled<Thing>({
    '@type': 'CorrectionComment',
    '@id': url,
    name: title,
    text: note,
    datePublished: date,
    url,
    sameAs: doi && lastingAddress({ doi, url }),
  });
}
