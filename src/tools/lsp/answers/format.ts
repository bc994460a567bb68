import path from 'node:path';
import type { TextEdit } from 'vscode-languageserver/node';
import type { Roots } from '../../../site-build/roots.ts';
import { differenceEdits } from '../../../authoring/edits/difference-edits.ts';
import { applyEdits } from '../../../authoring/edits/text-edit.ts';
import { formatFileText } from '../../content/as-formatted.ts';
import { orderFile } from '../../content/verbs/fmt.ts';
import type { EditedDocument } from '../completion/names-at.ts';
import type { LiveState } from '../live-content.ts';
import { toLspEdits } from '../workspace-edit.ts';

/**
 * Formats a file: keys sorted by their schema, as `content -- fmt` does, in the layout of `npm run format`.
 */
export async function format(
  { engine, site }: Roots,
  { validation }: LiveState,
  { file, kind, text }: EditedDocument,
): Promise<TextEdit[]> {
  const ordered = orderFile({ path: file, kind, text }, validation.set);
  // Invalid JSON can’t be formatted; validation reports it.
  if ('refused' in ordered) return [];
  const after = await formatFileText(engine, path.join(site, file), applyEdits(text, ordered.edits));
  return toLspEdits(text, differenceEdits(text, after));
}
