import type { Roots } from '../roots.ts';
import { editorSchemas } from './editor-schema.ts';
import { writeGenerated } from './sync-generated.ts';

/** Writes the schemas for the editor of somebody who works on this site: they offer what it holds. */
export async function writeEditorSchemas({ engine, site }: Roots): Promise<void> {
  await writeGenerated(engine, await editorSchemas(engine, site));
}
