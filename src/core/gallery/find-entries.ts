import { normaliseName } from '../schema/other-names.ts';
import type { GalleryEntry, ListedExample } from './gallery-entry.ts';

/**
 * Finds section types and templates by names and descriptions.
 * @param entries those of the gallery
 * @param query an empty one finds everything
 * @returns exact names first; if only some examples of a type match, only those examples
 */
export function findEntries(entries: readonly GalleryEntry[], query: string): GalleryEntry[] {
  if (query.trim() === '') return [...entries];
  const ranked = entries.flatMap((entry) => {
    const { examples } = entry;
    if (isCalled(entry, query)) return { entry, rank: 0 };
    const namedExamples = examples.filter((example) => isCalled(example, query));
    if (namedExamples.length > 0) return { entry: { ...entry, examples: namedExamples }, rank: 0 };
    if (matchesQuery([entry], query)) return { entry, rank: 1 };
    const matchingExamples = examples.filter((example) => matchesQuery([entry, example], query));
    return matchingExamples.length > 0 ? { entry: { ...entry, examples: matchingExamples }, rank: 1 } : [];
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ entry }) => entry);
}

type Named = Pick<ListedExample, 'name' | 'title' | 'alsoCalled' | 'description'>;

function isCalled(named: Named, query: string): boolean {
  const word = normaliseName(query);
  return word !== '' && listNames(named).some((name) => normaliseName(name) === word);
}

/** Whether all words of the query are in the names and descriptions. */
function matchesQuery(named: readonly Named[], query: string): boolean {
  const text = named
    .flatMap((each) => [...listNames(each), each.description ?? ''])
    .join(' ')
    .toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function listNames({ name, title, alsoCalled }: Named): string[] {
  return [name, title, ...alsoCalled];
}
