import { useState } from 'react';
import type { PreviewDiagnostic } from '../../core/page/preview.ts';
import { fixDiagnostic, openInEditor } from './ask-server.ts';
import styles from './diagnostic-list.module.css';

/**
 * Diagnostics with their positions. One button opens the position in the editor, another applies the fix if
 * only one is possible.
 */
export function DiagnosticList({ diagnostics }: { diagnostics: readonly PreviewDiagnostic[] }) {
  return (
    <ol className={styles.list}>
      {diagnostics.map((diagnostic, index) => (
        <li key={index} className={diagnostic.severity === 'error' ? styles.error : undefined}>
          <Diagnostic diagnostic={diagnostic} />
        </li>
      ))}
    </ol>
  );
}

function Diagnostic({ diagnostic }: { diagnostic: PreviewDiagnostic }) {
  const { file, line, column, severity, code, message, hint, fix, adds } = diagnostic;
  const [errorText, setErrorText] = useState('');
  const ask = (work: Promise<void>) =>
    void work.then(
      () => setErrorText(''),
      (error: Error) => setErrorText(error.message),
    );
  return (
    <>
      <p>
        <b>
          {severity === 'error' ? 'Error' : 'Warning'} ({code}):
        </b>{' '}
        {message}
      </p>
      {hint && <p>{hint}</p>}
      <p className={styles.actions}>
        <button type="button" className={styles.action} onClick={() => ask(openInEditor(diagnostic))}>
          Open{' '}
          <code>
            {file}:{line}:{column}
          </code>
        </button>
        {fix !== undefined && (
          <button type="button" className={styles.action} onClick={() => ask(fixDiagnostic(diagnostic))}>
            Fix: write <code>{fix === '' ? 'nothing' : fix}</code>
          </button>
        )}
        {adds && (
          <button type="button" className={styles.action} onClick={() => ask(fixDiagnostic(diagnostic))}>
            Fix: add <code>{JSON.stringify(adds.path.at(-1))}</code>
          </button>
        )}
        <span role="status">{errorText}</span>
      </p>
    </>
  );
}
