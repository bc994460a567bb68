import type { PaperContext, PaperLink } from '../../../content/resolved.ts';
import { useMessages } from 'pagewright/section';
import styles from './neighbours.module.css';

/** The papers before and after this one in its issue. */
export function Neighbours({ context: { previous, next } }: { context: PaperContext }) {
  const t = useMessages();
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={t('journal.papersInIssue')}>
      {previous && <Neighbour words={t('journal.previousPaper')} paper={previous} rel="prev" />}
      {next && <Neighbour words={t('journal.nextPaper')} paper={next} rel="next" />}
    </nav>
  );
}

function Neighbour({ words, paper, rel }: { words: string; paper: PaperLink; rel: 'prev' | 'next' }) {
  return (
    <a href={paper.to} rel={rel} className={rel === 'prev' ? styles.prev : styles.next}>
      <span className="small soft">{words}</span>{' '}
      <b lang={paper.language} dir="auto">
        {paper.title}
      </b>
    </a>
  );
}
