import { ContentError } from '../../build/content-error.ts';
import type { Amendment, Amendments } from '../../build/extensions/site-extension.ts';
import { longDate, monthInWords } from '../../core/page/date-words.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import { wholeTitle } from '../record/languages/translations.ts';

/** The files of retracted papers say so themselves: they are passed on without their pages. */
export function amendmentsOf(papers: readonly PaperRecord[]): Amendments {
  return new Map(papers.filter(({ status }) => status === 'retracted').map(marked));
}

function marked(paper: PaperRecord): [file: string, Amendment] {
  const { title, translations = [], pdf, notices = [] } = paper;
  const { date, note, url } = notices.findLast(({ kind }) => kind === 'retraction')!;
  const when = date.length > 7 ? longDate(date, 'en-GB') : monthInWords(date, 'en');
  const retraction = { title, translations: translations.map(wholeTitle), date: when, note, url };
  const file = pdf!.path.slice(1);
  return [
    file,
    {
      source: JSON.stringify(retraction),
      amend: async (bytes) => {
        const { retractedPdf } = await import('./retracted-pdf.ts');
        return retractedPdf(bytes, retraction).catch((cause: unknown) => {
          throw new ContentError([broken(file)], { cause });
        });
      },
    },
  ];
}

/** Half of a file may look like a whole one, until somebody writes into it. */
function broken(file: string): Diagnostic {
  return {
    file: `pages-config/${file}`,
    line: 1,
    column: 1,
    severity: 'error',
    code: 'broken-pdf',
    message: 'The paper is retracted, but its file can’t be marked: it is no whole PDF.',
    hint: 'Put the file there again as it was published.',
  };
}
