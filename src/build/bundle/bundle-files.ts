import { codePath } from '../../core/content/section-code.ts';
import type { ManifestChunk } from './bundle.ts';
import { inlineEntries } from './inline-entries.ts';

type Manifest = Record<string, ManifestChunk>;

/** The style sheets that every page needs, and those of the given section types and of forms; each once, in a stable order. */
export function stylesFor(
  manifest: Manifest,
  types: readonly string[],
  hasForm = false,
): { shared: string[]; own: string[] } {
  const shared = cssOf(manifest, ['hydrate.tsx']);
  const own = cssOf(manifest, [
    ...types.map((type) => sectionEntry(manifest, type)),
    ...(hasForm ? ['../forms/form-code.ts'] : []),
  ]);
  return { shared, own: own.filter((file) => !shared.includes(file)) };
}

/** The files that a site can ever ask for whose pages hold the given section types: those of other sections are left out. */
export function filesOfSite(manifest: Manifest, types: Iterable<string>): Set<string> {
  const used = new Set([...types].map((type) => sectionEntry(manifest, type)));
  const waiting = Object.keys(manifest).filter(
    (name) => manifest[name]?.isEntry && !inlineEntries.includes(name),
  );
  const seen = new Set(waiting);
  const files = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const { file, css = [], assets = [], imports = [], dynamicImports = [] } = manifest[name]!;
    for (const each of [file, ...css, ...assets]) files.add(each);
    for (const next of [...imports, ...dynamicImports]) {
      if (seen.has(next) || (isSection(next) && !used.has(next))) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return files;
}

function isSection(name: string): boolean {
  return /\/sections\/(?:([^/]+)\/\1|[^/]+\/looks\/[^/]+)\.tsx$/.test(name);
}

/** The name of a section's component in the bundle, wherever its folder lies; a small site has all in one file. */
export function sectionEntry(manifest: Manifest, code: string): string {
  const end = `/sections/${codePath(code)}`;
  const names = Object.keys(manifest);
  return names.find((name) => name.endsWith(end)) ?? names.find((name) => allSections.test(name)) ?? end;
}

const allSections = /^_sections-[\w-]+\.js$/;

function cssOf(manifest: Manifest, entries: readonly string[]): string[] {
  return [
    ...new Set(entries.flatMap((entry) => chunks(manifest, entry)).flatMap((chunk) => chunk.css ?? [])),
  ];
}

/**
 * The address of a script that pages load by its name.
 * @throws when the bundle has no such entry
 */
export function scriptOf(manifest: Manifest, name: 'loader.ts' | 'plain-page.ts'): string {
  const entry = manifest[name];
  if (!entry) throw new Error(`The bundle has no entry ${name}.`);
  return `/${entry.file}`;
}

/** The addresses of the application and of everything that it imports at once. */
export function applicationFiles(manifest: Manifest): string[] {
  return chunks(manifest, 'hydrate.tsx')
    .map(({ file }) => `/${file}`)
    .reverse();
}

/** The addresses of all scripts that a page with the given section types loads until it is hydrated. */
export function scriptsFor(manifest: Manifest, types: readonly string[]): string[] {
  const entries = ['loader.ts', 'hydrate.tsx', ...types.map((type) => sectionEntry(manifest, type))];
  const found = entries.flatMap((entry) => chunks(manifest, entry));
  return [...new Set(found.map(({ file }) => `/${file}`))];
}

/** A chunk and everything that it imports at once, imports first. */
function chunks(manifest: Manifest, name: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [...(chunk.imports ?? []).flatMap((inner) => chunks(manifest, inner, seen)), chunk];
}
