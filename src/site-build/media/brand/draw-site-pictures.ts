import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { WrittenSite } from '../../../core/content/site.gen.ts';
import type { Typeface } from '../../fonts/typefaces.ts';
import type { SiteTheme } from '../../theme/site-theme.ts';
import { drawSiteIcons } from './site-icons.ts';
import { byteCache, type GeneratedFiles } from '../cache.ts';
import { checkedSvg } from '../drawing/checked-svg.ts';
import { siteMark } from './mark.ts';
import { headingOutlines } from './outlines.ts';
import type { Outputs } from '../outputs.ts';
import { plainBackground, sharePictureDrawer } from './share.ts';
import { svgText } from '../drawing/svg.ts';

/** The inputs of a site's generated pictures. */
export interface PicturesInput {
  /** The folder of the site's content. */
  contentFolder: string;
  cacheFolder: string;
  outputs: Outputs;
  theme: SiteTheme;
  /** The data of _site.json. */
  site: Partial<WrittenSite>;
}

/** Functions that draw a site's pictures: those of its brand (icons), and one for sharing with each title. */
export interface DrawSitePictures {
  brand(): Promise<GeneratedFiles>;
  share(title: string): Promise<Uint8Array>;
}

/**
 * Loads the mark, the background and the letters for the site's pictures, and returns the functions that draw
 * them.
 * @param face the typeface of headings
 * @param fingerprint changes with all inputs except titles
 */
export async function drawSitePictures(
  { contentFolder, cacheFolder, theme, site }: PicturesInput,
  face: Typeface,
  fingerprint: string,
): Promise<DrawSitePictures> {
  const bytes = byteCache(cacheFolder, fingerprint);
  const name = site.name ?? '';
  const outlines = await headingOutlines(face, bytes);
  const mark = await siteMark({ content: contentFolder, name, theme }, site.logo?.src, outlines);
  const background = site.sharing
    ? await drawingAt(contentFolder, site.sharing.src)
    : plainBackground(mark, { name, outlines });
  return {
    brand: () => drawSiteIcons(mark, theme),
    share: sharePictureDrawer({ theme, outlines, background, name }, bytes),
  };
}

async function drawingAt(contentFolder: string, src: string): Promise<string> {
  return svgText(checkedSvg(await readFile(path.join(contentFolder, '_media', src), 'utf8'), src));
}
