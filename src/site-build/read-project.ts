import { readFileSync } from 'node:fs';
import path from 'node:path';
import { classifyContentFile, type ContentFile } from '../core/content/content-file.ts';
import { isTextBeside } from '../core/content/texts.ts';
import type { Project, ProjectFile } from '../core/project.ts';
import { readThemeFiles } from './theme/read-theme-files.ts';
import { findCode } from './code/code-places.ts';
import type { Roots } from './roots.ts';
import { listFiles, type OddFile } from './list-files.ts';
import { readMedia } from './read-media.ts';
import { readSchemaFiles } from './read-schema-files.ts';
import { openCache, type BuildCache } from './cache/build-cache.ts';
import { cachePlace } from './project-folder.ts';

const CONTENT = 'pages-config';

/**
 * Reads all files of a project that are inputs of validation.
 * @param cache the cache of media facts; its owner saves it
 */
export async function readProject(roots: Roots, cache: BuildCache = openCache(roots)): Promise<Project> {
  const { site } = roots;
  const odd: OddFile[] = [];
  const content = listFiles(site, CONTENT, odd);
  const kinds = Map.groupBy(content, classifyContentFile);
  const ofKind = (...names: ContentFile[]) => names.flatMap((name) => kinds.get(name) ?? []).sort();
  const readFrom = (root: string, file: string): ProjectFile => ({
    path: file,
    text: readFileSync(path.join(root, file), 'utf8'),
  });
  const read = (file: string) => readFrom(site, file);
  // Most pages are cached, and only listed here; the others are read one by one.
  const readLater = (file: string): ProjectFile => ({
    path: file,
    get text() {
      return read(file).text;
    },
  });
  const pages = new Set(ofKind('page'));
  const find = (file: string) => (content.includes(file) ? read(file) : undefined);
  const redirects = find(`${CONTENT}/_redirects.json`);
  return {
    schemas: readSchemaFiles(roots),
    pages: [...pages].map(readLater),
    site: find(`${CONTENT}/_site.json`) ?? null,
    forms: ofKind('form', 'translation').map(read),
    shared: ofKind('shared').map(read),
    unrouted: ofKind('unrouted').map(read),
    ...(redirects ? { redirects } : {}),
    theme: readThemeFiles(site, CONTENT, cache),
    records: ofKind('record').map(read),
    texts: ofKind('guide', 'beside')
      .filter((file) => isTextBeside(file, pages))
      .map(readLater),
    media: await readMedia(
      path.join(site, CONTENT),
      ofKind('media', 'source', 'beside').map(toMediaPath),
      cachePlace(roots, 'media'),
      cache,
    ),
    files: content,
    odd,
    editorSchemas: 'schemas/editor',
    messages: findCode(roots, ...MESSAGES).map(({ root, path: file }) => readFrom(root, file)),
  };
}

/** The messages of the interface: of the engine, the project and their extensions. */
const MESSAGES = ['src/messages/*.json', 'src/*/messages/*.json'];

/**
 * The path as JSON names it: drawings/hero.svg for a file of _media; the path below pages-config for a file
 * next to a page.
 */
function toMediaPath(file: string): { path: string; file: string } {
  const pathInContent = file.slice(CONTENT.length + 1);
  return { path: pathInContent.replace(/^_media\//, ''), file: pathInContent };
}
