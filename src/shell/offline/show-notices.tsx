import { createRoot } from 'react-dom/client';
import { offlineData } from '../../core/offline/request-kind.ts';
import type { Locale } from '../../core/messages/locale.ts';
import { Notice } from './notice.tsx';
import type { NoticeProps } from './notice.tsx';
import { watchBuild } from './watch-build.ts';

/**
 * Says in the region for notices, which is there before any notice, that the visitor is offline, reads a kept copy, or
 * that the site has a newer build. One thing at a time, and nothing is loaded anew unless the visitor asks for it.
 * @param build that the page is of
 * @param locale in which it is said, with the time zone of the visitor
 */
export function showNotices(build: string, locale: Locale): { arrive: () => void } {
  const place = document.getElementById('notice');
  if (!place) return { arrive: () => undefined };
  const { dataset } = document.documentElement;
  const region = createRoot(place);
  let isNew = false;
  let dismissed = '';
  const show = () => {
    const notice = noticeFor({ isOnline: navigator.onLine, kept: dataset['kept'], isNew });
    const isWanted = notice && notice !== dismissed && dataset['page'] !== offlineData;
    const dismiss = () => {
      dismissed = notice ?? '';
      show();
    };
    region.render(
      isWanted ? (
        <Notice kind={notice} keptAt={Number(dataset['kept'])} onDismiss={dismiss} locale={locale} />
      ) : null,
    );
  };
  const reset = () => {
    dismissed = '';
    show();
  };
  addEventListener('online', reset);
  addEventListener('offline', reset);
  watchBuild(build, () => {
    isNew = true;
    show();
  });
  show();
  return {
    /** Another page has come; with a connection it is the page of today. */
    arrive: () => {
      if (navigator.onLine) delete dataset['kept'];
      show();
    },
  };
}

function noticeFor(state: {
  isOnline: boolean;
  kept: string | undefined;
  isNew: boolean;
}): NoticeProps['kind'] | undefined {
  if (!state.isOnline) return state.kept ? 'offline-copy' : 'offline';
  if (state.kept) return 'copy';
  return state.isNew ? 'new' : undefined;
}
