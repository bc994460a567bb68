import { findDownload } from '../../core/content/media.ts';
import { isUse } from '../../core/content/shared-sections.ts';
import type { Range } from '../../core/json/json-source.ts';
import { routeOfLink } from '../../core/page/routes.ts';
import { filmEndings } from '../../core/rules/media/media.ts';
import { resolvePath, type Place } from '../../core/rules/references.ts';
import { typedObjects } from './typed-objects.ts';
import type { WrittenContent, WrittenFile } from './written-content.ts';

/** The kinds of names that content refers to. */
export type UseKind =
  | 'page'
  | 'anchor'
  | 'media'
  | 'form'
  /** A shared section, by name. */
  | 'shared'
  | 'icon'
  | 'collection'
  | 'section'
  | 'template'
  | 'property'
  | 'words';

/** A reference in the content: one place that uses a name, such as the address of a link. */
export interface Use {
  kind: UseKind;
  /**
   * A page by route, an anchor by route and name (/about#team), media by path, everything else as written.
   */
  name: string;
  in: WrittenFile;
  place: Place;
  /** The text as written. */
  written: string;
  /** Marks the key instead of its value. */
  what?: 'key';
}

/** All references in the content, for finding, moving and removing; keys of sections are in `propertiesIn`. */
export function usesIn(content: WrittenContent): Use[] {
  return content.files.flatMap((file) => [
    ...linksIn(file, content),
    ...mediaIn(file, content),
    ...namesIn(file),
    ...typesIn(file),
    ...sharedIn(file),
  ]);
}

/** The range of a reference in its file. */
export function locateUse({ in: { references }, place, written, what }: Use): Range {
  const path = resolvePath(references, place);
  return place.offset === undefined
    ? references.source.locate(path, what ?? 'value')
    : references.source.locateInText(path, place.offset, place.length ?? written.length);
}

function linksIn(file: WrittenFile, { downloads, media }: WrittenContent): Use[] {
  return file.references.links.flatMap(({ href, ...place }): Use[] => {
    const address = routeOfLink(href);
    const anchor = /#(.+)$/s.exec(href)?.[1];
    const route = href.startsWith('#') ? (file.route ?? '') : address;
    const download = downloads.get(address) ?? media.get(address.replace(/^\/(media\/)?/, ''));
    const toUse = (name: string, kind: UseKind, written = href): Use => ({
      kind,
      name,
      in: file,
      place: { ...place, ...(place.offset !== undefined && { length: written.length }) },
      written,
    });
    if (download) return [toUse(download.path, 'media')];
    return [
      ...(href.startsWith('#') ? [] : [toUse(route, 'page')]),
      ...(anchor === undefined ? [] : [toUse(`${route}#${anchor}`, 'anchor')]),
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
    ...images.map(({ src, at, path }) => use(src, placeWithKey({ at, path }, 'src'))),
    ...films.flatMap(({ src, at, path }) =>
      filmEndings(media, src).map((ending) => use(src + ending, placeWithKey({ at, path }, 'src'), src)),
    ),
    ...downloads.map(({ src, ...place }) =>
      use(findDownload(media, src, file.file)?.path ?? src, place, src),
    ),
  ];
}

function placeWithKey(
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

/** Uses of shared sections. */
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
