import type { CitedWork } from '../../content/journal-parts.gen.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import { withoutEmpty } from '../record/without-empty.ts';
import { cslWork, type KeyedWork } from './csl-work.ts';
import { workBibtex } from './work-bibtex.ts';
import { workRis } from './work-ris.ts';

/** The cited works of a paper for reference managers; the files are next to its page. */
export const referenceExports: {
  label: string;
  ending: string;
  text(works: readonly KeyedWork[]): string;
}[] = [
  { label: 'BibTeX', ending: '.references.bib', text: (works) => works.map(workBibtex).join('\n') },
  { label: 'RIS', ending: '.references.ris', text: (works) => works.map(workRis).join('\r\n') },
  {
    label: 'CSL-JSON',
    ending: '.references.csl.json',
    text: (works) =>
      `${JSON.stringify(
        works.map(({ key, work }) => cslWork(work, key)),
        null,
        2,
      )}\n`,
  },
];

/** The works that a paper cites, each with its key in the exports: ref1, ref2. */
export function keyedWorks({ references = [] }: PaperRecord): KeyedWork[] {
  return references.map(({ work, text, doi, url }, index) => ({
    key: `ref${index + 1}`,
    work: work ?? withoutEmpty<CitedWork>({ type: 'document', title: text, DOI: doi, URL: url }),
  }));
}

/** The exports of a paper's references with their addresses; none without references. */
export function listReferenceExports({
  route,
  references = [],
}: Pick<PaperRecord, 'route' | 'references'>): { label: string; href: string }[] {
  return references.length === 0
    ? []
    : referenceExports.map(({ label, ending }) => ({ label, href: route + ending }));
}
