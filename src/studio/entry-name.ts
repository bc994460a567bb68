/** The text by which users recognize an entry of a list; empty if it has none. */
export function entryName(entry: unknown): string {
  if (typeof entry === 'string') return entry;
  if (typeof entry !== 'object' || entry === null) return entry === undefined ? '' : String(entry);
  const object = entry as Record<string, unknown>;
  const named = NAMES.map((key) => object[key]).find((each) => typeof each === 'string' && each !== '');
  if (typeof named === 'string') return named;
  const other = Object.values(object).find((each) => typeof each === 'string' && each !== '');
  return typeof other === 'string' ? other : '';
}

/** Keys whose values name their object, the best one first. */
const NAMES = ['title', 'question', 'name', 'label', 'term', 'text', 'alt', 'src', 'use', 'type'];
