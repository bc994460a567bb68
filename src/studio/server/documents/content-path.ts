import { lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * The absolute path of a file inside the content folder, also after resolving symbolic links.
 * @param file from the site's root: pages-config/about.json
 * @returns undefined for any other path
 */
export function contentPath(siteFolder: string, file: string): string | undefined {
  if (file.includes('\\') || file.includes('\0')) return undefined;
  const contentFolder = path.join(siteFolder, 'pages-config');
  const target = path.resolve(siteFolder, file);
  if (!target.startsWith(contentFolder + path.sep)) return undefined;
  if (path.relative(siteFolder, target).replaceAll(path.sep, '/') !== file) return undefined;
  const [home, folder] = [realFolder(contentFolder), realFolder(path.dirname(target))];
  if (home === undefined || folder === undefined) return undefined;
  if (folder !== home && !folder.startsWith(home + path.sep)) return undefined;
  return lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink() ? undefined : target;
}

/** The folder with links resolved; for a new folder, the resolved nearest parent and the rest. */
function realFolder(folder: string): string | undefined {
  const missing: string[] = [];
  for (let at = folder; ; at = path.dirname(at)) {
    try {
      return path.join(realpathSync(at), ...missing);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return undefined;
    }
    if (at === path.dirname(at)) return undefined;
    missing.unshift(path.basename(at));
  }
}
