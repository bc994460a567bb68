import type { IssueNumber } from '../../../content/journal-parts.gen.ts';
import { withoutEmpty } from '../../record/without-empty.ts';
import type { PaperRecord } from '../../record/paper-record.ts';
import { statusWords } from '../../record/notices/status.ts';

/** A paper in the list of all papers, for programs. */
export interface NamedPaper {
  title: string;
  language: string;
  authors: string[];
  subject: string;
  volume?: number;
  issue?: IssueNumber;
  published: string;
  /** The address of the paper's page, from the site's root. */
  to: string;
  notice?: string;
  /** The address of its licence. */
  licence?: string;
}

/** The file papers.json of the journal: all papers, for programs. */
export function papersIndex(papers: readonly PaperRecord[]): string {
  return JSON.stringify({ papers: papers.map(toNamedPaper) });
}

function toNamedPaper(paper: PaperRecord): NamedPaper {
  const { title, language, authors, subject, volume, issue, published, route } = paper;
  return withoutEmpty<NamedPaper>({
    title,
    language,
    authors: authors.map(({ name }) => name),
    subject,
    volume,
    issue,
    published,
    to: route,
    notice: paper.status && statusWords[paper.status],
    licence: paper.rights.licence?.address,
  });
}
