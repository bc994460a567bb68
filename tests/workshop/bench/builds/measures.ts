import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { editPage, editSite } from '../corpus/edit-corpus.ts';
import type { EngineCopy } from './engine-copy.ts';
import type { ClearResults } from './clear-results.ts';

/** The names of measures, in tables and for `--compare`. */
export const measureNames = {
  parse: 'read and parse',
  render: 'renderToString',
  eleventy: 'Eleventy, cold',
  eleventyEdit: 'Eleventy, one edit',
} as const;

/** The names of the measures that are compared with a measure. */
export function comparedNames(name: string): string[] {
  if (name.startsWith('validate')) return [measureNames.parse];
  if (!name.startsWith('build')) return [];
  return [
    measureNames.render,
    name === 'build, one edit' ? measureNames.eleventyEdit : measureNames.eleventy,
  ];
}

/** A measure: its preparation, and its program. */
export interface Measure {
  name: string;
  /** Its kind, for --only. */
  kind: 'validate' | 'build';
  /** Whether one run is enough, because the measure takes long and is not decisive. */
  isLong?: boolean;
  prepare?: () => Promise<void>;
  /** The script and its arguments for Node. */
  args: string[];
  cwd: string;
}

interface Ground {
  engine: EngineCopy;
  /** The folder of the corpus, and a file of one of its leaves. */
  site: string;
  leaf: string;
  /** Eleventy's build of the same pages; undefined if not installed. */
  eleventy: { folder: string; args: string[] } | undefined;
  /** A folder for temporary output. */
  scratch: string;
  clearResults: ClearResults;
}

/** The measures of a corpus, in the order of their dependencies. */
export function measuresOn({ engine, site, leaf, eleventy, scratch, clearResults }: Ground): Measure[] {
  let turn = 0;
  const dist = path.join(site, 'dist');
  const edit = () => editPage(path.join(site, leaf), ++turn);
  const empty = async (folder: string) => {
    await clearResults(folder);
    await mkdir(folder, { recursive: true });
  };
  const cold = async () => {
    await engine.emptyCaches();
    // A site outside the engine contains its cache.
    for (const left of [dist, path.join(site, 'node_modules')]) await clearResults(left);
  };
  const own = (command: string, ...more: string[]) => ({
    args: [path.join(engine.root, 'scripts/pagewright.mjs'), command, '--site', site, ...more],
    cwd: engine.root,
  });
  const loop = (script: string, ...more: string[]) => ({
    // The script is in the original engine, because the copy has no tests.
    args: [path.join(import.meta.dirname, script), ...more],
    cwd: engine.root,
  });
  const validate = { kind: 'validate' } as const;
  const build = { kind: 'build' } as const;
  const ofEleventy = (name: string, prepare: () => Promise<void>): Measure[] =>
    eleventy ? [{ ...build, name, prepare, args: eleventy.args, cwd: eleventy.folder }] : [];
  const plain = own('build', '--no-share');
  return [
    { ...validate, name: measureNames.parse, ...loop('parse-loop.ts', site) },
    { ...validate, name: 'validate, cold', prepare: cold, ...own('validate') },
    { ...validate, name: 'validate, no edit', ...own('validate') },
    { ...validate, name: 'validate, one edit', prepare: edit, ...own('validate') },
    { ...validate, name: 'validate one file', prepare: edit, ...own('validate', path.join(site, leaf)) },
    ...ofEleventy(measureNames.eleventy, () => empty(path.join(eleventy?.folder ?? scratch, 'out'))),
    { ...build, name: 'build, cold', prepare: cold, ...plain },
    {
      ...build,
      name: measureNames.render,
      prepare: () => empty(scratch),
      ...loop('render-loop.ts', engine.root, dist, scratch),
    },
    // It also caches compiled code, which a first build does not.
    { ...build, name: 'build, first edit', prepare: edit, ...plain },
    { ...build, name: 'build, no edit', ...plain },
    { ...build, name: 'build, one edit', prepare: edit, ...plain },
    ...ofEleventy(measureNames.eleventyEdit, edit),
    { ...build, name: 'build, site edit', prepare: () => editSite(site, ++turn), ...plain },
    { ...build, name: 'build, cold, with share pictures', isLong: true, prepare: cold, ...own('build') },
    {
      ...build,
      name: 'build, cold, compressed',
      isLong: true,
      prepare: cold,
      ...own('build', '--no-share', '--compress'),
    },
  ];
}
