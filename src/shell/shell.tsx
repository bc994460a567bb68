import type { ReactNode } from 'react';
import type { ResolvedPage, ResolvedSite } from '../core/content/resolved-page.ts';
import { BackgroundFilm } from './background-film.tsx';
import { ChatLink } from './chat-link.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { untranslatedLanguage } from './untranslated-language.ts';
import { useMessages } from '../ui/locale.ts';

interface ShellProps {
  site: ResolvedSite;
  page: Pick<ResolvedPage, 'route' | 'trail' | 'language' | 'languages'>;
  /** The rendered dialog over the page. */
  dialog?: ReactNode;
  children: ReactNode;
}

/** The parts around every page: skip link, header, film, footer, chat, dialog, and the live region. */
export function Shell({ site, page, dialog, children }: ShellProps) {
  const { route, trail } = page;
  const t = useMessages();
  return (
    <>
      <a className="skip" href="#content">
        {t('skip.link')}
      </a>
      <Header site={site} route={route} trail={trail} />
      {site.film && <BackgroundFilm film={site.film} isTall={route === (site.home ?? '/')} />}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {site.chat && <ChatLink link={site.chat} language={untranslatedLanguage(site, site.chat.label)} />}
      <Footer site={site} page={page} />
      {dialog}
      <div id="notice" role="status" />
      <p id="announcer" className="hidden" aria-live="polite" />
    </>
  );
}
