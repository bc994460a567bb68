import path from 'node:path';
import * as prettier from 'prettier';
import { readJson } from '../../core/json/json-source.ts';

/**
 * Formats a changed text if it had the layout of `npm run format` before: a longer line may have to be
 * broken.
 * @param engine the folder with the layout's settings
 * @param file path of the file on disk
 * @param before the previous text; undefined for a new file, which is always formatted
 */
export async function asFormatted(
  engine: string,
  file: string,
  before: string | undefined,
  text: string,
): Promise<string> {
  // Invalid JSON can't be formatted.
  if (before !== undefined && readJson({ path: file, text: before }).diagnostics.length > 0) return text;
  const isFormatted = before === undefined || (await formatFileText(engine, file, before)) === before;
  return isFormatted ? formatFileText(engine, file, text) : text;
}

/**
 * A text in the layout of `npm run format`.
 * @throws Error if it is not JSON
 */
export async function formatFileText(engine: string, file: string, text: string): Promise<string> {
  const style = await prettier.resolveConfig(path.join(engine, 'package.json'));
  return prettier.format(text, { ...style, filepath: file });
}
