import { schemaId } from '../../core/schema/schema-files.ts';
import { placesOn } from './places-on.ts';
import { propertiesIn } from './property-uses.ts';
import { usesIn, type Use, type UseKind } from './uses.ts';
import type { WrittenContent } from './written-content.ts';

/** One meaning of a name, and all references to it. */
export interface NamedUses {
  kind: UseKind;
  /** The name in the form of its kind: a route for a page's file, the path below _media for a media file. */
  name: string;
  uses: Use[];
}

/**
 * Finds all references to a name, for `content uses`. A name may have several meanings: "contact" is a form and a
 * section type.
 * @param query a route, a route with an anchor, a file (page, media, form), a form id, a shared section, a section
 *   type, a template, a property (hero.title), an icon, a collection; or any words, such as a person's name
 */
export function findUses(content: WrittenContent, query: string): NamedUses[] {
  const allUses = usesIn(content);
  const route = query.replace(/(?<=^\/.*)\/+$/, '');
  const results = meanings(content, route, allUses).map(({ kind, name }): NamedUses => {
    const candidates = kind === 'property' ? propertiesIn(content) : allUses;
    return { kind, name, uses: candidates.filter((use) => use.kind === kind && use.name === name) };
  });
  if (results.length > 0) return results;
  const uses = findWordUses(content, query);
  return uses.length > 0 ? [{ kind: 'words', name: query, uses }] : [];
}

function iconsIn({ set }: WrittenContent): unknown[] {
  return set.documents.get(schemaId('parts'))?.schema.$defs?.['icon']?.enum ?? [];
}

function isAnchor(content: WrittenContent, query: string): boolean {
  const [, route, id] = /^(\/[^#]*)#(.+)$/.exec(query) ?? [];
  return route !== undefined && id !== undefined && placesOn(content, route).includes(id);
}

type Meaning = Pick<NamedUses, 'kind' | 'name'>;

function meanings(content: WrittenContent, query: string, uses: readonly Use[]): Meaning[] {
  const { set, routes, forms, shared, media, downloads } = content;
  const pathInFolder = query.replace(/^(pages-config\/)?(_media\/)?/, '');
  const page = [...routes.values()].find(({ file }) => file === query || file === `pages-config/${query}`);
  const form = pathInFolder.replace(/^_forms\/(.*)\.json$/, '$1');
  const section = pathInFolder.replace(/^_shared\/(.*)\.json$/, '$1');
  const [type = '', ...keys] = query.split('.');
  const isNamed = (kind: UseKind) => uses.some((use) => use.kind === kind && use.name === query);
  const isType = set.sections.has(type) || set.templates.has(type);
  const download = downloads.get(query)?.path;
  const candidates: [isMeant: boolean, kind: UseKind, name: string][] = [
    [page !== undefined, 'page', page?.route ?? ''],
    [routes.has(query) || isNamed('page'), 'page', query],
    [isNamed('anchor') || isAnchor(content, query), 'anchor', query],
    [media.has(pathInFolder) || isNamed('media'), 'media', pathInFolder],
    [media.has(`${pathInFolder}.webm`), 'media', `${pathInFolder}.webm`],
    [download !== undefined, 'media', download ?? ''],
    [forms.has(form), 'form', form],
    [shared.has(section), 'shared', section],
    [set.sections.has(query), 'section', query],
    [set.templates.has(query), 'template', query],
    [isType && keys.length > 0, 'property', query],
    [iconsIn(content).includes(query), 'icon', query],
    [isNamed('collection'), 'collection', query],
  ];
  return candidates.filter(([isMeant]) => isMeant).map(([, kind, name]) => ({ kind, name }));
}

/**
 * The places where texts contain certain words, such as a person's name, as whole words.
 * @param words case-sensitive
 */
function findWordUses({ files }: WrittenContent, words: string): Use[] {
  const literal = words.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'gu');
  return files.flatMap((file) => {
    const uses: Use[] = [];
    const visit = (value: unknown, path: (string | number)[]): void => {
      if (typeof value === 'string')
        for (const { index } of value.matchAll(pattern)) {
          const place = { path, offset: index, length: words.length };
          uses.push({ kind: 'words', name: words, in: file, place, written: words });
        }
      if (typeof value !== 'object' || value === null) return;
      const inner = Array.isArray(value) ? value.entries() : Object.entries(value);
      for (const [key, child] of inner) visit(child, [...path, key]);
    };
    visit(file.references.data, []);
    return uses;
  });
}
