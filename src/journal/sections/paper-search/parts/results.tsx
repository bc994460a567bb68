import { memo, useEffect, useState } from 'react';
import { Marked } from 'pagewright/marked';
import { Message, afterPaint, bold, useMessages } from 'pagewright/section';
import 'pagewright/styles/languages.css';
import type { PaperCard } from '../../../content/resolved.ts';
import type { IndexedPaper } from '../../../core/search/index-files.ts';
import { placeText } from '../../../ui/place-text.ts';
import { cutAtWords, findExcerpt, type IsFound } from '../words.ts';
import styles from './results.module.css';

interface ListProps {
  papers: IndexedPaper[];
  isFound: IsFound;
  /** The index of the first additional result: it takes the focus from the button, which may be gone. */
  firstMore?: number | undefined;
}

interface ResultsProps extends ListProps {
  /** The query. */
  query: string;
  /** The number of all results. */
  count: number;
  /** The words that were searched in place of misspelt ones. */
  meant?: string | undefined;
  onClear: () => void;
}

/** The results, or a message that there are none. */
export function Results({ query, count, meant, onClear, ...list }: ResultsProps) {
  const t = useMessages();
  if (count === 0)
    return (
      <div className={styles.none}>
        <p className="lede">
          {t(query.includes(' ') ? 'journal.noneOfAll' : 'journal.none', { words: query })}
        </p>
        <p className="soft">{t('journal.tryFewer')}</p>
        <button type="button" className="btn btn-small" onClick={onClear}>
          {t('journal.showAll')}
        </button>
      </div>
    );
  return (
    <>
      {meant && (
        <p>
          <Message of="search.meant" values={{ words: meant, b: bold }} />
        </p>
      )}
      <List {...list} />
    </>
  );
}

/** Papers, best first, with matches highlighted. */
function List({ papers, isFound, firstMore }: ListProps) {
  return (
    <ol className={styles.results}>
      {papers.map((paper, place) => (
        <Result key={paper.to} paper={paper} isFound={isFound} isFirstMore={place === firstMore} />
      ))}
    </ol>
  );
}

/**
 * Renders invisible results in advance, and removes them after layout. Executed code is compiled, and glyphs are
 * cached: the first results, which a visitor waits for, appear in half the time.
 */
export function Rehearsal({ papers }: { papers: PaperCard[] }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => afterPaint(() => setOver(true)), []);
  if (isOver) return null;
  const results = papers.map(({ authors, ...paper }) => ({
    ...paper,
    authors: authors.map(({ name }) => name),
    abstract: paper.title,
  }));
  return (
    <div className={styles.rehearsal}>
      {/* Some words match, others do not. */}
      <List papers={results} isFound={(word) => word.length > 5} />
    </div>
  );
}

interface ResultProps {
  paper: IndexedPaper;
  isFound: IsFound;
  isFirstMore: boolean;
}

/** Memoized, so that a result is rendered once although its list grows. */
const Result = memo(function Result({ paper, isFound, isFirstMore }: ResultProps) {
  const t = useMessages();
  const { abstract, keywords = [] } = paper;
  const excerpt = findExcerpt(abstract, isFound) || findExcerpt(keywords.join(' · '), isFound);
  return (
    <li>
      <h3 className="quiet">
        <a href={paper.to} lang={paper.language} dir="auto" ref={isFirstMore ? focus : undefined}>
          <Marked pieces={cutAtWords(paper.title, isFound)} />
        </a>
      </h3>
      {paper.notice && <b className={styles.notice}>{paper.notice}</b>}
      <p className="small">
        <b>
          <Marked pieces={cutAtWords(paper.authors.join(', '), isFound)} />
        </b>
      </p>
      {excerpt && (
        <p lang={paper.language} dir="auto" className={styles.excerpt}>
          <Marked pieces={cutAtWords(excerpt, isFound)} />
        </p>
      )}
      <p className="meta num">
        <Marked pieces={cutAtWords(paper.subject, isFound)} />
        {` · ${placeText(paper, t)} · `}
        <Marked pieces={cutAtWords(paper.published, isFound)} />
      </p>
    </li>
  );
});

function focus(link: HTMLAnchorElement | null): void {
  link?.focus();
}
