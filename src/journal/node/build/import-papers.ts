import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { NewPage } from '../../../site-build/extensions/template-place.ts';
import type { Roots } from '../../../site-build/roots.ts';
import { shortenText } from '../../../core/content/shorten-text.ts';
import type { JsonObject, ValidPage } from '../../../core/content/valid-page.ts';
import { MAX_LENGTH } from '../../../core/json/json-structure.ts';
import type { WrittenPaper } from '../../content/paper.gen.ts';
import { fillPaper } from '../import/fill-paper.ts';
import type { Imported } from '../import/imported-paper.ts';
import { withWorks } from '../import/cited-works.ts';
import { checkImportFile } from '../import/file-problem.ts';
import { findPlaceholders } from '../import/find-placeholders.ts';
import { createDescription, fileName, headTitle } from '../import/paper-page.ts';
import { readInChildProcess } from '../import/read-in-child-process.ts';
import { sameAs, type KnownPaper } from '../import/same-paper.ts';
import type { JournalRecord } from '../../core/record/record.ts';
import { fileDiagnostics } from './file-diagnostics.ts';
import { placeFor } from './place-for.ts';
import type { CommandResult } from './command-result.ts';
import { writeText } from './write-text.ts';

/** The destination of papers. */
export interface ImportTarget {
  /** v1/i3, if the owner names the issue. */
  issue: string | undefined;
  journal: JournalRecord;
  pages: readonly ValidPage[];
  newPage: NewPage;
  pdf?: ImportedFile['pdf'];
  beside?: ImportedFile['beside'];
}

/** The contents of an imported file. */
export interface ImportedFile {
  papers: readonly Imported[];
  /** The document of the only paper, if it is next to the file. */
  pdf: string | undefined;
  /** The folder of the file, with the pictures of a text. */
  beside: string;
}

/**
 * Reads the papers of an untrusted file.
 * @param file relative to the current folder
 * @returns the papers, or the command's result if the file can't be read
 */
export async function readPapersIn(file: string): Promise<ImportedFile | CommandResult> {
  if (!existsSync(file)) return { text: `There is no file ${file}.\n`, code: 1 };
  const problem = await checkImportFile(file);
  if (problem !== undefined) return { text: `${file} can't be read: ${problem}.\n`, code: 1 };
  const read = await readInChildProcess(file, await readFile(file));
  if ('refused' in read) return { text: `${file} can't be read: ${read.refused}.\n`, code: 1 };
  const pdf = read.papers.length === 1 ? fileBeside(file, '.pdf') : undefined;
  const papers = await withBibliography(file, read.papers);
  return 'text' in papers ? papers : { papers, pdf, beside: path.dirname(file) };
}

/**
 * Writes imported papers, each like `npm run new -- paper`, with imported data in place of placeholders. Existing
 * papers are refused one by one; nothing is overwritten.
 * @returns the written files, and what is left to do
 */
export async function writePapers(
  roots: Roots,
  papers: readonly Imported[],
  target: ImportTarget,
): Promise<CommandResult> {
  const known = knownPapers(target.pages);
  const lines: string[] = [];
  const wrote: string[] = [];
  let isRefused = false;
  for (const imported of papers) {
    const made = await importWhole(roots, imported, target, known);
    isRefused ||= 'refused' in made;
    if ('refused' in made) lines.push(`not written: ${made.refused}`);
    else {
      wrote.push(...made.wrote);
      known.push(made.paper);
      lines.push(...made.lines);
    }
  }
  const problems = wrote.length > 0 ? await fileDiagnostics(roots, wrote) : [];
  const text = [...lines, ...problems].map((line) => `${line}\n`).join('');
  return { text, code: isRefused || problems.length > 0 ? 1 : 0 };
}

interface Made {
  wrote: string[];
  paper: KnownPaper;
  lines: string[];
}

