import { Icon } from '../../../../ui/icon.tsx';
import type { PaperData } from '../props.gen.ts';
import { useMessages } from '../../../../ui/locale.ts';
import styles from './notices.module.css';

/** What readers must know before they rely on the paper: above everything else, in words and not by colour alone. */
export function Notices({ notices = [] }: { notices: PaperData['notices'] }) {
  const t = useMessages();
  if (notices.length === 0) return null;
  return (
    <div role="note" className={styles.notices}>
      {notices.map(({ kind, label, text, to }) => (
        <div key={label + text} className={kind === 'correction' ? styles.correction : styles.doubt}>
          <Icon name={kind === 'correction' ? 'info' : 'warning'} />
          <p>
            <strong className="num">{label}.</strong> {text}{' '}
            {to && <a href={to}>{t('journal.readNotice')}</a>}
          </p>
        </div>
      ))}
    </div>
  );
}
