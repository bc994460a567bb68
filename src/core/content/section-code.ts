/**
 * The code name of a section: type, or type/variant. Each variant has its own component and styles, so that a page
 * loads only those that it shows.
 */
export function getCodeName({ type, variant }: { type?: unknown; variant?: unknown }): string {
  return typeof variant === 'string' ? `${String(type)}/${variant}` : String(type);
}

/** The code name of the style sheet for focal points, which few pages need. No section type has this name. */
export const FOCUS_CODE = '+focus';

/**
 * The code names of all sections in a page, nested ones included, and of the style sheet for focal points.
 * @param page all lists named `sections` are searched, at any depth, such as those in the panels of tabs
 */
export function codesIn(page: object): Set<string> {
  const codes = new Set<string>();
  noteSections(page, codes);
  return codes;
}

function noteSections(value: unknown, codes: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const inner of value) noteSections(inner, codes);
    return;
  }
  if ('focus' in value && 'src' in value) codes.add(FOCUS_CODE);
  for (const key of Object.keys(value)) {
    const inner = (value as Record<string, unknown>)[key];
    if (key === 'sections' && Array.isArray(inner))
      for (const section of inner)
        if (typeof section === 'object' && section !== null) codes.add(getCodeName(section));
    noteSections(inner, codes);
  }
}

/** The path of a section's code in the folder `sections`: hero/hero.tsx, card-grid/variants/books.tsx. */
export function codePath(code: string): string {
  const [type = '', variant] = code.split('/');
  return variant === undefined ? `${type}/${type}.tsx` : `${type}/variants/${variant}.tsx`;
}

/** Whether a code name belongs to a type, in any variant. */
export function isCodeForType(code: string, type: string): boolean {
  return code === type || code.startsWith(`${type}/`);
}
