import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { WrittenSite } from '../../core/content/site.gen.ts';
import { pictureTypeface, typefacesOf } from '../fonts/typefaces.ts';
import type { SiteTheme } from '../theme/site-theme.ts';
import { brandFiles } from './brand.ts';
import { checkedSvg } from './checked-svg.ts';
import { siteMark } from './mark.ts';
import { headingOutlines } from './outlines.ts';
import type { Outputs } from './outputs.ts';
import { plainGround, shareImage } from './share.ts';
import type { ShareContext } from './share.ts';
import { svgText } from './svg.ts';

/** The pictures that stand for the site elsewhere: in tabs, on phones, where its pages are shared. */
export interface SitePictures {
  /** Adds the mark in the forms that browsers and phones ask for. */
  brand(): Promise<void>;
  /** The address of the picture that social networks show for a page of a title. */
  share(title: string): Promise<string>;
}

interface PicturesInput {
  /** The folder of the site's content. */
  content: string;
  cache: string;
  outputs: Outputs;
  theme: SiteTheme;
  /** What _site.json says. */
  site: Partial<WrittenSite>;
}

/** Reads the mark and the typeface of headings when the first picture is asked for, once. */
export function sitePictures({ content, cache, outputs, theme, site }: PicturesInput): SitePictures {
  const name = site.name ?? '';
  const prepare = async () => {
    const upright = theme.typefaces.filter(({ style }) => style !== 'italic');
    const written = upright.find(({ role }) => role === 'heading') ?? upright[0] ?? pictureTypeface;
    const outlines = await headingOutlines(typefacesOf([written], content)[0]!);
    const mark = await siteMark({ content, name, theme }, site.logo?.src, outlines);
    const ground = site.sharing
      ? svgText(
          checkedSvg(
            await readFile(path.join(content, '_media', site.sharing.src), 'utf8'),
            site.sharing.src,
          ),
        )
      : plainGround(mark, { name, outlines });
    return { mark, share: { cache, outputs, theme, outlines, ground, name } satisfies ShareContext };
  };
  let prepared: ReturnType<typeof prepare> | undefined;
  const once = () => (prepared ??= prepare());
  return {
    brand: async () => void (await brandFiles((await once()).mark, theme, { cache, outputs })),
    share: async (title) => (await shareImage(title.replace(` | ${name}`, ''), (await once()).share)).src,
  };
}