/** An exception for one paper is reported for that paper, and the others are still written. */
async function importWhole(
  roots: Roots,
  read: Imported,
  target: ImportTarget,
  known: readonly KnownPaper[],
): Promise<Made | { refused: string }> {
  try {
    return await importPaper(roots, read, target, known);
  } catch (error) {
    const name = shortenText(read.paper.title ?? '', MAX_NAMED);
    return {
      refused: `“${name}”, of which nothing stays: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

/** The maximal length of a title in messages. */
const MAX_NAMED = 80;

async function importPaper(
  roots: Roots,
  read: Imported,
  { issue, journal, newPage, pdf, beside }: ImportTarget,
  known: readonly KnownPaper[],
): Promise<Made | { refused: string }> {
  const { title, doi, pages } = read.paper;
  const signs = JSON.stringify(read.paper).length;
  if (signs > MAX_LENGTH)
    return {
      refused: `What it says besides its text has ${signs} signs; a page holds ${MAX_LENGTH} at most.`,
    };
  if (!title) return { refused: 'a paper without a title.' };
  const same = sameAs(read.paper, known);
  if (same !== undefined) return { refused: same };
  const place = placeFor(read, issue, journal);
  if ('refused' in place) return place;
  const imported = place.isElsewhere && pages ? withoutPages(read) : read;
  const home = place.route;
  const name = fileName(imported, (each) => known.some(({ route }) => route === `${home}/${each}`));
  const remarks = [...place.remarks, ...imported.remarks];
  let missing: string[] = [];
  const description = createDescription(imported);
  const made = await newPage({
    kind: 'paper',
    name: `${place.folder}/${name}`,
    given: {
      title: headTitle(title),
      ...(description !== undefined && { description }),
      ...(pdf !== undefined && { document: pdf }),
      fill: (drafted) => {
        const filled = fillPaper(drafted as unknown as WrittenPaper, imported, journal.licence);
        const paper = { ...filled.paper, ...(imported.text && { text: `${name}.${imported.text.ending}` }) };
        remarks.push(...filled.remarks);
        missing = findPlaceholders(paper);
        return paper as unknown as JsonObject;
      },
    },
  });
  if ('refused' in made) return made;
  const written = imported.text && writeText(roots.site, `${home}/${name}`, imported.text, beside);
  const text = await written?.catch(async (error: unknown) => {
    for (const file of made.wrote) await rm(path.join(roots.site, file));
    throw error;
  });
  const wrote = [...made.wrote, ...(text?.wrote ?? [])];
  if (text && text.missing.length > 0) remarks.push(missingPictures(text.missing));
  if (pdf === undefined) remarks.push('Its PDF is a sample: put the document in its place.');
  return {
    wrote,
    paper: { route: `${home}/${name}`, title, doi },
    lines: [
      ...wrote.map((each) => `wrote ${each}`),
      ...remarks.map((each) => `  ${each}`),
      ...(missing.length > 0 ? [`  It does not say, and placeholders are at: ${missing.join(', ')}.`] : []),
      ...(made.isDraft
        ? ['  It is a draft: once nothing is missing, remove "draft": true from its file.']
        : []),
    ],
  };
}

function missingPictures(names: readonly string[]): string {
  return `Pictures of its text do not lie beside the file: ${names.join(', ')}. Put each beside the paper, and its name into the text.`;
}

/** A paper without its page numbers, if they belong to another issue or journal. */
function withoutPages(imported: Imported): Imported {
  const { pages: _pages, ...paper } = imported.paper;
  return {
    ...imported,
    paper,
    remarks: [...imported.remarks, 'Its page numbers are those of another issue and were left out.'],
  };
}

function knownPapers(pages: readonly ValidPage[]): KnownPaper[] {
  return pages.flatMap(({ route, data }) => {
    const template = data['template'] as Partial<WrittenPaper> | undefined;
    if (template?.type !== 'paper' || template.title === undefined) return [];
    return [{ route, title: template.title, doi: template.doi }];
  });
}

/** A Word manuscript with the works that it cites, if a file of BibTeX with its name is next to it. */
async function withBibliography(
  file: string,
  papers: readonly Imported[],
): Promise<readonly Imported[] | CommandResult> {
  const bib = /\.docx$/i.test(file) ? fileBeside(file, '.bib') : undefined;
  const [paper] = papers;
  if (bib === undefined || !paper) return papers;
  const read = await readPapersIn(bib);
  if ('text' in read) return read;
  const works = read.papers.flatMap(({ work }) => work ?? []);
  const { references, left } = withWorks(paper.paper.references ?? [], works);
  const remarks =
    left.length > 0 ? [`Works of ${path.basename(bib)} that its list does not name: ${left.length}.`] : [];
  return [
    { ...paper, paper: { ...paper.paper, references }, remarks: [...paper.remarks, ...remarks] },
    ...papers.slice(1),
  ];
}

function fileBeside(file: string, ending: string): string | undefined {
  const other = path.resolve(file).replace(/\.[^.]+$/, ending);
  return existsSync(other) ? other : undefined;
}
