import { editorSchemas } from './editor-schema.ts';
import { generateTypes } from './generate-types.ts';
import { compareGenerated, syncGenerated, writeGenerated } from './sync-generated.ts';
import type { Differences } from './sync-generated.ts';

/**
 * Writes what follows from the schemas: the types of src, and the editor's schemas.
 * @param root the engine's root
 * @returns what was not as the schemas ask for, and now is
 */
export async function generate(root: string): Promise<Differences> {
  const differences = await compareGenerated(root, await generateTypes(root));
  await syncGenerated(root, differences);
  await writeGenerated(root, await editorSchemas(root));
  return differences;
}
