import { readFileSync } from 'node:fs';
import path from 'node:path';
import { browserslistToTargets, type Targets } from 'lightningcss';

/** The oldest version that is supported of a browser, by the names that Browserslist has for browsers. */
export interface OldestBrowser {
  name: string;
  /** Such as `16.4`. */
  version: string;
}

/**
 * Reads the oldest supported browsers, which `browserslist` in package.json declares: `safari >= 16.4`.
 * @param engine the folder of package.json
 * @throws when there are none, or a line names something else than a browser and its oldest version
 */
export function oldestBrowsers(engine: string): OldestBrowser[] {
  const text = readFileSync(path.join(engine, 'package.json'), 'utf8');
  const { browserslist = [] } = JSON.parse(text) as { browserslist?: string[] };
  if (browserslist.length === 0)
    throw new Error('package.json declares no browsers: "browserslist" is missing.');
  return browserslist.map(readLine);
}

/** Of the queries that Browserslist knows, this one alone: it says what is promised. */
function readLine(line: string): OldestBrowser {
  const [name, sign, version, ...rest] = line.split(' ');
  if (!name || sign !== '>=' || !Number(version) || rest.length > 0)
    throw new Error(
      `"browserslist" in package.json holds "${line}": write a browser and its oldest version, "safari >= 16.4".`,
    );
  return { name, version: version! };
}

/** How Vite names the browsers that it builds for; Samsung Internet is Chromium of an age that its version does not say. */
const viteNames: Record<string, string> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** The oldest browsers as targets of Vite, for JavaScript and CSS. */
export function buildTargets(browsers: readonly OldestBrowser[]): string[] {
  return browsers.flatMap(({ name, version }) => (viteNames[name] ? `${viteNames[name]}${version}` : []));
}

/** The same browsers as targets of Lightning CSS. */
export function styleTargets(browsers: readonly OldestBrowser[]): Targets {
  return browserslistToTargets(
    browsers.filter(({ name }) => viteNames[name]).map(({ name, version }) => `${name} ${version}`),
  );
}
