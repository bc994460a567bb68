import { fileSize, useLocale } from 'pagewright/section';
import type { PaperData } from '../props.gen.ts';
import styles from '../paper.module.css';

/** The supplementary files, and the authors' declarations. */
export function Statements({ data: { supplements = [], statements = [] } }: { data: PaperData }) {
  return (
    <>
      <Supplements files={supplements} />
      {statements.map(({ title, text, links = [] }) => (
        <div key={title} className={styles.statement}>
          <h2>{title}</h2>
          <p>{text}</p>
          {links.map(({ label, to }) => (
            <p key={to}>
              <a href={to}>{label}</a>
            </p>
          ))}
        </div>
      ))}
    </>
  );
}

/** The supplementary files, each with its kind and size. */
function Supplements({ files = [] }: { files: PaperData['supplements'] }) {
  const locale = useLocale();
  if (files.length === 0) return null;
  return (
    <div className={styles.statement}>
      <h2>{locale.t('journal.supplements')}</h2>
      {files.map(({ label, description, file }) => (
        <p key={file.href}>
          <a href={file.href} download="">
            {label}
          </a>{' '}
          <span className="soft num">{`(${file.format}, ${fileSize(file.bytes, locale)})`}</span>
          {description && `. ${description}`}
        </p>
      ))}
    </div>
  );
}
