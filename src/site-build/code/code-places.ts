import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { codePath } from '../../core/content/section-code.ts';
import { codeEnding } from '../code-ending.ts';
import type { Roots } from '../roots.ts';

/**
 * The folders that are looked into for whatever is found by its place (schemas, sections, templates, messages, extensions …):
 * the engine's, and the project's if it is another one. Each has `schemas` and `src` with the same folders in them.
 */
export function codeRoots({ engine, site, project = site }: Roots): string[] {
  return project === engine ? [engine] : [engine, project];
}

/** The folder whose files are written and generated for a site: its project's. */
export function ownRoot(roots: Roots): string {
  return codeRoots(roots).at(-1)!;
}

/** Whether the project is the engine's own. */
export function isEngine(roots: Roots): boolean {
  return ownRoot(roots) === roots.engine;
}

/** A file of the engine or of the project. */
export interface FoundFile {
  /** The folder that it is found in, one of `codeRoots`. */
  root: string;
  /** Its path from there, with forward slashes. */
  path: string;
}

/**
 * The files of the engine and of the project whose paths match patterns, the engine's first, each in order.
 * @param patterns modules end in `.ts` and `.tsx` there, also where those of the engine are compiled
 */
export function findCode(roots: Roots, ...patterns: string[]): FoundFile[] {
  const compiled = () => patterns.map((pattern) => pattern.replace(/\.ts(x?)$/, '.js$1'));
  return codeRoots(roots).flatMap((root) =>
    globSync(root === roots.engine && codeEnding !== '.ts' ? compiled() : patterns, { cwd: root })
      .map((file) => ({ root, path: file.replaceAll(path.sep, '/') }))
      .sort((one, other) => (one.path < other.path ? -1 : 1)),
  );
}

/** The name of a module as it is written: of a compiled one, that of its source. */
export function writtenName(file: string): string {
  return file.replace(/\.js(x?)$/, '.ts$1');
}

/**
 * The absolute path of a file: content is the site's; schemas and code are the project's if they lie there, and else the
 * engine's.
 */
export function placeOf(roots: Roots, file: string): string {
  if (file.startsWith('pages-config/')) return path.join(roots.site, file);
  const places = codeRoots(roots).map((root) => path.join(root, file));
  return places.findLast((place) => existsSync(place)) ?? places[0]!;
}

/**
 * The folder of a section type: src/sections/<type>, or src/<extension>/sections/<type> where an extension brings it. A
 * type that has no folder yet belongs to src/sections.
 */
export function sectionFolder(roots: Roots, type: string): string {
  const [found] = findCode(roots, `src/*/sections/${type}`);
  return found?.path ?? `src/sections/${type}`;
}

/** The file that draws sections, by the name of the code (`codeOf`). */
export function sectionFile(roots: Roots, code: string): string {
  const [type = ''] = code.split('/');
  return `${path.posix.dirname(sectionFolder(roots, type))}/${codePath(code)}`;
}

/** The folder of a template's code: src/templates, or that of an extension; for a template without code src/templates. */
export function templateFolder(roots: Roots, name: string): string {
  const [found] = findCode(roots, `src/*/templates/${name}.ts`);
  return found ? path.posix.dirname(found.path) : 'src/templates';
}

/** What the schema files of the engine, the project and their extensions are called. */
export const SCHEMAS = ['schemas/{,!(editor)/}*.schema.json', 'src/*/schemas/{,*/}*.schema.json'];
