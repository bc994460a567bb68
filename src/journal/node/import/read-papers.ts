import type { ReadPapers } from './imported-paper.ts';
import { readJats } from './jats/read-jats.ts';

type Read = (bytes: Uint8Array) => ReadPapers | Promise<ReadPapers>;

/** The readers by file extension. The library for citations is loaded on demand. */
const readers: Record<string, Read> = {
  xml: (bytes) => readText(bytes, readJats),
  bib: (bytes) => readText(bytes, async (text) => (await citations()).readCitations(text, 'BibTeX')),
  docx: (bytes) => readDocument(bytes),
  ris: (bytes) => readText(bytes, async (text) => (await citations()).readCitations(text, 'RIS')),
};

/** The library for documents is loaded on demand. */
const readDocument: Read = async (bytes) => (await import('./docx/read-docx.ts')).readDocx(bytes);

/** The file extensions of importable papers. */
export const importedEndings: readonly string[] = Object.keys(readers);

/**
 * The papers of a file.
 * @param name the name of the file; its extension determines the format
 */
export async function readPapers(name: string, bytes: Uint8Array): Promise<ReadPapers> {
  const read = readers[/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''];
  if (!read) {
    const supported = importedEndings.map((ending) => `.${ending}`).join(', ');
    return { refused: `its format is not supported; these are: ${supported}` };
  }
  return read(bytes);
}

async function readText(
  bytes: Uint8Array,
  read: (text: string) => ReadPapers | Promise<ReadPapers>,
): Promise<ReadPapers> {
  const text = decodeUtf8(bytes);
  return text === undefined ? { refused: 'it is not in UTF-8: save it in that encoding' } : read(text);
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return undefined;
  }
}

async function citations() {
  return import('./read-citations.ts');
}
