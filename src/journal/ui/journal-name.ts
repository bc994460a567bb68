/** The journal's name on covers: the part after "of" is on a separate line. */
export function journalName(title: string): { name: string; accent?: string } {
  const [name = '', ...rest] = title.split(/ (?=of )/);
  return rest.length > 0 ? { name, accent: rest.join(' ') } : { name };
}
