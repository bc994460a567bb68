import type { CollectionEntry, MediaFile, Texts } from 'pagewright/content';
import type { IssueNumber } from '../../content/journal-parts.gen.ts';
import { authorRecord, type AuthorRecord } from './authors/author.ts';
import type { WrittenJournal } from '../../content/journal.gen.ts';
import { issueKey } from './issue-number.ts';
import { withoutEmpty } from './without-empty.ts';
import { createRights, type PaperRights } from './rights.ts';
import type { SpecialIssue } from './special-issue.ts';
import type { FullText } from '../text/full-text.ts';
import type { CachedTextFacts } from '../text/text-facts.ts';
import { textFile } from '../text/text-file.ts';
import { paperStatus, titlePrefix, type PaperStatus } from './notices/status.ts';
import type { WrittenPaper } from '../../content/paper.gen.ts';
import { referenceRecord, type ReferenceRecord } from './references/reference.ts';
import { kindNames } from './kinds.ts';
import { supplementRecord, type SupplementRecord } from './supplements.ts';
import { wholeTitle } from './languages/translations.ts';
import type {
  NoticeKind,
  PaperKind,
  WrittenDataAvailability,
  WrittenFunding,
  WrittenRelatedWork,
  WrittenTranslation,
  WrittenVersion,
} from '../../content/written-parts.ts';
import type { NoticedPaper, NoticeMention } from './notices/mentions.ts';

/**
 * The metadata of one published paper or notice: the page's data (`WrittenPaper`) completed from its surroundings, such
 * as its address, status, special issue and files. Every output about papers starts from it: pages, feeds, exports,
 * deposits, search and PDFs.
 */
export interface PaperRecord {
  route: string;
  /** The absolute address of the paper's page. */
  url: string;
  slug: string;
  /** The title as in citations: with the subtitle, and a prefix if the paper was retracted. */
  title: string;
  /** The title alone, as the author wrote it. */
  plainTitle: string;
  subtitle?: string;
  /** Title, abstract and keywords in other languages. */
  translations?: WrittenTranslation[];
  kind?: PaperKind | NoticeKind;
  authors: AuthorRecord[];
  /** One text per paragraph. */
  abstract: string[];
  keywords: string[];
  language: string;
  subject: string;
  /** Undefined while the paper is online first. */
  volume?: number;
  issue?: IssueNumber;
  /** Its special issue. */
  special?: SpecialIssue;
  /** The date of publication as exactly as it is known: year and month, or the day. */
  published: string;
  /** The date of the online publication, if it was before the issue. */
  onlineFirst?: string;
  received?: string;
  accepted?: string;
  firstPage?: number | string;
  lastPage?: number | string;
  /** The article number in place of pages: e123. */
  articleNumber?: string;
  /** Whether the paper is final although it has no issue, because its journal publishes papers one by one. */
  isContinuous?: boolean;
  /** Undefined for a notice, whose page has the whole text. */
  pdf?: FileRecord;
  text?: TextRecord;
  rights: PaperRights;
  doi?: string;
  references?: ReferenceRecord[];
  funding?: WrittenFunding;
  competingInterests?: string;
  ethics?: string;
  aiUse?: string;
  dataAvailability?: WrittenDataAvailability;
  relatedWorks?: WrittenRelatedWork[];
  supplements?: SupplementRecord[];
  acknowledgements?: string;
  /** Oldest first. */
  versions?: WrittenVersion[];
  /** Oldest first. */
  notices?: NoticeMention[];
  status?: PaperStatus;
  /** The paper of a notice. */
  noticeOf?: NoticedPaper;
  /** Whether the paper is invented, to show a new journal. */
  sample?: boolean;
  /** The e-book that the build makes of the text. */
  epub?: Omit<FileRecord, 'bytes' | 'pages'>;
}

/** The full text, if there is one next to the paper. */
export interface TextRecord {
  /** Its file, from the project's root. */
  file: string;
  /** A hash that changes with the text. */
  hash: string;
  /** The files of its figures, by path below the content. */
  pictures: readonly string[];
  /** The ids of the figures that are charts. */
  charts: readonly string[];
  /** Reads the text; only outputs of the whole text need it. */
  readText(): FullText;
  /** The different words of the text for the search, from the cache: reading the text would take longer. */
  searchWords?(): string;
}

