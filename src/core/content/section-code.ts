/**
 * The name of the code that draws a section: its type, or type/variant where it says how it looks. Each look has a
 * component and styles of its own, so that a page loads those that it shows and no others.
 */
export function codeOf({ type, variant }: { type?: unknown; variant?: unknown }): string {
  return typeof variant === 'string' ? `${String(type)}/${variant}` : String(type);
}

/** Where the code of a name lies in the folder `sections`: hero/hero.tsx, cards/looks/books.tsx. */
export function codePath(code: string): string {
  const [type = '', look] = code.split('/');
  return look === undefined ? `${type}/${type}.tsx` : `${type}/looks/${look}.tsx`;
}

/** Whether a name of code is that of a type, in whichever look. */
export function isCodeOf(code: string, type: string): boolean {
  return code === type || code.startsWith(`${type}/`);
}
