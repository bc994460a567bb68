import { readFileSync } from 'node:fs';
import type { ProjectFile } from '../../src/core/project.ts';

const string = { type: 'string', minLength: 1, maxLength: 60 };
const ref = (name: string) => ({ $ref: `../parts.schema.json#/$defs/${name}` });
const id = ref('anchor');

/**
 * A separate, small set of schemas, so that the tests of messages do not depend on the real ones. Only forms are
 * validated against the engine's schemas: questions are the same for every site.
 */
const SCHEMAS: Record<string, object> = {
  page: {
    title: 'Page',
    type: 'object',
    additionalProperties: false,
    required: ['title', 'description'],
    properties: {
      title: {
        ...string,
        title: 'Title',
        description: 'The title of the tab.',
        minLength: 5,
        examples: ['About us'],
      },
      description: {
        ...string,
        title: 'Description',
        description: 'What search engines show.',
        examples: ['Who we are.'],
      },
      tile: {
        title: 'Tile',
        type: 'object',
        additionalProperties: false,
        required: ['title'],
        properties: {
          title: string,
          order: { title: 'Order', description: 'The place.', type: 'integer', minimum: 0, maximum: 99 },
        },
      },
      dialog: {
        type: 'object',
        additionalProperties: false,
        properties: { form: { $ref: 'parts.schema.json#/$defs/formId' } },
      },
      seo: {
        type: 'object',
        additionalProperties: false,
        properties: { noindex: { type: 'boolean' }, canonical: { $ref: 'parts.schema.json#/$defs/url' } },
      },
      sections: { $ref: 'parts.schema.json#/$defs/sections' },
      template: { $ref: '#/$defs/template' },
    },
    oneOf: [{ required: ['sections'] }, { required: ['template'] }],
    $defs: { section: { title: 'Section' }, template: { title: 'Template' } },
  },
  parts: {
    $defs: {
      anchor: {
        title: 'Anchor',
        description: 'A name for links.',
        examples: ['start'],
        type: 'string',
        maxLength: 20,
        pattern: '^[a-z][a-z0-9-]*$',
        part: 'anchor',
      },
      url: {
        title: 'Address',
        description: 'A page, an anchor or a full address.',
        examples: ['/about'],
        type: 'string',
        minLength: 1,
        pattern: '^(/(?!/)\\S*|#\\S+|https://\\S+|mailto:\\S+|tel:\\S+)$',
        part: 'url',
      },
      label: { title: 'Label', description: 'A few words.', ...string },
      text: { title: 'Text', description: 'A sentence.', ...string },
      formId: { title: 'Form', description: 'The name of a form.', type: 'string', part: 'formId' },
      richText: {
        title: 'Rich text',
        description: 'Text with simple HTML.',
        type: 'string',
        minLength: 1,
        part: 'richText',
      },
      link: {
        title: 'Link',
        description: 'Words that lead somewhere.',
        examples: [{ label: 'About', to: '/about' }],
        type: 'object',
        additionalProperties: false,
        required: ['label', 'to'],
        part: 'link',
        properties: { label: string, to: { $ref: '#/$defs/url' } },
      },
      image: {
        title: 'Image',
        description: 'A picture.',
        examples: [{ src: 'a.svg', alt: '' }],
        type: 'object',
        additionalProperties: false,
        required: ['src', 'alt'],
        part: 'image',
        properties: {
          src: { type: 'string' },
          alt: { type: 'string' },
          crop: { title: 'Crop', type: 'object' },
          focus: { title: 'Focal point', type: 'object' },
        },
      },
      film: {
        title: 'Film',
        type: 'object',
        additionalProperties: false,
        required: ['src'],
        part: 'film',
        properties: { src: { type: 'string' } },
      },
      download: { title: 'Download', type: 'string', part: 'download' },
      services: {
        title: 'All services',
        type: 'object',
        additionalProperties: false,
        required: ['collection'],
        part: 'collection',
        properties: {
          collection: { title: 'Collection', description: 'The name of the list.', const: 'services' },
        },
      },
      sections: {
        title: 'Sections',
        description: 'The blocks of the page.',
        type: 'array',
        minItems: 1,
        maxItems: 4,
        part: 'sections',
        items: { $ref: 'page.schema.json#/$defs/section' },
      },
    },
  },
  'sections/hero': {
    title: 'Hero',
    type: 'object',
    additionalProperties: false,
    required: ['type', 'title', 'action'],
    properties: {
      type: { const: 'hero' },
      id,
      title: {
        ...string,
        title: 'Heading',
        description: 'What the page is about.',
        examples: ['Welcome'],
        heading: 1,
        pattern: '\\S',
      },
      text: {
        title: 'Text',
        description: 'A few paragraphs.',
        examples: ['<p>Hello.</p>'],
        ...ref('richText'),
      },
      action: {
        title: 'Button',
        description: 'The first step.',
        examples: [{ label: 'Start', to: '/form' }],
        ...ref('link'),
      },
      image: { title: 'Picture', ...ref('image') },
      film: { title: 'Film', ...ref('film') },
      file: { title: 'File', ...ref('download') },
      look: { title: 'Look', description: 'How the button looks.', enum: ['lit', 'plain'] },
      wide: { title: 'Wide', description: 'Fills the screen.', type: 'boolean' },
    },
  },
  'sections/cards': {
    title: 'Cards',
    type: 'object',
    additionalProperties: false,
    required: ['type', 'title', 'items'],
    properties: {
      type: { const: 'cards' },
      id,
      title: { ...string, title: 'Heading', heading: 2 },
      items: {
        title: 'Cards',
        description: 'The cards in their order.',
        if: { type: 'array' },
        // oxlint-disable-next-line unicorn/no-thenable -- JSON Schema has this keyword
        then: {
          type: 'array',
          minItems: 1,
          maxItems: 3,
          uniqueItems: true,
          items: {
            title: 'Card',
            type: 'object',
            additionalProperties: false,
            required: ['title'],
            properties: {
              title: {
                ...string,
                title: 'Heading',
                description: 'Names the card.',
                examples: ['Speed'],
                heading: 3,
              },
              text: { ...ref('richText') },
            },
          },
        },
        else: ref('services'),
      },
    },
  },
  'sections/tabs': {
    title: 'Tabs',
    type: 'object',
    additionalProperties: false,
    required: ['type', 'panels'],
    properties: {
      type: { const: 'tabs' },
      panels: {
        type: 'array',
        maxItems: 3,
        items: {
          title: 'Panel',
          type: 'object',
          additionalProperties: false,
          required: ['sections'],
          properties: { id, sections: ref('sections') },
        },
      },
    },
  },
  'templates/note': {
    title: 'Note',
    type: 'object',
    additionalProperties: false,
    required: ['type', 'title'],
    properties: { type: { const: 'note' }, title: { ...string, title: 'Heading' } },
  },
  site: {
    title: 'Site',
    type: 'object',
    additionalProperties: false,
    required: ['name'],
    properties: {
      name: { ...string, title: 'Name' },
      language: string,
      timeZone: string,
      messages: { type: 'object' },
      shop: { type: 'object' },
      app: { type: 'object' },
      navigation: { type: 'array', items: { $ref: 'parts.schema.json#/$defs/link' } },
      services: { $ref: 'parts.schema.json#/$defs/services' },
      counts: { type: 'array', items: { type: 'object' } },
      accepted: { type: 'array', items: { type: 'object' } },
    },
  },
};

/** The schema files of the fixture project. */
export function fixtureSchemas(): ProjectFile[] {
  const own = Object.entries(SCHEMAS).map(([name, schema]) => {
    const path = `schemas/${name}.schema.json`;
    return { path, text: JSON.stringify({ $id: `https://example.org/${path}`, ...schema }, null, 2) };
  });
  return [...own, ...formSchemas];
}

/** The engine's schemas of forms. */
export const formSchemas: ProjectFile[] = ['form', 'questions'].map((name) => {
  const path = `schemas/${name}.schema.json`;
  return { path, text: readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8') };
});
