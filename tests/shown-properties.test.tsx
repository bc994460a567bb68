import { Ajv } from 'ajv';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { CollectionResolver } from '../src/build/resolve/context.ts';
import type { WrittenImage } from '../src/core/content/parts.gen.ts';
import type { ResolvedImage } from '../src/core/content/resolved.ts';
import type { JsonObject } from '../src/core/content/valid-page.ts';
import { composeSchemas } from '../src/core/schema/compose-schema.ts';
import type { SchemaNode } from '../src/core/schema/schema-node.ts';
import { prepare } from '../src/entries/prerender.tsx';
import { ReceiptContext } from '../src/forms/place/form-answer.ts';
import { PageView } from '../src/renderer/page-view.tsx';
import { MapFrameContext } from '../src/ui/map-frame.ts';
import { inEnglish } from './helpers/english.ts';
import { changedProperties, otherwise, shownFaults } from './helpers/property-changes.ts';
import type { ChangedProperty } from './helpers/property-changes.ts';
import { realProject } from './helpers/project.ts';
import { fakeMedia } from './helpers/resolve-context.ts';

/*
 * What an editor writes is seen: each property of each section type is changed in the examples, and something of what is
 * drawn has to change with it. A property that acts later or elsewhere says `"shown": false` in its schema.
 */
const project = await realProject((context) => ({
  ...context,
  media: { ...fakeMedia(), image: drawnImage },
  collections: new Map([...context.collections].map(([name, resolve]) => [name, otherwiseToo(resolve)])),
}));
const { set } = project.validation;
const types = [...set.sections.keys()];

beforeAll(() => prepare(types), 120_000);

test('there is enough to change', () => {
  expect(types.length).toBeGreaterThanOrEqual(40);
  expect(types.flatMap((type) => propertiesOf(type)).length).toBeGreaterThanOrEqual(300);
});

test.each(types)('every property of %s is drawn, or its schema says that it is not', async (type) => {
  expect(await shownFaults(propertiesOf(type), draw)).toEqual([]);
});

test('a property that is ignored is named, and one that is drawn although its schema denies it', async () => {
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
  const faults = await shownFaults(properties, async ({ title, denied, items = [] }) =>
    JSON.stringify([title, denied, (items as { name?: string }[]).map(({ name }) => name)]),
  );
  expect(faults).toEqual([
    '"ignored" changes nothing of what is drawn: draw it, or say "shown": false in its schema.',
    '"denied" is drawn, but its schema says "shown": false.',
    '"fixed" changes nothing of what is drawn: draw it, or say "shown": false in its schema.',
    '"items[].unread" changes nothing of what is drawn: draw it, or say "shown": false in its schema.',
  ]);
});

function propertiesOf(type: string): ChangedProperty[] {
  const { examples = [] } = set.sections.get(type) as SchemaNode;
  return changedProperties({
    set,
    root: `sections/${type}`,
    examples: examples as JsonObject[],
    isValid: (section) =>
      set.validators.page?.({
        title: 'An example of sections',
        description: 'x'.repeat(60),
        sections: [section],
      }) === true,
    forms: project.validation.forms.map(({ id }) => id),
  });
}

/** In each of the worlds in which a section may find itself. */
async function draw(section: JsonObject): Promise<string> {
  const { sections } = await project.sections([section]);
  return worlds.map((world) => renderToString(inEnglish(world(<PageView sections={sections} />)))).join('\n');
}

/** A drawing without a file, as pictures below drawings/ are; any other picture is one that is loaded. */
async function drawnImage({ src, alt }: WrittenImage): Promise<ResolvedImage> {
  if (!src.startsWith('drawings/')) return fakeMedia().image({ src, alt });
  return { kind: 'drawing', alt, attributes: { id: src }, nodes: [] };
}

/** A list is empty, and the texts of an object are others. */
function otherwiseToo(resolve: CollectionResolver): CollectionResolver {
  return (asked) => {
    const value = resolve(asked);
    if (!asked[otherwise]) return value;
    if (Array.isArray(value)) return [];
    const texts = Object.entries(value as JsonObject).filter(([, text]) => typeof text === 'string');
    return {
      ...(value as JsonObject),
      ...Object.fromEntries(texts.map(([key]) => [key, 'https://other.example'])),
    };
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
