import { ContentError } from 'pagewright/content';
import type { Amendments, ContentOfFiles, HashOfContent, MadeFiles, MakerFiles } from 'pagewright/extension';
import type { Diagnostic } from 'pagewright/rule';
import { longDate, monthInWords } from 'pagewright/text';
import type { PaperRecord } from '../../core/record/paper-record.ts';
import { wholeTitle } from '../../core/record/languages/translations.ts';
import type { retractedPdf } from './retracted-pdf.ts';

type RetractedPaper = Parameters<typeof retractedPdf>[1];

/** The downloads of retracted papers get a notice, because they circulate without their pages. */
export function createAmendments(papers: readonly PaperRecord[]): Amendments {
  return new Map(
    retractions(papers).map(([file, retraction]) => [
      file,
      (bytes) => markRetracted(file, bytes, retraction),
    ]),
  );
}

/** The files of retracted papers for a build. */
export function retractedFiles(papers: readonly PaperRecord[], getHash: HashOfContent): MadeFiles[] {
  return retractions(papers).map(([file, retraction]) => {
    const source = () => JSON.stringify([file, getHash(file), retraction]);
    return { names: [file], of: `pages-config/${file}`, by: 'retracted-file', follows: source, source };
  });
}

/** Creates the file of a retracted paper. @throws ContentError if it is not a complete PDF */
export async function retractedFile(source: string, { read }: MakerFiles): Promise<ContentOfFiles> {
  const [file, , retraction] = JSON.parse(source) as [string, string, RetractedPaper];
  return [[file, await markRetracted(file, await read(file), retraction)]];
}

function retractions(papers: readonly PaperRecord[]): [file: string, retraction: RetractedPaper][] {
  return (
    papers
      // A paper of a short kind may have no file.
      .filter(({ status, pdf }) => status === 'retracted' && pdf)
      .map(({ title, translations = [], pdf, notices = [] }) => {
        const { date, note, url } = notices.findLast(({ kind }) => kind === 'retraction')!;
        const when = date.length > 7 ? longDate(date, 'en-GB') : monthInWords(date, 'en');
        const retraction = { title, translations: translations.map(wholeTitle), date: when, note, url };
        return [pdf!.path.slice(1), retraction];
      })
  );
}

async function markRetracted(
  file: string,
  bytes: Uint8Array,
  retraction: RetractedPaper,
): Promise<Uint8Array> {
  // The code is imported here, because few sites have a retracted paper and its file is created once.
  const { retractedPdf } = await import('./retracted-pdf.ts');
  return retractedPdf(bytes, retraction).catch((cause: unknown) => {
    throw new ContentError([brokenPdf(file)], { cause });
  });
}

/** The diagnostic of a truncated file, which may seem complete until it is edited. */
function brokenPdf(file: string): Diagnostic {
  return {
    file: `pages-config/${file}`,
    line: 1,
    column: 1,
    severity: 'error',
    code: 'broken-pdf',
    message: 'The paper is retracted, but its file can’t be marked: the PDF is damaged.',
    hint: 'Replace it with the published file.',
  };
}
