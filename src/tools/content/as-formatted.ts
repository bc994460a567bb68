import path from 'node:path';
import * as prettier from 'prettier';
import { readJson } from '../../core/json/json-source.ts';

/**
 * A text that was laid out as `npm run format` does stays so: a longer line may have to be broken.
 * @param engine where the rules of the layout stand
 * @param file its place on the disk
 * @param before what it said until now; undefined for a new file, which is laid out
 */
export async function asFormatted(
  engine: string,
  file: string,
  before: string | undefined,
  text: string,
): Promise<string> {
  // What is no JSON has no layout either.
  if (before !== undefined && readJson({ path: file, text: before }).diagnostics.length > 0) return text;
  const isLaidOut = before === undefined || (await laidOut(engine, file, before)) === before;
  return isLaidOut ? laidOut(engine, file, text) : text;
}

/** A text as `npm run format` lays it out. @throws where it is not JSON */
export async function laidOut(engine: string, file: string, text: string): Promise<string> {
  const style = await prettier.resolveConfig(path.join(engine, 'package.json'));
  return prettier.format(text, { ...style, filepath: file });
}