/** A published file of a paper: its PDF or its e-book. */
export interface FileRecord {
  path: string;
  url: string;
  bytes?: number;
  pages?: number;
  /** Whether the file is a placeholder that an editor has not yet replaced by the document. */
  sample?: true;
}

/** The data outside a paper's page that its record needs. */
interface PaperRecordInput {
  siteUrl: string;
  journal: Pick<WrittenJournal, 'licence' | 'copyrightHolder' | 'publisher' | 'frequency'>;
  files: ReadonlyMap<string, MediaFile>;
  /** The data of special issues, by number: 1.2 */
  special: ReadonlyMap<string, SpecialIssue>;
  /** The notices of papers, by the papers’ routes. */
  notices: ReadonlyMap<string, NoticeMention[]>;
  texts: Texts;
}

/** Creates the record of a paper from its page; absent keys are left out. */
export function createPaperRecord(
  { to, page, data }: CollectionEntry,
  { siteUrl, journal, files, special, notices: noticesByPaper, texts }: PaperRecordInput,
): PaperRecord {
  const paper = data as WrittenPaper;
  const notices = noticesByPaper.get(to) ?? [];
  const status = paperStatus(notices);
  const text = textRecord(page.file, paper.text, texts);
  const record = withoutEmpty<Omit<PaperRecord, 'abstract' | 'keywords'>>({
    route: to,
    url: siteUrl + to,
    slug: to.replace(/^.*\//, ''),
    title: titlePrefix(status) + wholeTitle(paper),
    plainTitle: paper.title,
    subtitle: paper.subtitle,
    translations: paper.translations,
    kind: paper.kind,
    authors: paper.authors.map(authorRecord),
    language: paper.language,
    // Without a subject, the kind is the heading in a table of contents.
    subject: paper.subject ?? kindNames[paper.kind ?? 'research-article'],
    volume: paper.volume,
    issue: paper.issue,
    special: special.get(issueKey(paper)),
    published: paper.published,
    onlineFirst: paper.onlineFirst,
    received: paper.received,
    accepted: paper.accepted,
    firstPage: paper.pages?.first,
    lastPage: paper.pages?.last,
    articleNumber: paper.articleNumber,
    isContinuous: journal.frequency === 'continuous' && paper.issue === undefined,
    pdf: paper.file === undefined ? undefined : pdfRecord(paper.file, siteUrl, files, status),
    text,
    rights: createRights(paper.published, paper.licence ?? journal.licence, journal),
    doi: paper.doi,
    references: paper.references?.map(referenceRecord),
    funding: paper.funding,
    competingInterests: paper.competingInterests,
    ethics: paper.ethics,
    aiUse: paper.aiUse,
    dataAvailability: paper.dataAvailability,
    relatedWorks: paper.relatedWorks,
    supplements: paper.supplements?.map((each) => supplementRecord(each, siteUrl, files)),
    acknowledgements: paper.acknowledgements,
    versions: paper.versions,
    notices,
    status,
    sample: paper.sample,
    epub: text && { path: `${to}.epub`, url: `${siteUrl + to}.epub` },
  });
  // Short kinds have neither abstract nor keywords.
  return { ...record, abstract: paper.abstract ?? [], keywords: paper.keywords ?? [] };
}

/** The text, if its file exists: validation reports a missing one. */
function textRecord(pageFile: string, name: string | undefined, texts: Texts): TextRecord | undefined {
  const file = name && textFile(pageFile, name);
  const hash = file && texts.getHash(file);
  if (!file || !hash) return undefined;
  const { charts, searchWords } = texts.getFacts(file) as CachedTextFacts;
  return {
    file,
    hash,
    pictures: texts.getMedia(file),
    charts,
    readText: () => texts.getText(file) as FullText,
    searchWords: () => searchWords,
  };
}

function pdfRecord(
  file: string,
  siteUrl: string,
  files: ReadonlyMap<string, MediaFile>,
  status: PaperStatus | undefined,
): FileRecord {
  const mediaFile = files.get(file);
  return withoutEmpty<FileRecord>({
    path: `/${file}`,
    url: `${siteUrl}/${file}`,
    // The size is unknown: the download of a retracted paper is larger than its source.
    bytes: status === 'retracted' ? undefined : mediaFile?.bytes,
    pages: mediaFile?.pdf?.pages,
    sample: mediaFile?.pdf?.sample,
  });
}
