import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSiteTheme } from 'pagewright/build';
import type { ChartColours } from '../../core/text/chart/chart-pen.ts';

/** The font families of a site by use: text and headings, labels, and other scripts. */
export interface PrintedTypefaces {
  heading: string;
  body: string;
  scripts: { family: string; script: string }[];
}

/** The design of a site's printed documents: its colours on white, its typefaces, and its mark. */
export interface PrintDesign {
  typefaces: PrintedTypefaces;
  colours: Record<'text' | 'soft' | 'line' | 'tint' | 'glow' | 'accent', string>;
  chart: ChartColours;
  /** The site's mark as SVG; empty if it has none. */
  mark: string;
}

/**
 * Reads the design from the site's theme and its logo.
 * @param contentFolder the folder of the site's content
 */
export function readPrintDesign(contentFolder: string): PrintDesign {
  const theme = readSiteTheme(contentFolder);
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
    typefaces: printedTypefaces(contentFolder),
    colours,
    chart: { ink: colours.text, line: colours.line, fills: [colours.text, colours.accent, colours.tint] },
    mark: readMark(contentFolder),
  };
}

/** The typefaces of the site by use. Default: the typeface with most letters */
function printedTypefaces(contentFolder: string): PrintedTypefaces {
  const typefaces = readSite(contentFolder).theme?.typefaces ?? [];
  const forLatin = (role: string) => typefaces.find((each) => each.role === role && !each.script)?.family;
  const scripts = new Map(
    typefaces.flatMap(({ family, script }) => (script ? [[script, { family, script }] as const] : [])),
  );
  return {
    heading: forLatin('heading') ?? ANY,
    body: forLatin('body') ?? ANY,
    scripts: [...scripts.values()],
  };
}

const ANY = 'STIX Two Text';

interface Site {
  logo?: { src: string };
  theme?: { typefaces?: { family: string; role: string; script?: string }[] };
}

function readSite(contentFolder: string): Site {
  return JSON.parse(readFileSync(path.join(contentFolder, '_site.json'), 'utf8')) as Site;
}

function readMark(contentFolder: string): string {
  const { logo } = readSite(contentFolder);
  if (!logo?.src.endsWith('.svg')) return '';
  const svg = readFileSync(path.join(contentFolder, '_media', logo.src), 'utf8');
  return svg.replace('<svg', '<svg aria-hidden="true"').trim();
}
