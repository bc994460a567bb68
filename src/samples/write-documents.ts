import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { digestIn } from './documents/finish-pdf.ts';
import { startPrinter } from './documents/printer.ts';
import { readDocuments } from './documents/read-documents.ts';
import { digestOf, setDocument } from './documents/set-document.ts';
import { manuscriptXml } from './manuscript/docx.ts';
import { manuscriptTex } from './manuscript/tex.ts';
import { packFolder } from './pack-folder.ts';

/**
 * Makes the papers, the sample work and the templates for authors from their sources. What is up to date is left alone;
 * a browser is started only where something must be printed.
 * @param content the content folder of the site
 * @param only a part of the names of the files to be made
 * @returns a line for each file
 */
export async function writeDocuments(content: string, only = ''): Promise<string[]> {
  const lines: string[] = [];
  const wanted = (await readDocuments(content)).filter(({ file }) => file.includes(only));
  const stale = wanted.filter(
    (document) => !isPrinted(path.join(content, document.file), digestOf(document)),
  );
  const printer = stale.length > 0 ? await startPrinter() : null;
  try {
    for (const document of stale) {
      const { bytes, pages } = await setDocument(document, printer!).catch((cause: unknown) => {
        throw new Error(`${document.file} can’t be set`, { cause });
      });
      writeFileSync(path.join(content, document.file), bytes);
      lines.push(`wrote ${document.file} (${Math.round(bytes.length / 1000)} kB, ${pages} pages)`);
    }
  } finally {
    await printer?.close();
  }
  for (const [file, bytes] of Object.entries(await packedFiles(content))) {
    const target = path.join(content, file);
    if (!file.includes(only) || (existsSync(target) && readFileSync(target).equals(bytes))) continue;
    writeFileSync(target, bytes);
    lines.push(`wrote ${file}`);
  }
  return lines.length > 0 ? lines : ['everything is up to date'];
}

/** The files that need no browser: the templates for authors, from one text for Word and for LaTeX, and the archive. */
export async function packedFiles(content: string): Promise<Record<string, Uint8Array>> {
  const sources = path.join(content, '_media/_sources');
  const template = path.join(sources, 'manuscript-template');
  const text = await readFile(path.join(template, 'manuscript-template.md'), 'utf8');
  const preamble = await readFile(path.join(template, 'preamble.tex'), 'utf8');
  const document = { 'word/document.xml': manuscriptXml(text) };
  return {
    '_media/downloads/manuscript-template.docx': await packFolder(path.join(template, 'docx'), '', document),
    '_media/downloads/manuscript-template.tex': Buffer.from(manuscriptTex(text, preamble)),
    '_media/downloads/r-software-work.zip': await packFolder(
      path.join(sources, 'r-software-work'),
      'r-software-work/',
    ),
  };
}

function isPrinted(file: string, digest: string): boolean {
  return existsSync(file) && digestIn(readFileSync(file)) === digest;
}
