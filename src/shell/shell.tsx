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
  /** The dialog that is over the page, drawn. */
  dialog?: ReactNode;
  children: ReactNode;
}

/** What is around every page: skip link, header, film, footer, chat, dialog, and the place for announcements. */
export function Shell({ site, route, trail, dialog, children }: ShellProps) {
  const t = useMessages();
  return (
    <>
      <a className="skip" href="#content">
        {t('skip.link')}
      </a>
      <Header site={site} route={route} trail={trail} />
      {site.film && <BackgroundFilm film={site.film} tall={route === '/'} />}
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
