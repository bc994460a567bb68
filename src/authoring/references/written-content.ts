import { classifyFormFile } from '../../core/content/content-file.ts';
import { downloadAddress } from '../../core/content/media.ts';
import { noTexts, type Texts } from '../../core/content/texts.ts';
import type { JsonObject } from '../../core/content/valid-page.ts';
import { readJson } from '../../core/json/json-source.ts';
import { toRoute } from '../../core/page/routes.ts';
import type { MediaFile, Project, ProjectFile } from '../../core/project.ts';
import { findReferences } from '../../core/rules/find-references.ts';
import type { FileKind, FileReferences } from '../../core/rules/references.ts';
import type { SchemaSet } from '../../core/schema/compose-schema.ts';
import { parseSharedSections } from '../../core/parse-shared-sections.ts';
import { withTypesOfUses } from './typed-uses.ts';

/** A content file with its references as written, without the output of templates. */
export interface WrittenFile {
  file: string;
  kind: FileKind;
  /** Undefined for files without an address. */
  route: string | undefined;
  references: FileReferences;
}

/** All content as written, in which references are found and changed. */
export interface WrittenContent {
  set: SchemaSet;
  files: WrittenFile[];
  /** Pages by route. */
  routes: Map<string, WrittenFile>;
  /** Forms by id. */
  forms: Map<string, WrittenFile>;
  /** Shared sections by name. */
  shared: Map<string, WrittenFile>;
  /** Media by path. */
  media: Map<string, MediaFile>;
  /** Downloads by public address. */
  downloads: Map<string, MediaFile>;
  /** The paths of all files below pages-config. */
  names: readonly string[];
  /** The texts next to pages, with the media that they show. */
  texts: Pick<Texts, 'files' | 'getMedia'>;
}

/** The sources of references outside the files, and a cache. */
export interface WrittenOptions {
  /** Adds the output of a page's template, if it should be included. */
  addTemplateOutput?: (references: FileReferences, route: string) => void;
  /** Default: no page has a text. */
  texts?: Texts;
  /** Caches parsed files. */
  cacheFile?: (file: ProjectFile, read: () => WrittenFile) => WrittenFile;
}

/** Parses all files of a project, and finds the references in them; unreadable files count as empty. */
export function writtenContent(
  project: Project,
  set: SchemaSet,
  { addTemplateOutput, texts = noTexts, cacheFile = (_file, readIt) => readIt() }: WrittenOptions = {},
): WrittenContent {
  const { site, forms, shared = [], pages, unrouted = [], redirects, media } = project;
  const sections = parseSharedSections(project);
  const read = (kind: FileKind, file: ProjectFile | null | undefined, route?: string): WrittenFile[] =>
    file ? [cacheFile(file, () => readOne(kind, file, route))] : [];
  const readOne = (kind: FileKind, file: ProjectFile, route: string | undefined): WrittenFile => {
    const source = readJson(file);
    const references = findReferences(set, kind, withTypesOfUses(source, sections));
    references.data = (source.data ?? {}) as JsonObject;
    if (kind === 'page') addTemplateOutput?.(references, route ?? '');
    return { file: file.path, kind, route, references };
  };
  const formFiles = forms.flatMap((file) => read(classifyFormFile(file.path), file));
  const sharedFiles = shared.flatMap((file) => read('section', file));
  const byName = (files: WrittenFile[]) =>
    new Map(files.map((file) => [file.file.replace(/^.*\/|\.json$/g, ''), file]));
  const routed = pages.flatMap((file) => read('page', file, toRoute(file.path)));
  return {
    set,
    files: [
      ...read('site', site),
      ...read('redirects', redirects),
      ...formFiles,
      ...sharedFiles,
      ...routed,
      ...unrouted.flatMap((file) => read('page', file)),
    ],
    routes: new Map(routed.map((page) => [page.route!, page])),
    forms: byName(formFiles.filter(({ kind }) => kind === 'form')),
    shared: byName(sharedFiles),
    media: new Map(media.map((file) => [file.path, file])),
    downloads: new Map(media.map((file) => [downloadAddress(file), file])),
    names: project.files ?? [],
    texts,
  };
}
