import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseSharedSections } from '../../../core/parse-shared-sections.ts';
import type { Project, ProjectFile } from '../../../core/project.ts';
import { openCache } from '../../../site-build/cache/build-cache.ts';
import { loadValidated, siteMedia } from '../../../site-build/load-site.ts';
import { ownRoot } from '../../../site-build/code/code-places.ts';
import type { Media } from '../../../site-build/media/media.ts';
import { validateSite } from '../../../site-build/validate-site.ts';
import { findChangedFiles } from '../../../tools/check/changes/changed-files.ts';
import { cacheWithUnsaved, TOKENS, withUnsaved } from '../../../tools/lsp/unsaved.ts';
import type { ContentNow } from '../content.ts';
import type { Workspace } from '../workspace.ts';
import { readCommittedBytes } from './git.ts';

/**
 * Works with the content of the last commit: pages, forms, settings, theme, media.
 * @param work renders pages; the earlier files exist only meanwhile
 */
export async function withCommitted<Result>(
  workspace: Workspace,
  work: (then: ContentNow) => Promise<Result>,
): Promise<Result> {
  const { roots } = workspace;
  const now = workspace.now();
  const { there, removed } = await findChangedFiles(roots.site, 'HEAD');
  const unsaved = workspace.documents.unsaved().map(({ file }) => file);
  const changed = new Set([...there, ...removed, ...unsaved].filter((file) => file.startsWith(CONTENT)));
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-committed-'));
  try {
    const texts = new Map<string, string>();
    // The theme is read from these two files.
    for (const file of new Set([...changed, SETTINGS, TOKENS])) {
      const bytes = await readCommittedBytes(roots.site, file);
      if (!bytes) continue;
      await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
      await writeFile(path.join(folder, file), bytes);
      if (!file.startsWith(MEDIA)) texts.set(file, bytes.toString('utf8'));
    }
    const earlier = { ...roots, site: folder, project: ownRoot(roots) };
    const [own, current] = [siteMedia(earlier), now.content.media];
    const project = withUnsaved(withoutFiles(now.project, changed), texts);
    const { set } = now;
    const cache = cacheWithUnsaved(openCache(roots), texts);
    const { showing } = now.content.validation;
    const read = await validateSite(roots, { project, set, cache, showing });
    const content = loadValidated(earlier, read, true, earlierMedia(own, current, changed));
    const made = await work({
      ...now,
      project,
      shared: parseSharedSections(project),
      content,
      getForm: (id) => project.forms.find((file) => file.path === `${CONTENT}_forms/${id}.json`),
    });
    // The server sends them by address. Their bytes are in memory, or in the cache.
    for (const [address, output] of own.outputs) current.add(address, output);
    return made;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const CONTENT = 'pages-config/';
const MEDIA = `${CONTENT}_media/`;
const SETTINGS = `${CONTENT}_site.json`;

/** A project without changed files: the commit has other versions, or none. */
function withoutFiles(project: Project, changed: ReadonlySet<string>): Project {
  const others = (list: readonly ProjectFile[] = []) => list.filter((file) => !changed.has(file.path));
  const { pages, forms, shared, unrouted } = project;
  return {
    ...project,
    pages: others(pages),
    forms: others(forms),
    shared: others(shared),
    unrouted: others(unrouted),
  };
}

/** Media of the last commit, where they differ from those of now. */
function earlierMedia(own: Media, current: Media, changed: ReadonlySet<string>): Media {
  return {
    ...current,
    image: (image) => (changed.has(MEDIA + image.src) ? own : current).image(image),
  };
}
