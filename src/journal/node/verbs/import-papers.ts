import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { JsonObject, ValidPage } from 'pagewright/content';
import type { NewPage, Roots } from 'pagewright/extension';
import { MAX_LENGTH } from 'pagewright/json';
import { shortenText } from 'pagewright/text';
import type { WrittenPaper } from '../../content/paper.gen.ts';
import { fillPaper, subjectKey } from '../import/fill-paper.ts';
import type { ImportResult } from '../import/imported-paper.ts';
import { findPlaceholders } from '../import/find-placeholders.ts';
import { createDescription, fileName, headTitle } from '../import/paper-page.ts';
import { samePaperMessage, type KnownPaper } from '../import/same-paper.ts';
import type { JournalRecord } from '../../core/record/record.ts';
import { fileDiagnostics } from './file-diagnostics.ts';
import { placeFor } from './place-for.ts';
import type { ImportedFile } from './read-import.ts';
import type { CommandResult } from './command-result.ts';
import { writeText } from './write-text.ts';

/** The destination of papers. */
export interface ImportTarget {
  /** The issue as v1/i3, if the owner names one. */
  issue: string | undefined;
  journal: JournalRecord;
  pages: readonly ValidPage[];
  newPage: NewPage;
}

/**
 * Writes the papers of files, each like `npm run new -- paper`, with imported data in place of placeholders. Existing
 * papers are refused one by one; nothing is overwritten.
 * @returns the written files, and what is left to do
 */
export async function writePapers(
  roots: Roots,
  files: readonly ImportedFile[],
  target: ImportTarget,
): Promise<CommandResult> {
  const existingPapers = knownPapers(target.pages);
  const subjects = new Map(
    existingPapers.flatMap(({ subject }) => (subject ? [[subjectKey(subject), subject]] : [])),
  );
  const lines: string[] = [];
  const wrote: string[] = [];
  let isRefused = false;
  for (const { file, imported } of files.flatMap(listPapers)) {
    const result = await importWhole(roots, imported, { ...target, ...file, subjects }, existingPapers);
    isRefused ||= 'refused' in result;
    const from = files.length > 1 ? `${file.name}: ` : '';
    if ('refused' in result) lines.push(`${from}not written: ${result.refused}`);
    else {
      if (files.length > 1) lines.push(`${file.name}:`);
      wrote.push(...result.wrote);
      existingPapers.push(result.paper);
      lines.push(...result.lines);
    }
  }
  const problems = wrote.length > 0 ? await fileDiagnostics(roots, wrote) : [];
  const text = [...lines, ...problems].map((line) => `${line}\n`).join('');
  return { text, code: isRefused || problems.length > 0 ? 1 : 0 };
}

function listPapers(file: ImportedFile): { file: ImportedFile; imported: ImportResult }[] {
  return file.papers.map((imported) => ({ file, imported }));
}

interface PaperTarget extends ImportTarget, ImportedFile {
  /** The subjects in the spelling of existing papers, by `subjectKey`. */
  subjects: Map<string, string>;
}

interface WrittenFiles {
  wrote: string[];
  paper: KnownPaper;
  lines: string[];
}

/** Imports one paper. An exception is reported for that paper, and the others are still written. */
async function importWhole(
  roots: Roots,
  imported: ImportResult,
  target: PaperTarget,
  existingPapers: readonly KnownPaper[],
): Promise<WrittenFiles | { refused: string }> {
  try {
    return await importPaper(roots, imported, target, existingPapers);
  } catch (error) {
    const name = shortenText(imported.paper.title ?? '', MAX_NAMED);
    return {
      refused: `“${name}”, all of whose files were removed again: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

/** The maximal length of a title in messages. */
const MAX_NAMED = 80;

async function importPaper(
  roots: Roots,
  fromFile: ImportResult,
  { issue, journal, newPage, pdf, beside, subjects }: PaperTarget,
  existingPapers: readonly KnownPaper[],
): Promise<WrittenFiles | { refused: string }> {
  const { title, doi, pages } = fromFile.paper;
  const characters = JSON.stringify(fromFile.paper).length;
  if (characters > MAX_LENGTH)
    return {
      refused: `Its metadata has ${characters} characters; a page can have at most ${MAX_LENGTH}.`,
    };
  if (!title) return { refused: 'a paper without a title.' };
  const same = samePaperMessage(fromFile.paper, existingPapers);
  if (same !== undefined) return { refused: same };
  const place = placeFor(fromFile, issue, journal);
  if ('refused' in place) return place;
  const imported = place.isElsewhere && pages ? withoutPages(fromFile) : fromFile;
  const home = place.route;
  const name = fileName(imported, (each) => existingPapers.some(({ route }) => route === `${home}/${each}`));
  const remarks = [...place.remarks, ...imported.remarks];
  let missing: string[] = [];
  const description = createDescription(imported);
  const result = await newPage({
    kind: 'paper',
    name: `${place.folder}/${name}`,
    given: {
      title: headTitle(title),
      ...(description !== undefined && { description }),
      ...(pdf !== undefined && { document: pdf }),
      fill: (drafted) => {
        const filled = fillPaper(drafted as unknown as WrittenPaper, imported, journal.licence, subjects);
        const paper = { ...filled.paper, ...(imported.text && { text: `${name}.${imported.text.ending}` }) };
        remarks.push(...filled.remarks);
        missing = findPlaceholders(paper);
        return paper as unknown as JsonObject;
      },
    },
  });
  if ('refused' in result) return result;
  const written = imported.text && writeText(roots.site, `${home}/${name}`, imported.text, beside);
  const text = await written?.catch(async (error: unknown) => {
    for (const file of result.wrote) await rm(path.join(roots.site, file));
    throw error;
  });
  const wrote = [...result.wrote, ...(text?.wrote ?? [])];
  if (text && text.missing.length > 0) remarks.push(missingPictures(text.missing));
  if (pdf === undefined) remarks.push('Its PDF is a sample: replace it with the real one.');
  return {
    wrote,
    paper: { route: `${home}/${name}`, title, doi },
    lines: [
      ...wrote.map((each) => `wrote ${each}`),
      ...remarks.map((each) => `  ${each}`),
      ...(missing.length > 0 ? [`  Facts are missing; placeholders are at: ${missing.join(', ')}.`] : []),
      ...(result.isDraft
        ? ['  It is a draft: when nothing is missing, remove "draft": true from its file.']
        : []),
    ],
  };
}

function missingPictures(names: readonly string[]): string {
  return `Pictures of its text are not beside the file; placeholders with their names replace them: ${names.join(', ')}.`;
}

/** A paper without its page numbers, if they belong to another issue or journal. */
function withoutPages(imported: ImportResult): ImportResult {
  const { pages: _pages, ...paper } = imported.paper;
  return {
    ...imported,
    paper,
    remarks: [...imported.remarks, 'Its page numbers belong to another issue, and were left out.'],
  };
}

function knownPapers(pages: readonly ValidPage[]): (KnownPaper & { subject?: string | undefined })[] {
  return pages.flatMap(({ route, data }) => {
    const template = data['template'] as Partial<WrittenPaper> | undefined;
    if (template?.type !== 'paper' || template.title === undefined) return [];
    return [{ route, title: template.title, doi: template.doi, subject: template.subject }];
  });
}
