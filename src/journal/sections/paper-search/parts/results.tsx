import { useMessages } from '../../../../ui/locale.ts';
import '../../../../ui/parts/languages.css';
import { Marked } from '../../../../ui/parts/search/marked.tsx';
import type { Hit } from '../load-index.ts';
import { placeOf } from '../../../ui/place-of.ts';
import { cutAtWords, excerptOf } from '../words.ts';
import styles from './results.module.css';

interface ResultsProps {
  hits: Hit[];
  /** The place of the first result that was asked for besides: it takes the focus from the button that may be gone. */
  firstMore?: number | undefined;
}

/** What was found, best first, with the words that were found marked. */
export function Results({ hits, firstMore }: ResultsProps) {
  return (
    <ol className={styles.results}>
      {hits.map((hit, place) => (
        <Result key={hit.to} paper={hit} isFirstMore={place === firstMore} />
      ))}
    </ol>
  );
}

function Result({ paper, isFirstMore }: { paper: Hit; isFirstMore: boolean }) {
  const t = useMessages();
  const { words, abstract, keywords = [] } = paper;
  const excerpt = excerptOf(abstract, words) || excerptOf(keywords.join(' · '), words);
  return (
    <li>
      <h3 className="quiet">
        <a href={paper.to} lang={paper.language} dir="auto" ref={isFirstMore ? focus : undefined}>
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
        {` · ${placeOf(paper, t)} · ${paper.published}`}
      </p>
    </li>
  );
}

function focus(link: HTMLAnchorElement | null): void {
  link?.focus();
}
