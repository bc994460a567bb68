import { previewAddress } from '../../core/page/preview.ts';
import type { DiagnosticPlace, PreviewDiagnostic } from '../../core/page/preview.ts';

/**
 * Opens the position of a diagnostic in the editor.
 * @throws Error if the server does not answer
 */
export async function openInEditor({ open }: PreviewDiagnostic): Promise<void> {
  await answered(await fetch(open));
}

/**
 * Opens a file of the project in the editor.
 * @throws Error if the server does not answer
 */
export async function openFile(file: string): Promise<void> {
  await answered(await fetch(`/__open-in-editor?file=${encodeURIComponent(file)}`));
}

/**
 * Lets the server write the fix of a diagnostic into its file.
 * @throws Error with the server's reason if it refuses
 */
export async function fixDiagnostic({ file, line, column, code }: PreviewDiagnostic): Promise<void> {
  const place: DiagnosticPlace = { file, line, column, code };
  const headers = { 'Content-Type': 'application/json' };
  await answered(await fetch(previewAddress.fix, { method: 'POST', headers, body: JSON.stringify(place) }));
}

async function answered(answer: Response): Promise<void> {
  if (!answer.ok) throw new Error(await answer.text());
}
