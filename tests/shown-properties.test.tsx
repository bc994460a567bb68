import { Ajv } from 'ajv';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { CollectionResolver } from '../src/site-build/resolve/context.ts';
import type { WrittenImage } from '../src/core/content/parts.gen.ts';
import type { ResolvedImage } from '../src/core/content/resolved.ts';
import type { JsonObject } from '../src/core/content/valid-page.ts';
import { composeSchemas } from '../src/core/schema/compile-schemas.ts';
import type { SchemaNode } from '../src/core/schema/schema-node.ts';
import { prepare } from '../src/entries/prerender.tsx';
import { ReceiptContext } from '../src/forms/place/form-answer.ts';
import { PageView } from '../src/renderer/page-view.tsx';
import { sectionCode } from '../src/renderer/registry.ts';
import { MapFrameContext } from '../src/ui/map-frame.ts';
import { inEnglish } from './helpers/english.ts';
import { changedProperties, otherwise, shownProblems } from './helpers/property-changes.ts';
import type { ChangedProperty } from './helpers/property-changes.ts';
import { realProject } from './helpers/project.ts';
import { fakeMedia } from './helpers/resolve-context.ts';

/* All content of editors is visible. The test changes each property of each section type in the examples, and the
   rendered output must change too. A property with an effect later or elsewhere has `"shown": false` in its schema. */
const project = await realProject((context) => ({
  ...context,
  media: { ...fakeMedia(), image: drawnImage },
  collections: new Map([...context.collections].map(([name, resolve]) => [name, otherwiseToo(resolve)])),
}));
const { set } = project.validation;
const schemas = (['sections', 'templates'] as const).flatMap((kind) =>
  [...set[kind].keys()].map((name) => [kind, name] as const),
);

beforeAll(() => prepare(sectionCode()), 120_000);

test('the search finds the properties: without them every test would pass', () => {
  expect(schemas.length).toBeGreaterThanOrEqual(30);
  expect(schemas.flatMap((schema) => listProperties(...schema)).length).toBeGreaterThanOrEqual(300);
});

test.each(schemas)(
  'every property of %s/%s is rendered, or its schema says that it is not',
  async (...schema) => {
    const [kind] = schema;
    expect(
      await shownProblems(listProperties(...schema), kind === 'sections' ? render : drawTemplate),
    ).toEqual([]);
  },
);

test('an ignored property is reported, and also a rendered property with `"shown": false`', async () => {
  const part = (more: object) => ({ type: 'string', examples: ['Some words'], maxLength: 20, ...more });
  const schema = {
    $id: 'https://example.org/schemas/sections/notice.schema.json',
    type: 'object',
    required: ['type', 'title'],
    properties: {
      type: { const: 'notice' },
      title: part({}),
      ignored: part({}),
      later: part({ shown: false }),
      denied: part({ shown: false }),
      fixed: { enum: ['one'] },
      items: { type: 'array', items: { type: 'object', properties: { name: part({}), unread: part({}) } } },
    },
  };
  const file = { path: 'schemas/sections/notice.schema.json', text: JSON.stringify(schema) };
  const notices = composeSchemas([file]);
  const example = { type: 'notice', title: 'A title', fixed: 'one', items: [{ name: 'One', unread: 'Two' }] };
  const validate = new Ajv({ strict: false }).compile(schema);
  const properties = changedProperties({
    set: notices,
    root: 'sections/notice',
    examples: [example],
    isValid: (data) => validate(data),
    forms: [],
  });
  const problems = await shownProblems(properties, async ({ title, denied, items = [] }) =>
    JSON.stringify([title, denied, (items as { name?: string }[]).map(({ name }) => name)]),
  );
  expect(problems).toEqual([
    '"ignored" changes nothing in the rendered page: render it, or write "shown": false in its schema.',
    '"denied" is rendered, but its schema says "shown": false.',
    '"fixed" changes nothing in the rendered page: render it, or write "shown": false in its schema.',
    '"items[].unread" changes nothing in the rendered page: render it, or write "shown": false in its schema.',
  ]);
});

function listProperties(kind: 'sections' | 'templates', name: string): ChangedProperty[] {
  const { examples = [] } = set[kind].get(name) as SchemaNode;
  const page = { title: 'An example of a page', description: 'x'.repeat(60) };
  return changedProperties({
    set,
    root: `${kind}/${name}`,
    examples: examples as JsonObject[],
    isValid: (data) =>
      set.validators.page?.({
        ...page,
        ...(kind === 'sections' ? { sections: [data] } : { template: data }),
      }) === true,
    forms: project.validation.forms.map(({ id }) => id),
  });
}

async function drawTemplate(template: JsonObject): Promise<string> {
  const page = { title: 'An example', description: 'An example.', route: '/example' };
  const sections = project.expandTemplate(template, page, project.validation.site?.data ?? {}) ?? [];
  return (await Promise.all(sections.map(render))).join('\n');
}

/** Renders a section in each context that allows it. */
async function render(section: JsonObject): Promise<string> {
  const { sections } = await project.sections([section]);
  return worlds.map((world) => renderToString(inEnglish(world(<PageView sections={sections} />)))).join('\n');
}

/** An image without a file: inline below drawings/, otherwise loaded by its address. */
async function drawnImage({ src, alt }: WrittenImage): Promise<ResolvedImage> {
  if (!src.startsWith('drawings/')) return fakeMedia().image({ src, alt });
  return { kind: 'drawing', alt, attributes: { id: src }, nodes: [] };
}

/** A source of collections with other results: lists are empty, and the texts of objects are different. */
function otherwiseToo(resolve: CollectionResolver): CollectionResolver {
  return async (asked, media) => {
    const value = await resolve(asked, media);
    if (!asked[otherwise]) return value;
    if (Array.isArray(value)) return [];
    return Object.fromEntries(
      Object.entries(value as JsonObject).map(([key, of]) => {
        if (typeof of === 'string') return [key, 'https://other.example'];
        return [key, Array.isArray(of) ? [] : of];
      }),
    );
  };
}

const receipt = { reference: 'A-1', title: 'A form', at: 0 };
const worlds: ((page: ReactNode) => ReactNode)[] = [
  (page) => page,
  (page) => (
    <ReceiptContext value={receipt}>
      <MapFrameContext value="https://maps.example">{page}</MapFrameContext>
    </ReceiptContext>
  ),
];
