import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Range as LspRange } from 'vscode-languageserver/node';
import { placeOf } from '../../site-build/code/code-places.ts';
import type { Roots } from '../../site-build/roots.ts';
import { classifyContentFile } from '../../core/content/content-file.ts';
import type { Range } from '../../core/json/json-source.ts';
import type { FileKind } from '../../core/rules/references.ts';

/** Turns the addresses that an editor uses into the paths that the project uses, and back. */
export interface Places {
  /** The path of a file of the content, such as pages-config/about.json; undefined for any other file. */
  fileOf(uri: string): string | undefined;
  /** The address of a file: of the content, or of the engine (src/…, schemas/…). */
  uriOf(file: string): string;
}

/** @param roots the folders as the editor names them */
export function placesIn(roots: () => Roots): Places {
  return {
    fileOf: (uri) => {
      const place = fileOfUri(uri);
      const file = place && path.relative(roots().site, place).replaceAll(path.sep, '/');
      return file?.startsWith(CONTENT) ? file : undefined;
    },
    uriOf: (file) => pathToFileURL(placeOf(roots(), file)).href,
  };
}

const CONTENT = 'pages-config/';

/** The place on the disk; a text that was never saved has none. */
export function fileOfUri(uri: string): string | undefined {
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

/** Which schema a file of the content is held to; undefined where it is no JSON that anybody writes. */
export function kindOf(file: string): FileKind | undefined {
  const kind = classifyContentFile(file);
  if (kind === 'page' || kind === 'unrouted') return 'page';
  if (kind === 'shared') return 'section';
  const isOther = kind === 'site' || kind === 'form' || kind === 'translation' || kind === 'redirects';
  return isOther ? kind : undefined;
}

/**
 * A range as the protocol counts: from zero, in UTF-16 units, as our columns do, too.
 * @param range without an end, where only its beginning is known
 */
export function toLspRange({
  line,
  column,
  endLine = line,
  endColumn = column,
}: Pick<Range, 'line' | 'column'> & Partial<Range>): LspRange {
  return {
    start: { line: line - 1, character: column - 1 },
    end: { line: endLine - 1, character: endColumn - 1 },
  };
}

/** Where a file begins. */
export const BEGINNING: LspRange = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
