import type { PaperRecord } from '../../record/paper-record.ts';
import type { Figure } from '../../text/full-text.ts';

/**
 * Where the pictures of a paper are, as its JATS names them: by their names, as they lie beside it; a chart has a file of
 * its own there. What lies elsewhere has its whole address.
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
