import { webFontCss } from '../../core/page/web-fonts.ts';
import type { LoadedSite } from '../load-site.ts';

/** The typefaces of a site with the characters of its content, and their fallbacks, as a style sheet. */
export async function fontStyles(content: Pick<LoadedSite, 'fonts'>): Promise<string> {
  const { faces, fallbackCss } = await content.fonts();
  return `${webFontCss(faces)}\n${fallbackCss}`;
}
