import type { IconName } from '../../core/content/parts.gen.ts';
import type { Locale, Translate } from '../../core/messages/locale.ts';
import { Icon } from '../../ui/icon.tsx';
import '../../ui/parts/icon-button.css';
import '../../ui/parts/notice.css';

/** The reasons for a notice at the foot of the window. A copy is a page that the service worker has stored. */
export type NoticeReason =
  /** There is no connection. */
  | 'offline'
  | 'offline-copy'
  /** There is a connection, but the site does not answer. */
  | 'unreached'
  | 'unreached-copy'
  /** A copy is shown because the network was slow. */
  | 'slow-copy'
  /** A copy is still shown although the site can be reached again. */
  | 'copy'
  /** The site has a newer build than the page. */
  | 'new'
  /** A form that waited for the connection was sent. */
  | 'sent';

/** The props of `Notice`. */
export interface NoticeProps {
  reason: NoticeReason;
  /** The time of the copy, in milliseconds; not a number if the page is no copy. */
  storedAt: number;
  /** The message about the sent form; empty for other reasons. */
  sentMessage: string;
  onDismiss: () => void;
  locale: Locale;
}

/** A line at the foot of the window, with a button for reloading if that helps. */
export function Notice({ reason, storedAt, sentMessage, onDismiss, locale: { t } }: NoticeProps) {
  return (
    <div className="notice">
      <Icon name={noticeIcon(reason)} />
      <p>{reason === 'sent' ? sentMessage : noticeText(reason, new Date(storedAt), t)}</p>
      {['slow-copy', 'copy', 'new'].includes(reason) && (
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

function noticeIcon(reason: NoticeReason): IconName {
  if (reason === 'sent') return 'check';
  return /^(offline|unreached)/.test(reason) ? 'warning' : 'info';
}

function noticeText(reason: Exclude<NoticeReason, 'sent'>, storedAt: Date, t: Translate): string {
  switch (reason) {
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
