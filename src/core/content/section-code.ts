/**
 * The name of the code that draws a section: its type, or type/variant where it says how it looks. Each look has a
 * component and styles of its own, so that a page loads those that it shows and no others.
 */
export function codeOf({ type, variant }: { type?: unknown; variant?: unknown }): string {
  return typeof variant === 'string' ? `${String(type)}/${variant}` : String(type);
}

/**
 * The names of the code of all sections in a page, those of sections that are inside others included.
 * @param page its sections are the lists called `sections`, anywhere in it: in the panels of tabs, for instance
 */
export function codesIn(page: object): Set<string> {
  const found = new Set<string>();
  noteSections(page, found);
  return found;
}

function noteSections(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const inner of value) noteSections(inner, found);
    return;
  }
  for (const key of Object.keys(value)) {
    const inner = (value as Record<string, unknown>)[key];
    if (key === 'sections' && Array.isArray(inner))
      for (const section of inner)
        if (typeof section === 'object' && section !== null) found.add(codeOf(section));
    noteSections(inner, found);
  }
}

/** Where the code of a name lies in the folder `sections`: hero/hero.tsx, card-grid/variants/books.tsx. */
export function codePath(code: string): string {
  const [type = '', look] = code.split('/');
  return look === undefined ? `${type}/${type}.tsx` : `${type}/variants/${look}.tsx`;
}

/** Whether a name of code is that of a type, in whichever look. */
export function isCodeOf(code: string, type: string): boolean {
  return code === type || code.startsWith(`${type}/`);
}
