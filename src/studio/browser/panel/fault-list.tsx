import type { PlacedDiagnostic } from '../../protocol.ts';

/** The diagnostics of a value, each with its advice. */
export function PartFaults({ faults, id }: { faults: readonly PlacedDiagnostic[]; id: string }) {
  if (faults.length === 0) return null;
  return (
    <ul className="faults" id={id}>
      {faults.map(({ severity, line, code, message, hint }) => (
        <li key={`${line} ${code} ${message}`} className={severity === 'error' ? 'error' : undefined}>
          <strong>{severity === 'error' ? 'Error: ' : 'Warning: '}</strong>
          {message}
          {hint && <span className="hint"> {hint}</span>}
        </li>
      ))}
    </ul>
  );
}
