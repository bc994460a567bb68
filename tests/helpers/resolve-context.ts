import { composeSchemas } from '../../src/core/schema/compose-schema.ts';
import { readJson } from '../../src/core/json/json-source.ts';
import type { JsonObject, ValidPage } from '../../src/core/validate.ts';
import { readProject } from '../../src/build/read-project.ts';
import type { MediaResolver, ResolveContext, ResolvedCollections } from '../../src/build/resolve/context.ts';
import { root } from './project.ts';

/** Media without files, which remember what was asked for. */
export function fakeMedia(): MediaResolver & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    async image({ src, alt }) {
      asked.push(src);
      return { kind: 'file', src: `/media/${src}`, alt, width: 4, height: 3, sources: [] };
    },
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

/** A site without pages and without a journal. */
export const emptyCollections: ResolvedCollections = {
  services: [],
  papers: [],
  issues: [],
  index: { author: [], subject: [] },
  board: [],
  aroundPaper: () => ({ url: '', journal: '', citations: [], files: [], share: [] }),
};

/** The schemas of the project, and nothing else of it. */
export async function resolveContext(changes: Partial<ResolveContext> = {}): Promise<ResolveContext> {
  return {
    set: composeSchemas((await readProject({ engine: root, site: root })).schemas),
    media: fakeMedia(),
    expandTemplate: () => undefined,
    site: {},
    forms: new Map(),
    collections: emptyCollections,
    ...changes,
  };
}

export function validPage(route: string, data: JsonObject): ValidPage {
  const file = `pages-config${route}.json`;
  const envelope = { title: `The page at ${route}`, description: 'What it is about.' };
  return { route, file, data: { ...envelope, ...data }, source: readJson({ path: file, text: '{}' }) };
}
