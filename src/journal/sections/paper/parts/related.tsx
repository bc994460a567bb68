import type { PaperContext, RelatedPaper } from '../../../content/resolved.ts';
import { useMessages } from 'pagewright/section';
import styles from './related.module.css';

/** Further reading: on the same topic, and by the same authors. */
export function Related({ context: { related, byAuthors } }: { context: PaperContext }) {
  const t = useMessages();
  if (!related && !byAuthors) return null;
  return (
    <div className={styles.related}>
      {related && <List title={t('journal.related')} papers={related} />}
      {byAuthors && <List title={t('journal.byAuthors')} papers={byAuthors} />}
    </div>
  );
}

function List({ title, papers }: { title: string; papers: RelatedPaper[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {papers.map(({ to, title: name, language, line, notice }) => (
          <li key={to}>
            <a href={to} lang={language} dir="auto">
              {name}
            </a>{' '}
            <span className="small soft num">{notice ? `${notice} · ${line}` : line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
