import type { PaperRecord, FileRecord } from '../../../record/paper-record.ts';
import { withoutEmpty } from '../../../record/without-empty.ts';
import { issueNumbers } from '../../../record/place.ts';
import type { JournalOfPaper } from '../../../record/without-papers.ts';
import { permanentAddress, type NoticeMention } from '../../../record/notices/mentions.ts';
import { everyKeyword, wholeTitle } from '../../../record/languages/translations.ts';
import type { SupplementRecord } from '../../../record/supplements.ts';
import { EPUB_TYPE } from '../../epub-type.ts';
import { issueThing, periodical, volumeThing } from './journal.ts';
import { funder, person } from './people.ts';
import { context, type Thing } from './thing.ts';

/** A paper inside its issue, its volume and its journal; an online-first one inside its journal. */
export function paperData(paper: PaperRecord, journal: JournalOfPaper): Thing {
  const numbers = issueNumbers(paper);
  const { doi, rights } = paper;
  return {
    ...context,
    ...withoutEmpty<Thing>({
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
      keywords: everyKeyword(paper),
      articleSection: paper.subject,
      pageStart: paper.firstPage ?? paper.articleNumber,
      pageEnd: paper.lastPage,
      license: rights.licence?.address,
      copyrightYear: rights.copyright?.year,
      copyrightNotice: rights.copyright?.notice,
      isAccessibleForFree: true,
      identifier: doi && { '@type': 'PropertyValue', propertyID: 'DOI', value: doi },
      sameAs: doi && `https://doi.org/${doi}`,
      publisher: { '@type': 'Organization', name: journal.publisher },
      isPartOf: numbers
        ? issueThing(numbers, journal)
        : paper.volume === undefined
          ? periodical(journal)
          : volumeThing(paper.volume, journal),
      encoding: encodings(paper),
      funding: (paper.funding?.grants ?? []).map((grant) =>
        withoutEmpty<Thing>({ '@type': 'Grant', identifier: grant.award, funder: funder(grant) }),
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

/** The files of the paper, PDF and book, as one object or a list; a notice has no files. */
function encodings({ pdf, epub }: PaperRecord): Thing | Thing[] | undefined {
  const files = [
    ...(pdf ? [mediaObject(pdf)] : []),
    ...(epub ? [{ '@type': 'MediaObject', contentUrl: epub.url, encodingFormat: EPUB_TYPE }] : []),
  ];
  return files.length > 1 ? files : files[0];
}

function supplement({ label, description, url, type, bytes }: SupplementRecord): Thing {
  return withoutEmpty<Thing>({
    '@type': 'MediaObject',
    name: label,
    description,
    contentUrl: url,
    encodingFormat: type,
    contentSize: bytes === undefined ? undefined : `${bytes} B`,
  });
}

function mediaObject({ url, bytes }: FileRecord): Thing {
  return withoutEmpty<Thing>({
    '@type': 'MediaObject',
    contentUrl: url,
    encodingFormat: 'application/pdf',
    contentSize: bytes === undefined ? undefined : `${bytes} B`,
  });
}

function correction({ date, note, title, url, doi }: NoticeMention): Thing {
  return withoutEmpty<Thing>({
    '@type': 'CorrectionComment',
    '@id': url,
    name: title,
    text: note,
    datePublished: date,
    url,
    sameAs: doi && permanentAddress({ doi, url }),
  });
}
