import type { Texts } from '../core/content/texts.ts';
import type { Project, ProjectFile } from '../core/project.ts';
import { readHouseStyle } from '../core/rules/texts/house-style.ts';
import { contentHash } from './cache/file-hashes.ts';

/**
 * The inputs of a file's validation besides its content, as text: the folder of editor schemas and the house
 * style.
 */
export function validationVersion(project: Pick<Project, 'editorSchemas' | 'site'>): string {
  return JSON.stringify([project.editorSchemas, readHouseStyle(project)]);
}

/** A hash of all inputs of rules across files, except the texts of the files. */
export function hashInputs(
  project: Project,
  texts: Texts,
  getOutward: (file: string) => string | undefined,
): string {
  const { media, files, messages, records, theme, shared } = project;
  const facts = filesIn(project).map(({ path }) => [path, getOutward(path)]);
  const textHashes = texts.files.map((file) => [file, texts.getHash(file)]);
  const packages = [...(theme?.packages ?? [])];
  return contentHash(
    JSON.stringify([facts, textHashes, media, files, messages, records, shared, { ...theme, packages }]),
  );
}

/** The JSON files that are validated. */
export function filesIn({
  pages,
  forms,
  shared = [],
  site,
  unrouted = [],
  redirects,
}: Project): ProjectFile[] {
  return [...pages, ...forms, ...shared, ...unrouted, site, redirects].filter(
    (file) => file !== null && file !== undefined,
  );
}
