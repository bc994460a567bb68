import { bibtex } from './paper-bibtex.ts';
import { cslItem } from './csl.ts';
import { jatsDocument, jatsEnding } from './jats/jats.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import type { JournalMetadata } from '../record/without-papers.ts';
import { ris } from './paper-ris.ts';

/** An export format of a paper's record; its file is next to the paper's page. */
export interface PaperExport {
  /** The label of its link. */
  label: string;
  ending: string;
  type: string;
  text(paper: PaperRecord, journal: JournalMetadata): string;
}

/** The formats in which a reader can download the citation of a paper. */
export const paperExports: PaperExport[] = [
  { label: 'BibTeX', ending: '.bib', type: 'application/x-bibtex', text: bibtex },
  { label: 'RIS', ending: '.ris', type: 'application/x-research-info-systems', text: ris },
  {
    label: 'CSL-JSON',
    ending: '.csl.json',
    type: 'application/vnd.citationstyles.csl+json',
    text: (paper, journal) => `${JSON.stringify([cslItem(paper, journal)], null, 2)}\n`,
  },
  { label: 'JATS XML', ending: jatsEnding, type: 'application/xml', text: jatsDocument },
];

/** The exports of a paper with their addresses. */
export function listExports({
  route,
}: Pick<PaperRecord, 'route'>): { label: string; href: string; type: string }[] {
  return paperExports.map(({ label, ending, type }) => ({ label, href: route + ending, type }));
}
