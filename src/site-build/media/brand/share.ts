import sharp from 'sharp';
import { letterWriter, type Ink } from './letter-masks.ts';
import { inked, placedMark } from './mark.ts';
import type { LogoMark } from './mark.ts';
import type { Outlines } from './outlines.ts';
import type { SiteTheme } from '../../theme/site-theme.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
/** The width of the title: the background is visible in the right third. */
const TITLE_WIDTH = 690;

export interface ShareContext {
  theme: SiteTheme;
  outlines: Outlines;
  /** The background of the title: a drawing of 1200 × 630. */
  ground: string;
  /** The site's name, used instead of a title in a script that the typeface lacks. */
  name: string;
}

/**
 * Returns the function that draws the sharing picture of a page, as PNG: the title on the site's background,
 * which is drawn only once.
 */
export function shareDrawer(context: ShareContext): (title: string) => Promise<Buffer> {
  const { outlines, name } = context;
  const ground = memoize(() => rasterise(groundSvg(context)));
  const writer = memoize(async () => letterWriter(outlines, await inkIn(context)));
  /** Canvases that only show the background. */
  const empty: Buffer[] = [];
  return async (title) => {
    const write = await writer();
    const below = await ground();
    const pixels = empty.pop() ?? Buffer.from(below);
    for (const { text, x, y, size } of placeTitle(outlines.covers(title) ? title : name, outlines))
      await write({ pixels, width: WIDTH, height: HEIGHT }, text, x, y, size);
    // A palette would take ten times as long. The usual compression level would take three times as long, and
    // save only a tenth.
    const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
    const picture = await sharp(pixels, { raw }).png({ compressionLevel: 2 }).toBuffer();
    below.copy(pixels);
    empty.push(pixels);
    return picture;
  };
}

function memoize<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

function rasterise(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}

/** The colour of texts, in red, green and blue; the theme may specify it in any colour space. */
async function inkIn({ theme }: Pick<ShareContext, 'theme'>): Promise<Ink> {
  const fill = theme.value('--ink', 'light');
  const [red = 0, green = 0, blue = 0] = await rasterise(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><path fill="${fill}" d="M0 0h1v1H0z"/></svg>`,
  );
  return [red, green, blue];
}

/** The background for a site that has none: its logo on a flat area, and its name below the title. */
export function plainGround(
  mark: LogoMark,
  { name, outlines }: Pick<ShareContext, 'name' | 'outlines'>,
): string {
  const outline = outlines.path(name, MARGIN, 588, 32);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<path fill="var(--paper)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
<path fill="var(--tint)" d="M836 0h364v630H836z"/>
${placedMark(mark, [908, 205, 220])}
<path fill="var(--ink)" d="M${MARGIN} 536h${TITLE_WIDTH}v2H${MARGIN}z"/>
<path fill="var(--ink)" d="${outline}"/>
</svg>`;
}

/** One line of a title, with the position of its baseline. */
export interface PlacedLine {
  text: string;
  x: number;
  y: number;
  size: number;
}

export function placeTitle(title: string, outlines: Outlines): PlacedLine[] {
  const { lines, size } = fit(title, outlines);
  const leading = size * 1.08;
  const top = (HEIGHT - 60 - leading * lines.length) / 2 + size * 0.76;
  return lines.map((text, i) => ({ text, x: MARGIN, y: top + i * leading, size }));
}

/** The background without a title. */
export function groundSvg({ ground, theme }: Pick<ShareContext, 'ground' | 'theme'>): string {
  const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(ground)?.[1] ?? '';
  const ink = theme.value('--ink', 'light');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" color="${ink}">${inked(shapes, theme)}</svg>`;
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
