import type { ReactNode } from 'react';
import type { ResolvedSite } from '../core/content/resolved-page.ts';
import { BackgroundFilm } from './background-film.tsx';
import { ChatLink } from './chat-link.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useMessages } from '../ui/locale.ts';

interface ShellProps {
  site: ResolvedSite;
  route: string;
  /** The routes of the pages above this one. */
  trail: string[];
  /** The dialog that stands over the page, drawn. */
  dialog?: ReactNode;
  children: ReactNode;
}

/** What stands around every page: skip link, film, header, footer, chat, dialog, and the place for announcements. */
export function Shell({ site, route, trail, dialog, children }: ShellProps) {
  const t = useMessages();
  return (
    <>
      <a className="skip" href="#content">
        {t('skip.link')}
      </a>
      {site.film && <BackgroundFilm film={site.film} tall={route === '/'} />}
      <Header site={site} route={route} trail={trail} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {site.chat && <ChatLink link={site.chat} />}
      <Footer site={site} route={route} />
      {dialog}
      <div id="notice" role="status" />
      <p id="announcer" className="hidden" aria-live="polite" />
    </>
  );
}
