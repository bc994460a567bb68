import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Project, ProjectFile } from '../../../core/project.ts';
import { openCache } from '../../../site-build/cache/build-cache.ts';
import { ownRoot } from '../../../site-build/code/code-places.ts';
import { loadValidated, siteMedia, type LoadedSite } from '../../../site-build/load-site.ts';
import type { Media } from '../../../site-build/media/media.ts';
import type { Roots } from '../../../site-build/roots.ts';
import { validateSite } from '../../../site-build/validate-site.ts';
import { cacheWithUnsaved, withUnsaved } from '../../lsp/unsaved.ts';

/** The files of a site, and the functions that resolve them. */
export interface SiteVersion {
  project: Project;
  content: LoadedSite;
}

/**
 * Works with a site in which some files have other versions, such as those of a commit: the studio renders an earlier
 * state of a page with it.
 * @param roots the folders of engine and site
 * @param now the site without them
 * @param files the other versions by path, such as pages-config/about.json; undefined for a file that is missing in
 *   them. Include _site.json and _theme/tokens.css, from which the theme is read
 * @param work renders pages; the other versions are on disk only meanwhile. The site of now has their pictures
 *   afterwards, by address
 */
export async function withOtherFiles<Result>(
  roots: Roots,
  now: SiteVersion,
  files: ReadonlyMap<string, Uint8Array | undefined>,
  work: (other: SiteVersion) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pagewright-other-'));
  try {
    const texts = new Map<string, string>();
    for (const [file, bytes] of files) {
      if (!bytes) continue;
      await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
      await writeFile(path.join(folder, file), bytes);
      if (!file.startsWith(MEDIA)) texts.set(file, Buffer.from(bytes).toString('utf8'));
    }
    const other = { ...roots, site: folder, project: ownRoot(roots) };
    const { media, validation } = now.content;
    const { set, showing } = validation;
    const otherSiteMedia = siteMedia(other);
    const project = withUnsaved(withoutFiles(now.project, files), texts);
    const cache = cacheWithUnsaved(openCache(roots), texts);
    const validatedSite = await validateSite(roots, { project, set, cache, showing });
    const content = loadValidated(other, validatedSite, true, otherMedia(otherSiteMedia, media, files));
    const result = await work({ project, content });
    // Their bytes are in memory, or in the cache.
    for (const [address, output] of otherSiteMedia.outputs) media.add(address, output);
    return result;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const MEDIA = 'pages-config/_media/';

/** A project without the files that have other versions, or none. */
function withoutFiles(project: Project, files: ReadonlyMap<string, unknown>): Project {
  const others = (list: readonly ProjectFile[] = []) => list.filter((file) => !files.has(file.path));
  const { pages, forms, shared, unrouted } = project;
  return {
    ...project,
    pages: others(pages),
    forms: others(forms),
    shared: others(shared),
    unrouted: others(unrouted),
  };
}

/** The other versions of media, where there are any. */
function otherMedia(otherSiteMedia: Media, current: Media, files: ReadonlyMap<string, unknown>): Media {
  return {
    ...current,
    image: (image) => (files.has(MEDIA + image.src) ? otherSiteMedia : current).image(image),
  };
}
