import { startTransition, useEffect, useRef } from 'react';
import { useMessages } from '../../../ui/locale.ts';
import { PaperRows } from '../../ui/paper-row.tsx';
import { Announcement } from '../../../ui/parts/announcement.tsx';
import { askedInAddress } from '../../../ui/parts/search-address.ts';
import type { SectionProps } from '../../../ui/section-props.ts';
import { SearchField } from './parts/search-field.tsx';
import type { PaperSearchData } from './props.gen.ts';
import { useSearch } from './use-search.ts';
import styles from './paper-search.module.css';

/** The index and the code that searches it are loaded when the field is used; without scripting all papers are listed. */
export default function PaperSearch({ data }: SectionProps<PaperSearchData>) {
  const t = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const { query, found, failed, search, prepare } = useSearch(data.source);
  const words = query.trim();
  const hits = found?.hits;
  const count = hits?.length ?? data.items.length;

  // What was typed before the page hydrated counts from the moment it hydrates; else what the address asks for.
  useEffect(() => {
    if (!input.current) return;
    input.current.value ||= askedInAddress();
    search(input.current.value);
  }, [search]);

  function clear(): void {
    if (input.current) input.current.value = '';
    search('');
    input.current?.focus();
  }

  return (
    <section id={data.id} className={`wrap section-end ${styles.search}`} data-hydrate="">
      <SearchField
        data={data}
        input={input}
        filled={query !== ''}
        onQuery={(typed) => startTransition(() => search(typed))}
        onFocus={prepare}
        onClear={clear}
      />
      {failed && <p className={styles.failed}>{t('journal.searchFailed')}</p>}
      <div className="head">
        <h2>{t(hits ? 'journal.results' : 'journal.allPapers')}</h2>
        <p className="soft num">{t('journal.papers', { count })}</p>
      </div>
      <Announcement text={hits ? t('journal.found', { count, words }) : ''} />
      {!hits && <PaperRows papers={data.items} rank={3} />}
      {found && found.hits.length > 0 && <found.Results hits={found.hits} papers={data.items} />}
      {hits?.length === 0 && (
        <div className={styles.none}>
          <p className="lede">{t(words.includes(' ') ? 'journal.noneOfAll' : 'journal.none', { words })}</p>
          <p className="soft">{t('journal.tryFewer')}</p>
          <button type="button" className="btn btn-small" onClick={clear}>
            {t('journal.showAll')}
          </button>
        </div>
      )}
    </section>
  );
}
