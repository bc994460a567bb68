import type { Diagnostic } from '../../core/diagnostic.ts';
import styles from './diagnostics-overlay.module.css';

/** The content's faults, each with its place in the file, over the page in development. */
export function DiagnosticsOverlay({ diagnostics }: { diagnostics: Diagnostic[] }) {
  if (diagnostics.length === 0) return null;
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return (
    <details className={styles.overlay} open={errors > 0} role="status">
      <summary>
        {errors} errors, {diagnostics.length - errors} warnings in the content
      </summary>
      <ol>
        {diagnostics.map((diagnostic, index) => (
          <li key={index} className={diagnostic.severity === 'error' ? styles.error : undefined}>
            <code>
              {diagnostic.file}:{diagnostic.line}:{diagnostic.column}
            </code>
            <p>
              <b>{diagnostic.code}</b> {diagnostic.message}
            </p>
            {diagnostic.hint && <p className="soft">{diagnostic.hint}</p>}
          </li>
        ))}
      </ol>
    </details>
  );
}
