import type { ReadSchema, Scaffold } from './scaffold-files.ts';

/** A section type: its schema and its folder, with a heading and a text to start from. */
export async function newSection(name: string, _read: ReadSchema): Promise<Scaffold> {
  const component = name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const folder = `src/sections/${name}`;
  return {
    files: [
      { path: `schemas/sections/${name}.schema.json`, text: `${JSON.stringify(schemaOf(name), null, 2)}\n` },
      { path: `${folder}/${name}.tsx`, text: componentOf(name, component) },
      { path: `${folder}/${name}.module.css`, text: '.root {\n  display: grid;\n  gap: var(--s3);\n}\n' },
    ],
    next: [
      'Run `npm run generate`: it writes the types of the section beside it.',
      `Say in schemas/sections/${name}.schema.json what an editor may write; the component is ${folder}/${name}.tsx.`,
      `Use it on a page with { "type": "${name}" }. Nothing else needs an edit; \`npm test\` checks it with the rest.`,
    ],
  };
}

function schemaOf(name: string): unknown {
  const label = name.replaceAll('-', ' ');
  const title = label.charAt(0).toUpperCase() + label.slice(1);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `https://example.org/schemas/sections/${name}.schema.json`,
    title,
    description: `Say in one sentence what the ${label} section is for.`,
    type: 'object',
    additionalProperties: false,
    required: ['type', 'title'],
    examples: [{ type: name, title: 'A heading', text: '<p>A paragraph.</p>' }],
    properties: {
      type: { title: 'Type', description: `Makes this section a ${label}.`, examples: [name], const: name },
      id: part('anchor', 'Anchor', 'A name for this section, so that links can point to it.', 'start'),
      title: { ...part('label', 'Heading', 'The heading of the section.', 'A heading'), heading: 2 },
      text: part('richText', 'Text', 'The text below the heading.', '<p>A paragraph.</p>'),
    },
  };
}

function part(name: string, title: string, description: string, example: string): Record<string, unknown> {
  return { title, description, examples: [example], $ref: `../parts.schema.json#/$defs/${name}` };
}

function componentOf(name: string, component: string): string {
  return `import { RichText } from '../../ui/rich-text.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { ${component}Data } from './props.gen.ts';
import styles from './${name}.module.css';

export default function ${component}({ data }: SectionProps<${component}Data>) {
  return (
    <section id={data.id} className={\`wrap section \${styles.root}\`}>
      <h2>{data.title}</h2>
      {data.text && <RichText value={data.text} />}
    </section>
  );
}
`;
}
