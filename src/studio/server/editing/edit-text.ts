import { isUse } from 'pagewright/content';
import {
  applyEdit,
  editableData,
  type FileEdit,
  findValueAt,
  type PlainEdit,
  type Refused,
} from 'pagewright/json';
import { applyFixes } from 'pagewright/rule';
import type { CopyEdit, DetachEdit, EditValue, QuestionEdit } from '../../edit-values.ts';
import { questionEdits } from '../documents/question-edits.ts';
import type { OpenDocument } from '../documents/open-document.ts';
import { diagnosticsToFix } from '../pages/diagnostics-to-fix.ts';
import type { Workspace } from '../workspace.ts';

/** The text of a document after an edit that may depend on the whole site. */
export async function editText(
  workspace: Workspace,
  document: OpenDocument,
  edit: EditValue,
): Promise<{ text: string } | Refused> {
  const { file, text } = document;
  if (edit.kind === 'fix') {
    const fixable = await diagnosticsToFix(workspace, document, edit.diagnostics);
    return 'refused' in fixable ? fixable : { text: applyFixes(text, fixable.diagnostics).text };
  }
  if (edit.kind === 'copy') {
    const insert = await copiedSections(workspace, text, edit);
    return 'refused' in insert ? insert : applyEdit(text, insert, workspace.keyOrder(document));
  }
  if (isQuestionEdit(edit)) {
    const data = editableData(text);
    const edits = 'refused' in data ? data : questionEdits(data.data, edit);
    return 'refused' in edits ? edits : applyEdit(text, edits, workspace.keyOrder(document));
  }
  const plain = edit.kind === 'detach' ? await detachedSection(workspace, file, edit) : edit;
  return 'refused' in plain ? plain : applyEdit(text, plain, workspace.keyOrder(document));
}

async function copiedSections(
  workspace: Workspace,
  text: string,
  { from, paths }: CopyEdit,
): Promise<FileEdit | Refused> {
  const source = await workspace.documents.open(from);
  if ('refused' in source) return source;
  const [sourceData, targetData] = [editableData(source.text), editableData(text)];
  if ('refused' in sourceData) return sourceData;
  if ('refused' in targetData) return targetData;
  const list = findValueAt(targetData.data, ['sections']);
  if (!Array.isArray(list)) return { refused: 'That page has a fixed layout, so no sections can be added.' };
  const values = paths.map((path) => findValueAt(sourceData.data, path));
  if (!values.every((value) => typeof value === 'object' && value !== null))
    return { refused: 'The section is gone.' };
  const edits = values.map((value, number): PlainEdit => {
    // A name is unique on a page.
    const { id: _unique, ...copy } = value as Record<string, unknown>;
    return { kind: 'insert', path: ['sections'], index: list.length + number, value: copy };
  });
  return { kind: 'all', edits };
}

function isQuestionEdit(edit: EditValue): edit is QuestionEdit {
  return edit.kind.endsWith('Question');
}

/** A shared section that becomes the page's own is set with all of its current values. */
async function detachedSection(
  workspace: Workspace,
  file: string,
  { path }: DetachEdit,
): Promise<FileEdit | Refused> {
  const open = await workspace.page(file);
  if ('refused' in open) return open;
  const value = findValueAt(open.page.data, path);
  if (!isUse(findValueAt(open.page.written, path)) || value === undefined)
    return { refused: 'There is no shared section here.' };
  return { kind: 'set', path, value };
}
