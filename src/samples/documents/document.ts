/** A document to be printed: what is around its text, and the text as Markdown. */
export interface SampleDocument {
  /** The file to be written, below the content folder. */
  file: string;
  title: string;
  subtitle?: string;
  /** What kind of work it is: Research paper, HRM report. */
  kind: string;
  authors: { name: string; position: string; affiliation: string }[];
  /** The first words of the first page; the running head of the pages after it. */
  masthead: { name: string; detail: string; running: string };
  /** Facts beside the abstract. */
  facts: { term: string; value: string }[];
  abstract: string[];
  references: string[];
  words: Words;
  language: string;
  /** The number that the first page carries. */
  firstPage: number;
  /** The number that the last page must have, where the content states it. */
  lastPage?: number;
  /** The date that the file says it was made on: year and month. */
  published: string;
  /** True for a long report: a title page, a page of contents, chapters that begin on new pages. */
  long: boolean;
  body: string;
}

/** What is added to a text, in its language. */
export interface Words {
  abstract: string;
  references: string;
  contents: string;
  /** What every page says of itself. */
  note: { label: string; text: string; foot: string };
}

const english: Words = {
  abstract: 'Abstract',
  references: 'References',
  contents: 'Contents',
  note: {
    label: 'Sample work.',
    text: 'It shows how we write and set such work. People, institutions, data and sources are invented.',
    foot: 'Sample work: people, institutions, data and sources are invented.',
  },
};

const hindi: Words = {
  abstract: 'सारांश',
  references: 'सन्दर्भ',
  contents: 'विषय-सूची',
  note: {
    label: 'नमूना।',
    text: 'यह कार्य हमारी शैली दिखाने के लिए है। व्यक्ति, संस्थाएँ, आँकड़े और स्रोत काल्पनिक हैं।',
    foot: 'नमूना: व्यक्ति, संस्थाएँ, आँकड़े और स्रोत काल्पनिक हैं।',
  },
};

/** The words for a language; English where there are none of its own. */
export function wordsFor(language: string): Words {
  return language === 'hi' ? hindi : english;
}
