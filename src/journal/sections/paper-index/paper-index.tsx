import { type SectionProps, useMessages } from 'pagewright/section';
import 'pagewright/styles/languages.css';
import type { IndexGroup, IndexPart } from '../../content/resolved.ts';
import type { PaperIndexData } from './props.gen.ts';
import styles from './paper-index.module.css';

export default function PaperIndex({ data: { id, label, items, empty } }: SectionProps<PaperIndexData>) {
  const t = useMessages();
  const { groups, parts } = items;
  const root = id ?? 'index';
  return (
    <section id={id} className={`wrap section-end ${styles.index}`}>
      {groups.length === 0 && <p className="lede">{empty ?? t('journal.noPapers')}</p>}
      {parts.length > 0 && <Parts parts={parts} />}
      {groups.length > 1 && (
        <nav className={styles.letters} aria-label={label}>
          <ul>
            {groups.map(({ title }, place) => (
              <li key={title}>
                <a href={`#${root}-${place + 1}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map((group, place) => (
        <Group key={group.title} group={group} id={`${root}-${place + 1}`} />
      ))}
    </section>
  );
}

/** The other parts of a long index, each by its first and last name. */
function Parts({ parts }: { parts: readonly IndexPart[] }) {
  const t = useMessages();
  return (
    <nav className={styles.parts} aria-label={t('journal.parts')}>
      <details>
        <summary>{t('journal.parts')}</summary>
        <ol>
          {parts.map(({ first, last, to, isHere }, place) => (
            <li key={place + 1}>
              <a href={to} aria-current={isHere ? 'page' : undefined}>
                {first === last ? first : `${first} – ${last}`}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

function Group({ group: { title, entries }, id }: { group: IndexGroup; id: string }) {
  return (
    <div id={id} className={styles.group}>
      <h2>{title}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} id={entry.id} className={styles.entry}>
            <div>
              <h3 lang={entry.language} dir="auto">
                {entry.name}
              </h3>
              {entry.note && <p className="small soft">{entry.note}</p>}
            </div>
            <ul className={styles.papers}>
              {entry.papers.map((paper) => (
                <li key={paper.to}>
                  <a href={paper.to} lang={paper.language} dir="auto">
                    {paper.title}
                  </a>{' '}
                  {paper.notice && <b className={styles.notice}>{paper.notice}</b>}{' '}
                  <span className="small soft num">{paper.issue}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
