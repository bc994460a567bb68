import { readFileSync } from 'node:fs';
import path from 'node:path';
import { browserslistToTargets, type Targets } from 'lightningcss';

/** The oldest supported version of a browser, with Browserslist's name. */
export interface OldestBrowser {
  name: string;
  /** The version, such as `16.4`. */
  version: string;
}

/**
 * Reads the oldest supported browsers from `browserslist` in package.json: `safari >= 16.4`.
 * @param engine the folder of package.json
 * @throws Error if there are none, or if a line has another form
 */
export function oldestBrowsers(engine: string): OldestBrowser[] {
  const text = readFileSync(path.join(engine, 'package.json'), 'utf8');
  const { browserslist = [] } = JSON.parse(text) as { browserslist?: string[] };
  if (browserslist.length === 0)
    throw new Error('package.json declares no browsers: "browserslist" is missing.');
  return browserslist.map(readLine);
}

/**
 * Parses a line. Of Browserslist's query forms, only this one is allowed: it states the supported versions
 * exactly.
 */
function readLine(line: string): OldestBrowser {
  const [name, sign, version, ...rest] = line.split(' ');
  if (!name || sign !== '>=' || !Number(version) || rest.length > 0)
    throw new Error(
      `"browserslist" in package.json contains "${line}": write a browser and its oldest version, "safari >= 16.4".`,
    );
  return { name, version: version! };
}

/** Vite's names of browsers. Samsung Internet is left out: it is a Chromium with other version numbers. */
const viteNames: Record<string, string> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** The oldest browsers as Vite targets, for JavaScript and CSS. */
export function buildTargets(browsers: readonly OldestBrowser[]): string[] {
  return browsers.flatMap(({ name, version }) => (viteNames[name] ? `${viteNames[name]}${version}` : []));
}

/** The oldest supported browsers as targets of Lightning CSS. */
export function styleTargets(browsers: readonly OldestBrowser[]): Targets {
  return browserslistToTargets(
    browsers.filter(({ name }) => viteNames[name]).map(({ name, version }) => `${name} ${version}`),
  );
}
