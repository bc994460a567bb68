import {
  DiagnosticSeverity,
  type Connection,
  type Diagnostic as LspDiagnostic,
} from 'vscode-languageserver/node';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { LiveState } from './live-content.ts';
import { toLspRange, type PathMapping } from './path-mapping.ts';

/** A diagnostic in the wording of `validate`: message, then hint. */
export function toLspDiagnostic({ message, hint, severity, code, ...place }: Diagnostic): LspDiagnostic {
  return {
    range: toLspRange(place),
    severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    source: 'validate',
    code,
    message: hint === undefined ? message : `${message}\n${hint}`,
  };
}

/**
 * Sends diagnostics to the editor, file by file, and only for files whose diagnostics have changed.
 * @returns a function that receives each state of the content
 */
export function diagnosticsSender(connection: Connection, places: PathMapping): (state: LiveState) => void {
  const sentTexts = new Map<string, string>();
  return ({ diagnostics }) => {
    const byFile = Map.groupBy(diagnostics, ({ file }) => places.toUri(file));
    // A file that has no diagnostics any more is cleared once.
    for (const uri of sentTexts.keys()) if (!byFile.has(uri)) byFile.set(uri, []);
    for (const [uri, fileDiagnostics] of byFile) {
      const lspDiagnostics = fileDiagnostics.map(toLspDiagnostic);
      const text = JSON.stringify(lspDiagnostics);
      if (sentTexts.get(uri) === text) continue;
      if (lspDiagnostics.length === 0) sentTexts.delete(uri);
      else sentTexts.set(uri, text);
      void connection.sendDiagnostics({ uri, diagnostics: lspDiagnostics });
    }
  };
}
