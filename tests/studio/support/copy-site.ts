import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../helpers/project.ts';

/** Copies the content and the code of a site into a new folder. @param site the folder of the site */
export function copySite(site: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'studio-site-'));
  // The engine's own code is not part of a site.
  for (const part of site === root ? ['pages-config'] : ['pages-config', 'schemas', 'src'])
    if (existsSync(path.join(site, part)))
      cpSync(path.join(site, part), path.join(folder, part), { recursive: true });
  return folder;
}
