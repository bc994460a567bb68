import { Icon, renderTree, useMessages } from 'pagewright/section';
import type { PaperContext } from '../../../content/resolved.ts';
import styles from './notices.module.css';

/** The status of the paper above everything else, in words and by colour; for a notice, its paper. */
export function Notices({ context: { notices = [], noticeOf } }: { context: PaperContext }) {
  const t = useMessages();
  if (notices.length === 0 && !noticeOf) return null;
  return (
    <div role="note" className={styles.notices}>
      {notices.map(({ kind, label, text, to }) => {
        const isDoubt = kind === 'retraction' || kind === 'expression-of-concern';
        return (
          <div key={to} className={isDoubt ? styles.doubt : styles.correction}>
            <Icon name={isDoubt ? 'warning' : 'info'} />
            <p>
              <strong className="num">{label}.</strong> {text} <a href={to}>{t('journal.readNotice')}</a>
            </p>
          </div>
        );
      })}
      {noticeOf && (
        <div className={styles.correction}>
          <Icon name="file" />
          <p>
            <strong>{t('journal.noticeOf')}</strong> {renderTree(noticeOf.reference)}{' '}
            <a href={noticeOf.to}>{t('journal.readPaper')}</a>
          </p>
        </div>
      )}
    </div>
  );
}
