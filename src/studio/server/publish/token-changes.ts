import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compareTokens } from 'pagewright/compare';
import { TOKENS } from 'pagewright/editor';
import { readCommitted } from './committed-differences.ts';

/** The changed tokens of the theme since the last commit, one line each; none if there are not two versions. */
export async function describeTokenChanges(
  siteFolder: string,
  changed: readonly string[],
): Promise<string[]> {
  if (!changed.includes(TOKENS)) return [];
  const before = await readCommitted(siteFolder, TOKENS);
  const after = await readFile(path.join(siteFolder, TOKENS), 'utf8').catch(() => undefined);
  return before === undefined || after === undefined ? [] : compareTokens(before, after);
}
