import { ownRoot } from '../code/code-places.ts';
import type { Roots } from '../roots.ts';
import type { GeneratedFile } from './generated-file.ts';
import { generateTypes } from './generate-types.ts';
import { compareGenerated, syncGenerated } from './sync-generated.ts';
import type { Differences } from './sync-generated.ts';
import { writeEditorSchemas } from './write-editor-schemas.ts';

/**
 * Writes what follows from the schemas of a project: code in its src, and the editor's schemas.
 * @returns what was not as the schemas ask for, and now is
 */
export async function generate(roots: Roots): Promise<Differences> {
  const root = ownRoot(roots);
  const differences = await compareGenerated(root, await generatedCode(roots));
  await syncGenerated(root, differences);
  await writeEditorSchemas(roots);
  return differences;
}

/**
 * The code of a project's src that follows from its schemas: types, and the widgets that forms can name.
 * @throws where a schema names what is not there
 */
export async function generatedCode(roots: Roots): Promise<GeneratedFile[]> {
  return generateTypes(roots);
}
