import { existsSync, globSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as prettier from 'prettier';
import { generate } from '../../site-build/generate/generate.ts';
import { ownRoot } from '../../site-build/code/code-places.ts';
import type { Roots } from '../../site-build/roots.ts';
import { isCodeKind, kindsFor, createScaffold, type ScaffoldRequest } from './kinds.ts';
import type { Refusal, ScaffoldFile } from './scaffold-files.ts';
import { readSite, type ScaffoldSite } from './scaffold-site.ts';
import { isSampleMedia } from '../../core/content/placeholder.ts';

/** The created files by path. */
export interface ScaffoldResult {
  wrote: string[];
  changed: string[];
  /** Whether it is a page with placeholders, which visitors do not see yet. */
  isDraft: boolean;
  /** The next steps, one per line. */
  next: string[];
}

/**
 * Writes something new into a site or its project: valid at once, formatted, with generated types, and with
 * placeholders for the author; pages with placeholders are drafts. No existing file is overwritten; an entry
 * is added to its list.
 * @param roots the folders of engine and site
 * @param request its kind and name
 * @param site the site, if it has been read. Default: it is read now
 * @returns the written files and the next steps; or a refusal
 */
export async function scaffold(
  roots: Roots,
  request: ScaffoldRequest,
  site: Promise<ScaffoldSite> = readSite(roots),
): Promise<ScaffoldResult | Refusal> {
  const created = await createScaffold(request, await site);
  if ('refused' in created) return created;
  const existingFile = created.files.find(
    (file) => !file.isEdited && existsSync(targetPath(roots, file.path)),
  );
  if (existingFile)
    return { refused: `${existingFile.path} exists already: choose another name, or edit that file.` };
  const files = [...created.files, ...sampleMedia(roots, created.files)];
  await writeAll(files, roots);
  const { outdated } = isCodeKind(request.kind) ? await generate(roots) : { outdated: [] };
  const listPaths = (listedFiles: readonly { path: string }[]) => listedFiles.map((file) => file.path);
  return {
    wrote: [...listPaths(files.filter(({ isEdited }) => !isEdited)), ...listPaths(outdated)],
    changed: listPaths(files.filter(({ isEdited }) => isEdited)),
    isDraft: created.isDraft ?? false,
    next: created.next,
  };
}

/** Returns a `scaffold` for several pages that do not need each other: it reads the site only once. */
export function scaffoldSeveral(roots: Roots): (request: ScaffoldRequest) => ReturnType<typeof scaffold> {
  let site: Promise<ScaffoldSite> | undefined;
  return (request) => scaffold(roots, request, (site ??= readSite(roots)));
}

/** The kinds that `scaffold` can create for a site. */
export async function listKinds(roots: Roots): Promise<string[]> {
  return kindsFor(await readSite(roots));
}

/** Writes all files; if one fails, the new ones are removed. */
async function writeAll(files: readonly ScaffoldFile[], roots: Roots): Promise<void> {
  try {
    for (const file of files) await write(file, roots);
  } catch (error) {
    for (const { path: file, isEdited } of files)
      if (!isEdited) await rm(targetPath(roots, file), { force: true });
    throw error;
  }
}

async function write(file: ScaffoldFile, roots: Roots): Promise<void> {
  const target = targetPath(roots, file.path);
  await mkdir(path.dirname(target), { recursive: true });
  if ('copyOf' in file) await copyFile(path.resolve(roots.engine, file.copyOf), target);
  else await writeFile(target, await formatText(file.text, target, roots));
}

/** The text in the layout of `npm run format`: a new file must pass every check. */
async function formatText(text: string, filepath: string, { engine }: Roots): Promise<string> {
  const style = await prettier.resolveConfig(path.join(engine, 'package.json'));
  return prettier.format(text, { ...style, filepath });
}

/**
 * The path of a new file: content belongs to the site; sections, templates and their schemas to its project.
 */
function targetPath(roots: Roots, file: string): string {
  return path.join(file.startsWith('pages-config/') ? roots.site : ownRoot(roots), file);
}

/** The neutral pictures, films and documents of new content, if the site lacks them. */
function sampleMedia({ engine, site }: Roots, files: readonly ScaffoldFile[]): ScaffoldFile[] {
  const mediaNames = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string' && isSampleMedia(value)) mediaNames.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  for (const file of files) if (file.path.endsWith('.json') && 'text' in file) visit(JSON.parse(file.text));
  const samples = path.join(engine, 'schemas/samples/_media');
  return [...mediaNames]
    .flatMap((name) => globSync([name, `${name}.*`], { cwd: samples }))
    .map((name) => ({ path: `pages-config/_media/${name}`, copyOf: `schemas/samples/_media/${name}` }))
    .filter(({ path: file }) => !existsSync(path.join(site, file)));
}
