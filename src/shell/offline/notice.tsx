import type { IconName } from '../../core/content/parts.gen.ts';
import type { Locale, Translate } from '../../core/messages/locale.ts';
import { Icon } from '../../ui/icon.tsx';
import '../../ui/parts/icon-button.css';
import '../../ui/parts/notice.css';

/**
 * The kinds of notices: there is no connection (`offline`), the site is unreachable (`unreached`), and both
 * of them on a cached copy; a cached copy is shown because the network was slow (`slow-copy`), or although
 * the site is reachable again (`copy`); the site has a newer build (`new`); a waiting form was sent (`sent`).
 */
export type ConnectionNoticeKind =
  'offline' | 'offline-copy' | 'unreached' | 'unreached-copy' | 'slow-copy' | 'copy' | 'new' | 'sent';

export interface NoticeProps {
  kind: ConnectionNoticeKind;
  /** The time of the copy, in milliseconds. */
  storedAt: number;
  /** A sentence about the sent form. */
  sent: string;
  onDismiss: () => void;
  locale: Locale;
}

/** A line at the foot of the window, with a button for reloading if that helps. */
export function Notice({ kind, storedAt, sent, onDismiss, locale: { t } }: NoticeProps) {
  return (
    <div className="notice">
      <Icon name={noticeIcon(kind)} />
      <p>{kind === 'sent' ? sent : noticeText(kind, new Date(storedAt), t)}</p>
      {['slow-copy', 'copy', 'new'].includes(kind) && (
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

function noticeIcon(kind: ConnectionNoticeKind): IconName {
  if (kind === 'sent') return 'check';
  return /^(offline|unreached)/.test(kind) ? 'warning' : 'info';
}

function noticeText(kind: Exclude<ConnectionNoticeKind, 'sent'>, storedAt: Date, t: Translate): string {
  switch (kind) {
    case 'offline':
      return t('notice.offline');
    case 'offline-copy':
      return t('notice.offlineCopy', { keptAt: storedAt });
    case 'unreached':
      return t('notice.unreached');
    case 'unreached-copy':
      return t('notice.unreachedCopy', { keptAt: storedAt });
    case 'slow-copy':
      return t('notice.slowCopy', { keptAt: storedAt });
    case 'copy':
      return t('notice.copy', { keptAt: storedAt });
    case 'new':
      return t('notice.new');
  }
}
