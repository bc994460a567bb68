import type { PaperRecord } from '../../record/paper-record.ts';
import type { Figure } from '../../text/full-text.ts';

/**
 * The addresses of a paper's pictures in its JATS: relative names, because they are next to it; a chart is a separate
 * file there. Other files have absolute addresses.
 */
export function pictureAddress(
  { route, slug }: Pick<PaperRecord, 'route' | 'slug'>,
  { siteUrl }: { siteUrl: string },
): (figure: Figure) => string {
  const folder = route.slice(1, -slug.length);
  return ({ id, picture }) => {
    if ('chart' in picture) return `${slug}.${id}.svg`;
    const { file } = picture;
    return file.startsWith(folder) ? file.slice(folder.length) : `${siteUrl}/${file}`;
  };
}
