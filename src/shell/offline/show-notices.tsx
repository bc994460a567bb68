import { createRoot } from 'react-dom/client';
import { offlineData } from '../../core/offline/offline-page.ts';
import type { Locale } from '../../core/messages/locale.ts';
import { connection, watchConnection, askSite } from '../../ui/parts/connection/connection.ts';
import { Notice } from './notice.tsx';
import type { NoticeReason } from './notice.tsx';

/** The functions with which the application changes the notice. */
export interface NoticeDisplay {
  /** Must be called after each navigation. */
  arrive: () => void;
  /** Shows a message until the visitor dismisses it. */
  notify: (text: string) => void;
}

/**
 * Shows notices in a live region that already exists: the site is unreachable, the page is a cached copy, or
 * the site has a newer build. One notice at a time; the page is reloaded only on request.
 * @param build build of the page
 * @param locale locale of the notices, with the visitor's time zone
 */
export function showNotices(build: string, locale: Locale): NoticeDisplay {
  const place = document.getElementById('notice');
  if (!place) return { arrive: () => undefined, notify: () => undefined };
  const { dataset } = document.documentElement;
  const region = createRoot(place);
  let isNew = false;
  let sentMessage = '';
  let dismissed = '';
  const show = () => {
    const reason = sentMessage ? 'sent' : noticeFor(dataset, isNew);
    const isWanted = reason === 'sent' || (reason !== dismissed && dataset['page'] !== offlineData);
    const dismiss = () => {
      if (sentMessage) sentMessage = '';
      else dismissed = reason ?? '';
      show();
    };
    region.render(
      reason && isWanted ? (
        <Notice
          reason={reason}
          storedAt={Number(dataset['kept'])}
          sentMessage={sentMessage}
          onDismiss={dismiss}
          locale={locale}
        />
      ) : null,
    );
  };
  watchConnection(() => {
    dismissed = '';
    // From now on, a copy that was shown because the network was slow is an ordinary old copy.
    if (connection() !== 'online') delete dataset['keptWhy'];
    show();
  });
  watchBuild(build, () => {
    isNew = true;
    show();
  });
  show();
  return {
    arrive: () => {
      // The data came from the site, so they are current.
      if (connection() === 'online') delete dataset['kept'];
      show();
    },
    notify: (text) => {
      sentMessage = text;
      show();
    },
  };
}

/** The reason for a notice about the page; the loader has written `kept`, the time of a copy, on the document. */
function noticeFor({ kept, keptWhy }: DOMStringMap, isNew: boolean): NoticeReason | undefined {
  const state = connection();
  if (state !== 'online') return kept ? `${state}-copy` : state;
  if (kept) return keptWhy === 'slow' ? 'slow-copy' : 'copy';
  return isNew ? 'new' : undefined;
}

/** The minimal time between two checks, in milliseconds; a tab checks each time it is shown again. */
const pause = 60_000;

/**
 * Reports once that the site has a newer build than the page.
 * @param build build of the page
 */
function watchBuild(build: string, onNew: () => void): void {
  let asked = performance.now();
  const ask = async () => {
    if (document.hidden || performance.now() - asked < pause) return;
    asked = performance.now();
    const current = await askSite().catch(() => undefined);
    if (!current || current.build === build) return;
    document.removeEventListener('visibilitychange', ask);
    removeEventListener('focus', ask);
    onNew();
  };
  document.addEventListener('visibilitychange', ask);
  addEventListener('focus', ask);
}
