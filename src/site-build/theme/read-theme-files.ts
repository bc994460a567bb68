import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { lazyValue } from '../../core/lazy-value.ts';
import type { FontPackage, ThemeFiles } from '../../core/project.ts';
import type { BuildCache } from '../cache/build-cache.ts';
import { contentHash } from '../cache/file-hashes.ts';
import { isPlainFile } from '../is-plain-file.ts';
import { defaultTokensFile } from './default-tokens.ts';
import { tokenDiagnostics } from './token-diagnostics.ts';

/**
 * Reads the inputs of validation that belong to the theme.
 * @param root the folder of the content folder and installed packages
 * @param contentFolder the name of the content folder
 * @param cache the cache of token diagnostics
 */
export function readThemeFiles(
  root: string,
  contentFolder: string,
  cache: Pick<BuildCache, 'table'>,
): ThemeFiles {
  const file = `${contentFolder}/_theme/tokens.css`;
  const absolute = path.join(root, file);
  const defaults = readFileSync(defaultTokensFile, 'utf8');
  const text = isPlainFile(absolute) ? readFileSync(absolute, 'utf8') : undefined;
  const fonts = listNames(path.join(root, contentFolder, '_theme')).filter((name) => name.endsWith('.woff2'));
  const theme = { defaults, packages: fontPackages(root), fonts };
  if (text === undefined) return theme;
  const diagnostics = lazyValue(() => cachedDiagnostics(text, defaults, cache));
  return {
    ...theme,
    tokens: { path: file, text },
    // Found on first use, because the parser takes long to load.
    get diagnostics() {
      return diagnostics();
    },
  };
}

function cachedDiagnostics(text: string, defaults: string, cache: Pick<BuildCache, 'table'>) {
  const table = cache.table<{ hash: string; diagnostics: ThemeFiles['diagnostics'] }>('theme');
  const hash = contentHash(text);
  const cached = table.get('tokens');
  if (cached?.hash === hash) return cached.diagnostics;
  const diagnostics = tokenDiagnostics(text, defaults);
  table.set('tokens', { hash, diagnostics });
  return diagnostics;
}

/** The installed packages of Fontsource, found as Node does from a site. */
export function fontPackages(root: string): ThemeFiles['packages'] {
  return new Map(scopes.flatMap((scope) => findPackages(root, scope)));
}

const scopes = ['@fontsource', '@fontsource-variable'];

/** The packages of a scope, found as Node does: from the site upwards, then from the engine. */
function findPackages(siteFolder: string, scope: string): [name: string, found: FontPackage][] {
  const folders = [path.join(siteFolder, 'package.json'), import.meta.filename].flatMap(
    (from) => createRequire(from).resolve.paths(scope) ?? [],
  );
  // If a package is there twice, the nearer one is used: it comes last, and a map keeps the last entry.
  return folders
    .reverse()
    .flatMap((folder) =>
      listNames(path.join(folder, scope)).map((name): [string, FontPackage] => [
        `${scope}/${name}`,
        readPackage(path.join(folder, scope, name)),
      ]),
    );
}

function readPackage(folder: string): FontPackage {
  const metadataFile = path.join(folder, 'metadata.json');
  const { variable, category } = existsSync(metadataFile)
    ? (JSON.parse(readFileSync(metadataFile, 'utf8')) as Partial<Metadata>)
    : {};
  return {
    files: listNames(path.join(folder, 'files')),
    ...(variable && { axes: axesIn(variable) }),
    isSerif: category === 'serif',
  };
}

/** The axes of a variable font; packages of other fonts have `false`. */
interface Metadata {
  category: string;
  variable: Record<string, { min: string; max: string }> | false;
}

function axesIn(variable: Exclude<Metadata['variable'], false>): FontPackage['axes'] {
  const entries = Object.entries(variable);
  return Object.fromEntries(
    entries.map(([axis, { min, max }]) => [axis, { min: Number(min), max: Number(max) }]),
  );
}

function listNames(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
