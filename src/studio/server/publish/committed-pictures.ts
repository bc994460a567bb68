import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createMedia } from '../../../site-build/media/media.ts';
import { cachePlace } from '../../../site-build/project-folder.ts';
import { resolvePage } from '../../../site-build/resolve/resolve-page.ts';
import type { LoadedSite } from '../../../site-build/load-site.ts';
import type { Workspace } from '../workspace.ts';
import { git, readCommittedBytes } from './git.ts';

/**
 * Resolves pages with the pictures of the last commit, where they differ from those of now.
 * @param work resolves the pages; the files of the pictures exist only meanwhile
 */
export async function withCommittedPictures<Result>(
  workspace: Workspace,
  work: (content: LoadedSite) => Promise<Result>,
): Promise<Result> {
  const { roots } = workspace;
  const { content } = workspace.now();
  const changed = await changedMedia(roots.site);
  if (changed.length === 0) return work(content);
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-committed-'));
  try {
    for (const file of changed) {
      const bytes = await readCommittedBytes(roots.site, file);
      if (!bytes) continue;
      await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
      await writeFile(path.join(folder, file), bytes);
    }
    const committed = createMedia({
      content: path.join(folder, 'pages-config'),
      cache: cachePlace(roots, 'media'),
    });
    const context = await content.context();
    const names = new Set(changed);
    const media: typeof context.media = {
      ...context.media,
      image: (image) =>
        (names.has(`pages-config/_media/${image.src}`) ? committed : context.media).image(image),
    };
    const made = await work({ ...content, page: (page) => resolvePage(page, { ...context, media }) });
    // The server sends them by address. Their bytes are in memory, or in the cache.
    for (const [address, output] of committed.outputs) content.media.add(address, output);
    return made;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The media that differ from the last commit, from the folder of the site. */
async function changedMedia(site: string): Promise<string[]> {
  const list = await git(site, [
    'diff',
    '--name-only',
    '--no-renames',
    '--relative',
    '-z',
    'HEAD',
    '--',
    'pages-config/_media',
  ]);
  return list.split('\0').filter((name) => name !== '');
}
