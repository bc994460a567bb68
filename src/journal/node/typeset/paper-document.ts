import type { TreeNode } from 'pagewright/content';
import { monthInWords } from 'pagewright/text';
import type { PaperKind } from '../../content/written-parts.ts';
import type { PrintedReference } from '../../content/resolved.ts';
import type { PaperRecord, FileRecord, TextRecord } from '../../core/record/paper-record.ts';
import { placeInWords } from '../../core/record/place.ts';
import { citationRemark } from '../../core/record/notices/remark.ts';
import { listStatements } from '../../core/record/statements.ts';
import { englishTitle } from '../../core/record/languages/translations.ts';
import { kindNames } from '../../core/record/kinds.ts';
import type { FullText } from '../../core/text/full-text.ts';
import type { PrintableDocument } from './document.ts';
import { permanentAddress } from '../../core/record/notices/mentions.ts';

/** A paper with a text, from which its PDF is made; notices have neither. */
export interface PaperToPrint extends PaperRecord {
  kind?: PaperKind;
  pdf: FileRecord;
  text: TextRecord;
}

/**
 * A paper as a document to print. The journal's own texts are in English, whatever the language of the paper.
 * @param pictures the files of its figures as data: addresses, by path below the content
 * @param references as they are printed
 */
export function paperDocument(
  paper: PaperToPrint,
  journal: { title: string },
  text: FullText,
  pictures: Record<string, string>,
  references: readonly PrintedReference[],
): PrintableDocument {
  const { authors, firstPage, lastPage, language, subject, published } = paper;
  const subtitle = paper.subtitle ?? englishTitle(paper);
  return {
    file: paper.pdf.path.slice(1),
    title: paper.plainTitle,
    ...(subtitle && { subtitle }),
    kind: `${kindNames[paper.kind ?? 'research-article']} · ${subject}`,
    authors: authors.map(({ name, position = '', affiliation = '' }) => ({ name, position, affiliation })),
    masthead: {
      name: journal.title,
      detail: [placeInWords(paper), monthInWords(published.slice(0, 7), 'en')].filter(Boolean).join(', '),
      running: authors.map(({ family, name }) => family ?? name).join(' and '),
    },
    ...(paper.sample && { note: sampleNote }),
    foot: (paper.sample && citationRemark({ sample: true })) || permanentAddress(paper),
    abstract: paper.abstract,
    keywords: paper.keywords,
    facts: listFacts(paper).filter(({ value }) => value !== ''),
    text,
    pictures,
    statements: listStatements(paper, language),
    references: references.map(referenceText),
    language,
    firstPage: typeof firstPage === 'number' ? firstPage : 1,
    ...(typeof lastPage === 'number' && { lastPage }),
    published,
    isLong: false,
  };
}

const sampleNote = {
  label: 'Sample paper.',
  text: 'It shows how the journal sets a paper. People, institutions, data and sources are invented.',
};

function listFacts(paper: PaperRecord): PrintableDocument['facts'] {
  const { authors, firstPage, lastPage, doi, rights } = paper;
  const writer = authors.find(({ corresponding }) => corresponding) ?? authors[0];
  return [
    { term: 'Subject', value: paper.subject },
    { term: 'Keywords', value: paper.keywords.join(', ') },
    { term: 'Correspondence', value: writer?.email ?? '' },
    { term: 'Pages', value: firstPage ? `${firstPage}–${lastPage}` : '' },
    { term: 'DOI', value: doi ?? '' },
    { term: 'Rights', value: rights.text },
  ];
}

function referenceText({ text, to }: PrintedReference): string | TreeNode[] {
  return typeof text === 'string' ? [text, to].filter(Boolean).join(' ') : text;
}
