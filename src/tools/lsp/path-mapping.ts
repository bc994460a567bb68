import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Range as LspRange } from 'vscode-languageserver/node';
import { toAbsolutePath } from '../../site-build/code/code-places.ts';
import type { Roots } from '../../site-build/roots.ts';
import { classifyContentFile } from '../../core/content/content-file.ts';
import type { Range } from '../../core/json/json-source.ts';
import type { FileKind } from '../../core/rules/references.ts';

/** Converts the editor's URIs to the project's paths, and back. */
export interface PathMapping {
  /** The path of a content file, such as pages-config/about.json; undefined for other files. */
  toFile(uri: string): string | undefined;
  /** The URI of a file of the content or the engine (src/…, schemas/…). */
  toUri(file: string): string;
}

/**
 * Creates the mapping between the editor's URIs and the project's paths.
 * @param roots returns the folders as the editor names them
 */
export function placesIn(roots: () => Roots): PathMapping {
  return {
    toFile: (uri) => {
      const place = fileOfUri(uri);
      const file = place && path.relative(roots().site, place).replaceAll(path.sep, '/');
      return file?.startsWith(CONTENT) ? file : undefined;
    },
    toUri: (file) => pathToFileURL(toAbsolutePath(roots(), file)).href,
  };
}

const CONTENT = 'pages-config/';

/** The path on disk; undefined for unsaved documents. */
export function fileOfUri(uri: string): string | undefined {
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

/** The schema kind of a content file; undefined if it is not JSON for editing. */
export function schemaKind(file: string): FileKind | undefined {
  const kind = classifyContentFile(file);
  if (kind === 'page' || kind === 'unrouted') return 'page';
  if (kind === 'shared') return 'section';
  const isOther = kind === 'site' || kind === 'form' || kind === 'translation' || kind === 'redirects';
  return isOther ? kind : undefined;
}

/**
 * A range in the protocol's units: it counts from zero, in UTF-16 units like our columns. A range without an
 * end marks only its beginning.
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

/** The beginning of a file. */
export const BEGINNING: LspRange = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
