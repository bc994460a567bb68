import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteContent } from '../../core/content/site.gen.ts';

/**
 * The address to which a site's forms are sent, from _site.json, which is valid at this point.
 * @param site the folder of the site
 * @returns the origin of the form server; empty for the site's own address
 */
export function readFormServer(site: string): string {
  const text = readFileSync(path.join(site, 'pages-config/_site.json'), 'utf8');
  const { thirdParties } = JSON.parse(text) as SiteContent;
  return thirdParties?.formServer?.url ?? '';
}
