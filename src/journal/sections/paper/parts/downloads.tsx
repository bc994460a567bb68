import { Icon, Message, fileSize, hidden, useLocale } from 'pagewright/section';
import type { PaperData } from '../props.gen.ts';
import { citeId } from './cite.tsx';
import styles from './downloads.module.css';

/**
 * The paper's files and its usage. A page with the full text also has a link to the citations, which follow the text.
 */
export function Downloads({ data: { file, context, sections } }: { data: PaperData }) {
  const { pages, statusMark, epub, usage, citations } = context;
  const locale = useLocale();
  const { t } = locale;
  if (!file) return null;
  const length = pages && t('journal.pages', { count: pages });
  return (
    <section className={styles.downloads}>
      <h2>{t('journal.downloads')}</h2>
      <a className={styles.file} href={file.href} target="_blank" rel="noopener">
        <Icon name="download" />
        <span>
          <Message of="journal.fullText" values={{ format: file.format, hidden }} />
        </span>
        {statusMark && <strong>{statusMark}</strong>}
        <small className="num">
          {[length, !statusMark && fileSize(file.bytes, locale)].filter(Boolean).join(', ')}
        </small>
      </a>
      {epub && (
        <a className={styles.more} href={epub} download="">
          <Icon name="download" />
          {t('journal.fullTextFile', { format: 'EPUB' })}
          {statusMark && <strong>{statusMark}</strong>}
        </a>
      )}
      {sections && citations.length > 0 && (
        <a className={styles.more} href={`#${citeId}`}>
          {t('journal.cite')}
        </a>
      )}
      {usage && <p className="small soft num">{t('journal.usage', usage)}</p>}
    </section>
  );
}
