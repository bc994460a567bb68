import { inflateSync } from 'node:zlib';
import { PLACEHOLDER } from '../../../core/content/placeholder.ts';
import type { PdfFacts } from '../../../core/project.ts';
import { pdfTitle } from './pdf-title.ts';
import { xmpTitle } from './xmp-title.ts';

/**
 * The facts of a PDF, found without rendering it: the number of pages, whether it has text, whether it is
 * locked. Objects are searched directly and in compressed streams.
 */
export function readPdf(bytes: Buffer): PdfFacts {
  const plain = bytes.toString('latin1');
  const locked = /\/Encrypt\s+\d+\s+\d+\s+R/.test(plain);
  let objects = withoutStreams(plain);
  let text = false;
  let sample = false;
  let metadata: string | undefined;
  for (const { dictionary, content } of streams(plain, bytes)) {
    if (/\/Type\s*\/ObjStm\b/.test(dictionary)) objects += unpack(dictionary, content);
    else if (/\/Subtype\s*\/XML\b/.test(dictionary)) metadata = unpack(dictionary, content);
    // The operators Tj, TJ, ' and " show text, between BT and ET, with a font.
    else if (!text && !locked && mayShowText(dictionary)) {
      const operators = unpack(dictionary, content);
      text = /\bBT\b[\s\S]*?[\])>]\s*(Tj|TJ|'|")/.test(operators);
      sample = operators.includes(`(${PLACEHOLDER}`);
    }
  }
  const pages = [...objects.matchAll(/\/Type\s*\/Page(?![a-zA-Z])/g)].length;
  const title = locked ? undefined : (pdfTitle(plain) ?? (metadata && xmpTitle(metadata)));
  return { pages, text, locked, ...(title && { title }), ...(sample && { sample }) };
}

interface Stream {
  dictionary: string;
  content: Buffer;
}

function* streams(plain: string, bytes: Buffer): Iterable<Stream> {
  const start = /\bstream\r?\n/g;
  for (let match = start.exec(plain); match; match = start.exec(plain)) {
    const end = plain.indexOf('endstream', start.lastIndex);
    if (end < 0) return;
    const dictionary = plain.slice(plain.lastIndexOf(' obj', match.index), match.index);
    yield { dictionary, content: bytes.subarray(start.lastIndex, end) };
    start.lastIndex = end + 'endstream'.length;
  }
}

function withoutStreams(plain: string): string {
  return plain.replace(/\bstream\r?\n[\s\S]*?endstream/g, '');
}

/** Pictures, fonts, colour profiles and metadata show no text. */
function mayShowText(dictionary: string): boolean {
  return !/\/Subtype\s*\/(Image|XML|Type1C|CIDFontType0C|OpenType)|\/Length1\b|\/FunctionType\b|\/Type\s*\/XRef\b|\/N\s+\d+\s*\/Alternate/.test(
    dictionary,
  );
}

function unpack(dictionary: string, content: Buffer): string {
  if (!/\/FlateDecode\b/.test(dictionary)) return content.toString('latin1');
  try {
    return inflateSync(content, { maxOutputLength: 20_000_000 }).toString('latin1');
  } catch (error) {
    // A stream that can't be decompressed counts as having no text; other checks find invalid files.
    if ((error as NodeJS.ErrnoException).code?.startsWith('Z_') || error instanceof RangeError) return '';
    throw error;
  }
}
