import { useEffect, useId, useRef, useState } from 'react';
import type { PaperContext } from '../../../content/resolved.ts';
import { Icon, renderTree, useMessages } from 'pagewright/section';
import { copyText } from '../copy-text.ts';
import choice from './choice.module.css';
import styles from './cite.module.css';

/** The anchor of the citations. */
export const citeId = 'how-to-cite';

/**
 * The citations of the paper in five styles, as the build has written them, and as files. CSS shows the chosen one,
 * also before scripts run; without scripting all five are visible.
 */
export function Cite({ context: { citations, files, referenceFiles } }: { context: PaperContext }) {
  const t = useMessages();
  const name = useId();
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState(0);
  const [outcome, setOutcome] = useState('');

  // Two styles include the date of access, which only the browser knows.
  useEffect(() => {
    for (const day of list.current?.querySelectorAll<HTMLElement>('[data-form]') ?? [])
      day.textContent = today(day.dataset['form']);
  }, []);

  async function copy(): Promise<void> {
    // Applies a choice from before hydration.
    const inputs = list.current?.parentElement?.querySelectorAll('input') ?? [];
    const index = Math.max(
      0,
      [...inputs].findIndex((input) => input.checked),
    );
    const text = list.current?.children[index]?.querySelector('p');
    if (!text) return;
    const isCopied = await copyText(text);
    const style = citations[index]?.style ?? '';
    setOutcome(isCopied ? t('journal.citationCopied', { style }) : t('journal.citationNotCopied'));
  }

  if (citations.length === 0) return null;
  return (
    <section id={citeId} className={styles.cite}>
      <h2>{t('journal.cite')}</h2>
      <fieldset className={styles.choices}>
        <legend className="hidden">{t('journal.citationStyle')}</legend>
        {citations.map(({ style }, index) => (
          <label key={style} className={choice.choice}>
            <input
              type="radio"
              name={name}
              defaultChecked={index === chosen}
              onChange={() => {
                setChosen(index);
                setOutcome('');
              }}
            />
            <span>{style}</span>
          </label>
        ))}
      </fieldset>
      <ul ref={list} className={styles.texts}>
        {citations.map(({ style, text }) => (
          <li key={style}>
            <b>{style}</b>
            <p className="num">{renderTree(text)}</p>
          </li>
        ))}
      </ul>
      <div className={styles.copy}>
        <button type="button" className="btn btn-small" onClick={() => void copy()}>
          <Icon name="copy" />
          {t('journal.copyCitation')}
        </button>
        <output className="small">{outcome}</output>
      </div>
      <Files files={files} label={t('journal.records')} />
      {referenceFiles && (
        <>
          <p className={`small ${styles.listed}`}>{t('journal.referenceFiles')}</p>
          <Files files={referenceFiles} label={t('journal.referenceFiles')} isNamed />
        </>
      )}
    </section>
  );
}

/** @param isNamed whether each link includes the name of the list, because another list has the same labels */
function Files({
  files,
  label: name,
  isNamed = false,
}: {
  files: { label: string; href: string }[];
  label: string;
  isNamed?: boolean;
}) {
  return (
    <ul className={styles.records} aria-label={name}>
      {files.map(({ label, href }) => (
        <li key={href}>
          <a href={href} download="">
            <Icon name="file" />
            {label}
            {isNamed && <span className="hidden">, {name}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Today's date as 2026 Nov 22 or 22 November 2026, always in English, like the citations. */
function today(form: string | undefined): string {
  const now = new Date();
  const month = now.toLocaleString('en', { month: form === 'long' ? 'long' : 'short' });
  const parts = [now.getDate(), month, now.getFullYear()];
  return (form === 'long' ? parts : parts.reverse()).join(' ');
}
