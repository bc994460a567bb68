import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteTheme } from '../../build/theme/site-theme.ts';
import type { ChartColours } from '../text/chart/draw-chart.ts';

/** How a site's printed documents look: its colours on white, and its mark. */
export interface PrintedLook {
  colours: Record<'text' | 'soft' | 'line' | 'tint' | 'glow' | 'accent', string>;
  chart: ChartColours;
  /** The mark of the site as SVG; empty where it has none. */
  mark: string;
}

/**
 * Takes the look from the site's theme and its logo.
 * @param content the folder of the site's content
 */
export function printedLook(content: string): PrintedLook {
  const theme = siteTheme(content);
  const value = (token: string) => theme.value(token, 'light');
  const colours = {
    text: value('--ink'),
    soft: value('--soft'),
    line: value('--line'),
    tint: value('--tint'),
    glow: value('--glow'),
    accent: value('--accent'),
  };
  return {
    colours,
    chart: { ink: colours.text, line: colours.line, fills: [colours.text, colours.accent, colours.tint] },
    mark: markOf(content),
  };
}

function markOf(content: string): string {
  const { logo } = JSON.parse(readFileSync(path.join(content, '_site.json'), 'utf8')) as {
    logo?: { src: string };
  };
  if (!logo?.src.endsWith('.svg')) return '';
  const svg = readFileSync(path.join(content, '_media', logo.src), 'utf8');
  return svg.replace('<svg', '<svg aria-hidden="true"').trim();
}
