import { useState } from 'react';
import { openFile } from '../ask-server.ts';
import styles from './open-files.module.css';

/** The files of a section type or a template: schema and code, with buttons that open them in the editor. */
export function OpenFiles({ files }: { files: readonly string[] }) {
  const [refused, setRefused] = useState('');
  const open = (file: string) =>
    void openFile(file).then(
      () => setRefused(''),
      (error: Error) => setRefused(error.message),
    );
  return (
    <>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file}>
            <button type="button" className={styles.file} onClick={() => open(file)}>
              Open <code>{file}</code>
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{refused}</p>
    </>
  );
}
