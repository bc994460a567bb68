import { filled } from '../record/filled.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import { statusWords } from '../record/status.ts';

/** A paper as the search in the browser knows it. */
export interface IndexedPaper {
  title: string;
  language: string;
  authors: string[];
  abstract: string;
  keywords: string[];
  subject: string;
  volume: number;
  issue: number;
  published: string;
  /** The address of the paper's page, from the root of the site. */
  to: string;
  notice?: string;
}

export function papersIndex(papers: readonly PaperRecord[]): string {
  return JSON.stringify({ papers: papers.map(indexed) });
}

function indexed(paper: PaperRecord): IndexedPaper {
  const { title, language, authors, abstract, keywords, subject, volume, issue, published, route } = paper;
  return filled<IndexedPaper>({
    title,
    language,
    authors: authors.map(({ name }) => name),
    abstract: abstract.join(' '),
    keywords,
    subject,
    volume,
    issue,
    published,
    to: route,
    notice: paper.status && statusWords[paper.status],
  });
}
