/** The journal's name as covers print it: what follows "of" is on a line of its own. */
export function journalName(title: string): { name: string; accent?: string } {
  const [name = '', ...rest] = title.split(/ (?=of )/);
  return rest.length > 0 ? { name, accent: rest.join(' ') } : { name };
}
