import sharp from 'sharp';
import { cached } from './cache.ts';
import { hashOf } from './outputs.ts';
import type { Outputs } from './outputs.ts';
import { headingOutlines } from './outlines.ts';
import type { Outlines } from './outlines.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
/** Where the pages of the mark begin: the title stays left of them. */
const TITLE_WIDTH = 690;

interface SharedImage {
  src: string;
  width: number;
  height: number;
}

interface ShareContext {
  cache: string;
  outputs: Outputs;
  /** The wordmark: brand/logo.svg. */
  logo: string;
  /** The site's name: stands for a title in a script that the typeface has not. */
  name: string;
}

/** The picture that stands for a page where its address is shared: its title, beside the mark's open light. */
export async function shareImage(
  title: string,
  { cache, outputs, logo, name }: ShareContext,
): Promise<SharedImage> {
  const outlines = await headingOutlines();
  const svg = shareSvg(outlines.covers(title) ? title : name, outlines, logo);
  const hash = hashOf(svg);
  const files = await cached(cache, `share-${hash}`, async () => new Map([['png', await toPng(svg)]]));
  const src = `/media/share-${hash}.png`;
  outputs.set(src, { file: files.get('png')! });
  return { src, width: WIDTH, height: HEIGHT };
}

function toPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32, effort: 4 }).toBuffer();
}

/** Four flat inks, so that the picture stays small. */
export function shareSvg(title: string, outlines: Outlines, logo: string): string {
  const { lines, size } = fit(title, outlines);
  const leading = size * 1.08;
  const top = (HEIGHT - 60 - leading * lines.length) / 2 + size * 0.76;
  const text = lines.map((line, i) => outlines.path(line, MARGIN, top + i * leading, size)).join('');
  const mark = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(logo)?.[1] ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" color="#14214f">
<path fill="#fdfdfb" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
<path fill="#dde2ef" d="M836 0h364v200H836z"/>
<path fill="#f6a21e" d="M1018 630 880 0h276z"/>
<path fill="#14214f" d="M836 96 930 120 1008 630H836zM1200 96 1106 120 1028 630H1200z"/>
<path fill="#14214f" d="M${MARGIN} 536h${TITLE_WIDTH}v2H${MARGIN}z"/>
<path fill="#14214f" d="${text}"/>
<g transform="translate(${MARGIN} 556) scale(1.35)">${inked(mark)}</g>
</svg>`;
}

/** The largest size at which the title takes four lines or fewer; a title longer than that is cut. */
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

/** Custom properties mean nothing outside a page: their fallbacks stand. */
export function inked(svg: string): string {
  return svg.replace(/var\(--[\w-]+,\s*([^)]*)\)/g, '$1');
}
