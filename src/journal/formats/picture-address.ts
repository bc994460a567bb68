import type { PaperRecord } from '../record/paper-record.ts';
import type { Figure } from '../text/full-text.ts';

/** Where the pictures of a paper can be loaded from: a chart has a file of its own beside the paper’s page. */
export function pictureAddress(
  { url }: Pick<PaperRecord, 'url'>,
  { siteUrl }: { siteUrl: string },
): (figure: Figure) => string {
  return ({ id, picture }) => ('chart' in picture ? `${url}.${id}.svg` : `${siteUrl}/${picture.file}`);
}
