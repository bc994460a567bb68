import { type SectionProps, renderTree, useMessages } from 'pagewright/section';
import { Contents } from './parts/contents.tsx';
import { withMargins } from './parts/margins.ts';
import { References } from './parts/references.tsx';
import type { PaperTextData } from './props.gen.ts';
import styles from './paper-text.module.css';
import type { PaperText } from '../../content/resolved.ts';
import { BackLinks } from './parts/back-links.tsx';

/** The full text of a paper, with contents and cited works next to it, footnotes and references below it. */
export default function PaperText({ data }: SectionProps<PaperTextData>) {
  const t = useMessages();
  const { text, language, references = [] } = data;
  return (
    <section id={data.id} className={styles.root} aria-label={t('journal.text')}>
      <Contents data={data} />
      <div className={styles.column}>
        <div lang={language} dir="auto" className={styles.words}>
          {renderTree(withMargins(data, styles.margin ?? ''))}
        </div>
        {text.notes.length > 0 && <Notes notes={text.notes} language={language} />}
        {references.length > 0 && (
          <References references={references} cited={text.cited} language={language} />
        )}
      </div>
    </section>
  );
}

/** The footnotes, below the text. */
function Notes({ notes, language }: { notes: PaperText['notes']; language: string }) {
  const t = useMessages();
  return (
    <section id="notes" role="doc-endnotes" aria-labelledby="notes-title" className={styles.list}>
      <h2 id="notes-title">{t('journal.notes')}</h2>
      <ol lang={language} dir="auto" className={styles.words}>
        {notes.map(({ id, marks, body }, index) => (
          <li key={id} id={id}>
            {renderTree(body)}
            <span className={styles.back}>
              <BackLinks placeIds={marks} from="note" number={index + 1} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
