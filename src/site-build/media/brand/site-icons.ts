import sharp from 'sharp';
import type { GeneratedFiles } from '../cache.ts';
import { inlineTokens, placedMark } from './mark.ts';
import type { LogoMark } from './mark.ts';
import type { SiteTheme } from '../../theme/site-theme.ts';

/** Draws the site's icons for browsers and phones. @returns the files by name, as in `brandAddresses` */
export function drawSiteIcons(mark: LogoMark, theme: SiteTheme): Promise<GeneratedFiles> {
  const lightMark = { ...mark, shapes: inlineTokens(mark.shapes, theme) };
  return drawIcons(tabIcon(lightMark, theme), onGround(lightMark, theme));
}

async function drawIcons(favicon: string, onGround: (inset: number) => string): Promise<GeneratedFiles> {
  const icons = [
    ['tab', favicon.replace(/<style>.*<\/style>/, ''), 32],
    ['apple', onGround(6), 180],
    ['small', onGround(3), 192],
    ['large', onGround(3), 512],
    // Phones crop it to a circle, and show at least its middle four fifths.
    ['maskable', onGround(8), 512],
  ] as const;
  const images = icons.map(async ([name, svg, size]) => [name, await png(svg, size)] as const);
  const { tab, ...others } = Object.fromEntries(await Promise.all(images));
  return new Map([['svg', Buffer.from(favicon)], ['ico', icon(tab!)], ...Object.entries(others)]);
}

/** The icon for browser tabs; its lines become light in dark mode. */
function tabIcon({ viewBox, shapes }: LogoMark, theme: SiteTheme): string {
  const dark = `<style>@media (prefers-color-scheme:dark){svg{color:${theme.value('--ink', 'dark')}}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" color="${theme.value('--ink', 'light')}">${dark}${shapes}</svg>`;
}

/** The mark, 32 units wide, on the page's colour. @returns a function of the padding on each side, in these units */
function onGround(mark: LogoMark, theme: SiteTheme): (inset: number) => string {
  const [ink, ground] = [theme.value('--ink', 'light'), theme.value('--paper', 'light')];
  return (inset) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-inset} ${-inset} ${32 + 2 * inset} ${32 + 2 * inset}" color="${ink}">` +
    `<path fill="${ground}" d="M-32-32h96v96h-96z"/>${placedMark(mark, [0, 0, 32])}</svg>`;
}

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, colours: 64 })
    .toBuffer();
}

/** An .ico file that contains one PNG of 32 × 32. */
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
