import { useState } from 'react';
import type { PreviewFault } from '../../core/page/preview.ts';
import { fixFault, openInEditor } from './ask-server.ts';
import styles from './fault-list.module.css';

/** Diagnostics with positions; one button opens the position in the editor, another applies the only safe fix. */
export function FaultList({ faults }: { faults: readonly PreviewFault[] }) {
  return (
    <ol className={styles.list}>
      {faults.map((fault, index) => (
        <li key={index} className={fault.severity === 'error' ? styles.error : undefined}>
          <Fault fault={fault} />
        </li>
      ))}
    </ol>
  );
}

function Fault({ fault }: { fault: PreviewFault }) {
  const { file, line, column, severity, code, message, hint, fix, adds } = fault;
  const [refused, setRefused] = useState('');
  const ask = (work: Promise<void>) =>
    void work.then(
      () => setRefused(''),
      (error: Error) => setRefused(error.message),
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
      <p className={styles.ways}>
        <button type="button" className={styles.way} onClick={() => ask(openInEditor(fault))}>
          Open{' '}
          <code>
            {file}:{line}:{column}
          </code>
        </button>
        {fix !== undefined && (
          <button type="button" className={styles.way} onClick={() => ask(fixFault(fault))}>
            Fix: write <code>{fix === '' ? 'nothing' : fix}</code>
          </button>
        )}
        {adds && (
          <button type="button" className={styles.way} onClick={() => ask(fixFault(fault))}>
            Fix: add <code>{JSON.stringify(adds.path.at(-1))}</code>
          </button>
        )}
        <span role="status">{refused}</span>
      </p>
    </>
  );
}
