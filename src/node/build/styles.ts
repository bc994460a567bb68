import type { ManifestChunk } from './bundle.ts';

type Manifest = Record<string, ManifestChunk>;

/** The style sheets of the application and of the given section types, in a stable order, each once. */
export function stylesFor(manifest: Manifest, types: readonly string[]): string[] {
  const entries = ['awake.tsx', ...types.map((type) => `../sections/${type}/${type}.tsx`)];
  return [...new Set(entries.flatMap((entry) => chunks(manifest, entry)).flatMap((chunk) => chunk.css ?? []))].map(
    (file) => `/${file}`,
  );
}

/** The address of the small script that every page loads. */
export function clientScript(manifest: Manifest): string {
  const entry = manifest['client.ts'];
  if (!entry) throw new Error('The bundle has no entry client.ts.');
  return `/${entry.file}`;
}

/** A chunk and everything that it imports at once, imports first. */
function chunks(manifest: Manifest, name: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [...(chunk.imports ?? []).flatMap((inner) => chunks(manifest, inner, seen)), chunk];
}
