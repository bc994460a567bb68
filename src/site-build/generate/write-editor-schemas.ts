import type { Roots } from '../roots.ts';
import { editorSchemas } from './editor-schema.ts';
import { writeGenerated } from './sync-generated.ts';

/** Writes the schemas for the editor of somebody who works on this site: they offer what it holds. */
export async function writeEditorSchemas(roots: Roots): Promise<void> {
  await writeGenerated(roots.site, editorSchemas(roots));
}
