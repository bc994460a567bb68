import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ThemeFiles } from '../../core/project.ts';
import { defaultTokens } from './default-tokens.ts';

/**
 * Reads what the validator wants to know of a site's look.
 * @param root where the site's content folder and the installed packages are
 * @param content the name of that folder
 */
export function readThemeFiles(root: string, content: string): ThemeFiles {
  const file = `${content}/_theme/tokens.css`;
  const absolute = path.join(root, file);
  return {
    ...(existsSync(absolute) && { tokens: { path: file, text: readFileSync(absolute, 'utf8') } }),
    defaults: readFileSync(defaultTokens, 'utf8'),
    packages: new Map(scopes.flatMap((scope) => packagesOf(scope))),
    fonts: list(path.join(root, content, '_theme')).filter((name) => name.endsWith('.woff2')),
  };
}

const scopes = ['@fontsource', '@fontsource-variable'];
const installed = path.resolve(import.meta.dirname, '../../../node_modules');

function packagesOf(scope: string): [name: string, files: string[]][] {
  return list(path.join(installed, scope)).map((name) => [
    `${scope}/${name}`,
    list(path.join(installed, scope, name, 'files')),
  ]);
}

function list(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
