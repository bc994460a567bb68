import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CommandResult } from '../verbs/command-result.ts';
import type { PaperRecord } from '../../core/record/paper-record.ts';
import type { JournalRecord } from '../../core/record/record.ts';
import { printReferences } from '../citations/references.ts';
import { pictureType } from '../../core/text/picture-type.ts';
import type { PrintableDocument } from './document.ts';
import { readPrintDesign } from './print-design.ts';
import { paperDocument, type PaperToPrint } from './paper-document.ts';
import { UnprintableError } from './unprintable-error.ts';
import { printDocuments } from './print-documents.ts';
import type { StartPrinter } from 'pagewright/extension';

/**
 * Makes the PDFs of papers from their texts; current ones stay.
 * @param contentFolder the content folder of the site
 * @param name the name of one paper, or the end of its address: v1/i1/night-trains. Default: all papers with a text
 */
export async function typesetPapers(
  contentFolder: string,
  journal: JournalRecord,
  name: string | undefined,
  startPrinter: StartPrinter,
): Promise<CommandResult> {
  const namedPapers = journal.papers.filter(
    ({ route }) => name === undefined || `${route}/`.endsWith(`/${name}/`),
  );
  const papersWithText = namedPapers.filter(isToPrint);
  if (papersWithText.length === 0) {
    const text =
      namedPapers.length > 0
        ? `${namedPapers[0]!.route} has no text to typeset: its file needs "text" with the name of a Markdown or JATS file beside it.\n`
        : `There is no paper “${name}”. Use the name of its file, such as night-trains or v1/i1/night-trains.\n`;
    return { text, code: 1 };
  }
  const documents = await createDocuments(contentFolder, journal, papersWithText);
  const lines = await printDocuments(
    contentFolder,
    documents,
    readPrintDesign(contentFolder),
    startPrinter,
  ).catch((error: unknown) => {
    if (error instanceof UnprintableError) return error;
    throw error;
  });
  if (lines instanceof UnprintableError) return { text: `${lines.message}\n`, code: 1 };
  return { text: `${lines.length > 0 ? lines.join('\n') : 'Everything is up to date.'}\n`, code: 0 };
}

type PrintingJournal = Pick<JournalRecord, 'title' | 'citationStyle'>;

/** The papers with a text, as documents to print. */
export async function createDocuments(
  contentFolder: string,
  journal: PrintingJournal,
  papers: readonly PaperRecord[],
): Promise<PrintableDocument[]> {
  return Promise.all(papers.filter(isToPrint).map((paper) => createDocument(contentFolder, journal, paper)));
}

function isToPrint(paper: PaperRecord): paper is PaperToPrint {
  return Boolean(paper.text && paper.pdf);
}

async function createDocument(
  contentFolder: string,
  journal: PrintingJournal,
  paper: PaperToPrint,
): Promise<PrintableDocument> {
  const { readText, pictures: names } = paper.text;
  const pictures = await Promise.all(
    names.map(async (file) => {
      const bytes = await readFile(path.join(contentFolder, file));
      return [file, `data:${pictureType(file)};base64,${bytes.toString('base64')}`];
    }),
  );
  const references = await printReferences(paper.references ?? [], journal.citationStyle, paper.language);
  return paperDocument(
    paper,
    journal,
    readText(),
    Object.fromEntries(pictures) as Record<string, string>,
    references,
  );
}
