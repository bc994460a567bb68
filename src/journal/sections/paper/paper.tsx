import type { ReactNode } from 'react';
import { Crumbs } from 'pagewright/crumbs';
import { RichText, type SectionProps, useMessages } from 'pagewright/section';
import 'pagewright/styles/languages.css';
import { PrintedWork } from '../../ui/printed-work.tsx';
import { Abstract, hasWords, isShownBelow } from './parts/abstract.tsx';
import { Authors } from './parts/authors.tsx';
import { Downloads } from './parts/downloads.tsx';
import { Neighbours } from './parts/neighbours.tsx';
import { Notices } from './parts/notices.tsx';
import { Rail } from './parts/rail.tsx';
import { Rights } from './parts/rights.tsx';
import { Statements } from './parts/statements.tsx';
import { Related } from './parts/related.tsx';
import { Versions } from './parts/versions.tsx';
import type { PaperData } from './props.gen.ts';
import styles from './paper.module.css';

export default function Paper({ data, render }: SectionProps<PaperData>) {
  const t = useMessages();
  const { language, references = [] } = data;
  return (
    <article id={data.id} className={`wrap ${styles.root}`}>
      <Crumbs crumbs={data.breadcrumbs} current={data.currentPage} />
      <Notices context={data.context} />
      <div className={styles.grid}>
        <Head data={data} />
        <div className={styles.column}>
          {data.text && (
            <div lang={language} dir={data.direction}>
              <RichText value={data.text} />
            </div>
          )}
          {hasWords(data) && <Abstract data={data} />}
          {!data.sections && <Closing data={data} />}
        </div>
        {data.sections && <Whole data={data}>{render(data.sections)}</Whole>}
        <Rail data={data} />
        {references.length > 0 && (
          <div className={`${styles.column} ${styles.references}`}>
            <h2>{t('journal.references')}</h2>
            <ol lang={language} dir="auto">
              {references.map((reference, index) => (
                <li key={index}>
                  <PrintedWork reference={reference} />
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
      <Related context={data.context} />
      <Neighbours context={data.context} />
    </article>
  );
}

/**
 * The page of a paper with its full text. The text comes directly after the abstract and the files, because small
 * screens show all parts in one column.
 */
function Whole({ data, children }: { data: PaperData; children: ReactNode }) {
  return (
    <>
      <div className={styles.files}>
        <Downloads data={data} />
      </div>
      <div className={styles.text} data-below="">
        {children}
      </div>
      <div className={styles.column}>
        <Closing data={data} />
      </div>
    </>
  );
}

/** The declarations, the history of the paper, and the terms of use. */
function Closing({ data }: { data: PaperData }) {
  return (
    <>
      <Statements data={data} />
      <Versions data={data} />
      <Rights context={data.context} />
    </>
  );
}

function Head({ data }: { data: PaperData }) {
  return (
    <header className={styles.head}>
      <p className="small soft num">{data.line}</p>
      <h1 lang={data.language} dir={data.direction}>
        {data.context.statusMark && (
          <span lang="en" className={styles.mark}>
            {`${data.context.statusMark}: `}
          </span>
        )}
        {data.title}
      </h1>
      {data.subtitle && (
        <p lang={data.language} dir={data.direction} className={`lede ${styles.subtitle}`}>
          {data.subtitle}
        </p>
      )}
      {(data.translations ?? []).filter(isShownBelow).map(({ language, direction, title, subtitle }) => (
        <p key={language} lang={language} dir={direction} className="lede">
          {[title, subtitle].filter(Boolean).join(' – ')}
        </p>
      ))}
      <Authors authors={data.authors} />
      <FirstFacts data={data} />
      {data.note && <p className={`small ${styles.note}`}>{data.note}</p>}
    </header>
  );
}

/** Identifier, dates and licence: readers and indexers look for them beside the title. */
function FirstFacts({ data: { facts, context } }: { data: PaperData }) {
  const t = useMessages();
  const licence = context.rights?.licence;
  const shown = facts.filter(({ withTitle }) => withTitle);
  if (licence) shown.push({ term: t('journal.licence'), value: licence.label, to: licence.to });
  if (shown.length === 0) return null;
  return (
    <dl className={`num ${styles.facts}`}>
      {shown.map(({ term, value, to }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{to ? <a href={to}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
