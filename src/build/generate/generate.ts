import type { GeneratedFile } from './generated-file.ts';
import { generateTypes } from './generate-types.ts';
import { compareGenerated, syncGenerated } from './sync-generated.ts';
import type { Differences } from './sync-generated.ts';
import { widgetList } from './widget-list.ts';
import { writeEditorSchemas } from './write-editor-schemas.ts';

/**
 * Writes what follows from the schemas: code in src, and the editor's schemas.
 * @param root the engine's root
 * @returns what was not as the schemas ask for, and now is
 */
export async function generate(root: string): Promise<Differences> {
  const differences = await compareGenerated(root, await generatedCode(root));
  await syncGenerated(root, differences);
  await writeEditorSchemas({ engine: root, site: root });
  return differences;
}

/**
 * The code of src that follows from the schemas: types, and the widgets that forms can name.
 * @throws where a schema names what is not there
 */
export async function generatedCode(root: string): Promise<GeneratedFile[]> {
  return [...(await generateTypes(root)), await widgetList(root)];
}
