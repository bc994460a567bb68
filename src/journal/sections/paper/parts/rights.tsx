import type { PaperContext } from '../../../content/resolved.ts';
import { useMessages } from 'pagewright/section';
import styles from '../paper.module.css';

/** The terms of use in one sentence, with the licence and the journal's policy. */
export function Rights({ context: { rights } }: { context: PaperContext }) {
  const t = useMessages();
  if (!rights) return null;
  const { text, licence, terms } = rights;
  return (
    <div className={styles.statement}>
      <h2>{t('journal.rights')}</h2>
      <p>
        {text}{' '}
        {licence && (
          <a href={licence.to} rel="license">
            {licence.label}
          </a>
        )}
      </p>
      {terms && (
        <p>
          <a href={terms}>{t('journal.terms')}</a>
        </p>
      )}
    </div>
  );
}
