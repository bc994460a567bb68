import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SchemaNode } from '../../core/schema/schema-node.ts';
import { generatedModule } from './generated-file.ts';
import type { GeneratedFile } from './generated-file.ts';
import { pascalCase } from './pascal-case.ts';

/**
 * The components of the widgets that a form can name, by these names: a name in the schema and a file beside the others
 * are all that a new one takes.
 * @param root the engine's root
 */
export async function widgetList(root: string): Promise<GeneratedFile> {
  const names = await namesOfWidgets(root);
  const lines = [
    "import type { RegistryWidgetsType } from '@rjsf/utils';",
    ...names.map((name) => `import { ${pascalCase(name)}Widget } from './${name}-widget.tsx';`),
    '',
    'export const widgetsByName: RegistryWidgetsType = {',
    ...names.map((name) => `${JSON.stringify(name)}: ${pascalCase(name)}Widget,`),
    '};',
  ];
  return generatedModule('src/forms/widgets/widgets.gen.ts', SCHEMA, `${lines.join('\n')}\n`);
}

const SCHEMA = 'schemas/questions.schema.json';

async function namesOfWidgets(root: string): Promise<string[]> {
  const schema = JSON.parse(await readFile(path.join(root, SCHEMA), 'utf8')) as SchemaNode;
  const widget = schema.$defs?.['questionUi']?.properties?.['ui:widget'];
  return [...((widget?.enum ?? []) as string[])].sort();
}
