import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { replaceByWorks } from '../import/cited-works.ts';
import type { ImportResult } from '../import/imported-paper.ts';
import { ChildReader } from '../import/read-in-child-process.ts';
import { importedEndings } from '../import/read-papers.ts';
import { unpackArchive } from '../import/unpack-archive.ts';

/** The contents of an imported file. */
export interface ImportedFile {
  /** The file, relative to the imported folder. */
  name: string;
  papers: readonly ImportResult[];
  /** The document of the only paper, if it is next to the file. */
  pdf: string | undefined;
  /** The folder of the file, with the pictures of a text. */
  beside: string | undefined;
}

/** The result of reading: files with papers, and a sentence for each unreadable file. */
export interface ReadImport {
  files: ImportedFile[];
  refused: string[];
  /** Removes an unpacked archive, after its pictures were copied. */
  remove(): Promise<void>;
}

/**
 * Reads the papers of an untrusted file, or of all files in a folder or a ZIP archive.
 * @param importPath relative to the current folder
 */
export async function readImport(importPath: string): Promise<ReadImport> {
  if (!existsSync(importPath)) return nothingRead(`There is no file ${importPath}.`);
  const isFolder = (await stat(importPath)).isDirectory();
  if (isFolder) return readFolder(importPath, async () => {});
  if (!/\.zip$/i.test(importPath)) return readFiles([importPath], path.dirname(importPath), async () => {});
  const problem = await checkImportFile(importPath);
  const unpacked = problem === undefined ? await unpackArchive(importPath) : { refused: problem };
  if ('refused' in unpacked) return nothingRead(`${importPath} can't be read: ${unpacked.refused}.`);
  return readFolder(unpacked.folder, unpacked.remove);
}

function nothingRead(sentence: string): ReadImport {
  return { files: [], refused: [sentence], remove: async () => {} };
}

async function readFolder(folder: string, remove: () => Promise<void>): Promise<ReadImport> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paperFiles = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => importedEndings.includes(path.extname(file).slice(1).toLowerCase()))
    .filter((file) => !path.relative(folder, file).split(path.sep).some(isHidden));
  // A file with the works that a manuscript cites belongs to the manuscript.
  const files = paperFiles.filter((file) => !/\.bib$/i.test(file) || fileBeside(file, '.docx') === undefined);
  const read = await readFiles(files.toSorted(), folder, remove);
  if (files.length > 0) return read;
  const endings = importedEndings.map((ending) => `.${ending}`).join(', ');
  return { ...read, refused: [`It has no files of papers: their names end in ${endings}.`] };
}

/** Hidden files, and those that macOS adds to archives. */
function isHidden(name: string): boolean {
  return name.startsWith('.') || name === '__MACOSX';
}

async function readFiles(
  files: readonly string[],
  folder: string,
  remove: () => Promise<void>,
): Promise<ReadImport> {
  const read: ReadImport = { files: [], refused: [], remove };
  const reader = new ChildReader();
  for (const file of files) {
    const found = await readFileWithPapers(file, reader);
    const name = path.relative(folder, file);
    if ('refused' in found)
      read.refused.push(`${files.length > 1 ? name : file} can't be read: ${found.refused}.`);
    else read.files.push({ ...found, name });
  }
  reader.end();
  return read;
}

async function readFileWithPapers(
  file: string,
  reader: ChildReader,
): Promise<Omit<ImportedFile, 'name'> | { refused: string }> {
  const problem = await checkImportFile(file);
  if (problem !== undefined) return { refused: problem };
  const read = await reader.read(file, await readFile(file));
  if ('refused' in read) return read;
  const papers = await withBibliography(file, read.papers, reader);
  if ('refused' in papers) return papers;
  const pdf = read.papers.length === 1 ? fileBeside(file, '.pdf') : undefined;
  return { papers, pdf, beside: path.dirname(file) };
}

/** A Word manuscript with the works that it cites, if a file of BibTeX with its name is next to it. */
async function withBibliography(
  file: string,
  papers: readonly ImportResult[],
  reader: ChildReader,
): Promise<readonly ImportResult[] | { refused: string }> {
  const bib = /\.docx$/i.test(file) ? fileBeside(file, '.bib') : undefined;
  const [paper] = papers;
  if (bib === undefined || !paper) return papers;
  const read = await readFileWithPapers(bib, reader);
  if ('refused' in read) return { refused: `${bib}: ${read.refused}` };
  const works = read.papers.flatMap(({ work }) => work ?? []);
  const { references, unmatched } = replaceByWorks(paper.paper.references ?? [], works);
  const remarks =
    unmatched.length > 0
      ? [`Works of ${path.basename(bib)} that are missing in its list: ${unmatched.length}.`]
      : [];
  return [
    { ...paper, paper: { ...paper.paper, references }, remarks: [...paper.remarks, ...remarks] },
    ...papers.slice(1),
  ];
}

function fileBeside(file: string, ending: string): string | undefined {
  const other = path.resolve(file).replace(/\.[^.]+$/, ending);
  return existsSync(other) ? other : undefined;
}

/** The reason why a file is refused before it is opened; undefined if it is accepted. */
async function checkImportFile(file: string): Promise<string | undefined> {
  const found = await stat(file);
  if (!found.isFile()) return 'it is no file';
  const most = MAX_MEGABYTES[/\.([^.]+)$/.exec(file)?.[1]?.toLowerCase() ?? ''] ?? MAX_MEGABYTES['xml']!;
  const megabytes = Math.ceil(found.size / 1024 / 1024);
  return megabytes > most ? `it has ${megabytes} MB; the limit is ${most} MB` : undefined;
}

/**
 * The maximal size of a file, by extension: the longest articles have some 5 MB, manuscripts with pictures some 50
 * MB, and a thousand citations one.
 */
const MAX_MEGABYTES: Record<string, number> = { xml: 20, docx: 100, bib: 4, ris: 4, zip: 1000 };
