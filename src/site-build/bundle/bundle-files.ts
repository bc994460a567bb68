import { codePath } from '../../core/content/section-code.ts';
import { componentPath } from './component-path.ts';
import { inlineEntries } from './inline-entries.ts';
import type { Manifest } from './manifest.ts';

/** All files that pages with the given section types can request; those of other sections are left out. */
export function filesOfSite(manifest: Manifest, types: Iterable<string>): Set<string> {
  const usedFiles = new Set([...types].map((type) => manifest[sectionEntry(manifest, type)]?.file));
  const sections = Object.keys(manifest).filter(componentPath);
  const unusedFiles = new Set(
    sections.map((name) => manifest[name]!.file).filter((file) => !usedFiles.has(file)),
  );
  const entriesToVisit = Object.keys(manifest).filter(
    (name) => manifest[name]?.isEntry && !inlineEntries.includes(name),
  );
  const visitedEntries = new Set(entriesToVisit);
  const files = new Set<string>();
  for (let name = entriesToVisit.pop(); name !== undefined; name = entriesToVisit.pop()) {
    const { file, assets = [], imports = [], dynamicImports = [] } = manifest[name]!;
    for (const each of [file, ...assets]) files.add(each);
    for (const next of [...imports, ...dynamicImports]) {
      if (visitedEntries.has(next) || unusedFiles.has(manifest[next]?.file ?? '')) continue;
      visitedEntries.add(next);
      entriesToVisit.push(next);
    }
  }
  return files;
}

/** The manifest key of a section's component, in any folder. */
export function sectionEntry(manifest: Manifest, code: string): string {
  const path = codePath(code);
  return Object.keys(manifest).find((name) => componentPath(name) === path) ?? path;
}

/** The manifest key of the code of all forms. */
export const formEntry = '../forms/form-code.ts';

/**
 * The address of a script that pages load by name.
 * @throws Error if the bundle has no such entry
 */
export function scriptAddress(manifest: Manifest, name: 'loader.ts' | 'plain-page.ts'): string {
  const entry = manifest[name];
  if (!entry) throw new Error(`The bundle has no entry ${name}.`);
  return `/${entry.file}`;
}

/** The addresses of the application and its static imports. */
export function applicationFiles(manifest: Manifest): string[] {
  return chunks(manifest, 'hydrate.tsx')
    .map(({ file }) => `/${file}`)
    .reverse();
}

/** The addresses of all scripts that a page with the given section types loads before it is hydrated. */
export function scriptsFor(manifest: Manifest, types: readonly string[]): string[] {
  const entries = ['loader.ts', 'hydrate.tsx', ...types.map((type) => sectionEntry(manifest, type))];
  const entryChunks = entries.flatMap((entry) => chunks(manifest, entry));
  return [...new Set(entryChunks.map(({ file }) => `/${file}`))];
}

/** A chunk and its static imports, imports first. */
function chunks(manifest: Manifest, name: string, visited = new Set<string>()): Manifest[string][] {
  const chunk = manifest[name];
  if (!chunk || visited.has(name)) return [];
  visited.add(name);
  return [...(chunk.imports ?? []).flatMap((inner) => chunks(manifest, inner, visited)), chunk];
}
