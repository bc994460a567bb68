import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import type { Rule } from 'postcss';
import { readSiteTheme } from '../../../src/site-build/theme/site-theme.ts';
import { root } from '../../helpers/project.ts';

/**
 * Every hand-written style sheet of the site, except the tokens; the sample documents have a sheet for print.
 */
export const sheets = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll(path.sep, '/')}`)
  .filter((file) => file.endsWith('.css') && !file.endsWith('tokens.css'))
  .sort()
  .map((file) => ({ file, sheet: postcss.parse(readFileSync(path.join(root, file), 'utf8')) }));

export const tokensText = readSiteTheme(path.join(root, 'pages-config')).css;

/** Whether a rule applies only to print. */
export function isPrint(rule: Rule): boolean {
  for (let node = rule.parent; node; node = node.parent as Rule['parent'])
    if (node.type === 'atrule' && 'params' in node && /\bprint\b/.test(String(node.params))) return true;
  return false;
}
