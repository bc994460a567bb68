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
 * Finds all references to a name. A name may have several meanings: "contact" is a form and a section type.
 * @param asked a route, a route with an anchor, a file (page, media, form), a form id, a shared section, a
 * section type, a template, a property (hero.title), an icon, a collection; or any words, such as a person's
 *   name
 */
export function findUses(content: WrittenContent, asked: string): NamedUses[] {
  const all = usesIn(content);
  const route = asked.replace(/(?<=^\/.*)\/+$/, '');
  const found = meanings(content, route, all).map(({ kind, name }): NamedUses => {
    const among = kind === 'property' ? propertiesIn(content) : all;
    return { kind, name, uses: among.filter((use) => use.kind === kind && use.name === name) };
  });
  if (found.length > 0) return found;
  const uses = findWordUses(content, asked);
  return uses.length > 0 ? [{ kind: 'words', name: asked, uses }] : [];
}

function iconsIn({ set }: WrittenContent): unknown[] {
  return set.documents.get(schemaId('parts'))?.schema.$defs?.['icon']?.enum ?? [];
}

function isPlace(content: WrittenContent, asked: string): boolean {
  const [, route, id] = /^(\/[^#]*)#(.+)$/.exec(asked) ?? [];
  return route !== undefined && id !== undefined && placesOn(content, route).includes(id);
}

type Meaning = Pick<NamedUses, 'kind' | 'name'>;

function meanings(content: WrittenContent, asked: string, all: readonly Use[]): Meaning[] {
  const { set, routes, forms, shared, media, downloads } = content;
  const below = asked.replace(/^(pages-config\/)?(_media\/)?/, '');
  const page = [...routes.values()].find(({ file }) => file === asked || file === `pages-config/${asked}`);
  const form = below.replace(/^_forms\/(.*)\.json$/, '$1');
  const section = below.replace(/^_shared\/(.*)\.json$/, '$1');
  const [type = '', ...keys] = asked.split('.');
  const isNamed = (kind: UseKind) => all.some((use) => use.kind === kind && use.name === asked);
  const isType = set.sections.has(type) || set.templates.has(type);
  const download = downloads.get(asked)?.path;
  const candidates: [isMeant: boolean, kind: UseKind, name: string][] = [
    [page !== undefined, 'page', page?.route ?? ''],
    [routes.has(asked) || isNamed('page'), 'page', asked],
    [isNamed('anchor') || isPlace(content, asked), 'anchor', asked],
    [media.has(below) || isNamed('media'), 'media', below],
    [media.has(`${below}.webm`), 'media', `${below}.webm`],
    [download !== undefined, 'media', download ?? ''],
    [forms.has(form), 'form', form],
    [shared.has(section), 'shared', section],
    [set.sections.has(asked), 'section', asked],
    [set.templates.has(asked), 'template', asked],
    [isType && keys.length > 0, 'property', asked],
    [iconsIn(content).includes(asked), 'icon', asked],
    [isNamed('collection'), 'collection', asked],
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
