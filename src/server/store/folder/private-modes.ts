import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { unfinishedFolder, type UploadFolders } from './upload-folders.ts';

/**
 * Removes access for other users of the machine: folders become 0700, files 0600. The configured folder
 * itself is unchanged, because it may contain other files.
 * @returns how many were accessible, and those that can't be changed
 */
export function makePrivate({ dataDir, uploads, incoming }: UploadFolders): {
  changed: number;
  failed: string[];
} {
  // On Windows, file modes are meaningless: the folder of the user protects the files.
  if (process.platform === 'win32') return { changed: 0, failed: [] };
  const own = readdirSync(dataDir).filter((name) => /^(submissions\.sqlite|\w+\.lock)/.test(name));
  const unfinished = unfinishedFolder(dataDir);
  const more = existsSync(unfinished) ? [unfinished] : [];
  const files = [
    ...own.map((name) => path.join(dataDir, name)),
    ...[uploads, incoming, ...more].flatMap((folder) =>
      readdirSync(folder).map((name) => path.join(folder, name)),
    ),
  ];
  const counts = { changed: 0, failed: [] as string[] };
  for (const place of [uploads, ...more, ...files]) {
    // The file is being moved, and has disappeared.
    const stat = statSync(place, { throwIfNoEntry: false });
    if (!stat || (stat.mode & 0o077) === 0) continue;
    try {
      chmodSync(place, stat.isDirectory() ? 0o700 : 0o600);
      counts.changed += 1;
    } catch {
      counts.failed.push(place);
    }
  }
  return counts;
}
