import { findDownload } from '../content/media.ts';
import { isUse } from '../content/shared-sections.ts';
import type { Range } from '../json/json-source.ts';
import { routeOfLink } from '../page/routes.ts';
import { FILM_ENDINGS } from '../rules/media/media.ts';
import { pathOf, type Place, type References } from '../rules/references.ts';
import type { WrittenContent, WrittenFile } from './written-content.ts';

/** What something can be that content refers to by a name. */
export type UseKind =
  | 'page'
  | 'anchor'
  | 'media'
  | 'form'
  /** A section that pages share, by its name. */
  | 'shared'
  | 'icon'
  | 'collection'
  | 'section'
  | 'template'
  | 'property'
  | 'words';

/** A place of the content where something is named. */
export interface Use {
  kind: UseKind;
  /** A page by its route, an anchor by route and name (/about#team), media by their path, all else as it is written. */
  name: string;
  in: WrittenFile;
  place: Place;
  /** What is written there. */
  written: string;
  /** Points at a key and not at its value. */
  what?: 'key';
}

/** Every place where content names something else, but the keys of its sections. */
export function usesIn(content: WrittenContent): Use[] {
  return content.files.flatMap((file) => [
    ...linksIn(file, content),
    ...mediaIn(file, content),
    ...namesIn(file),
    ...typesIn(file),
    ...sharedIn(file),
  ]);
}

/** Where a use stands in its file. */
export function rangeOf({ in: { references }, place, written, what }: Use): Range {
  const path = pathOf(references, place);
  return place.offset === undefined
    ? references.source.locate(path, what ?? 'value')
    : references.source.locateInText(path, place.offset, place.length ?? written.length);
}

/** Of the keys of sections and templates: each as hero.title, or cards.items.title for those of a list’s entries. */
export function propertiesIn({ files }: WrittenContent): Use[] {
  return files.flatMap((file) =>
    typedObjects(file.references).flatMap(({ type, value, path }) => propertiesOf(file, type, value, path)),
  );
}

/**
 * Where texts hold certain words, such as the name of a person, as whole words.
 * @param words as they are written, capitals and all
 */
export function wordsIn({ files }: WrittenContent, words: string): Use[] {
  const literal = words.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'gu');
  return files.flatMap((file) => {
    const found: Use[] = [];
    const visit = (value: unknown, path: (string | number)[]): void => {
      if (typeof value === 'string')
        for (const { index } of value.matchAll(pattern)) {
          const place = { path, offset: index, length: words.length };
          found.push({ kind: 'words', name: words, in: file, place, written: words });
        }
      if (typeof value !== 'object' || value === null) return;
      const inner = Array.isArray(value) ? value.entries() : Object.entries(value);
      for (const [key, child] of inner) visit(child, [...path, key]);
    };
    visit(file.references.data, []);
    return found;
  });
}

function linksIn(file: WrittenFile, { downloads, media }: WrittenContent): Use[] {
  return file.references.links.flatMap(({ href, ...place }): Use[] => {
    const address = routeOfLink(href);
    const anchor = /#(.+)$/s.exec(href)?.[1];
    const route = href.startsWith('#') ? (file.route ?? '') : address;
    const download = downloads.get(address) ?? media.get(address.replace(/^\/(media\/)?/, ''));
    const at = (name: string, kind: UseKind, written = href): Use => ({
      kind,
      name,
      in: file,
      place: { ...place, ...(place.offset !== undefined && { length: written.length }) },
      written,
    });
    if (download) return [at(download.path, 'media')];
    return [
      ...(href.startsWith('#') ? [] : [at(route, 'page')]),
      ...(anchor === undefined ? [] : [at(`${route}#${anchor}`, 'anchor')]),
    ];
  });
}

function mediaIn(file: WrittenFile, { media }: WrittenContent): Use[] {
  const { images, films, downloads } = file.references;
  const use = (name: string, place: Place, written = name): Use => ({
    kind: 'media',
    name,
    in: file,
    place,
    written,
  });
  return [
    ...images.map(({ src, at, path }) => use(src, placed({ at, path }, 'src'))),
    ...films.flatMap(({ src, at, path }) =>
      FILM_ENDINGS.map((ending) => use(src + ending, placed({ at, path }, 'src'), src)),
    ),
    ...downloads.map(({ src, ...place }) =>
      use(findDownload(media, src, file.file)?.path ?? src, place, src),
    ),
  ];
}

function placed(
  { at, path }: { at: number | undefined; path: (string | number)[] | undefined },
  key: string,
): Place {
  return { ...(at !== undefined && { at }), ...(path && { path }), key };
}

function namesIn(file: WrittenFile): Use[] {
  const { forms, icons, collections } = file.references;
  const use = (kind: UseKind, name: string, place: Place): Use => ({
    kind,
    name,
    in: file,
    place,
    written: name,
  });
  return [
    ...forms.map(({ id, ...place }) => use('form', id, place)),
    ...icons.map(({ name, ...place }) => use('icon', name, place)),
    ...collections.map(({ name, ...place }) => use('collection', name, { ...place, key: 'collection' })),
  ];
}

function typesIn(file: WrittenFile): Use[] {
  const written = typedObjects(file.references).filter(({ value }) => !isUse(value));
  return written.map(({ type, path }) => {
    const kind = path.length === 1 ? 'template' : 'section';
    return { kind, name: type, in: file, place: { path: [...path, 'type'] }, written: type };
  });
}

/** Sections that stand for one that pages share. */
function sharedIn(file: WrittenFile): Use[] {
  return file.references.sectionLists.flatMap(({ sections, path }) =>
    sections.flatMap((section, index): Use[] => {
      if (!isUse(section)) return [];
      const { use } = section;
      return [
        { kind: 'shared', name: use, in: file, place: { path: [...path, index, 'use'] }, written: use },
      ];
    }),
  );
}

interface Typed {
  type: string;
  value: object;
  path: (string | number)[];
}

/** The sections of a file, those inside others too, and its template. */
function typedObjects({ sectionLists, data }: References): Typed[] {
  const found: Typed[] = [];
  const add = (value: unknown, path: (string | number)[]) => {
    const { type } = (value ?? {}) as { type?: unknown };
    if (typeof type === 'string' && typeof value === 'object' && value !== null)
      found.push({ type, value, path });
  };
  for (const { sections, path } of sectionLists)
    sections.forEach((section, index) => add(section, [...path, index]));
  add(data['template'], ['template']);
  return found;
}

function propertiesOf(file: WrittenFile, type: string, section: object, start: (string | number)[]): Use[] {
  const found: Use[] = [];
  const inner = new Set<unknown>(file.references.sectionLists.map(({ sections }) => sections));
  const visit = (value: unknown, name: string, path: (string | number)[]): void => {
    // A section inside another one has keys of its own.
    if (typeof value !== 'object' || value === null || inner.has(value)) return;
    if (Array.isArray(value)) return value.forEach((entry, index) => visit(entry, name, [...path, index]));
    for (const [key, child] of Object.entries(value)) {
      const place = { path: [...path, key] };
      if ((key !== 'type' && key !== 'use') || path.length > start.length)
        found.push({ kind: 'property', name: `${name}.${key}`, in: file, place, written: key, what: 'key' });
      visit(child, `${name}.${key}`, [...path, key]);
    }
  };
  visit(section, type, start);
  return found;
}
