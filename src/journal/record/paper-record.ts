import type { CollectionEntry } from '../../core/content/collections.ts';
import type { MediaFile } from '../../core/project.ts';
import { authorRecord, type AuthorRecord } from './author.ts';
import type { WrittenJournal } from '../content/journal.gen.ts';
import { filled } from './filled.ts';
import { rightsOf, type Rights } from './rights.ts';
import { statusOf, titlePrefix, type PaperStatus } from './status.ts';
import type { WrittenPaper } from '../content/paper.gen.ts';
import { supplementRecord, type SupplementRecord } from './supplements.ts';
import { wholeTitle } from './translations.ts';
import type {
  PaperKind,
  WrittenDataAvailability,
  WrittenFunding,
  WrittenNotice,
  WrittenReference,
  WrittenTranslation,
} from '../content/written-parts.ts';

export interface PaperRecord {
  route: string;
  /** The absolute address of the paper's page. */
  url: string;
  slug: string;
  /** As citations give it: with the subtitle, and with a word before it where the paper was retracted. */
  title: string;
  plainTitle: string;
  subtitle?: string;
  /** Title, abstract and keywords in other languages. */
  translations?: WrittenTranslation[];
  kind?: PaperKind;
  authors: AuthorRecord[];
  /** One text for each paragraph. */
  abstract: string[];
  keywords: string[];
  language: string;
  subject: string;
  volume: number;
  issue: number;
  /** Year and month, or the day: as exactly as it is known. */
  published: string;
  received?: string;
  accepted?: string;
  firstPage?: number;
  lastPage?: number;
  pdf: PdfRecord;
  rights: Rights;
  doi?: string;
  references?: WrittenReference[];
  funding?: WrittenFunding;
  competingInterests?: string;
  ethics?: string;
  aiUse?: string;
  dataAvailability?: WrittenDataAvailability;
  supplements?: SupplementRecord[];
  acknowledgements?: string;
  notices?: WrittenNotice[];
  status?: PaperStatus;
  sample?: boolean;
}

export interface PdfRecord {
  path: string;
  url: string;
  bytes?: number;
  pages?: number;
}

interface PaperContext {
  siteUrl: string;
  journal: Pick<WrittenJournal, 'licence' | 'copyrightHolder' | 'publisher'>;
  files: ReadonlyMap<string, MediaFile>;
}

export function paperRecord(
  { to, data }: CollectionEntry,
  { siteUrl, journal, files }: PaperContext,
): PaperRecord {
  const paper = data as WrittenPaper;
  const status = statusOf(paper.notices ?? []);
  return filled<PaperRecord>({
    route: to,
    url: siteUrl + to,
    slug: to.replace(/^.*\//, ''),
    title: titlePrefix(status) + wholeTitle(paper),
    plainTitle: paper.title,
    subtitle: paper.subtitle,
    translations: paper.translations,
    kind: paper.kind,
    authors: paper.authors.map(authorRecord),
    abstract: paper.abstract,
    keywords: paper.keywords,
    language: paper.language,
    subject: paper.subject,
    volume: paper.volume,
    issue: paper.issue,
    published: paper.published,
    received: paper.received,
    accepted: paper.accepted,
    firstPage: paper.pages?.first,
    lastPage: paper.pages?.last,
    pdf: pdfRecord(paper.file, siteUrl, files, status),
    rights: rightsOf(paper.published, paper.licence ?? journal.licence, journal),
    doi: paper.doi,
    references: paper.references?.map((each) => (typeof each === 'string' ? { text: each } : each)),
    funding: paper.funding,
    competingInterests: paper.competingInterests,
    ethics: paper.ethics,
    aiUse: paper.aiUse,
    dataAvailability: paper.dataAvailability,
    supplements: paper.supplements?.map((each) => supplementRecord(each, siteUrl, files)),
    acknowledgements: paper.acknowledgements,
    notices: paper.notices,
    status,
    sample: paper.sample,
  });
}

function pdfRecord(
  file: string,
  siteUrl: string,
  files: ReadonlyMap<string, MediaFile>,
  status: PaperStatus | undefined,
): PdfRecord {
  const found = files.get(file);
  return filled<PdfRecord>({
    path: `/${file}`,
    url: `${siteUrl}/${file}`,
    // What becomes of a retracted paper's file on its way to the site weighs more.
    bytes: status === 'retracted' ? undefined : found?.bytes,
    pages: found?.pdf?.pages,
  });
}
