import { createRoot } from 'react-dom/client';
import { offlineData } from '../../core/offline/offline-page.ts';
import type { Locale } from '../../core/messages/locale.ts';
import { connection, watchConnection } from '../../ui/parts/connection/connection.ts';
import { Notice } from './notice.tsx';
import type { NoticeKind } from './notice.tsx';
import { watchBuild } from './watch-build.ts';

export interface Notices {
  /** Another page has come. */
  arrive: () => void;
  /** Says what was sent, until the visitor dismisses it. */
  say: (text: string) => void;
}

/**
 * Says in the region for notices, which is there before any notice, that the site can't be reached, that the visitor
 * reads a stored copy, or that the site has a newer build. One thing at a time, and nothing is loaded anew unless the
 * visitor asks for it.
 * @param build that the page is of
 * @param locale in which it is said, with the time zone of the visitor
 */
export function showNotices(build: string, locale: Locale): Notices {
  const place = document.getElementById('notice');
  if (!place) return { arrive: () => undefined, say: () => undefined };
  const { dataset } = document.documentElement;
  const region = createRoot(place);
  let isNew = false;
  let sent = '';
  let dismissed = '';
  const show = () => {
    const notice = sent ? 'sent' : noticeFor(dataset, isNew);
    const isWanted = notice === 'sent' || (notice !== dismissed && dataset['page'] !== offlineData);
    const dismiss = () => {
      if (sent) sent = '';
      else dismissed = notice ?? '';
      show();
    };
    region.render(
      notice && isWanted ? (
        <Notice
          kind={notice}
          keptAt={Number(dataset['kept'])}
          sent={sent}
          onDismiss={dismiss}
          locale={locale}
        />
      ) : null,
    );
  };
  watchConnection(() => {
    dismissed = '';
    // What came because the network was slow is from now on an old page like any other.
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
      // Its data have come from the site, and are of today.
      if (connection() === 'online') delete dataset['kept'];
      show();
    },
    say: (text) => {
      sent = text;
      show();
    },
  };
}

function noticeFor({ kept, keptWhy }: DOMStringMap, isNew: boolean): NoticeKind | undefined {
  const state = connection();
  if (state !== 'online') return kept ? `${state}-copy` : state;
  if (kept) return keptWhy === 'slow' ? 'slow-copy' : 'copy';
  return isNew ? 'new' : undefined;
}
