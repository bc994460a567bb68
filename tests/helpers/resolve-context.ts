import { composeSchemas } from '../../src/core/schema/compile-schemas.ts';
import { readJson } from '../../src/core/json/json-source.ts';
import type { JsonObject, ValidPage } from '../../src/core/content/valid-page.ts';
import { readProject } from '../../src/site-build/read-project.ts';
import type {
  ResolveContext,
  MediaResolver,
  ResolvedCollections,
} from '../../src/site-build/resolve/context.ts';
import { root } from './project.ts';

/** A resolver of media without files, which records the requested names. */
export function fakeMedia(): MediaResolver & { asked: string[] } {
  const asked: string[] = [];
  const image: MediaResolver['image'] = async ({ src, alt }) => {
    asked.push(src);
    return { kind: 'file', src: `/media/${src}`, alt, width: 4, height: 3, sources: [] };
  };
  return {
    asked,
    image,
    imageBeside: image,
    async film({ src, label }) {
      asked.push(src);
      return { label, width: 16, height: 9, poster: `/media/${src}.webp`, sources: [] };
    },
    async download(file) {
      asked.push(file);
      return { href: `/${file}`, name: file.split('/').at(-1) ?? '', format: 'PDF', bytes: 1 };
    },
  };
}

/** Collections with fixed values, whatever a page requests. */
export function fixedCollections(lists: Record<string, unknown>): ResolvedCollections {
  return new Map(Object.entries({ services: [], ...lists }).map(([name, list]) => [name, () => list]));
}

/** A context for resolving with only the schemas of the project. */
export async function resolveContext(changes: Partial<ResolveContext> = {}): Promise<ResolveContext> {
  return {
    set: composeSchemas((await readProject({ engine: root, site: root })).schemas),
    media: fakeMedia(),
    expandTemplate: () => undefined,
    forms: new Map(),
    site: {},
    collections: fixedCollections({}),
    titlePrefixes: new Map(),
    shared: [],
    showing: { at: '2026-01-01T00:00', drafts: false, isDevelopment: false },
    ...changes,
  };
}

export function validPage(route: string, data: JsonObject): ValidPage {
  const file = `pages-config${route}.json`;
  const envelope = { title: `The page at ${route}`, description: 'What it is about.' };
  return { route, file, data: { ...envelope, ...data }, source: readJson({ path: file, text: '{}' }) };
}
