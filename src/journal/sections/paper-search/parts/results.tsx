import { useMessages } from '../../../../ui/locale.ts';
import '../../../../ui/parts/languages.css';
import { Marked } from '../../../../ui/parts/marked.tsx';
import type { Hit } from '../load-index.ts';
import { cutAtWords, excerptOf } from '../words.ts';
import styles from './results.module.css';

/** What was found, best first, with the words that were found marked. */
export function Results({ hits }: { hits: Hit[] }) {
  return (
    <ol className={styles.results}>
      {hits.map((hit) => (
        <Result key={hit.to} paper={hit} />
      ))}
    </ol>
  );
}

function Result({ paper }: { paper: Hit }) {
  const t = useMessages();
  const { words, abstract, keywords } = paper;
  const excerpt = excerptOf(abstract, words) || excerptOf(keywords.join(' · '), words);
  return (
    <li>
      <h3 className="quiet">
        <a href={paper.to} lang={paper.language} dir="auto">
          <Marked pieces={cutAtWords(paper.title, words)} />
        </a>
      </h3>
      {paper.notice && <b className={styles.notice}>{paper.notice}</b>}
      <p className="small">
        <b>
          <Marked pieces={cutAtWords(paper.authors.join(', '), words)} />
        </b>
      </p>
      {excerpt && (
        <p lang={paper.language} dir="auto" className={styles.excerpt}>
          <Marked pieces={cutAtWords(excerpt, words)} />
        </p>
      )}
      <p className="meta num">
        <Marked pieces={cutAtWords(paper.subject, words)} />
        {` · ${t('journal.volumeIssue', { volume: paper.volume, issue: paper.issue })} · ${paper.published}`}
      </p>
    </li>
  );
}
