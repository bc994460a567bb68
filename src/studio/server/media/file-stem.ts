/**
 * The name for an uploaded file, without its ending: My Photo.PNG is my-photo. Letters with marks lose them; a name
 * of which nothing stays is "picture".
 * @param name as the visitor's computer has it
 */
export function fileStem(name: string): string {
  const stem = name
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-|-$/g, '');
  return stem === '' ? 'picture' : stem;
}

/** In characters. */
const LONGEST = 60;
