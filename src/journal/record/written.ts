/** The journal's files as editors write them; schemas/templates and schemas/site.schema.json say what they mean. */
export interface WrittenPaper {
  title: string;
  subtitle?: string;
  translation?: { title: string; language: string };
  kind?: PaperKind;
  authors: WrittenAuthor[];
  volume: number;
  issue: number;
  published: string;
  received?: string;
  accepted?: string;
  doi?: string;
  abstract: string[];
  keywords: string[];
  language: string;
  subject: string;
  pages?: { first: number; last: number };
  file: string;
  licence?: string;
  references?: (string | ReferenceRecord)[];
  funding?: FundingRecord;
  competingInterests?: string;
  notices?: NoticeRecord[];
  sample?: boolean;
}

export type PaperKind =
  | 'research-article'
  | 'review-article'
  | 'book-review'
  | 'interview'
  | 'essay'
  | 'editorial'
  | 'letter'
  | 'creative-writing';

export interface WrittenAuthor {
  given?: string;
  family?: string;
  name?: string;
  position: string;
  affiliation: string;
  email?: string;
  orcid?: string;
  corresponding?: boolean;
}

export interface ReferenceRecord {
  text: string;
  doi?: string;
  url?: string;
}

export interface FundingRecord {
  statement: string;
  grants?: { funder: string; award?: string }[];
}

export interface NoticeRecord {
  kind: 'correction' | 'expression-of-concern' | 'retraction';
  /** Year and month, or the day. */
  date: string;
  note: string;
  link?: string;
}

export interface WrittenIssue {
  volume: number;
  issue: number;
  published: string;
  title?: string;
}

/** The part `journal` of pages-config/_site.json. */
export interface WrittenJournal {
  title: string;
  abbreviation?: string;
  publisher: string;
  country?: string;
  issn?: string;
  doiPrefix?: string;
  depositor?: { name: string; email: string };
  licence?: string;
  started: number;
  frequency: string;
  languages: string[];
  charge: string;
  email?: string;
  policies?: Record<string, string>;
  board?: BoardMember[];
}

export interface BoardMember {
  name: string;
  role: string;
  affiliation: string;
  position?: string;
  qualification?: string;
  place?: string;
  email?: string;
  profile?: string;
  orcid?: string;
}
