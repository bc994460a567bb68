import { Icon } from '../../ui/icon.tsx';
import styles from './notice.module.css';

export interface NoticeProps {
  kind: 'offline' | 'offline-copy' | 'copy' | 'new';
  /** When the copy was made, in milliseconds. */
  keptAt: number;
  onDismiss: () => void;
}

/** A line at the foot of the window, and where loading the page anew helps, the button for it. */
export function Notice({ kind, keptAt, onDismiss }: NoticeProps) {
  const isOnline = kind === 'copy' || kind === 'new';
  return (
    <div className={styles.notice}>
      <Icon name={isOnline ? 'info' : 'warning'} />
      <p>{wordsFor(kind, keptAt)}</p>
      {isOnline && (
        <button type="button" className="btn btn-small" onClick={() => location.reload()}>
          Reload
        </button>
      )}
      <button type="button" className={styles.close} aria-label="Dismiss" onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}

function wordsFor(kind: NoticeProps['kind'], keptAt: number): string {
  switch (kind) {
    case 'offline':
      return 'You are offline. Pages you have read stay readable; forms are kept until you are back.';
    case 'offline-copy':
      return `You are offline. This is the page of ${moment(keptAt)}; forms are kept until you are back.`;
    case 'copy':
      return `This is the page of ${moment(keptAt)}. Reload it to see today’s.`;
    case 'new':
      return 'A newer version of this site is there. Reload to see it; what you have typed is kept.';
  }
}

function moment(at: number): string {
  return new Date(at).toLocaleString('en-IN', {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
}
