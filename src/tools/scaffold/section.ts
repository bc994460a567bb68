import { PLACEHOLDER } from '../../core/content/placeholder.ts';
import { isEngine } from '../../site-build/code/code-places.ts';
import { pascalCase } from '../../site-build/generate/pascal-case.ts';
import { findSectionByAlias } from '../../core/schema/other-names.ts';
import { jsonText, type Scaffold } from './scaffold-files.ts';
import type { ScaffoldSite } from './scaffold-site.ts';
import { part, schemaHead } from './schema-parts.ts';

/** A section type: its schema and its folder, with a heading and a text as a start. */
export function newSection(name: string, { set, roots }: Pick<ScaffoldSite, 'set' | 'roots'>): Scaffold {
  const aliasedSection = findSectionByAlias(name, set.sections);
  const schema = `schemas/sections/${name}.schema.json`;
  const folder = `src/sections/${name}`;
  return {
    files: [
      { path: schema, text: jsonText(createSchema(name)) },
      { path: `${folder}/${name}.tsx`, text: createComponent(name, isEngine(roots)) },
      { path: `${folder}/${name}.module.css`, text: '.root {\n  display: grid;\n  gap: var(--s3);\n}\n' },
    ],
    next: [
      ...(aliasedSection
        ? [
            `The type "${aliasedSection.type}" is also called ${name}: if it fits, use that one and remove these files.`,
          ]
        : []),
      `Write the sentence that begins with ${PLACEHOLDER} in ${schema}: until then, check and build refuse it.`,
      `Describe there what an editor may write; the component is ${folder}/${name}.tsx.`,
      'Run `npm run generate` after each change of the schema: it writes the types.',
      `Use it on a page with { "type": "${name}", "title": "A heading" }. No other file needs a change; \`npm test\` checks it, too.`,
    ],
  };
}

function createSchema(name: string): unknown {
  const words = name.replaceAll('-', ' ');
  return {
    ...schemaHead('sections', name, `${PLACEHOLDER}: say in one sentence what this section is for.`),
    group: 'text',
    required: ['type', 'title'],
    examples: [{ type: name, title: 'A heading', text: '<p>A paragraph.</p>' }],
    properties: {
      type: {
        title: 'Type',
        description: `The type of this section: ${words}.`,
        examples: [name],
        const: name,
      },
      id: part('anchor', 'Anchor', 'A name for this section, so that links can point to it.', 'start'),
      title: { ...part('label', 'Heading', 'The heading of the section.', 'A heading'), heading: 2 },
      text: part('richText', 'Text', 'The text below the heading.', '<p>A paragraph.</p>'),
    },
  };
}

function createComponent(name: string, isInEngine: boolean): string {
  const component = pascalCase(name);
  const parts = isInEngine
    ? `import { RichText } from '../../ui/rich-text.tsx';
import type { SectionProps } from '../../ui/section-props.ts';`
    : `import { RichText, type SectionProps } from 'pagewright/section';`;
  return `${parts}
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
