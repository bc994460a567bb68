import sharp from 'sharp';
import { inked, placedMark } from './mark.ts';
import type { LogoMark } from './mark.ts';
import type { Outlines } from './outlines.ts';
import type { SiteTheme } from '../../theme/site-theme.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
/** The right third shows the background: the title stays left of it. */
const TITLE_WIDTH = 690;

export interface ShareContext {
  theme: SiteTheme;
  outlines: Outlines;
  /** The background of the title: a drawing of 1200 × 630. */
  ground: string;
  /** The site's name, used instead of a title in a script that the typeface lacks. */
  name: string;
}

/** The sharing picture of a page: its title on the site's background, as PNG. */
export function sharePicture(title: string, context: ShareContext): Promise<Buffer> {
  const { outlines, name } = context;
  const svg = shareSvg(outlines.covers(title) ? title : name, context);
  // Without a palette: reducing colours takes five times as long as everything else.
  return sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
}

/** The background for a site without one: its mark on a flat area, and its name below the title. */
export function plainGround(
  mark: LogoMark,
  { name, outlines }: Pick<ShareContext, 'name' | 'outlines'>,
): string {
  const words = outlines.path(name, MARGIN, 588, 32);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<path fill="var(--paper)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
<path fill="var(--tint)" d="M836 0h364v630H836z"/>
${placedMark(mark, [908, 205, 220])}
<path fill="var(--ink)" d="M${MARGIN} 536h${TITLE_WIDTH}v2H${MARGIN}z"/>
<path fill="var(--ink)" d="${words}"/>
</svg>`;
}

export function shareSvg(
  title: string,
  { outlines, ground, theme }: Pick<ShareContext, 'outlines' | 'ground' | 'theme'>,
): string {
  const { lines, size } = fit(title, outlines);
  const leading = size * 1.08;
  const top = (HEIGHT - 60 - leading * lines.length) / 2 + size * 0.76;
  const text = lines.map((line, i) => outlines.path(line, MARGIN, top + i * leading, size)).join('');
  const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(ground)?.[1] ?? '';
  const ink = theme.value('--ink', 'light');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" color="${ink}">${inked(shapes, theme)}<path fill="${ink}" d="${text}"/></svg>`;
}

/** The largest size at which the title takes at most four lines; a longer title is cut. */
function fit(title: string, outlines: Outlines): { lines: string[]; size: number } {
  for (const size of [88, 76, 66, 58, 50]) {
    const lines = wrap(title, (text) => outlines.width(text, size) <= TITLE_WIDTH);
    const longest = Math.max(...lines.map((line) => outlines.width(line, size)));
    if (lines.length <= (size > 70 ? 3 : 4) && longest <= TITLE_WIDTH) return { lines, size };
  }
  const lines = wrap(title, (text) => outlines.width(text, 50) <= TITLE_WIDTH);
  return { lines: lines.length > 5 ? [...lines.slice(0, 4), `${lines[4]} …`] : lines, size: 50 };
}

function wrap(title: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of title.trim().split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
