import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteTheme } from '../../theme/site-theme.ts';
import { checkedSvg } from '../drawing/checked-svg.ts';
import type { Outlines } from './outlines.ts';
import { svgText } from '../drawing/svg.ts';

/** The site's logo: its viewBox and its shapes. */
export interface LogoMark {
  viewBox: string;
  shapes: string;
}

/**
 * The site's logo, or the first letter of its name on the accent colour.
 * @param src path of the logo below _media, from _site.json
 */
export async function siteMark(
  { content, name, theme }: { content: string; name: string; theme: SiteTheme },
  src: string | undefined,
  outlines: Outlines,
): Promise<LogoMark> {
  if (src !== undefined) {
    const text = await readFile(path.join(content, '_media', src), 'utf8');
    return readMark(svgText(checkedSvg(text, src)));
  }
  const letter = [...name][0]?.toUpperCase() ?? '';
  const [size, color] = [22, theme.value('--on-accent', 'light')];
  const left = (32 - outlines.width(letter, size)) / 2;
  return {
    viewBox: '0 0 32 32',
    shapes:
      `<circle fill="${theme.value('--accent', 'light')}" cx="16" cy="16" r="16"/>` +
      `<path fill="${color}" d="${outlines.path(letter, left, 23.5, size)}"/>`,
  };
}

/** A drawing for use outside pages: custom properties are replaced by the values of the light theme. */
export function inlineTokens(svg: string, theme: SiteTheme): string {
  return svg.replace(/var\((--[\w-]+)(?:,[^()]*)?\)/g, (_, token: string) => theme.value(token, 'light'));
}

/** The logo inside a box of a picture, in one colour. */
export function placedMark({ viewBox, shapes }: LogoMark, box: [x: number, y: number, size: number]): string {
  const [x, y, size] = box;
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${viewBox}">${shapes}</svg>`;
}

function readMark(svg: string): LogoMark {
  const [, attributes = '', shapes = ''] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  return { viewBox: /viewBox="([^"]*)"/.exec(attributes)?.[1] ?? '0 0 32 32', shapes };
}
