import type { ReactNode } from 'react';
import { TextLink } from '../../../../ui/action.tsx';
import { fileSize } from '../../../../ui/parts/file-size.ts';
import { Icon } from '../../../../ui/icon.tsx';
import type { PaperData } from '../props.gen.ts';
import { Cite } from './cite.tsx';
import { Share } from './share.tsx';
import { useLocale, useMessages } from '../../../../ui/locale.ts';
import { hidden, Message } from '../../../../ui/message.tsx';
import styles from './rail.module.css';

/** Beside the abstract: the files, how to cite, what is known of the paper, and how to pass it on. */
export function Rail({ data }: { data: PaperData }) {
  const t = useMessages();
  const { context } = data;
  return (
    <aside className={styles.rail} aria-label={t('journal.filesAndFacts')}>
      <Downloads data={data} />
      {context.citations.length > 0 && <Cite citations={context.citations} />}
      <Facts data={data} />
      {context.url && <Share context={context} />}
    </aside>
  );
}

function Downloads({ data: { file, context, sections } }: { data: PaperData }) {
  const { pages, files, mark, epub, usage } = context;
  const locale = useLocale();
  const { t } = locale;
  if (!file && files.length === 0) return null;
  const length = pages && t('journal.pages', { count: pages });
  return (
    <section className={styles.downloads}>
      <h2>{t('journal.downloads')}</h2>
      {file && (
        <a className={styles.file} href={file.href} target="_blank" rel="noopener">
          <Icon name="download" />
          <span>
            <Message of="journal.fullText" values={{ format: file.format, hidden }} />
          </span>
          {mark && <strong>{mark}</strong>}
          <small className="num">
            {[length, !mark && fileSize(file.bytes, locale)].filter(Boolean).join(', ')}
          </small>
        </a>
      )}
      {sections && (
        <a className={styles.read} href={`#${sections[0]?.id}`}>
          {t('journal.readText')}
        </a>
      )}
      {epub && (
        <a className={styles.read} href={epub} download="">
          <Icon name="download" />
          {t('journal.fullTextFile', { format: 'EPUB' })}
        </a>
      )}
      {files.length > 0 && (
        <ul className={styles.records} aria-label={t('journal.records')}>
          {files.map(({ label, href }) => (
            <li key={href}>
              <a href={href} download="">
                <Icon name="file" />
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      {usage && <p className="small soft num">{t('journal.usage', usage)}</p>}
    </section>
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
        {facts.map(({ term, value, to }) => (
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
