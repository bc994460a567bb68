import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteContent } from '../../core/content/site.gen.ts';
import { readJson } from '../../core/json/json-source.ts';

/**
 * The address to which a site's forms are sent, from _site.json.
 * @param siteFolder the folder of the site
 * @returns the origin of the form server; empty for the site's own address, and if the file can't be read
 */
export function readFormServer(siteFolder: string): string {
  const file = path.join(siteFolder, 'pages-config/_site.json');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const { thirdParties } = (readJson({ path: file, text }).data ?? {}) as Partial<SiteContent>;
  return thirdParties?.formServer?.url ?? '';
}
