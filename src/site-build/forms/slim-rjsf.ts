import type { Plugin } from 'vite';

/**
 * Removes parts of the form library that our theme replaces: widgets, most templates, grid layouts, and Markdown in
 * hints. They are 37 kB of the 97 kB that a page with a form would load. Parts that are imported in other ways stay.
 */
export function slimRjsf(): Plugin {
  return {
    name: 'slim-rjsf',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(\.\/components\/|markdown-to-jsx)/ },
      handler(id, importer) {
        const from = importer?.replaceAll('\\', '/') ?? '';
        if (!/\/@rjsf\/core\/lib\//.test(from)) return undefined;
        return Object.hasOwn(replacements, id) ? `${mark}${id}` : undefined;
      },
    },
    load: { filter: { id: /^\0slim-rjsf:/ }, handler: (id) => replacements[id.slice(mark.length)] },
  };
}

const mark = '\0slim-rjsf:';
const core = '@rjsf/core/lib/components';
const fields = [
  'ArrayField',
  'BooleanField',
  'FallbackField',
  'MultiSchemaField',
  'NullField',
  'NumberField',
  'ObjectField',
  'OptionalDataControlsField',
  'SchemaField',
  'StringField',
];

/** Replacements of the library's modules, by the name in its registry's imports. */
const replacements: Record<string, string> = {
  './components/widgets/index.js': 'export default () => ({});',
  './components/templates/index.js': [
    `import MultiSchemaFieldTemplate from '${core}/templates/MultiSchemaFieldTemplate.js';`,
    'export default () => ({ MultiSchemaFieldTemplate, ButtonTemplates: {} });',
  ].join('\n'),
  './components/fields/index.js': [
    ...fields.map((name) => `import ${name} from '${core}/fields/${name}.js';`),
    `export default () => ({ AnyOfField: MultiSchemaField, OneOfField: MultiSchemaField, ${fields.join(', ')} });`,
  ].join('\n'),
  'markdown-to-jsx/react': 'export const Markdown = ({ children }) => children;',
};
