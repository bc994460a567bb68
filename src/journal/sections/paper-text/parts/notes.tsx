import type { PaperText } from '../../../content/resolved.ts';
import { tree, useMessages } from 'pagewright/section';
import styles from '../paper-text.module.css';
import { BackLinks } from './back-links.tsx';

/** The footnotes, below the text. */
export function Notes({ notes, language }: { notes: PaperText['notes']; language: string }) {
  const t = useMessages();
  return (
    <section id="notes" role="doc-endnotes" aria-labelledby="notes-title" className={styles.list}>
      <h2 id="notes-title">{t('journal.notes')}</h2>
      <ol lang={language} dir="auto" className={styles.words}>
        {notes.map(({ id, marks, body }, index) => (
          <li key={id} id={id}>
            {tree(body)}
            <span className={styles.back}>
              <BackLinks places={marks} from="note" number={index + 1} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
