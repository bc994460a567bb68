import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readPrintDesign } from '../../../src/journal/node/typeset/print-design.ts';
import { printDocuments } from '../../../src/journal/node/typeset/print-documents.ts';
import type { StartPrinter } from '../../../src/site-build/extensions/printer.ts';
import { manuscriptXml } from './manuscript/docx.ts';
import { manuscriptTex } from './manuscript/tex.ts';
import { zipFolder } from './pack-folder.ts';
import { readWorks } from './read-works.ts';

/**
 * Makes the sample works and the templates for authors from their sources; current files stay. The journal’s own
 * command makes the papers.
 * @param content the content folder of the site
 * @param startPrinter starts the printer
 * @param only a part of the file names
 * @returns one line per file
 */
export async function writeDocuments(
  content: string,
  startPrinter: StartPrinter,
  only = '',
): Promise<string[]> {
  const wanted = (await readWorks(content)).filter(({ file }) => file.includes(only));
  const lines = await printDocuments(content, wanted, readPrintDesign(content), startPrinter);
  for (const [file, bytes] of Object.entries(await createPackedDocuments(content))) {
    const target = path.join(content, file);
    if (!file.includes(only) || (existsSync(target) && readFileSync(target).equals(bytes))) continue;
    writeFileSync(target, bytes);
    lines.push(`wrote ${file}`);
  }
  return lines.length > 0 ? lines : ['everything is up to date'];
}

/** The files that need no browser: the templates for authors, from one text for Word and for LaTeX, and the archive. */
export async function createPackedDocuments(content: string): Promise<Record<string, Uint8Array>> {
  const sources = path.join(content, '_media/_sources');
  const template = path.join(sources, 'manuscript-template');
  const text = await readFile(path.join(template, 'manuscript-template.md'), 'utf8');
  const preamble = await readFile(path.join(template, 'preamble.tex'), 'utf8');
  const document = { 'word/document.xml': manuscriptXml(text) };
  return {
    '_media/downloads/manuscript-template.docx': await zipFolder(path.join(template, 'docx'), '', document),
    '_media/downloads/manuscript-template.tex': Buffer.from(manuscriptTex(text, preamble)),
    '_media/downloads/r-software-work.zip': await zipFolder(
      path.join(sources, 'r-software-work'),
      'r-software-work/',
    ),
  };
}
