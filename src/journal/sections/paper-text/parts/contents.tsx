import { Icon, useMessages } from 'pagewright/section';
import { useEffect, useState } from 'react';
import type { PaperTextData } from '../props.gen.ts';
import styles from './contents.module.css';

interface ContentsEntry {
  id: string;
  title: string;
  /** The language of the title, if not that of the page. */
  language?: string;
}

/**
 * The contents of the text. On wide screens they are next to it, stay visible and, after hydration, mark the
 * current part; on other screens they are folded above it.
 */
export function Contents({ data: { text, language, references = [] } }: { data: PaperTextData }) {
  const t = useMessages();
  const entries: ContentsEntry[] = [
    ...text.contents.map((entry) => ({ ...entry, language })),
    ...(text.notes.length > 0 ? [{ id: 'notes', title: t('journal.notes') }] : []),
    ...(references.length > 0 ? [{ id: 'references', title: t('journal.references') }] : []),
  ];
  const current = usePartInView(entries.map(({ id }) => id).join(' '));
  if (text.contents.length === 0) return null;
  return (
    <nav className={`quiet ${styles.contents}`} aria-label={t('journal.contents')}>
      <div className={styles.beside}>
        <p>{t('journal.contents')}</p>
        <Links entries={entries} current={current} />
      </div>
      <details className={styles.above}>
        <summary>
          {t('journal.contents')}
          <Icon name="chevron" />
        </summary>
        <Links entries={entries} />
      </details>
    </nav>
  );
}

function Links({ entries, current }: { entries: ContentsEntry[]; current?: string | undefined }) {
  return (
    <ol>
      {entries.map(({ id, title, language }) => (
        <li key={id}>
          <a href={`#${id}`} lang={language} aria-current={id === current ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/**
 * The part of the page that is being read: the one that crosses a line in the upper half of the window.
 * @param ids the ids of the parts, joined by spaces
 */
function usePartInView(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.filter(({ isIntersecting }) => isIntersecting).at(-1);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: '-30% 0px -69% 0px' },
    );
    for (const id of ids.split(' ')) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
