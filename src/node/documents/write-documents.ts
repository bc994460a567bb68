import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packFolder } from './archive.ts';
import { manuscriptDocx } from './manuscript/docx.ts';
import { manuscriptTex } from './manuscript/tex.ts';
import { setDocument } from './set-document.ts';
import { readRecords } from './sources.ts';

/** One file that was made, and whether it differs from the one that was there. */
export interface WrittenDocument {
  file: string;
  bytes: number;
  changed: boolean;
  pages?: { first: number; last: number };
}

/** Makes the papers, the sample work and the templates for authors from their sources; a file that comes out the same is left alone. */
export async function writeDocuments(config: string, journal: string, only = ''): Promise<WrittenDocument[]> {
  const written: WrittenDocument[] = [];
  for (const record of await readRecords(config, journal)) {
    if (!record.file.includes(only)) continue;
    const { bytes, pages } = await setDocument(record).catch((error: unknown) => {
      throw new Error(`${record.file} can't be set`, { cause: error });
    });
    written.push({ ...(await keep(config, record.file, bytes)), pages });
  }
  const archive = '_media/downloads/r-software-work.zip';
  if (archive.includes(only)) {
    written.push(
      await keep(config, archive, await packFolder(path.join(config, '_media/_sources/r-software-work'))),
    );
  }
  for (const { file, bytes } of await manuscriptTemplates(config)) {
    if (file.includes(only)) written.push(await keep(config, file, bytes));
  }
  return written;
}

/** The manuscript that authors can begin with, from one text: for Word and for LaTeX. */
export async function manuscriptTemplates(config: string): Promise<{ file: string; bytes: Uint8Array }[]> {
  const name = 'manuscript-template';
  const text = await readFile(path.join(config, `_media/_sources/${name}/${name}.md`), 'utf8');
  return [
    { file: `_media/downloads/${name}.docx`, bytes: manuscriptDocx(text) },
    { file: `_media/downloads/${name}.tex`, bytes: new TextEncoder().encode(manuscriptTex(text)) },
  ];
}

async function keep(config: string, file: string, bytes: Uint8Array): Promise<WrittenDocument> {
  const target = path.join(config, file);
  const present = await readFile(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return null;
  });
  const changed = !present || !present.equals(bytes);
  if (changed) {
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, bytes);
  }
  return { file, bytes: bytes.length, changed };
}
