import {
  DiagnosticSeverity,
  type Connection,
  type Diagnostic as LspDiagnostic,
} from 'vscode-languageserver/node';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { LiveState } from './live-content.ts';
import { toLspRange, type Places } from './places.ts';

/** A fault as `validate` tells it: what is wrong, then what to write instead. */
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
 * Tells the editor of faults, file by file, and only of those files whose faults have changed.
 * @returns takes each state of the content
 */
export function diagnosticsTeller(connection: Connection, places: Places): (state: LiveState) => void {
  const told = new Map<string, string>();
  return ({ diagnostics }) => {
    const byFile = Map.groupBy(diagnostics, ({ file }) => places.uriOf(file));
    // Files that have none any more are told so, once.
    for (const uri of told.keys()) if (!byFile.has(uri)) byFile.set(uri, []);
    for (const [uri, found] of byFile) {
      const shown = found.map(toLspDiagnostic);
      const text = JSON.stringify(shown);
      if (told.get(uri) === text) continue;
      if (shown.length === 0) told.delete(uri);
      else told.set(uri, text);
      void connection.sendDiagnostics({ uri, diagnostics: shown });
    }
  };
}
