import type { Locale, Translate } from '../../core/messages/locale.ts';
import { Icon } from '../../ui/icon.tsx';
import '../../ui/parts/icon-button.css';
import '../../ui/parts/notice.css';

export interface NoticeProps {
  kind: 'offline' | 'offline-copy' | 'copy' | 'new';
  /** When the copy was made, in milliseconds. */
  keptAt: number;
  onDismiss: () => void;
  locale: Locale;
}

/** A line at the foot of the window, and where loading the page anew helps, the button for it. */
export function Notice({ kind, keptAt, onDismiss, locale: { t } }: NoticeProps) {
  const isOnline = kind === 'copy' || kind === 'new';
  return (
    <div className="notice">
      <Icon name={isOnline ? 'info' : 'warning'} />
      <p>{textOf(kind, new Date(keptAt), t)}</p>
      {isOnline && (
        <button type="button" className="btn btn-small" onClick={() => location.reload()}>
          {t('notice.reload')}
        </button>
      )}
      <button type="button" className="icon-button" aria-label={t('notice.dismiss')} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}

function textOf(kind: NoticeProps['kind'], keptAt: Date, t: Translate): string {
  switch (kind) {
    case 'offline':
      return t('notice.offline');
    case 'offline-copy':
      return t('notice.offlineCopy', { keptAt });
    case 'copy':
      return t('notice.copy', { keptAt });
    case 'new':
      return t('notice.new');
  }
}
