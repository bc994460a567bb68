import path from 'node:path';
import * as prettier from 'prettier';
import { readJson } from '../../core/json/json-source.ts';

/**
 * A changed text, laid out as `npm run format` does where it was laid out so before: a longer line may have to be broken.
 * @param engine whose settings hold everywhere
 * @param file whose name says what kind of text it is
 * @param before the text that was changed; undefined where the file is new
 */
export async function asFormatted(
  engine: string,
  file: string,
  before: string | undefined,
  text: string,
): Promise<string> {
  // What is no JSON has no layout either.
  if (before !== undefined && readJson({ path: file, text: before }).diagnostics.length > 0) return text;
  const style = await prettier.resolveConfig(path.join(engine, 'package.json'));
  const format = (each: string) => prettier.format(each, { ...style, filepath: file });
  return before === undefined || (await format(before)) === before ? format(text) : text;
}
