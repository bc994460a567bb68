import { useMessages } from 'pagewright/section';
import { PrintedWork } from '../../../ui/printed-work.tsx';
import type { PaperTextData } from '../props.gen.ts';
import styles from '../paper-text.module.css';
import { BackLinks } from './back-links.tsx';

interface ReferencesProps {
  references: NonNullable<PaperTextData['references']>;
  /** The ids of the citations, for each reference. */
  cited: readonly string[][];
  language: string;
}

/** The references of the text, each with links back to its citations. */
export function References({ references, cited, language }: ReferencesProps) {
  const t = useMessages();
  return (
    <section id="references" aria-labelledby="references-title" className={styles.list}>
      <h2 id="references-title">{t('journal.references')}</h2>
      <ol lang={language} dir="auto" className={styles.references}>
        {references.map((reference, index) => (
          <li key={index} id={`ref-${index + 1}`}>
            <PrintedWork reference={reference} />
            <span className={styles.back}>
              <BackLinks placeIds={cited[index] ?? []} from="work" number={index + 1} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
