import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { cached } from './cache.ts';
import type { Made } from './cache.ts';
import { hashOf } from './outputs.ts';
import type { Outputs } from './outputs.ts';
import { inked } from './share.ts';

const PAPER = '#fdfdfb';
const INK = '#14214f';

/** Addresses of the mark in the forms that browsers and phones ask for. They are stable: browsers look for them by name. */
export const brandAddresses = {
  svg: '/favicon.svg',
  ico: '/favicon.ico',
  apple: '/apple-touch-icon.png',
  small: '/icon-192.png',
  large: '/icon-512.png',
  maskable: '/icon-maskable-512.png',
};

/** Makes them from brand/logo-symbol.svg. */
export async function brandFiles(
  media: string,
  cache: string,
  outputs: Outputs,
): Promise<typeof brandAddresses> {
  const symbol = await readFile(`${media}/brand/logo-symbol.svg`, 'utf8');
  const favicon = forTabs(symbol);
  const files = await cached(cache, `brand-${hashOf(favicon, 'v2')}`, () => draw(symbol, favicon));
  for (const [name, address] of Object.entries(brandAddresses))
    outputs.set(address, { file: files.get(name)! });
  return brandAddresses;
}

async function draw(symbol: string, favicon: string): Promise<Made> {
  const shape = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(inked(symbol))?.[1] ?? '';
  // The mark on paper; phones that cut icons to circles show the middle four fifths of the maskable one.
  const tile = (inset: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-inset} ${-inset} ${32 + 2 * inset} ${32 + 2 * inset}" color="${INK}"><path fill="${PAPER}" d="M-32-32h96v96h-96z"/>${shape}</svg>`;
  const bare = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" color="${INK}">${shape}</svg>`;
  return new Map([
    ['svg', Buffer.from(favicon)],
    ['ico', icon(await png(bare, 32))],
    ['apple', await png(tile(6), 180)],
    ['small', await png(tile(3), 192)],
    ['large', await png(tile(3), 512)],
    ['maskable', await png(tile(8), 512)],
  ]);
}

/** In a tab the pages turn light where the browser is dark. */
function forTabs(symbol: string): string {
  const style = `<style>@media (prefers-color-scheme:dark){svg{color:#e9ecf8}}</style>`;
  return inked(symbol)
    .replace(/\s(?:aria-hidden|focusable)="[^"]*"/g, '')
    .replace(/<svg ([^>]*)>/, `<svg $1 color="${INK}">${style}`);
}

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, colours: 64 })
    .toBuffer();
}

/** An .ico file that holds one PNG of 32 × 32. */
function icon(image: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}
