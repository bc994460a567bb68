import { useRef, useState } from 'react';
import styles from './example-json.module.css';

/** The JSON of an example, for copying. */
export function ExampleJson({ json, title }: { json: string; title: string }) {
  const code = useRef<HTMLPreElement>(null);
  const [status, setStatus] = useState('');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(json);
      setStatus('Copied.');
    } catch {
      // If access to the clipboard is denied, the text is selected.
      if (code.current) getSelection()?.selectAllChildren(code.current);
      setStatus('Selected: copy it with the keyboard.');
    }
  }

  return (
    <div className={styles.json}>
      <p className={styles.actions}>
        <button type="button" className="btn btn-small" onClick={() => void copy()}>
          Copy JSON<span className="hidden"> of {title}</span>
        </button>
        <span role="status" className="soft small">
          {status}
        </span>
      </p>
      <details>
        <summary className="small">Read it</summary>
        <pre ref={code} tabIndex={0} role="region" aria-label={`JSON of ${title}`}>
          <code>{json}</code>
        </pre>
      </details>
    </div>
  );
}
