import { PLACEHOLDER } from '../../core/content/placeholder.ts';
import { isEngine } from '../../site-build/code/code-places.ts';
import { pascalCase } from '../../site-build/generate/pascal-case.ts';
import { jsonText, type Scaffold } from './scaffold-files.ts';
import type { ScaffoldSite } from './scaffold-site.ts';
import { part, schemaHead } from './schema-parts.ts';

/**
 * A template: its schema, and the function that turns its data into sections; with a heading and a text as a
 * start.
 */
export function newTemplate(name: string, { roots }: Pick<ScaffoldSite, 'roots'>): Scaffold {
  const schema = `schemas/templates/${name}.schema.json`;
  const code = `src/templates/${name}.ts`;
  return {
    files: [
      { path: schema, text: jsonText(createSchema(name)) },
      { path: code, text: createCode(name, isEngine(roots)) },
    ],
    next: [
      `Write the sentence that begins with ${PLACEHOLDER} in ${schema}: until then, check and build refuse it.`,
      `Describe there what an editor may write; ${code} makes sections of it.`,
      'Run `npm run generate` after each change of the schema: it writes the types.',
      `Write a page with it: \`npm run new -- ${name} my-page\`.`,
    ],
  };
}

function createSchema(name: string): unknown {
  const words = name.replaceAll('-', ' ');
  return {
    ...schemaHead(
      'templates',
      name,
      `${PLACEHOLDER}: say in one sentence what a page with this template shows.`,
    ),
    required: ['type', 'title', 'text'],
    examples: [{ type: name, title: 'A heading', text: '<p>A paragraph.</p>' }],
    properties: {
      type: {
        title: 'Template',
        description: `Lays this page out as a ${words}.`,
        examples: [name],
        const: name,
      },
      title: { ...part('label', 'Heading', 'The heading of the page.', 'A heading'), heading: 1 },
      text: part('richText', 'Text', 'The text below the heading.', '<p>A paragraph.</p>'),
    },
  };
}

function createCode(name: string, isInEngine: boolean): string {
  const type = `Written${pascalCase(name)}`;
  return `import type { WrittenSections } from '${isInEngine ? '../core/content/parts.gen.ts' : 'pagewright/content'}';
import type { ${type} } from '${isInEngine ? '../core/content' : '../content'}/${name}.gen.ts';

/** A page with a head and a text. */
export function expand({ title, text }: ${type}): WrittenSections {
  return [
    { type: 'page-head', title },
    { type: 'text-block', text },
  ];
}
`;
}
