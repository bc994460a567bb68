import { CodeActionKind, type CodeAction, type Range } from 'vscode-languageserver/node';
import { applyFixes } from '../../../authoring/edits/apply-fixes.ts';
import { isFixable } from '../../../core/diagnostic.ts';
import { differenceEdits } from '../../../authoring/edits/difference-edits.ts';
import { describeFix, withSchema } from '../../content/verbs/fix.ts';
import type { EditedDocument } from '../completion/names-at.ts';
import { toLspDiagnostic } from '../diagnostics.ts';
import type { LiveState } from '../live-content.ts';
import { toLspRange } from '../path-mapping.ts';
import { toLspEdits } from '../workspace-edit.ts';

/** The kind of the action that applies all safe fixes of a file; an editor may run it on saving. */
const FIX_ALL = `${CodeActionKind.SourceFixAll}.site`;

/** The kinds of code actions that the language server offers. */
export const ACTION_KINDS = [CodeActionKind.QuickFix, FIX_ALL];

/**
 * Code actions with the fixes of `content -- fix` for the diagnostics at a place, one by one, guesses
 * included.
 * @param only the requested kinds. Default: all
 */
export function codeActions(
  { diagnostics, project }: LiveState,
  uri: string,
  { file, kind, text }: EditedDocument,
  range: Range,
  only: readonly string[] | undefined,
): CodeAction[] {
  const isRequested = (action: string) =>
    !only || only.some((requestedKind) => action === requestedKind || action.startsWith(`${requestedKind}.`));
  const editTo = (after: string) => ({
    changes: { [uri]: toLspEdits(text, differenceEdits(text, after)) },
  });
  const fixable = diagnostics.filter((diagnostic) => diagnostic.file === file && isFixable(diagnostic));
  const quickFixes = fixable
    .filter((diagnostic) => overlaps(toLspRange(diagnostic), range))
    .map((diagnostic): CodeAction => ({
      title: describeFix(text, diagnostic),
      kind: CodeActionKind.QuickFix,
      diagnostics: [toLspDiagnostic(diagnostic)],
      isPreferred: !diagnostic.guess,
      edit: editTo(applyFixes(text, [diagnostic]).text),
    }));
  const textWithSchema = withSchema({ path: file, text }, kind, project);
  const schemaAction: CodeAction[] =
    textWithSchema === text || range.start.line > 0
      ? []
      : [
          {
            title: 'Add "$schema", which lets other editors complete and explain the file',
            kind: CodeActionKind.QuickFix,
            edit: editTo(textWithSchema),
          },
        ];
  const safeDiagnostics = fixable.filter(({ guess }) => !guess);
  const fixAllAction: CodeAction[] =
    safeDiagnostics.length === 0
      ? []
      : [
          {
            title: `Apply all safe fixes: ${safeDiagnostics.length} ${safeDiagnostics.length === 1 ? 'place' : 'places'}`,
            kind: FIX_ALL,
            edit: editTo(applyFixes(text, safeDiagnostics).text),
          },
        ];
  return [
    ...(isRequested(CodeActionKind.QuickFix) ? [...quickFixes, ...schemaAction] : []),
    ...(isRequested(FIX_ALL) ? fixAllAction : []),
  ];
}

function overlaps(one: Range, other: Range): boolean {
  const isBefore = (a: Range, b: Range) =>
    a.end.line < b.start.line || (a.end.line === b.start.line && a.end.character < b.start.character);
  return !isBefore(one, other) && !isBefore(other, one);
}
