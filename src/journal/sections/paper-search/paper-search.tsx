import { memo, useEffect, useRef } from 'react';
import { Announcement, readQueryParameter } from 'pagewright/search';
import { type SectionProps, TextLink, useMessages } from 'pagewright/section';
import { PaperRows } from '../../ui/paper-row.tsx';
import { SearchField } from './parts/search-field.tsx';
import type { PaperSearchData } from './props.gen.ts';
import { firstResultCount } from '../../core/search/index-files.ts';
import { useSearch } from './use-search.ts';
import styles from './paper-search.module.css';

/** Memoized, so that rows are not rendered again with each letter. */
const NewestRows = memo(PaperRows);

/**
 * The index and the search code are loaded on use, as far as needed; before that, and without scripting, the newest
 * papers are listed and, if there are more, a link to all.
 */
export default function PaperSearch({ data }: SectionProps<PaperSearchData>) {
  const t = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const { newest, count: all, index, archive } = data.items;
  const { found, isLate, hasMore, hasFailed, search, prepare, Rehearsal, showMore } = useSearch(index);
  const words = found?.query ?? '';
  const count = found?.count ?? all;
  const isWhole = newest.length === all;
  const list = isWhole ? 'journal.allPapers' : 'journal.newestPapers';

  // Applies input from before hydration, else the query in the address.
  useEffect(() => {
    if (!input.current) return;
    input.current.value ||= readQueryParameter();
    search(input.current.value);
  }, [search]);

  function clear(): void {
    if (input.current) input.current.value = '';
    search('');
    input.current?.focus();
  }

  return (
    <section id={data.id} className={`wrap section-end ${styles.search}`} data-hydrate="">
      <SearchField data={data} input={input} onQuery={search} onFocus={prepare} onClear={clear} />
      <noscript>
        <p className={`soft ${styles.plain}`}>{t('search.needsScripts')}</p>
      </noscript>
      {hasFailed && <p className={styles.failed}>{t('journal.searchFailed')}</p>}
      <div className="head">
        <h2>{t(found ? 'journal.results' : isLate ? 'journal.searching' : list)}</h2>
        {!isLate && (
          <p className="soft num">{t(found ? 'journal.resultCount' : 'journal.papers', { count })}</p>
        )}
      </div>
      <Announcement text={found ? t('journal.found', { count, words: found.meant ?? words }) : ''} />
      <div className={found || isLate ? styles.away : undefined}>
        <NewestRows papers={newest} rank={3} seenFirst={firstResultCount} />
        {!isWhole && <TextLink link={{ label: t('journal.allIssues'), to: archive }} />}
      </div>
      {Rehearsal && <Rehearsal papers={newest.slice(0, firstResultCount)} />}
      {found && <found.Results {...found} onClear={clear} />}
      {found && hasMore && (
        <button type="button" className={`btn btn-small ${styles.more}`} onClick={showMore}>
          {t('journal.moreResults')}
        </button>
      )}
    </section>
  );
}
