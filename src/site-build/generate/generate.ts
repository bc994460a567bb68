import { isEngine, ownRoot } from '../code/code-places.ts';
import type { Roots } from '../roots.ts';
import type { GeneratedFile } from './generated-file.ts';
import { generateTypes } from './generate-types.ts';
import { compareGenerated, syncGenerated } from './sync-generated.ts';
import type { Differences } from './sync-generated.ts';
import { writeEditorSchemas } from './write-editor-schemas.ts';

/**
 * Writes the files generated from a project's schemas: code in src, and the editor schemas.
 * @returns the files that were outdated
 */
export async function generate(roots: Roots): Promise<Differences> {
  const root = ownRoot(roots);
  const differences = await compareGenerated(root, await generatedCode(roots));
  await syncGenerated(root, differences);
  await writeEditorSchemas(roots);
  return differences;
}

/**
 * The generated files of a project: types, and in the engine the documentation of the public API.
 * @throws Error if a schema refers to a missing part or type
 */
export async function generatedCode(roots: Roots): Promise<GeneratedFile[]> {
  const types = await generateTypes(roots);
  if (!isEngine(roots)) return types;
  const { documentApi } = await import('./document-api.ts');
  return [...types, await documentApi(roots.engine)];
}
