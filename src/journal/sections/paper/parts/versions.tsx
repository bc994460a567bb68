import { Fragment } from 'react';
import { fileSize, useLocale } from 'pagewright/section';
import type { PaperData } from '../props.gen.ts';
import styles from './versions.module.css';

/** The history of the paper since its publication: versions and notices, oldest first. */
export function Versions({ data: { versions = [], context } }: { data: PaperData }) {
  const locale = useLocale();
  const { t } = locale;
  if (versions.length === 0) return null;
  const notices = (context.notices ?? []).map(({ date, label, text, to }) => {
    return { date, label, text, link: <a href={to}>{t('journal.readNotice')}</a> };
  });
  const kept = versions.map(({ date, label, text, file }) => {
    const words =
      file && `${t('journal.earlierVersion', { format: file.format })} (${fileSize(file.bytes, locale)})`;
    return { date, label, text, link: file && <a href={file.href}>{words}</a> };
  });
  const all = [...kept, ...notices].sort((one, other) =>
    one.date < other.date ? -1 : one.date > other.date ? 1 : 0,
  );
  return (
    <div className={styles.versions}>
      <h2>{t('journal.versions')}</h2>
      <dl>
        {all.map(({ label, text, link }) => (
          <Fragment key={label}>
            <dt className="num">{label}</dt>
            <dd>
              {text} {link}
            </dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}
