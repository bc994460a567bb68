import { formKindOf } from '../content/content-file.ts';
import { downloadAddress } from '../content/media.ts';
import { noTexts, type Texts } from '../content/texts.ts';
import type { JsonObject } from '../content/valid-page.ts';
import { readJson } from '../json/json-source.ts';
import { routeOf } from '../page/routes.ts';
import type { MediaFile, Project, ProjectFile } from '../project.ts';
import { referencesOf } from '../rules/find-references.ts';
import type { FileKind, References } from '../rules/references.ts';
import type { SchemaSet } from '../schema/compose-schema.ts';
import { sharedIn } from '../shared-in.ts';
import { withTypesOfUses } from './typed-uses.ts';

/** A file of the content with what stands in it, as it is written: what templates make of it is left out. */
export interface WrittenFile {
  file: string;
  kind: FileKind;
  /** Of a page that has an address. */
  route: string | undefined;
  references: References;
}

/** All content as it is written, to be asked what refers to what. */
export interface WrittenContent {
  set: SchemaSet;
  files: WrittenFile[];
  /** Pages by their routes. */
  routes: Map<string, WrittenFile>;
  /** Forms by their names. */
  forms: Map<string, WrittenFile>;
  /** Sections that pages share, by their names. */
  shared: Map<string, WrittenFile>;
  /** Media by their paths. */
  media: Map<string, MediaFile>;
  /** Downloads by the addresses under which they are published. */
  downloads: Map<string, MediaFile>;
  /** The paths of all files below pages-config. */
  names: readonly string[];
  /** The texts beside pages, with the media that they show. */
  texts: Pick<Texts, 'files' | 'mediaOf'>;
}

export interface WrittenOptions {
  /** Adds to what a page says what its template makes of it, where that counts too. */
  addMade?: (references: References, route: string) => void;
  /** Without them, no page has a text beside it. */
  texts?: Texts;
  /** Gives what was read of a file before, where it still says the same. */
  remember?: (file: ProjectFile, read: () => WrittenFile) => WrittenFile;
}

/** Reads what stands in each file of a project; files that can't be read hold nothing. */
export function writtenContent(
  project: Project,
  set: SchemaSet,
  { addMade, texts = noTexts, remember = (_file, readIt) => readIt() }: WrittenOptions = {},
): WrittenContent {
  const { site, forms, shared = [], pages, unrouted = [], redirects, media } = project;
  const sections = sharedIn(project);
  const read = (kind: FileKind, file: ProjectFile | null | undefined, route?: string): WrittenFile[] =>
    file ? [remember(file, () => readOne(kind, file, route))] : [];
  const readOne = (kind: FileKind, file: ProjectFile, route: string | undefined): WrittenFile => {
    const source = readJson(file);
    const references = referencesOf(set, kind, withTypesOfUses(source, sections));
    references.data = (source.data ?? {}) as JsonObject;
    if (kind === 'page') addMade?.(references, route ?? '');
    return { file: file.path, kind, route, references };
  };
  const formFiles = forms.flatMap((file) => read(formKindOf(file.path), file));
  const sharedFiles = shared.flatMap((file) => read('section', file));
  const byName = (files: WrittenFile[]) =>
    new Map(files.map((file) => [file.file.replace(/^.*\/|\.json$/g, ''), file]));
  const routed = pages.flatMap((file) => read('page', file, routeOf(file.path)));
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
