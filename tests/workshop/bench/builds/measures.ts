import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { editPage, editSite } from '../corpus/edit-corpus.ts';
import type { EngineCopy } from './engine-copy.ts';
import type { PutAside } from './put-aside.ts';

/** The names of what is measured, as tables and `--compare` know them. */
export const names = {
  parse: 'read and parse',
  draw: 'renderToString',
  eleventy: 'Eleventy, cold',
  eleventyEdit: 'Eleventy, one edit',
} as const;

/** What else is measured that a measure is held beside. */
export function namesBeside(name: string): string[] {
  if (name.startsWith('validate')) return [names.parse];
  if (!name.startsWith('build')) return [];
  return [names.draw, name === 'build, one edit' ? names.eleventyEdit : names.eleventy];
}

/** Something to measure: what is done before, and what then runs. */
export interface Measure {
  name: string;
  /** What it belongs to, for --only. */
  kind: 'validate' | 'build';
  /** Whether one run is enough: it takes long, and its figure decides nothing. */
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
  /** Where Eleventy builds the same pages, and how; undefined where it is not there. */
  eleventy: { folder: string; args: string[] } | undefined;
  /** A folder for what is written and thrown away. */
  scratch: string;
  putAside: PutAside;
}

/** What is measured on a corpus, in the order in which one follows from the other. */
export function measuresOn({ engine, site, leaf, eleventy, scratch, putAside }: Ground): Measure[] {
  let turn = 0;
  const dist = path.join(site, 'dist');
  const edit = () => editPage(path.join(site, leaf), ++turn);
  const empty = async (folder: string) => {
    await putAside(folder);
    await mkdir(folder, { recursive: true });
  };
  const cold = async () => {
    await engine.emptyCaches();
    // The record of a site that lies apart is with it.
    for (const left of [dist, path.join(site, 'node_modules')]) await putAside(left);
  };
  const own = (command: string, ...more: string[]) => ({
    args: [path.join(engine.root, 'scripts/pagewright.mjs'), command, '--site', site, ...more],
    cwd: engine.root,
  });
  const loop = (script: string, ...more: string[]) => ({
    args: [path.join(engine.root, 'tests/workshop/bench/builds', script), ...more],
    cwd: engine.root,
  });
  const validate = { kind: 'validate' } as const;
  const build = { kind: 'build' } as const;
  const ofEleventy = (name: string, prepare: () => Promise<void>): Measure[] =>
    eleventy ? [{ ...build, name, prepare, args: eleventy.args, cwd: eleventy.folder }] : [];
  const plain = own('build', '--no-share');
  return [
    { ...validate, name: names.parse, ...loop('parse-loop.ts', site) },
    { ...validate, name: 'validate, cold', prepare: cold, ...own('validate') },
    { ...validate, name: 'validate, no edit', ...own('validate') },
    { ...validate, name: 'validate, one edit', prepare: edit, ...own('validate') },
    { ...validate, name: 'validate one file', prepare: edit, ...own('validate', path.join(site, leaf)) },
    ...ofEleventy(names.eleventy, () => empty(path.join(eleventy?.folder ?? scratch, 'out'))),
    { ...build, name: 'build, cold', prepare: cold, ...plain },
    {
      ...build,
      name: names.draw,
      prepare: () => empty(scratch),
      ...loop('draw-loop.ts', engine.root, dist, scratch),
    },
    { ...build, name: 'build, no edit', ...plain },
    { ...build, name: 'build, one edit', prepare: edit, ...plain },
    ...ofEleventy(names.eleventyEdit, edit),
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
