import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { WrittenImage } from '../src/core/content/parts.gen.ts';
import type { ResolvedImage } from '../src/core/content/resolved.ts';
import type { JsonObject } from '../src/core/content/valid-page.ts';
import { schemaAt } from '../src/core/schema/schema-lookup.ts';
import type { SchemaNode } from '../src/core/schema/schema-node.ts';
import { mapParts, collectParts } from '../src/core/schema/walk-content.ts';
import { prepare } from '../src/entries/prerender.tsx';
import { PageView } from '../src/renderer/page-view.tsx';
import { sectionCode } from '../src/renderer/registry.ts';
import { inEnglish } from './helpers/english.ts';
import { listElements } from '../src/tools/testing/markup-problems.ts';
import { realProject, root } from './helpers/project.ts';
import { fakeMedia } from './helpers/resolve-context.ts';

/* The width of a picture is in two places: `sizes` in the component, for browsers, and "pictureWidth" in the
   schema, for the validator, which warns about smaller pictures. This test renders the examples with photographs to
   compare both. */
const project = await realProject((context) => ({
  ...context,
  media: { ...fakeMedia(), image: photograph },
}));
const { set } = project.validation;
/** The widest window for which pictures are chosen if the layout names none, and the size of a rem. */
const [windowWidth, rem] = [1440, 16];

let measured: Map<SchemaNode, { place: string; width: number }>;

beforeAll(async () => {
  await prepare(sectionCode());
  measured = await measureAll();
}, 120_000);

test('the examples have pictures: without them every test would pass', () => {
  expect(measured.size).toBeGreaterThanOrEqual(20);
});

test('every schema declares the width of its pictures', () => {
  const wrong = [...measured].filter(([node, { width }]) => node.pictureWidth !== width);
  expect(wrong.map(([, { place, width }]) => `${place}: "pictureWidth": ${width}`)).toEqual([]);
});

test('every image of a section or template has a width, in an example or not', () => {
  const without = [...set.documents.values()].flatMap(({ path, schema }) =>
    /\/(sections|templates)\//.test(path) ? imagesIn(schema).filter((node) => !node.pictureWidth) : [],
  );
  expect(without).toEqual([]);
});

test('exactly the schemas of sections that cut pictures declare the shapes of their boxes', () => {
  const cutting = globSync('src/**/sections/**/*.{tsx,css}', { cwd: root }).flatMap((file) => {
    // Films are no pictures.
    if (file.includes('film')) return [];
    const text = readFileSync(path.join(root, file), 'utf8');
    const isCutting = text.includes('/portrait.css') || /img[^{}]*\{[^}]*object-fit: cover/.test(text);
    return isCutting ? [/sections\/([^/]+)/.exec(file.replaceAll('\\', '/'))![1]] : [];
  });
  expect(cutting.length).toBeGreaterThanOrEqual(5);
  const declared = [...set.sections].flatMap(([name, node]) =>
    imagesIn(node).some(({ pictureShapes }) => pictureShapes) ? [name] : [],
  );
  expect(declared.sort()).toEqual([...new Set(cutting)].sort());
});

/** The nodes of a schema that describe images. */
function imagesIn(node: unknown): SchemaNode[] {
  if (typeof node !== 'object' || node === null) return [];
  const { $ref } = node as SchemaNode;
  const own = $ref?.endsWith('#/$defs/image') ? [node as SchemaNode] : [];
  return [...own, ...Object.values(node).flatMap(imagesIn)];
}

/** The maximal display width of each image, by its node in the schema. */
async function measureAll() {
  const found = new Map<SchemaNode, { place: string; width: number }>();
  for (const kind of ['sections', 'templates'] as const) {
    for (const [name, { examples = [] }] of set[kind]) {
      for (const example of examples as JsonObject[]) {
        for (const { node, place, width } of await measure(kind, name, example)) {
          const known = found.get(node)?.width ?? 0;
          found.set(node, { place, width: Math.max(width, known) });
        }
      }
    }
  }
  return found;
}

async function measure(kind: 'sections' | 'templates', name: string, example: JsonObject) {
  const root = `${kind}/${name}`;
  const images = collectParts(set, root, example).filter(({ part }) => part === 'image');
  const numbered = mapParts(set, root, example, ({ part, path }) =>
    part === 'image' ? { src: `${elementKey(path)}.jpg`, alt: 'A photograph' } : undefined,
  ) as JsonObject;
  const html = await draw(kind, numbered);
  const sources = listElements(html).filter(({ tagName }) => tagName === 'source');
  return images.flatMap(({ path }) => {
    const own = sources.filter(({ properties }) =>
      String(properties['srcSet']).includes(`${elementKey(path)}.jpg`),
    );
    const nodes = schemaAt(set, root, example, path);
    const node = nodes.findLast(({ pictureWidth }) => pictureWidth !== undefined) ?? nodes[0];
    const widths = own.map(({ properties }) => widest(String(properties['sizes'])));
    return node && widths.length > 0
      ? [{ node, place: `${root} ${path.join('.')}`, width: Math.max(...widths) }]
      : [];
  });
}

function elementKey(path: readonly (string | number)[]): string {
  return `at-${path.join('-')}`;
}

async function draw(kind: 'sections' | 'templates', example: JsonObject): Promise<string> {
  const page = { title: 'An example', description: 'An example.', route: '/example' };
  const site = project.validation.site?.data ?? {};
  const written = kind === 'sections' ? [example] : [...(project.expandTemplate(example, page, site) ?? [])];
  const { sections } = await project.sections(written);
  return renderToString(inEnglish(<PageView sections={sections} />));
}

async function photograph({ src, alt }: WrittenImage): Promise<ResolvedImage> {
  const sources = [{ type: 'image/webp', srcset: `/media/${src} 1w` }];
  return { kind: 'file', src: `/media/${src}`, alt, width: 4, height: 3, sources };
}

/** The widest of the lengths in `sizes`: "(max-width: 48rem) 100vw, 34rem" is 768. */
function widest(sizes: string): number {
  const lengths = sizes.split(',').map((entry) => {
    const [, bound, number, unit] =
      /^\s*(?:\(max-width:\s*([\d.]+)rem\)\s+)?([\d.]+)(rem|vw)\s*$/.exec(entry) ?? [];
    if (!number || !unit) throw new Error(`This test can't read the sizes "${sizes}"`);
    if (unit === 'rem') return Number(number) * rem;
    return ((bound ? Number(bound) * rem : windowWidth) * Number(number)) / 100;
  });
  return Math.round(Math.max(...lengths));
}
