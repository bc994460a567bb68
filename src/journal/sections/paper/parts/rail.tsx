import type { ReactNode } from 'react';
import { TextLink, useMessages } from 'pagewright/section';
import type { PaperData } from '../props.gen.ts';
import { Cite } from './cite.tsx';
import { Downloads } from './downloads.tsx';
import { Share } from './share.tsx';
import styles from './rail.module.css';

/** Next to the abstract, or after the full text: citations, facts, and sharing. */
export function Rail({ data }: { data: PaperData }) {
  const t = useMessages();
  const { context } = data;
  return (
    <aside className={styles.rail} aria-label={t('journal.filesAndFacts')}>
      {!data.sections && <Downloads data={data} />}
      <Cite context={context} />
      <Facts data={data} />
      {context.url && <Share context={context} />}
    </aside>
  );
}

function Facts({ data: { facts, context } }: { data: PaperData }) {
  const t = useMessages();
  const { subject, special, journal, corrections, noticeOf } = context;
  return (
    <section>
      <h2>{noticeOf ? t('journal.aboutNotice') : t('journal.about')}</h2>
      <dl className={`num ${styles.facts}`}>
        {journal && (
          <Fact term={t('journal.journal')}>
            <a href={journal.to}>{journal.label}</a>
          </Fact>
        )}
        {special && (
          <Fact term={t('journal.specialIssue')}>
            <a href={special.to}>{special.label}</a>
          </Fact>
        )}
        {facts
          .filter(({ withTitle }) => !withTitle)
          .map(({ term, value, to }) => (
            <Fact key={term} term={term}>
              {to ? <a href={to}>{value}</a> : value}
            </Fact>
          ))}
        {subject && (
          <Fact term={t('journal.subject')}>
            <a href={subject.to}>{subject.label}</a>
          </Fact>
        )}
      </dl>
      {corrections && !noticeOf && <TextLink link={{ label: t('journal.report'), to: corrections }} />}
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
