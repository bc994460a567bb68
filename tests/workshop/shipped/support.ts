import { createRequire } from 'node:module';
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import type { OldestBrowser } from '../../../src/site-build/vite/oldest-browsers.ts';

/** MDN's data of features: `css`, `javascript` and `api` are trees. */
export const compatData = createRequire(import.meta.url)(
  '@mdn/browser-compat-data',
) as typeof import('@mdn/browser-compat-data');

/** The names of Browserslist's browsers in MDN's data. */
const names: Record<string, readonly string[]> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
  samsung: ['samsunginternet_android'],
};

/** A feature of a language, as a node of MDN's data. */
export interface Feature {
  /** Its path in the data: `javascript.builtins.Map.groupBy`. */
  path: string;
  compat: CompatStatement;
}

/** The feature at a path in the data; undefined if there is none. */
export function featureAt(...path: readonly string[]): Feature | undefined {
  let node: Identifier | undefined = compatData as unknown as Identifier;
  for (const name of path) node = node && Object.hasOwn(node, name) ? node[name] : undefined;
  return node?.__compat && { path: path.join('.'), compat: node.__compat };
}

/** The browsers that lack a feature: `safari 16.4 (17.4 has it)`. */
export function lackedBy({ compat }: Feature, browsers: readonly OldestBrowser[]): string[] {
  return browsers.flatMap(({ name, version }) => {
    const known = names[name];
    if (!known) throw new Error(`There are no data about the browser "${name}".`);
    const statements = known.map((each) => supportStatements(compat, each));
    const lacking = statements.find((each) => !each.some((statement) => covers(statement, version)));
    if (!lacking) return [];
    const since = lacking.find((statement) => isPlain(statement) && statement.version_added)?.version_added;
    return [`${name} ${version}${since ? ` (${String(since)} has it)` : ''}`];
  });
}

function supportStatements({ support }: CompatStatement, browser: string): SimpleSupportStatement[] {
  const found = (support as Record<string, SimpleSupportStatement | SimpleSupportStatement[] | undefined>)[
    browser
  ];
  return found ? [found].flat() : [];
}

/** Whether a browser supports it under its own name, and without a flag. */
function isPlain({ prefix, alternative_name, flags }: SimpleSupportStatement): boolean {
  return !prefix && !alternative_name && !flags;
}

function covers(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed } = statement;
  if (!isPlain(statement) || typeof added !== 'string' || added === 'preview') return false;
  // In the data, ≤37 means that older versions were not tested.
  return (
    !isNewer(added.replace('≤', ''), version) && (typeof removed !== 'string' || isNewer(removed, version))
  );
}

function isNewer(one: string, other: string): boolean {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  for (let place = 0; place < Math.max(a!.length, b!.length); place += 1) {
    const difference = (a![place] ?? 0) - (b![place] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
