/** What a set document says of itself; the text stands beside it as Markdown. */
export interface DocumentRecord {
  /** The file to be written, below pages-config. */
  file: string;
  title: string;
  subtitle?: string;
  /** What kind of work it is: Research paper, HRM report. */
  kind: string;
  authors: Author[];
  /** The first words of the first page and of the running head. */
  masthead: { name: string; detail: string; running: string };
  /** One line on the first page and at every foot, which says that this is a sample. */
  note: { label: string; text: string; foot: string };
  /** Facts for the margin of the first page: a small heading and a few words. */
  facts: { term: string; value: string }[];
  abstract: string[];
  references: string[];
  words: Words;
  language: string;
  /** The number that the first page carries. */
  firstPage: number;
  /** The number that the last page must come out with, where the record says it. */
  lastPage?: number;
  /** The fixed date that the file says it was made on: year and month. */
  published: string;
  /** True for a long report: a title page, a page of contents, chapters that begin on new pages. */
  long: boolean;
  body: string;
}

interface Author {
  name: string;
  position: string;
  affiliation: string;
}

/** Headings that the typesetter adds, in the language of the document. */
export interface Words {
  abstract: string;
  references: string;
  contents: string;
}

const words: Record<'en' | 'hi', Words> = {
  en: { abstract: 'Abstract', references: 'References', contents: 'Contents' },
  hi: { abstract: 'सारांश', references: 'सन्दर्भ', contents: 'विषय-सूची' },
};

/** The headings for a language; English where there are none of its own. */
export function wordsFor(language: string): Words {
  return language === 'hi' ? words.hi : words.en;
}

/** What every page of sample work says about itself. */
export function sampleNote(language: string): DocumentRecord['note'] {
  return language === 'hi'
    ? {
        label: 'नमूना',
        text: 'यह कार्य हमारी शैली दिखाने के लिए है। व्यक्ति, संस्थाएँ, आँकड़े और स्रोत काल्पनिक हैं।',
        foot: 'नमूना: व्यक्ति, संस्थाएँ, आँकड़े और स्रोत काल्पनिक हैं।',
      }
    : {
        label: 'Sample work',
        text: 'It shows how we write and set such work. People, institutions, data and sources are invented.',
        foot: 'Sample work: people, institutions, data and sources are invented.',
      };
}
