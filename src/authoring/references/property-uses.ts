import { typedObjects } from './typed-objects.ts';
import type { Use } from './uses.ts';
import type { WrittenContent, WrittenFile } from './written-content.ts';

/** References to keys of sections and templates: hero.title, or cards.items.title for keys of list entries. */
export function propertiesIn({ files }: WrittenContent): Use[] {
  return files.flatMap((file) =>
    typedObjects(file.references).flatMap(({ type, value, path }) => findProperties(file, type, value, path)),
  );
}

function findProperties(file: WrittenFile, type: string, section: object, start: (string | number)[]): Use[] {
  const found: Use[] = [];
  const inner = new Set<unknown>(file.references.sectionLists.map(({ sections }) => sections));
  const visit = (value: unknown, name: string, path: (string | number)[]): void => {
    // Nested sections are visited separately.
    if (typeof value !== 'object' || value === null || inner.has(value)) return;
    if (Array.isArray(value)) return value.forEach((entry, index) => visit(entry, name, [...path, index]));
    for (const [key, child] of Object.entries(value)) {
      const place = { path: [...path, key] };
      if ((key !== 'type' && key !== 'use') || path.length > start.length)
        found.push({ kind: 'property', name: `${name}.${key}`, in: file, place, written: key, what: 'key' });
      visit(child, `${name}.${key}`, [...path, key]);
    }
  };
  visit(section, type, start);
  return found;
}
