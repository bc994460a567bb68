import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { codePath } from '../../core/content/section-code.ts';
import { codeEnding } from '../code-ending.ts';
import type { Roots } from '../roots.ts';
import { memoize } from '../../core/memoize.ts';

/**
 * The folders that are searched for code by place (schemas, sections, templates, messages, extensions …): the
 * engine's, those of installed extensions, and the project's if it is another. Each has `schemas` and `src` with the
 * same structure.
 */
export function codeRoots(roots: Roots): string[] {
  const { engine, site, project = site } = roots;
  return project === engine ? [engine] : [...packageRoots(roots), project];
}

/** The roots of installed packages: the engine's, and those of extensions. */
function packageRoots({ engine, site, project = site }: Roots): string[] {
  return [engine, ...extensionPackages(project)];
}

/** The folder for generated files, and for files that commands write for a site: its project's folder. */
export function ownRoot(roots: Roots): string {
  return codeRoots(roots).at(-1)!;
}

/** Whether the project is the engine itself. */
export function isEngine(roots: Roots): boolean {
  return ownRoot(roots) === roots.engine;
}

/** A file of the engine or the project. */
export interface FoundFile {
  /** One of `codeRoots`. */
  root: string;
  /** The path from that root, with forward slashes. */
  path: string;
}

/**
 * The files of the engine, extensions and the project that match patterns, in this order, each sorted.
 * @param patterns for sources, in `.ts` and `.tsx`; they also find compiled modules of packages
 */
export function findCode(roots: Roots, ...patterns: string[]): FoundFile[] {
  const compiled = () => patterns.map((pattern) => pattern.replace(/\.ts(x?)$/, '.js$1'));
  const packages = codeEnding === '.ts' ? [] : packageRoots(roots);
  return codeRoots(roots).flatMap((root) =>
    globSync(packages.includes(root) ? compiled() : patterns, { cwd: root })
      .map((file) => ({ root, path: file.replaceAll(path.sep, '/') }))
      .sort((one, other) => (one.path < other.path ? -1 : 1)),
  );
}

/** The name of a module's source file, even for a compiled module. */
export function writtenName(file: string): string {
  return file.replace(/\.js(x?)$/, '.ts$1');
}

/**
 * The absolute path of a file: content is in the site; schemas and code are in the project if they exist there,
 * otherwise in the engine.
 */
export function toAbsolutePath(roots: Roots, file: string): string {
  if (file.startsWith('pages-config/')) return path.join(roots.site, file);
  const places = codeRoots(roots).map((root) => path.join(root, file));
  return places.findLast((place) => existsSync(place)) ?? places[0]!;
}

/**
 * The folder of a section type: src/sections/<type>, or src/<extension>/sections/<type> for an extension's type. A
 * new type belongs in src/sections.
 */
export function sectionFolder(roots: Roots, type: string): string {
  const [folder] = findCode(roots, `src/*/sections/${type}`);
  return folder?.path ?? `src/sections/${type}`;
}

/** The file of a section's component, by code name (`getCodeName`). */
export function sectionFile(roots: Roots, code: string): string {
  const [type = ''] = code.split('/');
  return `${path.posix.dirname(sectionFolder(roots, type))}/${codePath(code)}`;
}

/**
 * The folder of a template's code: src/templates, or an extension's; src/templates if the template has no
 * code.
 */
export function templateFolder(roots: Roots, name: string): string {
  const [file] = findCode(roots, `src/*/templates/${name}.ts`);
  return file ? path.posix.dirname(file.path) : 'src/templates';
}

/** The patterns of schema files in the engine, the project and their extensions. */
export const SCHEMAS = ['schemas/{,!(editor)/}*.schema.json', 'src/*/schemas/{,*/}*.schema.json'];

/**
 * The folders of installed packages with extensions: dependencies of the project that need the engine themselves.
 * They are found once per process.
 * @param project the folder of a project
 */
const extensionPackages: (project: string) => readonly string[] = memoize((project) => {
  const { dependencies, devDependencies } = readManifest(project) ?? {};
  return Object.keys({ ...dependencies, ...devDependencies })
    .sort()
    .flatMap((name) => findPackage(project, name) ?? [])
    .filter((folder) => Object.hasOwn(readManifest(folder)?.peerDependencies ?? {}, 'pagewright'));
});

interface PackageManifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The package.json of a folder; undefined if it has none, or it can't be parsed. */
function readManifest(folder: string): PackageManifest | undefined {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageManifest;
  } catch {
    return undefined;
  }
}

/** The folder of an installed package: packages of a workspace are in a parent folder. */
function findPackage(folder: string, name: string): string | undefined {
  const place = path.join(folder, 'node_modules', name);
  if (existsSync(place)) return realpathSync(place);
  const parent = path.dirname(folder);
  return parent === folder ? undefined : findPackage(parent, name);
}
