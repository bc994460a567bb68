import { bibtex } from './bibtex.ts';
import { cslItem } from './csl.ts';
import { jatsDocument, jatsEnding } from './jats/jats.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import type { JournalAlone } from '../record/without-papers.ts';
import { ris } from './ris.ts';

/** A form in which a paper's record can be taken along; its file lies beside the paper's page. */
export interface PaperExport {
  /** What a link to it says. */
  label: string;
  ending: string;
  type: string;
  text(paper: PaperRecord, journal: JournalAlone): string;
}

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

/** Where the exports of a paper lie, as its page links them. */
export function exportsOf({
  route,
}: Pick<PaperRecord, 'route'>): { label: string; href: string; type: string }[] {
  return paperExports.map(({ label, ending, type }) => ({ label, href: route + ending, type }));
}
