import { useMemo, useRef, useEffect, useState } from 'react';
import { longDate } from '../../core/page/date-parts.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLocale } from '../../ui/locale.ts';
import { Message, joinTexts } from '../../ui/message.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import { listHeadings } from './parts/entries.ts';
import type { Entry } from './parts/entries.ts';
import type { PolicyData } from './props.gen.ts';
import '../../ui/parts/split.css';
import styles from './policy.module.css';

/** A long text with a table of contents that follows the reader. */
export default function Policy({ data }: SectionProps<PolicyData>) {
  const { t, language } = useLocale();
  const { text, keyPoints = [], validFrom } = data;
  const entries = useMemo(() => listHeadings(text), [text]);
  return (
    <section id={data.id} className="wrap section-end" data-hydrate="">
      <div className={`split ruled ${styles.root}`}>
        {entries.length > 0 && (
          <Contents name={data.contentsTitle ?? t('policy.contents')} entries={entries} />
        )}
        <div className={styles.body}>
          {keyPoints.length > 0 && (
            <ul className={styles.brief}>
              {keyPoints.map((point) => (
                <li key={point.title}>
                  <strong>{point.title}</strong>
                  <p>{point.text}</p>
                </li>
              ))}
            </ul>
          )}
          <RichText value={text} className={styles.text} />
          {validFrom && (
            <p className="small soft">
              <Message
                of="policy.effective"
                values={{
                  date: longDate(validFrom, language),
                  time: (content) => <time dateTime={validFrom}>{joinTexts(content)}</time>,
                }}
              />
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

/** The table of contents: next to the text on wide screens; on others a bar above it, folded by default. */
function Contents({ name, entries }: { name: string; entries: Entry[] }) {
  const current = useCurrentEntry(entries);
  const bar = useRef<HTMLDetailsElement>(null);
  const closeBar = () => {
    if (bar.current) bar.current.open = false;
  };
  return (
    <nav className={`quiet ${styles.toc}`} aria-label={name}>
      <div className={styles.beside}>
        <p className={styles.name}>{name}</p>
        <Links entries={entries} current={current} />
      </div>
      <details ref={bar} className={styles.bar}>
        <summary>
          {name}
          <span>{current?.text}</span>
          <Icon name="chevron" />
        </summary>
        <Links entries={entries} current={current} onChoose={closeBar} />
      </details>
    </nav>
  );
}

interface LinksProps {
  entries: Entry[];
  current: Entry | undefined;
  onChoose?: () => void;
}

function Links({ entries, current, onChoose }: LinksProps) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>
          <a href={`#${entry.id}`} aria-current={entry === current ? 'true' : undefined} onClick={onChoose}>
            {entry.text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The part that the visitor is reading: the last one whose heading has passed the upper third of the window.
 */
function useCurrentEntry(entries: readonly Entry[]): Entry | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = entries.flatMap(({ id }) => document.getElementById(id) ?? []);
    const update = () => {
      const passedHeadings = headings.filter(
        (heading) => heading.getBoundingClientRect().top < innerHeight / 3,
      );
      setCurrent((passedHeadings.at(-1) ?? headings[0])?.id);
    };
    // The result changes only when a heading enters or leaves the upper third.
    const observer = new IntersectionObserver(update, { rootMargin: '0px 0px -66%' });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [entries]);
  return entries.find(({ id }) => id === current);
}
