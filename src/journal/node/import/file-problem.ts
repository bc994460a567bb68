import { stat } from 'node:fs/promises';

/** The reason why a file is refused before it is opened; undefined if it is accepted. */
export async function checkImportFile(file: string): Promise<string | undefined> {
  const found = await stat(file);
  if (!found.isFile()) return 'it is no file';
  const most = MAX_MEGABYTES[/\.([^.]+)$/.exec(file)?.[1]?.toLowerCase() ?? ''] ?? MAX_MEGABYTES['xml']!;
  const megabytes = Math.ceil(found.size / 1024 / 1024);
  return megabytes > most ? `it has ${megabytes} MB; ${most} MB are the most` : undefined;
}

/**
 * The maximal size of a file, by extension: the longest articles have some 5 MB, manuscripts with pictures some 50
 * MB, and a thousand citations one.
 */
const MAX_MEGABYTES: Record<string, number> = { xml: 20, docx: 100, bib: 4, ris: 4, zip: 1000 };
