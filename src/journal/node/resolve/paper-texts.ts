import type { LoadedImage } from 'pagewright/content';
import type { MakerFiles, MediaResolver } from 'pagewright/extension';
import type { PaperText } from '../../content/resolved.ts';
import type { PaperRecord } from '../../core/record/paper-record.ts';
import { renderText } from '../../core/text/render/render-text.ts';
import type { FullText } from '../../core/text/full-text.ts';

/** The inputs of a paper's rendered text besides pictures, as JSON; null without a text. */
type TextSource = [file: string, hash: string, pictures: readonly string[], references: number] | null;

/**
 * The rendered text of a paper, created from its source.
 * @param getText returns a cached text
 * @throws if a picture can't be read
 */
export async function paperText(
  source: string,
  getText: MakerFiles['getText'],
  media: MediaResolver,
): Promise<PaperText> {
  const parsed = JSON.parse(source) as TextSource;
  if (!parsed) return { contents: [], body: [], notes: [], cited: [] };
  const [file, hash, pictures, references] = parsed;
  const images = pictures.map(async (each) => [each, await loadPicture(each, media)] as const);
  return renderText(getText(file, hash) as FullText, new Map(await Promise.all(images)), references);
}

/** Returns the sources of rendered texts, by route. */
export function textSources(papers: readonly PaperRecord[]): (route: string) => string {
  const byRoute = new Map(papers.map((paper) => [paper.route, paper]));
  return (route) => {
    const { text, references = [] } = byRoute.get(route) ?? {};
    const source: TextSource = text ? [text.file, text.hash, text.pictures, references.length] : null;
    return JSON.stringify(source);
  };
}

async function loadPicture(src: string, media: MediaResolver): Promise<LoadedImage> {
  const image = await media.imageBeside({ src, alt: '' });
  if (image.kind === 'file') return image;
  throw new Error(`${src} is not a drawing of the site.`);
}
