import { applyFixes } from '../../../authoring/edits/apply-fixes.ts';
import { isUse } from '../../../core/content/shared-sections.ts';
import { editableData } from '../../../authoring/edits/open-json.ts';
import type { Refused } from '../../../authoring/edits/text-edit.ts';
import type { EditValue, FileEdit, PlainEdit, QuestionEdit } from '../../edit-values.ts';
import { applyEdit } from '../documents/apply-edit.ts';
import { valueInData } from '../../value-in-data.ts';
import { questionEdits } from '../documents/question-edits.ts';
import type { OpenDocument } from '../documents/open-document.ts';
import { diagnosticsToFix } from '../pages/diagnostics-to-fix.ts';
import type { Workspace } from '../workspace.ts';

/** The text of a document after a gesture, with the knowledge of the whole site. */
export async function editText(
  workspace: Workspace,
  document: OpenDocument,
  edit: EditValue,
): Promise<{ text: string } | Refused> {
  const { file, text } = document;
  if (edit.kind === 'fix') {
    const found = await diagnosticsToFix(workspace, document, edit.diagnostics);
    return 'refused' in found ? found : { text: applyFixes(text, found.diagnostics).text };
  }
  if (isQuestionEdit(edit)) {
    const data = editableData(text);
    const edits = 'refused' in data ? data : questionEdits(data.data, edit);
    return 'refused' in edits ? edits : applyEdit(text, edits, workspace.keyOrder(file, text));
  }
  const plain = edit.kind === 'detach' ? await detachedSection(workspace, file, edit) : edit;
  return applyEdit(text, plain, workspace.keyOrder(file, text));
}

function isQuestionEdit(edit: EditValue): edit is QuestionEdit {
  return edit.kind.endsWith('Question');
}

/** A shared section that becomes the page's own is set as it is now, with all its values. */
async function detachedSection(
  workspace: Workspace,
  file: string,
  edit: Extract<PlainEdit, { kind: 'detach' }>,
): Promise<FileEdit> {
  const open = await workspace.page(file);
  if ('refused' in open) return edit;
  const own = valueInData(open.page.written, edit.path);
  const filled = valueInData(open.page.data, edit.path);
  return isUse(own) && filled !== undefined ? { kind: 'set', path: edit.path, value: filled } : edit;
}
