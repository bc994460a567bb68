import type { PlacedDiagnostic } from '../../protocol.ts';
import { FixOffer } from '../fixes/fix-offer.tsx';

/** The diagnostics of a value, each with its advice and its fix. */
export function PartDiagnostics({
  diagnostics,
  id,
}: {
  diagnostics: readonly PlacedDiagnostic[];
  id: string;
}) {
  if (diagnostics.length === 0) return null;
  return (
    <ul className="diagnostics" id={id}>
      {diagnostics.map((diagnostic) => {
        const { severity, line, code, message, hint, fix } = diagnostic;
        return (
          <li key={`${line} ${code} ${message}`} className={severity === 'error' ? 'error' : undefined}>
            <strong>{severity === 'error' ? 'Error: ' : 'Warning: '}</strong>
            {message}
            {hint && <span className="hint"> {hint}</span>}
            {fix && (
              <FixOffer diagnostics={[diagnostic]} label={fix.isGuess ? 'Show a guess' : 'Show the fix'} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
