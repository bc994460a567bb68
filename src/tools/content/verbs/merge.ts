import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { readSchemaFiles } from '../../../site-build/read-schema-files.ts';
import { describeContentFile, kindOfFile } from '../../../authoring/compare/compare-content.ts';
import { readJson } from '../../../core/json/json-source.ts';
import { describeConflict } from '../../../authoring/merge/describe-conflict.ts';
import { markConflicts } from '../../../authoring/merge/mark-conflicts.ts';
import { mergeJson } from '../../../authoring/merge/merge-json.ts';
import type { Conflict } from '../../../authoring/merge/merge-values.ts';
import { joinSchemas } from '../../../core/schema/compose-schema.ts';
import { asFormatted } from '../as-formatted.ts';
import { installMergeDriver } from './install-merge-driver.ts';
import { defineCommand, UsageError, type Terminal } from '../../../command/command.ts';

/** The command that merges two versions of a content file: a git merge driver. */
export const merge = defineCommand({
  name: 'merge',
  summary:
    'merges two versions of a file by structure, into OURS; --install configures git to do so for all content',
  takes: 'BASE OURS THEIRS [PATH]',
  options: {
    install: { type: 'boolean', help: 'configures git to merge all content with this command' },
  },
  run: async ({ values, positionals, ...call }) => {
    if (values.install && positionals.length === 0) return installMergeDriver(call);
    const [base, ours, theirs, name = ours, ...more] = positionals;
    if (!base || !ours || !theirs || !name || more.length > 0 || values.install)
      throw new UsageError('Name the three files of a merge, and their path.');
    const missing = [base, ours, theirs].find((file) => !existsSync(file));
    if (missing !== undefined) throw new UsageError(`There is no file ${missing}.`);
    return mergeFiles(call, { base, ours, theirs, name: name.replaceAll(path.sep, '/') });
  },
});

interface Versions {
  base: string;
  ours: string;
  theirs: string;
  /** The path of the file in the repository. */
  name: string;
}

async function mergeFiles(call: Terminal, files: Versions): Promise<0 | 1> {
  const { roots, err } = call;
  const [base, ours, theirs] = [files.base, files.ours, files.theirs].map((file) =>
    readFileSync(file, 'utf8'),
  ) as [string, string, string];
  const merged = mergeJson(base, ours, theirs);
  if ('refused' in merged) return mergeLines(call, files);
  const text =
    merged.text === ours || merged.text === theirs
      ? merged.text
      : await asFormatted(roots.engine, files.name, ours, merged.text);
  const withMarkers = markConflicts(text, merged.conflicts);
  if ('refused' in withMarkers) return mergeLines(call, files);
  if (withMarkers.text !== ours) writeFileSync(files.ours, withMarkers.text);
  if (merged.conflicts.length === 0) return 0;
  err(conflictLines(call, files.name, text, merged.conflicts));
  return 1;
}

/** One line per conflict, and the number of conflicts. */
function conflictLines(
  { roots }: Terminal,
  name: string,
  text: string,
  conflicts: readonly Conflict[],
): string {
  const start = Math.max(0, name.lastIndexOf(CONTENT));
  const file = { path: name.slice(start), text };
  // git runs the command at the root of the repository, and the site may have another engine.
  const site = `${name.slice(0, start)}${CONTENT}_site.json`;
  const labels = existsSync(site)
    ? readJson({ path: site, text: readFileSync(site, 'utf8') }).data
    : undefined;
  const fileName = describeContentFile(file, labels).name;
  const placedIn = { set: joinSchemas(readSchemaFiles(roots)), kind: kindOfFile(file.path) };
  const { data } = readJson(file);
  const lines = conflicts.map((conflict) => `${fileName} › ${describeConflict(conflict, data, placedIn)}\n`);
  const count = conflicts.length === 1 ? '1 conflict is' : `${conflicts.length} conflicts are`;
  return `${lines.join('')}${name}: ${count} left for you to decide, between <<<<<<< and >>>>>>>.\n`;
}

const CONTENT = 'pages-config/';

/** Merges invalid JSON line by line, as git does. */
async function mergeLines({ err }: Terminal, { base, ours, theirs, name }: Versions): Promise<0 | 1> {
  err(`${name}: not all versions are JSON, so their lines are merged.\n`);
  try {
    await run('git', ['merge-file', '-L', 'ours', '-L', 'base', '-L', 'theirs', ours, base, theirs]);
    return 0;
  } catch (error) {
    const { code } = error as { code?: unknown };
    // The number of conflicts; 255 if the files are not text.
    if (typeof code === 'number' && code < 255) return 1;
    throw error;
  }
}

const run = promisify(execFile);
