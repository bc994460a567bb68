import { compareTexts } from 'pagewright/compare';
import { type Refused, differenceEdits } from 'pagewright/json';
import { applyFixes, type Diagnostic, isFixable } from 'pagewright/rule';
import type { FixPreview } from '../../protocol.ts';
import type { OpenDocument } from '../documents/open-document.ts';
import type { Workspace } from '../workspace.ts';
import { diagnosticId } from './diagnostic-id.ts';

/** The diagnostics of a document's current text with the given ids, if all still exist and have fixes. */
export async function diagnosticsToFix(
  workspace: Workspace,
  { file }: OpenDocument,
  ids: readonly string[],
): Promise<{ diagnostics: Diagnostic[] } | Refused> {
  // Positions refer to the checked text.
  const { diagnostics } = await workspace.check();
  const fixable = diagnostics.filter(
    (each) => each.file === file && isFixable(each) && ids.includes(diagnosticId(each)),
  );
  if (fixable.length < ids.length || fixable.length === 0)
    return { refused: 'The page has changed meanwhile: this advice is out of date.' };
  return { diagnostics: fixable };
}

/** The preview of fixes. */
export async function previewFix(
  workspace: Workspace,
  document: OpenDocument,
  ids: readonly string[],
): Promise<FixPreview | Refused> {
  const fixable = await diagnosticsToFix(workspace, document, ids);
  if ('refused' in fixable) return fixable;
  const { file, text } = document;
  const fixed = applyFixes(text, fixable.diagnostics).text;
  if (fixed === text) return { refused: 'This advice would change nothing.' };
  const words = compareTexts(text, fixed, workspace.placedIn(file)).map((each) => each.description);
  return { descriptions: words, ...changedLines(text, fixed) };
}

/** The lines around the only range that differs. */
function changedLines(before: string, after: string): Pick<FixPreview, 'before' | 'after'> {
  const [edit] = differenceEdits(before, after);
  if (!edit) return { before: '', after: '' };
  const start = before.lastIndexOf('\n', edit.offset - 1) + 1;
  const rest = before.length - edit.offset - edit.length;
  return { before: linesTo(before, start, rest), after: linesTo(after, start, rest) };
}

/** Whole lines from an offset to the line of the character at `rest` characters before the end. */
function linesTo(text: string, start: number, rest: number): string {
  const end = text.indexOf('\n', text.length - rest);
  return text.slice(start, end < 0 ? undefined : end);
}
