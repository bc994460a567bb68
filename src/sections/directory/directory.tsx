import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../ui/locale.ts';
import { Message, bold } from '../../ui/message.tsx';
import { Announcement, announcementPauseMs } from '../../ui/parts/announcement.tsx';
import { readQueryParameter, writeQueryParameter } from '../../ui/parts/search/search-address.ts';
import { Picture } from '../../ui/picture.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import { AdvisorCard } from './parts/advisor-card.tsx';
import type { DirectoryData } from './props.gen.ts';
import { matchingFirst } from './parts/matching-first.ts';
import { matches, normaliseQuery } from './parts/search.ts';
import { DirectorySearchBox } from './parts/search-box.tsx';
import { SubjectChips } from './parts/subject-chips.tsx';
import styles from './directory.module.css';

/** Many people with a search by name or subject, which filters while typing. */
export default function Directory({ data }: SectionProps<DirectoryData>) {
  const t = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [group, setGroup] = useState('');
  const [correction, setCorrection] = useState<{ query: string; corrected: string }>();
  const typedQuery = normaliseQuery(query);
  const hasMatch = data.items.some((advisor) => matches(advisor, typedQuery));
  const correctedQuery = !hasMatch && correction?.query === query ? correction.corrected : undefined;
  const needle = correctedQuery ?? typedQuery;
  const matchingAdvisors = data.items.filter((advisor) => matches(advisor, needle));
  const count = matchingAdvisors.length;
  const groups = [...new Set(data.items.flatMap((advisor) => advisor.group ?? []))];
  const subjectAdvisors = matchingAdvisors.filter((advisor) => group !== '' && advisor.group === group);
  const announcedQuery = correctedQuery ?? (needle ? query.trim() : group);

  // Applies the input from before hydration, or the query in the address.
  useEffect(() => {
    if (!input.current) return;
    input.current.value ||= readQueryParameter();
    setQuery(input.current.value);
  }, []);

  // The code for typing errors is loaded only when it is needed.
  useEffect(() => {
    if (hasMatch) return undefined;
    let isLate = false;
    void import('./parts/correct-query.ts').then(({ correctQuery }) => {
      const corrected = correctQuery(query, data.items);
      if (corrected && !isLate) setCorrection({ query, corrected });
    }, console.warn);
    return () => {
      isLate = true;
    };
  }, [hasMatch, query, data.items]);

  // The search is in the address, so that it can be shared.
  useEffect(() => {
    const timer = setTimeout(
      () => writeQueryParameter(input.current?.value.trim() ?? ''),
      announcementPauseMs,
    );
    return () => clearTimeout(timer);
  }, [query]);

  // The input is painted first; the list follows as a transition, for slow phones.
  function search(text: string) {
    startTransition(() => setQuery(text));
  }

  const choose = useCallback((subject: string) => startTransition(() => setGroup(subject)), []);

  function clear() {
    if (input.current) input.current.value = '';
    search('');
    input.current?.focus();
  }

  return (
    <section id={data.id} className="wrap section-end" data-hydrate="">
      <DirectorySearchBox input={input} onQuery={search} onClear={clear} />
      <noscript>
        <p className="soft">{t('search.needsScripts')}</p>
      </noscript>
      {data.chips && <SubjectChips chips={data.chips} subjects={groups} chosen={group} onChoose={choose} />}
      <p className={`num ${styles.count}`}>
        <Message of="advisors.count" values={{ count, b: bold }} />
        {correctedQuery && (
          <>
            {' · '}
            <Message of="search.meant" values={{ words: correctedQuery, b: bold }} />
          </>
        )}
      </p>
      <Announcement
        text={
          announcedQuery &&
          t('advisors.found', { count: needle ? count : subjectAdvisors.length, query: announcedQuery })
        }
      />
      <ul className={styles.people} hidden={count === 0}>
        {matchingFirst(data.items, group).map((advisor) => {
          const hidden = !matchingAdvisors.includes(advisor);
          const highlightedText = hidden ? '' : needle;
          return (
            <AdvisorCard
              key={advisor.name}
              advisor={advisor}
              needle={highlightedText}
              hidden={hidden}
              isLit={subjectAdvisors.includes(advisor)}
            />
          );
        })}
      </ul>
      {count === 0 && (
        <div className={styles.empty}>
          <Picture image={data.empty.image} sizes="15rem" />
          <h2>{t('advisors.none', { query: query.trim() })}</h2>
          <p className="soft">{data.empty.text}</p>
          <button type="button" className="btn btn-small" onClick={clear}>
            {t('advisors.clear')}
          </button>
        </div>
      )}
    </section>
  );
}
