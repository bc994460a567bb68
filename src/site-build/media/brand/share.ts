import { deflateSync, inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { indexedPng, type IndexedPicture } from './indexed-png.ts';
import { letterWriter, type PlacedLine } from './letter-masks.ts';
import { inlineTokens, placedMark } from './mark.ts';
import type { LogoMark } from './mark.ts';
import { findColour, type PaletteColour } from './palette-mixer.ts';
import type { Outlines } from './outlines.ts';
import { noByteCache, type ByteCache } from '../cache.ts';
import type { SiteTheme } from '../../theme/site-theme.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
/** The width of the title: the background is visible in the right third. */
const TITLE_WIDTH = 690;
/** A palette has 256. */
const BACKGROUND_COLOURS = 192;
/** The size of the picture's lines, each with a byte before it. */
const lineBytes = (WIDTH + 1) * HEIGHT;

/** The parts of a site that its pictures for shared links need. */
export interface ShareContext {
  theme: SiteTheme;
  outlines: Outlines;
  /** The background of the title: a drawing of 1200 × 630. */
  background: string;
  /** The site's name, used instead of a title in a script that the typeface lacks. */
  name: string;
}

/**
 * Returns the function that draws the sharing picture of a page, as PNG: the title on the site's background,
 * which is drawn only once.
 * @param cache has the background of earlier builds. Default: none
 */
export function sharePictureDrawer(
  context: ShareContext,
  cache: ByteCache = noByteCache,
): (title: string) => Promise<Buffer> {
  const { outlines, name } = context;
  const background = memoize(async (): Promise<IndexedPicture> => {
    const packed = await cache('ground', async () =>
      deflateSync(await drawBackground(backgroundSvg(context))),
    );
    const bytes = inflateSync(packed);
    const lines = bytes.subarray(-lineBytes);
    return { width: WIDTH, height: HEIGHT, lines, palette: [...bytes.subarray(0, -lineBytes)] };
  });
  const writer = memoize(async () => letterWriter(outlines, await inkIn(context)));
  const lines = Buffer.alloc(lineBytes);
  return async (title) => {
    const { palette, ...backgroundPicture } = await background();
    const write = await (await writer())(placeTitle(outlines.covers(title) ? title : name, outlines));
    // From here on nothing is awaited, because all pictures are drawn in the same memory.
    backgroundPicture.lines.copy(lines);
    const picture = { ...backgroundPicture, lines, palette: [...palette] };
    write(picture);
    return indexedPng(picture);
  };
}

function memoize<T>(make: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | undefined;
  return () => (promise ??= make());
}

/**
 * The background with so few colours that the palette has room for the edges of letters: the rarest are replaced.
 * @returns the palette, then the lines
 */
async function drawBackground(svg: string): Promise<Buffer> {
  const reducedPng = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
  const bytes = await rasterise(reducedPng);
  const counts = new Map<number, number>();
  for (let at = 0; at < bytes.length; at += 3) {
    const colour = bytes.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette: number[] = [];
  const byCount = [...counts].sort(([, one], [, other]) => other - one);
  const positions = new Map(
    byCount.map(([colour]) => [
      colour,
      findColour(palette, [colour >> 16, (colour >> 8) & 255, colour & 255], BACKGROUND_COLOURS),
    ]),
  );
  const lines = Buffer.alloc(lineBytes);
  for (let at = 0; at < WIDTH * HEIGHT; at++)
    lines[at + Math.floor(at / WIDTH) + 1] = positions.get(bytes.readUIntBE(at * 3, 3))!;
  return Buffer.concat([Buffer.from(palette), lines]);
}

function rasterise(picture: Buffer): Promise<Buffer> {
  return sharp(picture).removeAlpha().raw().toBuffer();
}

/** The colour of texts, in red, green and blue; the theme may specify it in any colour space. */
async function inkIn({ theme }: Pick<ShareContext, 'theme'>): Promise<PaletteColour> {
  const fill = theme.value('--ink', 'light');
  const [red = 0, green = 0, blue = 0] = await rasterise(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><path fill="${fill}" d="M0 0h1v1H0z"/></svg>`,
    ),
  );
  return [red, green, blue];
}

/** The background for a site that has none: its logo on a flat area, and its name below the title. */
export function plainBackground(
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

/** The lines of a title with their positions and size, vertically in the middle of the picture. */
export function placeTitle(title: string, outlines: Outlines): PlacedLine[] {
  const { lines, size } = fit(title, outlines);
  const leading = size * 1.08;
  const top = (HEIGHT - 60 - leading * lines.length) / 2 + size * 0.76;
  return lines.map((text, i) => ({ text, x: MARGIN, y: top + i * leading, size }));
}

/** The background without a title. */
export function backgroundSvg({ background, theme }: Pick<ShareContext, 'background' | 'theme'>): string {
  const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(background)?.[1] ?? '';
  const ink = theme.value('--ink', 'light');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" color="${ink}">${inlineTokens(shapes, theme)}</svg>`;
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
