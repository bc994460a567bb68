import { globSync } from 'node:fs';
import path from 'node:path';
import type { CaseFile } from './broken/case.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The files with the table of mistakes, each with its path from the root. */
export function caseFiles(): string[] {
  const found = globSync('tests/*/broken/**/*.ts', { cwd: root });
  return found.filter((file) => !file.endsWith('/case.ts')).sort();
}

/** The exports of one of these files. @throws if it exports no cases */
export async function readCases(file: string): Promise<CaseFile> {
  const found = (await import(path.join(root, file))) as Partial<CaseFile>;
  if (!Array.isArray(found.cases)) throw new Error(`${file} exports no cases.`);
  return { ...found, cases: found.cases };
}
