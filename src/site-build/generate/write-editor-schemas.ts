import type { Roots } from '../roots.ts';
import { editorSchemas } from './editor-schema.ts';
import { writeGenerated } from './sync-generated.ts';

/** Writes the editor schemas of a site; with them, editors complete the site's names. */
export async function writeEditorSchemas(roots: Roots): Promise<void> {
  await writeGenerated(roots.site, editorSchemas(roots));
}
