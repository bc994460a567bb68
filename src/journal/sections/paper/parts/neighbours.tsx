import type { PaperContext, PaperLink } from '../../../content/resolved.ts';
import styles from './neighbours.module.css';

/** The papers before and after this one in its issue. */
export function Neighbours({ context: { previous, next } }: { context: PaperContext }) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label="Papers in this issue">
      {previous && <Neighbour words="Previous paper" paper={previous} rel="prev" />}
      {next && <Neighbour words="Next paper" paper={next} rel="next" />}
    </nav>
  );
}

function Neighbour({ words, paper, rel }: { words: string; paper: PaperLink; rel: 'prev' | 'next' }) {
  return (
    <a href={paper.to} rel={rel} className={styles[rel]}>
      <span className="small soft">{words}</span>{' '}
      <b lang={paper.language} dir="auto">
        {paper.title}
      </b>
    </a>
  );
}
