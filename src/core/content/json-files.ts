import type { Project, ProjectFile } from '../project.ts';
import { classifyFormFile } from './content-file.ts';
import type { FileKind } from '../rules/references.ts';

/** A content file with its kind, which decides its schema. */
export interface JsonFile extends ProjectFile {
  kind: FileKind;
}

/** The JSON files of a site's content, _site.json first. */
export function jsonFiles({
  pages,
  site,
  forms,
  shared = [],
  unrouted = [],
  redirects,
}: Project): JsonFile[] {
  const of = (kind: FileKind, files: readonly (ProjectFile | null | undefined)[]) =>
    files.flatMap((file) => (file ? [{ path: file.path, text: file.text, kind }] : []));
  return [
    ...of('site', [site]),
    ...of('redirects', [redirects]),
    ...forms.map(({ path, text }) => ({ path, text, kind: classifyFormFile(path) })),
    ...of('section', shared),
    ...of('page', [...pages, ...unrouted]),
  ];
}
