import type { PageData, ResolvedSite } from '../core/content/resolved-page.ts';
import { createLocale } from '../core/messages/locale.ts';
import { watchWaitingForms } from '../forms/send/waiting-forms.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { registerWorker, removeWorker } from '../shell/offline/register.ts';
import { showNotices } from '../shell/offline/show-notices.tsx';
import type { createSiteRouter } from './router.tsx';

/**
 * Starts the background tasks of a hydrated page when it is idle: it prefetches linked pages, sends waiting
 * forms, registers the service worker, reports visited pages to it, and announces that the page is offline or
 * outdated.
 */
export async function startBackgroundTasks(
  router: ReturnType<typeof createSiteRouter>,
  site: ResolvedSite,
): Promise<void> {
  prefetchLinks(router);
  const current = () => router.state.loaderData['page'] as PageData;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const locale = createLocale({ ...site, timeZone });
  const notices = showNotices(current().build, locale);
  const sendWaitingForms = watchWaitingForms(createLocale(site), notices.notify);
  const report = site.offline ? await registerWorker() : await removeWorker();
  let reported: PageData | undefined;
  const arrive = () => {
    const data = current();
    if (router.state.navigation.state !== 'idle' || data === reported) return;
    if (reported) {
      notices.arrive();
      sendWaitingForms();
    }
    reported = data;
    report?.({ route: data.page.route, build: data.build, version: data.version });
  };
  arrive();
  router.subscribe(arrive);
}
