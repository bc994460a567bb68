import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteContent } from '../../core/content/site.gen.ts';

/**
 * Reads from _site.json where the forms of a site are sent. The file is valid wherever this is asked.
 * @param site the folder of the site
 * @returns the origin of the form server; empty for the address of the site itself
 */
export function formServer(site: string): string {
  const text = readFileSync(path.join(site, 'pages-config/_site.json'), 'utf8');
  const { thirdParties } = JSON.parse(text) as SiteContent;
  return thirdParties?.formServer?.url ?? '';
}
